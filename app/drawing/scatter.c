/* Poisson-disc points. */
#include "app/drawing/scatter.h"

#include <string.h>

/* Cells of the grid that finds neighbours; a cell holds one point at most. */
#define MAX_CELLS  128
#define MAX_MISSES 120

/* The points laid so far, by cell. */
typedef struct
{
  gint16 cell[MAX_CELLS][MAX_CELLS];
  int n_cells;
  double apart;
} Grid;

/* Whether a point of the cell @x, @y, if there is one, keeps away from @p. */
static gboolean
grid_cell_is_far (const Grid *grid, const TwPoint *points, int x, int y, TwPoint p)
{
  TwPoint d;

  if (x < 0 || y < 0 || x >= grid->n_cells || y >= grid->n_cells || grid->cell[y][x] < 0)
    return TRUE;
  d = point_sub (points[grid->cell[y][x]], p);
  return point_dot (d, d) >= grid->apart * grid->apart;
}

/* Looks at the nearest cells first: most points that are refused are refused by those. */
static gboolean
grid_is_free (const Grid *grid, const TwPoint *points, int x, int y, TwPoint p)
{
  int reach = (int) ceil (grid->apart * grid->n_cells);

  if (grid->cell[y][x] >= 0)
    return FALSE;
  for (int ring = 1; ring <= reach; ring++)
    for (int j = -ring; j <= ring; j++)
      for (int i = -ring; i <= ring; i += ABS (j) == ring ? 1 : 2 * ring)
        if (!grid_cell_is_far (grid, points, x + i, y + j, p))
          return FALSE;
  return TRUE;
}

guint
tw_scatter_points (TwDice *dice, double apart, double margin, TwPoint *out, guint max)
{
  Grid grid = { .n_cells = CLAMP ((int) (M_SQRT2 / apart), 4, MAX_CELLS), .apart = apart };
  guint n = 0, misses = 0;

  memset (grid.cell, -1, sizeof grid.cell);
  while (n < max && misses < MAX_MISSES)
    {
      TwPoint p;
      int x, y;

      p.x = tw_dice_in (dice, margin, 1 - margin);
      p.y = tw_dice_in (dice, margin, 1 - margin);
      x = (int) (p.x * grid.n_cells);
      y = (int) (p.y * grid.n_cells);
      if (!grid_is_free (&grid, out, x, y, p))
        {
          misses++;
          continue;
        }
      misses = 0;
      grid.cell[y][x] = (gint16) n;
      out[n++] = p;
    }
  return n;
}
