/* A turn that goes on with nothing more. */
#include "app/game/rest-of-turn.h"

#include "engine/case/case-writer.h"
#include "engine/game/by-hand.h"

/* No turn asks more than that. */
#define MOST_ANSWERS 64

/* Whether it answers a question of the turn. What chance does belongs to the next one, even where
 * somebody was asked for it; and another tile in the hand, or a piece put down by hand, answers
 * nothing. */
static gboolean
is_answer (const TwLogEntry *entry)
{
  guint verb = entry->action.verb;

  return entry->was_asked && entry->action.seat != TW_SEAT_CHANCE
         && (verb == TW_VERB_LAY || !tw_by_hand_is (verb));
}

/* Whether the turn of the last answer is over. */
static gboolean
is_over (const TwGame *game)
{
  guint n;
  const TwLogEntry *log = tw_game_log (game, &n);
  guint end = tw_case_writer_end_of_turns (game, n);

  while (n > 0 && !is_answer (&log[n - 1]))
    n--;
  return end >= n;
}

gboolean
tw_rest_of_turn_answer (TwGame *game)
{
  guint n = 0;
  const TwAction *actions = tw_game_actions (game, &n);
  TwAction chosen;

  if (n == 0)
    return FALSE;
  chosen = actions[0];
  for (guint i = 1; i < n; i++)
    if (actions[i].verb == TW_VERB_NONE)
      chosen = actions[i];
  return tw_game_apply (game, &chosen, NULL);
}

/* The last answer that somebody gave. Returns: its index in the log, or G_MAXUINT */
static guint
last_answer (const TwGame *game)
{
  guint n = 0;
  const TwLogEntry *log = tw_game_log (game, &n);

  while (n > 0 && !is_answer (&log[n - 1]))
    n--;
  return n > 0 ? n - 1 : G_MAXUINT;
}

void
tw_rest_of_turn_take_back (TwGame *game)
{
  guint answer = last_answer (game), n = 0;
  const TwLogEntry *log = tw_game_log (game, &n);

  if (tw_game_is_recorded (game) && tw_play_decider (tw_game_play (game)) == TW_SEAT_CHANCE
      && !is_over (game) && answer < n && !tw_action_lays (&log[answer].action))
    tw_game_undo_to (game, answer);
}

void
tw_rest_of_turn_play (TwGame *game)
{
  for (guint i = 0; i < MOST_ANSWERS && !is_over (game); i++)
    if (!tw_rest_of_turn_answer (game))
      return;
}

/* A copy that answers for chance, whatever the game does. */
static TwGame *
copy_free (const TwGame *game)
{
  TwGame *copy = tw_game_copy (game);

  tw_game_set_flags (copy, TW_GAME_DEFAULT);
  return copy;
}

gboolean
tw_rest_of_turn_compare (const TwGame *game,
                         const TwAction *actions,
                         guint n,
                         TwGame **out_base,
                         TwGame **out_after)
{
  g_autoptr (TwGame) base = copy_free (game), after = copy_free (game);

  for (guint i = 0; i < n; i++)
    if (!tw_game_apply (after, &actions[i], NULL))
      return FALSE;
  tw_rest_of_turn_play (base);
  tw_rest_of_turn_play (after);
  *out_base = g_steal_pointer (&base);
  *out_after = g_steal_pointer (&after);
  return TRUE;
}
