/* The keys of the table. */
#include "app/play/play-keys.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/game/table-closed.h"
#include "app/game/table-history.h"
#include "app/game/table-status.h"
#include "app/play/play-header.h"
#include "app/table/table-keys.h"
#include "app/widgets/announce.h"
#include "app/widgets/key-bindings.h"
#include "app/widgets/say.h"

static const TwKeyBinding shortcuts[] = {
  { "<Control>z", "play.undo" },        { "<Control><Shift>z", "play.redo" },
  { "<Control>y", "play.redo" },        { "<Control>n", "play.new-game" },
  { "<Shift>F1", "play.rules" },        { "<Control>0", "play.fit" },
  { "<Control>o", "play.open" },        { "<Control>s", "play.save" },
  { "<Control>Return", "play.hurry" },  { "<Control>Home", "play.look::start" },
  { "<Control>End", "play.look::now" }, { "Page_Up", "play.look::back" },
  { "Page_Down", "play.look::on" },     { "<Control><Shift>l", "play.save-lesson" },
  { "<Control>c", "play.send-move" },   { "<Control><Shift>c", "play.send-file" },
  { "<Control>v", "play.take-move" },
};

/* While one looks back and holds no tile over the table, Space plays on from there. */
static gboolean
play_on (GActionGroup *actions, TwTableModel *model, guint keyval)
{
  if ((keyval != GDK_KEY_space && keyval != GDK_KEY_KP_Space)
      || !tw_table_history_is_looking (model)
      || (tw_table_model_get_question (model) != TW_QUESTION_NONE
          && (tw_table_model_get_proposal (model) != NULL
              || tw_table_model_get_aim (model)->is_set)))
    return FALSE;
  g_action_group_change_action_state (actions, "replay", g_variant_new_boolean (TRUE));
  return TRUE;
}

/* What keys do while something is played again, wherever the focus is: whoever has seen enough is
 * back at the present at once, and Space stays at the moment that is shown. */
static gboolean
playing_key_cb (GtkWidget *view,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                GtkEventControllerKey *controller)
{
  GActionGroup *actions = g_object_get_data (G_OBJECT (controller), "actions");
  g_autoptr (GVariant) is_playing = g_action_group_get_action_state (actions, "replay");
  GtkRoot *root = gtk_widget_get_root (view);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  /* A popover of the page, and a field, have their keys for themselves. */
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || GTK_IS_TEXT (focus)
      || (focus != NULL && gtk_widget_get_native (focus) != GTK_NATIVE (root)))
    return GDK_EVENT_PROPAGATE;
  if (!g_variant_get_boolean (is_playing))
    return focus == g_object_get_data (G_OBJECT (controller), "table")
           && play_on (actions, g_object_get_data (G_OBJECT (controller), "model"), keyval);
  switch (keyval)
    {
    case GDK_KEY_Escape:
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      g_action_group_activate_action (actions, "look", g_variant_new_string ("now"));
      return GDK_EVENT_STOP;
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      g_action_group_change_action_state (actions, "replay", g_variant_new_boolean (FALSE));
      return GDK_EVENT_STOP;
    case GDK_KEY_plus:
    case GDK_KEY_KP_Add:
      g_action_group_activate_action (actions, "replay-speed", g_variant_new_int32 (1));
      return GDK_EVENT_STOP;
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
      g_action_group_activate_action (actions, "replay-speed", g_variant_new_int32 (-1));
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

/* Where there is room for one of them only, Escape leads back from the log to the result. */
static gboolean
leave_log (GActionGroup *actions, guint keyval)
{
  if (keyval != GDK_KEY_Escape || !g_action_group_get_action_enabled (actions, "show-result"))
    return FALSE;
  g_action_group_activate_action (actions, "show-result", NULL);
  return TRUE;
}

/* What a key does that cannot be seen at once is said, and why it does nothing. */
static void
press (GtkWidget *view, GActionGroup *actions, TwTableModel *model, const char *action)
{
  /* What comes and goes is seen; who does not see it is told. */
  static const struct
  {
    const char *action, *shown, *hidden;
  } panels[] = {
    { "show-log", N_ ("Log shown"), N_ ("Log hidden") },
    { "show-scores", N_ ("Scores shown"), N_ ("Scores hidden") },
    { "history", N_ ("History shown"), N_ ("History hidden") },
    { "pin", N_ ("Explanations stay open"), N_ ("Explanations close again") },
    { "points-if-ended", N_ ("Points if the game ended now are shown"),
      N_ ("Points if the game ended now are hidden") },
  };
  g_autoptr (GVariant) state = NULL;

  if (!g_action_group_get_action_enabled (actions, action))
    {
      const char *why = tw_table_closed_words (model, action);

      if (why != NULL)
        tw_announce_words (view, why);
      return;
    }
  g_action_group_activate_action (actions, action, NULL);
  if (strcmp (action, "follow-last-tile") == 0)
    {
      state = g_action_group_get_action_state (actions, action);
      tw_announce_done (view, g_variant_get_boolean (state)
                                  ? _ ("The view follows the last tile")
                                  : _ ("The view follows no tile any more"));
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    if (strcmp (action, panels[i].action) == 0)
      {
        state = g_action_group_get_action_state (actions, action);
        tw_say (view, g_variant_get_boolean (state) ? _ (panels[i].shown) : _ (panels[i].hidden));
      }
}

/* The keys of Undo and Redo where the actions are off: they say why. */
static gboolean
has_nothing_left (GtkWidget *view,
                  GActionGroup *actions,
                  TwTableModel *model,
                  guint keyval,
                  GdkModifierType state)
{
  gboolean is_redo = keyval == GDK_KEY_y || (state & GDK_SHIFT_MASK) != 0;
  const char *action = is_redo ? "redo" : "undo", *why;

  if ((state & GDK_CONTROL_MASK) == 0 || (state & GDK_ALT_MASK) != 0
      || (keyval != GDK_KEY_z && keyval != GDK_KEY_y)
      || g_action_group_get_action_enabled (actions, action))
    return FALSE;
  why = tw_table_closed_words (model, action);
  if (why != NULL)
    tw_announce_words (view, why);
  return why != NULL;
}

/* What is asked for by one key; it is heard, and where it is not seen anyhow also shown. Returns:
 * whether the key asks for something */
static gboolean
ask (GtkWidget *view, TwTableModel *model, TwGameTable *table, guint keyval)
{
  static const struct
  {
    guint key;
    TwTableQuery query;
  } queries[] = { { GDK_KEY_c, TW_QUERY_SCORES },
                  { GDK_KEY_g, TW_QUERY_FIGURES },
                  { GDK_KEY_u, TW_QUERY_TILES },
                  { GDK_KEY_y, TW_QUERY_TURN },
                  { GDK_KEY_q, TW_QUERY_QUESTION } };

  if (keyval == GDK_KEY_x && tw_say_again (view))
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    if (queries[i].key == keyval || (keyval == GDK_KEY_x && queries[i].query == TW_QUERY_QUESTION))
      {
        g_autofree char *words = tw_table_status (model, queries[i].query);

        if (queries[i].query == TW_QUERY_QUESTION)
          tw_say_answer (GTK_WIDGET (table), words);
        else
          tw_announce_words (view, words);
        return TRUE;
      }
  return FALSE;
}

/* Keys that the focused widget has no use for are the table's. */
static gboolean
key_cb (GtkWidget *view,
        guint keyval,
        guint keycode,
        GdkModifierType state,
        GtkEventControllerKey *controller)
{
  TwGameTable *table = g_object_get_data (G_OBJECT (controller), "table");
  GActionGroup *actions = g_object_get_data (G_OBJECT (controller), "actions");
  GtkRoot *root = gtk_widget_get_root (view);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  const char *action = NULL;

  /* A popover of the page has its keys for itself. */
  if (focus != NULL && gtk_widget_get_native (focus) != GTK_NATIVE (root))
    return GDK_EVENT_PROPAGATE;
  if (leave_log (actions, keyval)
      || has_nothing_left (view, actions, g_object_get_data (G_OBJECT (controller), "model"),
                           gdk_keyval_to_lower (keyval), state))
    return GDK_EVENT_STOP;
  switch (gdk_keyval_to_lower (keyval))
    {
    case GDK_KEY_a:
      action = "advice";
      break;
    case GDK_KEY_n:
      action = "remark";
      break;
    case GDK_KEY_b:
      action = "by-hand";
      break;
    case GDK_KEY_t:
      action = "sandbox";
      break;
    case GDK_KEY_d:
      action = "tiles-left-by-key";
      break;
    case GDK_KEY_i:
      action = "pin";
      break;
    case GDK_KEY_e:
      action = "points-if-ended";
      break;
    case GDK_KEY_f:
      action = "follow-last-tile";
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
    case GDK_KEY_v:
      action = "replay";
      break;
    case GDK_KEY_w:
      if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0)
        gtk_widget_activate_action (view, "win.table-apart", NULL);
      return (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0;
    default:
      break;
    }
  if (action == NULL && (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0
      && ask (view, g_object_get_data (G_OBJECT (controller), "model"), table,
              gdk_keyval_to_lower (keyval)))
    return GDK_EVENT_STOP;
  if (action != NULL && (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0)
    {
      press (view, actions, g_object_get_data (G_OBJECT (controller), "model"), action);
      return GDK_EVENT_STOP;
    }
  /* With the focus in a list or on a button, arrows and Enter are theirs. */
  return focus != GTK_WIDGET (table)
         && tw_table_keys_press (tw_game_table_get_spots (table), keyval, keycode, state);
}

static void
released_cb (GtkWidget *view,
             guint keyval,
             guint keycode,
             GdkModifierType state,
             GtkEventControllerKey *controller)
{
  TwGameTable *table = g_object_get_data (G_OBJECT (controller), "table");

  tw_table_keys_release (tw_game_table_get_spots (table), keyval);
}

/* Whoever has chosen it in a menu of the header goes on with the keys of the table. */
static void
replay_changed_cb (GtkWidget *table, const char *action, GVariant *is_playing)
{
  GtkRoot *root = gtk_widget_get_root (table);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (g_variant_get_boolean (is_playing) && focus != NULL
      && gtk_widget_get_ancestor (focus, TW_TYPE_PLAY_HEADER) != NULL)
    gtk_widget_grab_focus (table);
}

void
tw_play_keys_add (GtkWidget *view, GActionGroup *actions, TwTableModel *model, TwGameTable *table)
{
  GtkEventController *key = gtk_event_controller_key_new ();
  GtkEventController *playing = gtk_event_controller_key_new ();

  g_signal_connect_object (actions, "action-state-changed::replay", G_CALLBACK (replay_changed_cb),
                           table, G_CONNECT_SWAPPED);
  g_object_set_data_full (G_OBJECT (playing), "actions", g_object_ref (actions), g_object_unref);
  g_object_set_data_full (G_OBJECT (playing), "model", g_object_ref (model), g_object_unref);
  g_object_set_data (G_OBJECT (playing), "table", table);
  gtk_event_controller_set_propagation_phase (playing, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (playing, "key-pressed", G_CALLBACK (playing_key_cb), view);
  gtk_widget_add_controller (view, playing);
  g_object_set_data_full (G_OBJECT (key), "actions", g_object_ref (actions), g_object_unref);
  g_object_set_data_full (G_OBJECT (key), "model", g_object_ref (model), g_object_unref);
  g_object_set_data (G_OBJECT (key), "table", table);
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (key_cb), view);
  g_signal_connect_swapped (key, "key-released", G_CALLBACK (released_cb), view);
  gtk_widget_add_controller (view, key);
  gtk_widget_add_controller (view, tw_key_bindings_new (shortcuts, G_N_ELEMENTS (shortcuts)));
}
