/* The table as a page in a window of its own, for tests that need a display. */
#pragma once

#include <adwaita.h>

#include "app/play/play-page-private.h"
#include "app/table/piece-painter.h"
#include "app/table/table-keys.h"
#include "tests/app/find-widget.h"
#include "tests/app/game/position-fixture.h"

typedef struct
{
  TwTileTextures *textures;
  GtkWidget *window;
  TwPlayPage *page;
  TwGameTable *table;
  TwTableScene *scene;
  TwSpotButtons *spots;
} Fixture;

static inline gboolean
late_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

#define wait_until(condition)                                                                      \
  do                                                                                               \
    {                                                                                              \
      gboolean is_late = FALSE;                                                                    \
      guint timer = g_timeout_add_seconds (20, late_cb, &is_late);                                 \
                                                                                                   \
      while (!(condition) && !is_late)                                                             \
        g_main_context_iteration (NULL, TRUE);                                                     \
      g_assert_true (condition);                                                                   \
      g_source_remove (timer);                                                                     \
    }                                                                                              \
  while (0)

/* Begins the page's game again with tiles that come in the same order each time: by chance it draws
 * the tile that is all city now and then, whose only place answers no second key. */
static inline void
fixture_draw_as_always (TwTableModel *model)
{
  TwTableSetup setup;

  tw_table_setup_copy (&setup, tw_table_model_get_setup (model));
  setup.seed = 1;
  tw_table_model_start (model, &setup);
  tw_table_setup_clear (&setup);
}

static inline void
set_up (Fixture *f, gconstpointer size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) base = tw_shipped_set_load ("base", &error);
  int width = GPOINTER_TO_INT (size);

  g_assert_no_error (error);
  f->textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  f->window = adw_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (f->window), width, width * 5 / 8 + 100);
  adw_window_set_content (ADW_WINDOW (f->window), tw_play_page_new (base, f->textures));
  f->page = TW_PLAY_PAGE (adw_window_get_content (ADW_WINDOW (f->window)));
  f->table = f->page->table;
  f->scene = tw_game_table_get_scene (f->table);
  f->spots = tw_game_table_get_spots (f->table);
  fixture_draw_as_always (f->page->model);
  gtk_window_present (GTK_WINDOW (f->window));
  wait_until (f->scene->camera.view.width > 0 && f->page->layout_idle == 0
              && tw_width_bin_is_wide (f->page->bin) == (width >= 1000));
  wait_until (f->page->layout_idle == 0);
}

static inline void
tear_down (Fixture *f, gconstpointer size)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  /* Pictures may still be on their way. */
  wait_until (tw_tile_textures_is_idle (f->textures));
  g_object_unref (f->textures);
}

static inline gboolean
press (Fixture *f, guint keyval)
{
  return tw_table_keys_press (f->spots, keyval, 0, 0);
}

/* Goes to some legal cell with the arrows. */
static inline void
aim_by_arrows (Fixture *f)
{
  static const guint arrows[] = { GDK_KEY_Right, GDK_KEY_Down, GDK_KEY_Left, GDK_KEY_Up };

  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    {
      press (f, arrows[i]);
      if (tw_table_model_get_aim (f->page->model)->is_set)
        return;
    }
  g_assert_not_reached ();
}

#define ADD_TEST(path, width, function)                                                            \
  g_test_add (path, Fixture, GINT_TO_POINTER (width), set_up, function, tear_down)
