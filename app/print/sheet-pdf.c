/* A rules sheet as PDF: A4 pages, tagged for readers, with an outline of its chapters. */
#include "app/print/rules-sheet-private.h"

#include <cairo-pdf.h>
#include <glib/gi18n.h>
#include <pango/pangocairo.h>

#include "app/print/sheet-file.h"

/* Points: A4, and what stays free around the text. */
#define PAGE_WIDTH  595.28
#define PAGE_HEIGHT 841.89
#define MARGIN      51.
#define GUTTER      20.
#define FOOT        24.
#define TILE        61.
#define TILE_GAP    10.
#define CAPTION     13.
#define INDENT      14.
/* A picture beside a fact, and from it to the words. */
#define FACT     22.
#define FACT_GAP 7.
/* A caption may take some of the gaps beside its tile. */
#define CAPTION_WIDTH (TILE + TILE_GAP - 4)
/* Pictures are dots of this many to the point: about 290 to the inch. */
#define DOTS 4.

typedef struct
{
  const TwRulesSheet *sheet;
  cairo_surface_t *surface;
  cairo_t *cr;
  double y;
  guint page;
  const char *tag; /* what is open around the words, if anything */
} Setting;

/* How a kind of block looks: its font, what comes before it, its tag, how much has to follow it on
 * the page. */
static const struct
{
  const char *font;
  double before;
  const char *tag;
  double follow;
} looks[] = {
  [TW_SHEET_TITLE] = { "Sans Bold 20", 0, "H1", 60 },
  [TW_SHEET_LEAD] = { "Sans Italic 10", 4, "P", 0 },
  [TW_SHEET_HEADING] = { "Sans Bold 14", 18, "H2", 22 },
  [TW_SHEET_PART] = { "Sans Bold 10", 9, "H3", 22 },
  [TW_SHEET_TEXT] = { "Sans 10", 4, "P", 0 },
  [TW_SHEET_ITEM] = { "Sans 10", 2, "LI", 0 },
  [TW_SHEET_STEP] = { "Sans 10", 2, "LI", 0 },
  [TW_SHEET_FACT] = { "Sans 10", 2, "P", 0 },
  [TW_SHEET_TILES] = { "Sans 8", 6, "P", TILE + CAPTION },
};

static double
column_width (const Setting *setting)
{
  guint n = setting->sheet->n_languages;

  return (PAGE_WIDTH - 2 * MARGIN - GUTTER * (n - 1)) / n;
}

static double
column_x (const Setting *setting, guint i)
{
  return MARGIN + i * (column_width (setting) + GUTTER);
}

static PangoLayout *
layout_new (const Setting *setting, const char *font, const char *text, guint i)
{
  PangoLayout *layout = pango_cairo_create_layout (setting->cr);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  PangoFontDescription *description = pango_font_description_from_string (font);

  pango_layout_set_font_description (layout, description);
  pango_font_description_free (description);
  pango_attr_list_insert (attributes, pango_attr_language_new (pango_language_from_string (
                                          setting->sheet->languages[i])));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_width (layout, (int) (column_width (setting) * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (layout, text != NULL ? text : "", -1);
  return layout;
}

static void
end_page (Setting *setting)
{
  g_autofree char *number = g_strdup_printf ("%u", setting->page);
  g_autoptr (PangoLayout) layout = layout_new (setting, "Sans 8", number, 0);

  pango_layout_set_width (layout, (int) ((PAGE_WIDTH - 2 * MARGIN) * PANGO_SCALE));
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  cairo_move_to (setting->cr, MARGIN, PAGE_HEIGHT - MARGIN + FOOT - 12);
  pango_cairo_show_layout (setting->cr, layout);
  cairo_show_page (setting->cr);
  setting->page++;
  setting->y = MARGIN;
}

static gboolean
fits (const Setting *setting, double height)
{
  return setting->y + height <= PAGE_HEIGHT - MARGIN;
}

static double
line_height (PangoLayout *layout, int line)
{
  PangoRectangle extents;

  if (line >= pango_layout_get_line_count (layout))
    return 0;
  pango_layout_line_get_extents (pango_layout_get_line_readonly (layout, line), NULL, &extents);
  return (double) extents.height / PANGO_SCALE;
}

static void
show_line (const Setting *setting, PangoLayout *layout, int line, double x, double y, double indent)
{
  PangoLayoutLine *words = pango_layout_get_line_readonly (layout, line);
  PangoRectangle extents;
  double shift = indent;

  pango_layout_line_get_extents (words, NULL, &extents);
  /* What goes on below a bullet or a number stands where the words began. */
  if (!words->is_paragraph_start)
    shift -= (double) MIN (pango_layout_get_indent (layout), 0) / PANGO_SCALE;
  if (pango_layout_line_get_resolved_direction (words) == PANGO_DIRECTION_RTL)
    shift = column_width (setting) - shift - (double) extents.width / PANGO_SCALE;
  cairo_move_to (setting->cr, x + shift, y - (double) extents.y / PANGO_SCALE);
  pango_cairo_show_layout_line (setting->cr, words);
}

/* Lines @first and on, as many as the page has room for, the languages beside each other; each
 * language is one piece for who reads by tags. Returns the first line that is left. */
static int
show_lines (Setting *setting,
            PangoLayout **layouts,
            int first,
            int n,
            const char *tag,
            double indent)
{
  double top = setting->y, height = 0;
  int end = first;

  for (; end < n; end++)
    {
      double next = 0;

      for (guint i = 0; i < setting->sheet->n_languages; i++)
        next = MAX (next, line_height (layouts[i], end));
      if (!fits (setting, height + next) && end > first)
        break;
      height += next;
    }
  for (guint i = 0; i < setting->sheet->n_languages; i++)
    {
      double y = top;

      cairo_tag_begin (setting->cr, tag, NULL);
      for (int line = first; line < MIN (end, pango_layout_get_line_count (layouts[i])); line++)
        {
          show_line (setting, layouts[i], line, column_x (setting, i), y, indent);
          y += line_height (layouts[i], line);
        }
      cairo_tag_end (setting->cr, tag);
    }
  setting->y += height;
  return end;
}

/* Puts @picture, which goes, where the next line is. Without a tag: cairo 1.16 refuses documents
 * with images in a “Figure”. */
static void
put_picture (const Setting *setting, cairo_surface_t *picture, double x)
{
  cairo_save (setting->cr);
  cairo_translate (setting->cr, x, setting->y);
  cairo_scale (setting->cr, 1 / DOTS, 1 / DOTS);
  cairo_set_source_surface (setting->cr, picture, 0, 0);
  cairo_paint (setting->cr);
  cairo_restore (setting->cr);
  cairo_surface_destroy (picture);
}

/* Beside where the words begin. */
static void
show_fact_picture (const Setting *setting, const TwSheetBlock *block, double x, PangoLayout *layout)
{
  cairo_surface_t *picture =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) (FACT * DOTS), (int) (FACT * DOTS));
  cairo_t *cr = cairo_create (picture);

  tw_rules_sheet_fact_draw (cr, block, FACT * DOTS);
  cairo_destroy (cr);
  if (pango_layout_line_get_resolved_direction (pango_layout_get_line_readonly (layout, 0))
      == PANGO_DIRECTION_RTL)
    x += column_width (setting) - FACT;
  put_picture (setting, picture, x);
}

/* What goes on in the next line stands below the words, and not below the first @n bytes. */
static void
hang (PangoLayout *layout, gsize n)
{
  PangoRectangle first, words;

  pango_layout_index_to_pos (layout, 0, &first);
  pango_layout_index_to_pos (layout, (int) n, &words);
  pango_layout_set_indent (layout, -ABS (words.x - first.x));
}

static void
set_words (Setting *setting, const TwSheetBlock *block)
{
  PangoLayout *layouts[TW_SHEET_MAX_LANGUAGES] = { NULL };
  gboolean has_picture = tw_rules_sheet_has_picture (block);
  double indent = has_picture                    ? FACT + FACT_GAP
                  : block->kind == TW_SHEET_ITEM ? INDENT * block->number
                                                 : 0;
  double top;
  int n = 0, line = 0;

  for (guint i = 0; i < setting->sheet->n_languages; i++)
    {
      g_autofree char *text = NULL;

      if (block->kind == TW_SHEET_FACT)
        text = g_strdup_printf ("%s: %s", block->texts[i], block->values[i]);
      else if (block->kind == TW_SHEET_ITEM)
        text = g_strdup_printf ("• %s", block->texts[i] != NULL ? block->texts[i] : "");
      else if (block->kind == TW_SHEET_STEP)
        text = g_strdup_printf ("%u. %s", block->number, block->texts[i]);
      else
        text = g_strdup (block->texts[i]);
      layouts[i] = layout_new (setting, looks[block->kind].font, text, i);
      if (block->kind == TW_SHEET_ITEM || block->kind == TW_SHEET_STEP)
        hang (layouts[i], (gsize) (strchr (text, ' ') + 1 - text));
      if (indent > 0)
        pango_layout_set_width (layouts[i],
                                (int) ((column_width (setting) - indent) * PANGO_SCALE));
      n = MAX (n, pango_layout_get_line_count (layouts[i]));
    }
  if (has_picture)
    {
      if (!fits (setting, FACT))
        end_page (setting);
      for (guint i = 0; i < setting->sheet->n_languages; i++)
        show_fact_picture (setting, block, column_x (setting, i), layouts[i]);
    }
  top = setting->y;
  /* One line stands beside the middle of it. */
  if (has_picture && n == 1)
    setting->y += (FACT - line_height (layouts[0], 0)) / 2;
  while (line < n)
    {
      line = show_lines (setting, layouts, line, n, looks[block->kind].tag, indent);
      if (line < n)
        end_page (setting);
    }
  if (has_picture)
    setting->y = MAX (setting->y, top + FACT) + 1;
  for (guint i = 0; i < setting->sheet->n_languages; i++)
    g_object_unref (layouts[i]);
}

/* The caption on one line below its tile: a long name is set smaller, for half of it says nothing.
 */
static PangoLayout *
caption_new (const Setting *setting, const TwSheetTile *tile, double *out_width)
{
  g_autofree char *text = g_strdup_printf ("%s × %u", tile->tile->id, tile->count);
  PangoLayout *layout = layout_new (setting, looks[TW_SHEET_TILES].font, text, 0);
  PangoFontDescription *font =
      pango_font_description_copy (pango_layout_get_font_description (layout));
  int width;

  pango_layout_set_width (layout, -1);
  pango_layout_get_size (layout, &width, NULL);
  if (width > CAPTION_WIDTH * PANGO_SCALE)
    {
      double size = pango_font_description_get_size (font) * CAPTION_WIDTH * PANGO_SCALE / width;

      pango_font_description_set_size (font, (int) size);
      pango_layout_set_font_description (layout, font);
      pango_layout_get_size (layout, &width, NULL);
    }
  pango_font_description_free (font);
  *out_width = (double) width / PANGO_SCALE;
  return layout;
}

static void
set_tile (Setting *setting, const TwSheetBlock *block, guint index, double x)
{
  const TwSheetTile *tile = &g_array_index (block->tiles, TwSheetTile, index);
  double width;
  g_autoptr (PangoLayout) layout = caption_new (setting, tile, &width);
  cairo_surface_t *picture =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (TILE * DOTS), (int) (TILE * DOTS));
  cairo_t *cr = cairo_create (picture);

  tw_rules_sheet_tile_draw (cr, block->set, tile, TILE * DOTS);
  cairo_destroy (cr);
  put_picture (setting, picture, x);
  cairo_tag_begin (setting->cr, "P", NULL);
  cairo_move_to (setting->cr, x + (TILE - width) / 2, setting->y + TILE + 1);
  pango_cairo_show_layout (setting->cr, layout);
  cairo_tag_end (setting->cr, "P");
}

static void
set_tiles (Setting *setting, const TwSheetBlock *block)
{
  guint most = (guint) ((PAGE_WIDTH - 2 * MARGIN + TILE_GAP) / (TILE + TILE_GAP));
  guint n = tw_rules_sheet_tiles_in_row (block->tiles->len, most);

  for (guint i = 0; i < block->tiles->len; i++)
    {
      if (i % n == 0 && !fits (setting, TILE + CAPTION))
        end_page (setting);
      set_tile (setting, block, i, MARGIN + (i % n) * (TILE + TILE_GAP));
      if (i % n == n - 1 || i == block->tiles->len - 1)
        setting->y += TILE + CAPTION + 4;
    }
}

static void
add_to_outline (const Setting *setting, const TwSheetBlock *block)
{
  /* Whole points: a fraction would be written as the locale writes it. */
  g_autofree char *place =
      g_strdup_printf ("page=%u pos=[%d %d]", setting->page, (int) MARGIN, (int) setting->y);

  if (block->kind == TW_SHEET_HEADING)
    cairo_pdf_surface_add_outline (setting->surface, CAIRO_PDF_OUTLINE_ROOT, block->texts[0], place,
                                   CAIRO_PDF_OUTLINE_FLAG_OPEN);
}

/* A heading stays with what it is about. */
static double
room_needed (const Setting *setting, guint index)
{
  const TwSheetBlock *block = g_ptr_array_index (setting->sheet->blocks, index);
  double room = MAX (looks[block->kind].follow, 12);

  if ((block->kind == TW_SHEET_HEADING || block->kind == TW_SHEET_PART)
      && index + 1 < setting->sheet->blocks->len)
    room += room_needed (setting, index + 1);
  return room;
}

static void
set_block (Setting *setting, guint index)
{
  const TwSheetBlock *block = g_ptr_array_index (setting->sheet->blocks, index);

  if (setting->y > MARGIN)
    setting->y += looks[block->kind].before;
  if (!fits (setting, room_needed (setting, index)) && setting->y > MARGIN)
    end_page (setting);
  add_to_outline (setting, block);
  if (block->kind == TW_SHEET_TILES)
    set_tiles (setting, block);
  else
    set_words (setting, block);
}

static void
set_all (Setting *setting)
{
  gboolean in_list = FALSE;

  cairo_set_source_rgb (setting->cr, .1, .08, .06);
  cairo_tag_begin (setting->cr, "Document", NULL);
  for (guint i = 0; i < setting->sheet->blocks->len; i++)
    {
      const TwSheetBlock *block = g_ptr_array_index (setting->sheet->blocks, i);

      if (in_list != (block->kind == TW_SHEET_ITEM || block->kind == TW_SHEET_STEP))
        {
          in_list = !in_list;
          if (in_list)
            cairo_tag_begin (setting->cr, "L", NULL);
          else
            cairo_tag_end (setting->cr, "L");
        }
      set_block (setting, i);
    }
  if (in_list)
    cairo_tag_end (setting->cr, "L");
  cairo_tag_end (setting->cr, "Document");
  end_page (setting);
}

GByteArray *
tw_rules_sheet_pdf (const TwRulesSheet *sheet, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  const TwSheetBlock *title = g_ptr_array_index (sheet->blocks, 0);
  Setting setting = { .sheet = sheet, .y = MARGIN, .page = 1 };
  cairo_status_t status;

  setting.surface =
      cairo_pdf_surface_create_for_stream (tw_rules_sheet_collect, bytes, PAGE_WIDTH, PAGE_HEIGHT);
  cairo_pdf_surface_set_metadata (setting.surface, CAIRO_PDF_METADATA_TITLE, title->texts[0]);
  cairo_pdf_surface_set_metadata (setting.surface, CAIRO_PDF_METADATA_CREATOR, "Tilewright");
  /* A fixed date: the same sheet gives the same bytes. */
  cairo_pdf_surface_set_metadata (setting.surface, CAIRO_PDF_METADATA_CREATE_DATE,
                                  "2000-01-01T00:00:00Z");
  setting.cr = cairo_create (setting.surface);
  set_all (&setting);
  status = cairo_status (setting.cr);
  cairo_destroy (setting.cr);
  cairo_surface_finish (setting.surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (setting.surface);
  cairo_surface_destroy (setting.surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_steal_pointer (&bytes);
  g_set_error (error, TW_SHEET_ERROR, TW_SHEET_ERROR_DRAWING,
               _ ("The rules sheet cannot be drawn: %s"), cairo_status_to_string (status));
  return NULL;
}
