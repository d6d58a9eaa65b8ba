/* What one can do at the table beside playing. */
#include "app/play/play-page-private.h"

#include "app/game/table-history.h"
#include "app/game/table-sandbox.h"
#include "app/play/game-exporting.h"
#include "app/table/game-table.h"
#include "app/table/table-keys.h"
#include "app/widgets/key-bindings.h"

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_table_model_undo (TW_PLAY_PAGE (user_data)->model);
}

static void
redo_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_table_model_redo (TW_PLAY_PAGE (user_data)->model);
}

static void
start_another (gpointer user_data)
{
  tw_play_page_start (user_data);
}

void
tw_play_page_start_another (TwPlayPage *self)
{
  tw_game_saving_ask_to_leave (self->saving, start_another, self);
}

static void
again_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_play_page_start_another (TW_PLAY_PAGE (user_data));
}

static void
end_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_table_model_end_game (TW_PLAY_PAGE (user_data)->model);
}

static void
sandbox_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_menu_button_popup (TW_PLAY_PAGE (user_data)->sandbox_button);
}

static void
fit_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_table_scene_fit (tw_game_table_get_scene (TW_PLAY_PAGE (user_data)->table));
}

static void
zoom_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_table_scene_zoom (tw_game_table_get_scene (TW_PLAY_PAGE (user_data)->table),
                       g_variant_get_int32 (parameter));
}

static void
new_game_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_play_page_open_setup (TW_PLAY_PAGE (user_data));
}

static void
by_hand_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwPlayPage *self = user_data;

  gtk_widget_set_visible (GTK_WIDGET (self->by_hand_button), TRUE);
  gtk_menu_button_popup (self->by_hand_button);
}

static void
hints_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  TwPlayPage *self = user_data;
  const char *word = g_variant_get_string (state, NULL);

  g_simple_action_set_state (action, state);
  tw_table_scene_set_hints (tw_game_table_get_scene (self->table),
                            g_str_equal (word, "off")    ? TW_HINTS_OFF
                            : g_str_equal (word, "mine") ? TW_HINTS_MINE
                                                         : TW_HINTS_ALL);
  tw_explain_card_update (self->card, FALSE);
}

static void
pin_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  g_simple_action_set_state (action, state);
  tw_explain_card_set_pinned (TW_PLAY_PAGE (user_data)->card, g_variant_get_boolean (state));
}

/* Who answers for the program can look at its hand in peace, or play a few turns for it. */
static void
pause_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  tw_table_model_set_paused (TW_PLAY_PAGE (user_data)->model, g_variant_get_boolean (state));
}

static void
hurry_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_program_players_hurry (TW_PLAY_PAGE (user_data)->programs);
}

static void
advice_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_advice_ask (TW_PLAY_PAGE (user_data)->advice);
}

static guint
last_moment (TwPlayPage *self)
{
  g_autoptr (GArray) moments = tw_table_history_dup_moments (self->model);

  return moments->len - 1;
}

static void
show_log_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  TwPlayPage *self = user_data;

  if (tw_play_page_is_roomy (self))
    self->show_log = g_variant_get_boolean (state);
  else
    self->show_log_narrow = g_variant_get_boolean (state);
  tw_play_page_update_layout (self);
  tw_explain_card_update (self->card, TRUE);
  /* Where there is little room it takes the place of the result. */
  if (!tw_play_page_is_roomy (self) && tw_play_page_is_finished (self))
    {
      if (gtk_widget_get_visible (GTK_WIDGET (self->result)))
        tw_result_page_grab (self->result);
      else
        tw_log_panel_grab (self->log);
    }
}

static void
show_scores_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  TwPlayPage *self = user_data;

  self->show_scores = g_variant_get_boolean (state);
  tw_play_page_update_layout (self);
}

static void
history_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  TwPlayPage *self = user_data;

  self->show_history = g_variant_get_boolean (state);
  /* Who puts it away is done with looking back. */
  if (!self->show_history && tw_table_history_is_looking (self->model))
    tw_table_history_look_at (self->model, last_moment (self));
  tw_play_page_update_layout (self);
}

static void
rules_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  tw_play_page_show_rules (user_data, g_variant_get_boolean (state));
}

static void
look_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwPlayPage *self = user_data;
  const char *where = g_variant_get_string (parameter, NULL);
  guint at;

  if (tw_table_model_get_game (self->model) == NULL)
    return;
  if (g_str_equal (where, "scoring"))
    {
      tw_table_history_look_at_scoring (self->model);
      return;
    }
  at = tw_table_history_get_moment (self->model);
  if (g_str_equal (where, "start"))
    at = 0;
  else if (g_str_equal (where, "now"))
    at = last_moment (self);
  else if (g_str_equal (where, "on"))
    at++;
  else if (at > 0)
    at--;
  tw_table_history_look_at (self->model, at);
}

static void
go_on_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwPlayPage *self = user_data;

  tw_table_history_go_on_here (self->model);
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
}

static void
show_error_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  const char *title, *message;

  g_variant_get (parameter, "(&s&s)", &title, &message);
  tw_message_bar_show_error (TW_PLAY_PAGE (user_data)->message_bar, title, message);
}

static const GActionEntry entries[] = {
  { .name = "undo", .activate = undo_cb },
  { .name = "redo", .activate = redo_cb },
  { .name = "again", .activate = again_cb },
  { .name = "end", .activate = end_cb },
  { .name = "sandbox", .activate = sandbox_cb },
  { .name = "fit", .activate = fit_cb },
  { .name = "zoom", .activate = zoom_cb, .parameter_type = "i" },
  { .name = "new-game", .activate = new_game_cb },
  { .name = "by-hand", .activate = by_hand_cb },
  { .name = "hints", .parameter_type = "s", .state = "'all'", .change_state = hints_cb },
  { .name = "show-error", .activate = show_error_cb, .parameter_type = "(ss)" },
  { .name = "pause", .state = "false", .change_state = pause_cb },
  { .name = "hurry", .activate = hurry_cb },
  { .name = "advice", .activate = advice_cb },
  { .name = "pin", .state = "false", .change_state = pin_cb },
  { .name = "history", .state = "false", .change_state = history_cb },
  { .name = "rules", .state = "false", .change_state = rules_cb },
  { .name = "look", .activate = look_cb, .parameter_type = "s" },
  { .name = "go-on", .activate = go_on_cb },
  { .name = "show-log", .state = "true", .change_state = show_log_cb },
  { .name = "show-scores", .state = "true", .change_state = show_scores_cb },
};

static const TwKeyBinding shortcuts[] = {
  { "<Control>z", "play.undo" },
  { "<Control><Shift>z", "play.redo" },
  { "<Control>y", "play.redo" },
  { "<Control>n", "play.new-game" },
  { "F1", "play.rules" },
  { "<Control>0", "play.fit" },
  { "<Control>o", "play.open" },
  { "<Control>s", "play.save" },
  { "<Control>Return", "play.hurry" },
  { "<Control>Home", "play.look::start" },
  { "<Control>End", "play.look::now" },
  { "Page_Up", "play.look::back" },
  { "Page_Down", "play.look::on" },
};

/* Keys that the focused widget has no use for are the table's. */
static gboolean
key_cb (TwPlayPage *self,
        guint keyval,
        guint keycode,
        GdkModifierType state,
        GtkEventControllerKey *controller)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  const char *action = NULL;

  /* A popover of the page has its keys for itself. */
  if (focus != NULL && gtk_widget_get_native (focus) != GTK_NATIVE (root))
    return GDK_EVENT_PROPAGATE;
  switch (gdk_keyval_to_lower (keyval))
    {
    case GDK_KEY_a:
      action = "advice";
      break;
    case GDK_KEY_n:
      action = "new-game";
      break;
    case GDK_KEY_b:
      action = "by-hand";
      break;
    case GDK_KEY_t:
      action = "sandbox";
      break;
    case GDK_KEY_i:
      action = "pin";
      break;
    case GDK_KEY_h:
      action = "history";
      break;
    case GDK_KEY_l:
      action = "show-log";
      break;
    case GDK_KEY_p:
      action = "pause";
      break;
    case GDK_KEY_s:
      action = "show-scores";
      break;
    case GDK_KEY_w:
      if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0)
        gtk_widget_activate_action (GTK_WIDGET (self), "win.table-apart", NULL);
      return (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0;
    default:
      break;
    }
  if (action != NULL && (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0)
    {
      g_action_group_activate_action (G_ACTION_GROUP (self->actions), action, NULL);
      return GDK_EVENT_STOP;
    }
  /* With the focus in a list or on a button, arrows and Enter are theirs. */
  return focus != GTK_WIDGET (self->table)
         && tw_table_keys_press (tw_game_table_get_spots (self->table), keyval, keycode, state);
}

void
tw_play_page_add_actions (TwPlayPage *self)
{
  GtkEventController *key = gtk_event_controller_key_new ();
  GtkEventController *controller = tw_key_bindings_new (shortcuts, G_N_ELEMENTS (shortcuts));

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "play", G_ACTION_GROUP (self->actions));
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (key_cb), self);
  /* The set-up page has its own keys. */
  gtk_widget_add_controller (self->table_view, key);
  gtk_widget_add_controller (self->table_view, controller);
  tw_game_exporting_add_menu (self->export_menu, self->table_view);
}

static void
enable (TwPlayPage *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

void
tw_play_page_update_actions (TwPlayPage *self)
{
  gboolean has_game = tw_table_model_get_game (self->model) != NULL;
  gboolean is_going_on = has_game
                         && (tw_table_model_get_question (self->model) != TW_QUESTION_NONE
                             || tw_table_history_can_go_on_here (self->model));
  /* Where the game is over nobody is to answer for a program. */
  gboolean has_programs = is_going_on && tw_table_model_has_programs (self->model);

  enable (self, "undo", has_game && tw_table_model_can_undo (self->model));
  enable (self, "redo", has_game && tw_table_model_can_redo (self->model));
  enable (self, "save", has_game);
  enable (self, "by-hand", has_game);
  enable (self, "export", has_game);
  enable (self, "sandbox", has_game && tw_table_sandbox_is_sandbox (self->model));
  gtk_widget_set_visible (GTK_WIDGET (self->sandbox_button),
                          has_game && tw_table_sandbox_is_sandbox (self->model));
  enable (self, "hurry", has_game && tw_table_model_get_program (self->model) != NULL);
  enable (self, "advice", has_game && tw_table_history_is_asked (self->model));
  enable (self, "pause", has_programs);
  g_simple_action_set_state (
      G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), "pause")),
      g_variant_new_boolean (has_game && tw_table_model_get_paused (self->model)));
  gtk_widget_set_visible (self->pause_button, has_programs);
  enable (self, "history", has_game);
  enable (self, "rules", has_game);
  enable (self, "go-on", has_game && tw_table_history_can_go_on_here (self->model));
  enable (self, "end",
          has_game && tw_table_model_get_question (self->model) != TW_QUESTION_NONE
              && (!tw_table_history_is_looking (self->model)
                  || tw_table_history_can_go_on_here (self->model)));
}
