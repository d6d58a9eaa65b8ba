/* Whatever a designer draws is laid out and drawn: nothing crashes, nothing hangs, every
 * part has its spot on the tile. */
#include "app/drawing/spots.h"
#include "app/drawing/tile-areas.h"
#include "app/drawing/tile-drawing.h"
#include "app/drawing/tile-layout.h"
#include "tests/app/drawing/drawing-fixture.h"
#include "tests/test-size.h"

static const char *const symbol_ids[] = {
  "coat-of-arms", "inn",   "cathedral",      "wine",      "grain",          "cloth",
  "gold",         "mage",  "robber",         "crop-club", "crop-fork",      "crop-shield",
  "bushes",       "ghost", "source",         "lake-end",  "quarter-castle", "quarter-market",
  "griffin",      "žlutý", "flying-machine",
};
static const char *const decorations[] = { "farmhouse",        "highwaymen deer",
                                           "frozen-pond lynx", "pigsty cowshed water-tower",
                                           "unheard-of",       NULL };

static void
add_segments (TwTopology *t, GRand *random)
{
  guint n = (guint) g_rand_int_range (random, 0, 9);

  for (guint i = 0; i < n; i++)
    {
      TwKind kind = (TwKind) g_rand_int_range (random, TW_KIND_ROAD, TW_N_KINDS + 6);
      TwEdgeSet edges = (TwEdgeSet) g_rand_int_range (random, 0, 16);
      int segment;

      if (kind >= TW_N_KINDS)
        kind = i % 3 == 0 ? TW_KIND_CITY : TW_KIND_ROAD;
      segment = tw_topology_add_segment (t, kind, edges);
      g_assert_cmpint (segment, >=, 0);
      if (g_rand_int_range (random, 0, 4) == 0)
        t->segments[segment].rim |= (TwRim) g_rand_int (random) & TW_RIM_CORNERS;
      if (g_rand_int_range (random, 0, 20) == 0)
        t->segments[segment].rim = (TwRim) g_rand_int (random);
    }
}

static void
random_topology (TwTopology *t, GRand *random)
{
  guint n;

  memset (t, 0, sizeof *t);
  add_segments (t, random);
  n = (guint) g_rand_int_range (random, 0, 6);
  for (guint i = 0; i < n && t->n_segments > 0; i++)
    {
      TwSegmentSet members = g_rand_int (random) & g_rand_int (random);
      int j;

      members &= (1u << t->n_segments) - 1;
      j = tw_topology_add_junction (t,
                                    (TwJunctionKind) g_rand_int_range (random, 0, TW_N_JUNCTIONS),
                                    members);
      if (j >= 0 && t->junctions[j].kind == TW_JUNCTION_BRIDGE && g_rand_boolean (random))
        t->junctions[j].over = (gint8) g_rand_int_range (random, 0, t->n_segments);
    }
  n = (guint) g_rand_int_range (random, 0, 7);
  for (guint i = 0; i < n; i++)
    tw_topology_add_symbol (t, symbol_ids[g_rand_int_range (random, 0, G_N_ELEMENTS (symbol_ids))],
                            g_rand_int_range (random, -1, MAX (t->n_segments, 1))
                                % MAX (t->n_segments, 1),
                            (guint) g_rand_int_range (random, 1, 6),
                            (TwDirection) g_rand_int_range (random, 0, 9));
}

static void
check_parts (const TwTileLayout *layout, const TwTile *tile, cairo_t *cr)
{
  const guint counts[] = { tile->topology.n_segments, tile->fields.n_fields,
                           tile->topology.n_junctions, tile->topology.n_symbols };

  for (guint part = TW_PART_SEGMENT; part <= TW_PART_SYMBOL; part++)
    for (guint i = 0; i < counts[part - TW_PART_SEGMENT]; i++)
      {
        double x = -1, y = -1;
        guint index;

        g_assert_true (tw_tile_layout_spot (layout, (TwTilePart) part, i, &x, &y));
        g_assert_true (x > 0 && x < 1 && y > 0 && y < 1);
        tw_tile_layout_hit (layout, x, y, &index);
        cairo_new_path (cr);
        if (part <= TW_PART_FIELD)
          g_assert_true (tw_tile_layout_path (layout, (TwTilePart) part, i, cr));
        else
          g_assert_false (tw_tile_layout_path (layout, (TwTilePart) part, i, cr));
      }
}

/* Whatever lies over whatever, together the areas are the tile. */
static void
check_areas (const TwTileLayout *layout, const TwTile *tile)
{
  TwSegmentSet land = 0;
  g_autoptr (TwTileAreas) areas = NULL;
  double sum = 0;

  for (guint i = 0; i < tile->topology.n_segments; i++)
    if (tile->topology.segments[i].kind != TW_KIND_MIST)
      land |= TW_SEGMENT_BIT (i);
  areas = tw_tile_areas_new (layout, land);
  for (guint i = 0; i < areas->n_areas; i++)
    for (guint k = 0; k < areas->areas[i].n_rings; k++)
      for (guint p = 0; p < areas->areas[i].rings[k].n; p++)
        {
          const TwLine *ring = &areas->areas[i].rings[k];
          TwPoint a = ring->p[p], b = ring->p[(p + 1) % ring->n];

          sum += (a.x * b.y - b.x * a.y) / 2;
        }
  g_assert_true (areas->n_areas == 0 || fabs (sum - 1) < 1e-9);
}

static void
draw_topology (const TwTopology *topology, const char *decoration, guint i)
{
  g_autoptr (TwTile) tile = tw_tile_new ("T", 1, topology);
  g_autoptr (cairo_surface_t) picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 48, 48);
  g_autoptr (cairo_t) cr = cairo_create (picture);
  g_autoptr (TwTileLayout) layout = NULL;

  tile->decoration = g_strdup (decoration);
  layout = tw_tile_layout_new ("random", tile, -1, i);
  tw_tile_layout_draw (layout, cr, i % 50 == 0 ? 200 : 48, i, tw_theme_find (NULL));
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  check_parts (layout, tile, cr);
  cairo_new_path (cr);
  tw_tile_layout_draw_bleed (layout, cr, 40, i % 4 * .08, i,
                             tw_theme_with_ink (tw_theme_find (NULL), (TwInk) (i % TW_N_INKS)));
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  if (i % 10 == 0)
    check_areas (layout, tile);
}

static void
test_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (20240607);
  guint64 n = tw_test_size (400);

  for (guint i = 0; i < n; i++)
    {
      TwTopology topology;

      random_topology (&topology, random);
      draw_topology (&topology,
                     decorations[g_rand_int_range (random, 0, G_N_ELEMENTS (decorations))], i);
    }
}

/* As much of everything as a topology holds. */
static void
test_full (void)
{
  TwTopology topology = { 0 };

  for (guint i = 0; i < TW_MAX_SEGMENTS; i++)
    tw_topology_add_segment (&topology, i % 2 ? TW_KIND_CITY : TW_KIND_ROAD, 15);
  for (guint i = 0; i < TW_MAX_JUNCTIONS; i++)
    tw_topology_add_junction (&topology, (TwJunctionKind) (i % TW_N_JUNCTIONS), 0xfffff);
  for (guint i = 0; i < TW_MAX_SYMBOLS; i++)
    {
      g_autofree char *id = g_strdup_printf ("own-%u", i);

      tw_topology_add_symbol (&topology, id, (int) i % TW_MAX_SEGMENTS, 255, TW_DIRECTION_NONE);
    }
  draw_topology (&topology, "farmhouse cowshed pigsty water-tower highwaymen donkey-stable", 0);
}

static void
test_blank (void)
{
  TwTopology topology = { 0 };

  draw_topology (&topology, NULL, 0);
}

/* The parts of a tile a designer is likely to try, and where they end up. */
static void
test_unusual (void)
{
  static const struct
  {
    TwKind kind;
    TwEdgeSet edges;
  } tries[] = {
    { TW_KIND_ROAD, 7 }, { TW_KIND_ROAD, 15 },  { TW_KIND_ROAD, 1 },    { TW_KIND_ROAD, 0 },
    { TW_KIND_CITY, 0 }, { TW_KIND_RIVER, 11 }, { TW_KIND_PATH, 5 },    { TW_KIND_PATH, 2 },
    { TW_KIND_MIST, 0 }, { TW_KIND_LAKE, 0 },   { TW_KIND_ENCLAVE, 3 }, { TW_KIND_GARDEN, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tries); i++)
    {
      TwTopology topology = { 0 };
      g_autoptr (TwTile) tile = NULL;
      g_autoptr (TwTileLayout) layout = NULL;
      guint index = 99;
      double x, y;

      tw_topology_add_segment (&topology, tries[i].kind, tries[i].edges);
      tile = tw_tile_new ("T", 1, &topology);
      layout = tw_tile_layout_new ("unusual", tile, -1, 0);
      g_assert_true (tw_tile_layout_spot (layout, TW_PART_SEGMENT, 0, &x, &y));
      g_assert_cmpint (tw_tile_layout_hit (layout, x, y, &index), ==, TW_PART_SEGMENT);
      g_assert_cmpuint (index, ==, 0);
      draw_topology (&topology, NULL, i);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/drawing/any-topology/blank", test_blank);
  g_test_add_func ("/drawing/any-topology/unusual", test_unusual);
  g_test_add_func ("/drawing/any-topology/full", test_full);
  g_test_add_func ("/drawing/any-topology/random", test_random);
  return g_test_run ();
}
