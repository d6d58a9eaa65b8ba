/* What a frame of the table costs on the cairo renderer, a whole game on it:
 *   build-aux/with-display build/tests/bench/bench-table */
#include <adwaita.h>
#include <time.h>

#include "app/play/game-table-private.h"
#include "tests/app/play/play-fixture.h"

#define N_FRAMES 60

/* Time of this thread's own work, in milliseconds: other load does not count. */
static double
now_ms (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

/* Draws the table as the renderer would if all of it changed. */
static void
measure (TwGameTable *table)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, table->view.width, table->view.height);
  double least = G_MAXDOUBLE, sum = 0;

  for (guint i = 0; i < N_FRAMES; i++)
    {
      double start = now_ms (), spent;
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      GskRenderNode *node;
      cairo_t *cr = cairo_create (surface);

      tw_game_table_snapshot (table, snapshot);
      node = gtk_snapshot_free_to_node (snapshot);
      gsk_render_node_draw (node, cr);
      gsk_render_node_unref (node);
      cairo_destroy (cr);
      spent = now_ms () - start;
      least = MIN (least, spent);
      sum += spent;
    }
  cairo_surface_destroy (surface);
  g_print ("%d tiles of %.0f px on %dx%d: best frame %.2f ms, mean %.2f ms\n",
           tw_table_model_get_play (table->model)->board.head->n_slots, table->view.side,
           table->view.width, table->view.height, least, sum / N_FRAMES);
}

int
main (int argc, char **argv)
{
  g_autoptr (TwTableModel) model = NULL;
  g_autoptr (TwTileTextures) textures = NULL;
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  GtkWidget *window, *table;

  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  model = fixture_table (4, 1, FALSE);
  textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  table = tw_game_table_new (model, textures);
  window = adw_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  adw_window_set_content (ADW_WINDOW (window), table);
  gtk_window_present (GTK_WINDOW (window));
  fixture_play_to_end (model, rand);
  for (guint round = 0; round < 2; round++)
    {
      /* Once as the landscape fits, once near: all pictures have to be there. */
      if (round == 1)
        tw_game_table_zoom (TW_GAME_TABLE (table), 5);
      for (guint i = 0; i < 200 || !tw_tile_textures_is_idle (textures); i++)
        {
          gtk_widget_queue_draw (table);
          g_main_context_iteration (NULL, FALSE);
          g_usleep (5000);
        }
      measure (TW_GAME_TABLE (table));
    }
  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}
