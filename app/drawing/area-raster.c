/* Parts are painted over each other as they are drawn, one mask at a time; grass is what is left,
 * and belongs to the field of the map that is nearest on foot. */
#include "app/drawing/area-raster.h"

#include <string.h>

#include <cairo.h>

#include "app/drawing/part-map.h"

#define N TW_AREA_CELLS
/* A field or feature has at least so many cells; what is smaller nobody can point at. */
#define LEAST_CELLS (N * N * 3 / 1000)
#define LEAST_FIELD (N * N * 6 / 1000)
/* The radius of the disc that is cut out for what has no room of its own, in tile edges. */
#define LEAST_RADIUS .034
/* Pieces of so few cells are slips of the raster, if there is more of the same elsewhere. */
#define SPECK_CELLS 90

typedef struct
{
  const TwTileLayout *layout;
  TwAreaRaster *raster;
  cairo_surface_t *surface;
  cairo_t *cr;
  guint8 layer[N][N]; /* which layer a cell was painted in last */
  guint32 *queue;
} Painter;

static TwPoint
cell_middle (guint x, guint y)
{
  return point ((x + .5) / N, (y + .5) / N);
}

/* Distance of @p to the middle lines of a segment. */
static double
way_far (const TwTileLayout *l, guint segment, TwPoint p)
{
  double best = 9;

  for (guint i = 0; i < l->n_ways; i++)
    if (l->ways[i].segment == segment)
      best = MIN (best, tw_line_distance (&l->ways[i].line, p, NULL, NULL));
  return best;
}

/* The mask becomes cells of @label. What two roads of one layer cover goes to the nearer one: so
 * those that meet at a crossing share its middle. */
static void
paint_mask (Painter *painter, guint8 label, guint8 layer, gboolean shares)
{
  const guint8 *bytes;
  int stride;

  cairo_surface_flush (painter->surface);
  bytes = cairo_image_surface_get_data (painter->surface);
  stride = cairo_image_surface_get_stride (painter->surface);
  for (guint y = 0; y < N; y++)
    for (guint x = 0; x < N; x++)
      {
        guint8 *cell = &painter->raster->cell[y][x];
        TwPoint p;

        if (bytes[y * (gsize) stride + x] < 128)
          continue;
        p = cell_middle (x, y);
        if (shares && *cell < TW_AREA_FIELD && *cell != label && painter->layer[y][x] == layer
            && way_far (painter->layout, *cell, p) <= way_far (painter->layout, label, p))
          continue;
        *cell = label;
        painter->layer[y][x] = layer;
      }
  cairo_save (painter->cr);
  cairo_set_operator (painter->cr, CAIRO_OPERATOR_CLEAR);
  cairo_paint (painter->cr);
  cairo_restore (painter->cr);
}

static void
paint_line (cairo_t *cr, const TwLine *line)
{
  for (guint i = 0; i < line->n; i++)
    cairo_line_to (cr, line->p[i].x, line->p[i].y);
}

/* As wide as it is drawn, with its dark edges. */
static double
way_width (const TwWay *way)
{
  switch (way->kind)
    {
    case TW_KIND_RIVER:
      return TW_RIVER_WIDTH;
    case TW_KIND_PATH:
      return TW_LANE_WIDTH + .018;
    default:
      return TW_ROAD_WIDTH + 2 * TW_ROAD_EDGE;
    }
}

/* Numbers of layers, bottom to top. */
typedef enum
{
  LAYER_WATER = 1,
  LAYER_WAYS,
  LAYER_OVER_WAYS,
  LAYER_TOWNS,
  LAYER_OVER_TOWNS,
  LAYER_PLACES
} Layer;

static Layer
way_layer (const TwWay *way)
{
  if (way->over == TW_WAY_OVER_TOWN)
    return LAYER_OVER_TOWNS;
  if (way->over == TW_WAY_OVER_WAYS)
    return LAYER_OVER_WAYS;
  return way->kind == TW_KIND_RIVER ? LAYER_WATER : LAYER_WAYS;
}

static void
paint_ways (Painter *painter, Layer layer, TwSegmentSet segments)
{
  const TwTileLayout *l = painter->layout;

  for (guint i = 0; i < l->n_ways; i++)
    {
      const TwWay *way = &l->ways[i];

      if (way_layer (way) != layer || !(segments & TW_SEGMENT_BIT (way->segment)))
        continue;
      paint_line (painter->cr, &way->line);
      cairo_set_line_width (painter->cr, way_width (way));
      cairo_stroke (painter->cr);
      paint_mask (painter, (guint8) way->segment, layer, TRUE);
    }
}

static void
paint_towns (Painter *painter, TwSegmentSet segments)
{
  const TwTileLayout *l = painter->layout;

  for (guint i = 0; i < l->n_towns; i++)
    if (segments & TW_SEGMENT_BIT (l->towns[i].segment))
      {
        paint_line (painter->cr, &l->towns[i].outline);
        cairo_fill (painter->cr);
        paint_mask (painter, (guint8) l->towns[i].segment, LAYER_TOWNS, FALSE);
      }
}

static void
paint_disc (Painter *painter, TwPoint at, double r, guint8 label)
{
  cairo_arc (painter->cr, at.x, at.y, r, 0, 2 * G_PI);
  cairo_fill (painter->cr);
  paint_mask (painter, label, LAYER_PLACES, FALSE);
}

/* A pond is water like its river, over which a road may go. */
static void
paint_places (Painter *painter, TwSegmentSet segments, gboolean is_water)
{
  const TwTileLayout *l = painter->layout;

  for (guint i = 0; i < l->n_places; i++)
    {
      const TwPlace *place = &l->places[i];

      if (place->segment >= 0 && (segments & TW_SEGMENT_BIT (place->segment))
          && place->kind != TW_PLACE_RUIN
          && (place->kind == TW_PLACE_POND || place->kind == TW_PLACE_SPRING) == is_water)
        paint_disc (painter, place->at, place->r, (guint8) place->segment);
    }
}

/* What the map has at the node that is nearest to a cell: a field, or something else. */
static guint8
map_label (const TwTileLayout *l, guint x, guint y)
{
  guint u = (2 * x + 1) * (TW_MAP_NODES - 1) + N, v = (2 * y + 1) * (TW_MAP_NODES - 1) + N;

  return l->map[v / (2 * N)][u / (2 * N)];
}

static gboolean
is_of_field (const Painter *painter, guint8 label)
{
  return label < painter->layout->fields.n_fields;
}

static void
seed_fields (Painter *painter)
{
  for (guint y = 0; y < N; y++)
    for (guint x = 0; x < N; x++)
      {
        guint8 label = map_label (painter->layout, x, y);

        if (painter->raster->cell[y][x] == TW_AREA_NOTHING && is_of_field (painter, label))
          painter->raster->cell[y][x] = (guint8) (TW_AREA_FIELD + label);
      }
}

static const int to_x[] = { 1, 0, -1, 0 }, to_y[] = { 0, 1, 0, -1 };

/* Cells that belong to nothing join what is nearest on foot; @from is the least label that spreads.
 */
static void
spread (Painter *painter, guint8 from)
{
  guint n = 0;

  for (guint at = 0; at < N * N; at++)
    if (painter->raster->cell[at / N][at % N] != TW_AREA_NOTHING
        && painter->raster->cell[at / N][at % N] >= from)
      painter->queue[n++] = at;
  for (guint i = 0; i < n; i++)
    {
      int x = (int) (painter->queue[i] % N), y = (int) (painter->queue[i] / N);

      for (guint k = 0; k < 4; k++)
        {
          int u = x + to_x[k], v = y + to_y[k];

          if (u < 0 || v < 0 || u >= N || v >= N || painter->raster->cell[v][u] != TW_AREA_NOTHING)
            continue;
          painter->raster->cell[v][u] = painter->raster->cell[y][x];
          painter->queue[n++] = (guint32) (v * N + u);
        }
    }
}

static guint
n_cells (const TwAreaRaster *raster, guint8 label)
{
  guint n = 0;

  for (guint at = 0; at < N * N; at++)
    n += raster->cell[at / N][at % N] == label;
  return n;
}

/* A field between two roads that run side by side has only what the map knows of it. */
static void
widen_fields (Painter *painter)
{
  const TwTileLayout *l = painter->layout;

  for (guint8 i = 0; i < l->fields.n_fields; i++)
    {
      if (n_cells (painter->raster, (guint8) (TW_AREA_FIELD + i)) >= LEAST_FIELD)
        continue;
      for (guint y = 0; y < N; y++)
        for (guint x = 0; x < N; x++)
          if (map_label (l, x, y) == i)
            painter->raster->cell[y][x] = (guint8) (TW_AREA_FIELD + i);
    }
}

/* What has no room at all gets the ground on which its figure stands. */
static void
widen_spots (Painter *painter, TwSegmentSet segments)
{
  const TwTileLayout *l = painter->layout;

  for (guint i = 0; i < l->n_spots; i++)
    {
      const TwSpot *spot = &l->spots[i];
      guint8 label = (guint8) (spot->index + (spot->part == TW_PART_FIELD ? TW_AREA_FIELD : 0));

      if ((spot->part == TW_PART_FIELD
           || (spot->part == TW_PART_SEGMENT && (segments & TW_SEGMENT_BIT (spot->index))))
          && n_cells (painter->raster, label) < LEAST_CELLS)
        paint_disc (painter, spot->at, LEAST_RADIUS, label);
    }
}

/* Floods the piece at @at; Returns: how many cells, which stand in the queue */
static guint
flood_piece (Painter *painter, guint at, guint8 *seen)
{
  guint8 label = painter->raster->cell[at / N][at % N];
  guint n = 0;

  painter->queue[n++] = at;
  seen[at] = 1;
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < 4; k++)
      {
        int u = (int) (painter->queue[i] % N) + to_x[k],
            v = (int) (painter->queue[i] / N) + to_y[k];

        if (u < 0 || v < 0 || u >= N || v >= N || painter->raster->cell[v][u] != label
            || seen[v * N + u])
          continue;
        seen[v * N + u] = 1;
        painter->queue[n++] = (guint32) (v * N + u);
      }
  return n;
}

/* The label that most cells round the piece in the queue have. */
static guint8
label_round (const Painter *painter, guint n)
{
  guint votes[256] = { 0 };
  guint8 own = painter->raster->cell[painter->queue[0] / N][painter->queue[0] % N], best = own;

  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < 4; k++)
      votes[tw_area_raster_at (painter->raster, (int) (painter->queue[i] % N) + to_x[k],
                               (int) (painter->queue[i] / N) + to_y[k])]++;
  votes[own] = 0;
  for (guint label = 0; label < TW_AREA_NOTHING; label++)
    if (votes[label] > votes[best])
      best = (guint8) label;
  return best;
}

static void
drop_specks (Painter *painter)
{
  g_autofree guint8 *seen = g_new0 (guint8, N * N);

  for (guint at = 0; at < N * N; at++)
    if (!seen[at])
      {
        guint n = flood_piece (painter, at, seen);
        guint8 label = painter->raster->cell[at / N][at % N], other;

        if (n >= SPECK_CELLS || n_cells (painter->raster, label) < n + SPECK_CELLS)
          continue;
        other = label_round (painter, n);
        for (guint i = 0; i < n; i++)
          painter->raster->cell[painter->queue[i] / N][painter->queue[i] % N] = other;
      }
}

TwAreaRaster *
tw_area_raster_new (const TwTileLayout *layout, TwSegmentSet segments)
{
  g_autofree Painter *painter = g_new0 (Painter, 1);

  painter->layout = layout;
  painter->raster = g_new (TwAreaRaster, 1);
  painter->queue = g_new (guint32, N * N);
  memset (painter->raster, TW_AREA_NOTHING, sizeof *painter->raster);
  painter->surface = cairo_image_surface_create (CAIRO_FORMAT_A8, N, N);
  painter->cr = cairo_create (painter->surface);
  cairo_scale (painter->cr, N, N);
  cairo_set_antialias (painter->cr, CAIRO_ANTIALIAS_NONE);
  cairo_set_line_cap (painter->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (painter->cr, CAIRO_LINE_JOIN_ROUND);

  paint_ways (painter, LAYER_WATER, segments);
  paint_places (painter, segments, TRUE);
  paint_ways (painter, LAYER_WAYS, segments);
  paint_ways (painter, LAYER_OVER_WAYS, segments);
  paint_towns (painter, segments);
  paint_ways (painter, LAYER_OVER_TOWNS, segments);
  paint_places (painter, segments, FALSE);
  seed_fields (painter);
  spread (painter, TW_AREA_FIELD);
  spread (painter, 0);
  widen_fields (painter);
  widen_spots (painter, segments);
  drop_specks (painter);

  cairo_destroy (painter->cr);
  cairo_surface_destroy (painter->surface);
  g_free (painter->queue);
  return painter->raster;
}
