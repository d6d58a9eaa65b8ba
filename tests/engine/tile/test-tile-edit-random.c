/* Whatever a designer does, the drawing is one that a file can hold. */
#include <string.h>

#include "engine/tile/field-derivation.h"
#include "engine/tile/handles.h"
#include "engine/tile/signature.h"
#include "engine/tile/symbol-table.h"
#include "engine/tile/tile-edit-mark.h"
#include "tests/engine/tile/random-edit.h"
#include "tests/engine/tile/topology-text.h"

#define N_DRAWINGS 2000
#define N_GESTURES 40

static gboolean
is_way (const TwTopology *t, guint segment)
{
  return t->segments[segment].kind == TW_KIND_ROAD || t->segments[segment].kind == TW_KIND_PATH;
}

static void
check_segments (const TwTopology *t)
{
  TwRim owned[2] = { 0, 0 };

  g_assert_cmpuint (t->n_segments, <=, TW_MAX_SEGMENTS);
  for (guint i = 0; i < t->n_segments; i++)
    {
      const TwSegment *segment = &t->segments[i];
      const TwKindInfo *info = tw_kind_info ((TwKind) segment->kind);
      guint n_edges = (guint) __builtin_popcount (tw_rim_edges (segment->rim));
      guint n_ends = 0;

      g_assert_cmpuint (owned[info->layer] & segment->rim, ==, 0);
      owned[info->layer] |= segment->rim;
      if (info->breadth == TW_BREADTH_EDGE)
        g_assert_cmpuint (segment->rim & TW_RIM_PORTS, ==,
                          tw_rim_from_edges (tw_rim_edges (segment->rim)));
      else
        g_assert_cmpuint (segment->rim & TW_RIM_HALVES, ==, 0);
      if (info->breadth != TW_BREADTH_NONE && segment->kind != TW_KIND_PATH)
        g_assert_cmpuint (n_edges, >, 0);
      for (guint j = 0; j < t->n_junctions; j++)
        if ((t->junctions[j].members & TW_SEGMENT_BIT (i))
            && tw_junction_ends_roads ((TwJunctionKind) t->junctions[j].kind))
          n_ends++;
      if (segment->kind == TW_KIND_ROAD && !(segment->rim & TW_RIM_CORNERS))
        g_assert_cmpuint (n_ends, ==, n_edges == 1 ? 1 : 0);
      if (segment->kind == TW_KIND_PATH)
        g_assert_cmpuint (n_ends + (guint) __builtin_popcount (segment->rim), >=, 2);
      for (guint k = 0; k < i && segment->handle[0] != '\0'; k++)
        g_assert_cmpstr (segment->handle, !=, t->segments[k].handle);
    }
}

static void
check_junctions (const TwTopology *t)
{
  g_assert_cmpuint (t->n_junctions, <=, TW_MAX_JUNCTIONS);
  for (guint j = 0; j < t->n_junctions; j++)
    {
      const TwJunction *junction = &t->junctions[j];
      guint n_members = (guint) __builtin_popcount (junction->members);
      guint n_ways = 0, n_cities = 0;

      g_assert_cmpuint (junction->members >> t->n_segments, ==, 0);
      for (guint i = 0; i < t->n_segments; i++)
        if (junction->members & TW_SEGMENT_BIT (i))
          {
            n_ways += is_way (t, i);
            n_cities += t->segments[i].kind == TW_KIND_CITY;
            if (junction->kind == TW_JUNCTION_BRIDGE || junction->kind == TW_JUNCTION_CONTACT
                || (junction->kind == TW_JUNCTION_GATE && t->segments[i].kind == TW_KIND_CITY))
              g_assert_cmpstr (t->segments[i].handle, !=, "");
          }
      if (junction->kind == TW_JUNCTION_BRIDGE)
        g_assert_true (junction->over >= 0
                       && (junction->members & TW_SEGMENT_BIT (junction->over)));
      else
        g_assert_cmpint (junction->over, ==, -1);
      if (!tw_junction_ends_roads ((TwJunctionKind) junction->kind))
        g_assert_cmpuint (n_members, ==, 2);
      else if (junction->kind == TW_JUNCTION_GATE)
        g_assert_true (n_cities == 1 && n_ways == n_members - 1 && n_ways > 0);
      else
        g_assert_cmpuint (n_ways, >, 0);
      for (guint k = 0; k < j && junction->handle[0] != '\0'; k++)
        if (t->junctions[k].kind == junction->kind)
          g_assert_cmpstr (junction->handle, !=, t->junctions[k].handle);
    }
}

static void
check_marks (const TwTopology *t)
{
  TwFields fields;

  tw_fields_derive (t, TW_FIELDS_DEFAULT, &fields);
  g_assert_cmpuint (t->n_symbols, <=, TW_MAX_SYMBOLS);
  for (guint i = 0; i < t->n_symbols; i++)
    {
      g_assert_cmpuint (t->symbols[i].count, >, 0);
      g_assert_true (tw_symbol_table_allowed (t, t->symbols[i].id, t->symbols[i].segment));
      if (tw_place_is_field (t->symbols[i].segment))
        g_assert_cmpint (tw_fields_place (&fields,
                                          (guint) tw_fields_find_place (&fields,
                                                                        t->symbols[i].segment)),
                         ==, t->symbols[i].segment);
    }
  g_assert_cmpuint (t->n_overrides, <=, TW_MAX_OVERRIDES);
  for (guint i = 0; i < t->n_overrides; i++)
    if (t->overrides[i].kind != TW_OVERRIDE_JOIN)
      g_assert_cmpuint (t->segments[t->overrides[i].city].kind, ==, TW_KIND_CITY);
    else
      g_assert_cmpint (t->overrides[i].city, ==, -1);
}

static void
check_topology (const TwTopology *t)
{
  TwTopology again = *t;
  TwFields fields;

  check_segments (t);
  check_junctions (t);
  check_marks (t);
  tw_fields_derive (t, TW_FIELDS_DEFAULT, &fields);
  g_assert_cmpuint (fields.crossing, ==, 0);
  tw_tile_edit_tidy (&again);
  tw_topology_assign_handles (&again, 0);
  g_assert_true (tw_topology_equal (t, &again));
}

/* The same tile with its segments in another order. */
static void
shuffle (GRand *rand, const TwTopology *t, TwTopology *out)
{
  guint to[TW_MAX_SEGMENTS] = { 0 };

  *out = *t;
  for (guint i = 0; i < t->n_segments; i++)
    {
      guint k = (guint) g_rand_int_range (rand, 0, (gint) i + 1);

      to[i] = to[k];
      to[k] = i;
    }
  for (guint i = 0; i < t->n_segments; i++)
    out->segments[to[i]] = t->segments[i];
  for (guint j = 0; j < t->n_junctions; j++)
    {
      out->junctions[j].members = 0;
      for (guint i = 0; i < t->n_segments; i++)
        if (t->junctions[j].members & TW_SEGMENT_BIT (i))
          out->junctions[j].members |= TW_SEGMENT_BIT (to[i]);
      if (t->junctions[j].over >= 0)
        out->junctions[j].over = (gint8) to[t->junctions[j].over];
    }
  for (guint i = 0; i < t->n_symbols; i++)
    if (t->symbols[i].segment >= 0)
      out->symbols[i].segment = (gint8) to[t->symbols[i].segment];
  for (guint i = 0; i < t->n_overrides; i++)
    if (t->overrides[i].city >= 0)
      out->overrides[i].city = (gint8) to[t->overrides[i].city];
}

/* Which of several fields without an edge is the first depends on how the tile lies. */
static gboolean
is_numbered (const TwTopology *t)
{
  gboolean is = FALSE;

  for (guint i = 0; i < t->n_symbols; i++)
    is |= tw_place_is_enclosed (t->symbols[i].segment);
  return is;
}

static void
check_turns (GRand *rand, const TwTopology *t)
{
  TwTopology other = *t;
  g_autofree char *upright = tw_topology_signature (t, FALSE);
  g_autofree char *either = tw_topology_signature (t, TRUE);

  g_assert_cmpuint (tw_topology_hash (&other), ==, tw_topology_hash (t));
  for (guint turns = 1; turns <= 4; turns++)
    {
      g_autofree char *turned = NULL;

      tw_topology_rotate (&other, 1);
      turned = tw_topology_signature (&other, FALSE);
      g_assert_cmpstr (turned, ==, upright);
    }
  g_assert_true (tw_topology_equal (&other, t));
  tw_topology_mirror (&other);
  {
    g_autofree char *mirrored = tw_topology_signature (&other, TRUE);

    g_assert_cmpstr (mirrored, ==, either);
  }
  tw_topology_mirror (&other);
  g_assert_true (tw_topology_equal (&other, t));
  shuffle (rand, t, &other);
  {
    g_autofree char *shuffled = tw_topology_signature (&other, FALSE);

    g_assert_cmpstr (shuffled, ==, upright);
  }
}

static void
test_random_gestures (void)
{
  GRand *rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());
  guint n_done[TW_EDIT_FULL + 1] = { 0 };

  for (guint i = 0; i < N_DRAWINGS; i++)
    {
      TwTopology t = { 0 };

      for (guint k = 0; k < N_GESTURES; k++)
        {
          TwTopology before = t;
          TwEditNote note = random_edit (rand, &t);

          n_done[note]++;
          g_assert_cmpint (note == TW_EDIT_NOTHING || note == TW_EDIT_FULL, ==,
                           tw_topology_equal (&before, &t));
          check_topology (&t);
        }
      if (!is_numbered (&t))
        check_turns (rand, &t);
    }
  /* The gestures of the test have to reach everything but a full tile. */
  for (guint note = 0; note < TW_EDIT_FULL; note++)
    g_assert_cmpuint (n_done[note], >, 0);
  g_rand_free (rand);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tile/tile-edit/random-gestures", test_random_gestures);
  return g_test_run ();
}
