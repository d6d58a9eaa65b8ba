/* What does not fit on the paper, or may come out wrong. */
#include "app/cardboard/print-check.h"

#include <glib/gi18n.h>

#include "app/drawing/safe-zone.h"
#include "app/drawing/tile-layout.h"

/* Millimetres that some printers cannot reach. */
#define LEAST_MARGIN 5000
/* Named one by one, up to so many. */
#define MOST_NAMED 6

static void say (GPtrArray *found, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
say (GPtrArray *found, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_ptr_array_add (found, g_strdup_vprintf (format, arguments));
  va_end (arguments);
}

static gboolean
is_home_sheet (const TwPrintPlan *plan)
{
  return plan->form == TW_PRINT_SHEETS || plan->form == TW_PRINT_GRID;
}

/* Millimetres, as people write them. */
static char *
length_of (double mm)
{
  return g_strdup_printf ("%.4g", mm);
}

static void
check_grid (const TwPrintLayout *layout, GPtrArray *found)
{
  const TwPrintPlan *plan = layout->plan;
  double need = plan->tile / 1000. + layout->gutter;
  g_autofree char *text = length_of (need);
  guint n_outside = 0;

  if (plan->form != TW_PRINT_GRID)
    return;
  if ((plan->columns > 1 && plan->pitch_x > 0 && plan->pitch_x < need * 1000)
      || (plan->rows > 1 && plan->pitch_y > 0 && plan->pitch_y < need * 1000))
    say (found,
         _ ("Neighbours overlap. With this tile and bleed, rows and columns lie at least %s mm "
            "apart."),
         text);
  for (guint i = 0; i < layout->pages->len; i++)
    {
      const TwPrintPage *page = tw_print_layout_page (layout, i);

      n_outside +=
          page->n_places > 0
          && (page->x + page->width > layout->width || page->y + page->height > layout->height);
    }
  if (n_outside > 0)
    say (found, "%s", _ ("The rows and columns reach beyond the paper."));
}

static void
check_rim (const TwTileSet *set, const TwPrintLayout *layout, GPtrArray *found)
{
  double rim = layout->plan->safe / (double) layout->plan->tile;
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *safe = length_of (layout->plan->safe / 1000.);
  guint n = 0;

  for (guint i = 0; i < layout->pieces->len && rim > 0; i++)
    {
      const TwPrintPiece *piece = &g_array_index (layout->pieces, TwPrintPiece, i);
      g_autoptr (TwTileLayout) tile = NULL;
      TwTilePart part;
      guint index;

      if (piece->kind != TW_PRINT_TILE || piece->variant >= 0
          || set->tiles[piece->tile]->picture.file != NULL)
        continue;
      tile = tw_tile_layout_new_plan (set->id, set->tiles[piece->tile]);
      if (!tw_tile_layout_in_rim (tile, rim, &part, &index))
        continue;
      if (n < MOST_NAMED)
        g_string_append_printf (names, "%s%s", n > 0 ? ", " : "", set->tiles[piece->tile]->id);
      else if (n == MOST_NAMED)
        g_string_append (names, " …");
      n++;
    }
  if (n > 0)
    say (found,
         /* Translators: a length, then ids of tiles. */
         _ ("A symbol or a figure’s place lies less than %s mm from the cut: %s."), safe,
         names->str);
}

static void
check_pictures (const TwTileSet *set, const TwPrintLayout *layout, GPtrArray *found)
{
  guint n = 0;

  for (guint i = 0; i < layout->pieces->len && layout->bleed > 0; i++)
    {
      const TwPrintPiece *piece = &g_array_index (layout->pieces, TwPrintPiece, i);

      n += piece->kind == TW_PRINT_TILE
           && tw_tile_get_picture (set->tiles[piece->tile], piece->variant)->file != NULL;
    }
  if (n > 0)
    say (found,
         g_dngettext (GETTEXT_PACKAGE,
                      "%u tile is a finished picture; past the cut it is mirrored.",
                      "%u tiles are finished pictures; past the cut they are mirrored.", n),
         n);
}

static void
check_margins (const TwPrintPlan *plan, GPtrArray *found)
{
  int least = MIN (MIN (plan->top, plan->bottom), MIN (plan->left, plan->right));

  if (plan->form == TW_PRINT_SHEETS && least < LEAST_MARGIN)
    say (found, "%s",
         _ ("Many printers leave 5 mm at the edge of the paper free. Make the margins that wide."));
  if (plan->form == TW_PRINT_SHEETS && plan->bleed == 0 && plan->backs != TW_PRINT_BACKS_NONE)
    say (found, "%s",
         _ ("Backs drift by a millimetre or two. With bleed that leaves no white edge."));
}

static void
check_boxes (const TwPrintLayout *layout, GPtrArray *found)
{
  guint n = 0;

  if (!layout->plan->has_box
      || (layout->plan->form != TW_PRINT_SHEETS && layout->plan->form != TW_PRINT_GRID))
    return;
  for (guint i = 0; i < layout->pages->len; i++)
    n += tw_print_layout_page (layout, i)->kind == TW_PRINT_PAGE_BOX;
  if (n == 0)
    say (found, "%s", _ ("No box fits on this paper."));
  else if (n > 1)
    say (found,
         g_dngettext (GETTEXT_PACKAGE, "The tiles go into %u box.",
                      "The tiles go into %u boxes. Larger paper makes fewer.", n),
         n);
}

/* Tokens are printed unless somebody says otherwise; figures are asked for. */
static void
check_figures (const TwPrintLayout *layout, GPtrArray *found)
{
  guint n = 0;

  if (layout->plan->figures == TW_PRINT_NO_FIGURES || !is_home_sheet (layout->plan))
    return;
  for (guint i = 0; i < layout->pieces->len; i++)
    {
      const TwPrintPiece *piece = &g_array_index (layout->pieces, TwPrintPiece, i);

      n += piece->kind == TW_PRINT_DISC || piece->kind == TW_PRINT_STANDEE;
    }
  if (n == 0)
    say (found, "%s", _ ("The set has no figures of its own."));
}

GPtrArray *
tw_print_check (const TwTileSet *set, const TwPrintLayout *layout)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (g_free);

  if (layout->n_too_large > 0)
    say (found,
         g_dngettext (GETTEXT_PACKAGE, "%u piece does not fit between the margins and is left out.",
                      "%u pieces do not fit between the margins and are left out.",
                      layout->n_too_large),
         layout->n_too_large);
  check_grid (layout, found);
  if (is_home_sheet (layout->plan))
    check_margins (layout->plan, found);
  check_rim (set, layout, found);
  check_pictures (set, layout, found);
  check_boxes (layout, found);
  check_figures (layout, found);
  return found;
}
