/* Where things are on the canvas: there and back, under the pointer, next to each other. */
#include <math.h>

#include "app/designer/canvas-geometry.h"
#include "app/designer/canvas-walk.h"
#include "engine/format/shipped-sets.h"

typedef struct
{
  TwTileSet *set;
  TwTile *tile;
  TwTileLayout *layout;
  TwCanvasScene scene;
} Fixture;

static void
fixture_show (Fixture *fixture, const TwTile *tile)
{
  g_clear_pointer (&fixture->layout, tw_tile_layout_unref);
  fixture->layout = tw_tile_layout_new ("test", tile, -1, 0);
  fixture->scene = (TwCanvasScene){ .tile = tile, .layout = fixture->layout, .shows_fields = TRUE };
}

static void
fixture_set_up (Fixture *fixture, gconstpointer id)
{
  g_autoptr (GError) error = NULL;

  fixture->set = tw_shipped_set_load (id, &error);
  g_assert_no_error (error);
}

static void
fixture_tear_down (Fixture *fixture, gconstpointer id)
{
  g_clear_pointer (&fixture->layout, tw_tile_layout_unref);
  g_clear_pointer (&fixture->tile, tw_tile_unref);
  tw_tile_set_unref (fixture->set);
}

static void
test_view_there_and_back (void)
{
  for (guint turns = 0; turns < 4; turns++)
    {
      TwCanvasView view = { .quarter_turns = turns };

      tw_canvas_view_fit (&view, 800, 600, 1.3, 17, -5);
      for (guint i = 0; i < 50; i++)
        {
          double u = i * .37 - 2, v = i * .11 - 1, x, y, back_u, back_v;

          tw_canvas_view_from_tile (&view, u, v, &x, &y);
          tw_canvas_view_to_tile (&view, x, y, &back_u, &back_v);
          g_assert_cmpfloat_with_epsilon (back_u, u, 1e-9);
          g_assert_cmpfloat_with_epsilon (back_v, v, 1e-9);
        }
    }
}

/* Turned clockwise once, the north edge is seen on the right. */
static void
test_view_turns_clockwise (void)
{
  TwCanvasView view = { .quarter_turns = 1 };
  double x, y;

  tw_canvas_view_fit (&view, 800, 600, 1, 0, 0);
  tw_canvas_view_from_tile (&view, .5, 0, &x, &y);
  g_assert_cmpfloat_with_epsilon (x, view.x + view.side, 1e-9);
  g_assert_cmpfloat_with_epsilon (y, view.y + view.side / 2, 1e-9);
  g_assert_cmpint (tw_canvas_edge_towards (1, TW_CANVAS_RIGHT), ==, TW_EDGE_N);
  g_assert_cmpint (tw_canvas_edge_towards (0, TW_CANVAS_RIGHT), ==, TW_EDGE_E);
  g_assert_cmpint (tw_canvas_edge_towards (3, TW_CANVAS_UP), ==, TW_EDGE_E);
}

static void
test_view_leaves_room (void)
{
  static const int sizes[][2] = { { 762, 666 }, { 692, 430 }, { 500, 300 }, { 2000, 1200 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      TwCanvasView view = { 0 };

      tw_canvas_view_fit (&view, sizes[i][0], sizes[i][1], 1, 0, 0);
      /* Pens are 70 wide; ticks and dots reach 12 beyond the tile. */
      g_assert_cmpfloat (view.x, >=, 82);
      g_assert_cmpfloat (view.y, >=, 12);
      g_assert_cmpfloat (view.x + view.side, <=, sizes[i][0] - 12);
      g_assert_cmpfloat (view.y + view.side, <=, sizes[i][1] - 12);
    }
}

static void
test_pick_edges (Fixture *fixture, gconstpointer id)
{
  /* Tile D: city north, road east to west. */
  static const double points[][2] = { { .5, .05 }, { .95, .5 },  { .5, .95 },
                                      { .05, .5 }, { .5, -.03 }, { 1.03, .5 } };
  static const int edges[] = { TW_EDGE_N, TW_EDGE_E, TW_EDGE_S, TW_EDGE_W, TW_EDGE_N, TW_EDGE_E };

  fixture_show (fixture, fixture->set->tiles[tw_tile_set_find (fixture->set, "D")]);
  for (guint turns = 0; turns < 4; turns++)
    for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
      {
        TwCanvasView view = { .quarter_turns = turns };
        TwCanvasSpot spot;
        double x, y;

        tw_canvas_view_fit (&view, 800, 700, 1, 0, 0);
        tw_canvas_view_from_tile (&view, points[i][0], points[i][1], &x, &y);
        spot = tw_canvas_pick (&fixture->scene, &view, x, y);
        g_assert_cmpint (spot.kind, ==, TW_CANVAS_EDGE);
        g_assert_cmpint (spot.index, ==, edges[i]);
      }
}

static void
test_pick_nothing_far_away (Fixture *fixture, gconstpointer id)
{
  TwCanvasView view = { 0 };

  fixture_show (fixture, fixture->set->tiles[0]);
  tw_canvas_view_fit (&view, 800, 700, 1, 0, 0);
  g_assert_cmpint (tw_canvas_pick (&fixture->scene, &view, view.x - 60, view.y + 200).kind, ==,
                   TW_CANVAS_NOWHERE);
  g_assert_cmpint (tw_canvas_pick (&fixture->scene, &view, view.x - 20, view.y - 20).kind, !=,
                   TW_CANVAS_SEGMENT);
}

/* What the keyboard walks to is what the pointer finds there. */
static void
find_spots (Fixture *fixture, double reach)
{
  for (guint t = 0; t < fixture->set->n_tiles; t++)
    {
      TwCanvasView view = { 0 };
      TwCanvasSpot spots[TW_CANVAS_MAX_SPOTS];
      guint n_spots;

      fixture_show (fixture, fixture->set->tiles[t]);
      fixture->scene.reach = reach;
      tw_canvas_view_fit (&view, 1200, 1000, 1, 0, 0);
      n_spots = tw_canvas_list (&fixture->scene, spots);
      for (guint i = 0; i < n_spots; i++)
        {
          TwCanvasSpot found;
          double u, v, x, y;

          if (spots[i].kind != TW_CANVAS_BADGE && spots[i].kind != TW_CANVAS_EDGE
              && spots[i].kind != TW_CANVAS_SYMBOL)
            continue;
          g_assert_true (tw_canvas_locate (&fixture->scene, spots[i], &u, &v));
          tw_canvas_view_from_tile (&view, u, v, &x, &y);
          found = tw_canvas_pick (&fixture->scene, &view, x, y);
          /* A symbol of the rim may lie in the strip of an edge, nothing else differs. */
          if (!tw_canvas_spot_equal (found, spots[i]))
            g_error ("tile %s: %d/%d found as %d/%d", fixture->scene.tile->id, spots[i].kind,
                     spots[i].index, found.kind, found.index);
        }
    }
}

static void
test_pick_finds_spots (Fixture *fixture, gconstpointer id)
{
  find_spots (fixture, 0);
}

/* A finger that hits it exactly does. */
static void
test_pick_finds_spots_by_finger (Fixture *fixture, gconstpointer id)
{
  find_spots (fixture, 22);
}

/* With a reach the nearest small thing is found from beside it, but not where another is hit or a
 * symbol is. */
static void
test_pick_reach (Fixture *fixture, gconstpointer id)
{
  TwCanvasView view = { 0 };
  TwCanvasSpot badge = TW_CANVAS_SPOT (TW_CANVAS_BADGE, 0);
  double u, v, x, y;

  fixture_show (fixture, fixture->set->tiles[tw_tile_set_find (fixture->set, "U")]);
  tw_canvas_view_fit (&view, 800, 700, 1, 0, 0);
  g_assert_true (tw_canvas_locate (&fixture->scene, badge, &u, &v));
  tw_canvas_view_from_tile (&view, u, v, &x, &y);
  g_assert_cmpint (tw_canvas_pick (&fixture->scene, &view, x + 20, y).kind, !=, TW_CANVAS_BADGE);
  fixture->scene.reach = 22;
  g_assert_true (tw_canvas_spot_equal (tw_canvas_pick (&fixture->scene, &view, x + 20, y), badge));
  g_assert_cmpint (tw_canvas_pick (&fixture->scene, &view, x + 24, y).kind, !=, TW_CANVAS_BADGE);
}

/* A road end is dropped into a city over the edge that the city has. */
static void
test_pick_end_in_city (Fixture *fixture, gconstpointer id)
{
  TwCanvasView view = { 0 };
  TwCanvasSpot spot;
  double x, y;

  fixture_show (fixture, fixture->set->tiles[tw_tile_set_find (fixture->set, "D")]);
  tw_canvas_view_fit (&view, 800, 700, 1, 0, 0);
  tw_canvas_view_from_tile (&view, .5, .1, &x, &y);
  g_assert_cmpint (tw_canvas_pick (&fixture->scene, &view, x, y).kind, ==, TW_CANVAS_EDGE);
  spot = tw_canvas_pick_end (&fixture->scene, &view, x, y);
  g_assert_cmpint (spot.kind, ==, TW_CANVAS_SEGMENT);
  g_assert_cmpint (fixture->scene.tile->topology.segments[spot.index].kind, ==, TW_KIND_CITY);
  tw_canvas_view_from_tile (&view, .5, .5, &x, &y);
  g_assert_cmpint (tw_canvas_pick_end (&fixture->scene, &view, x, y).kind, ==, TW_CANVAS_MIDDLE);
}

/* Whether the arrows alone lead from @from to all spots; the first that they miss else. */
static gboolean
arrows_reach_all (const TwCanvasScene *scene, TwCanvasSpot *out_missed)
{
  TwCanvasSpot spots[TW_CANVAS_MAX_SPOTS];
  gboolean seen[TW_CANVAS_MAX_SPOTS] = { TRUE };
  guint n_spots = tw_canvas_list (scene, spots), queue[TW_CANVAS_MAX_SPOTS] = { 0 }, n_queue = 1;

  for (guint head = 0; head < n_queue; head++)
    for (guint way = 0; way < 4; way++)
      {
        TwCanvasSpot next = tw_canvas_step (scene, 0, spots[queue[head]], (TwCanvasDirection) way);

        for (guint i = 0; i < n_spots; i++)
          if (!seen[i] && tw_canvas_spot_equal (spots[i], next))
            {
              seen[i] = TRUE;
              queue[n_queue++] = i;
            }
      }
  for (guint i = 0; i < n_spots; i++)
    if (!seen[i])
      {
        *out_missed = spots[i];
        return FALSE;
      }
  return TRUE;
}

static void
test_arrows_reach_everything (Fixture *fixture, gconstpointer id)
{
  for (guint t = 0; t < fixture->set->n_tiles; t++)
    {
      TwCanvasSpot missed;

      fixture_show (fixture, fixture->set->tiles[t]);
      if (!arrows_reach_all (&fixture->scene, &missed))
        g_error ("%s, tile %s: arrows never reach %d/%d", (const char *) id,
                 fixture->set->tiles[t]->id, missed.kind, missed.index);
    }
}

static void
test_arrows_follow_the_view (Fixture *fixture, gconstpointer id)
{
  g_autoptr (TwTile) blank = tw_tile_new ("X", 1, NULL);
  TwCanvasSpot middle = TW_CANVAS_SPOT (TW_CANVAS_MIDDLE, 0), spot;

  fixture_show (fixture, blank);
  for (guint turns = 0; turns < 4; turns++)
    for (guint way = 0; way < 4; way++)
      {
        spot = tw_canvas_step (&fixture->scene, turns, middle, (TwCanvasDirection) way);
        if (spot.kind == TW_CANVAS_BADGE)
          spot = tw_canvas_step (&fixture->scene, turns, spot, (TwCanvasDirection) way);
        g_assert_cmpint (spot.kind, ==, TW_CANVAS_EDGE);
        g_assert_cmpint (spot.index, ==, tw_canvas_edge_towards (turns, (TwCanvasDirection) way));
      }
}

/* Walks as far as it goes, then back: by the same spots. Returns how many there were. */
static guint
walk_there_and_back (const TwCanvasScene *scene,
                     TwCanvasTrail *trail,
                     TwCanvasSpot from,
                     TwCanvasDirection there,
                     TwCanvasDirection back)
{
  TwCanvasSpot way[TW_CANVAS_MAX_SPOTS], spot = from;
  guint n = 0;

  for (;;)
    {
      TwCanvasSpot next = tw_canvas_walk (scene, 0, trail, spot, there);

      if (tw_canvas_spot_equal (next, spot))
        break;
      g_assert_cmpuint (n, <, TW_CANVAS_TRAIL);
      way[n++] = spot;
      spot = next;
    }
  for (guint i = n; i > 0; i--)
    {
      spot = tw_canvas_walk (scene, 0, trail, spot, back);
      g_assert_true (tw_canvas_spot_equal (spot, way[i - 1]));
    }
  return n;
}

static void
test_arrows_find_back (Fixture *fixture, gconstpointer id)
{
  guint n_steps = 0;

  for (guint t = 0; t < fixture->set->n_tiles; t++)
    {
      TwCanvasSpot spots[TW_CANVAS_MAX_SPOTS];
      guint n_spots;

      fixture_show (fixture, fixture->set->tiles[t]);
      n_spots = tw_canvas_list (&fixture->scene, spots);
      for (guint i = 0; i < n_spots; i++)
        {
          TwCanvasTrail trail = { 0 };

          n_steps +=
              walk_there_and_back (&fixture->scene, &trail, spots[i], TW_CANVAS_DOWN, TW_CANVAS_UP);
          n_steps +=
              walk_there_and_back (&fixture->scene, &trail, spots[i], TW_CANVAS_UP, TW_CANVAS_DOWN);
        }
    }
  g_assert_cmpuint (n_steps, >, 100);
}

static gboolean
lies_above (const TwCanvasScene *scene, TwCanvasSpot above, TwCanvasSpot below)
{
  double u, v, below_u, below_v;

  return tw_canvas_locate (scene, above, &u, &v)
         && tw_canvas_locate (scene, below, &below_u, &below_v) && v < below_v + .08;
}

/* What is put between the steps does not bend the way back. */
static void
test_arrows_find_back_past_a_symbol (Fixture *fixture, gconstpointer id)
{
  guint n_bent = 0;

  for (guint t = 0; t < fixture->set->n_tiles; t++)
    for (guint segment = 0; segment < fixture->set->tiles[t]->topology.n_segments; segment++)
      {
        g_autoptr (TwTile) tile = tw_tile_copy (fixture->set->tiles[t]);
        TwCanvasSpot spots[TW_CANVAS_MAX_SPOTS], below[TW_CANVAS_MAX_SPOTS];
        TwCanvasTrail trails[TW_CANVAS_MAX_SPOTS] = { 0 };
        guint n_spots;

        fixture_show (fixture, fixture->set->tiles[t]);
        n_spots = tw_canvas_list (&fixture->scene, spots);
        for (guint i = 0; i < n_spots; i++)
          below[i] = tw_canvas_walk (&fixture->scene, 0, &trails[i], spots[i], TW_CANVAS_DOWN);
        tw_topology_add_symbol (&tile->topology, "inn", (int) segment, 1, TW_DIRECTION_NONE);
        fixture_show (fixture, tile);
        for (guint i = 0; i < n_spots; i++)
          if (trails[i].n_steps > 0 && lies_above (&fixture->scene, spots[i], below[i]))
            {
              TwCanvasSpot nearest = tw_canvas_step (&fixture->scene, 0, below[i], TW_CANVAS_UP);

              n_bent += nearest.kind == TW_CANVAS_SYMBOL;
              g_assert_true (tw_canvas_spot_equal (tw_canvas_walk (&fixture->scene, 0, &trails[i],
                                                                   below[i], TW_CANVAS_UP),
                                                   spots[i]));
            }
      }
  g_assert_cmpuint (n_bent, >, 0);
}

static void
test_cycle_visits_all_once (Fixture *fixture, gconstpointer id)
{
  TwCanvasSpot spots[TW_CANVAS_MAX_SPOTS], at;
  guint n_spots;

  fixture_show (fixture, fixture->set->tiles[tw_tile_set_find (fixture->set, "D")]);
  n_spots = tw_canvas_list (&fixture->scene, spots);
  at = spots[0];
  for (guint i = 1; i < n_spots; i++)
    {
      at = tw_canvas_cycle (&fixture->scene, at, 1);
      g_assert_true (tw_canvas_spot_equal (at, spots[i]));
      g_assert_true (
          tw_canvas_spot_equal (tw_canvas_cycle (&fixture->scene, at, -1), spots[i - 1]));
    }
  g_assert_true (tw_canvas_spot_equal (tw_canvas_cycle (&fixture->scene, at, 1), spots[0]));
}

#define ADD(path, set, test)                                                                       \
  g_test_add ("/designer/canvas-geometry/" path, Fixture, set, fixture_set_up, test,               \
              fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/designer/canvas-geometry/view/there-and-back", test_view_there_and_back);
  g_test_add_func ("/designer/canvas-geometry/view/turns-clockwise", test_view_turns_clockwise);
  g_test_add_func ("/designer/canvas-geometry/view/leaves-room", test_view_leaves_room);
  ADD ("pick/edges", "base", test_pick_edges);
  ADD ("pick/nothing-far-away", "base", test_pick_nothing_far_away);
  ADD ("pick/finds-spots/base", "base", test_pick_finds_spots);
  ADD ("pick/finds-spots/inns", "inns-and-cathedrals", test_pick_finds_spots);
  ADD ("pick/finds-spots/finger", "base", test_pick_finds_spots_by_finger);
  ADD ("pick/reach", "base", test_pick_reach);
  ADD ("pick/end-in-city", "base", test_pick_end_in_city);
  ADD ("arrows/reach-everything/base", "base", test_arrows_reach_everything);
  ADD ("arrows/reach-everything/inns", "inns-and-cathedrals", test_arrows_reach_everything);
  ADD ("arrows/reach-everything/traders", "traders-and-builders", test_arrows_reach_everything);
  ADD ("arrows/reach-everything/mists", "mists", test_arrows_reach_everything);
  ADD ("arrows/follow-the-view", "base", test_arrows_follow_the_view);
  ADD ("arrows/find-back/base", "base", test_arrows_find_back);
  ADD ("arrows/find-back/count", "count", test_arrows_find_back);
  ADD ("arrows/find-back-past-a-symbol", "base", test_arrows_find_back_past_a_symbol);
  ADD ("cycle/visits-all-once", "base", test_cycle_visits_all_once);
  return g_test_run ();
}
