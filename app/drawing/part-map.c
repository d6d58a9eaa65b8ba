/* Fields are what is left between barriers: the nodes of a grid are flooded, each
 * region is matched to a derived field by the ports it reaches, and its outline is
 * traced where the clearance is zero. */
#include "app/drawing/part-map.h"
#include "app/drawing/town-layout.h"

#include <string.h>

#define N    TW_MAP_NODES
#define STEP (1.0 / (N - 1))
/* Half-widths of lines when regions are told apart; thinner than drawn, so that narrow
 * fields are found, and wide enough that no region leaks through. */
#define LINE_BARRIER .021
#define FREE         254
#define MAX_REGIONS  96

typedef struct
{
  TwTileLayout *layout;
  const TwSurvey *survey;
  float clear[N][N];
  guint8 region[N][N];
  guint n_regions;
  guint area[MAX_REGIONS];
  guint8 field[MAX_REGIONS];
} Map;

static TwPoint
node (guint x, guint y)
{
  return point (x * STEP, y * STEP);
}

/* Places that stop a field from going on. */
static gboolean
place_parts_fields (const TwPlace *place)
{
  return place->kind == TW_PLACE_LAKE || place->kind == TW_PLACE_POND
         || place->kind == TW_PLACE_SPRING
         || (place->ends_roads
             && (place->kind == TW_PLACE_CROP || place->kind == TW_PLACE_RUIN
                 || place->kind == TW_PLACE_CASTLE || place->kind == TW_PLACE_CEMETERY
                 || place->kind == TW_PLACE_MONASTERY));
}

static gboolean
member_nearest (const TwTileLayout *l, guint segment, TwPoint p, TwPoint *out, double *best)
{
  gboolean found = FALSE;
  TwPoint q;
  double d;

  for (guint i = 0; i < l->n_ways; i++)
    if (l->ways[i].segment == segment
        && (d = tw_line_distance (&l->ways[i].line, p, &q, NULL)) < *best)
      {
        *best = d;
        *out = q;
        found = TRUE;
      }
  for (guint i = 0; i < l->n_towns; i++)
    for (guint w = 0; w < l->towns[i].n_walls && l->towns[i].segment == segment; w++)
      if ((d = tw_line_distance (&l->towns[i].walls[w].line, p, &q, NULL)) < *best)
        {
          *best = d;
          *out = q;
          found = TRUE;
        }
  return found;
}

static void
contact_try (const TwTileLayout *l,
             const TwLine *line,
             guint to,
             double *best,
             TwPoint *out_from,
             TwPoint *out_to)
{
  for (guint i = 0; i < line->n; i += 2)
    {
      TwPoint q;
      double d = 9;

      if (point_room (line->p[i]) > -.01 && member_nearest (l, to, line->p[i], &q, &d)
          && d < *best - 1e-9)
        {
          *best = d;
          *out_from = line->p[i];
          *out_to = q;
        }
    }
}

/* So near the other's line a bend lies on it, in tile edges. */
#define BEND_ON_LINE .03

/* A bend that was pulled to the other: there they touch, wherever else they come near. */
static gboolean
contact_at_bend (const TwTileLayout *l, TwSegmentSet members, TwPoint *out_from, TwPoint *out_to)
{
  double best = BEND_ON_LINE;
  gboolean found = FALSE;

  for (guint i = 0; i < l->shape.n_points; i++)
    {
      const TwShapePoint *bend = &l->shape.points[i];
      TwPoint p = point ((double) bend->x / TW_SHAPE_SCALE, (double) bend->y / TW_SHAPE_SCALE);
      TwSegmentSet others;

      if ((bend->role != TW_SHAPE_WALL && bend->role != TW_SHAPE_BEND) || bend->owner < 0
          || !(members & TW_SEGMENT_BIT (bend->owner)))
        continue;
      others = members & ~TW_SEGMENT_BIT (bend->owner);
      if (others == 0 || !member_nearest (l, (guint) __builtin_ctz (others), p, out_to, &best))
        continue;
      *out_from = p;
      found = TRUE;
    }
  return found;
}

gboolean
tw_part_map_contact_line (const TwTileLayout *l, guint junction, TwPoint *out_from, TwPoint *out_to)
{
  const TwJunction *j = &l->topology.junctions[junction];
  guint from = (guint) __builtin_ctz (j->members | 1u << 31), to;
  double best = 9;

  to = (guint) __builtin_ctz ((j->members & ~TW_SEGMENT_BIT (from)) | 1u << 31);
  if (from == 31 || to == 31)
    return FALSE;
  if (contact_at_bend (l, j->members, out_from, out_to))
    return TRUE;
  for (guint i = 0; i < l->n_ways; i++)
    if (l->ways[i].segment == from)
      contact_try (l, &l->ways[i].line, to, &best, out_from, out_to);
  for (guint i = 0; i < l->n_towns; i++)
    for (guint w = 0; w < l->towns[i].n_walls && l->towns[i].segment == from; w++)
      contact_try (l, &l->towns[i].walls[w].line, to, &best, out_from, out_to);
  return best < 9;
}

gboolean
tw_part_map_contact_arm (const TwTileLayout *l,
                         guint junction,
                         guint n,
                         TwPoint *out_from,
                         TwPoint *out_to)
{
  TwSegmentSet members = l->topology.junctions[junction].members;
  TwPoint first, second;
  double best = 9;

  if (n == 0)
    return tw_part_map_contact_line (l, junction, out_from, out_to);
  for (guint i = 0; i <= n; i++)
    members &= members - 1;
  if (members == 0 || !tw_part_map_contact_line (l, junction, &first, &second))
    return FALSE;
  *out_from = point_mix (first, second, .5);
  return member_nearest (l, (guint) __builtin_ctz (members), *out_from, out_to, &best);
}

static void
map_narrow (Map *m, TwPoint a, TwPoint b, double half)
{
  TwPoint d = point_sub (b, a);
  double square = MAX (point_dot (d, d), 1e-9);

  for (guint y = 0; y < N; y++)
    for (guint x = 0; x < N; x++)
      {
        TwPoint to = point_sub (node (x, y), a);
        double k = CLAMP (point_dot (to, d) / square, 0, 1);
        double far = point_length (point_sub (to, point_scale (d, k))) - half;

        m->clear[y][x] = MIN (m->clear[y][x], (float) far);
        if (far < LINE_BARRIER - MIN (half, LINE_BARRIER))
          m->region[y][x] = TW_MAP_NOTHING;
      }
}

static void
map_mark_barriers (Map *m)
{
  const TwTileLayout *l = m->layout;
  const TwSurvey *s = m->survey;

  for (guint y = 0; y < N; y++)
    for (guint x = 0; x < N; x++)
      {
        double wall = s->town[y][x] ? -s->wall[y][x] : s->wall[y][x];

        m->clear[y][x] = (float) MIN (MIN (wall - .003, s->road[y][x] - TW_ROAD_WIDTH / 2 - .008),
                                      s->river[y][x] - TW_RIVER_WIDTH / 2 - .008);
        m->region[y][x] = s->town[y][x]                                        ? TW_MAP_NOTHING
                          : MIN (s->road[y][x], s->river[y][x]) < LINE_BARRIER ? TW_MAP_NOTHING
                                                                               : FREE;
      }
  for (guint i = 0; i < l->n_places; i++)
    if (place_parts_fields (&l->places[i]))
      map_narrow (m, l->places[i].at, l->places[i].at, l->places[i].r);
  for (guint j = 0; j < l->topology.n_junctions; j++)
    {
      TwPoint a, b;

      for (guint n = 0; l->topology.junctions[j].kind == TW_JUNCTION_CONTACT
                        && tw_part_map_contact_arm (l, j, n, &a, &b);
           n++)
        map_narrow (m, a, b, .012);
    }
}

static void
map_flood (Map *m, guint x0, guint y0, guint8 label)
{
  guint16 stack[N * N];
  guint n = 0;

  stack[n++] = (guint16) (y0 * N + x0);
  m->region[y0][x0] = label;
  m->area[label] = 0;
  while (n > 0)
    {
      guint at = stack[--n], x = at % N, y = at / N;
      guint to[4][2] = { { x - 1, y }, { x + 1, y }, { x, y - 1 }, { x, y + 1 } };

      m->area[label]++;
      for (guint i = 0; i < 4; i++)
        if (to[i][0] < N && to[i][1] < N && m->region[to[i][1]][to[i][0]] == FREE)
          {
            m->region[to[i][1]][to[i][0]] = label;
            stack[n++] = (guint16) (to[i][1] * N + to[i][0]);
          }
    }
}

static void
map_find_regions (Map *m)
{
  for (guint y = 0; y < N; y++)
    for (guint x = 0; x < N; x++)
      if (m->region[y][x] == FREE)
        {
          if (m->n_regions == MAX_REGIONS)
            m->region[y][x] = TW_MAP_NOTHING;
          else
            map_flood (m, x, y, (guint8) m->n_regions++);
        }
  memset (m->field, TW_MAP_NOTHING, sizeof m->field);
}

/* The region at a half-edge: the free node nearest to it, close to the rim. */
static guint8
map_region_at (const Map *m, guint edge, double along)
{
  guint8 region = TW_MAP_NOTHING;
  double best = .12;

  for (guint y = 0; y < N; y++)
    for (guint x = 0; x < N; x++)
      {
        TwPoint p = point_sub (node (x, y), TW_CORNER[edge]);
        double in = point_dot (p, TW_INTO[edge]), d;

        if (in > .10 || m->region[y][x] == TW_MAP_NOTHING)
          continue;
        d = fabs (point_dot (p, TW_ALONG[edge]) - along) + in;
        if (d < best)
          {
            best = d;
            region = m->region[y][x];
          }
      }
  return region;
}

static gboolean
region_touches (const Map *m, guint8 region, guint town)
{
  for (guint y = 0; y < N; y++)
    for (guint x = 0; x < N; x++)
      if (m->survey->town[y][x] == town + 1)
        for (int j = -2; j <= 2; j += 2)
          for (int i = -2; i <= 2; i += 2)
            {
              guint u = x + (guint) i, v = y + (guint) j;

              if (u < N && v < N && m->region[v][u] == region)
                return TRUE;
            }
  return FALSE;
}

/* Enclosed fields take the widest regions that are left, those at their cities first. */
static void
map_match_enclosed (Map *m, guint index)
{
  const TwField *field = &m->layout->fields.fields[index];
  guint best = 0, region = MAX_REGIONS;

  for (guint r = 0; r < m->n_regions; r++)
    {
      guint score = m->area[r];

      if (m->field[r] != TW_MAP_NOTHING || m->area[r] < 4)
        continue;
      for (guint i = 0; i < m->layout->n_towns; i++)
        if ((field->cities & TW_SEGMENT_BIT (m->layout->towns[i].segment))
            && region_touches (m, (guint8) r, i))
          score += N * N;
      if (score > best)
        {
          best = score;
          region = r;
        }
    }
  if (region < MAX_REGIONS)
    m->field[region] = (guint8) index;
}

/* Unclaimed grass as large as this is a field that the tile does not have, in nodes. */
#define LEAST_FIELD 24

/* A city that lies over another one parts what is enclosed: in the drawing such a field is several
 * regions, and which of them are one the tile does not say. */
static void
map_match_parted (Map *m)
{
  const TwTileLayout *l = m->layout;
  const TwFields *fields = &l->fields;
  guint8 enclosed[TW_MAX_FIELDS];
  guint n_enclosed = 0, n = 0;
  TwSegmentSet crossed = 0;

  for (guint i = 0; i < fields->n_fields; i++)
    if (!(fields->fields[i].rim & TW_RIM_HALVES))
      enclosed[n_enclosed++] = (guint8) i;
  for (guint i = 0; i < l->n_towns; i++)
    crossed |= tw_town_layout_crossed (&l->topology, l->towns[i].segment);
  for (guint r = 0; n_enclosed > 0 && crossed != 0 && r < m->n_regions; r++)
    if (m->field[r] == TW_MAP_NOTHING && m->area[r] >= LEAST_FIELD)
      m->field[r] = enclosed[n++ % n_enclosed];
}

/* An enclosed field that is one with another has no number of its own. */
static void
map_match_joined (Map *m)
{
  const TwTopology *t = &m->layout->topology;

  for (guint i = 0; i < t->n_overrides; i++)
    {
      const TwFieldOverride *one = &t->overrides[i];
      TwRim rim = one->field | one->other;
      int field;

      if (one->kind != TW_OVERRIDE_JOIN || (one->field != 0) == (one->other != 0))
        continue;
      field = tw_fields_at (&m->layout->fields, (TwRimPlace) __builtin_ctz (rim));
      if (field >= 0 && m->layout->fields.fields[field].is_overridden)
        map_match_enclosed (m, (guint) field);
    }
}

static void
map_match_fields (Map *m)
{
  const TwFields *fields = &m->layout->fields;

  for (guint e = 0; e < 4; e++)
    for (guint half = 0; half < 2; half++)
      {
        int i = tw_fields_at (fields, (TwRimPlace) (4 * e + 2 * half));
        guint8 region;

        if (i < 0)
          continue;
        region = map_region_at (m, e, half ? .75 : .25);
        if (region != TW_MAP_NOTHING && m->field[region] == TW_MAP_NOTHING)
          m->field[region] = (guint8) i;
      }
  for (guint i = 0; i < fields->n_fields; i++)
    if (!(fields->fields[i].rim & TW_RIM_HALVES))
      map_match_enclosed (m, i);
  map_match_joined (m);
  map_match_parted (m);
}

/* Half-edges of one field in two regions or of two in one, and fields beyond those there are. */
static guint
map_count_faults (const Map *m)
{
  const TwFields *fields = &m->layout->fields;
  int field[8];
  guint8 region[8];
  guint n_faults = 0;

  for (guint i = 0; i < 8; i++)
    {
      field[i] = tw_fields_at (fields, (TwRimPlace) (4 * (i / 2) + 2 * (i & 1)));
      region[i] = field[i] >= 0 ? map_region_at (m, i / 2, i & 1 ? .75 : .25) : TW_MAP_NOTHING;
      n_faults += field[i] >= 0 && region[i] == TW_MAP_NOTHING;
      for (guint k = 0; k < i; k++)
        if (region[i] != TW_MAP_NOTHING && region[k] != TW_MAP_NOTHING
            && !fields->fields[field[i]].is_overridden && !fields->fields[field[k]].is_overridden)
          n_faults += (field[i] == field[k]) != (region[i] == region[k]);
    }
  for (guint r = 0; r < m->n_regions; r++)
    n_faults += m->field[r] == TW_MAP_NOTHING && m->area[r] >= LEAST_FIELD;
  return n_faults;
}

/* One ring of a field's outline, traced through the cells of the grid. A ring of nodes
 * outside the tile lies on the rim itself, so that outlines end exactly there. */
#define M (N + 2)

typedef struct
{
  const Map *map;
  guint field;
  gboolean is_thin;
  gint16 next[M * M * 2];
} Tracer;

static double
tracer_value (const Tracer *t, guint x, guint y)
{
  guint8 region;
  double clear;

  if (x == 0 || y == 0 || x > N || y > N)
    return -1;
  region = t->map->region[y - 1][x - 1];
  clear = t->is_thin ? STEP : t->map->clear[y - 1][x - 1];
  if (region != TW_MAP_NOTHING && t->map->field[region] == t->field)
    return clear != 0 ? clear : 1e-5;
  if (region != TW_MAP_NOTHING)
    return -STEP;
  return MIN (clear, -1e-4);
}

static TwPoint
tracer_node (guint x, guint y)
{
  return point (CLAMP ((x - 1.) * STEP, 0, 1), CLAMP ((y - 1.) * STEP, 0, 1));
}

/* Edge 2 * (y * M + x) runs east from the node, the next one south. */
static TwPoint
tracer_point (const Tracer *t, guint edge)
{
  guint x = edge / 2 % M, y = edge / 2 / M, x1 = x + !(edge & 1), y1 = y + (edge & 1);
  double a = tracer_value (t, x, y), b = tracer_value (t, x1, y1);

  return point_mix (tracer_node (x, y), tracer_node (x1, y1), a / (a - b));
}

static void
tracer_march (Tracer *t)
{
  /* Pairs of sides (0 top, 1 right, 2 bottom, 3 left) that a line enters and leaves,
   * the inside on its right; corners count 1, 2, 4, 8 clockwise from the north-west. */
  static const gint8 lines[16][4] = {
    { -1, -1, -1, -1 }, { 0, 3, -1, -1 }, { 1, 0, -1, -1 }, { 1, 3, -1, -1 },
    { 2, 1, -1, -1 },   { 0, 3, 2, 1 },   { 2, 0, -1, -1 }, { 2, 3, -1, -1 },
    { 3, 2, -1, -1 },   { 0, 2, -1, -1 }, { 1, 0, 3, 2 },   { 1, 2, -1, -1 },
    { 3, 1, -1, -1 },   { 0, 1, -1, -1 }, { 3, 0, -1, -1 }, { -1, -1, -1, -1 },
  };

  memset (t->next, -1, sizeof t->next);
  for (guint y = 0; y + 1 < M; y++)
    for (guint x = 0; x + 1 < M; x++)
      {
        guint at = 2 * (y * M + x);
        guint sides[4] = { at, at + 3, at + 2 * M, at + 1 };
        guint c = (tracer_value (t, x, y) > 0) | (tracer_value (t, x + 1, y) > 0) << 1
                  | (tracer_value (t, x + 1, y + 1) > 0) << 2
                  | (tracer_value (t, x, y + 1) > 0) << 3;

        for (guint i = 0; i < 4 && lines[c][i] >= 0; i += 2)
          t->next[sides[lines[c][i]]] = (gint16) sides[lines[c][i + 1]];
      }
}

/* Leaves out points on straight stretches. */
static void
line_simplify (TwLine *line)
{
  TwLine out = { 0 };

  for (guint i = 0; i < line->n; i++)
    {
      TwPoint p = line->p[i], q = line->p[(i + 1) % line->n];

      if (out.n > 0 && i + 1 < line->n)
        {
          TwPoint a = out.p[out.n - 1], d = point_sub (q, a);

          if (fabs (point_dot (point_right (point_unit (d)), point_sub (p, a))) < 4e-4
              && point_length (d) < .2)
            continue;
        }
      tw_line_add (&out, p);
    }
  tw_line_clear (line);
  *line = out;
}

static guint
tracer_collect (Tracer *t)
{
  TwTileLayout *l = t->map->layout;
  guint found = 0;

  tracer_march (t);
  for (guint start = 0; start < M * M * 2; start++)
    {
      TwLine ring = { 0 };
      guint at = start;

      if (t->next[start] < 0)
        continue;
      while (t->next[at] >= 0)
        {
          guint to = (guint) t->next[at];

          tw_line_add (&ring, tracer_point (t, at));
          t->next[at] = -1;
          at = to;
        }
      line_simplify (&ring);
      if (ring.n < 3)
        {
          tw_line_clear (&ring);
          continue;
        }
      l->field_outlines = g_renew (TwLine, l->field_outlines, l->n_rings + 1);
      l->ring_field = g_renew (guint8, l->ring_field, l->n_rings + 1);
      l->field_outlines[l->n_rings] = ring;
      l->ring_field[l->n_rings++] = (guint8) t->field;
      found++;
    }
  return found;
}

/* What each node of the layout's map lies on. */
static Map *
map_label (TwTileLayout *layout, const TwSurvey *survey)
{
  Map *m = g_new0 (Map, 1);

  m->layout = layout;
  m->survey = survey;
  map_mark_barriers (m);
  map_find_regions (m);
  map_match_fields (m);
  for (guint y = 0; y < N; y++)
    for (guint x = 0; x < N; x++)
      {
        guint8 region = m->region[y][x];

        layout->map[y][x] = survey->town[y][x] ? (guint8) (TW_MAP_TOWN + survey->town[y][x] - 1)
                            : region != TW_MAP_NOTHING ? m->field[region]
                                                       : TW_MAP_NOTHING;
      }
  return m;
}

void
tw_part_map_sketch (TwTileLayout *layout, const TwSurvey *survey)
{
  g_free (map_label (layout, survey));
}

void
tw_part_map_build (TwTileLayout *layout, const TwSurvey *survey)
{
  g_autofree Map *m = map_label (layout, survey);
  g_autofree Tracer *t = g_new (Tracer, 1);

  layout->n_faults += map_count_faults (m);
  t->map = m;
  for (guint i = 0; i < layout->fields.n_fields; i++)
    {
      t->field = i;
      t->is_thin = FALSE;
      if (tracer_collect (t) > 0)
        continue;
      t->is_thin = TRUE;
      tracer_collect (t);
    }
}
