/* Where there are many spots: what they are about is lit, and the nearest one is chosen. */
#include <math.h>

#include "app/table/spot-lights.h"
#include "tests/app/game/position-fixture.h"

/* Fifteen places for the mage or the witch, in a row of tiles that goes from east to west. */
#define CROSSINGS                                                                                  \
  "draw=W W@-1,0/0 - draw=L L@-2,0/0 - draw=L L@-3,0/0 - draw=L L@-4,0/0 - draw=W W@1,0/0 - "      \
  "draw=W W@2,0/0 - draw=W W@3,0/0 - draw=MaHeA MaHeA@4,0/0"

typedef struct
{
  TwTableModel *model;
  TwTileTextures *textures;
  TwTableScene *scene;
} Fixture;

static void
set_up (Fixture *f, gconstpointer words)
{
  f->model = fixture_table_after ("mage-and-witch", words);
  f->textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  f->scene = tw_table_scene_new (f->model, f->textures);
  tw_table_scene_resize (f->scene, 1000, 600);
}

static void
tear_down (Fixture *f, gconstpointer words)
{
  g_object_unref (f->scene);
  g_object_unref (f->textures);
  g_object_unref (f->model);
}

/* At each place its own spot is the nearest; on its feature, wherever that goes on, too. */
static void
test_nearest (Fixture *f, gconstpointer words)
{
  guint n = 0, found = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (f->model, &n);
  graphene_point_t first = tw_spot_sites_about (f->scene, &spots[0]);

  g_assert_cmpuint (n, ==, 15);
  g_assert_true (tw_spot_sites_are_many (f->scene));
  for (guint i = 0; i < n; i++)
    {
      graphene_point_t at = tw_spot_sites_about (f->scene, &spots[i]);

      g_assert_true (
          tw_spot_lights_find (f->scene, (double) at.x + 3, (double) at.y, TW_NO_NODE, &found));
      g_assert_cmpuint (found, ==, i);
      /* The pointer is nearer to the first one, but on the feature of another. */
      g_assert_true (tw_spot_lights_find (f->scene, (double) first.x, (double) first.y,
                                          spots[i].node, &found));
      g_assert_cmpuint (found, ==, i);
    }
}

/* Far from the landscape a click is not for a spot. */
static void
test_far (Fixture *f, gconstpointer words)
{
  guint found = 0;

  g_assert_false (tw_spot_lights_find (f->scene, 500, 5, TW_NO_NODE, &found));
  g_assert_false (tw_spot_lights_find (f->scene, 500, 595, TW_NO_NODE, &found));
}

/* A few figures have outlines, and each is its own target. */
static void
test_few (Fixture *f, gconstpointer words)
{
  guint n = 0, found = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (f->model, &n);
  graphene_point_t at;

  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n, <, 10);
  at = tw_spot_sites_about (f->scene, &spots[0]);
  g_assert_false (tw_spot_sites_are_many (f->scene));
  g_assert_false (
      tw_spot_lights_find (f->scene, (double) at.x, (double) at.y, spots[0].node, &found));
}

/* On small tiles spots stand beside their tile, with a line to what they are about, and apart. */
static void
test_small_tiles (Fixture *f, gconstpointer words)
{
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (f->model, &n);
  g_autofree TwSpotSite *sites = tw_spot_sites_new (f->scene);
  TwTableView view = f->scene->camera.view;
  graphene_rect_t tile;

  for (guint i = 0; i < n; i++)
    sites[i].side = TW_SPOT_SITES_FIGURE_PX;
  tw_table_view_zoom_to (&view, TW_TABLE_USUAL_SIDE, 500, 300);
  tw_table_scene_go (f->scene, &view, FALSE);
  tw_table_camera_arrive (&f->scene->camera);
  tw_spot_sites_lay (f->scene, sites, n);
  for (guint i = 0; i < n; i++)
    g_assert_false (sites[i].is_away);

  tw_table_view_zoom_to (&view, 28, 500, 300);
  tw_table_scene_go (f->scene, &view, FALSE);
  tw_table_camera_arrive (&f->scene->camera);
  tw_spot_sites_lay (f->scene, sites, n);
  tile = tw_table_scene_spot_rect (f->scene, &spots[0]);
  for (guint i = 0; i < n; i++)
    {
      g_assert_true (sites[i].is_away);
      g_assert_true (graphene_rect_contains_point (&tile, &sites[i].anchor));
      g_assert_false (graphene_rect_contains_point (&tile, &sites[i].middle));
      for (guint k = 0; k < i; k++)
        g_assert_cmpfloat (hypot ((double) (sites[i].middle.x - sites[k].middle.x),
                                  (double) (sites[i].middle.y - sites[k].middle.y)),
                           >=, TW_SPOT_SITES_FIGURE_PX - 1);
    }
}

#define ADD(path, words, function) g_test_add (path, Fixture, words, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/table/spot-lights/nearest", CROSSINGS, test_nearest);
  ADD ("/table/spot-lights/far", CROSSINGS, test_far);
  ADD ("/table/spot-lights/few", "draw=W W@-1,0/0", test_few);
  ADD ("/table/spot-lights/small-tiles", "draw=W W@-1,0/0", test_small_tiles);
  return g_test_run ();
}
