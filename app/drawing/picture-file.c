/* Pictures are drawn into memory and written at once, so that a failure leaves the old
 * file as it was. */
#include "app/drawing/picture-file.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "app/drawing/sort-mark.h"
#include "app/drawing/svg-tidy.h"
#include "app/drawing/theme-own.h"
#include "app/drawing/tile-back.h"
#include "app/drawing/tile-drawing.h"
#include "app/drawing/tile-layout.h"
#include "engine/format/save-file.h"

/* cairo's limit for images, and some for the sake of memory. */
#define MAX_PIXELS 30000

typedef enum
{
  FORMAT_PNG,
  FORMAT_SVG,
  FORMAT_PDF
} Format;

G_DEFINE_QUARK (tw - picture - error - quark, tw_picture_error)

static gboolean
find_format (const char *path, Format *out_format, GError **error)
{
  static const char *const suffixes[] = { ".png", ".svg", ".pdf" };
  g_autofree char *lower = g_ascii_strdown (path, -1);

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    if (g_str_has_suffix (lower, suffixes[i]))
      {
        *out_format = (Format) i;
        return TRUE;
      }
  g_set_error (error, TW_PICTURE_ERROR, TW_PICTURE_ERROR_FORMAT,
               _ ("%s: the name of a picture ends in .png, .svg or .pdf"), path);
  return FALSE;
}

static cairo_status_t
collect_cb (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
surface_new (Format format, double width, double height, const char *title, GByteArray *bytes)
{
  cairo_surface_t *surface;

  switch (format)
    {
    case FORMAT_SVG:
      return cairo_svg_surface_create_for_stream (collect_cb, bytes, width, height);
    case FORMAT_PDF:
      surface = cairo_pdf_surface_create_for_stream (collect_cb, bytes, width, height);
      cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
      cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Tilewright");
      /* A fixed date: the same picture gives the same bytes. */
      cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE,
                                      "2000-01-01T00:00:00Z");
      return surface;
    case FORMAT_PNG:
    default:
      return cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceil (width),
                                         (int) ceil (height));
    }
}

/* @name is what messages call the picture. */
static GByteArray *
picture_bytes (const char *name,
               Format format,
               const char *title,
               double width,
               double height,
               double tile_px,
               TwPictureFunc draw,
               gpointer data,
               GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface;
  cairo_status_t status;
  cairo_t *cr;

  if (!(width >= 1 && height >= 1 && width <= MAX_PIXELS && height <= MAX_PIXELS))
    {
      g_set_error (error, TW_PICTURE_ERROR, TW_PICTURE_ERROR_SIZE,
                   _ ("%s: a picture can be 1 to %d pixels wide and high"), name, MAX_PIXELS);
      return NULL;
    }
  surface = surface_new (format, width, height, title, bytes);
  cr = cairo_create (surface);
  draw (cr, data);
  status = cairo_status (cr);
  cairo_destroy (cr);
  if (status == CAIRO_STATUS_SUCCESS && format == FORMAT_PNG)
    status = cairo_surface_write_to_png_stream (surface, collect_cb, bytes);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error (error, TW_PICTURE_ERROR, TW_PICTURE_ERROR_DRAWING,
                   _ ("%s: the picture cannot be drawn: %s"), name,
                   cairo_status_to_string (status));
      return NULL;
    }
  return format == FORMAT_SVG ? tw_svg_tidy (bytes, tile_px) : g_steal_pointer (&bytes);
}

gboolean
tw_picture_file_save (const char *path,
                      const char *title,
                      double width,
                      double height,
                      double tile_px,
                      TwPictureFunc draw,
                      gpointer data,
                      GError **error)
{
  g_autoptr (GByteArray) bytes = NULL;
  Format format;

  if (!find_format (path, &format, error))
    return FALSE;
  bytes = picture_bytes (path, format, title, width, height, tile_px, draw, data, error);
  return bytes != NULL
         && tw_save_file (path, (const char *) bytes->data, bytes->len, NULL, NULL, error);
}

typedef struct
{
  const TwTileSet *set;
  const TwTile *tile;
  int variant;
  TwTileSide side;
  double size;
  double bleed;
  guint quarter_turns;
  const TwTheme *theme;
  gboolean is_mirrored;
} TilePicture;

/* The tile with what comes past its rim, from 0,0. */
static void
tile_draw (cairo_t *cr, gpointer data)
{
  TilePicture *p = data;
  g_autoptr (TwTileLayout) layout = NULL;

  cairo_translate (cr, p->bleed * p->size, p->bleed * p->size);
  if (p->side == TW_TILE_BACK)
    {
      tw_tile_back_draw_bleed (cr, p->size, p->bleed, tw_tile_set_back (p->set, p->tile), p->theme);
      return;
    }
  layout = tw_tile_layout_new (p->set->id, p->tile, p->variant, 0);
  tw_tile_layout_draw_bleed (layout, cr, p->size, p->bleed, p->quarter_turns, p->theme);
  tw_tile_layout_draw_mark (layout, cr, p->set->mark, p->size, p->quarter_turns, p->theme);
  p->is_mirrored = tw_tile_bleed_is_mirrored (layout);
}

gboolean
tw_picture_file_save_tile (const char *path,
                           const TwTileSet *set,
                           const TwTile *tile,
                           int variant,
                           TwTileSide side,
                           double size_px,
                           guint quarter_turns,
                           const TwTheme *theme,
                           GError **error)
{
  return tw_picture_file_save_bleed (path, set, tile, variant, side, size_px, 0, quarter_turns,
                                     theme, NULL, error);
}

gboolean
tw_picture_file_save_bleed (const char *path,
                            const TwTileSet *set,
                            const TwTile *tile,
                            int variant,
                            TwTileSide side,
                            double size_px,
                            double bleed_px,
                            guint quarter_turns,
                            const TwTheme *theme,
                            gboolean *out_is_mirrored,
                            GError **error)
{
  TilePicture picture = { set,           tile,  variant, side, size_px, bleed_px / size_px,
                          quarter_turns, theme, FALSE };
  g_autofree char *title = g_strdup_printf ("%s %s", set->id, tile->id);
  double wide = size_px + 2 * bleed_px;
  gboolean is_saved;

  g_return_val_if_fail (theme != NULL, FALSE);
  is_saved = tw_picture_file_save (path, title, wide, wide, size_px, tile_draw, &picture, error);
  if (out_is_mirrored != NULL)
    *out_is_mirrored = picture.is_mirrored;
  return is_saved;
}

GByteArray *
tw_picture_file_tile_png (const TwTileSet *set,
                          const TwTile *tile,
                          int variant,
                          double size_px,
                          const TwTheme *theme,
                          GError **error)
{
  TilePicture picture = { .set = set,
                          .tile = tile,
                          .variant = variant,
                          .side = TW_TILE_FRONT,
                          .size = size_px,
                          .theme = theme };

  return picture_bytes (tile->id, FORMAT_PNG, tile->id, size_px, size_px, size_px, tile_draw,
                        &picture, error);
}

typedef struct
{
  const TwTileSet *set;
  TwTileSide side;
  double size, gap, caption;
  guint quarter_turns;
  const TwTheme *theme;
  guint n_cells, n_columns;
} Sheet;

/* A long name is set smaller: two that run into each other are both unreadable. */
static void
caption_draw (cairo_t *cr, const Sheet *sheet, const char *text, double x, double y)
{
  const double font_size = sheet->caption * .62;
  cairo_text_extents_t extents;

  cairo_select_font_face (cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size (cr, font_size);
  cairo_text_extents (cr, text, &extents);
  if (extents.x_advance > sheet->size)
    {
      cairo_set_font_size (cr, font_size * sheet->size / extents.x_advance);
      cairo_text_extents (cr, text, &extents);
    }
  cairo_set_source_rgb (cr, .15, .12, .10);
  cairo_move_to (cr, x + (sheet->size - extents.x_advance) / 2, y + sheet->caption * .75);
  cairo_show_text (cr, text);
}

static void
cell_draw (cairo_t *cr, const Sheet *sheet, guint cell, const TwTile *tile, int variant)
{
  double x = sheet->gap + (cell % sheet->n_columns) * (sheet->size + sheet->gap);
  double y = sheet->gap + (cell / sheet->n_columns) * (sheet->size + sheet->gap + sheet->caption);
  guint count = variant >= 0 ? tile->variants[variant].count : tw_tile_plain_count (tile);
  g_autofree char *text = NULL;

  text = variant >= 0 ? g_strdup_printf ("%s#%s × %u", tile->id, tile->variants[variant].id, count)
                      : g_strdup_printf ("%s × %u", tile->id, count);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  tile_draw (cr, &(TilePicture){ sheet->set, tile, variant, sheet->side, sheet->size, 0,
                                 sheet->quarter_turns, sheet->theme, FALSE });
  cairo_restore (cr);
  caption_draw (cr, sheet, text, x, y + sheet->size);
}

/* A cell for the plain copies, unless there are only variants, and one for each variant. */
static guint
sheet_walk (cairo_t *cr, const Sheet *sheet)
{
  guint cell = 0;

  for (guint i = 0; i < sheet->set->n_tiles; i++)
    {
      const TwTile *tile = sheet->set->tiles[i];

      for (int v = -1; v < (int) tile->n_variants; v++)
        {
          if (v < 0 && tile->n_variants > 0 && tw_tile_plain_count (tile) == 0)
            continue;
          if (cr != NULL)
            cell_draw (cr, sheet, cell, tile, v);
          cell++;
        }
    }
  return cell;
}

static void
sheet_draw (cairo_t *cr, gpointer data)
{
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  sheet_walk (cr, data);
}

gboolean
tw_picture_file_save_sheet (const char *path,
                            const TwTileSet *set,
                            TwTileSide side,
                            double size_px,
                            guint quarter_turns,
                            const TwTheme *theme,
                            GError **error)
{
  Sheet sheet = { .set = set, .side = side, .size = size_px, .quarter_turns = quarter_turns };
  guint n_rows;

  sheet.theme = theme != NULL ? tw_theme_with_own (theme, set->own) : tw_theme_of_set (set);
  sheet.gap = MAX (4, size_px * .08);
  sheet.caption = CLAMP (size_px * .16, 10, 28);
  sheet.n_cells = sheet_walk (NULL, &sheet);
  sheet.n_columns = MAX (1, (guint) ceil (sqrt (sheet.n_cells * 1.3)));
  n_rows = MAX (1, (sheet.n_cells + sheet.n_columns - 1) / sheet.n_columns);
  return tw_picture_file_save (path, set->id, sheet.gap + sheet.n_columns * (size_px + sheet.gap),
                               sheet.gap + n_rows * (size_px + sheet.gap + sheet.caption), size_px,
                               sheet_draw, &sheet, error);
}
