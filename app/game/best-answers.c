/* The best answers to an open question. */
#include "app/game/best-answers.h"

#include "app/game/answer-prospects.h"
#include "app/game/table-question.h"

#include <math.h>

/* An answer that was tried less often says nothing. */
#define LEAST_PLAYOUTS 4
/* How often an answer is compared with the best, and over how many rounds, as in a search. */
#define N_COMPARED 48
#define ROUNDS     2
/* No answer leads to more questions that leave no choice. */
#define MOST_FORCED 16

guint
tw_best_answers_least_playouts (void)
{
  return LEAST_PLAYOUTS;
}

void
tw_best_answer_clear (gpointer data)
{
  TwBestAnswer *answer = data;

  g_clear_pointer (&answer->merits, g_array_unref);
  g_clear_pointer (&answer->prospects, g_array_unref);
  g_clear_pointer (&answer->laid, tw_game_free);
}

void
tw_best_answer_look (TwBestAnswer *answer, const TwGame *game)
{
  g_autoptr (TwGame) laid = tw_game_copy (game);

  g_clear_pointer (&answer->merits, g_array_unref);
  g_clear_pointer (&answer->prospects, g_array_unref);
  g_clear_pointer (&answer->laid, tw_game_free);
  answer->merits = tw_answer_merits (game, answer->actions, answer->n_actions);
  answer->prospects = tw_answer_prospects (game, answer->actions, answer->n_actions);
  tw_game_set_flags (laid, TW_GAME_DEFAULT);
  if (answer->actions[0].verb == TW_VERB_PLACE && tw_game_apply (laid, &answer->actions[0], NULL))
    answer->laid = g_steal_pointer (&laid);
}

void
tw_best_answer_complete (TwBestAnswer *answer,
                         const TwGame *game,
                         TwSearch *search,
                         const TwSearchBudget *budget,
                         GCancellable *cancellable)
{
  g_autoptr (TwGame) laid = tw_game_copy (game);
  guint slot = tw_game_play (laid)->board.head->n_slots;

  answer->n_actions = 1;
  if (answer->actions[0].verb == TW_VERB_PLACE && tw_game_apply (laid, &answer->actions[0], NULL)
      && tw_table_question_is_about (laid, slot)
      && tw_play_decider (tw_game_play (laid)) == answer->actions[0].seat)
    {
      answer->actions[1] = tw_search_run (search, tw_game_play (laid), budget, cancellable);
      answer->n_actions = 2;
    }
  tw_best_answer_look (answer, game);
}

/* Returns: (transfer full) (nullable): the game once the answer was given, with nothing drawn yet
 */
static TwGame *
dup_after (const TwGame *game, const TwBestAnswer *answer)
{
  g_autoptr (TwGame) after = tw_game_copy (game);

  tw_game_set_flags (after, TW_GAME_FORCED);
  for (guint i = 0; i < answer->n_actions; i++)
    for (guint k = 0; !tw_game_apply (after, &answer->actions[i], NULL); k++)
      {
        guint n = 0;
        const TwAction *actions = tw_game_actions (after, &n);

        if (n != 1 || k == MOST_FORCED || actions[0].seat == TW_SEAT_CHANCE
            || !tw_game_apply (after, &actions[0], NULL))
          return NULL;
      }
  return g_steal_pointer (&after);
}

gboolean
tw_best_answer_compare (const TwBestAnswer *one,
                        const TwBestAnswer *other,
                        const TwGame *game,
                        guint n,
                        guint64 seed,
                        GCancellable *cancellable,
                        TwDuel *out)
{
  const TwPlay *play = tw_game_play (game);
  g_autoptr (TwGame) first = dup_after (game, one), second = dup_after (game, other);

  if (first == NULL || second == NULL)
    return FALSE;
  tw_duel_run (tw_game_play (first), tw_game_play (second), tw_play_decider (play),
               play->state->turn + ROUNDS * play->rules->n_seats, n, seed, cancellable, out);
  return out->n > 0;
}

static int
by_worth (gconstpointer a, gconstpointer b)
{
  const TwSearchCandidate *one = a, *other = b;
  gboolean is_tried = one->n_playouts >= LEAST_PLAYOUTS;

  if (is_tried != (other->n_playouts >= LEAST_PLAYOUTS))
    return is_tried ? -1 : 1;
  if (is_tried && one->worth != other->worth)
    return one->worth > other->worth ? -1 : 1;
  /* What was hardly tried is in the order in which it looked good. */
  return 0;
}

static int
by_worth_of_answer (gconstpointer a, gconstpointer b)
{
  const TwBestAnswer *one = a, *other = b;

  return (one->worth < other->worth) - (one->worth > other->worth);
}

/* Whether a better answer lays the tile in the same cell. */
static gboolean
has_cell (const GArray *answers, const TwAction *action)
{
  for (guint i = 0; i < answers->len && action->verb == TW_VERB_PLACE; i++)
    {
      const TwAction *other = &g_array_index (answers, TwBestAnswer, i).actions[0];

      if (other->verb == TW_VERB_PLACE && other->x == action->x && other->y == action->y)
        return TRUE;
    }
  return FALSE;
}

GArray *
tw_best_answers_find (TwSearch *search,
                      const TwGame *game,
                      guint most,
                      const TwSearchBudget *budget,
                      GCancellable *cancellable)
{
  GArray *answers = g_array_new (FALSE, TRUE, sizeof (TwBestAnswer));
  g_autoptr (GArray) tried = g_array_new (FALSE, FALSE, sizeof (TwSearchCandidate));
  guint n = 0;
  const TwSearchCandidate *candidates = tw_search_candidates (search, &n);

  g_array_set_clear_func (answers, tw_best_answer_clear);
  if (n > 0)
    g_array_append_vals (tried, candidates, n);
  /* g_array_sort() keeps the order of what is alike. */
  g_array_sort (tried, by_worth);
  for (guint i = 0; i < tried->len && answers->len < most; i++)
    {
      const TwSearchCandidate *candidate = &g_array_index (tried, TwSearchCandidate, i);
      TwBestAnswer answer = { .actions = { candidate->action }, .worth = candidate->worth };
      TwDuel duel;

      if (has_cell (answers, &candidate->action) || g_cancellable_is_cancelled (cancellable))
        continue;
      tw_best_answer_complete (&answer, game, search, budget, cancellable);
      if (answers->len > 0)
        {
          const TwBestAnswer *best = &g_array_index (answers, TwBestAnswer, 0);

          if (!tw_best_answer_compare (&answer, best, game, N_COMPARED, budget->seed, cancellable,
                                       &duel))
            {
              tw_best_answer_clear (&answer);
              continue;
            }
          answer.worth = best->worth + (int) lround (duel.lead);
        }
      g_array_append_val (answers, answer);
    }
  g_array_sort (answers, by_worth_of_answer);
  return answers;
}
