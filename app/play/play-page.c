/* The table as a page of the window. */
#include "app/play/play-page-private.h"

#include <glib/gi18n.h>

#include "app/game/table-history.h"
#include "app/game/table-sentences.h"
#include "app/play/case-list.h"
#include "app/play/player-style.h"
#include "app/widgets/announcer.h"
#include "app/widgets/focus-keeper.h"
#include "app/widgets/page.h"

enum
{
  UNSAVED_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TwPlayPage, tw_play_page, ADW_TYPE_BIN)

static void
tell_unsaved (TwPlayPage *self)
{
  g_signal_emit (self, signals[UNSAVED_CHANGED], 0);
}

static gboolean
layout_cb (gpointer data)
{
  TwPlayPage *self = data;

  self->layout_idle = 0;
  tw_play_page_update_layout (self);
  return G_SOURCE_REMOVE;
}

static void
queue_layout (TwPlayPage *self)
{
  if (self->layout_idle == 0)
    self->layout_idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, layout_cb, self, NULL);
}

/* Whoever goes on playing has read what was said. */
static void
dismiss_toast (TwPlayPage *self)
{
  tw_announce_nothing (GTK_WIDGET (self));
}

static void
update_subtitle (TwPlayPage *self)
{
  g_autofree char *subtitle = tw_table_subtitle (self->model);
  g_autofree char *whole = NULL;

  adw_window_title_set_subtitle (self->title, subtitle);
  /* Both are cut in a narrow window. */
  whole = g_strdup_printf ("%s\n%s", adw_window_title_get_title (self->title), subtitle);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), whole);
}

static void
proposed_cb (TwPlayPage *self)
{
  update_subtitle (self);
  dismiss_toast (self);
}

static void
changed_cb (TwPlayPage *self)
{
  gboolean was_finished = gtk_widget_get_visible (GTK_WIDGET (self->result));
  gboolean is_finished = tw_play_page_is_finished (self);

  adw_window_title_set_title (self->title, tw_table_model_get_setup (self->model)->title);
  update_subtitle (self);
  tw_play_page_update_actions (self);
  dismiss_toast (self);
  if (is_finished)
    {
      tw_turn_band_hide (self->band);
      tw_result_page_show (self->result, self->model);
      /* How it ended comes first where there is no room for more. */
      if (!tw_play_page_is_roomy (self))
        self->show_log_narrow = FALSE;
    }
  tw_play_page_update_layout (self);
  if (is_finished)
    tw_result_page_grab (self->result);
  else if (was_finished)
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
  tw_explain_card_update (self->card, FALSE);
  tell_unsaved (self);
}

/* What is explained may have come to lie under its explanation. */
static void
moved_cb (TwPlayPage *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->card)))
    queue_layout (self);
}

static void
lit_cb (TwPlayPage *self, guint node, guint slot)
{
  tw_table_scene_set_lit (tw_game_table_get_scene (self->table), node, slot);
}

/* Who picked a piece up goes on at the table. */
static void
carrying_cb (TwPlayPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
}

static void
reader_closed_cb (TwPlayPage *self)
{
  tw_play_page_show_rules (self, FALSE);
}

static void
start_cb (TwPlayPage *self)
{
  tw_play_page_start_another (self);
}

static void
close_cb (TwPlayPage *self)
{
  tw_play_page_close_setup (self);
}

static void
ready_cb (TwPlayPage *self)
{
  if (self->awaits_sets)
    tw_play_page_start (self);
}

static void
show_page_cb (TwPlayPage *self, const char *name)
{
  gtk_stack_set_visible_child_name (self->views, name);
}

static void
play_page_dispose (GObject *object)
{
  TwPlayPage *self = TW_PLAY_PAGE (object);

  g_clear_handle_id (&self->layout_idle, g_source_remove);
  g_clear_handle_id (&self->focus_idle, g_source_remove);
  if (self->opening != NULL)
    tw_opening_page_drop (self->opening);
  /* The bin does not hear of it when its template takes its child away. */
  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), TW_TYPE_PLAY_PAGE);
  g_clear_object (&self->actions);
  if (self->advice != NULL)
    tw_advice_stop (self->advice);
  g_clear_object (&self->advice);
  if (self->programs != NULL)
    tw_program_players_stop (self->programs);
  g_clear_object (&self->programs);
  g_clear_object (&self->opener);
  g_clear_object (&self->saving);
  g_clear_object (&self->unsaved);
  g_clear_object (&self->model);
  g_clear_pointer (&self->set, tw_tile_set_unref);
  g_clear_pointer (&self->read_rules, tw_rules_unref);
  g_clear_object (&self->textures);
  tw_play_rules_kit_clear (&self->kit);
  G_OBJECT_CLASS (tw_play_page_parent_class)->dispose (object);
}

static gboolean
focus_cb (gpointer data)
{
  TwPlayPage *self = data;

  self->focus_idle = 0;
  if (gtk_widget_get_visible (GTK_WIDGET (self->result)))
    tw_result_page_grab (self->result);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
  return G_SOURCE_REMOVE;
}

/* Keys that come at once are the table's, not the first button's, which leads back. */
static gboolean
play_page_grab_focus (GtkWidget *widget)
{
  TwPlayPage *self = TW_PLAY_PAGE (widget);

  if (self->focus_idle != 0 && g_str_equal (gtk_stack_get_visible_child_name (self->views), "table")
      && gtk_widget_is_visible (GTK_WIDGET (self->table)))
    return gtk_widget_grab_focus (GTK_WIDGET (self->table));
  return GTK_WIDGET_CLASS (tw_play_page_parent_class)->grab_focus (widget);
}

/* The stack that shows the page looks for a focus itself, after this. */
static void
play_page_map (GtkWidget *widget)
{
  TwPlayPage *self = TW_PLAY_PAGE (widget);

  GTK_WIDGET_CLASS (tw_play_page_parent_class)->map (widget);
  if (self->focus_idle == 0)
    self->focus_idle = g_idle_add (focus_cb, self);
}

/* GTK 4.8 tells buttons that their actions went when a widget above them gets another parent, but
 * not that they are there again when they are the moved widget's own. */
static void
play_page_root (GtkWidget *widget)
{
  TwPlayPage *self = TW_PLAY_PAGE (widget);

  GTK_WIDGET_CLASS (tw_play_page_parent_class)->root (widget);
  gtk_widget_insert_action_group (widget, "play", G_ACTION_GROUP (self->actions));
  tw_setup_page_offer_actions (self->setup);
}

static void
tw_play_page_class_init (TwPlayPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = play_page_dispose;
  widget_class->root = play_page_root;
  widget_class->map = play_page_map;
  widget_class->grab_focus = play_page_grab_focus;
  widget_class->focus = tw_page_focus;
  signals[UNSAVED_CHANGED] = g_signal_new ("unsaved-changed", G_TYPE_FROM_CLASS (klass),
                                           G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (TW_TYPE_MESSAGE_BAR);
  g_type_ensure (TW_TYPE_OPENING_PAGE);
  g_type_ensure (TW_TYPE_WIDTH_BIN);
  g_type_ensure (TW_TYPE_HISTORY_BAR);
  g_type_ensure (TW_TYPE_EXPLAIN_CARD);
  g_type_ensure (TW_TYPE_SETUP_PAGE);
  g_type_ensure (TW_TYPE_BY_HAND_POPOVER);
  g_type_ensure (TW_TYPE_RESULT_PAGE);
  g_type_ensure (TW_TYPE_RULES_READER);
  g_type_ensure (TW_TYPE_SANDBOX_POPOVER);
  g_type_ensure (TW_TYPE_TURN_BAND);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/play/play-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, views);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, header);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, title);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, message_bar);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, cases_button);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, sandbox_button);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, sandbox);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, table_view);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, leave_button);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, apart_button);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, new_game_button);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, window_section);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, export_menu);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, pause_button);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, history_button);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, history);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, setup);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, opening);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, by_hand_button);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, by_hand);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, bin);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, overlay);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, reader);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, log_button);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, scores_button);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, card);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, band);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, result);
  gtk_widget_class_bind_template_child (widget_class, TwPlayPage, problem);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_page_cb);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
  gtk_widget_class_bind_template_callback (widget_class, ready_cb);
  gtk_widget_class_bind_template_callback (widget_class, carrying_cb);
  gtk_widget_class_bind_template_callback (widget_class, reader_closed_cb);
}

static void
tw_play_page_init (TwPlayPage *self)
{
  self->model = tw_table_model_new ();
  self->unsaved = tw_unsaved_game_new (self->model);
  g_signal_connect_object (self->unsaved, "changed", G_CALLBACK (tell_unsaved), self,
                           G_CONNECT_SWAPPED);
  self->show_log = TRUE;
  self->show_scores = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_focus_keeper_leave_focus (self->menu_button);
  tw_focus_keeper_leave_focus (self->cases_button);
  tw_focus_keeper_leave_focus (self->sandbox_button);
  tw_focus_keeper_leave_focus (self->by_hand_button);
  tw_setup_page_set_opening (self->setup, self->opening);
  tw_player_style_add (GTK_WIDGET (self));
  tw_play_page_add_actions (self);
  tw_play_page_set_apart (GTK_WIDGET (self), FALSE);
}

/* The widgets that need the game: the table below the template's, panels above it. */
static void
add_widgets (TwPlayPage *self, TwTileTextures *textures)
{
  GtkWidget *table = tw_game_table_new (self->model, textures);
  GtkWidget *log = tw_log_panel_new (self->model);
  GtkWidget *scores = tw_score_panel_new (self->model);
  GtkWidget *hand = tw_hand_new (self->model, textures);
  GtkWidget *open_card = tw_open_card_new (self->model);
  gpointer popovers[] = { self->sandbox, self->by_hand };

  self->advice = tw_advice_new (self->model);
  self->table = TW_GAME_TABLE (table);
  tw_table_scene_set_advice (tw_game_table_get_scene (self->table), self->advice);
  self->log = TW_LOG_PANEL (log);
  self->scores = TW_SCORE_PANEL (scores);
  self->hand = TW_HAND (hand);
  self->open_card = TW_OPEN_CARD (open_card);
  gtk_widget_set_halign (log, GTK_ALIGN_START);
  gtk_widget_set_valign (log, GTK_ALIGN_START);
  gtk_widget_set_halign (scores, GTK_ALIGN_END);
  gtk_widget_set_valign (scores, GTK_ALIGN_START);
  gtk_widget_set_halign (hand, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (hand, GTK_ALIGN_END);
  gtk_widget_set_halign (open_card, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (open_card, GTK_ALIGN_END);
  tw_explain_card_set_table (self->card, self->model, self->table, self->log, self->scores,
                             self->hand);
  tw_history_bar_set_model (self->history, self->model);
  tw_sandbox_popover_set_model (self->sandbox, self->model, textures, &self->kit);
  /* Keys are the table's again. */
  for (guint i = 0; i < G_N_ELEMENTS (popovers); i++)
    g_signal_connect_object (popovers[i], "closed", G_CALLBACK (gtk_widget_grab_focus), table,
                             G_CONNECT_SWAPPED);
  gtk_overlay_set_child (self->overlay, table);
  gtk_overlay_add_overlay (self->overlay, open_card);
  gtk_overlay_add_overlay (self->overlay, hand);
  gtk_overlay_add_overlay (self->overlay, scores);
  gtk_overlay_add_overlay (self->overlay, log);
}

/* Goes on with the game of @opened. */
static void
show_file (TwPlayPage *self, TwGameFile *opened)
{
  tw_case_list_show (self->cases_button, opened);
  /* Nobody is meant by the players of a case. */
  if (opened->cases == NULL)
    tw_setup_page_take_seats (self->setup, &opened->setup);
  tw_table_model_resume (self->model, &opened->setup, g_steal_pointer (&opened->game));
  tw_table_scene_fit (tw_game_table_get_scene (self->table));
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  tw_game_saving_take_file (self->saving, opened->is_saved ? opened->file : NULL);
  /* A case is there to be watched. */
  if (opened->cases != NULL)
    {
      self->show_history = TRUE;
      tw_table_history_look_at (self->model, 0);
      tw_play_page_update_layout (self);
    }
  tw_game_opening_tell (self->opener, opened);
}

/* A table without a game. */
static TwPlayPage *
page_new (TwTileSet *set, TwTileTextures *textures, TwKeptGame *kept)
{
  TwPlayPage *self = g_object_new (TW_TYPE_PLAY_PAGE, NULL);
  TwTableScene *scene;

  self->set = tw_tile_set_ref (set);
  self->textures = g_object_ref (textures);
  add_widgets (self, textures);
  scene = tw_game_table_get_scene (self->table);
  g_signal_connect_object (self->model, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->model, "proposed", G_CALLBACK (proposed_cb), self,
                           G_CONNECT_SWAPPED);
  self->saving = tw_game_saving_new (self->message_bar, self->model, self->unsaved, kept,
                                     G_ACTION_MAP (self->actions));
  self->opener = tw_game_opening_new (self->message_bar, self->opening, self->saving,
                                      G_ACTION_MAP (self->actions));
  g_signal_connect_object (self->opener, "opened", G_CALLBACK (show_file), self, G_CONNECT_SWAPPED);
  tw_turn_band_set_model (self->band, self->model);
  g_signal_connect_object (self->log, "lit", G_CALLBACK (lit_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->bin, "notify::wide", G_CALLBACK (queue_layout), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->bin, "notify::narrow", G_CALLBACK (queue_layout), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (scene, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (scene, "resized", G_CALLBACK (queue_layout), self, G_CONNECT_SWAPPED);
  return self;
}

static GtkWidget *
begin (TwPlayPage *self)
{
  gboolean animates = TRUE;

  tw_play_page_update_actions (self);
  tw_by_hand_popover_set_model (self->by_hand, self->model);
  self->programs = tw_program_players_new (self->model);
  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animates,
                NULL);
  if (!animates)
    tw_program_players_set_pace (self->programs, 0);
  return GTK_WIDGET (self);
}

GtkWidget *
tw_play_page_new (TwTileSet *set, TwTileTextures *textures)
{
  g_autofree char *folder = tw_kept_games_folder ();
  g_autoptr (TwKeptGame) kept = tw_kept_game_new (folder);
  TwPlayPage *self = page_new (set, textures, kept);

  tw_play_page_start (self);
  return begin (self);
}

GtkWidget *
tw_play_page_new_for_kept (TwKeptGame *kept, TwTileTextures *textures)
{
  const TwKeptState *state = tw_kept_game_get_state (kept);
  TwPlayPage *self = page_new (state->setup.rules->catalogue->kinds[0].set, textures, kept);
  g_autoptr (GError) error = NULL;

  /* Without them this game goes on, but no other one begins. */
  if (!tw_play_page_load_kit (self, &error))
    tw_message_bar_show_error (self->message_bar, _ ("No other game can begin"), error->message);
  tw_setup_page_take_seats (self->setup, &state->setup);
  tw_table_model_resume (self->model, &state->setup, tw_game_copy (state->game));
  tw_table_model_set_paused (self->model, state->is_paused);
  return begin (self);
}

GtkWidget *
tw_play_page_new_for_file (TwGameFile *opened, TwTileTextures *textures)
{
  g_autoptr (TwGameFile) taken = opened;
  g_autofree char *folder = tw_kept_games_folder ();
  g_autoptr (TwKeptGame) kept = tw_kept_game_new (folder);
  TwPlayPage *self = page_new (opened->setup.rules->catalogue->kinds[0].set, textures, kept);
  g_autoptr (GError) error = NULL;

  /* Without them this game goes on, but no other one begins. */
  if (!tw_play_page_load_kit (self, &error))
    tw_message_bar_show_error (self->message_bar, _ ("No other game can begin"), error->message);
  show_file (self, taken);
  return begin (self);
}

TwTableModel *
tw_play_page_get_model (TwPlayPage *self)
{
  return self->model;
}

GActionGroup *
tw_play_page_get_actions (TwPlayPage *self)
{
  return G_ACTION_GROUP (self->actions);
}

void
tw_play_page_open_file (TwPlayPage *self, GFile *file)
{
  tw_game_opening_read (self->opener, file);
}

gboolean
tw_play_page_has_unsaved (GtkWidget *page)
{
  return tw_unsaved_game_is_loss (TW_PLAY_PAGE (page)->unsaved);
}

gboolean
tw_play_page_has_trial (GtkWidget *page)
{
  return tw_unsaved_game_is_trial (TW_PLAY_PAGE (page)->unsaved);
}

void
tw_play_page_set_trial (GtkWidget *page)
{
  tw_unsaved_game_set_trial (TW_PLAY_PAGE (page)->unsaved);
}

void
tw_play_page_ask_to_leave (GtkWidget *page, void (*done) (gpointer user_data), gpointer user_data)
{
  tw_game_saving_ask_to_leave (TW_PLAY_PAGE (page)->saving, done, user_data);
}
