/* Games as cases. */
#include "engine/case/case-writer.h"

#include <string.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "engine/case/case-facts.h"
#include "engine/case/case-run.h"
#include "engine/format/ruleset-writer.h"
#include "engine/format/save-file.h"
#include "engine/format/tile-set-writer.h"
#include "engine/game/notation.h"
#include "engine/game/position.h"
#include "engine/game/sandbox.h"
#include "engine/setup/setup-words.h"

/* What every game is about, if it has counted nothing. */
#define PLAIN_RULE "BASE-020"
/* A line of turns is broken behind so many bytes. */
#define LINE_BYTES 100

static void
file_free (gpointer data)
{
  TwWrittenFile *file = data;

  g_free (file->name);
  g_free (file->data);
  g_free (file);
}

void
tw_written_case_free (TwWrittenCase *written)
{
  if (written == NULL)
    return;
  g_free (written->text);
  g_ptr_array_unref (written->files);
  g_free (written);
}

static void
add_file (TwWrittenCase *written, char *name, char *data, gsize length)
{
  TwWrittenFile *file = g_new (TwWrittenFile, 1);

  *file = (TwWrittenFile){ name, data, length };
  g_ptr_array_add (written->files, file);
}

guint
tw_case_writer_end_of_turns (const TwGame *game, guint n_entries)
{
  g_autoptr (TwPlay) play = tw_play_new (tw_game_rules (game), tw_game_seed (game));
  guint n, end = 0;

  tw_game_log (game, &n);
  for (guint i = 0; i < MIN (n, n_entries); i++)
    {
      tw_game_replay_entry (game, i, play);
      if (tw_position_is_between (play) || tw_play_decider (play) == TW_SEAT_NONE)
        end = i + 1;
    }
  return end;
}

/* The game as it was after @n_entries of its log. */
static TwPlay *
play_at (const TwGame *game, guint n_entries)
{
  TwPlay *play = tw_play_new (tw_game_rules (game), tw_game_seed (game));

  for (guint i = 0; i < n_entries; i++)
    tw_game_replay_entry (game, i, play);
  return play;
}

/* The rules that were applied, in the order in which they came up. */
static char *
applied_rules (const TwGame *game, guint begin, guint end)
{
  g_autoptr (GRegex) regex = g_regex_new ("\\b[A-Z][A-Z0-9]*-[0-9]{2,4}\\b", 0, 0, NULL);
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  guint n;
  const TwEvent *events = tw_game_events (game, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GMatchInfo) match = NULL;

      if (events[i].log_index < begin || events[i].log_index >= end || events[i].rules == NULL)
        continue;
      for (g_regex_match (regex, events[i].rules, 0, &match); g_match_info_matches (match);
           g_match_info_next (match, NULL))
        {
          g_autofree char *id = g_match_info_fetch (match, 0);

          if (!g_ptr_array_find_with_equal_func (ids, id, g_str_equal, NULL))
            g_ptr_array_add (ids, g_steal_pointer (&id));
        }
    }
  if (ids->len == 0)
    g_ptr_array_add (ids, g_strdup (PLAIN_RULE));
  g_ptr_array_add (ids, NULL);
  return g_strjoinv (",", (char **) ids->pdata);
}

static void
add_set_up (TwWrittenCase *written, GString *text, const TwRules *rules, const TwCaseWish *wish)
{
  g_autoptr (GPtrArray) sets = NULL;
  g_autoptr (TwRuleset) ruleset =
      tw_ruleset_of_rules (rules, "case-rules", wish->title, wish->stem, &sets);
  g_autofree char *words = tw_setup_words (ruleset);

  for (guint i = 0; i < sets->len; i++)
    {
      const TwTileSet *set = g_ptr_array_index (sets, i);
      gsize length = 0;
      char *xml = tw_tile_set_file_to_xml (set, &length);

      add_file (written, tw_setup_set_file (wish->stem, set), xml, length);
    }
  if (words != NULL)
    g_string_append (text, words);
  else
    {
      gsize length = 0;
      char *xml = tw_ruleset_file_to_xml (ruleset, &length);
      char *name = g_strdup_printf ("%s-ruleset.xml", wish->stem);

      g_string_append_printf (text, "ruleset %s\n", name);
      add_file (written, name, xml, length);
    }
  g_string_append_printf (text, "players %u\n", rules->n_players);
}

static void
add_given (GString *text, const char *words)
{
  g_auto (GStrv) lines = g_strsplit (words, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      g_string_append_printf (text, "given %s\n", lines[i]);
}

typedef struct
{
  GString *text;
  gsize turn_begins;
  gsize line_begins;
  gboolean is_open;
} Lines;

static void
begin_turn (Lines *lines, guint seat)
{
  lines->turn_begins = lines->line_begins = lines->text->len;
  lines->is_open = TRUE;
  g_string_append_printf (lines->text, "turn P%u", seat + 1);
}

static void
add_word (Lines *lines, const char *word)
{
  if (lines->text->len - lines->line_begins + strlen (word) > LINE_BYTES)
    {
      g_string_append (lines->text, "\n    ");
      lines->line_begins = lines->text->len - strlen ("    ");
    }
  g_string_append_printf (lines->text, " %s", word);
}

static void
end_turn (Lines *lines)
{
  if (lines->is_open)
    g_string_append_c (lines->text, '\n');
  lines->is_open = FALSE;
}

/* The tiles that came into play from @entry of the log on, each as it was exchanged for another
 * one before it was laid. */
static GArray *
drawn_since (const TwGame *game, guint entry)
{
  GArray *drawn = g_array_new (FALSE, FALSE, sizeof (guint16));
  guint n;
  const TwLogEntry *log = tw_game_log (game, &n);

  for (guint i = entry; i < n; i++)
    {
      const TwAction *action = &log[i].action;

      if (action->verb == TW_VERB_PICK && drawn->len > 0)
        g_array_set_size (drawn, drawn->len - 1);
      if (tw_sandbox_is_draw (tw_game_play (game), action)
          || (action->verb == TW_VERB_PICK && action->kind != TW_NO_KIND))
        g_array_append_val (drawn, action->kind);
    }
  return drawn;
}

static void
add_order_word (Lines *lines, const char *name)
{
  g_autofree char *word = g_strdup_printf ("order=%s", name);

  add_word (lines, word);
}

/* What is to be drawn next at @entry of the log: what is ordered. @with_drawn: as the game lies
 * now, behind what was drawn already since then */
static void
add_order (Lines *lines, const TwGame *game, guint entry, const TwPlay *play, gboolean with_drawn)
{
  g_autoptr (TwGame) then = tw_game_copy (game);
  g_autoptr (GArray) now = tw_game_dup_order (game), before = NULL, order = NULL;
  const TwCatalogue *catalogue = tw_game_rules (game)->catalogue;

  tw_game_undo_to (then, entry);
  before = tw_game_dup_order (then);
  order = with_drawn ? drawn_since (game, entry) : g_array_copy (before);
  if (with_drawn)
    g_array_append_vals (order, now->data, now->len);
  if (order->len == 0)
    return;
  begin_turn (lines, play->state->on_turn);
  /* What the lines above have ordered is said once more. */
  if (with_drawn && before->len > 0)
    add_order_word (lines, "-");
  for (guint i = 0; i < order->len; i++)
    add_order_word (lines, catalogue->kinds[g_array_index (order, guint16, i)].name);
  end_turn (lines);
}

/* What was noted there is a line that only people read, before the turn that it is about. */
static void
add_remark (Lines *lines, const TwGame *game, guint n_entries)
{
  const char *text = tw_game_remark (game, n_entries);
  g_autofree char *line = text != NULL ? g_strdup_printf ("# %s\n", text) : NULL;
  gsize at = lines->is_open ? lines->turn_begins : lines->text->len;

  if (line == NULL)
    return;
  g_string_insert (lines->text, (gssize) at, line);
  lines->turn_begins += strlen (line);
  lines->line_begins += strlen (line);
}

/* The turns from @begin to @end of the log; @play is the game at @begin. */
static void
add_turns (Lines *lines, const TwGame *game, TwPlay *play, guint begin, guint end)
{
  guint n;
  const TwLogEntry *log = tw_game_log (game, &n);

  for (guint i = begin; i < end; i++)
    {
      g_autofree char *word = NULL;

      add_remark (lines, game, i);
      if (log[i].action.verb == TW_VERB_GIVEN)
        {
          end_turn (lines);
          add_given (lines->text, tw_game_given_words (game, &log[i].action));
          tw_game_replay_entry (game, i, play);
          continue;
        }
      if (!lines->is_open)
        begin_turn (lines, log[i].on_turn);
      word = tw_notation_print_action (play, &log[i].action, log[i].on_turn);
      add_word (lines, word);
      tw_game_replay_entry (game, i, play);
      if (i + 1 < end && (log[i].turn != log[i + 1].turn || log[i].on_turn != log[i + 1].on_turn))
        end_turn (lines);
    }
  end_turn (lines);
}

static void
remove_folder (const TwWrittenCase *written, const char *folder)
{
  for (guint i = 0; i < written->files->len; i++)
    {
      const TwWrittenFile *file = g_ptr_array_index (written->files, i);
      g_autofree char *path = g_build_filename (folder, file->name, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
}

static gboolean
save_files (const TwWrittenCase *written, const char *folder, GError **error)
{
  for (guint i = 0; i < written->files->len; i++)
    {
      const TwWrittenFile *file = g_ptr_array_index (written->files, i);
      g_autofree char *path = g_build_filename (folder, file->name, NULL);

      if (!tw_save_file (path, file->data, file->length, NULL, NULL, error))
        return FALSE;
    }
  return TRUE;
}

/* Whether the case comes to the position of @play. */
static gboolean
check (const TwGameKit *kit, const TwWrittenCase *written, const TwPlay *play, GError **error)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-XXXXXX", error);
  g_autoptr (GError) local = NULL;
  g_autofree char *facts = tw_case_facts (play), *found = NULL;
  gboolean is_right = FALSE;

  if (folder == NULL)
    return FALSE;
  if (save_files (written, folder, &local))
    {
      g_autofree char *name = g_build_filename (folder, "case.case", NULL);
      g_autoptr (TwCaseFile) file = tw_case_file_parse (name, written->text, -1, &local);
      g_autoptr (TwCaseRun) run =
          file != NULL ? tw_case_run_new (kit, file, g_ptr_array_index (file->cases, 0)) : NULL;

      if (run != NULL && tw_case_run_turns (run, G_MAXUINT, &local))
        {
          found = tw_case_facts (tw_case_run_play (run));
          is_right =
              strcmp (found, facts) == 0
              && tw_case_facts_hash_own (tw_case_run_play (run)) == tw_case_facts_hash_own (play);
        }
    }
  remove_folder (written, folder);
  if (is_right)
    return TRUE;
  g_set_error (
      error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT,
      _ ("The language of cases cannot say this position. Save the case from the beginning "
         "of the game, or from another turn. %s"),
      local != NULL ? tw_case_error_words (local) : "");
  return FALSE;
}

/* What somebody expects besides, if it can be said at all: whether it comes about is another
 * question. */
static gboolean
check_words (const TwGameKit *kit, const TwWrittenCase *written, GError **error)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-XXXXXX", error);
  g_autofree char *name = folder != NULL ? g_build_filename (folder, "case.case", NULL) : NULL;
  g_autoptr (GError) local = NULL;
  g_autoptr (TwCaseFile) file = NULL;
  g_autoptr (TwCaseRun) run = NULL;
  gboolean is_right;

  if (folder == NULL || !save_files (written, folder, error))
    return FALSE;
  file = tw_case_file_parse (name, written->text, -1, &local);
  run = file != NULL ? tw_case_run_new (kit, file, g_ptr_array_index (file->cases, 0)) : NULL;
  is_right = run != NULL
             && (tw_case_run_turns (run, G_MAXUINT, &local)
                 || g_error_matches (local, TW_CASE_ERROR, TW_CASE_ERROR_FAILED));
  remove_folder (written, folder);
  if (!is_right)
    g_set_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT,
                 _ ("What is expected cannot be read: %s"), tw_case_error_words (local));
  return is_right;
}

/* The case from entry @begin of the log on, 0 for the whole game. */
static TwWrittenCase *
write_from (const TwGameKit *kit,
            const TwGame *game,
            const TwCaseWish *wish,
            guint begin,
            GError **error)
{
  g_autoptr (TwWrittenCase) written = g_new0 (TwWrittenCase, 1);
  g_autoptr (GString) head = g_string_new (NULL), tail = g_string_new (NULL);
  const TwRules *rules = tw_game_rules (game);
  guint n, end;
  g_autoptr (TwPlay) play = NULL;
  g_autofree char *title = g_strdelimit (g_strdup (wish->title), "#\n\r\t", ' ');
  g_autofree char *ids = NULL;
  Lines lines = { .text = head }, next = { .text = tail };

  tw_game_log (game, &n);
  end = tw_case_writer_end_of_turns (game, n);
  ids = wish->rules != NULL ? g_strjoinv (",", (char **) wish->rules)
                            : applied_rules (game, begin, end);
  written->files = g_ptr_array_new_with_free_func (file_free);
  g_string_append_printf (head, "case %s %s\nrules %s\n", wish->id, g_strstrip (title), ids);
  add_set_up (written, head, rules, wish);
  play = play_at (game, begin);
  if (begin > 0)
    tw_case_facts_add_position (play, head);
  else if (play->state->on_turn != 0 || end == 0)
    g_string_append_printf (head, "given next=P%u\n", play->state->on_turn + 1u);
  if (begin > 0)
    add_order (&lines, game, begin, play, FALSE);
  add_turns (&lines, game, play, begin, end);
  /* What is drawn already for the next turn is said below; its notes stand here. */
  for (guint i = end; i <= n; i++)
    add_remark (&lines, game, i);
  /* Tried with what came out, before it says what somebody would have come out. */
  if (wish->expects)
    tw_case_facts_add_outcome (play, NULL, tail);
  if (tw_play_decider (play) != TW_SEAT_NONE)
    add_order (&next, game, end, play, TRUE);
  written->text = g_strconcat (head->str, tail->str, NULL);
  if (!check (kit, written, play, error))
    return NULL;
  if (!wish->expects || (wish->scores == NULL && wish->more == NULL))
    return g_steal_pointer (&written);
  g_string_truncate (tail, 0);
  tw_case_facts_add_outcome (play, wish->scores, tail);
  if (wish->more != NULL)
    g_string_append_printf (tail, "expect %s\n", wish->more);
  if (tw_play_decider (play) != TW_SEAT_NONE)
    add_order (&next, game, end, play, TRUE);
  g_free (written->text);
  written->text = g_strconcat (head->str, tail->str, NULL);
  return check_words (kit, written, error) ? g_steal_pointer (&written) : NULL;
}

TwWrittenCase *
tw_case_writer_of_game (const TwGameKit *kit,
                        const TwGame *game,
                        const TwCaseWish *wish,
                        GError **error)
{
  guint begin = tw_case_writer_end_of_turns (game, wish->n_given);
  TwWrittenCase *written = write_from (kit, game, wish, begin, begin > 0 ? NULL : error);

  if (written != NULL || begin == 0)
    return written;
  /* Not every position has words; every game has its moves. */
  written = write_from (kit, game, wish, 0, error);
  if (written != NULL)
    written->is_whole_instead = TRUE;
  return written;
}

gboolean
tw_written_case_save (const TwWrittenCase *written, const char *path, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);

  return save_files (written, folder, error)
         && tw_save_file (path, written->text, strlen (written->text), NULL, NULL, error);
}
