/* Areas of tiles, and their cells. */
#include "app/scan/scan-plan.h"

#include <stdlib.h>
#include <string.h>

TwQuad
tw_scan_area_cell (const TwScanArea *area, guint column, guint row)
{
  double width = 1 / (area->columns + (area->columns - 1) * area->gap_across);
  double height = 1 / (area->rows + (area->rows - 1) * area->gap_down);
  double u = column * width * (1 + area->gap_across), v = row * height * (1 + area->gap_down);
  TwQuadMap map;

  tw_quad_map_to (&area->quad, &map);
  return tw_quad_part (&map, u, v, u + width, v + height);
}

void
tw_scan_plan_whole (TwScanPlan *plan, double width, double height, guint columns, guint rows)
{
  plan->n_areas = 1;
  plan->areas[0] = (TwScanArea){ tw_quad_of_size (width, height), columns, rows, 0, 0 };
}

guint
tw_scan_plan_n_cells (const TwScanPlan *plan)
{
  guint n_cells = 0;

  for (guint i = 0; i < plan->n_areas; i++)
    n_cells += plan->areas[i].columns * plan->areas[i].rows;
  return n_cells;
}

gboolean
tw_scan_plan_add (TwScanPlan *plan, const TwScanArea *area)
{
  if (plan->n_areas >= TW_SCAN_MAX_CELLS
      || tw_scan_plan_n_cells (plan) + area->columns * area->rows > TW_SCAN_MAX_CELLS)
    return FALSE;
  plan->areas[plan->n_areas++] = *area;
  return TRUE;
}

void
tw_scan_plan_remove (TwScanPlan *plan, guint index)
{
  plan->n_areas--;
  memmove (plan->areas + index, plan->areas + index + 1,
           (plan->n_areas - index) * sizeof *plan->areas);
}

TwQuad
tw_scan_plan_cell (const TwScanPlan *plan, guint index)
{
  const TwScanArea *area = plan->areas;

  while (index >= area->columns * area->rows)
    {
      index -= area->columns * area->rows;
      area++;
    }
  return tw_scan_area_cell (area, index % area->columns, index / area->columns);
}

gboolean
tw_scan_plan_is_sound (const TwScanPlan *plan)
{
  for (guint i = 0; i < plan->n_areas; i++)
    {
      const TwScanArea *area = &plan->areas[i];

      if (!tw_quad_is_sound (&area->quad))
        return FALSE;
      for (guint k = 0; k < area->columns * area->rows; k++)
        {
          TwQuad cell = tw_scan_area_cell (area, k % area->columns, k / area->columns);

          if (!tw_quad_is_sound (&cell))
            return FALSE;
        }
    }
  return plan->n_areas > 0;
}

static TwScanPoint
middle (const TwScanArea *area)
{
  TwScanPoint sum = { 0, 0 };

  for (guint i = 0; i < 4; i++)
    {
      sum.x += area->quad.corners[i].x / 4;
      sum.y += area->quad.corners[i].y / 4;
    }
  return sum;
}

static int
compare_down (gconstpointer a, gconstpointer b)
{
  double y_a = middle (a).y, y_b = middle (b).y;

  return y_a < y_b ? -1 : y_a > y_b;
}

static int
compare_across (gconstpointer a, gconstpointer b)
{
  double x_a = middle (a).x, x_b = middle (b).x;

  return x_a < x_b ? -1 : x_a > x_b;
}

void
tw_scan_plan_sort (TwScanPlan *plan)
{
  TwScanArea *areas = plan->areas;

  qsort (areas, plan->n_areas, sizeof *areas, compare_down);
  for (guint first = 0, end; first < plan->n_areas; first = end)
    {
      double across, down;

      tw_quad_sides (&areas[first].quad, &across, &down);
      /* Whatever is less than half a tile lower than the one before is in its row. */
      for (end = first + 1;
           end < plan->n_areas
           && middle (&areas[end]).y - middle (&areas[end - 1]).y < .5 * down / areas[first].rows;
           end++)
        ;
      qsort (areas + first, end - first, sizeof *areas, compare_across);
    }
}
