/* Fields from barriers.
 *
 * The rim is a ring of 16 places. Barriers that a junction connects form a cluster;
 * because drawings do not cross, the clusters are a non-crossing partition of the
 * rim places they own. What lies between two owned neighbours on the ring is a gap.
 * Two gaps belong to one face when no cluster separates them.
 *
 *      cluster A owns 1 and 9:   gap 2..8 | gap 10..0      two faces
 *      cluster A owns 1, B owns 9 (apart):                 one face
 */
#include "engine/tile/field-derivation.h"

#include <string.h>

#define N TW_N_RIM_PLACES

/* One node for each segment, then one for each junction, then one where mist lies
 * on barriers. */
#define MAX_NODES (TW_MAX_SEGMENTS + TW_MAX_JUNCTIONS + 1)

typedef struct
{
  guint n_nodes;
  guint64 next[MAX_NODES];  /* neighbours, one bit a node */
  gint8 cluster[MAX_NODES]; /* smallest node of the connected part, -1: no barrier */
  gint8 owner[N];           /* segment that owns a rim place, -1: nobody */
} Barriers;

typedef struct
{
  TwRim rim;            /* free places in it; may be none */
  guint after;          /* the owned place before it */
  gint8 arc[MAX_NODES]; /* by cluster: the cluster's last place before the gap */
} Gap;

typedef struct
{
  guint n_faces;
  struct
  {
    TwRim rim;
    guint n_gaps;
    TwSegmentSet contour;
  } faces[2 * N];
} Faces;

static void
connect_nodes (Barriers *b, guint x, guint y)
{
  b->next[x] |= (guint64) 1 << y;
  b->next[y] |= (guint64) 1 << x;
}

static void
barriers_find_clusters (Barriers *b)
{
  for (guint start = 0; start < b->n_nodes; start++)
    {
      guint64 seen = (guint64) 1 << start, todo = seen;

      if (b->cluster[start] != -2)
        continue;
      while (todo != 0)
        {
          guint node = (guint) __builtin_ctzll (todo);

          todo &= todo - 1;
          b->cluster[node] = (gint8) start;
          todo |= b->next[node] & ~seen;
          seen |= b->next[node];
        }
    }
}

/* Lets a river that ends on the tile run on to the opposite edge, or to what lies
 * there. */
static void
barriers_run_on (Barriers *b, const TwTopology *t)
{
  for (guint i = 0; i < t->n_segments; i++)
    {
      TwRim middles = t->segments[i].rim & TW_RIM_MIDDLES;
      guint opposite;

      if (t->segments[i].kind != TW_KIND_RIVER || middles == 0 || (middles & (middles - 1)) != 0)
        continue;
      opposite = ((guint) __builtin_ctz (middles) + N / 2) % N;
      if (b->owner[opposite] < 0)
        b->owner[opposite] = (gint8) i;
      else
        connect_nodes (b, i, (guint) b->owner[opposite]);
    }
}

/* @mist: a mist segment that is to bound fields as well, or -1. */
static void
barriers_init (Barriers *b, const TwTopology *t, int mist, TwFieldFlags flags)
{
  guint mist_node = (guint) t->n_segments + t->n_junctions;

  memset (b, 0, sizeof *b);
  b->n_nodes = mist_node + 1;
  memset (b->owner, -1, sizeof b->owner);
  for (guint i = 0; i < b->n_nodes; i++)
    b->cluster[i] = -2;
  for (guint i = 0; i < t->n_segments; i++)
    {
      const TwSegment *segment = &t->segments[i];

      if (!tw_kind_info ((TwKind) segment->kind)->is_barrier)
        {
          b->cluster[i] = (int) i == mist ? -2 : -1;
          continue;
        }
      for (guint place = 0; place < N; place++)
        if ((segment->rim & TW_RIM_BIT (place)) && b->owner[place] < 0)
          b->owner[place] = (gint8) i;
    }
  for (guint j = 0; j < t->n_junctions; j++)
    for (guint i = 0; i < t->n_segments; i++)
      if ((t->junctions[j].members & TW_SEGMENT_BIT (i))
          && b->cluster[i] == -2
          /* Each road that ends in the grass has a cottage of its own there. */
          && t->junctions[j].kind != TW_JUNCTION_COTTAGE)
        connect_nodes (b, i, t->n_segments + j);
  if (flags & TW_FIELDS_RIVER_ENDS_PART)
    barriers_run_on (b, t);
  if (mist >= 0)
    {
      connect_nodes (b, (guint) mist, mist_node);
      for (guint place = 0; place < N; place++)
        if (t->segments[mist].rim & TW_RIM_BIT (place))
          {
            if (b->owner[place] < 0)
              b->owner[place] = (gint8) mist;
            else
              connect_nodes (b, (guint) b->owner[place], mist_node);
          }
    }
  else
    b->cluster[mist_node] = -1;
  barriers_find_clusters (b);
}

/* Two clusters cross when their places alternate on the ring. */
static TwSegmentSet
barriers_crossing (const Barriers *b)
{
  for (guint i = 0; i < N; i++)
    for (guint k = i + 2; b->owner[i] >= 0 && k < N; k++)
      {
        int cluster = b->cluster[(guint) b->owner[i]];

        if (b->owner[k] < 0 || b->cluster[(guint) b->owner[k]] != cluster)
          continue;
        for (guint j = i + 1; j < k; j++)
          for (guint l = 0; b->owner[j] >= 0 && l < N; l++)
            if ((l < i || l > k) && b->owner[l] >= 0 && b->cluster[(guint) b->owner[j]] != cluster
                && b->cluster[(guint) b->owner[l]] == b->cluster[(guint) b->owner[j]])
              return TW_SEGMENT_BIT (b->owner[i]) | TW_SEGMENT_BIT (b->owner[j]);
      }
  return 0;
}

/* How many steps each node of the cluster is away from @from; -1: not in it. */
static void
barriers_distances (const Barriers *b, guint from, gint8 distances[MAX_NODES])
{
  guint8 queue[MAX_NODES];
  guint head = 0, tail = 0;

  memset (distances, -1, MAX_NODES);
  distances[from] = 0;
  queue[tail++] = (guint8) from;
  while (head < tail)
    {
      guint node = queue[head++];

      for (guint64 next = b->next[node]; next != 0; next &= next - 1)
        {
          guint other = (guint) __builtin_ctzll (next);

          if (distances[other] < 0)
            {
              distances[other] = (gint8) (distances[node] + 1);
              queue[tail++] = (guint8) other;
            }
        }
    }
}

/* The segments on the shortest ways between two nodes of one cluster, both included.
 * There is one way unless the cluster has rings; then all of the same length count, so
 * the answer does not depend on the order in which the tile was drawn. */
static TwSegmentSet
barriers_way (const Barriers *b, guint n_segments, guint from, guint to)
{
  gint8 there[MAX_NODES], back[MAX_NODES];
  TwSegmentSet way = 0;

  barriers_distances (b, from, there);
  barriers_distances (b, to, back);
  g_return_val_if_fail (there[to] >= 0, 0);
  for (guint node = 0; node < n_segments; node++)
    if (there[node] >= 0 && there[node] + back[node] == there[to])
      way |= TW_SEGMENT_BIT (node);
  return way;
}

static guint
barriers_gaps (const Barriers *b, Gap gaps[N])
{
  guint n_gaps = 0;

  for (guint place = 0; place < N; place++)
    {
      guint next = (place + 1) % N;
      Gap *gap = &gaps[n_gaps];

      if (b->owner[place] < 0)
        continue;
      gap->rim = 0;
      gap->after = place;
      while (b->owner[next] < 0)
        {
          gap->rim |= TW_RIM_BIT (next);
          next = (next + 1) % N;
        }
      if (gap->rim == 0 && b->owner[next] == b->owner[place])
        continue;
      memset (gap->arc, -1, sizeof gap->arc);
      for (guint back = 0; back < N; back++)
        {
          guint at = (place + N - back) % N;
          int cluster = b->owner[at] >= 0 ? b->cluster[(guint) b->owner[at]] : -1;

          if (cluster >= 0 && gap->arc[cluster] < 0)
            gap->arc[cluster] = (gint8) at;
        }
      n_gaps++;
    }
  return n_gaps;
}

/* The first place after @place, clockwise, that @cluster owns. */
static guint
barriers_next_place (const Barriers *b, guint place, int cluster)
{
  guint at = place;

  do
    at = (at + 1) % N;
  while (b->owner[at] < 0 || b->cluster[(guint) b->owner[at]] != cluster);
  return at;
}

/* Barriers that reach no edge lie somewhere in the grass. Where exactly is not drawn, so
 * they bound a field only if there is no more than one. */
static TwSegmentSet
barriers_inland (const Barriers *b, guint n_segments)
{
  TwSegmentSet out = 0;

  for (guint i = 0; i < n_segments; i++)
    {
      gboolean is_inland = b->cluster[i] >= 0;

      for (guint place = 0; place < N && is_inland; place++)
        is_inland = b->owner[place] < 0 || b->cluster[(guint) b->owner[place]] != b->cluster[i];
      if (is_inland)
        out |= TW_SEGMENT_BIT (i);
    }
  return out;
}

static void
faces_find (Faces *faces, const Barriers *b, guint n_segments)
{
  Gap gaps[N];
  guint n_gaps = barriers_gaps (b, gaps);
  gint8 face_of[N];

  faces->n_faces = 0;
  memset (face_of, -1, sizeof face_of);
  for (guint g = 0; g < n_gaps; g++)
    {
      guint place = gaps[g].after;
      guint segment = (guint) b->owner[place];
      int face = -1;

      for (guint h = 0; h < g && face < 0; h++)
        if (memcmp (gaps[h].arc, gaps[g].arc, sizeof gaps[g].arc) == 0)
          face = face_of[h];
      if (face < 0)
        {
          face = (int) faces->n_faces++;
          memset (&faces->faces[face], 0, sizeof faces->faces[face]);
        }
      face_of[g] = (gint8) face;
      faces->faces[face].rim |= gaps[g].rim;
      faces->faces[face].n_gaps++;
      /* The face lies along the cluster that ends just before this gap, from there
       * to the cluster's next place. */
      faces->faces[face].contour |=
          barriers_way (b, n_segments, segment,
                        (guint) b->owner[barriers_next_place (b, place, b->cluster[segment])]);
    }
  if (n_gaps == 0 && b->owner[0] < 0)
    {
      faces->n_faces = 1;
      faces->faces[0].rim = 0xffff;
      faces->faces[0].n_gaps = 1;
      faces->faces[0].contour = 0;
    }
  if (faces->n_faces == 1)
    faces->faces[0].contour |= barriers_inland (b, n_segments);
}

/* Rings inside a cluster are found as blocks: parts that no single node holds together.
 * A block with n more links than a tree encloses n areas. Which of its cities lies on
 * which of them a topology does not say when there are several: each touches all. */
typedef struct
{
  const Barriers *b;
  guint n_segments;
  guint n_seen;
  gint8 seen[MAX_NODES]; /* when the walk came by, -1: not yet */
  gint8 low[MAX_NODES];  /* the earliest node it can reach by one link back */
  guint8 links[MAX_NODES * TW_MAX_SEGMENTS][2];
  guint n_links;
  TwSegmentSet *rings;
  guint n_rings;
} Walk;

/* Takes the links down to number @first off the stack: they are one block. */
static void
walk_close_block (Walk *walk, guint first)
{
  guint64 nodes = 0;
  guint n_links = walk->n_links - first;
  TwSegmentSet segments;

  for (guint i = first; i < walk->n_links; i++)
    nodes |= (guint64) 1 << walk->links[i][0] | (guint64) 1 << walk->links[i][1];
  walk->n_links = first;
  segments = (TwSegmentSet) (nodes & (((guint64) 1 << walk->n_segments) - 1));
  for (guint n = (guint) __builtin_popcountll (nodes);
       n <= n_links && walk->n_rings < TW_MAX_FIELDS; n++)
    walk->rings[walk->n_rings++] = segments;
}

static void
walk_from (Walk *walk, guint node, guint parent)
{
  walk->seen[node] = walk->low[node] = (gint8) walk->n_seen++;
  for (guint64 next = walk->b->next[node]; next != 0; next &= next - 1)
    {
      guint other = (guint) __builtin_ctzll (next);
      guint link = walk->n_links;

      if (other == parent || (walk->seen[other] >= 0 && walk->seen[other] > walk->seen[node]))
        continue;
      walk->links[link][0] = (guint8) node;
      walk->links[link][1] = (guint8) other;
      walk->n_links++;
      if (walk->seen[other] >= 0)
        {
          walk->low[node] = MIN (walk->low[node], walk->seen[other]);
          continue;
        }
      walk_from (walk, other, node);
      walk->low[node] = MIN (walk->low[node], walk->low[other]);
      if (walk->low[other] >= walk->seen[node])
        walk_close_block (walk, link);
    }
}

/* Each ring encloses one area that reaches no edge. */
static guint
barriers_rings (const Barriers *b, guint n_segments, TwSegmentSet rings[TW_MAX_FIELDS])
{
  Walk walk = { .b = b, .n_segments = n_segments, .rings = rings };

  memset (walk.seen, -1, sizeof walk.seen);
  for (guint root = 0; root < b->n_nodes; root++)
    if (b->cluster[root] == (int) root)
      walk_from (&walk, root, MAX_NODES);
  return walk.n_rings;
}

static TwField *
fields_push (TwFields *fields, const TwTopology *t, TwRim rim, TwSegmentSet contour)
{
  TwField *field;

  if (fields->n_fields == TW_MAX_FIELDS)
    return NULL;
  field = &fields->fields[fields->n_fields++];
  memset (field, 0, sizeof *field);
  field->rim = rim;
  for (guint i = 0; i < t->n_segments; i++)
    if (contour & TW_SEGMENT_BIT (i))
      {
        if (t->segments[i].kind == TW_KIND_CITY)
          field->cities |= TW_SEGMENT_BIT (i);
        else if (t->segments[i].kind == TW_KIND_ENCLAVE)
          field->touches_enclave = TRUE;
      }
  return field;
}

static void
fields_from_land (TwFields *fields, const TwTopology *t, TwFieldFlags flags)
{
  TwSegmentSet rings[TW_MAX_FIELDS];
  Barriers b;
  Faces faces;
  guint n_rings;

  barriers_init (&b, t, -1, flags);
  fields->crossing = barriers_crossing (&b);
  faces_find (&faces, &b, t->n_segments);
  for (guint i = 0; i < faces.n_faces; i++)
    if (faces.faces[i].rim & TW_RIM_HALVES)
      fields_push (fields, t, faces.faces[i].rim, faces.faces[i].contour);
  for (guint i = 0; i < faces.n_faces; i++)
    if (!(faces.faces[i].rim & TW_RIM_HALVES) && faces.faces[i].n_gaps > 1)
      fields_push (fields, t, 0, faces.faces[i].contour);
  n_rings = barriers_rings (&b, t->n_segments, rings);
  for (guint i = 0; i < n_rings; i++)
    fields_push (fields, t, 0, rings[i]);
}

/* Cuts @fields, derived from the land, along the border of one mist. */
static void
fields_part_by_mist (TwFields *fields, const TwTopology *t, guint mist, TwFieldFlags flags)
{
  TwFields old = *fields;
  TwRim misty = t->segments[mist].rim & (TW_RIM_HALVES | TW_RIM_MIDDLES);
  Barriers b;
  Faces faces;

  barriers_init (&b, t, (int) mist, flags);
  faces_find (&faces, &b, t->n_segments);
  fields->n_fields = 0;
  for (guint i = 0; i < old.n_fields; i++)
    {
      const TwField *field = &old.fields[i];

      if (!(field->rim & TW_RIM_HALVES & misty))
        {
          if (!(field->rim & TW_RIM_HALVES) || field->is_misty)
            fields->fields[fields->n_fields++] = *field;
          continue;
        }
      fields->fields[fields->n_fields] = *field;
      fields->fields[fields->n_fields].rim &= misty;
      fields->fields[fields->n_fields++].is_misty = TRUE;
    }
  for (guint i = 0; i < faces.n_faces; i++)
    for (guint j = 0; j < old.n_fields; j++)
      {
        TwRim rim = faces.faces[i].rim & old.fields[j].rim;

        if ((rim & TW_RIM_HALVES) && !old.fields[j].is_misty)
          fields_push (fields, t, rim, faces.faces[i].contour);
      }
}

int
tw_fields_find_named (const TwFields *fields, TwRim rim, guint index)
{
  guint n_enclosed = 0;

  for (guint i = 0; i < fields->n_fields; i++)
    if (rim != 0 ? (fields->fields[i].rim & rim) != 0
                 : fields->fields[i].rim == 0 && n_enclosed++ == index)
      return (int) i;
  return -1;
}

/* Returns whether the override changed anything. */
static gboolean
fields_apply (TwFields *fields, const TwTopology *t, const TwFieldOverride *override)
{
  int at = tw_fields_find_named (fields, override->field, override->index);
  TwField *field;

  if (at < 0)
    return FALSE;
  field = &fields->fields[at];
  if (override->kind == TW_OVERRIDE_JOIN)
    {
      int with = tw_fields_find_named (fields, override->other, override->other_index);

      if (with < 0 || with == at)
        return FALSE;
      field->rim |= fields->fields[with].rim;
      field->cities |= fields->fields[with].cities;
      field->touches_enclave |= fields->fields[with].touches_enclave;
      field->is_overridden = TRUE;
      fields->n_fields--;
      memmove (&fields->fields[with], &fields->fields[with + 1],
               (fields->n_fields - (guint) with) * sizeof *field);
      return TRUE;
    }
  if (override->city < 0 || override->city >= t->n_segments
      || t->segments[override->city].kind != TW_KIND_CITY
      || ((field->cities & TW_SEGMENT_BIT (override->city)) != 0)
             == (override->kind == TW_OVERRIDE_LINK))
    return FALSE;
  field->cities ^= TW_SEGMENT_BIT (override->city);
  field->is_overridden = TRUE;
  return TRUE;
}

/* Clockwise by first port, the enclosed ones last in the order found. */
static void
fields_sort (TwFields *fields)
{
  for (guint i = 1; i < fields->n_fields; i++)
    {
      TwField field = fields->fields[i];
      guint key = field.rim & TW_RIM_HALVES ? (guint) __builtin_ctz (field.rim & TW_RIM_HALVES) : N;
      guint j = i;

      while (j > 0)
        {
          TwRim rim = fields->fields[j - 1].rim & TW_RIM_HALVES;

          if ((rim ? (guint) __builtin_ctz (rim) : N) <= key)
            break;
          fields->fields[j] = fields->fields[j - 1];
          j--;
        }
      fields->fields[j] = field;
    }
}

void
tw_fields_derive (const TwTopology *topology, TwFieldFlags flags, TwFields *out_fields)
{
  memset (out_fields, 0, sizeof *out_fields);
  fields_from_land (out_fields, topology, flags);
  if (flags & TW_FIELDS_MIST_PARTS)
    for (guint i = 0; i < topology->n_segments; i++)
      if (topology->segments[i].kind == TW_KIND_MIST)
        fields_part_by_mist (out_fields, topology, i, flags);
  fields_sort (out_fields);
  if (!(flags & TW_FIELDS_NO_OVERRIDES))
    {
      for (guint i = 0; i < topology->n_overrides; i++)
        if (!fields_apply (out_fields, topology, &topology->overrides[i]))
          out_fields->stale |= (guint16) (1u << i);
      fields_sort (out_fields);
    }
  for (guint i = 0; (flags & TW_FIELDS_ENCLAVE_IS_NO_CITY) && i < out_fields->n_fields; i++)
    out_fields->fields[i].touches_enclave = FALSE;
}

int
tw_fields_at (const TwFields *fields, TwRimPlace place)
{
  return tw_fields_find_named (fields, TW_RIM_BIT (place), 0);
}
