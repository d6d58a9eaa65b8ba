/* What is to be seen of the table, without a display: how the view moves, and whom it tells. */
#include "app/table/table-scene.h"
#include "app/game/given-points.h"
#include "tests/app/game/play-fixture.h"

/* After half of the time an eighth of the way is left: 1 - (1 - t)³. */
static void
test_way (void)
{
  TwTableCamera camera = { .view = { .side = 80 } };
  TwTableView there = { .side = 80, .x = 100 };

  tw_table_camera_set_out (&camera, &there, 1000);
  g_assert_cmpfloat (camera.view.x, ==, 0);
  g_assert_cmpfloat (tw_table_camera_rest (&camera).x, ==, 100);
  tw_table_camera_advance (&camera, 1000);
  tw_table_camera_advance (&camera, 1000 + 110000);
  g_assert_cmpfloat (camera.view.x, ==, 87.5);
  g_assert_false (tw_table_camera_is_steady (&camera));
  tw_table_camera_advance (&camera, 1000 + 220000);
  g_assert_cmpfloat (camera.view.x, ==, 100);
  g_assert_true (tw_table_camera_is_steady (&camera));
}

/* It sets out with the first frame, which may be late or of a time before; on its way it does not
 * wait for another one when it is sent elsewhere. */
static void
test_late (void)
{
  TwTableCamera camera = { .view = { .side = 80 } };
  TwTableView there = { .side = 80, .x = 100 };

  tw_table_camera_set_out (&camera, &there, 1000);
  tw_table_camera_advance (&camera, 900);
  g_assert_cmpfloat (camera.view.x, ==, 0);
  tw_table_camera_advance (&camera, 500000);
  g_assert_cmpfloat (camera.view.x, ==, 0);
  tw_table_camera_advance (&camera, 500000 + 110000);
  g_assert_cmpfloat (camera.view.x, ==, 87.5);
  tw_table_camera_set_out (&camera, &(TwTableView){ .side = 80, .x = 187.5 }, 610000);
  tw_table_camera_advance (&camera, 610000 + 110000);
  g_assert_cmpfloat (camera.view.x, ==, 175);
}

/* What was scored is lit from its first frame on, and the points are with their players as much
 * later. */
static void
test_late_flash (void)
{
  TwTableFlashes flashes = { .is_new = TRUE };

  tw_table_flashes_init (&flashes);
  g_array_append_vals (flashes.flashes, &(TwFlash){ .points = 3 }, 1);
  tw_table_flashes_wait (&flashes, 1000000, 200000);
  g_assert_cmpint (tw_table_flashes_until (&flashes), ==, 1540000);
  g_assert_true (tw_table_flashes_advance (&flashes, 999999));
  g_assert_cmpint (tw_table_flashes_until (&flashes), ==, 1540000);
  g_assert_true (tw_table_flashes_advance (&flashes, 2000000));
  g_assert_cmpfloat (tw_table_flashes_at (&flashes, 2000000), ==, 0);
  g_assert_cmpint (tw_table_flashes_until (&flashes), ==, 2540000);
  /* Who lays the next tile meanwhile does not begin it anew. */
  tw_table_flashes_wait (&flashes, 2600000, 0);
  g_assert_cmpint (tw_table_flashes_until (&flashes), ==, 2540000);
  g_assert_true (tw_table_flashes_advance (&flashes, 2700000));
  g_assert_cmpfloat (tw_table_flashes_at (&flashes, 2700000), ==, .5);
  g_assert_false (tw_table_flashes_advance (&flashes, 3400000));
  g_array_unref (flashes.flashes);
}

/* Something that covers the table covers it above what panels cover anyway. */
static void
test_insets (void)
{
  TwTableCamera camera = { .cover = 30 };

  g_assert_true (tw_table_camera_set_insets (&camera, 1, 2, 3, 4));
  g_assert_cmpint (camera.view.bottom, ==, 34);
  g_assert_false (tw_table_camera_set_insets (&camera, 1, 2, 3, 4));
}

/* A rule can take points away as well. */
static void
test_flash_words (void)
{
  g_autofree char *more = tw_points_words (150), *less = tw_points_words (-200);

  g_assert_cmpstr (more, ==, "+150");
  g_assert_cmpstr (less, ==, "−200");
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
assert_all_seen (TwTableScene *scene)
{
  TwTableView view = tw_table_camera_rest (&scene->camera);
  guint n = 0;
  const TwLegalCell *legal = tw_table_model_get_legal (scene->model, &n);

  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++)
    {
      TwTableCells cell = { legal[i].x, legal[i].y, legal[i].x, legal[i].y };

      g_assert_true (tw_table_view_shows (&view, &cell));
    }
}

/* The landscape is in sight by whatever the table is covered, and goes back where it was; who has
 * moved it finds it where it was left. */
static void
test_scene (void)
{
  g_autoptr (TwTableModel) model = fixture_table_with (NULL, 2, 1, FALSE);
  g_autoptr (TwTileTextures) textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  g_autoptr (TwTableScene) scene = tw_table_scene_new (model, textures);
  TwTableTarget target = { .kind = TW_TARGET_CELL, .x = 1, .node = TW_NO_NODE };
  guint n_moved = 0, n_resized = 0, n_targets = 0;
  graphene_rect_t box;
  TwTableView view;

  g_signal_connect_swapped (scene, "moved", G_CALLBACK (count_cb), &n_moved);
  g_signal_connect_swapped (scene, "resized", G_CALLBACK (count_cb), &n_resized);
  g_signal_connect_swapped (scene, "target-changed", G_CALLBACK (count_cb), &n_targets);
  tw_table_scene_resize (scene, 400, 300);
  tw_table_scene_resize (scene, 400, 300);
  g_assert_cmpuint (n_resized, ==, 1);
  g_assert_cmpuint (n_moved, ==, 1);
  assert_all_seen (scene);

  view = scene->camera.view;
  tw_table_scene_set_cover (scene, 150);
  assert_all_seen (scene);
  g_assert_cmpuint (n_moved, ==, 2);
  tw_table_scene_set_cover (scene, 0);
  g_assert_cmpfloat (tw_table_camera_rest (&scene->camera).y, ==, view.y);
  g_assert_cmpfloat (tw_table_camera_rest (&scene->camera).side, ==, view.side);
  tw_table_scene_zoom (scene, 2);
  tw_table_camera_arrive (&scene->camera);
  view = scene->camera.view;
  tw_table_scene_set_cover (scene, 150);
  g_assert_cmpfloat (tw_table_camera_rest (&scene->camera).y, ==, view.y);

  tw_table_scene_set_target (scene, &target);
  tw_table_scene_set_target (scene, &target);
  g_assert_cmpuint (n_targets, ==, 1);
  g_assert_true (tw_table_scene_target_box (scene, &box));
  g_assert_cmpfloat (box.size.width, ==, view.side);
  tw_table_scene_set_target (scene, NULL);
  g_assert_false (tw_table_scene_target_box (scene, &box));
}

/* Lays the tile in hand somewhere, without a figure. Returns: its place at rest */
static graphene_rect_t
lay_tile (TwTableScene *scene, GRand *rand)
{
  const TwBoard *board;
  TwTableView view;

  fixture_propose (scene->model, rand);
  g_assert_true (tw_table_model_finish (scene->model));
  board = &tw_table_model_get_play (scene->model)->board;
  view = tw_table_camera_rest (&scene->camera);
  return tw_table_view_rect (&view, board->slots[board->head->n_slots - 1].x,
                             board->slots[board->head->n_slots - 1].y);
}

/* Who follows the last tile sees each of them at a fair size; who does not sees all, ever smaller.
 */
static void
test_follow (void)
{
  g_autoptr (TwTableModel) model = fixture_table_with (NULL, 2, 1, FALSE);
  g_autoptr (TwTileTextures) textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  g_autoptr (TwTableScene) scene = tw_table_scene_new (model, textures);
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);
  TwTableView view;
  guint n_kept = 0;

  tw_table_scene_resize (scene, 600, 500);
  for (guint i = 0; i < 14; i++)
    lay_tile (scene, rand);
  g_assert_cmpfloat (tw_table_camera_rest (&scene->camera).side, <, TW_TABLE_FAIR_SIDE);

  tw_table_scene_set_follows_last (scene, TRUE);
  for (guint i = 0; i < 12; i++)
    {
      graphene_rect_t tile;

      view = tw_table_camera_rest (&scene->camera);
      tile = lay_tile (scene, rand);
      g_assert_cmpfloat (tile.size.width, >=, TW_TABLE_FAIR_SIDE);
      g_assert_cmpfloat (tile.origin.x, >=, 0);
      g_assert_cmpfloat (tile.origin.y, >=, 0);
      g_assert_cmpfloat (tile.origin.x + tile.size.width, <=, 600);
      g_assert_cmpfloat (tile.origin.y + tile.size.height, <=, 500);
      n_kept += view.x == tw_table_camera_rest (&scene->camera).x
                && view.y == tw_table_camera_rest (&scene->camera).y;
    }
  /* Next to each other they do not move the view. */
  g_assert_cmpuint (n_kept, >, 0);

  /* Whoever looks elsewhere in between is not called back before the next tile. */
  view = tw_table_camera_rest (&scene->camera);
  view.x += 5000;
  tw_table_scene_go (scene, &view, FALSE);
  fixture_propose (model, rand);
  g_assert_cmpfloat (tw_table_camera_rest (&scene->camera).x, ==, view.x);
  g_assert_true (tw_table_model_finish (model));
  g_assert_cmpfloat (tw_table_camera_rest (&scene->camera).x, <, view.x);
}

/* Whether an end of what can be seen is at a rim of the table. */
static gboolean
is_at_rim (TwTableScene *scene)
{
  const TwBoardHead *head = tw_table_model_get_play (scene->model)->board.head;
  TwTableView view = tw_table_camera_rest (&scene->camera);
  int x0 = head->min_x, y0 = head->min_y, x1 = head->max_x, y1 = head->max_y;
  guint n = 0;
  const TwLegalCell *legal = tw_table_model_get_legal (scene->model, &n);

  for (guint i = 0; i < n; i++)
    {
      x0 = MIN (x0, legal[i].x);
      y0 = MIN (y0, legal[i].y);
      x1 = MAX (x1, legal[i].x);
      y1 = MAX (y1, legal[i].y);
    }
  return view.x + x0 * view.side == 0 || view.y + y0 * view.side == 0
         || view.x + (x1 + 1) * view.side == view.width
         || view.y + (y1 + 1) * view.side == view.height;
}

/* When a tile is laid, all places are seen, and the view goes no further for that than it has to.
 */
static void
test_gentle (void)
{
  g_autoptr (TwTableModel) model = fixture_table_with (NULL, 2, 1, FALSE);
  g_autoptr (TwTileTextures) textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  g_autoptr (TwTableScene) scene = tw_table_scene_new (model, textures);
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint n_moved = 0, n_kept = 0;

  tw_table_scene_resize (scene, 800, 600);
  for (guint i = 0; i < 16; i++)
    {
      TwTableView before = tw_table_camera_rest (&scene->camera), after;

      lay_tile (scene, rand);
      after = tw_table_camera_rest (&scene->camera);
      assert_all_seen (scene);
      if (after.side != before.side)
        continue;
      if (after.x == before.x && after.y == before.y)
        {
          n_kept++;
          continue;
        }
      n_moved++;
      g_assert_true (is_at_rim (scene));
    }
  g_assert_cmpuint (n_moved, >, 0);
  g_assert_cmpuint (n_kept, >, 0);
}

/* Whoever holds the table has it where it is; it goes to where it wants when it is let go, but not
 * if it was moved meanwhile. */
static void
test_held (void)
{
  g_autoptr (TwTableModel) model = fixture_table_with (NULL, 2, 1, FALSE);
  g_autoptr (TwTileTextures) textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  g_autoptr (TwTableScene) scene = tw_table_scene_new (model, textures);
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  TwTableView before, after;

  tw_table_scene_resize (scene, 500, 400);
  before = tw_table_camera_rest (&scene->camera);
  tw_table_scene_set_held (scene, TRUE);
  for (guint i = 0; i < 8; i++)
    lay_tile (scene, rand);
  after = tw_table_camera_rest (&scene->camera);
  g_assert_cmpmem (&after, sizeof after, &before, sizeof before);
  tw_table_scene_set_held (scene, FALSE);
  assert_all_seen (scene);

  tw_table_scene_zoom (scene, 3);
  before = tw_table_camera_rest (&scene->camera);
  tw_table_scene_set_held (scene, TRUE);
  lay_tile (scene, rand);
  tw_table_scene_set_held (scene, FALSE);
  after = tw_table_camera_rest (&scene->camera);
  g_assert_cmpmem (&after, sizeof after, &before, sizeof before);

  /* Who wants the last tile followed gets it as late. */
  tw_table_scene_set_follows_last (scene, TRUE);
  before = tw_table_camera_rest (&scene->camera);
  before.x += 5000;
  tw_table_scene_go (scene, &before, FALSE);
  tw_table_scene_set_held (scene, TRUE);
  lay_tile (scene, rand);
  g_assert_cmpfloat (tw_table_camera_rest (&scene->camera).x, ==, before.x);
  tw_table_scene_set_held (scene, FALSE);
  g_assert_cmpfloat (tw_table_camera_rest (&scene->camera).x, <, before.x);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table-scene/way", test_way);
  g_test_add_func ("/table-scene/late", test_late);
  g_test_add_func ("/table-scene/late-flash", test_late_flash);
  g_test_add_func ("/table-scene/insets", test_insets);
  g_test_add_func ("/table-scene/flash-words", test_flash_words);
  g_test_add_func ("/table-scene/scene", test_scene);
  g_test_add_func ("/table-scene/follow", test_follow);
  g_test_add_func ("/table-scene/gentle", test_gentle);
  g_test_add_func ("/table-scene/held", test_held);
  return g_test_run ();
}
