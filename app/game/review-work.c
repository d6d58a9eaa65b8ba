/* The work of a review, in its thread. */
#include "app/game/review-work.h"

#include "app/game/table-history.h"

#include <math.h>

/* The same everywhere, that the same is found. */
#define N_THREADS 2
#define SEED      1
/* Playouts of a question, of the figure on a tile; how often two answers are compared. */
#define N_PLAYOUTS        300
#define N_FIGURE_PLAYOUTS 100
#define N_COMPARED        64
/* What is less is no mistake: hundredths of a point, and standard errors. */
#define LEAST_LOSS   100
#define LEAST_ERRORS 2.5

static void
clear_move (gpointer move)
{
  tw_best_answer_clear (&((TwReviewMove *) move)->played);
}

void
tw_review_mistake_clear (gpointer data)
{
  TwMistake *mistake = data;

  tw_best_answer_clear (&mistake->better);
  tw_best_answer_clear (&mistake->played);
}

static void
clear_work (gpointer data)
{
  TwReviewWork *work = data;

  tw_game_free (work->game);
  g_array_unref (work->moves);
  g_array_unref (work->mistakes);
  g_object_unref (work->cancellable);
  g_mutex_clear (&work->mutex);
}

void
tw_review_work_unref (gpointer work)
{
  g_atomic_rc_box_release_full (work, clear_work);
}

/* What players decide by the rules, not what is done by hand. */
static gboolean
is_answer (const TwAction *action)
{
  return action->verb < TW_VERB_FINISH || action->verb >= TW_N_VERBS;
}

static void
add_moves (TwReviewWork *work, const GArray *moments, guint seats)
{
  guint n = 0;
  const TwLogEntry *log = tw_game_log (work->game, &n);

  for (guint i = 0; i < moments->len; i++)
    {
      const TwMoment *moment = &g_array_index (moments, TwMoment, i);
      guint at = moment->n_entries;
      guint end = i + 1 < moments->len ? g_array_index (moments, TwMoment, i + 1).n_entries : n;
      TwReviewMove move = { .n_entries = at, .turn = moment->turn };

      if (at >= n || log[at].action.seat >= TW_MAX_SEATS || (seats >> log[at].action.seat & 1) == 0
          || !is_answer (&log[at].action))
        continue;
      move.played.actions[move.played.n_actions++] = log[at].action;
      for (guint k = at + 1; k < end && move.played.n_actions < 2; k++)
        if (log[at].action.verb == TW_VERB_PLACE && log[k].was_asked
            && log[k].action.seat == log[at].action.seat && is_answer (&log[k].action))
          move.played.actions[move.played.n_actions++] = log[k].action;
      g_array_append_val (work->moves, move);
    }
}

TwReviewWork *
tw_review_work_new (const TwGame *game, const GArray *moments, guint first)
{
  TwReviewWork *work = g_atomic_rc_box_new0 (TwReviewWork);

  work->game = tw_game_copy (game);
  work->moves = g_array_new (FALSE, FALSE, sizeof (TwReviewMove));
  g_array_set_clear_func (work->moves, clear_move);
  work->mistakes = g_array_new (FALSE, FALSE, sizeof (TwMistake));
  g_array_set_clear_func (work->mistakes, tw_review_mistake_clear);
  work->cancellable = g_cancellable_new ();
  g_mutex_init (&work->mutex);
  add_moves (work, moments, first);
  add_moves (work, moments, ~first);
  return work;
}

static gboolean
is_same (const TwBestAnswer *one, const TwBestAnswer *other)
{
  return one->n_actions == other->n_actions
         && memcmp (one->actions, other->actions, one->n_actions * sizeof (TwAction)) == 0;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const TwMistake *one = a, *other = b;

  if (one->seat != other->seat)
    return one->seat < other->seat ? -1 : 1;
  if (one->loss != other->loss)
    return one->loss > other->loss ? -1 : 1;
  return one->n_entries < other->n_entries ? -1 : 1;
}

/* Keeps the largest of each seat; takes what @mistake holds. */
static void
keep (TwReviewWork *work, const TwMistake *mistake)
{
  guint n = 0;

  g_mutex_lock (&work->mutex);
  work->n_found++;
  g_array_append_vals (work->mistakes, mistake, 1);
  g_array_sort (work->mistakes, compare);
  for (guint i = 0; i < work->mistakes->len; i++)
    if (g_array_index (work->mistakes, TwMistake, i).seat == mistake->seat
        && ++n > TW_MOST_MISTAKES)
      {
        g_array_remove_index (work->mistakes, i);
        break;
      }
  g_mutex_unlock (&work->mutex);
}

/* Whether something else would have been better, and how much. */
static void
look_at (TwReviewWork *work, TwGame *game, TwSearch *search, const TwReviewMove *move)
{
  const TwSearchBudget budget = { .n_playouts = N_PLAYOUTS, .seed = SEED };
  const TwSearchBudget then = { .n_playouts = N_FIGURE_PLAYOUTS, .seed = SEED };
  TwMistake mistake = { .n_entries = move->n_entries,
                        .turn = move->turn,
                        .seat = move->played.actions[0].seat };
  TwDuel duel;

  tw_game_undo_to (game, move->n_entries);
  tw_game_set_flags (game, TW_GAME_DEFAULT);
  if (tw_play_decider (tw_game_play (game)) != mistake.seat)
    return;
  mistake.better.actions[0] =
      tw_search_run (search, tw_game_play (game), &budget, work->cancellable);
  tw_best_answer_complete (&mistake.better, game, search, &then, work->cancellable);
  if (g_cancellable_is_cancelled (work->cancellable) || is_same (&mistake.better, &move->played)
      || !tw_best_answer_compare (&mistake.better, &move->played, game, N_COMPARED, SEED,
                                  work->cancellable, &duel)
      || duel.lead < LEAST_LOSS || duel.lead < LEAST_ERRORS * duel.error
      || g_cancellable_is_cancelled (work->cancellable))
    {
      tw_review_mistake_clear (&mistake);
      return;
    }
  mistake.loss = (int) lround (duel.lead);
  mistake.played = move->played;
  tw_best_answer_look (&mistake.played, game);
  mistake.better.worth = 0;
  mistake.played.worth = -mistake.loss;
  keep (work, &mistake);
}

void
tw_review_work_run (TwReviewWork *work)
{
  g_autoptr (TwSearch) search =
      tw_search_new (tw_game_rules (work->game), N_THREADS, &tw_outlook_weights);

  for (guint i = 0; i < work->moves->len; i++)
    {
      g_autoptr (TwGame) game = tw_game_copy (work->game);

      if (g_cancellable_is_cancelled (work->cancellable))
        return;
      look_at (work, game, search, &g_array_index (work->moves, TwReviewMove, i));
      g_mutex_lock (&work->mutex);
      work->n_done = i + !g_cancellable_is_cancelled (work->cancellable);
      g_mutex_unlock (&work->mutex);
    }
}
