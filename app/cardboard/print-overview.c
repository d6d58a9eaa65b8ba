/* All tiles of a set with their counts, for a rulebook or the lid of a box. */
#include "app/cardboard/print-extras.h"

#include "app/cardboard/extra-pages.h"
#include "app/cardboard/print-words.h"

/* Millimetres: a picture, and the distances. */
#define PICTURE 22.
#define PITCH_X TW_PRINT_OVERVIEW_PITCH_X
#define PITCH_Y TW_PRINT_OVERVIEW_PITCH_Y
#define HEAD    TW_PRINT_OVERVIEW_HEAD

static char *
caption_of (const TwPrintArt *art, const TwPrintPiece *piece)
{
  const TwTile *tile = tw_print_art_set (art)->tiles[piece->tile];

  if (piece->variant >= 0)
    return g_strdup_printf ("%s#%s × %u", tile->id, tile->variants[piece->variant].id,
                            piece->count);
  return g_strdup_printf ("%s × %u", tile->id, piece->count);
}

void
tw_print_overview_draw (cairo_t *cr,
                        TwPrintArt *art,
                        const TwPrintLayout *layout,
                        const TwPrintPage *page,
                        const char *title)
{
  const TwPrintPlan *plan = layout->plan;
  guint columns = tw_print_overview_columns (plan);
  guint n_tiles, n_kinds, most;
  double room = page->paper_width - (plan->left + plan->right) / 1000.;
  double x = plan->left / 1000. + (room - columns * PITCH_X) / 2, y = plan->top / 1000. + HEAD;
  guint n = 0, first;

  tw_print_layout_count (layout, &n_tiles, &n_kinds);
  most = columns * tw_print_overview_rows (plan, n_kinds);
  first = (page->number - 1) * most;
  cairo_set_source_rgb (cr, .15, .1, .05);
  tw_print_words_draw (cr, title, 14, TRUE, PANGO_ALIGN_LEFT, x + 2, plan->top / 1000. + 3,
                       room - 4, 0);
  for (guint i = 0; i < layout->pieces->len; i++)
    {
      const TwPrintPiece *piece = &g_array_index (layout->pieces, TwPrintPiece, i);
      g_autofree char *caption = NULL;
      guint at = n - first;

      if (piece->kind != TW_PRINT_TILE)
        continue;
      if (n++ < first || at >= most)
        continue;
      cairo_save (cr);
      cairo_translate (cr, x + at % columns * PITCH_X + (PITCH_X - PICTURE) / 2,
                       y + at / columns * PITCH_Y);
      cairo_save (cr);
      cairo_scale (cr, PICTURE / piece->width, PICTURE / piece->width);
      tw_print_art_draw (art, cr, i, FALSE, 0);
      cairo_restore (cr);
      cairo_set_source_rgb (cr, .15, .1, .05);
      caption = caption_of (art, piece);
      tw_print_words_draw (cr, caption, 7.5, FALSE, PANGO_ALIGN_CENTER, -(PITCH_X - PICTURE) / 2,
                           PICTURE + 1, PITCH_X, 0);
      cairo_restore (cr);
    }
}
