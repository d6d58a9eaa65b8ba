/* A review of a game. */
#include "app/game/game-review.h"

#include <glib/gi18n.h>

#include "app/game/answer-words.h"
#include "app/game/game-marks.h"
#include "app/game/table-history.h"

/* How often it is asked how far it has come. */
#define POLL_MS 150
/* What is said of the better answer. */
#define MOST_MERITS 3

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/*
 * @model: (nullable): keeps this; %NULL once it has gone
 * @work: (nullable): what is being done or was done
 * @mistakes: TwMistake, what @work had found when it was asked last
 * @n_log: how many entries the game had; with more or fewer it is another one
 */
struct _TwGameReview
{
  GObject parent_instance;

  TwTableModel *model;
  TwReviewWork *work;
  TwReviewState state;
  GArray *mistakes;
  guint n_found;
  guint n_done;
  guint n_log;
  guint64 seed;
  gint64 begun;
  double seconds;
  guint poll;
};

G_DEFINE_FINAL_TYPE (TwGameReview, tw_game_review, G_TYPE_OBJECT)

static void
mark (TwGameReview *self)
{
  g_autoptr (GArray) marks = g_array_new (FALSE, TRUE, sizeof (TwGameMark));

  for (guint i = 0; i < self->mistakes->len; i++)
    {
      const TwMistake *mistake = &g_array_index (self->mistakes, TwMistake, i);
      TwGameMark one = { .n_entries = mistake->n_entries,
                         .turn = mistake->turn,
                         .seat = mistake->seat,
                         .text = tw_mistake_words (self->model, mistake) };

      g_array_append_val (marks, one);
    }
  tw_game_marks_set (tw_game_marks_of (self->model), TW_MARK_MISTAKE,
                     (const TwGameMark *) (gpointer) marks->data, marks->len);
  for (guint i = 0; i < marks->len; i++)
    g_free (g_array_index (marks, TwGameMark, i).text);
}

static TwBestAnswer
copy_answer (const TwBestAnswer *from)
{
  TwBestAnswer answer = *from;

  answer.merits = g_array_ref (from->merits);
  answer.prospects = g_array_ref (from->prospects);
  answer.laid = from->laid != NULL ? tw_game_copy (from->laid) : NULL;
  return answer;
}

/* Takes over what has been found. Returns: whether there is anything new */
static gboolean
take_found (TwGameReview *self)
{
  gboolean is_new, has_found;

  g_mutex_lock (&self->work->mutex);
  is_new = self->work->n_done != self->n_done;
  has_found = self->work->n_found != self->n_found;
  self->n_done = self->work->n_done;
  self->n_found = self->work->n_found;
  if (has_found)
    g_array_set_size (self->mistakes, 0);
  for (guint i = 0; has_found && i < self->work->mistakes->len; i++)
    {
      TwMistake mistake = g_array_index (self->work->mistakes, TwMistake, i);

      mistake.better = copy_answer (&mistake.better);
      mistake.played = copy_answer (&mistake.played);
      g_array_append_val (self->mistakes, mistake);
    }
  g_mutex_unlock (&self->work->mutex);
  if (has_found)
    mark (self);
  return is_new || has_found;
}

static void
take_time (TwGameReview *self)
{
  self->seconds = (double) (g_get_monotonic_time () - self->begun) / G_USEC_PER_SEC;
}

static gboolean
poll_cb (gpointer data)
{
  TwGameReview *self = data;

  take_time (self);
  if (take_found (self))
    g_signal_emit (self, signals[CHANGED], 0);
  return G_SOURCE_CONTINUE;
}

/* Lets the thread end by itself. */
static void
let_go (TwGameReview *self)
{
  g_clear_handle_id (&self->poll, g_source_remove);
  if (self->work != NULL)
    g_cancellable_cancel (self->work->cancellable);
  g_clear_pointer (&self->work, tw_review_work_unref);
}

static void
drop (TwGameReview *self)
{
  if (self->state == TW_REVIEW_NONE)
    return;
  let_go (self);
  self->state = TW_REVIEW_NONE;
  g_array_set_size (self->mistakes, 0);
  mark (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TwGameReview *self = TW_GAME_REVIEW (source);

  if (self->model == NULL || self->work == NULL
      || g_task_get_task_data (G_TASK (result)) != self->work || self->state != TW_REVIEW_RUNNING)
    return;
  take_time (self);
  take_found (self);
  let_go (self);
  self->state = TW_REVIEW_DONE;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
work_thread (GTask *task, gpointer source, gpointer work, GCancellable *cancellable)
{
  tw_review_work_run (work);
  g_task_return_boolean (task, TRUE);
}

static guint
people_of (TwTableModel *model)
{
  guint people = 0;

  for (guint seat = 0; seat < tw_table_model_get_setup (model)->rules->n_seats; seat++)
    if (!tw_table_model_is_program (model, seat))
      people |= 1u << seat;
  return people;
}

gboolean
tw_game_review_start (TwGameReview *self)
{
  g_autoptr (GArray) moments = NULL;
  g_autoptr (GTask) task = NULL;
  const TwGame *whole;

  if (self->model == NULL || self->state == TW_REVIEW_RUNNING
      || tw_table_model_get_game (self->model) == NULL)
    return FALSE;
  let_go (self);
  whole = tw_table_history_get_whole (self->model);
  moments = tw_table_history_dup_moments (self->model);
  self->work = tw_review_work_new (whole, moments, people_of (self->model));
  if (self->work->moves->len == 0)
    {
      let_go (self);
      return FALSE;
    }
  g_array_set_size (self->mistakes, 0);
  mark (self);
  self->state = TW_REVIEW_RUNNING;
  self->n_done = self->n_found = 0;
  self->seconds = 0;
  self->begun = g_get_monotonic_time ();
  self->seed = tw_game_seed (whole);
  tw_game_log (whole, &self->n_log);
  task = g_task_new (self, NULL, done_cb, NULL);
  g_task_set_task_data (task, g_atomic_rc_box_acquire (self->work), tw_review_work_unref);
  g_task_run_in_thread (task, work_thread);
  self->poll = g_timeout_add (POLL_MS, poll_cb, self);
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

void
tw_game_review_stop (TwGameReview *self)
{
  if (self->state != TW_REVIEW_RUNNING)
    return;
  take_time (self);
  take_found (self);
  self->state = TW_REVIEW_STOPPED;
  g_cancellable_cancel (self->work->cancellable);
  g_clear_handle_id (&self->poll, g_source_remove);
  g_signal_emit (self, signals[CHANGED], 0);
}

TwReviewState
tw_game_review_get_state (TwGameReview *self, guint *out_n, guint *out_of, double *out_seconds)
{
  if (out_n != NULL)
    *out_n = self->n_done;
  if (out_of != NULL)
    *out_of = self->work != NULL ? self->work->moves->len : self->n_done;
  if (out_seconds != NULL)
    *out_seconds = self->seconds;
  return self->state;
}

const TwMistake *
tw_game_review_get (TwGameReview *self, guint *out_n)
{
  *out_n = self->mistakes->len;
  return (const TwMistake *) (gpointer) self->mistakes->data;
}

const TwMistake *
tw_game_review_find (TwGameReview *self, guint n_entries)
{
  for (guint i = 0; i < self->mistakes->len; i++)
    if (g_array_index (self->mistakes, TwMistake, i).n_entries == n_entries)
      return &g_array_index (self->mistakes, TwMistake, i);
  return NULL;
}

/* A game that goes on, or another one, is not the one that was gone through. */
static void
model_changed_cb (TwGameReview *self)
{
  guint n = 0;

  if (self->state == TW_REVIEW_NONE)
    return;
  if (tw_table_model_get_game (self->model) != NULL)
    {
      const TwGame *whole = tw_table_history_get_whole (self->model);

      tw_game_log (whole, &n);
      if (n == self->n_log && tw_game_seed (whole) == self->seed)
        return;
    }
  drop (self);
}

static void
game_review_dispose (GObject *object)
{
  TwGameReview *self = TW_GAME_REVIEW (object);

  let_go (self);
  self->model = NULL;
  G_OBJECT_CLASS (tw_game_review_parent_class)->dispose (object);
}

static void
game_review_finalize (GObject *object)
{
  g_array_unref (TW_GAME_REVIEW (object)->mistakes);
  G_OBJECT_CLASS (tw_game_review_parent_class)->finalize (object);
}

static void
tw_game_review_class_init (TwGameReviewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = game_review_dispose;
  object_class->finalize = game_review_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
tw_game_review_init (TwGameReview *self)
{
  self->mistakes = g_array_new (FALSE, FALSE, sizeof (TwMistake));
  g_array_set_clear_func (self->mistakes, tw_review_mistake_clear);
}

/* The model goes, while the thread may still hold the review. */
static void
forsake (gpointer review)
{
  TwGameReview *self = review;

  let_go (self);
  self->model = NULL;
  g_object_unref (self);
}

TwGameReview *
tw_game_review_of (TwTableModel *model)
{
  static const char key[] = "tw-game-review";
  TwGameReview *self = g_object_get_data (G_OBJECT (model), key);

  if (self == NULL)
    {
      self = g_object_new (TW_TYPE_GAME_REVIEW, NULL);
      self->model = model;
      g_signal_connect_object (model, "changed", G_CALLBACK (model_changed_cb), self,
                               G_CONNECT_SWAPPED);
      g_object_set_data_full (G_OBJECT (model), key, self, forsake);
    }
  return self;
}

char *
tw_mistake_words (TwTableModel *model, const TwMistake *mistake)
{
  const TwTableSetup *setup = tw_table_model_get_setup (model);
  g_autoptr (TwGame) asked = tw_game_copy (tw_table_history_get_whole (model));
  g_autofree char *better = NULL, *worth = tw_worth_words (mistake->loss);

  tw_game_undo_to (asked, mistake->n_entries);
  better = tw_answer_words (model, asked, mistake->better.actions, mistake->better.n_actions);
  /* Translators: of a mistake: turn, player, the answer that would have been better and by how many
   * points: "Turn 14, Anna: better 2 east; Knight (+5.5)". */
  return g_strdup_printf (_ ("Turn %u, %s: better %s (%s)"), mistake->turn,
                          setup->seats[mistake->seat].name, better, worth);
}

char *
tw_mistake_reason (TwTableModel *model, const TwMistake *mistake)
{
  g_autofree char *merits = tw_merit_words (model, mistake->better.merits, MOST_MERITS);
  g_autofree char *later = tw_merit_words (model, mistake->better.prospects, MOST_MERITS);
  g_autoptr (TwGame) asked = tw_game_copy (tw_table_history_get_whole (model));
  g_autofree char *played = NULL;

  tw_game_undo_to (asked, mistake->n_entries);
  played = tw_answer_words (model, asked, mistake->played.actions, mistake->played.n_actions);
  /* Translators: of a mistake: why another answer would have been better, then what was played
   * instead: "City: closed, +10. Played: 1 north; Knight" */
  return g_strdup_printf (_ ("%s. Played: %s"),
                          merits[0] != '\0'  ? merits
                          : later[0] != '\0' ? later
                                             : _ ("On average it brings more"),
                          played);
}
