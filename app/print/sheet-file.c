/* A rules sheet as a file: which form, and how it gets to the disk. */
#include "app/print/sheet-file.h"

#include <glib/gi18n.h>

#include "app/drawing/theme-own.h"
#include "app/drawing/tile-drawing.h"
#include "app/drawing/tile-layout.h"
#include "app/print/rules-sheet-private.h"
#include "engine/format/save-file.h"

G_DEFINE_QUARK (tw - sheet - error - quark, tw_sheet_error)

/* A sheet is read on paper. */
const TwTheme *
tw_rules_sheet_theme (const TwTileSet *set)
{
  return tw_theme_with_own (tw_theme_for_paper (tw_theme_of (set->theme)), set->own);
}

void
tw_rules_sheet_tile_draw (cairo_t *cr, const TwTileSet *set, const TwSheetTile *tile, double size)
{
  g_autoptr (TwTileLayout) layout = tw_tile_layout_new (set->id, tile->tile, tile->variant, 0);

  tw_tile_layout_draw (layout, cr, size, 0, tw_rules_sheet_theme (set));
}

cairo_status_t
tw_rules_sheet_collect (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

gboolean
tw_sheet_file_save (const TwRulesSheet *sheet, const char *path, GError **error)
{
  g_autofree char *lower = g_ascii_strdown (path, -1);

  if (g_str_has_suffix (lower, ".html") || g_str_has_suffix (lower, ".htm"))
    {
      GString *html = tw_rules_sheet_html (sheet);
      gboolean ok = tw_save_file (path, html->str, html->len, NULL, NULL, error);

      g_string_free (html, TRUE);
      return ok;
    }
  if (g_str_has_suffix (lower, ".pdf"))
    {
      g_autoptr (GByteArray) pdf = tw_rules_sheet_pdf (sheet, error);

      return pdf != NULL
             && tw_save_file (path, (const char *) pdf->data, pdf->len, NULL, NULL, error);
    }
  g_set_error (error, TW_SHEET_ERROR, TW_SHEET_ERROR_FORMAT,
               _ ("%s: the name of a rules sheet ends in .html or .pdf"), path);
  return FALSE;
}
