/* Running a case: its set-up and its lines, one after the other. */
#include "engine/case/case-run-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/format-error.h"
#include "engine/format/ruleset-file.h"
#include "engine/format/tile-facts.h"
#include "engine/game/position.h"
#include "engine/set/part-word.h"

/* Copies of a tile that a case brings along: more than any case lays. */
#define CASE_TILE_COPIES 12

TW_DEFINE_PLACED_ERROR (TwCaseError, tw_case_error)

const char *
tw_case_error_words (const GError *error)
{
  const TwErrorPlace *place = error->domain == TW_CASE_ERROR ? tw_case_error_place (error) : NULL;

  return place != NULL && place->words != NULL ? place->words : tw_setup_error_words (error);
}

TwCaseRun *
tw_case_run_new (const TwGameKit *kit, const TwCaseFile *file, const TwCase *one)
{
  TwCaseRun *run = g_new0 (TwCaseRun, 1);

  run->kit = kit;
  run->file = file;
  run->one = one;
  run->refused_by = "";
  run->events = g_array_new (FALSE, FALSE, sizeof (TwEvent));
  return run;
}

void
tw_case_run_free (TwCaseRun *run)
{
  if (run == NULL)
    return;
  tw_tile_set_unref (run->provided);
  tw_game_setup_free (run->setup);
  g_clear_error (&run->setup_error);
  tw_play_free (run->play);
  tw_game_free (run->game);
  tw_rules_unref (run->rules);
  g_array_unref (run->events);
  g_free (run->actions.items);
  g_strfreev (run->colours);
  g_strfreev (run->hands);
  g_free (run);
}

void
tw_case_run_provide (TwCaseRun *run, TwTileSet *set)
{
  run->provided = tw_tile_set_ref (set);
}

void
tw_case_run_keep_game (TwCaseRun *run)
{
  run->keeps_game = TRUE;
}

const TwGame *
tw_case_run_get_game (const TwCaseRun *run)
{
  return run->game;
}

const char *const *
tw_case_run_get_colours (const TwCaseRun *run)
{
  return (const char *const *) run->colours;
}

const TwPlay *
tw_case_run_play (const TwCaseRun *run)
{
  return run->play;
}

gboolean
tw_case_run_fail (const TwCaseRun *run, TwCaseError code, GError **error, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  if (run->file == NULL)
    g_set_error_literal (error, TW_CASE_ERROR, (int) code, message);
  else
    tw_case_error_set_at (error, (int) code, run->file->name,
                          run->line != NULL ? run->line->line : run->one->line, message);
  return FALSE;
}

/* The path of a file that stands beside the case file, else the word; what it says of the facets of
 * a set stays at its end. */
static char *
find_beside (const TwCaseRun *run, const char *word)
{
  guint facets;
  g_autofree char *folder = g_path_get_dirname (run->file->name);
  g_autofree char *name = tw_part_word_split (word, &facets);
  g_autofree char *beside = g_build_filename (folder, name, NULL);

  if (!g_file_test (beside, G_FILE_TEST_IS_REGULAR))
    return g_strdup (word);
  return g_strconcat (beside, word + strlen (name), NULL);
}

static gboolean
use_parts (TwCaseRun *run, GError **error)
{
  g_autoptr (GError) local = NULL;

  for (guint i = 0; run->line->words[i] != NULL; i++)
    {
      g_autofree char *word = find_beside (run, run->line->words[i]);

      if (!tw_game_setup_use (run->setup, word, &local))
        return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, "%s", local->message);
    }
  return TRUE;
}

static gboolean
use_ruleset (TwCaseRun *run, GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autofree char *word = find_beside (run, run->line->words[0]);
  g_autoptr (TwRuleset) ruleset = tw_ruleset_file_load (word, run->kit->vocabulary, &local);

  if (ruleset == NULL || !tw_game_setup_use_ruleset (run->setup, ruleset, NULL, &local))
    return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, "%s", local->message);
  return TRUE;
}

static gboolean
set_players (TwCaseRun *run, GError **error)
{
  char **words = run->line->words;
  guint64 number;

  if (g_ascii_string_to_unsigned (words[0], 10, 1, 99, &number, NULL) && words[1] == NULL)
    {
      run->setup->n_seats = (guint) number;
      return TRUE;
    }
  for (guint i = 0; words[i] != NULL; i++)
    if (!g_regex_match_simple ("^[a-z]+([+][a-z]+)*$", words[i], 0, 0))
      return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error,
                               _ ("“%s” is no number of players and no colour. Write a number, or "
                                  "for each player a colour, for instance red blue."),
                               words[i]);
  g_strfreev (run->hands);
  run->hands = g_strdupv (words);
  g_strfreev (run->colours);
  {
    g_autofree char *all = g_strjoinv ("+", words);

    run->colours = g_strsplit (all, "+", -1);
  }
  run->setup->n_seats = g_strv_length (words);
  return TRUE;
}

static gboolean
set_values (TwCaseRun *run, GError **error)
{
  for (guint i = 0; run->line->words[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (run->line->words[i], "=", 2);
      g_autoptr (GError) local = NULL;

      if (!tw_game_setup_set (run->setup, parts[0], parts[1], &local))
        return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, "%s", local->message);
    }
  return TRUE;
}

static gboolean
add_tile (TwCaseRun *run, TwTileSet *own, GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autoptr (TwTile) tile =
      tw_tile_facts_parse (run->line->words[0], CASE_TILE_COPIES, run->line->words + 1, &local);

  if (tile == NULL)
    return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, "%s", local->message);
  if (tw_tile_set_find (own, tile->id) >= 0)
    return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, _ ("There are two tiles %s."),
                             tile->id);
  tw_tile_set_insert_tile (own, -1, tile);
  return TRUE;
}

static gboolean
set_up_line (TwCaseRun *run, TwTileSet *own, GError **error)
{
  switch (run->line->verb)
    {
    case TW_CASE_USE:
      return use_parts (run, error);
    case TW_CASE_RULESET:
      return use_ruleset (run, error);
    case TW_CASE_PLAYERS:
      return set_players (run, error);
    case TW_CASE_SET:
      return set_values (run, error);
    case TW_CASE_TILE:
      return add_tile (run, own, error);
    case TW_CASE_START:
      run->setup->start_is_given = TRUE;
      g_free (run->setup->start);
      run->setup->start = g_strdup (run->line->words[0]);
      return TRUE;
    default:
      return TRUE;
    }
}

/* Prefixes of ids that have their rules here; ids of others cannot be checked. */
static gboolean
check_rule (const TwCaseRun *run, const char *rule, GError **error)
{
  const GPtrArray *rules =
      (run->rules != NULL ? run->rules->vocabulary : run->kit->vocabulary)->rules;
  gsize prefix = strcspn (rule, "-") + 1;

  if (tw_vocabulary_find_rule ((run->rules != NULL ? run->rules->vocabulary : run->kit->vocabulary),
                               rule)
      != NULL)
    return TRUE;
  for (guint i = 0; i < rules->len; i++)
    if (strncmp (((const TwRule *) g_ptr_array_index (rules, i))->id, rule, prefix) == 0)
      return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, _ ("There is no rule %s."), rule);
  return TRUE;
}

static gboolean
check_rules (TwCaseRun *run, GError **error)
{
  for (guint i = 0; run->one->rules[i] != NULL; i++)
    if (!check_rule (run, run->one->rules[i], error))
      return FALSE;
  for (guint i = 0; i < run->one->lines->len; i++)
    {
      run->line = g_ptr_array_index (run->one->lines, i);
      if (run->line->rule != NULL && !check_rule (run, run->line->rule, error))
        return FALSE;
    }
  run->line = NULL;
  return TRUE;
}

/* Seats by colour become P1 …, wherever they stand in the words. */
static char *
plain_words (const TwCaseRun *run, char **words)
{
  GString *plain = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *at = words[i];

      if (i > 0)
        g_string_append_c (plain, ' ');
      while (*at != '\0')
        {
          gsize length = strcspn (at, ":=+@,");
          g_autofree char *word = g_strndup (at, length);
          guint seat = 0;

          while (run->colours != NULL && run->colours[seat] != NULL
                 && strcmp (run->colours[seat], word) != 0)
            seat++;
          if (run->colours != NULL && run->colours[seat] != NULL)
            g_string_append_printf (plain, "P%u", seat + 1);
          else
            g_string_append (plain, word);
          at += length;
          if (*at != '\0')
            g_string_append_c (plain, *at++);
        }
    }
  return g_string_free (plain, FALSE);
}

/* Whose turn it is at first: the seat of the first line that names one. */
static void
choose_first (TwCaseRun *run)
{
  guint first = run->play->state->on_turn;

  for (guint i = 0; i < run->one->lines->len; i++)
    {
      const TwCaseLine *line = g_ptr_array_index (run->one->lines, i);
      guint seat;

      if (line->who == NULL || strcmp (line->who, "end") == 0)
        continue;
      if (!tw_case_run_seat (run, line->who, &seat, NULL))
        return;
      tw_position_next (run->play, seat);
      if (run->game != NULL && run->play->state->on_turn != first)
        {
          g_autofree char *words = g_strdup_printf ("next=P%u", run->play->state->on_turn + 1u);

          tw_game_give (run->game, run->play, words);
        }
      return;
    }
}

/* What is in play where the case does not say it. */
static gboolean
use_default (TwCaseRun *run, GError **error)
{
  const TwTileSet *set = run->provided;
  const char *base = "base";
  g_auto (GStrv) required =
      g_strsplit (set != NULL && set->requires != NULL ? set->requires : "", " ", -1);

  if (!tw_game_setup_use (run->setup, base, error))
    return FALSE;
  for (guint i = 0; required[i] != NULL; i++)
    if (*required[i] != '\0' && strcmp (required[i], base) != 0
        && !tw_game_setup_use (run->setup, required[i], error))
      return FALSE;
  return set == NULL || strcmp (set->id, base) == 0
         || tw_game_setup_use (run->setup, set->id, error);
}

static gboolean
set_up (TwCaseRun *run, GError **error)
{
  g_autoptr (TwTileSet) own = tw_tile_set_new ("case");
  gboolean names_parts = FALSE;

  run->setup = tw_game_setup_new (run->kit);
  if (run->provided != NULL)
    tw_game_setup_provide (run->setup, run->provided);
  for (guint i = 0; i < run->one->lines->len; i++)
    {
      run->line = g_ptr_array_index (run->one->lines, i);
      names_parts |= run->line->verb == TW_CASE_USE || run->line->verb == TW_CASE_RULESET;
      if (!set_up_line (run, own, error))
        return FALSE;
    }
  run->line = NULL;
  if (!names_parts && !use_default (run, error))
    return FALSE;
  if (own->n_tiles > 0)
    tw_game_setup_use_set (run->setup, own, 1);
  run->rules = tw_case_run_check_colours (run)
                   ? tw_game_setup_compile (run->setup, &run->setup_error)
                   : NULL;
  if (run->rules != NULL)
    tw_case_run_check_hands (run);
  if (!check_rules (run, error))
    return FALSE;
  if (run->rules == NULL)
    {
      if (g_error_matches (run->setup_error, TW_SETUP_ERROR, TW_SETUP_ERROR_REFUSED)
          || g_error_matches (run->setup_error, TW_RULES_ERROR, TW_RULES_ERROR_PLAYERS))
        return TRUE;
      return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, "%s", run->setup_error->message);
    }
  run->actions.items = g_new (TwAction, run->rules->max_actions);
  run->play = tw_play_new (run->rules, 1);
  run->play->events = run->events;
  if (run->keeps_game)
    {
      run->game = tw_game_new (run->rules, 1, TW_GAME_FORCED);
      run->play->notes = tw_game_play (run->game)->notes;
    }
  choose_first (run);
  return TRUE;
}

/* The seat of a line; the end of the game has none. Any colour of a player will do. */
static gboolean
line_seat (TwCaseRun *run, guint *out_seat, GError **error)
{
  *out_seat = TW_SEAT_NONE;
  if (run->line->who == NULL || strcmp (run->line->who, "end") == 0)
    return TRUE;
  if (!tw_case_run_seat (run, run->line->who, out_seat, error))
    return FALSE;
  *out_seat = tw_rules_lead (run->rules, *out_seat);
  return TRUE;
}

static gboolean
run_turn (TwCaseRun *run, GError **error)
{
  guint seat;

  if (!line_seat (run, &seat, error))
    return FALSE;
  if (run->line->words[0] == NULL)
    {
      if (!tw_case_run_settle (run, run->play, error))
        return FALSE;
      if (tw_case_run_is_drawing (run->play) && run->play->state->on_turn != seat)
        return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, _ ("It is the turn of P%u."),
                                 run->play->state->on_turn + 1u);
      tw_case_run_draw (run, run->play);
      return TRUE;
    }
  for (guint i = 0; run->line->words[i] != NULL; i++)
    if (!tw_case_run_answer (run, run->play, run->line->words[i], seat, error))
      return FALSE;
  return TRUE;
}

static gboolean
run_given (TwCaseRun *run, GError **error)
{
  g_autofree char *words = NULL;

  if (!tw_case_run_given (run, error))
    return FALSE;
  if (run->game == NULL)
    return TRUE;
  words = plain_words (run, run->line->words);
  tw_game_give (run->game, run->play, words);
  return TRUE;
}

static gboolean
run_end (TwCaseRun *run, GError **error)
{
  /* What the end asks is answered by this line. */
  if (!tw_play_is_ending (run->play) && !tw_case_run_settle (run, run->play, error))
    return FALSE;
  tw_play_finish (run->play);
  if (run->game != NULL)
    tw_game_finish (run->game);
  for (guint i = 0; run->line->words[i] != NULL; i++)
    if (!tw_case_run_answer (run, run->play, run->line->words[i], run->play->state->on_turn, error))
      return FALSE;
  return tw_case_run_settle (run, run->play, error);
}

/* One sequence of a legal or illegal line, on a copy of the game. */
static gboolean
try_sequence (TwCaseRun *run, TwPlay *copy, char **words, guint n, guint seat, GError **error)
{
  gboolean must_fail = run->line->verb == TW_CASE_ILLEGAL;

  tw_play_copy (copy, run->play);
  if (seat == TW_SEAT_NONE)
    {
      if (!tw_play_is_ending (copy) && !tw_case_run_settle (run, copy, error))
        return FALSE;
      tw_play_finish (copy);
      seat = copy->state->on_turn;
    }
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GError) local = NULL;
      gboolean is_taken = tw_case_run_answer (run, copy, words[i], seat, &local);

      if (i + 1 == n && must_fail)
        {
          if (is_taken)
            return tw_case_run_fail (run, TW_CASE_ERROR_FAILED, error,
                                     _ ("%s was accepted, but has to be refused."), words[i]);
          if (!g_error_matches (local, TW_CASE_ERROR, TW_CASE_ERROR_REFUSED))
            {
              g_propagate_error (error, g_steal_pointer (&local));
              return FALSE;
            }
          if (run->line->rule != NULL && strcmp (run->line->rule, run->refused_by) != 0)
            return tw_case_run_fail (run, TW_CASE_ERROR_FAILED, error,
                                     _ ("%s was refused by rule %s, not by %s."), words[i],
                                     *run->refused_by != '\0' ? run->refused_by : "–",
                                     run->line->rule);
        }
      else if (!is_taken)
        {
          g_propagate_error (error, g_steal_pointer (&local));
          return FALSE;
        }
    }
  return TRUE;
}

static gboolean
run_sequences (TwCaseRun *run, GError **error)
{
  g_autoptr (TwPlay) copy = tw_play_new (run->rules, 1);
  char **words = run->line->words;
  guint seat;

  if (!line_seat (run, &seat, error))
    return FALSE;
  while (*words != NULL)
    {
      guint n = 0;

      while (words[n] != NULL && strcmp (words[n], "|") != 0)
        n++;
      if (n == 0)
        return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, _ ("A sequence is empty."));
      if (!try_sequence (run, copy, words, n, seat, error))
        return FALSE;
      words += n + (words[n] != NULL);
    }
  return TRUE;
}

gboolean
tw_case_run_line (TwCaseRun *run, const TwCaseLine *line, GError **error)
{
  run->line = line;
  if (run->play == NULL && run->line->verb != TW_CASE_EXPECT)
    return tw_case_run_fail (run, TW_CASE_ERROR_FAILED, error, _ ("The game cannot be set up: %s"),
                             run->setup_error->message);
  switch (run->line->verb)
    {
    case TW_CASE_GIVEN:
      return run_given (run, error);
    case TW_CASE_TURN:
      return run_turn (run, error);
    case TW_CASE_END:
      return run_end (run, error);
    case TW_CASE_LEGAL:
    case TW_CASE_ILLEGAL:
      return run_sequences (run, error);
    case TW_CASE_EXPECT:
      return tw_case_run_expect (run, error);
    default:
      return TRUE;
    }
}

gboolean
tw_case_run_turns (TwCaseRun *run, guint n_turns, GError **error)
{
  guint n_done = 0;

  if (!set_up (run, error))
    return FALSE;
  for (guint i = 0; i < run->one->lines->len; i++)
    {
      const TwCaseLine *line = g_ptr_array_index (run->one->lines, i);

      if (line->verb < TW_CASE_GIVEN)
        continue;
      if (line->verb == TW_CASE_TURN && n_done++ == n_turns)
        break;
      if (!tw_case_run_line (run, line, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
tw_case_run_test (const TwGameKit *kit, const TwCaseFile *file, const TwCase *one, GError **error)
{
  g_autoptr (TwCaseRun) run = tw_case_run_new (kit, file, one);

  return tw_case_run_turns (run, G_MAXUINT, error);
}
