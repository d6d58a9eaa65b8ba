/* What a frame of the table costs on the cairo renderer, with 300 tiles in a window of 1280x800:
 * at rest, while the view is moved, while it zooms, while moves of the game are shown.
 *   GSK_RENDERER=cairo build-aux/in-build-tree build-aux/with-display build/tests/bench/bench-table
 *
 * Measured is the processor time of the main thread from the beginning to the end of a frame of
 * the whole page: layout, the nodes, and their rendering. Other load does not count.
 */
#include <adwaita.h>
#include <math.h>
#include <time.h>

#include "app/game/table-history.h"
#include "app/play/play-page.h"
#include "app/table/game-table.h"
#include "engine/format/shipped-sets.h"
#include "engine/setup/play-rules.h"
#include "tests/app/find-widget.h"

#define N_TILES  300
#define N_COPIES 5
#define N_FRAMES 120
/* Pixels a frame while the view is moved. */
#define PAN_STEP 14
/* Steps from the view that shows all to the nearest one. */
#define ZOOM_STEPS 6
/* So many answers are shown before the first of them is shown again. */
#define N_ANSWERS 20

typedef enum
{
  MOVE_REST,
  MOVE_PAN,
  MOVE_ZOOM,
  MOVE_STEPS,
  N_MOVES
} Move;

typedef struct
{
  TwGameTable *table;
  TwTableCamera *camera;
  Move move;
  TwTableView start, near;
  guint frame;
  double began;
  GArray *spent; /* double, milliseconds */
} Bench;

static double
now_ms (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

static void
before_paint_cb (GdkFrameClock *clock, Bench *bench)
{
  bench->began = now_ms ();
}

static void
after_paint_cb (GdkFrameClock *clock, Bench *bench)
{
  double spent = now_ms () - bench->began;

  if (bench->spent != NULL && bench->frame > 0)
    g_array_append_val (bench->spent, spent);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  Bench *bench = data;
  TwTableView view = bench->start;
  double t = (double) bench->frame / N_FRAMES;

  bench->frame++;
  if (bench->move == MOVE_PAN)
    {
      view.x = round (view.x + PAN_STEP * N_FRAMES / (2 * G_PI) * sin (2 * G_PI * t));
      view.y = round (view.y + PAN_STEP * N_FRAMES / (4 * G_PI) * sin (4 * G_PI * t));
    }
  else if (bench->move == MOVE_ZOOM)
    {
      /* On the way pictures of the next sizes are scaled, as by the wheel. */
      view = tw_table_view_mix (&bench->start, &bench->near, 0.5 - 0.5 * cos (2 * G_PI * t));
      bench->camera->start = 1;
    }
  bench->camera->view = view;
  gtk_widget_queue_allocate (widget);
  gtk_widget_queue_draw (widget);
  return G_SOURCE_CONTINUE;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return x < y ? -1 : x > y;
}

static void
settle (TwTileTextures *textures, GtkWidget *table)
{
  for (guint i = 0; i < 100 || !tw_tile_textures_is_idle (textures); i++)
    {
      gtk_widget_queue_draw (table);
      g_main_context_iteration (NULL, FALSE);
      g_usleep (5000);
    }
}

/* Shows the next answer of the last ones when the one before is shown. */
static void
show_answers (Bench *bench)
{
  TwTableScene *scene = tw_game_table_get_scene (bench->table);

  if (tw_table_scene_until (scene) != 0)
    return;
  if (!tw_table_history_is_looking (scene->model))
    for (guint i = 0; i < N_ANSWERS; i++)
      tw_table_history_look (scene->model, "back");
  tw_table_history_look (scene->model, "on");
}

static void
measure (Bench *bench, Move move)
{
  static const char *const names[] = { "at rest", "moving", "zooming", "showing moves" };
  guint tick;

  bench->move = move;
  bench->frame = 0;
  bench->spent = g_array_new (FALSE, FALSE, sizeof (double));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", move == MOVE_STEPS, NULL);
  tick = gtk_widget_add_tick_callback (GTK_WIDGET (bench->table), tick_cb, bench, NULL);
  while (bench->frame < N_FRAMES)
    {
      if (move == MOVE_STEPS)
        show_answers (bench);
      g_main_context_iteration (NULL, TRUE);
    }
  tw_table_history_look (tw_game_table_get_scene (bench->table)->model, "now");
  gtk_widget_remove_tick_callback (GTK_WIDGET (bench->table), tick);
  bench->camera->start = 0;
  g_array_sort (bench->spent, compare);
  g_print (
      "%d tiles of %.0f px on %dx%d, %s: median %.2f ms, 95 of 100 below %.2f ms\n",
      tw_table_model_get_play (tw_game_table_get_scene (bench->table)->model)->board.head->n_slots,
      bench->start.side, bench->start.width, bench->start.height, names[move],
      g_array_index (bench->spent, double, bench->spent->len / 2),
      g_array_index (bench->spent, double, bench->spent->len * 95 / 100));
  g_clear_pointer (&bench->spent, g_array_unref);
}

/* A game of several base games that anybody plays anyhow, until so many tiles lie. */
static TwGame *
play (TwTileSet *base)
{
  g_autoptr (TwGameSetup) setup = NULL;
  g_autoptr (TwRules) rules = NULL;
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (GError) error = NULL;
  TwGameKit kit;
  TwGame *game;

  g_assert_true (tw_play_rules_kit_load (&kit, &error));
  setup = tw_game_setup_new (&kit);
  g_assert_true (tw_game_setup_use (setup, "base", &error));
  tw_game_setup_use_set (setup, base, N_COPIES - 1);
  setup->n_seats = 4;
  rules = tw_game_setup_compile (setup, &error);
  g_assert_no_error (error);
  game = tw_game_new (rules, 1, TW_GAME_DEFAULT);
  while (tw_game_play (game)->board.head->n_slots < N_TILES)
    {
      guint n = 0;
      const TwAction *actions = tw_game_actions (game, &n);
      TwAction action = actions[g_rand_int_range (rand, 0, (int) n)];

      g_assert_true (tw_game_apply (game, &action, NULL));
    }
  tw_play_rules_kit_clear (&kit);
  return game;
}

int
main (int argc, char **argv)
{
  g_autoptr (TwTileSet) base = NULL;
  g_autoptr (TwTileTextures) textures = NULL;
  GtkWidget *window;
  GdkFrameClock *clock;
  TwTableSetup setup = { .title = (char *) "300 tiles" };
  Bench bench = { 0 };
  TwPlayPage *page;
  TwGame *game;

  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  base = tw_shipped_set_load ("base", NULL);
  textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  page = TW_PLAY_PAGE (tw_play_page_new (base, textures));
  window = adw_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  adw_window_set_content (ADW_WINDOW (window), GTK_WIDGET (page));
  gtk_window_present (GTK_WINDOW (window));
  game = play (base);
  setup.rules = tw_rules_ref (tw_game_rules (game));
  for (guint seat = 0; seat < 4; seat++)
    setup.seats[seat] = (TwSeatSetup){ .name = (char *) "Player", .colour = seat };
  tw_table_model_resume (tw_play_page_get_model (page), &setup, game);
  bench.table = TW_GAME_TABLE (nth_widget (window, TW_TYPE_GAME_TABLE, 0));
  bench.camera = &tw_game_table_get_scene (bench.table)->camera;
  settle (textures, GTK_WIDGET (bench.table));
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (bench.table));
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb), &bench);
  g_signal_connect_after (clock, "after-paint", G_CALLBACK (after_paint_cb), &bench);
  for (guint round = 0; round < 2; round++)
    {
      /* Once as the landscape fits, once near. */
      if (round == 1)
        tw_table_scene_zoom (tw_game_table_get_scene (bench.table), ZOOM_STEPS);
      settle (textures, GTK_WIDGET (bench.table));
      bench.start = bench.near = bench.camera->view;
      tw_table_view_zoom_to (&bench.near,
                             tw_table_view_step (bench.start.side,
                                                 round == 0 ? ZOOM_STEPS : -ZOOM_STEPS),
                             bench.start.width / 2.0, bench.start.height / 2.0);
      for (Move move = MOVE_REST; move < N_MOVES; move++)
        measure (&bench, move);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  tw_rules_unref (setup.rules);
  return 0;
}
