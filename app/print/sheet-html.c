/* A rules sheet as HTML: one file with its pictures and its style within, nothing is fetched. */
#include "app/print/rules-sheet-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* Half as much again as the side that a tile has on the page, for sharp screens and for paper. */
#define TILE_PX 144
/* The same of the pictures beside facts. */
#define FACT_PX 72

/* Tiles that have room side by side, on the screen and on paper. */
#define MOST_IN_ROW 8

static const char style[] =
    "body{font:1rem/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;"
    "color:#2b241e;background:#fffefb}\n"
    "h1{line-height:1.2}h2{margin:2em 0 .3em;border-bottom:2px solid #c9bfae}"
    "h3{margin:1.2em 0 .2em;font-size:1.05em}p{margin:.4em 0}\n"
    ".pair{display:grid;grid-template-columns:1fr 1fr;gap:0 2rem}\n"
    "table{border-collapse:collapse}th{text-align:start;font-weight:normal;padding:.1em 2em .1em 0}"
    "td{padding:.1em 0;font-variant-numeric:tabular-nums}"
    "img.piece{width:2em;height:2em;vertical-align:middle;margin-inline-end:.6em}\n"
    ".tiles{--tile:6rem;display:grid;grid-template-columns:repeat(auto-fill,var(--tile));gap:.8rem;"
    "max-width:calc(var(--row)*(var(--tile) + .8rem));padding:0;list-style:none}"
    ".tiles figure{margin:0;text-align:center}"
    ".tiles img{width:var(--tile);height:var(--tile);display:block}\n"
    "@media (prefers-color-scheme:dark){body{color:#f1eadf;background:#221e1b}}\n"
    "@media print{body{margin:0;max-width:none;font-size:10pt;color:#000;background:#fff}"
    "h2,h3{break-after:avoid}figure,tr,p{break-inside:avoid}.tiles{--tile:19mm}}\n";

static void
append_escaped (GString *html, const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text != NULL ? text : "", -1);

  g_string_append (html, escaped);
}

/* Opens @tag for the words of language @i. */
static void
open_tag (GString *html, const TwRulesSheet *sheet, const char *tag, guint i)
{
  g_string_append_printf (html, "<%s", tag);
  if (sheet->n_languages > 1)
    g_string_append_printf (html, " lang=\"%s\"", sheet->languages[i]);
  g_string_append (html, " dir=\"auto\">");
}

static void
append_png (GString *html, cairo_surface_t *surface)
{
  g_autoptr (GByteArray) png = g_byte_array_new ();
  g_autofree char *base64 = NULL;

  cairo_surface_write_to_png_stream (surface, tw_rules_sheet_collect, png);
  base64 = g_base64_encode (png->data, png->len);
  g_string_append_printf (html, "src=\"data:image/png;base64,%s\"", base64);
}

/* What stands beside it says what it is: for who hears the page there is no picture. */
static void
append_fact_picture (GString *html, const TwSheetBlock *block)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, FACT_PX, FACT_PX);
  cairo_t *cr = cairo_create (surface);

  tw_rules_sheet_fact_draw (cr, block, FACT_PX);
  cairo_destroy (cr);
  g_string_append (html, "<img class=\"piece\" alt=\"\" ");
  append_png (html, surface);
  g_string_append_c (html, '>');
  cairo_surface_destroy (surface);
}

static void
append_words (GString *html, const TwRulesSheet *sheet, const char *tag, const TwSheetBlock *block)
{
  if (sheet->n_languages > 1)
    g_string_append (html, "<div class=\"pair\">");
  for (guint i = 0; i < sheet->n_languages; i++)
    {
      open_tag (html, sheet, tag, i);
      append_escaped (html, block->texts[i]);
      g_string_append_printf (html, "</%s>", tag);
    }
  g_string_append (html, sheet->n_languages > 1 ? "</div>\n" : "\n");
}

/* Neighbours of one kind are a list or table: one for each language. */
static guint
append_run (GString *html, const TwRulesSheet *sheet, guint first)
{
  const TwSheetBlock *head = g_ptr_array_index (sheet->blocks, first);
  gboolean is_list = head->kind != TW_SHEET_FACT;
  const char *tag = head->kind == TW_SHEET_ITEM ? "ul" : is_list ? "ol" : "table";
  guint end = first;

  while (end < sheet->blocks->len
         && ((TwSheetBlock *) g_ptr_array_index (sheet->blocks, end))->kind == head->kind)
    end++;
  if (sheet->n_languages > 1)
    g_string_append (html, "<div class=\"pair\">");
  for (guint i = 0; i < sheet->n_languages; i++)
    {
      open_tag (html, sheet, tag, i);
      for (guint b = first; b < end; b++)
        {
          const TwSheetBlock *block = g_ptr_array_index (sheet->blocks, b);

          if (head->kind == TW_SHEET_STEP)
            g_string_append_printf (html, "<li value=\"%u\">", block->number);
          else if (block->number > 0)
            g_string_append_printf (html, "<li style=\"margin-inline-start:%uem\">",
                                    block->number + block->number / 2);
          else
            g_string_append (html, is_list ? "<li>" : "<tr><th scope=\"row\">");
          if (tw_rules_sheet_has_picture (block))
            append_fact_picture (html, block);
          append_escaped (html, block->texts[i]);
          if (!is_list)
            {
              g_string_append (html, "</th><td>");
              append_escaped (html, block->values[i]);
            }
          g_string_append (html, is_list ? "</li>\n" : "</td></tr>\n");
        }
      g_string_append_printf (html, "</%s>", tag);
    }
  g_string_append (html, sheet->n_languages > 1 ? "</div>\n" : "\n");
  return end;
}

static void
append_picture (GString *html, const TwTileSet *set, const TwSheetTile *tile)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, TILE_PX, TILE_PX);
  cairo_t *cr = cairo_create (surface);

  tw_rules_sheet_tile_draw (cr, set, tile, TILE_PX);
  cairo_destroy (cr);
  append_png (html, surface);
  cairo_surface_destroy (surface);
}

/* The language in which the program tells what is drawn on a tile, %NULL if the document is in it:
 * the head of the translation names it. */
static char *
find_words_language (const TwRulesSheet *sheet)
{
  const char *head = dgettext (NULL, "");
  const char *line = strstr (head, "Language: ");
  g_autofree char *name = line != NULL ? g_strndup (line + strlen ("Language: "),
                                                    strcspn (line + strlen ("Language: "), "\n"))
                                       : g_strdup ("en");

  g_strdelimit (name, "_", '-');
  return strcmp (name, sheet->languages[0]) != 0 ? g_steal_pointer (&name) : NULL;
}

static void
append_tiles (GString *html, const TwRulesSheet *sheet, const TwSheetBlock *block)
{
  g_autofree char *words_language = find_words_language (sheet);

  g_string_append_printf (html, "<ul class=\"tiles\" style=\"--row:%u\">\n",
                          tw_rules_sheet_tiles_in_row (block->tiles->len, MOST_IN_ROW));
  for (guint i = 0; i < block->tiles->len; i++)
    {
      const TwSheetTile *tile = &g_array_index (block->tiles, TwSheetTile, i);
      g_autofree char *words = tw_rules_sheet_tile_words (block->set, tile);

      g_string_append (html, "<li><figure><img ");
      if (words_language != NULL)
        g_string_append_printf (html, "lang=\"%s\" ", words_language);
      g_string_append (html, "alt=\"");
      append_escaped (html, words);
      g_string_append (html, "\" ");
      append_picture (html, block->set, tile);
      g_string_append (html, "><figcaption>");
      append_escaped (html, tile->tile->id);
      g_string_append_printf (html, " × %u</figcaption></figure></li>\n", tile->count);
    }
  g_string_append (html, "</ul>\n");
}

static void
append_head (GString *html, const TwRulesSheet *sheet)
{
  const TwSheetBlock *title = g_ptr_array_index (sheet->blocks, 0);

  g_string_append_printf (html, "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n",
                          sheet->languages[0]);
  g_string_append (html, "<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
                         "content=\"width=device-width,initial-scale=1\">\n<title>");
  append_escaped (html, title->texts[0]);
  g_string_append_printf (html, "</title>\n<style>\n%s</style>\n</head>\n<body>\n<main>\n", style);
}

GString *
tw_rules_sheet_html (const TwRulesSheet *sheet)
{
  static const char *const tags[] = {
    [TW_SHEET_TITLE] = "h1", [TW_SHEET_LEAD] = "p", [TW_SHEET_HEADING] = "h2",
    [TW_SHEET_PART] = "h3",  [TW_SHEET_TEXT] = "p",
  };
  GString *html = g_string_new (NULL);

  append_head (html, sheet);
  for (guint i = 0; i < sheet->blocks->len;)
    {
      const TwSheetBlock *block = g_ptr_array_index (sheet->blocks, i);

      if (block->kind == TW_SHEET_ITEM || block->kind == TW_SHEET_STEP
          || block->kind == TW_SHEET_FACT)
        {
          i = append_run (html, sheet, i);
          continue;
        }
      if (block->kind == TW_SHEET_TILES)
        append_tiles (html, sheet, block);
      else
        append_words (html, sheet, tags[block->kind], block);
      i++;
    }
  g_string_append (html, "</main>\n</body>\n</html>\n");
  return html;
}
