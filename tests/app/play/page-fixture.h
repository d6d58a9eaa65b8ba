/* The table as a page in a window of its own, for tests that need a display. */
#pragma once

#include <adwaita.h>

#include "app/play/explain-card.h"
#include "app/play/history-bar.h"
#include "app/play/play-desk.h"
#include "app/play/play-header.h"
#include "app/play/play-page.h"
#include "app/play/result-page.h"
#include "app/setup/setup-page.h"
#include "app/table/hand.h"
#include "app/table/open-card.h"
#include "app/table/piece-painter.h"
#include "app/table/table-keys.h"
#include "app/widgets/rules-reader.h"
#include "tests/app/find-widget.h"
#include "tests/app/game/position-fixture.h"

/* What is on the page, borrowed from it. */
typedef struct
{
  TwTableModel *model;
  GtkStack *views;
  TwSetupPage *setup;
  TwOpeningPage *opening;
  GtkWidget *table_view;
  AdwWindowTitle *title;
  GtkMenuButton *cases_button;
  GtkWidget *history_button;
  GtkWidget *new_game_button;
  GtkWidget *pause_button;
  TwWidthBin *bin;
  GtkOverlay *overlay;
  GtkWidget *log_button;
  GtkWidget *scores_button;
  TwGameTable *table;
  TwHand *hand;
  TwOpenCard *open_card;
  TwLogPanel *log;
  TwScorePanel *scores;
  TwResultPage *result;
  TwRulesReader *reader;
  TwHistoryBar *history;
  GtkWidget *card;
  GtkLabel *card_title;
  GtkLabel *card_text;
} PageParts;

typedef struct
{
  TwTileTextures *textures;
  GtkWidget *window;
  TwPlayPage *page;
  PageParts parts;
  TwGameTable *table;
  TwTableScene *scene;
  TwSpotButtons *spots;
} Fixture;

/* The only widget of @type below @widget, shown or not. */
static inline gpointer
only_widget (GtkWidget *widget, GType type)
{
  gpointer found = NULL;

  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = only_widget (child, type);
  return found;
}

static inline PageParts
page_parts (TwPlayPage *page)
{
  GtkWidget *widget = GTK_WIDGET (page);
  PageParts parts = {
    .model = tw_play_page_get_model (page),
    .setup = only_widget (widget, TW_TYPE_SETUP_PAGE),
    .opening = only_widget (widget, TW_TYPE_OPENING_PAGE),
    .table = only_widget (widget, TW_TYPE_GAME_TABLE),
    .hand = only_widget (widget, TW_TYPE_HAND),
    .open_card = only_widget (widget, TW_TYPE_OPEN_CARD),
    .log = only_widget (widget, TW_TYPE_LOG_PANEL),
    .scores = only_widget (widget, TW_TYPE_SCORE_PANEL),
    .result = only_widget (widget, TW_TYPE_RESULT_PAGE),
    .reader = only_widget (widget, TW_TYPE_RULES_READER),
    .card = only_widget (widget, TW_TYPE_EXPLAIN_CARD),
    .history = only_widget (widget, TW_TYPE_HISTORY_BAR),
  };

#define PART(type, name)                                                                           \
  parts.name = (gpointer) gtk_widget_get_template_child (only_widget (widget, type), type, #name)
  PART (TW_TYPE_PLAY_PAGE, views);
  PART (TW_TYPE_PLAY_PAGE, table_view);
  PART (TW_TYPE_PLAY_HEADER, title);
  PART (TW_TYPE_PLAY_HEADER, cases_button);
  PART (TW_TYPE_PLAY_HEADER, history_button);
  PART (TW_TYPE_PLAY_HEADER, new_game_button);
  PART (TW_TYPE_PLAY_HEADER, pause_button);
  PART (TW_TYPE_PLAY_DESK, bin);
  PART (TW_TYPE_PLAY_DESK, overlay);
  PART (TW_TYPE_PLAY_DESK, log_button);
  PART (TW_TYPE_PLAY_DESK, scores_button);
#undef PART
  parts.card_title = GTK_LABEL (
      gtk_widget_get_template_child (parts.card, TW_TYPE_EXPLAIN_CARD, "title"));
  parts.card_text = GTK_LABEL (
      gtk_widget_get_template_child (parts.card, TW_TYPE_EXPLAIN_CARD, "text"));
  return parts;
}

/* Whether those who listen have been told @part last, with whatever came together with it. */
static inline gboolean
is_told (Fixture *f, const char *part)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (f->window));
  /* What is not so is told with what is so. */
  g_autofree char *words = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "no such words");

  return words != NULL && strstr (words, part) != NULL;
}

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

/* Waits until the page has room for everything: that is done before what is less urgent. */
static inline gboolean
is_laid_out (void)
{
  gboolean is_done = FALSE;

  g_idle_add_full (G_PRIORITY_HIGH_IDLE + 1, late_cb, &is_done, NULL);
  while (!is_done)
    g_main_context_iteration (NULL, TRUE);
  return TRUE;
}

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
  f->parts = page_parts (f->page);
  f->table = f->parts.table;
  f->scene = tw_game_table_get_scene (f->table);
  f->spots = tw_game_table_get_spots (f->table);
  fixture_draw_as_always (f->parts.model);
  gtk_window_present (GTK_WINDOW (f->window));
  wait_until (f->scene->camera.view.width > 0 && is_laid_out ()
              && tw_width_bin_is_wide (f->parts.bin) == (width >= 1000));
  wait_until (is_laid_out ());
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
      if (tw_table_model_get_aim (f->parts.model)->is_set)
        return;
    }
  g_assert_not_reached ();
}

/* Plays @n turns with nobody on the tiles. */
static inline void
play_turns (Fixture *f, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      aim_by_arrows (f);
      press (f, GDK_KEY_Return);
      press (f, GDK_KEY_space);
    }
}

/* Goes on at the page's table with the game of another one. */
static inline void
show_game (Fixture *f, TwTableModel *other)
{
  tw_table_model_resume (f->parts.model, tw_table_model_get_setup (other),
                         tw_game_copy (tw_table_model_get_game (other)));
}

/* Shows a position at the page's table, see fixture_table_after_with(). */
static inline void
show_position (Fixture *f, const char *uses, const char *names, const char *words)
{
  g_autoptr (TwTableModel) other = fixture_table_after_with (uses, NULL, names, words);

  show_game (f, other);
}

/* Presses a key where the focus is on @widget. */
static inline void
press_key (GtkWidget *widget, guint keyval)
{
  GListModel *controllers = gtk_widget_observe_controllers (widget);
  gboolean is_done = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &is_done);
    }
  g_object_unref (controllers);
  g_assert_true (is_done);
}

#define ADD_TEST(path, width, function)                                                            \
  g_test_add (path, Fixture, GINT_TO_POINTER (width), set_up, function, tear_down)
