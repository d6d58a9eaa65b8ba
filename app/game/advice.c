/* What the program would think of the answers that a person has. */
#include "app/game/advice.h"

#include <string.h>

#include "app/game/answer-words.h"
#include "app/game/game-review.h"
#include "app/game/table-by-file.h"
#include "app/game/table-model-private.h"

/* How long it thinks. */
#define THINK_MICROSECONDS  (G_USEC_PER_SEC * 3 / 2)
#define FIGURE_MICROSECONDS (G_USEC_PER_SEC / 5)
/* So many are shown with their reasons. */
#define MOST_ANSWERS 3

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/*
 * @thought: what is being thought about; a task that is not the last one is forgotten
 * @candidates: TwSearchCandidate, what came of it
 * @answers: (nullable): TwBestAnswer, the best of them; at a mistake of a review, what would have
 * been better and what was played
 * @is_review: whether they are of a review
 */
struct _TwAdvice
{
  GObject parent_instance;

  TwTableModel *model;
  gulong changed;
  GTask *thought;
  GCancellable *cancel;
  GArray *candidates;
  GArray *answers;
  gboolean is_review;
};

G_DEFINE_FINAL_TYPE (TwAdvice, tw_advice, G_TYPE_OBJECT)

/* ---- in the thread ------------------------------------------------------------------------ */

typedef struct
{
  TwRules *rules;
  TwGame *game;
  guint64 seed;
} Thought;

/* What came of it. */
typedef struct
{
  GArray *candidates;
  GArray *answers;
} Found;

static void
thought_free (gpointer data)
{
  Thought *thought = data;

  tw_game_free (thought->game);
  tw_rules_unref (thought->rules);
  g_free (thought);
}

static void
found_free (gpointer data)
{
  Found *found = data;

  g_array_unref (found->candidates);
  g_array_unref (found->answers);
  g_free (found);
}

static void
think_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Thought *thought = data;
  g_autoptr (TwSearch) room =
      tw_search_new (thought->rules, g_get_num_processors (), &tw_outlook_weights);
  const TwSearchBudget budget = { .microseconds = THINK_MICROSECONDS, .seed = thought->seed };
  const TwSearchBudget then = { .microseconds = FIGURE_MICROSECONDS, .seed = thought->seed };
  Found *found = g_new (Found, 1);
  const TwSearchCandidate *candidates;
  guint n = 0;

  found->candidates = g_array_new (FALSE, FALSE, sizeof (TwSearchCandidate));
  tw_search_run (room, tw_game_play (thought->game), &budget, cancellable);
  candidates = tw_search_candidates (room, &n);
  for (guint i = 0; i < n; i++)
    if (candidates[i].n_playouts >= tw_best_answers_least_playouts ())
      g_array_append_val (found->candidates, candidates[i]);
  found->answers = tw_best_answers_find (room, thought->game, MOST_ANSWERS, &then, cancellable);
  g_task_return_pointer (task, found, found_free);
}

/* ---- at the table ------------------------------------------------------------------------- */

static void
forget (TwAdvice *self)
{
  gboolean had_any = self->candidates->len > 0 || self->answers != NULL || self->thought != NULL;

  g_cancellable_cancel (self->cancel);
  g_clear_object (&self->cancel);
  g_clear_object (&self->thought);
  g_array_set_size (self->candidates, 0);
  g_clear_pointer (&self->answers, g_array_unref);
  self->is_review = FALSE;
  if (had_any)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
take_answer (TwAdvice *self, const TwBestAnswer *from)
{
  TwBestAnswer answer = *from;

  g_array_ref (answer.merits);
  if (answer.laid != NULL)
    answer.laid = tw_game_copy (answer.laid);
  else
    {
      const TwSearchCandidate candidate = { answer.actions[0], 0, answer.worth };

      g_array_append_val (self->candidates, candidate);
    }
  g_array_append_val (self->answers, answer);
}

/* At a mistake that a review has found both moves are shown. */
static void
changed_cb (TwAdvice *self)
{
  const TwMistake *mistake;
  guint n = 0;

  forget (self);
  if (tw_table_model_get_game (self->model) == NULL)
    return;
  tw_game_log (tw_table_model_get_game (self->model), &n);
  mistake = tw_game_review_find (tw_game_review_of (self->model), n);
  if (mistake == NULL)
    return;
  self->answers = g_array_new (FALSE, FALSE, sizeof (TwBestAnswer));
  g_array_set_clear_func (self->answers, tw_best_answer_clear);
  self->is_review = TRUE;
  take_answer (self, &mistake->better);
  take_answer (self, &mistake->played);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
review_changed_cb (TwAdvice *self)
{
  if (self->model != NULL && self->thought == NULL && (self->answers == NULL || self->is_review))
    changed_cb (self);
}

static void
thought_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  TwAdvice *self = TW_ADVICE (source);
  Found *found = g_task_propagate_pointer (G_TASK (result), NULL);

  if (found == NULL)
    return;
  if (G_TASK (result) != self->thought)
    {
      found_free (found);
      return;
    }
  g_clear_object (&self->thought);
  g_array_append_vals (self->candidates, found->candidates->data, found->candidates->len);
  self->answers = g_array_ref (found->answers);
  found_free (found);
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
tw_advice_ask (TwAdvice *self)
{
  Thought *thought;

  if (self->model == NULL || self->thought != NULL || !tw_table_history_is_asked (self->model)
      || tw_table_by_file_get (self->model) != TW_BY_FILE_NONE
      || tw_table_model_get_question (self->model) == TW_QUESTION_NONE)
    return FALSE;
  forget (self);
  thought = g_new0 (Thought, 1);
  thought->rules = tw_rules_ref (tw_table_model_get_setup (self->model)->rules);
  thought->game = tw_game_copy (tw_table_model_get_game (self->model));
  thought->seed = (guint64) g_random_int () << 32 | g_random_int ();
  self->cancel = g_cancellable_new ();
  self->thought = g_task_new (self, self->cancel, thought_cb, NULL);
  /* A search that is cancelled returns all the same; it is not waited for. */
  g_task_set_check_cancellable (self->thought, FALSE);
  g_task_set_task_data (self->thought, thought, thought_free);
  g_task_run_in_thread (self->thought, think_thread);
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

gboolean
tw_advice_is_thinking (TwAdvice *self)
{
  return self->thought != NULL;
}

/* What was compared is worth what came of it, on the table as in the card.
 *
 * Returns: (nullable): the best answer that begins with @action, or lays a tile in its cell */
static const TwBestAnswer *
find_compared (TwAdvice *self, const TwAction *action, gboolean is_cell)
{
  for (guint i = 0; self->answers != NULL && i < self->answers->len; i++)
    {
      const TwBestAnswer *answer = &g_array_index (self->answers, TwBestAnswer, i);
      const TwAction *first = &answer->actions[0];

      if (is_cell ? first->verb == TW_VERB_PLACE && first->x == action->x && first->y == action->y
                  : memcmp (first, action, sizeof *first) == 0)
        return answer;
    }
  return NULL;
}

gboolean
tw_advice_find (TwAdvice *self, const TwAction *action, int *out_worth)
{
  const TwBestAnswer *compared = find_compared (self, action, FALSE);

  if (compared != NULL)
    {
      *out_worth = compared->worth;
      return TRUE;
    }
  for (guint i = 0; i < self->candidates->len; i++)
    {
      const TwSearchCandidate *candidate = &g_array_index (self->candidates, TwSearchCandidate, i);

      if (memcmp (&candidate->action, action, sizeof *action) != 0)
        continue;
      *out_worth = candidate->worth;
      return TRUE;
    }
  return FALSE;
}

gboolean
tw_advice_find_cell (TwAdvice *self, int x, int y, int *out_worth)
{
  const TwAction cell = { .x = (gint16) x, .y = (gint16) y };
  const TwBestAnswer *compared = find_compared (self, &cell, TRUE);
  gboolean is_found = FALSE;

  if (compared != NULL)
    {
      *out_worth = compared->worth;
      return TRUE;
    }
  for (guint i = 0; i < self->candidates->len; i++)
    {
      const TwSearchCandidate *candidate = &g_array_index (self->candidates, TwSearchCandidate, i);

      if (candidate->action.verb != TW_VERB_PLACE || candidate->action.x != x
          || candidate->action.y != y || (is_found && candidate->worth <= *out_worth))
        continue;
      *out_worth = candidate->worth;
      is_found = TRUE;
    }
  return is_found;
}

int
tw_advice_get_best (TwAdvice *self)
{
  int best = self->candidates->len > 0 ? G_MININT : 0;

  for (guint i = 0; i < self->candidates->len; i++)
    best = MAX (best, g_array_index (self->candidates, TwSearchCandidate, i).worth);
  /* Compared over the same draws, what seemed the best may turn out to be none. */
  if (self->answers != NULL && self->answers->len > 0)
    best = MAX (best, g_array_index (self->answers, TwBestAnswer, 0).worth);
  return best;
}

char *
tw_advice_say (TwAdvice *self, int worth)
{
  int less = worth - tw_advice_get_best (self);

  return less == 0 ? g_strdup ("★") : tw_worth_words (less);
}

const TwBestAnswer *
tw_advice_get_answers (TwAdvice *self, guint *out_n)
{
  *out_n = self->answers != NULL ? self->answers->len : 0;
  return *out_n > 0 ? &g_array_index (self->answers, TwBestAnswer, 0) : NULL;
}

gboolean
tw_advice_is_review (TwAdvice *self)
{
  return self->is_review;
}

gboolean
tw_advice_propose (TwAdvice *self, guint index)
{
  guint n = 0;
  const TwBestAnswer *answers = tw_advice_get_answers (self, &n);

  return index < n && answers[index].laid != NULL && tw_table_history_is_asked (self->model)
         && tw_table_model_propose_place (self->model, &answers[index].actions[0]);
}

void
tw_advice_drop (TwAdvice *self)
{
  forget (self);
}

void
tw_advice_stop (TwAdvice *self)
{
  if (self->model != NULL)
    g_clear_signal_handler (&self->changed, self->model);
  forget (self);
  g_clear_object (&self->model);
}

static void
advice_dispose (GObject *object)
{
  tw_advice_stop (TW_ADVICE (object));
  G_OBJECT_CLASS (tw_advice_parent_class)->dispose (object);
}

static void
advice_finalize (GObject *object)
{
  g_array_unref (TW_ADVICE (object)->candidates);
  G_OBJECT_CLASS (tw_advice_parent_class)->finalize (object);
}

static void
tw_advice_class_init (TwAdviceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = advice_dispose;
  G_OBJECT_CLASS (klass)->finalize = advice_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
tw_advice_init (TwAdvice *self)
{
  self->candidates = g_array_new (FALSE, FALSE, sizeof (TwSearchCandidate));
}

TwAdvice *
tw_advice_new (TwTableModel *model)
{
  TwAdvice *self = g_object_new (TW_TYPE_ADVICE, NULL);

  self->model = g_object_ref (model);
  self->changed = g_signal_connect_swapped (model, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_object (tw_game_review_of (model), "changed", G_CALLBACK (review_changed_cb),
                           self, G_CONNECT_SWAPPED);
  return self;
}
