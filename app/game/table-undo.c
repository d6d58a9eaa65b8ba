/* Taking answers back and giving them again. */
#include "app/game/table-model-private.h"
#include "app/game/table-question.h"
#include "engine/game/by-hand.h"

/* Where the last answer before @n begins in the log; a figure belongs to its tile. -1: nowhere. */
static int
last_answer_before (TwTableModel *self, guint n)
{
  const TwLogEntry *log = tw_game_log (self->game, &(guint){ 0 });
  int found = -1;

  for (int i = (int) n - 1; i >= 0; i--)
    {
      if (!log[i].was_asked)
        continue;
      if (found < 0)
        {
          found = i;
          if (log[i].action.verb != TW_VERB_FIGURE && log[i].action.verb != TW_VERB_TAKE
              && log[i].action.verb != TW_VERB_NONE)
            break;
          continue;
        }
      /* What was asked in between (a second part, say) is an answer of its own. */
      if (i + 1 == found && tw_action_lays (&log[i].action) && log[i].turn == log[found].turn
          && log[i].action.seat == log[found].action.seat)
        found = i;
      break;
    }
  return found;
}

/* As last_answer_before() the end of the log, but of a person as long as one has answered. */
static int
last_answer (TwTableModel *self)
{
  guint n = 0;
  const TwLogEntry *log = tw_game_log (self->game, &n);
  int last = last_answer_before (self, n);

  for (int found = last; found >= 0; found = last_answer_before (self, (guint) found))
    if (!tw_table_model_is_program (self, log[found].action.seat)
        || tw_by_hand_is (log[found].action.verb))
      return found;
  return last;
}

/* Who came back to the program's question wants to see it, or to answer it. */
static void
pause_program (TwTableModel *self)
{
  self->is_paused =
      self->is_paused || tw_table_model_is_program (self, tw_table_model_get_decider (self));
}

gboolean
tw_table_model_can_undo (TwTableModel *self)
{
  guint n = 0;
  const TwLogEntry *log = tw_game_log (self->game, &n);
  int first = last_answer (self);

  if (self->whole != NULL)
    return tw_table_history_get_moment (self) > 0;
  if (first < 0 || tw_table_model_is_sent (self, (guint) first))
    return FALSE;
  if (self->setup.is_strict)
    for (guint i = (guint) first; i < n; i++)
      if (log[i].action.seat == TW_SEAT_CHANCE)
        return FALSE;
  return TRUE;
}

gboolean
tw_table_model_can_redo (TwTableModel *self)
{
  /* The steps of the last scoring are no answers. */
  return tw_game_can_redo (self->game) || self->n_counted != TW_ALL_COUNTED;
}

gboolean
tw_table_model_undo (TwTableModel *self)
{
  guint decider = tw_table_model_get_decider (self), n = 0;
  int first;
  TwAction undone;

  if (!tw_table_model_can_undo (self))
    return FALSE;
  if (self->whole != NULL)
    return tw_table_history_look_at (self, tw_table_history_get_moment (self) - 1);
  first = last_answer (self);
  undone = tw_game_log (self->game, &n)[first].action;
  tw_game_undo_to (self->game, (guint) first);
  pause_program (self);
  tw_table_model_take_question (self);
  if (tw_action_lays (&undone))
    tw_table_model_propose_place (self, &undone);
  tw_table_model_announce (self, decider, G_MAXUINT);
  return TRUE;
}

gboolean
tw_table_model_redo (TwTableModel *self)
{
  guint decider = tw_table_model_get_decider (self), before = tw_table_model_n_events (self), slot;

  if (self->whole != NULL)
    return tw_table_history_look_at (self, tw_table_history_get_moment (self) + 1);
  do
    {
      slot = tw_game_play (self->game)->board.head->n_slots;
      if (!tw_game_redo (self->game))
        return FALSE;
      if (tw_table_question_is_about (self->game, slot))
        tw_game_redo (self->game);
    }
  /* What the program answered then is no other answer now. */
  while (tw_table_model_get_program (self) != NULL && tw_game_can_redo (self->game));
  tw_table_model_take_question (self);
  tw_table_model_announce (self, decider, before);
  return TRUE;
}
