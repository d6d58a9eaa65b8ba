/* The actions of a table that need nothing but its game, and which of all can be done now. */
#include "app/play/play-actions.h"

#include "app/game/table-by-file.h"
#include "app/game/table-history.h"
#include "app/game/table-record.h"
#include "app/game/table-sandbox.h"
#include "app/widgets/action.h"

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_table_model_undo (user_data);
}

static void
redo_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_table_model_redo (user_data);
}

static void
end_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_table_model_end_game (user_data);
}

/* Who answers for the program can look at its hand in peace, or play a few turns for it. */
static void
pause_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  tw_table_model_set_paused (user_data, g_variant_get_boolean (state));
}

static const GActionEntry entries[] = {
  { .name = "undo", .activate = undo_cb },
  { .name = "redo", .activate = redo_cb },
  { .name = "end", .activate = end_cb },
  { .name = "pause", .state = "false", .change_state = pause_cb },
};

void
tw_play_actions_add (GActionMap *actions, TwTableModel *model)
{
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), model);
}

void
tw_play_actions_update (GActionMap *actions, TwTableModel *model)
{
  gboolean has_game = tw_table_model_get_game (model) != NULL;
  gboolean is_by_file = tw_table_by_file_get (model) != TW_BY_FILE_NONE;
  /* Where the game is over nobody is to answer for a program. */
  gboolean has_programs =
      tw_table_history_is_going_on (model) && tw_table_model_has_programs (model);

  tw_action_enable (actions, "undo", has_game && tw_table_model_can_undo (model));
  tw_action_enable (actions, "redo", has_game && tw_table_model_can_redo (model));
  tw_action_enable (actions, "save", has_game);
  tw_action_enable (actions, "by-hand", has_game && !is_by_file);
  tw_action_enable (actions, "export", has_game);
  tw_action_enable (actions, "sandbox", has_game && tw_table_sandbox_is_sandbox (model));
  tw_action_enable (actions, "hurry", has_game && tw_table_model_get_program (model) != NULL);
  tw_action_enable (actions, "advice",
                    has_game && !is_by_file && tw_table_history_is_asked (model)
                        && tw_table_record_asks (model) == TW_RECORD_NOTHING);
  tw_action_enable (actions, "pause", has_programs);
  tw_action_set_state (actions, "pause",
                       g_variant_new_boolean (has_game && tw_table_model_get_paused (model)));
  tw_action_enable (actions, "history", has_game);
  tw_action_enable (actions, "rules", has_game);
  tw_action_enable (actions, "go-on", has_game && tw_table_history_can_go_on_here (model));
  tw_action_enable (actions, "end",
                    has_game && !is_by_file
                        && tw_table_model_get_question (model) != TW_QUESTION_NONE
                        && (!tw_table_history_is_looking (model)
                            || tw_table_history_can_go_on_here (model)));
}
