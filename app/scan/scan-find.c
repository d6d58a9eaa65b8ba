/* From a picture to the places of its tiles. */
#include "app/scan/scan-find.h"

#include <math.h>
#include <stdlib.h>

#include "app/scan/grid-lines.h"
#include "app/scan/ground.h"
#include "app/scan/outline.h"

/* The longer side of what is looked at, in pixels. */
#define LOOK_PX 800
/* A tile takes at least that much of the picture, and a sheet that much. */
#define LEAST_TILE  .002
#define LEAST_SHEET .08
/* A tile fills its outline, but for rounded corners and what the ground takes of it. */
#define LEAST_FILL .8
/* Tiles that lie apart are so much of all that lies there. */
#define LEAST_EXPLAINED .6

static GArray *
things_on (const TwRaster *raster)
{
  g_autofree guint8 *mask = NULL;

  if (raster->width < 16 || raster->height < 16)
    return NULL;
  mask = tw_ground_mask (raster);
  return mask != NULL ? tw_outlines_find (mask, raster->width, raster->height,
                                          LEAST_TILE * raster->width * raster->height)
                      : NULL;
}

static gboolean
is_square (const TwOutline *outline)
{
  double across, down;

  tw_quad_sides (&outline->quad, &across, &down);
  return outline->fill >= LEAST_FILL && MAX (across, down) < 1.35 * MIN (across, down);
}

static int
compare_doubles (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return x < y ? -1 : x > y;
}

/* The side of a tile, from the things that are square: the median, in which dust has no say. */
static double
side_of (const GArray *things, guint *out_n)
{
  g_autofree double *sides = g_new (double, things->len);
  guint n = 0;

  for (guint i = 0; i < things->len; i++)
    if (is_square (&g_array_index (things, TwOutline, i)))
      sides[n++] = sqrt (tw_quad_area (&g_array_index (things, TwOutline, i).quad));
  *out_n = n;
  if (n == 0)
    return 0;
  qsort (sides, n, sizeof *sides, compare_doubles);
  return sides[n / 2];
}

static void
scale (TwQuad *quad, double factor)
{
  for (guint i = 0; i < 4; i++)
    {
      quad->corners[i].x *= factor;
      quad->corners[i].y *= factor;
    }
}

static double
covered (const TwScanPlan *plan)
{
  double area = 0;

  for (guint i = 0; i < plan->n_areas; i++)
    area += tw_quad_area (&plan->areas[i].quad);
  return area;
}

static double
area_of (const GArray *things)
{
  double area = 0;

  for (guint i = 0; i < things->len; i++)
    area += tw_quad_area (&g_array_index (things, TwOutline, i).quad);
  return area;
}

/* Tiles that lie apart, some of them perhaps side by side without a gap. */
static gboolean
add_loose (const GArray *things, double factor, TwScanPlan *plan)
{
  guint n_square;
  double side = side_of (things, &n_square);

  plan->n_areas = 0;
  for (guint i = 0; i < things->len; i++)
    {
      const TwOutline *thing = &g_array_index (things, TwOutline, i);
      TwScanArea area = { thing->quad, 1, 1, 0, 0 };
      double across, down;

      tw_quad_sides (&thing->quad, &across, &down);
      area.columns = (guint) MAX (1, floor (across / side + .5));
      area.rows = (guint) MAX (1, floor (down / side + .5));
      if (thing->fill < LEAST_FILL || fabs (across / side - area.columns) > .3
          || fabs (down / side - area.rows) > .3 || area.columns > TW_SCAN_MAX_LINES
          || area.rows > TW_SCAN_MAX_LINES)
        continue;
      scale (&area.quad, factor);
      tw_scan_plan_add (plan, &area);
    }
  /* Trees and houses on the grass of a single tile are of all sizes and shapes. */
  return n_square >= 2 && plan->n_areas >= 2 && 2 * n_square >= plan->n_areas
         && 3 * n_square >= tw_scan_plan_n_cells (plan)
         && covered (plan) >= LEAST_EXPLAINED * area_of (things) * factor * factor;
}

/* A rim of so many pixels is left out, where the paper curls and its shadow lies. */
#define PAPER_RIM .012

/* Tiles printed with margins on a sheet of paper that has been photographed. */
static gboolean
add_printed (const TwPixels *pixels, const TwQuad *paper, TwScanPlan *plan)
{
  double across, down, factor;
  g_autoptr (TwRaster) raster = NULL;
  g_autoptr (GArray) things = NULL;
  TwQuad inner;
  TwQuadMap map;

  tw_quad_map_to (paper, &map);
  inner = tw_quad_part (&map, PAPER_RIM, PAPER_RIM, 1 - PAPER_RIM, 1 - PAPER_RIM);
  tw_quad_sides (&inner, &across, &down);
  factor = LOOK_PX / MAX (across, down);
  raster = tw_raster_straighten (pixels, &inner, MAX (16, (int) (across * factor)),
                                 MAX (16, (int) (down * factor)));
  things = things_on (raster);
  if (things == NULL || !add_loose (things, 1, plan)
      || covered (plan) < .3 * raster->width * raster->height)
    return FALSE;
  tw_quad_map_to (&inner, &map);
  for (guint i = 0; i < plan->n_areas; i++)
    for (guint k = 0; k < 4; k++)
      {
        TwScanPoint *corner = &plan->areas[i].quad.corners[k];

        *corner = tw_quad_map_point (&map, corner->x / raster->width, corner->y / raster->height);
      }
  return TRUE;
}

static gboolean
add_sheet (const TwPixels *pixels, const TwQuad *quad, TwScanPlan *plan)
{
  TwScanArea area = { *quad, 1, 1, 0, 0 };
  double across, down, factor;
  g_autoptr (TwRaster) raster = NULL;

  tw_quad_sides (quad, &across, &down);
  factor = LOOK_PX / MAX (across, down);
  raster = tw_raster_straighten (pixels, quad, MAX (16, (int) (across * factor)),
                                 MAX (16, (int) (down * factor)));
  if (!tw_grid_lines_find (raster, &area))
    return FALSE;
  plan->n_areas = 0;
  return tw_scan_plan_add (plan, &area);
}

/* One area that is the only one is a sheet; many in even rows are still tiles apart, each with the
 * corners that it has. */
static TwScanFound
settle (TwScanPlan *plan)
{
  tw_scan_plan_sort (plan);
  if (!tw_scan_plan_is_sound (plan))
    return TW_SCAN_NOTHING;
  return plan->n_areas == 1 ? TW_SCAN_SHEET : TW_SCAN_LOOSE;
}

static TwScanFound
find (const TwPixels *pixels, TwScanPlan *plan)
{
  g_autoptr (TwRaster) raster = tw_raster_new (pixels, LOOK_PX);
  g_autoptr (GArray) things = things_on (raster);
  double whole = (double) raster->width * raster->height;
  TwQuad quad = tw_quad_of_size (pixels->width, pixels->height);
  gboolean has_corners = FALSE;

  if (things != NULL && things->len > 0)
    {
      const TwOutline *largest = &g_array_index (things, TwOutline, 0);

      if (add_loose (things, 1 / raster->scale, plan)
          && covered (plan) * raster->scale * raster->scale > .5 * tw_quad_area (&largest->quad))
        return settle (plan);
      if (tw_quad_area (&largest->quad) > LEAST_SHEET * whole && largest->fill >= LEAST_FILL)
        {
          quad = largest->quad;
          scale (&quad, 1 / raster->scale);
          has_corners = TRUE;
        }
    }
  if (MIN (pixels->width, pixels->height) < 32 || !tw_quad_is_sound (&quad))
    return TW_SCAN_NOTHING;
  if (add_printed (pixels, &quad, plan) || add_sheet (pixels, &quad, plan))
    return settle (plan);
  if (!has_corners)
    return TW_SCAN_NOTHING;
  plan->n_areas = 1;
  plan->areas[0] = (TwScanArea){ quad, 1, 1, 0, 0 };
  return TW_SCAN_CORNERS;
}

TwScanFound
tw_scan_find (const TwPixels *pixels, TwScanPlan *out_plan)
{
  TwScanFound found = find (pixels, out_plan);

  if (found == TW_SCAN_NOTHING)
    tw_scan_plan_whole (out_plan, pixels->width, pixels->height, 1, 1);
  return found;
}

/* What reaches from one side of the picture to the other does not lie on a ground: the picture is
 * the tile, and this is a road or a town on it. */
static gboolean
spans (const TwQuad *quad, const TwRaster *raster)
{
  double left = raster->width, right = 0, top = raster->height, bottom = 0;
  double near_to = .01 * MAX (raster->width, raster->height);

  for (guint i = 0; i < 4; i++)
    {
      left = MIN (left, quad->corners[i].x);
      right = MAX (right, quad->corners[i].x);
      top = MIN (top, quad->corners[i].y);
      bottom = MAX (bottom, quad->corners[i].y);
    }
  return (left < near_to && right > raster->width - near_to)
         || (top < near_to && bottom > raster->height - near_to);
}

void
tw_scan_find_one (const TwPixels *pixels, TwQuad *out_quad)
{
  g_autoptr (TwRaster) raster = tw_raster_new (pixels, LOOK_PX);
  g_autoptr (GArray) things = things_on (raster);
  double side = MIN (pixels->width, pixels->height);
  double x = (pixels->width - side) / 2, y = (pixels->height - side) / 2;

  if (things != NULL && things->len > 0 && is_square (&g_array_index (things, TwOutline, 0))
      && !spans (&g_array_index (things, TwOutline, 0).quad, raster)
      && tw_quad_area (&g_array_index (things, TwOutline, 0).quad)
             > LEAST_SHEET * raster->width * raster->height)
    {
      *out_quad = g_array_index (things, TwOutline, 0).quad;
      scale (out_quad, 1 / raster->scale);
      return;
    }
  *out_quad = (TwQuad){ { { x, y }, { x + side, y }, { x + side, y + side }, { x, y + side } } };
}
