/* The table from above: where tiles are laid, and where figures are put. */
#include "app/balance/chart-private.h"

#include <math.h>

#include <glib/gi18n.h>

#include "engine/balance/picture.h"

/* Cells in which a tile is laid in fewer games are left out at the rim. */
#define SELDOM 0.02
/* In the height of letters. */
#define MOST_CELL 2.3
#define LINE      1.5
#define SMALL     0.85
/* Darkest and lightest a used cell can be. */
#define LEAST_SHADE 0.10
#define MOST_SHADE  0.62
#define N_SHADES    5

/* The cells that are shown. */
typedef struct
{
  int west, east, north, south;
  double most_figures;
} Region;

static const TwHeat *
cell_at (const TwChart *chart, guint i)
{
  return &g_array_index (chart->data, TwHeat, i);
}

static Region
region_of (const TwChart *chart)
{
  Region region = { 0 };

  for (guint i = 0; i < chart->data->len; i++)
    {
      const TwHeat *cell = cell_at (chart, i);

      region.most_figures = MAX (region.most_figures, cell->figures);
      if (cell->tiles < SELDOM)
        continue;
      region.west = MIN (region.west, cell->x);
      region.east = MAX (region.east, cell->x);
      region.north = MIN (region.north, cell->y);
      region.south = MAX (region.south, cell->y);
    }
  return region;
}

static gboolean
is_shown (const Region *region, const TwHeat *cell)
{
  return cell->x >= region->west && cell->x <= region->east && cell->y >= region->north
         && cell->y <= region->south;
}

/* A box as dark as often a tile is laid there. */
static void
draw_shade (const TwChartPen *pen, double x, double y, double size, double share)
{
  tw_pen_shade (pen, x, y, size, size,
                LEAST_SHADE + (MOST_SHADE - LEAST_SHADE) * CLAMP (share, 0.0, 1.0));
}

/* A disc as large as many figures are put there. */
static void
draw_figures (const TwChartPen *pen, double x, double y, double size, double figures, double most)
{
  double r = 0.42 * size * sqrt (figures / MAX (most, 1e-9));

  if (r < 0.8)
    return;
  tw_pen_disc (pen, x + size / 2, y + size / 2, r);
}

/* What shades and discs mean. */
static void
draw_key (const TwChartPen *pen, const Region *region, double size, double *y)
{
  double em = tw_pen_em (pen), x = 0.0, box = 1.2 * em, middle;
  g_autofree char *most = NULL;

  *y += tw_pen_words (pen, _ ("How often a tile is laid there:"), 0, *y, pen->width, SMALL, FALSE,
                      TW_INK_FAINT)
        + 0.2 * em;
  for (guint i = 0; i < N_SHADES; i++)
    {
      double share = i == 0 ? SELDOM : (double) i / (N_SHADES - 1);
      g_autofree char *text = g_strdup_printf (_ ("%.0f %%"), 100.0 * share);

      draw_shade (pen, x, *y, box, share);
      tw_pen_word (pen, text, x + box + 0.3 * em, *y + box / 2, 0.0, SMALL, TW_INK_FAINT);
      x += box + 0.9 * em + tw_pen_word_width (pen, text, SMALL);
    }
  *y += LINE * em + 0.4 * em;
  if (region->most_figures <= 0.0)
    return;
  middle = *y + MAX (size, 1.2 * em) / 2;
  draw_figures (pen, 0.0, middle - size / 2, size, region->most_figures, region->most_figures);
  most = g_strdup_printf (_ ("%.2f figures in a game; smaller discs by their area"),
                          region->most_figures);
  tw_pen_words (pen, most, size + 0.4 * em,
                middle - tw_pen_words_height (pen, most, pen->width - size - 0.4 * em, SMALL) / 2,
                pen->width - size - 0.4 * em, SMALL, FALSE, TW_INK_FAINT);
  *y = middle + MAX (size, 2.6 * em) / 2;
}

static void
draw_frame (const TwChartPen *pen, double x, double y, double size)
{
  tw_pen_line (pen, x, y, x + size, y, TW_INK_WORDS, 2.0);
  tw_pen_line (pen, x, y + size, x + size, y + size, TW_INK_WORDS, 2.0);
  tw_pen_line (pen, x, y - 1, x, y + size + 1, TW_INK_WORDS, 2.0);
  tw_pen_line (pen, x + size, y - 1, x + size, y + size + 1, TW_INK_WORDS, 2.0);
}

void
tw_chart_draw_heat (const TwChart *chart, TwChartPen *pen)
{
  Region region = region_of (chart);
  double em = tw_pen_em (pen);
  guint columns = (guint) (region.east - region.west) + 1,
        rows = (guint) (region.south - region.north) + 1;
  double size = MIN (pen->width / columns, MOST_CELL * em), y;

  size = MAX (floor (size), 2.0);
  for (guint i = 0; i < chart->data->len; i++)
    {
      const TwHeat *cell = cell_at (chart, i);
      double x = size * (cell->x - region.west), top = pen->y + size * (cell->y - region.north);

      if (!is_shown (&region, cell))
        continue;
      draw_shade (pen, x + 0.5, top + 0.5, size - 1.0, cell->tiles);
      draw_figures (pen, x, top, size, cell->figures, region.most_figures);
    }
  draw_frame (pen, -size * region.west, pen->y - size * region.north, size);
  y = pen->y + size * rows + 0.8 * em;
  draw_key (pen, &region, size, &y);
  pen->y =
      y
      + tw_pen_words (
          pen,
          _ ("The start has a frame. What is laid in fewer than one game of fifty is left out."), 0,
          y, pen->width, SMALL, FALSE, TW_INK_FAINT);
}
