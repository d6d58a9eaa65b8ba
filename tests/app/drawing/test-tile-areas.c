/* A tile is cut into areas without gaps, and each of them lies where its part does. */
#include "app/drawing/tile-areas.h"
#include "app/drawing/tile-layout-data.h"
#include "tests/app/drawing/drawing-fixture.h"
#include "tests/test-size.h"

/* So near a corner the land of either edge may lie, in tile edges. */
#define CORNER .04
/* And a road that ends in it. */
#define ROAD_CORNER .09
/* A look at the rim is this far inside. */
#define INSIDE (.5 / 512)

static const guint32 land[] = {
  /* What most programs know, and all that is drawn. */
  TW_KIND_BIT (TW_KIND_CITY) | TW_KIND_BIT (TW_KIND_ROAD) | TW_KIND_BIT (TW_KIND_RIVER)
      | TW_KIND_BIT (TW_KIND_MONASTERY) | TW_KIND_BIT (TW_KIND_GARDEN),
  ~TW_KIND_BIT (TW_KIND_MIST),
};

static TwSegmentSet
segments_of (const TwTileLayout *layout, guint32 kinds)
{
  TwSegmentSet segments = 0;

  for (guint i = 0; i < layout->topology.n_segments; i++)
    if (kinds & TW_KIND_BIT (layout->topology.segments[i].kind))
      segments |= TW_SEGMENT_BIT (i);
  return segments;
}

static double
area_size (const TwTileArea *area)
{
  double sum = 0;

  for (guint i = 0; i < area->n_rings; i++)
    for (guint k = 0; k < area->rings[i].n; k++)
      {
        TwPoint a = area->rings[i].p[k], b = area->rings[i].p[(k + 1) % area->rings[i].n];

        sum += (a.x * b.y - b.x * a.y) / 2;
      }
  return sum;
}

/* The areas at a point. */
static guint
areas_at (const TwTileAreas *areas, TwPoint p, const TwTileArea **out_area)
{
  guint n = 0;

  for (guint i = 0; i < areas->n_areas; i++)
    if (tw_tile_area_has (&areas->areas[i], p))
      {
        *out_area = &areas->areas[i];
        n++;
      }
  return n;
}

/* Whether the part has the place on the rim. What nobody asks for is of the fields beside it. */
static gboolean
owns (const TwTileLayout *layout, TwSegmentSet segments, const TwTileArea *area, guint place)
{
  TwRim bit = TW_RIM_BIT (place % TW_N_RIM_PLACES);
  TwRim edge = TW_RIM_EDGE (place % TW_N_RIM_PLACES / 4);

  if (area->part == TW_PART_SEGMENT)
    return (layout->topology.segments[area->index].rim & bit) != 0;
  for (guint i = 0; i < layout->topology.n_segments; i++)
    if ((layout->topology.segments[i].rim & edge) && !(segments & TW_SEGMENT_BIT (i))
        && layout->topology.segments[i].kind != TW_KIND_MIST)
      return TRUE;
  return (layout->fields.fields[area->index].rim & bit) != 0;
}

static void
check_rim (const TwTileLayout *layout,
           TwSegmentSet segments,
           const TwTileAreas *areas,
           const char *name)
{
  gboolean has_enclave = tw_topology_find_kind (&layout->topology, TW_KIND_ENCLAVE) >= 0;

  for (guint e = 0; e < 4; e++)
    for (guint i = 1; i < 100; i++)
      {
        double along = i / 100.;
        TwPoint p = point_add (TW_CORNER[e], point_add (point_scale (TW_ALONG[e], along),
                                                        point_scale (TW_INTO[e], INSIDE)));
        const TwTileArea *area = NULL;
        gboolean is_right = FALSE;

        g_assert_cmpuint (areas_at (areas, p, &area), ==, 1);
        for (guint port = 0; port < 3; port++)
          is_right |= owns (layout, segments, area, 4 * e + port);
        is_right |= (along < CORNER && owns (layout, segments, area, 4 * e + 14))
                    || (along > 1 - CORNER && owns (layout, segments, area, 4 * e + 4))
                    || (along < ROAD_CORNER && owns (layout, segments, area, 4 * e + 15))
                    || (along > 1 - ROAD_CORNER && owns (layout, segments, area, 4 * e + 3));
        /* In the middle of each port it is the port's own; only the capital ends in the middle of
         * an edge. */
        for (guint port = 0; port < 3; port++)
          if (i == 25 * (port + 1) && (i != 50 || !has_enclave))
            is_right = owns (layout, segments, area, 4 * e + port);
        if (!is_right)
          g_test_message ("%s: %s %u at %u of edge %u", name,
                          area->part == TW_PART_FIELD ? "field" : "segment", area->index, i, e);
        if (!is_right)
          g_test_fail ();
      }
}

static void
check_figures (const TwTileAreas *areas, const char *name)
{
  for (guint i = 0; i < areas->n_areas; i++)
    {
      const TwTileArea *area = &areas->areas[i];
      gboolean is_apart = TRUE;

      for (guint k = 0; k < i; k++)
        is_apart &= point_distance (area->at, areas->areas[k].at) >= .05;
      if (!tw_tile_area_has (area, area->at) || point_room (area->at) < .04 || !is_apart
          || area_size (area) < .0025)
        {
          g_test_message ("%s: %s %u at %.3f, %.3f, size %.4f", name,
                          area->part == TW_PART_FIELD ? "field" : "segment", area->index,
                          area->at.x, area->at.y, area_size (area));
          g_test_fail ();
        }
    }
}

static void
check_areas (const TwTileLayout *layout, TwSegmentSet segments, const char *name)
{
  g_autoptr (TwTileAreas) areas = tw_tile_areas_new (layout, segments);
  double sum = 0;

  g_assert_cmpuint (areas->n_areas, ==,
                    (guint) __builtin_popcount (segments) + layout->fields.n_fields);
  for (guint i = 0; i < areas->n_areas; i++)
    sum += area_size (&areas->areas[i]);
  /* A quarter of the capital is nothing that anybody asks for. */
  if (areas->n_areas == 0)
    return;
  g_assert_cmpfloat_with_epsilon (sum, 1, 1e-9);
  for (guint i = 0; i < 200; i++)
    {
      TwPoint p = point (g_test_rand_double (), g_test_rand_double ());
      const TwTileArea *area;
      guint n = areas_at (areas, p, &area);

      if (n != 1)
        g_test_message ("%s: %u areas at %.4f, %.4f", name, n, p.x, p.y);
      g_assert_cmpuint (n, ==, 1);
    }
  check_rim (layout, segments, areas, name);
  check_figures (areas, name);
}

/* Every point in one area, on all tiles of all shipped sets. */
static void
test_shipped (Fixture *f, gconstpointer data)
{
  for (guint i = 0; i < f->subjects->len; i++)
    {
      const Subject *subject = &g_array_index (f->subjects, Subject, i);
      g_autoptr (TwTileLayout) layout = NULL;
      g_autofree char *name = NULL;

      if (!tw_test_is_taken (i))
        continue;
      layout = subject_layout (subject, 0);
      name = subject_name (subject);
      for (guint k = 0; k < G_N_ELEMENTS (land); k++)
        check_areas (layout, segments_of (layout, land[k]), name);
    }
}

/* A road from east to west, and a field on either side of it. */
static void
test_places (Fixture *f, gconstpointer data)
{
  const Subject *subject = fixture_find (f, "base", "U");
  g_autoptr (TwTileLayout) layout = subject_layout (subject, 0);
  g_autoptr (TwTileAreas) areas = tw_tile_areas_new (layout, segments_of (layout, land[0]));
  const TwTileArea *area = NULL;

  g_assert_cmpuint (areas->n_areas, ==, 3);
  g_assert_cmpuint (areas_at (areas, point (.99, .5), &area), ==, 1);
  g_assert_cmpint (area->part, ==, TW_PART_SEGMENT);
  g_assert_cmpuint (areas_at (areas, point (.5, .1), &area), ==, 1);
  g_assert_cmpint (area->part, ==, TW_PART_FIELD);
  g_assert_true (layout->fields.fields[area->index].rim & TW_RIM_BIT (TW_PORT_N));
  g_assert_cmpuint (areas_at (areas, point (.5, .9), &area), ==, 1);
  g_assert_true (layout->fields.fields[area->index].rim & TW_RIM_BIT (TW_PORT_S));
  /* As wide as it is drawn: .114 of the tile, from edge to edge. */
  g_assert_cmpfloat_with_epsilon (area_size (&areas->areas[0]), .114, .02);
}

/* Where nothing is asked for, there is nothing but fields. */
static void
test_none (Fixture *f, gconstpointer data)
{
  const Subject *subject = fixture_find (f, "base", "U");
  g_autoptr (TwTileLayout) layout = subject_layout (subject, 0);
  g_autoptr (TwTileAreas) areas = tw_tile_areas_new (layout, 0);

  g_assert_cmpuint (areas->n_areas, ==, 2);
  g_assert_cmpfloat_with_epsilon (area_size (&areas->areas[0]) + area_size (&areas->areas[1]), 1,
                                  1e-9);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  fixture_init (f);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  fixture_clear (f);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, test) g_test_add (name, Fixture, NULL, set_up, test, tear_down)
  ADD ("/tile-areas/shipped", test_shipped);
  ADD ("/tile-areas/places", test_places);
  ADD ("/tile-areas/none", test_none);
#undef ADD
  return g_test_run ();
}
