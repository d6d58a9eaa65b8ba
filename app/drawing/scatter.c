/* Poisson-disc points. */
#include "app/drawing/scatter.h"

#include <string.h>

/* Cells of the grid that finds neighbours; a cell holds one point at most. */
#define MAX_CELLS  128
#define MAX_MISSES 120

guint
tw_scatter_points (TwDice *dice, double apart, double margin, TwPoint *out, guint max)
{
  gint16 grid[MAX_CELLS][MAX_CELLS];
  int n_cells = CLAMP ((int) (M_SQRT2 / apart), 4, MAX_CELLS);
  int reach = (int) ceil (apart * n_cells);
  guint n = 0, misses = 0;

  memset (grid, -1, sizeof grid);
  while (n < max && misses < MAX_MISSES)
    {
      TwPoint p;
      int x, y;
      gboolean free_place;

      p.x = tw_dice_in (dice, margin, 1 - margin);
      p.y = tw_dice_in (dice, margin, 1 - margin);
      x = (int) (p.x * n_cells);
      y = (int) (p.y * n_cells);
      free_place = grid[y][x] < 0;
      for (int j = MAX (0, y - reach); free_place && j <= MIN (n_cells - 1, y + reach); j++)
        for (int i = MAX (0, x - reach); free_place && i <= MIN (n_cells - 1, x + reach); i++)
          if (grid[j][i] >= 0)
            {
              TwPoint d = point_sub (out[grid[j][i]], p);

              free_place = point_dot (d, d) >= apart * apart;
            }
      if (!free_place)
        {
          misses++;
          continue;
        }
      misses = 0;
      grid[y][x] = (gint16) n;
      out[n++] = p;
    }
  return n;
}
