/* A lesson made of a game. */
#include "engine/case/lesson-writer.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/case/case-writer.h"
#include "engine/case/lesson-task.h"
#include "engine/format/format-error.h"
#include "engine/game/notation.h"
#include "engine/set/lesson-id.h"
#include "engine/setup/setup-words.h"

/* Names of files beside the case begin with it; they are replaced. */
#define STEM "lesson-of-game"

static gboolean
refuse (GError **error, const char *words)
{
  g_set_error_literal (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT, words);
  return FALSE;
}

/* The lines of a case as the set holds them: each on one line, without a head and without what is
 * drawn after the turn; the set goes by its id. */
static char *
plain_lines (const char *text, const char *file, const char *id)
{
  g_autoptr (GString) joined = g_string_new (text);
  g_autoptr (GString) plain = g_string_new (NULL);
  g_auto (GStrv) lines = NULL;
  guint last = 0;

  g_string_replace (joined, "\n    ", " ", 0);
  g_string_replace (joined, file, id, 0);
  lines = g_strsplit (joined->str, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "turn ") && strstr (lines[i], " order=") == NULL)
      last = i;
  for (guint i = 0; i <= last && lines[i] != NULL; i++)
    if (!g_str_has_prefix (lines[i], "case ") && !g_str_has_prefix (lines[i], "rules "))
      g_string_append_printf (plain, "%s\n", lines[i]);
  return g_string_free (g_steal_pointer (&plain), FALSE);
}

/* What has to come of the turn, entries @begin to @end of the log. */
static void
add_goal (GString *moves, const TwGame *game, guint begin, guint end)
{
  g_autoptr (TwPlay) play = tw_play_new (tw_game_rules (game), tw_game_seed (game));
  const TwLogEntry *log = tw_game_log (game, &(guint){ 0 });
  g_autofree char *laid = NULL, *placed = NULL;
  guint seat = log[begin].on_turn;
  int before;

  for (guint i = 0; i < begin; i++)
    tw_game_replay_entry (game, i, play);
  before = play->state->score[seat];
  for (guint i = begin; i < end; i++)
    {
      const TwAction *action = &log[i].action;
      char **word = action->verb == TW_VERB_PLACE    ? &laid
                    : action->verb == TW_VERB_FIGURE ? &placed
                                                     : NULL;

      if (word != NULL && *word == NULL && action->seat == seat)
        *word = tw_notation_print_action (play, action, seat);
      tw_game_replay_entry (game, i, play);
    }
  if (play->state->score[seat] > before && !tw_game_rules (game)->shares_score)
    g_string_append_printf (moves, "expect score P%u=%d", seat + 1, play->state->score[seat]);
  else if (placed != NULL)
    g_string_append_printf (moves, "expect P%u:%s", seat + 1, placed);
  else if (laid != NULL)
    g_string_append_printf (moves, "expect %s", laid);
}

static char *
moves_of (const TwGameKit *kit,
          const TwGame *game,
          TwTileSet *set,
          guint begin,
          guint end,
          GError **error)
{
  const TwCaseWish wish = { "lesson", "lesson", NULL, begin, FALSE, NULL, NULL, STEM };
  g_autoptr (TwWrittenCase) written = tw_case_writer_of_game (kit, game, &wish, error);
  g_autofree char *own = tw_setup_set_file (STEM, set);
  g_autofree char *plain = NULL;
  GString *moves;

  if (written == NULL)
    return NULL;
  for (guint i = 0; i < written->files->len; i++)
    if (strcmp (((TwWrittenFile *) g_ptr_array_index (written->files, i))->name, own) != 0)
      {
        refuse (error, _ ("This game is played with rules or sets that the set cannot name. Play "
                          "it with this set and those of the program, without house rules."));
        return NULL;
      }
  plain = plain_lines (written->text, own, set->id);
  moves = g_string_new (plain);
  add_goal (moves, game, begin, end);
  return g_string_free (moves, FALSE);
}

TwLesson *
tw_lesson_of_game (const TwGameKit *kit, const TwGame *game, TwTileSet *set, GError **error)
{
  g_autoptr (TwGame) played = tw_game_copy (game);
  guint n = 0, begin, end;
  g_autofree char *moves = NULL, *id = NULL;
  g_autoptr (TwLesson) lesson = NULL;
  g_autoptr (TwLessonTask) task = NULL;

  tw_game_log (game, &n);
  end = tw_case_writer_end_of_turns (game, n);
  if (end == 0 || tw_play_decider (tw_game_play (game)) == TW_SEAT_NONE)
    {
      refuse (error, _ ("Play the turn that solves the task to its end, and then save the lesson, "
                        "before the game is over."));
      return NULL;
    }
  tw_game_undo_to (played, end);
  begin = tw_case_writer_end_of_turns (played, end - 1);
  moves = moves_of (kit, played, set, begin, end, error);
  if (moves == NULL)
    return NULL;
  id = tw_lesson_new_id (set, NULL);
  lesson = tw_lesson_new (id, moves);
  task = tw_lesson_task_new (kit, set, lesson, error);
  return task != NULL ? g_steal_pointer (&lesson) : NULL;
}
