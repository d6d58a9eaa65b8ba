/* The task of a lesson. */
#include "engine/case/lesson-task.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/case/case-run-private.h"
#include "engine/format/format-error.h"
#include "engine/game/notation.h"
#include "engine/game/position.h"

/*
 * @run: the run of the case; with the task's own solution once it has been tried
 * @at: index of the line with the turn of the task
 * @given: the position before that turn, before its tile is drawn
 * @n_given: entries of the log that led there
 * @seat: whose turn it is
 * @copy: room for the game that is judged
 */
struct _TwLessonTask
{
  TwCaseFile *file;
  TwCaseRun *run;
  guint at;
  TwPlay *given;
  guint n_given;
  guint seat;
  TwGame *start;
  TwGame *solved;
  TwPlay *copy;
};

void
tw_lesson_task_free (TwLessonTask *task)
{
  if (task == NULL)
    return;
  tw_play_free (task->copy);
  tw_play_free (task->given);
  tw_game_free (task->start);
  tw_game_free (task->solved);
  tw_case_run_free (task->run);
  tw_case_file_free (task->file);
  g_free (task);
}

const TwGame *
tw_lesson_task_start (const TwLessonTask *task)
{
  return task->start;
}

const TwGame *
tw_lesson_task_solved (const TwLessonTask *task)
{
  return task->solved;
}

static const TwCase *
the_case (const TwLessonTask *task)
{
  return g_ptr_array_index (task->file->cases, 0);
}

static const TwCaseLine *
line_at (const TwLessonTask *task, guint index)
{
  return g_ptr_array_index (the_case (task)->lines, index);
}

static gboolean
fail (const TwLessonTask *task, guint line, GError **error, const char *words)
{
  tw_case_error_set_at (error, TW_CASE_ERROR_WRONG, task->file->name, line, words);
  return FALSE;
}

/* Finds the turn of the task: the last one, behind which something is expected. */
static gboolean
find_turn (TwLessonTask *task, guint *out_n_turns, GError **error)
{
  const TwCase *one = the_case (task);
  gboolean has_goal = FALSE;
  guint n_turns = 0;

  if (task->file->cases->len != 1)
    return fail (task, 0, error,
                 _ ("A lesson has one position and no line “case”. Take that line out."));
  for (guint i = 0; i < one->lines->len; i++)
    if (line_at (task, i)->verb == TW_CASE_TURN)
      {
        task->at = i;
        n_turns++;
      }
  if (n_turns == 0)
    return fail (task, 0, error,
                 _ ("The lesson has no solution. Add a line “turn” with the right move."));
  for (guint i = task->at + 1; i < one->lines->len; i++)
    if (line_at (task, i)->verb == TW_CASE_END)
      return fail (task, line_at (task, i)->line, error,
                   _ ("A lesson ends with a turn. Take the line “end” out."));
    else
      has_goal |= line_at (task, i)->verb == TW_CASE_EXPECT;
  if (!has_goal)
    return fail (task, line_at (task, task->at)->line, error,
                 _ ("Nothing is asked for. Add a line “expect” behind the last turn that says what "
                    "has to come of it."));
  *out_n_turns = n_turns;
  return TRUE;
}

/* The kind of the tile that the solution lays, or %TW_NO_KIND. */
static guint
laid_kind (const TwLessonTask *task)
{
  char **words = line_at (task, task->at)->words;

  for (guint i = 0; words[i] != NULL; i++)
    {
      TwAction action;

      if (tw_notation_parse_action (task->run->play, words[i], task->seat, &action, NULL)
          && action.verb == TW_VERB_PLACE)
        return action.kind;
    }
  return TW_NO_KIND;
}

/* The tile that the solution lays is the one that is drawn. */
static gboolean
draw (TwLessonTask *task, GError **error)
{
  TwAction action = { .verb = TW_VERB_DRAW, .seat = TW_SEAT_CHANCE };
  guint kind = laid_kind (task);

  task->start = tw_game_copy (tw_case_run_get_game (task->run));
  if (!tw_case_run_is_drawing (tw_game_play (task->start)))
    return TRUE;
  action.kind = (guint16) kind;
  if (kind == TW_NO_KIND || !tw_game_apply (task->start, &action, NULL))
    return fail (task, line_at (task, task->at)->line, error,
                 _ ("The solution lays no tile that could be drawn. Begin it with the tile."));
  return TRUE;
}

static gboolean
make_position (TwLessonTask *task, guint n_turns, GError **error)
{
  TwCaseRun *run = task->run;
  guint n = 0;

  if (!tw_case_run_turns (run, n_turns - 1, error))
    return FALSE;
  if (run->play == NULL)
    return fail (task, 0, error, run->setup_error->message);
  if (!tw_case_run_seat (run, line_at (task, task->at)->who, &task->seat, error))
    return FALSE;
  tw_game_log (run->game, &n);
  task->n_given = n;
  task->given = tw_play_new (run->rules, 1);
  tw_play_copy (task->given, run->play);
  task->copy = tw_play_new (run->rules, 1);
  return draw (task, error);
}

/* The lesson's own solution has to solve it: the run goes on with it. */
static gboolean
try_solution (TwLessonTask *task, GError **error)
{
  TwLessonOutcome outcome;

  for (guint i = task->at; i < the_case (task)->lines->len; i++)
    if (!tw_case_run_line (task->run, line_at (task, i), error))
      return FALSE;
  task->solved = tw_game_copy (tw_case_run_get_game (task->run));
  tw_lesson_task_judge (task, task->solved, &outcome);
  if (outcome.verdict != TW_LESSON_SOLVED)
    return fail (task, line_at (task, task->at)->line, error,
                 _ ("The solution does not end the turn. Add what else is decided in it, “-” for "
                    "nothing."));
  return TRUE;
}

TwLessonTask *
tw_lesson_task_new (const TwGameKit *kit, TwTileSet *set, const TwLesson *lesson, GError **error)
{
  g_autoptr (TwLessonTask) task = g_new0 (TwLessonTask, 1);
  guint n_turns;

  task->file = tw_case_file_parse_moves (lesson->id, lesson->id, lesson->moves, error);
  if (task->file == NULL || !find_turn (task, &n_turns, error))
    return NULL;
  task->run = tw_case_run_new (kit, task->file, the_case (task));
  tw_case_run_provide (task->run, set);
  tw_case_run_keep_game (task->run);
  if (!make_position (task, n_turns, error) || !try_solution (task, error))
    return NULL;
  return g_steal_pointer (&task);
}

/* Plays the turn of the task on @copy. Returns: whether it is over */
static gboolean
play_turn (TwLessonTask *task, const TwGame *game)
{
  guint n = 0;
  const TwLogEntry *log = tw_game_log (game, &n);
  gboolean has_laid = FALSE;

  tw_play_copy (task->copy, task->given);
  for (guint i = task->n_given; i < n; i++)
    {
      tw_game_replay_entry (game, i, task->copy);
      has_laid |= log[i].action.verb == TW_VERB_PLACE;
      if (tw_play_decider (task->copy) == TW_SEAT_NONE
          || (has_laid && tw_position_is_between (task->copy)))
        return TRUE;
    }
  return FALSE;
}

/* Whether all comes out that is expected behind the turn. */
static gboolean
is_solved (TwLessonTask *task)
{
  TwCaseRun *run = task->run;
  TwPlay *play = run->play;
  TwGame *game = run->game;
  gboolean is_right = TRUE;

  run->play = task->copy;
  run->game = NULL;
  for (guint i = task->at + 1; is_right && i < the_case (task)->lines->len; i++)
    is_right = tw_case_run_line (run, line_at (task, i), NULL);
  run->play = play;
  run->game = game;
  return is_right;
}

/* The points that the task asks for, if it does: "expect score P1=9". */
static gboolean
find_asked (TwLessonTask *task, int *out_points)
{
  const TwCase *one = the_case (task);

  for (guint i = task->at + 1; i < one->lines->len; i++)
    {
      const TwCaseLine *line = line_at (task, i);

      if (line->verb != TW_CASE_EXPECT || strcmp (line->words[0], "score") != 0)
        continue;
      for (guint k = 1; line->words[k] != NULL; k++)
        {
          g_autofree char *key = NULL;
          const char *value;
          guint seat;

          if (tw_case_run_key (task->run, line->words[k], &key, &value, NULL)
              && tw_case_run_seat (task->run, key, &seat, NULL) && seat == task->seat)
            return tw_case_run_number (task->run, value, out_points, NULL);
        }
    }
  return FALSE;
}

void
tw_lesson_task_judge (TwLessonTask *task, const TwGame *game, TwLessonOutcome *out_outcome)
{
  int before = task->given->state->score[task->seat];

  *out_outcome = (TwLessonOutcome){ .verdict = TW_LESSON_OPEN };
  if (!play_turn (task, game))
    return;
  out_outcome->earned = task->copy->state->score[task->seat] - before;
  out_outcome->asks_points = find_asked (task, &out_outcome->asked);
  out_outcome->asked -= before;
  out_outcome->verdict = is_solved (task) ? TW_LESSON_SOLVED : TW_LESSON_WRONG;
}

char *
tw_lesson_error_words (const GError *error)
{
  const TwErrorPlace *place = error->domain == TW_CASE_ERROR     ? tw_case_error_place (error)
                              : error->domain == TW_FORMAT_ERROR ? tw_format_error_place (error)
                                                                 : NULL;

  if (place == NULL || place->words == NULL)
    return g_strdup (error->message);
  if (place->line == 0)
    return g_strdup (place->words);
  return g_strdup_printf (_ ("Line %u: %s"), place->line, place->words);
}
