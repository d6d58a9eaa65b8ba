/* A print job as pictures in a folder: one of each piece, or one of each sheet. */
#include "app/cardboard/print-pictures.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n.h>

#include "engine/format/save-file.h"

#define MM_PER_INCH 25.4

static cairo_status_t
collect (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* Letters, digits and what file names can have everywhere; none that hides the file. */
static char *
plain_name (const char *name)
{
  char *plain = g_strdup (name);

  for (char *c = plain; *c != '\0'; c++)
    if (!g_ascii_isalnum (*c) && strchr ("-_.+", *c) == NULL && !(*c & 0x80))
      *c = '_';
  if (*plain == '.')
    *plain = '_';
  return plain;
}

static char *
id_of (const TwTileSet *set, const TwPrintPiece *piece)
{
  switch (piece->kind)
    {
    case TW_PRINT_TILE:
      return g_strconcat (set->tiles[piece->tile]->id, piece->variant < 0 ? "" : "_",
                          piece->variant < 0 ? ""
                                             : set->tiles[piece->tile]->variants[piece->variant].id,
                          piece->is_dark ? "-start" : "", NULL);
    case TW_PRINT_BLOCK:
      return g_strconcat (set->blocks[piece->tile].id, piece->is_dark ? "-start" : "", NULL);
    case TW_PRINT_TOKEN:
    case TW_PRINT_DISC:
    case TW_PRINT_STANDEE:
      break;
    }
  return piece->colour < TW_N_PLAYER_COLOURS
             ? g_strdup_printf ("%s_%s", piece->name, tw_player_colour_name (piece->colour))
             : g_strdup (piece->name);
}

/* What the names of each piece's pictures begin with. Different ids may give one name, on some
 * disks even those that differ in capitals: a number tells them apart. */
static GPtrArray *
stems_new (const TwPrintJob *job)
{
  const TwPrintLayout *layout = tw_print_job_layout (job);
  GPtrArray *stems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < layout->pieces->len; i++)
    {
      g_autofree char *id =
          id_of (tw_print_job_set (job), &g_array_index (layout->pieces, TwPrintPiece, i));
      g_autofree char *plain = plain_name (id);
      char *stem = g_strdup (plain);

      for (guint n = 2; !g_hash_table_add (taken, g_utf8_casefold (stem, -1)); n++)
        {
          g_free (stem);
          stem = g_strdup_printf ("%s-%u", plain, n);
        }
      g_ptr_array_add (stems, stem);
    }
  return stems;
}

/* "CRFR-front-x3.png", "CRFR-back-x3.png", "sheet-01-front.png": in order, told apart, with the
 * number of copies. */
static char *
name_of (const TwPrintLayout *layout, const GPtrArray *stems, const TwPrintPage *page)
{
  const TwPrintPlace *place = tw_print_layout_place (layout, page, 0);
  const char *side = place->is_back ? "back" : "front";

  if (layout->plan->form == TW_PRINT_SHEET_PICTURES)
    return g_strdup_printf ("sheet-%02u-%s.png", page->number, side);
  return g_strdup_printf ("%s-%s-x%u.png", (const char *) stems->pdata[place->piece], side,
                          tw_print_layout_piece (layout, place)->count);
}

/* Dots to the millimetre, so that a picture is exactly as large as the plan says. */
static double
dots_of (const TwPrintLayout *layout, const TwPrintPage *page)
{
  const TwPrintPlan *plan = layout->plan;

  if (plan->form == TW_PRINT_PICTURES && plan->pixels > 0)
    return plan->pixels / page->paper_width;
  return plan->dpi / MM_PER_INCH;
}

static void
put_32 (guint8 *to, guint32 value)
{
  value = GUINT32_TO_BE (value);
  memcpy (to, &value, sizeof value);
}

/* The checksum of a chunk, as PNG has it: CRC-32. */
static guint32
checksum (const guint8 *data, gsize length)
{
  guint32 rest = 0xffffffff;

  for (gsize i = 0; i < length; i++)
    {
      rest ^= data[i];
      for (guint bit = 0; bit < 8; bit++)
        rest = rest >> 1 ^ (rest & 1 ? 0xedb88320 : 0);
    }
  return ~rest;
}

/* A chunk that cairo does not write: how large a dot is, lest a layout program take the picture for
 * one of 72 dots to the inch. It stands behind the first one. @dots: to the millimetre */
static void
add_dots (GByteArray *png, double dots)
{
  const gsize before = 8 + 25;
  guint8 chunk[4 + 4 + 9 + 4] = "    pHYs        \1";

  put_32 (chunk, 9);
  put_32 (chunk + 8, (guint32) lround (dots * 1000));
  put_32 (chunk + 12, (guint32) lround (dots * 1000));
  put_32 (chunk + 17, checksum (chunk + 4, 4 + 9));
  g_byte_array_set_size (png, (guint) (png->len + sizeof chunk));
  memmove (png->data + before + sizeof chunk, png->data + before, png->len - before - sizeof chunk);
  memcpy (png->data + before, chunk, sizeof chunk);
}

static gboolean
save_page (TwPrintJob *job, guint n, const GPtrArray *stems, const char *folder, GError **error)
{
  const TwPrintLayout *layout = tw_print_job_layout (job);
  const TwPrintPage *page = tw_print_layout_page (layout, n);
  double dots = dots_of (layout, page);
  g_autofree char *name = name_of (layout, stems, page),
                  *path = g_build_filename (folder, name, NULL);
  g_autoptr (GByteArray) png = g_byte_array_new ();
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) lround (page->paper_width * dots),
                                  (int) lround (page->paper_height * dots));
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, dots, dots);
  tw_print_job_draw (job, n, cr);
  cairo_destroy (cr);
  status = cairo_surface_write_to_png_stream (surface, collect, png);
  cairo_surface_destroy (surface);
  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error (error, TW_PRINT_ERROR, TW_PRINT_ERROR_DRAWING,
                   _ ("The pages cannot be drawn: %s"), cairo_status_to_string (status));
      return FALSE;
    }
  add_dots (png, dots);
  return tw_save_file (path, (const char *) png->data, png->len, NULL, NULL, error);
}

/* Copies have one picture; so have their backs. */
static gboolean
is_again (const TwPrintLayout *layout, guint n)
{
  const TwPrintPlace *place, *before;

  if (layout->plan->form != TW_PRINT_PICTURES || n == 0)
    return FALSE;
  place = tw_print_layout_place (layout, tw_print_layout_page (layout, n), 0);
  before = tw_print_layout_place (layout, tw_print_layout_page (layout, n - 1), 0);
  return place->piece == before->piece && place->is_back == before->is_back;
}

gboolean
tw_print_pictures_save (TwPrintJob *job,
                        const char *folder,
                        GCancellable *cancellable,
                        TwPrintProgress progress,
                        gpointer user_data,
                        GError **error)
{
  const TwPrintLayout *layout = tw_print_job_layout (job);
  g_autoptr (GPtrArray) stems = stems_new (job);

  for (guint n = 0; n < layout->pages->len; n++)
    {
      if (g_cancellable_set_error_if_cancelled (cancellable, error)
          || (!is_again (layout, n) && !save_page (job, n, stems, folder, error)))
        return FALSE;
      if (progress != NULL)
        progress (n + 1, layout->pages->len, user_data);
    }
  return TRUE;
}
