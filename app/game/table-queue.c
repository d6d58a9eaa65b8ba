/* A round in which several people are asked the same: who has answered, who is still to come. */
#include <string.h>

#include "app/game/table-question.h"

static gboolean
has_seat (const GArray *queue, guint seat)
{
  for (guint i = 0; i < queue->len; i++)
    if (g_array_index (queue, guint8, i) == seat)
      return TRUE;
  return FALSE;
}

void
tw_table_question_queue_collect (GArray *queue, const TwGame *game)
{
  g_autoptr (TwGame) after = NULL;
  const TwPlay *play = tw_game_play (game);
  guint decider = tw_play_decider (play), turn = play->state->turn, n_answers;
  const char *phase = tw_play_phase (play);

  g_array_set_size (queue, 0);
  if (decider >= play->rules->n_seats
      || (tw_table_question_find (game) != TW_QUESTION_FIGURE
          && tw_table_question_find (game) != TW_QUESTION_CHOICE))
    return;
  after = tw_game_copy (game);
  play = tw_game_play (after);
  for (n_answers = 0; n_answers < 2 * play->rules->n_seats; n_answers++)
    {
      guint n = 0;
      const TwAction *actions = tw_game_actions (after, &n);
      TwAction answer;
      guint8 seat;

      if (n == 0)
        return;
      answer = actions[0];
      for (guint i = 0; i < n; i++)
        if (actions[i].verb == TW_VERB_NONE)
          answer = actions[i];
      if (!tw_game_apply (after, &answer, NULL) || play->state->turn != turn
          || strcmp (tw_play_phase (play), phase) != 0)
        return;
      seat = (guint8) tw_play_decider (play);
      if (seat < play->rules->n_seats && seat != decider && !has_seat (queue, seat))
        g_array_append_val (queue, seat);
    }
}

/* Whether somebody else was asked in this turn before, or will be. */
static gboolean
may_be_a_round (const TwGame *game, const GArray *queue)
{
  const TwPlay *play = tw_game_play (game);
  guint n = 0, decider = tw_play_decider (play);
  const TwLogEntry *log = tw_game_log (game, &n);

  if (decider >= play->rules->n_seats)
    return FALSE;
  for (guint i = n; i-- > 0 && log[i].turn == play->state->turn;)
    if (log[i].action.seat < play->rules->n_seats && log[i].action.seat != decider)
      return TRUE;
  return queue->len > 0;
}

void
tw_table_question_done_collect (GArray *done, const TwGame *game, const GArray *queue)
{
  g_autoptr (TwGame) before = NULL;
  const TwPlay *play = tw_game_play (game);
  guint n = 0, decider = tw_play_decider (play), turn = play->state->turn;
  const char *phase = tw_play_phase (play);
  const TwLogEntry *log = tw_game_log (game, &n);

  g_array_set_size (done, 0);
  if (!may_be_a_round (game, queue))
    return;
  before = tw_game_copy (game);
  while (n-- > 0 && log[n].turn == turn)
    {
      guint8 seat = log[n].action.seat;

      tw_game_undo_to (before, n);
      if (strcmp (tw_play_phase (tw_game_play (before)), phase) != 0)
        return;
      /* Who opens a round and closes it is still to come. */
      if (seat < play->rules->n_seats && seat != decider && !has_seat (queue, seat)
          && !has_seat (done, seat))
        g_array_prepend_val (done, seat);
    }
}
