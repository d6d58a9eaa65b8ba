/* Areas from their cells: outlines, and where figures stand. */
#include "app/drawing/tile-areas.h"

#include "app/drawing/area-outline.h"
#include "app/drawing/spots.h"

#define N TW_AREA_CELLS
/* So far from the rim and from each other figures stand where there is room, in tile edges. */
#define APART .08
/* A look for a place goes in steps of so many cells. */
#define STRIDE 8

typedef struct
{
  const TwTileLayout *layout;
  const TwAreaRaster *raster;
  TwTileAreas *areas;
  float clear[N][N]; /* distance to the border of an area, in cells */
} Cutting;

static guint8
area_label (const TwTileArea *area)
{
  return (guint8) (area->index + (area->part == TW_PART_FIELD ? TW_AREA_FIELD : 0));
}

static void
add_area (TwTileAreas *areas, TwTilePart part, guint index)
{
  areas->areas[areas->n_areas++] = (TwTileArea){ .part = part, .index = index };
}

static void
ring_cb (guint8 label, TwLine *ring, gpointer data)
{
  TwTileAreas *areas = data;

  for (guint i = 0; i < areas->n_areas; i++)
    if (area_label (&areas->areas[i]) == label)
      {
        TwTileArea *area = &areas->areas[i];

        area->rings = g_renew (TwLine, area->rings, area->n_rings + 1);
        area->rings[area->n_rings++] = *ring;
        return;
      }
  tw_line_clear (ring);
}

static double
nearest_other (const Cutting *cutting, guint n_placed, TwPoint p)
{
  double best = 9;

  for (guint i = 0; i < n_placed; i++)
    best = MIN (best, point_distance (cutting->areas->areas[i].at, p));
  return best;
}

/* How far each cell of @label is from what is not: first from north-west, then from south-east. */
static void
measure (Cutting *cutting, guint8 label)
{
  static const float straight = 1, slant = 1.414f;
  static const int dx[] = { -1, -1, 0, 1 }, dy[] = { 0, -1, -1, -1 };

  for (int pass = 0; pass < 2; pass++)
    for (int i = 0; i < N * N; i++)
      {
        int at = pass ? N * N - 1 - i : i, x = at % N, y = at / N;
        float best = pass ? cutting->clear[y][x] : N;

        if (cutting->raster->cell[y][x] != label)
          best = 0;
        for (guint k = 0; k < G_N_ELEMENTS (dx) && best > 0; k++)
          {
            int u = pass ? x - dx[k] : x + dx[k], v = pass ? y - dy[k] : y + dy[k];
            float there = u < 0 || v < 0 || u >= N || v >= N ? 0 : cutting->clear[v][u];

            best = MIN (best, there + (dx[k] != 0 && dy[k] != 0 ? slant : straight));
          }
        cutting->clear[y][x] = best;
      }
}

/* The best point of an area: off its border, the rim and the others. */
static TwPoint
find_place (Cutting *cutting, guint index)
{
  double best = -1;
  TwPoint at = point (.5, .5);

  measure (cutting, area_label (&cutting->areas->areas[index]));
  for (int y = 0; y < N; y++)
    for (int x = y % STRIDE; x < N; x += STRIDE)
      {
        TwPoint p = point ((x + .5) / N, (y + .5) / N);
        double clear = (double) cutting->clear[y][x] / N, worth;

        if (clear <= 0)
          continue;
        worth = MIN (clear, APART) + MIN (point_room (p), APART)
                + MIN (nearest_other (cutting, index, p), APART);
        if (worth > best)
          {
            best = worth;
            at = p;
          }
      }
  return at;
}

/* Where the figure stands in our own drawing, if that is in the open. */
static void
place_figure (Cutting *cutting, guint index)
{
  TwTileArea *area = &cutting->areas->areas[index];
  double x = 0, y = 0;

  if (tw_tile_layout_spot (cutting->layout, area->part, area->index, &x, &y))
    {
      area->at = point (x, y);
      if (tw_tile_area_has (area, area->at) && point_room (area->at) >= APART
          && nearest_other (cutting, index, area->at) >= APART)
        return;
    }
  area->at = find_place (cutting, index);
}

TwTileAreas *
tw_tile_areas_new (const TwTileLayout *layout, TwSegmentSet segments)
{
  TwTileAreas *areas = g_new0 (TwTileAreas, 1);
  g_autofree TwAreaRaster *raster = tw_area_raster_new (layout, segments);
  g_autofree Cutting *cutting = g_new (Cutting, 1);

  areas->areas = g_new (TwTileArea, TW_MAX_SEGMENTS + TW_MAX_FIELDS);
  for (guint i = 0; i < layout->topology.n_segments; i++)
    if (segments & TW_SEGMENT_BIT (i))
      add_area (areas, TW_PART_SEGMENT, i);
  for (guint i = 0; i < layout->fields.n_fields; i++)
    add_area (areas, TW_PART_FIELD, i);
  tw_area_outlines (raster, ring_cb, areas);
  cutting->layout = layout;
  cutting->raster = raster;
  cutting->areas = areas;
  for (guint i = 0; i < areas->n_areas; i++)
    place_figure (cutting, i);
  return areas;
}

void
tw_tile_areas_free (TwTileAreas *areas)
{
  for (guint i = 0; i < areas->n_areas; i++)
    {
      for (guint k = 0; k < areas->areas[i].n_rings; k++)
        tw_line_clear (&areas->areas[i].rings[k]);
      g_free (areas->areas[i].rings);
    }
  g_free (areas->areas);
  g_free (areas);
}

gboolean
tw_tile_area_has (const TwTileArea *area, TwPoint p)
{
  gboolean is_inside = FALSE;

  for (guint i = 0; i < area->n_rings; i++)
    is_inside ^= tw_line_encloses (&area->rings[i], p);
  return is_inside;
}
