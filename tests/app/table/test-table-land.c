/* The tiles that lie are one picture, which is kept for as long as it would look the same. */
#include "app/table/table-painter.h"

#include <adwaita.h>
#include <math.h>

#include "app/game/table-history.h"
#include "app/table/game-table.h"
#include "tests/app/game/position-fixture.h"
#include "tests/app/wait.h"

#define WORDS                                                                                      \
  "draw=W W@-1,0/0 - draw=L L@-2,0/0 - draw=L L@-3,0/0 - draw=W W@1,0/0 - draw=W W@2,0/0 -"

typedef struct
{
  TwTableModel *model;
  TwTileTextures *textures;
  GtkWidget *window;
  TwGameTable *table;
  TwTableScene *scene;
  TwTableLand *land;
} Fixture;

static gboolean
is_drawn (gpointer data)
{
  const Fixture *f = data;

  return f->scene->camera.view.width > 0 && f->scene->camera.start == 0
         && tw_tile_textures_is_idle (f->textures) && !g_main_context_pending (NULL);
}

static gboolean
is_idle (gpointer data)
{
  return tw_tile_textures_is_idle (data);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  f->model = fixture_table_after ("", WORDS);
  f->textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  f->window = gtk_window_new ();
  f->table = TW_GAME_TABLE (tw_game_table_new (f->model, f->textures));
  f->scene = tw_game_table_get_scene (f->table);
  f->land = tw_table_land_new ();
  tw_table_scene_set_hints (f->scene, TW_HINTS_OFF);
  gtk_window_set_child (GTK_WINDOW (f->window), GTK_WIDGET (f->table));
  gtk_window_set_default_size (GTK_WINDOW (f->window), 700, 500);
  gtk_window_present (GTK_WINDOW (f->window));
  gtk_test_widget_wait_for_draw (f->window);
  tw_table_scene_fit (f->scene);
  tw_table_scene_skip (f->scene);
  wait_until (is_drawn, f);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  tw_table_land_free (f->land);
  gtk_window_destroy (GTK_WINDOW (f->window));
  wait_until (is_idle, f->textures);
  g_object_unref (f->textures);
  g_object_unref (f->model);
}

/* Returns: (transfer full): the table without what it is made of */
static GskRenderNode *
paint_on (Fixture *f, TwTableLand *land)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  const TwTableBrush brush = { f->scene, GTK_WIDGET (f->table), snapshot };

  tw_table_painter_paint (&brush, land, NULL);
  return gtk_snapshot_free_to_node (snapshot);
}

/* With every picture that is asked for. */
static GskRenderNode *
paint (Fixture *f, TwTableLand *land)
{
  gsk_render_node_unref (paint_on (f, land));
  while (!tw_tile_textures_is_idle (f->textures))
    g_main_context_iteration (NULL, TRUE);
  return paint_on (f, land);
}

/* The land is the first that is painted: at rest in blocks, on the way in one. */
static GskRenderNode *
land_of (Fixture *f, GskRenderNode *node)
{
  GskRenderNode *first = node;

  while (gsk_render_node_get_node_type (first) == GSK_CONTAINER_NODE)
    {
      node = first;
      first = gsk_container_node_get_child (node, 0);
    }
  g_assert_cmpint (gsk_render_node_get_node_type (first), ==, GSK_CAIRO_NODE);
  return tw_table_camera_is_steady (&f->scene->camera) ? node : first;
}

static GBytes *
pixels_of (Fixture *f, GskRenderNode *node)
{
  const TwTableView *view = &f->scene->camera.view;
  gsize stride = 4 * (gsize) view->width, size = stride * (gsize) view->height;
  guchar *data = g_malloc0 (size);
  g_autoptr (GdkTexture) texture =
      gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (f->window)), node,
                                   &GRAPHENE_RECT_INIT (0, 0, (float) view->width,
                                                        (float) view->height));

  gdk_texture_download (texture, data, stride);
  return g_bytes_new_take (data, size);
}

/* What is kept looks as what is made for it. */
static void
assert_as_new (Fixture *f)
{
  TwTableLand *made = tw_table_land_new ();
  g_autoptr (GskRenderNode) kept = paint (f, f->land), fresh = paint (f, made);
  g_autoptr (GBytes) a = pixels_of (f, kept), b = pixels_of (f, fresh);

  g_assert_true (g_bytes_equal (a, b));
  tw_table_land_free (made);
}

/* At rest it is the same node, so that nobody paints it again. */
static void
test_kept (Fixture *f, gconstpointer data)
{
  g_autoptr (GskRenderNode) first = paint (f, f->land), second = paint (f, f->land);
  g_autoptr (GskRenderNode) moved = NULL;

  g_assert_true (land_of (f, first) == land_of (f, second));
  f->scene->camera.view.x += 14;
  moved = paint (f, f->land);
  g_assert_true (land_of (f, first) != land_of (f, moved));
}

static void
test_moved (Fixture *f, gconstpointer data)
{
  TwTableView *view = &f->scene->camera.view;

  assert_as_new (f);
  for (int i = 0; i < 12; i++)
    {
      view->x += i < 8 ? 97 : -211;
      view->y += i < 6 ? -41 : 65;
      assert_as_new (f);
    }
}

/* While the size changes it is one picture that is scaled; then it is as sharp as before, with
 * shadows as wide. */
static void
test_zoomed (Fixture *f, gconstpointer data)
{
  TwTableCamera *camera = &f->scene->camera;
  const double sides[] = { 64, 72, 134, 240, 64, 28 };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      camera->from = camera->to = camera->view;
      tw_table_view_zoom_to (&camera->to, sides[i], 350, 250);
      camera->to.x = round (camera->to.x);
      camera->to.y = round (camera->to.y);
      camera->start = 1;
      for (guint step = 1; step <= 8; step++)
        {
          g_autoptr (GskRenderNode) node = NULL;
          graphene_rect_t bounds;

          camera->view = tw_table_view_mix (&camera->from, &camera->to, step / 8.0);
          node = paint (f, f->land);
          gsk_render_node_get_bounds (land_of (f, node), &bounds);
          g_assert_cmpint ((int) bounds.size.width, ==, camera->view.width);
        }
      tw_table_camera_arrive (camera);
      assert_as_new (f);
    }
}

/* How many pixels tiles and edges cover. */
static gsize
n_painted (Fixture *f)
{
  g_autoptr (GskRenderNode) node = paint (f, f->land);
  g_autoptr (GBytes) bytes = pixels_of (f, land_of (f, node));
  gsize n = 0, size;
  const guchar *data = g_bytes_get_data (bytes, &size);

  for (gsize i = 0; i < size; i += 4)
    n += data[i + 3] == 255;
  return n;
}

/* Scaled it covers what the tiles cover: nothing is left out on the way. */
static void
test_whole (Fixture *f, gconstpointer data)
{
  TwTableCamera *camera = &f->scene->camera;

  camera->view.side = 64;
  camera->view.x = 300;
  camera->view.y = 200;
  /* Six tiles in a row, and their edges: a pixel below each, beside the last, and the corner. */
  g_assert_cmpuint (n_painted (f), ==, 6 * 64 * 64 + 6 * 64 + 64 + 1);
  camera->from = camera->to = camera->view;
  camera->start = 1;
  /* One below half the size, for which another picture is made, and one between. */
  camera->view.side = camera->to.side = 48;
  g_assert_cmpfloat_with_epsilon ((double) n_painted (f), 6 * 48 * 48, 6 * 48 * 4);
  camera->view.side = camera->to.side = 30;
  g_assert_cmpfloat_with_epsilon ((double) n_painted (f), 6 * 30 * 30, 6 * 30 * 4);
}

/* What comes to lie is seen, and what is taken back is not. */
static void
test_history (Fixture *f, gconstpointer data)
{
  gsize all, fewer;

  f->scene->camera.view = (TwTableView){ .side = 64,
                                         .x = 300,
                                         .y = 200,
                                         .width = f->scene->camera.view.width,
                                         .height = f->scene->camera.view.height };
  all = n_painted (f);
  for (guint i = 0; i < 2; i++)
    tw_table_history_look (f->model, "back");
  tw_table_scene_skip (f->scene);
  fewer = n_painted (f);
  g_assert_cmpuint (fewer, <, all);
  assert_as_new (f);
  tw_table_history_look (f->model, "now");
  tw_table_scene_skip (f->scene);
  g_assert_cmpuint (n_painted (f), ==, all);
}

/* Tile by tile it looks as if it were made anew; of what lies far from a tile that comes nothing is
 * painted again. */
static void
test_one_more (Fixture *f, gconstpointer data)
{
  TwTableView *view = &f->scene->camera.view;
  g_autoptr (GskRenderNode) before = NULL, after = NULL;
  guint n_kept = 0, n_before;

  view->side = 140;
  view->x = 430;
  view->y = 200;
  for (guint i = 0; i < 4; i++)
    {
      tw_table_history_look (f->model, "back");
      tw_table_scene_skip (f->scene);
      assert_as_new (f);
    }
  before = paint (f, f->land);
  tw_table_history_look (f->model, "on");
  tw_table_scene_skip (f->scene);
  assert_as_new (f);
  after = paint (f, f->land);
  n_before = gsk_container_node_get_n_children (land_of (f, before));
  for (guint i = 0; i < n_before; i++)
    for (guint j = 0; j < gsk_container_node_get_n_children (land_of (f, after)); j++)
      n_kept += gsk_container_node_get_child (land_of (f, before), i)
                == gsk_container_node_get_child (land_of (f, after), j);
  g_assert_cmpuint (n_kept, >, 0);
  g_assert_cmpuint (n_kept, <, n_before);
  while (tw_table_history_is_looking (f->model))
    {
      tw_table_history_look (f->model, "on");
      tw_table_scene_skip (f->scene);
      assert_as_new (f);
    }
}

/* How many textures there are in @node, and how many of them are turned. */
static guint
count_textures (GskRenderNode *node, gboolean is_turned, guint *n_turned)
{
  guint n = 0;

  switch (gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        n += count_textures (gsk_container_node_get_child (node, i), is_turned, n_turned);
      return n;
    case GSK_TRANSFORM_NODE:
      return count_textures (gsk_transform_node_get_child (node), TRUE, n_turned);
    case GSK_TEXTURE_NODE:
      *n_turned += is_turned ? 1 : 0;
      return 1;
    default:
      return 0;
    }
}

/* A tile that was seen in a hand is seen on the table as well, though it is turned there and nobody
 * has made a picture of it yet. */
static void
test_turned (Fixture *f, gconstpointer data)
{
  const TwPlay *play = tw_table_model_get_play (f->model);
  guint kind = play->board.slots[0].kind;
  const graphene_rect_t place = GRAPHENE_RECT_INIT (100, 100, 90, 90),
                        rect = GRAPHENE_RECT_INIT (50, 50, 90, 90);

  /* As the second copy it is nowhere on the table. */
  for (guint pass = 0; pass < 2; pass++)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      const TwTableBrush brush = { f->scene, GTK_WIDGET (f->table), snapshot };
      g_autoptr (GskRenderNode) node = NULL;
      guint n_turned = 0, lacking = 0;

      if (pass == 1)
        {
          tw_table_pictures_tile (f->scene->pictures, kind, 7, 3, 60, TRUE);
          wait_until (is_idle, f->textures);
          g_assert_nonnull (
              tw_table_pictures_turned (f->scene->pictures, kind, 7, 0, 90, &lacking));
          g_assert_cmpuint (lacking, ==, 1);
        }
      /* Each time another turn, of which no picture has been made. */
      tw_table_painter_paint_tile (&brush, kind, 7, pass, &place, &rect);
      node = gtk_snapshot_free_to_node (snapshot);
      g_assert_cmpuint (node != NULL ? count_textures (node, FALSE, &n_turned) : 0, ==, pass);
      g_assert_cmpuint (n_turned, ==, pass);
    }
  wait_until (is_idle, f->textures);
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *f, gconstpointer data);
  } tests[] = {
    { "/table-land/kept", test_kept },       { "/table-land/moved", test_moved },
    { "/table-land/zoomed", test_zoomed },   { "/table-land/whole", test_whole },
    { "/table-land/history", test_history }, { "/table-land/one-more", test_one_more },
    { "/table-land/turned", test_turned },
  };

  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
