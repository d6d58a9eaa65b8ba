/* The best answers to an open question. */
#include "app/game/best-answers.h"

#include "app/game/table-question.h"

/* An answer that was tried less often says nothing. */
#define LEAST_PLAYOUTS 4

guint
tw_best_answers_least_playouts (void)
{
  return LEAST_PLAYOUTS;
}

static void
clear_answer (gpointer answer)
{
  g_clear_pointer (&((TwBestAnswer *) answer)->merits, g_array_unref);
  g_clear_pointer (&((TwBestAnswer *) answer)->laid, tw_game_free);
}

static int
by_worth (gconstpointer a, gconstpointer b)
{
  const TwSearchCandidate *one = a, *other = b;

  if (one->worth != other->worth)
    return one->worth > other->worth ? -1 : 1;
  return (int) other->n_playouts - (int) one->n_playouts;
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

/* The figure that goes on the tile. */
static void
find_figure (TwSearch *search,
             const TwGame *game,
             TwBestAnswer *answer,
             const TwSearchBudget *budget,
             GCancellable *cancellable)
{
  TwGame *laid = tw_game_copy (game);
  guint slot = tw_game_play (laid)->board.head->n_slots;

  if (answer->actions[0].verb != TW_VERB_PLACE || !tw_game_apply (laid, &answer->actions[0], NULL))
    {
      tw_game_free (laid);
      return;
    }
  answer->laid = laid;
  if (!tw_table_question_is_about (laid, slot)
      || tw_play_decider (tw_game_play (laid)) != answer->actions[0].seat)
    return;
  answer->actions[1] = tw_search_run (search, tw_game_play (laid), budget, cancellable);
  answer->n_actions = 2;
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

  g_array_set_clear_func (answers, clear_answer);
  for (guint i = 0; i < n; i++)
    if (candidates[i].n_playouts >= LEAST_PLAYOUTS)
      g_array_append_val (tried, candidates[i]);
  g_array_sort (tried, by_worth);
  for (guint i = 0; i < tried->len && answers->len < most; i++)
    {
      const TwSearchCandidate *candidate = &g_array_index (tried, TwSearchCandidate, i);
      TwBestAnswer answer = { .actions = { candidate->action },
                              .n_actions = 1,
                              .worth = candidate->worth };

      if (has_cell (answers, &candidate->action))
        continue;
      find_figure (search, game, &answer, budget, cancellable);
      answer.merits = tw_answer_merits (game, answer.actions, answer.n_actions);
      g_array_append_val (answers, answer);
    }
  return answers;
}
