/* The table in the window and the picture of it in a file show the same game. */
#include "app/table/game-table.h"

#include <adwaita.h>
#include <math.h>

#include "app/drawing/table-image.h"
#include "app/drawing/table-pieces.h"
#include "app/game/play-files.h"
#include "tests/app/wait.h"
#include "tests/engine/random-walk.h"
#include "tests/engine/shipped-fixture.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (cairo_surface_t, cairo_surface_destroy)

/* A game is looked at with so many tiles: they have to fit into the window. */
#define MOST_TILES  24
#define LEAST_TILES 14
/* Half a square round the middle of a piece, in tile edges. */
#define REACH .10
/* How far channels may differ in the middle, of 255: the table beside the tiles, into which pieces
 * at their rim reach, is lit in the window. Another tree or colour, a pixel aside differ by more.
 */
#define MOST_DIFFERENCE 4

static const guint colours[TW_MAX_SEATS] = { 3, 0, 5, 1, 2, 4 };

/* ---- a game with much on the table -------------------------------------------------------- */

/* The game in which most lay on the table while a tile was to be placed. */
typedef struct
{
  TwTableLayouts *layouts;
  GHashTable *seen; /* looks of pieces in any game */
  TwGame *game;
  guint n_new;
} Fullest;

/* How many looks of pieces are on the table that were in no game before, and the number of pieces.
 */
static guint
n_unseen (const TwPlay *play, const Fullest *fullest)
{
  g_autoptr (GArray) pieces = tw_table_pieces_new (play, fullest->layouts, colours);
  g_autoptr (GHashTable) looks = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < pieces->len; i++)
    {
      const TwTablePiece *piece = &g_array_index (pieces, TwTablePiece, i);

      if (!g_hash_table_contains (fullest->seen, piece->figure))
        g_hash_table_add (looks, (gpointer) piece->figure);
    }
  return g_hash_table_size (looks) * 1000 + pieces->len;
}

static void
keep_fullest_cb (const TwGame *game, gpointer user)
{
  const TwPlay *play = tw_game_play (game);
  Fullest *fullest = user;
  guint n;

  if (play->board.head->n_slots > MOST_TILES || play->board.head->n_slots < LEAST_TILES
      || tw_game_actions (game, &n)->verb != TW_VERB_PLACE)
    return;
  n = n_unseen (play, fullest);
  if (n <= fullest->n_new)
    return;
  fullest->n_new = n;
  g_clear_pointer (&fullest->game, tw_game_free);
  fullest->game = tw_game_copy (game);
}

/* ---- the two pictures --------------------------------------------------------------------- */

typedef struct
{
  TwTableModel *model;
  TwTileTextures *textures;
  GtkWidget *window;
  TwGameTable *table;
} Shown;

/* Whether what was asked for is there, and shown where it comes to rest. */
static gboolean
is_drawn (gpointer data)
{
  const Shown *shown = data;

  return tw_game_table_get_scene (shown->table)->camera.view.width > 0
         && tw_game_table_get_scene (shown->table)->camera.start == 0
         && tw_tile_textures_is_idle (shown->textures) && !g_main_context_pending (NULL);
}

static gboolean
is_idle (gpointer data)
{
  return tw_tile_textures_is_idle (data);
}

/* Returns: (transfer full): what the window shows of the table */
static cairo_surface_t *
picture_of_window (Shown *shown)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (shown->window));
  const TwTableView *view = &tw_game_table_get_scene (shown->table)->camera.view;
  int width = view->width, height = view->height;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);

  tw_game_table_paint (shown->table, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (renderer, node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_texture_download (texture, cairo_image_surface_get_data (surface),
                        (gsize) cairo_image_surface_get_stride (surface));
  cairo_surface_mark_dirty (surface);
  return surface;
}

static cairo_surface_t *
picture_in_window (TwGame *game, TwTableView *out_view)
{
  Shown shown = { .model = tw_table_model_new (),
                  .textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES) };
  TwTableSetup setup = { .rules = tw_rules_ref (tw_game_rules (game)) };
  cairo_surface_t *picture;
  TwTableScene *scene;

  setup.title = g_strdup ("Game");
  for (guint seat = 0; seat < setup.rules->n_seats; seat++)
    setup.seats[seat] = (TwSeatSetup){ .name = g_strdup ("Anna"), .colour = colours[seat] };
  tw_table_model_resume (shown.model, &setup, tw_game_copy (game));
  shown.window = gtk_window_new ();
  shown.table = TW_GAME_TABLE (tw_game_table_new (shown.model, shown.textures));
  scene = tw_game_table_get_scene (shown.table);
  tw_table_scene_set_hints (scene, TW_HINTS_OFF);
  gtk_window_set_child (GTK_WINDOW (shown.window), GTK_WIDGET (shown.table));
  gtk_window_set_default_size (GTK_WINDOW (shown.window), 1200, 760);
  gtk_window_present (GTK_WINDOW (shown.window));
  gtk_test_widget_wait_for_draw (shown.window);
  tw_table_scene_fit (scene);
  tw_table_scene_skip (scene);
  wait_until (is_drawn, &shown);
  /* Asks for pictures of tiles that have not been seen. */
  cairo_surface_destroy (picture_of_window (&shown));
  wait_until (is_drawn, &shown);
  picture = picture_of_window (&shown);
  *out_view = scene->camera.view;
  gtk_window_destroy (GTK_WINDOW (shown.window));
  wait_until (is_idle, shown.textures);
  g_object_unref (shown.textures);
  g_object_unref (shown.model);
  tw_table_setup_clear (&setup);
  return picture;
}

static cairo_surface_t *
picture_in_file (const TwPlay *play, double side)
{
  TwTableImage image = { .play = play, .colours = colours };
  double width, height;
  cairo_surface_t *surface;
  cairo_t *cr;

  tw_table_image_size (play, side, &width, &height);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) width, (int) height);
  cr = cairo_create (surface);
  tw_table_image_draw (&image, side, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* ---- beside each other -------------------------------------------------------------------- */

/* Part of a picture, in pixels. */
typedef struct
{
  cairo_surface_t *surface;
  double x, y;
} Corner;

static const guchar *
pixel (const Corner *corner, int x, int y)
{
  int column = (int) corner->x + x, row = (int) corner->y + y;

  g_assert_cmpint (column, >=, 0);
  g_assert_cmpint (row, >=, 0);
  g_assert_cmpint (column, <, cairo_image_surface_get_width (corner->surface));
  g_assert_cmpint (row, <, cairo_image_surface_get_height (corner->surface));
  return cairo_image_surface_get_data (corner->surface)
         + (gsize) row * (gsize) cairo_image_surface_get_stride (corner->surface)
         + (gsize) column * 4;
}

/* By how much the channels of two squares differ in the middle. */
static double
difference (const Corner *a, const Corner *b, int side)
{
  double sum = 0;

  for (int y = 0; y < side; y++)
    for (int x = 0; x < side; x++)
      for (guint channel = 0; channel < 3; channel++)
        sum += abs (pixel (a, x, y)[channel] - pixel (b, x, y)[channel]);
  return sum / (3.0 * side * side);
}

/* The corner of a tile in the file's picture; its window's is that of the view. */
static void
corner_in_file (const TwPlay *play, const TwSlot *slot, double side, Corner *out)
{
  const TwBoardHead *head = play->board.head;

  out->x = round (TW_TABLE_IMAGE_MARGIN * side) + round ((slot->x - head->min_x) * side);
  out->y = round (TW_TABLE_IMAGE_MARGIN * side) + round ((slot->y - head->min_y) * side);
}

static void
compare (TwGame *game, const GArray *pieces)
{
  const TwPlay *play = tw_game_play (game);
  TwTableView view;
  g_autoptr (cairo_surface_t) window = picture_in_window (game, &view);
  g_autoptr (cairo_surface_t) file = picture_in_file (play, view.side);
  /* The tiles that were laid last have frames in the window. */
  int frame = 6, inner = (int) view.side - 2 * frame;

  for (guint i = 0; i < play->board.head->n_slots; i++)
    {
      Corner here = { .surface = file }, there = { .surface = window };
      int x, y;

      corner_in_file (play, &play->board.slots[i], view.side, &here);
      tw_table_view_corner (&view, play->board.slots[i].x, play->board.slots[i].y, &x, &y);
      here.x += frame;
      here.y += frame;
      there.x = x + frame;
      there.y = y + frame;
      g_assert_cmpfloat (difference (&here, &there, inner), <=, MOST_DIFFERENCE);
    }
  for (guint i = 0; i < pieces->len; i++)
    {
      const TwTablePiece *piece = &g_array_index (pieces, TwTablePiece, i);
      const TwSlot *slot = &play->board.slots[piece->slot];
      Corner here = { .surface = file }, there = { .surface = window };
      double rim = MIN (MIN (piece->x, piece->y), MIN (1 - piece->x, 1 - piece->y)), found;
      /* What stands at the rim of its tile is on the frame. */
      int half = (int) ceil (MIN (REACH * view.side, MAX (rim * view.side - frame, 3)));
      int x, y;

      corner_in_file (play, slot, view.side, &here);
      tw_table_view_corner (&view, slot->x, slot->y, &x, &y);
      here.x += round (piece->x * view.side) - half;
      here.y += round (piece->y * view.side) - half;
      there.x = x + round (piece->x * view.side) - half;
      there.y = y + round (piece->y * view.side) - half;
      found = difference (&here, &there, 2 * half);
      if (found > MOST_DIFFERENCE)
        g_error ("%s differs by %.1f", piece->figure, found);
    }
}

/* The picture of a table in a file is the one that the window shows, for every expansion: the
 * same tiles with the same trees, the same pieces in the same colours, above each other in the
 * same order. */
static void
test_same (gconstpointer setup)
{
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwRules) rules = shipped_rules (&kit, setup, 3);
  Fullest fullest = { .layouts = tw_table_layouts_new (rules),
                      .seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };

  for (guint64 seed = 1; seed <= 2; seed++)
    {
      TwGame *game = walk_game (rules, seed, TW_GAME_DEFAULT, keep_fullest_cb, &fullest);

      if (fullest.game != NULL)
        {
          g_autoptr (GArray) pieces =
              tw_table_pieces_new (tw_game_play (fullest.game), fullest.layouts, colours);

          compare (fullest.game, pieces);
          for (guint i = 0; i < pieces->len; i++)
            g_hash_table_add (fullest.seen,
                              g_strdup (g_array_index (pieces, TwTablePiece, i).figure));
        }
      g_clear_pointer (&fullest.game, tw_game_free);
      fullest.n_new = 0;
      tw_game_free (game);
    }
  g_assert_cmpuint (g_hash_table_size (fullest.seen), >, 1);
  g_hash_table_unref (fullest.seen);
  tw_table_layouts_free (fullest.layouts);
  g_clear_pointer (&rules, tw_rules_unref);
  shipped_kit_clear (&kit);
}

/* @setup: (transfer full) */
static void
add_game (const char *name, char *setup)
{
  g_autofree char *path = g_strconcat ("/same-table/", name, NULL);

  g_test_add_data_func_full (path, setup, test_same, g_free);
}

int
main (int argc, char *argv[])
{
  static const char *const rulesets[] = {
    SHIPPED_RULESET "winter",
    SHIPPED_RULESET "ghosts-castles-cemeteries",
    SHIPPED_RULESET "mists-level-6",
    SHIPPED_RULESET "big-box",
  };
  TwGameKit kit = shipped_kit ();
  g_auto (GStrv) parts = shipped_parts (&kit);
  int status;

  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  for (guint i = 0; parts[i] != NULL; i++)
    add_game (parts[i], i == 0 ? g_strdup (parts[i]) : g_strdup_printf ("base %s", parts[i]));
  for (guint i = 0; i < G_N_ELEMENTS (rulesets); i++)
    add_game (rulesets[i], g_strdup (rulesets[i]));
  status = g_test_run ();
  shipped_kit_clear (&kit);
  return status;
}
