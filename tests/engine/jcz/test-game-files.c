/* Games of all kinds as files: what is read is what was written, as a saved game, as a case, as a
 * recording; whole games, and positions with what came after them. */
#include "engine/case/case-facts.h"
#include "engine/case/case-writer.h"
#include "engine/format/format-error.h"
#include "engine/game/by-hand.h"
#include "engine/game/sandbox.h"
#include "engine/game/state-hash.h"
#include "engine/jcz/jcz-game-reader.h"
#include "engine/jcz/jcz-game-writer.h"
#include "engine/saved/saved-game-reader.h"
#include "engine/saved/saved-game-writer.h"
#include "tests/engine/random-walk.h"
#include "tests/engine/shipped-fixture.h"
#include "tests/test-size.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gstdio.h>

/* Of so many random things that are done by hand some are possible. */
#define TRIES 6

/* What is in play, and whether recordings know it. */
static const struct
{
  const char *parts;
  guint n_seats;
  gboolean is_recorded;
} mixes[] = {
  { "base", 2, TRUE },
  { "base river abbot city.tiny.tiles=2", 3, TRUE },
  { "base inns-and-cathedrals traders-and-builders", 2, TRUE },
  { "base flying-machines ferries gold-mines", 2, TRUE },
  { "base mage-and-witch robbers crop-circles", 2, FALSE },
  { "base messages count", 2, FALSE },
  { "base:tiles abbot:rules river:tiles", 2, FALSE },
  { "ruleset:mists-level-3", 2, FALSE },
};

/* Something that a sandbox allows, or nothing. */
static void
meddle (TwGame *game, GRand *rand)
{
  const TwPlay *play = tw_game_play (game);

  for (guint i = 0; i < TRIES; i++)
    {
      TwAction action = {
        .verb = (guint8) g_rand_int_range (rand, TW_VERB_MOVE, TW_VERB_GIVEN),
        .seat = (guint8) g_rand_int_range (rand, 0, (gint) play->rules->n_seats),
        .kind = (guint16) g_rand_int_range (rand, 0, (gint) play->rules->catalogue->n_kinds)
      };

      if (action.verb == TW_VERB_MOVE)
        {
          action.kind = (guint16) g_rand_int_range (rand, 0, 2);
          action.figure = (guint8) g_rand_int_range (rand, 0, (gint) play->rules->n_figure_types);
          action.turns = (guint8) g_rand_int_range (rand, 0, 3);
          if (action.kind == 0)
            tw_play_name_node (play, (guint) g_rand_int_range (rand, 0, play->board.head->n_nodes),
                               &action);
        }
      if (action.verb == TW_VERB_POINTS)
        {
          action.x = (gint16) g_rand_int_range (rand, -9, 10);
          action.kind = (guint16) tw_by_hand_note (play, "an odd note: 100% = all");
        }
      else if (action.verb == TW_VERB_SEATS)
        action.kind = (guint16) g_rand_int_range (rand, 0, (gint) play->rules->n_seats);
      else if (action.verb != TW_VERB_MOVE && g_rand_boolean (rand))
        action.kind = TW_NO_KIND;
      if (tw_game_apply (game, &action, NULL))
        return;
    }
}

/* Some or all of a game by chance. */
static TwGame *
play (TwRules *rules, guint64 seed, guint most, gboolean in_sandbox)
{
  TwGame *game = tw_game_new (rules, seed, TW_GAME_DEFAULT);
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);

  for (guint i = 0; i < most; i++)
    {
      guint n;
      const TwAction *actions;

      if (in_sandbox && g_rand_int_range (rand, 0, 4) == 0)
        meddle (game, rand);
      walk_check (game);
      actions = tw_game_actions (game, &n);
      if (n == 0)
        break;
      g_assert_true (tw_game_apply (game, &actions[g_rand_int_range (rand, 0, (gint) n)], NULL));
    }
  return game;
}

static void
assert_same (const TwGame *a, const TwGame *b)
{
  g_autofree char *facts = tw_case_facts (tw_game_play (a));
  g_autofree char *other = tw_case_facts (tw_game_play (b));
  g_autoptr (GArray) order = tw_game_dup_order (a), other_order = tw_game_dup_order (b);

  g_assert_cmpstr (facts, ==, other);
  g_assert_cmpuint (order->len, ==, other_order->len);
}

static void
check_saved (const TwGameKit *kit, const TwGame *game)
{
  g_autofree char *xml = tw_saved_game_to_xml (game, NULL, NULL, FALSE, NULL), *again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TwSavedGame) saved = tw_saved_game_parse (kit, "x.xml", xml, -1, &error);

  g_assert_no_error (error);
  assert_same (game, saved->game);
  g_assert_cmphex (tw_play_hash (tw_game_play (game)), ==,
                   tw_play_hash (tw_game_play (saved->game)));
  again = tw_saved_game_to_xml (saved->game, NULL, NULL, FALSE, NULL);
  g_assert_cmpstr (again, ==, xml);
}

/* However many rules came up, each is named. */
static void
check_rules (const TwGame *game, const char *text)
{
  guint n;
  const TwEvent *events = tw_game_events (game, &n);
  guint end = tw_case_writer_end_of_turns (game, G_MAXUINT);

  for (guint i = 0; i < n; i++)
    if (events[i].rules != NULL && events[i].log_index < end)
      {
        g_auto (GStrv) ids = g_strsplit_set (events[i].rules, ", ", -1);

        for (guint k = 0; ids[k] != NULL; k++)
          g_assert_nonnull (strstr (text, ids[k]));
      }
}

/* The case says what it says of its game, and the game that a run keeps is that of the run. */
static TwGame *
check_case (const TwGameKit *kit, const TwGame *game, guint n_given)
{
  const char *const rules[] = { "BASE-020", NULL };
  TwCaseWish wish = { .id = "X-1",
                      .title = "What came # of it",
                      .rules = n_given > 0 ? rules : NULL,
                      .n_given = n_given,
                      .expects = TRUE,
                      .stem = "x" };
  g_autoptr (GError) error = NULL;
  g_autoptr (TwWrittenCase) written = tw_case_writer_of_game (kit, game, &wish, &error);
  g_autoptr (TwCaseFile) file = NULL;
  g_autoptr (TwCaseRun) run = NULL;
  g_autofree char *facts = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (written->files->len, ==, 0);
  if (n_given == 0)
    check_rules (game, written->text);
  file = tw_case_file_parse ("x.case", written->text, -1, &error);
  g_assert_no_error (error);
  run = tw_case_run_new (kit, file, file->cases->pdata[0]);
  tw_case_run_keep_game (run);
  g_assert_true (tw_case_run_turns (run, G_MAXUINT, &error));
  g_assert_no_error (error);
  g_assert_cmphex (tw_play_hash (tw_case_run_play (run)), ==,
                   tw_play_hash (tw_game_play (tw_case_run_get_game (run))));
  return tw_game_copy (tw_case_run_get_game (run));
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* A recording knows neither variants nor, so, which of them are left; nor which of two tiles that
 * look the same lies where: tiles are told only where there are none such. */
static char *
plain_facts (const TwGame *game, gboolean with_tiles)
{
  g_autofree char *facts = tw_case_facts (tw_game_play (game));
  g_autoptr (GRegex) regex =
      g_regex_new (with_tiles ? "#\\w+|^bag.*\n" : "^[A-Z][^:]*/\\d+\n|^bag.*\n", G_REGEX_MULTILINE,
                   0, NULL);
  g_autofree char *plain = g_regex_replace (regex, facts, -1, 0, "", 0, NULL);
  g_auto (GStrv) lines = g_strsplit (plain, "\n", -1);

  qsort (lines, g_strv_length (lines), sizeof *lines, compare);
  return g_strjoinv ("\n", lines);
}

static void
check_recording (const TwGameKit *kit, const TwGame *game, gboolean with_tiles)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *json = tw_jcz_game_to_json (game, NULL, problems, &length, &error);
  g_autoptr (TwJczGame) read = NULL;
  g_autofree char *mine = NULL, *theirs = NULL;

  g_assert_no_error (error);
  read = tw_jcz_game_parse (kit, "x.jcz", json, (gssize) length, &error);
  g_assert_no_error (error);
  g_assert_false (read->is_stopped);
  mine = plain_facts (game, with_tiles);
  theirs = plain_facts (read->saved->game, with_tiles);
  g_assert_cmpstr (mine, ==, theirs);
}

static void
test_games (gconstpointer data)
{
  guint mix = GPOINTER_TO_UINT (data);
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwRules) rules = shipped_rules (&kit, mixes[mix].parts, mixes[mix].n_seats);

  for (guint64 seed = 1; seed <= 6; seed++)
    {
      guint most = seed < 3 ? G_MAXUINT : (guint) (23 * seed);
      g_autoptr (TwGame) game = play (rules, seed, most, FALSE);
      g_autoptr (TwGame) from_case = check_case (&kit, game, 0);
      g_autofree char *facts = NULL, *other = NULL;

      check_saved (&kit, game);
      if (mixes[mix].is_recorded)
        check_recording (&kit, game, mix == 0);
      /* A game that came out of a case is a game like any other. */
      check_saved (&kit, from_case);
      g_clear_pointer (&from_case, tw_game_free);
      from_case = check_case (&kit, game, most == G_MAXUINT ? 60 : 30);
      check_saved (&kit, from_case);
    }
  shipped_kit_clear (&kit);
}

/* A game with so many parts that more rules come up than a line of a text has room for. */
static void
test_rules (void)
{
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwRules) rules =
      shipped_rules (&kit,
                     "base inns-and-cathedrals traders-and-builders flying-machines ferries "
                     "gold-mines robbers crop-circles messages mage-and-witch abbot",
                     2);
  g_autoptr (TwGame) game = play (rules, 1, G_MAXUINT, FALSE);
  g_autoptr (TwGame) from_case = check_case (&kit, game, 0);

  shipped_kit_clear (&kit);
}

/* What a sandbox allows is written, too; recordings do not know it, and that is said. */
static void
test_sandbox (gconstpointer data)
{
  guint mix = GPOINTER_TO_UINT (data);
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwRules) rules = shipped_rules (&kit, mixes[mix].parts, mixes[mix].n_seats);

  for (guint64 seed = 1; seed <= 6; seed++)
    {
      g_autoptr (TwGame) game = play (rules, seed, (guint) (40 * seed), TRUE);
      g_autoptr (TwGame) from_case = check_case (&kit, game, 0);
      g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GError) error = NULL;

      check_saved (&kit, game);
      check_saved (&kit, from_case);
      g_assert_null (tw_jcz_game_to_json (game, NULL, problems, NULL, &error));
      g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT);
    }
  shipped_kit_clear (&kit);
}

/* A set that somebody opened from a file lies beside the case that its game is written as. */
static void
test_own_set (void)
{
  TwGameKit kit = shipped_kit ();
  g_autofree char *set =
      g_test_build_filename (G_TEST_DIST, "data", "procedures", "crowns.xml", NULL);
  g_autofree char *parts = g_strdup_printf ("base %s", set);
  g_autoptr (TwRules) rules = shipped_rules (&kit, parts, 2);
  g_autoptr (TwGame) game = play (rules, 1, 1000, FALSE);
  TwCaseWish wish = { .id = "X-1", .title = "An own set", .stem = "game" };
  g_autoptr (GError) error = NULL;
  g_autoptr (TwWrittenCase) written = tw_case_writer_of_game (&kit, game, &wish, &error);
  g_autofree char *folder = g_dir_make_tmp ("tilewright-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.case", NULL);
  g_autofree char *beside = g_build_filename (folder, "game-crowns.xml", NULL);
  g_autoptr (TwCaseFile) file = NULL;
  g_autoptr (TwCaseRun) run = NULL;
  g_autofree char *facts = tw_case_facts (tw_game_play (game)), *found = NULL;

  g_assert_no_error (error);
  g_assert_true (tw_written_case_save (written, path, &error));
  g_assert_no_error (error);
  file = tw_case_file_load (path, &error);
  g_assert_no_error (error);
  run = tw_case_run_new (&kit, file, file->cases->pdata[0]);
  g_assert_true (tw_case_run_turns (run, G_MAXUINT, &error));
  g_assert_no_error (error);
  found = tw_case_facts (tw_case_run_play (run));
  g_assert_cmpstr (found, ==, facts);
  g_assert_cmpint (g_unlink (beside), ==, 0);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  shipped_kit_clear (&kit);
}

static guint16
tile_in_hand (const TwGame *game)
{
  return tw_play_turn_frame (tw_game_play (game))->kind;
}

static const char *
tile_name (const TwGame *game, guint kind)
{
  return tw_game_rules (game)->catalogue->kinds[kind].name;
}

/* The game that goes on where the case of @game ends has the same tile in hand, and what is
 * drawn next is the same. */
static void
check_hand (const TwGameKit *kit, const TwGame *game, const char *last_line)
{
  TwCaseWish wish = { .id = "X-1", .title = "In hand", .stem = "x" };
  g_autoptr (GError) error = NULL;
  g_autoptr (TwWrittenCase) written = tw_case_writer_of_game (kit, game, &wish, &error);
  g_autoptr (TwGame) from_case = NULL;
  g_autoptr (GArray) order = tw_game_dup_order (game), other_order = NULL;

  g_assert_no_error (error);
  g_assert_true (g_str_has_suffix (written->text, last_line));
  from_case = check_case (kit, game, 0);
  tw_game_set_flags (from_case, TW_GAME_DEFAULT);
  g_assert_cmpstr (tile_name (from_case, tile_in_hand (from_case)), ==,
                   tile_name (game, tile_in_hand (game)));
  other_order = tw_game_dup_order (from_case);
  g_assert_cmpmem (order->data, order->len * sizeof (guint16), other_order->data,
                   other_order->len * sizeof (guint16));
}

/* The tile in the hand is the one that was taken for the one drawn. Rule: HAND-004, HAND-005. */
static void
test_exchanged (void)
{
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwRules) rules = shipped_rules (&kit, "base", 2);
  g_autoptr (TwGame) game = tw_game_new (rules, 4, TW_GAME_DEFAULT);
  guint16 first = (guint16) tw_catalogue_find (rules->catalogue, "C");
  guint16 second = (guint16) tw_catalogue_find (rules->catalogue, "W");
  const TwAction actions[] = { { .verb = TW_VERB_PICK, .kind = first },
                               { .verb = TW_VERB_ORDER, .kind = second },
                               { .verb = TW_VERB_PICK, .kind = TW_NO_KIND },
                               { .verb = TW_VERB_ORDER, .kind = first },
                               { .verb = TW_VERB_ORDER, .kind = second } };

  g_assert_cmpuint (tile_in_hand (game), !=, first);
  g_assert_true (tw_game_apply (game, &actions[0], NULL));
  check_hand (&kit, game, "\nturn P1 order=C\n");
  g_assert_true (tw_game_apply (game, &actions[1], NULL));
  check_hand (&kit, game, "\nturn P1 order=C order=W\n");
  /* C is put back, and what was ordered is drawn. */
  g_assert_true (tw_game_apply (game, &actions[2], NULL));
  g_assert_cmpuint (tile_in_hand (game), ==, second);
  check_hand (&kit, game, "\nturn P1 order=- order=W\n");
  /* The lines of a turn that is over have an order already. */
  g_assert_true (tw_game_apply (game, &actions[3], NULL));
  g_assert_true (tw_game_apply (game, &actions[4], NULL));
  for (guint i = 0; i < 2; i++)
    {
      guint n;
      TwAction answer = tw_game_actions (game, &n)[0];

      g_assert_true (tw_game_apply (game, &answer, NULL));
    }
  g_assert_cmpuint (tile_in_hand (game), ==, first);
  check_hand (&kit, game, "\nturn P2 order=- order=C order=W\n");
  shipped_kit_clear (&kit);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game-files/rules", test_rules);
  g_test_add_func ("/game-files/exchanged", test_exchanged);
  g_test_add_func ("/game-files/own-set", test_own_set);

  for (guint i = 0; i < G_N_ELEMENTS (mixes); i++)
    {
      g_autofree char *games = g_strdup_printf ("/game-files/%s", mixes[i].parts);
      g_autofree char *sandbox = g_strdup_printf ("/game-files/sandbox %s", mixes[i].parts);

      if (tw_test_is_taken (i))
        g_test_add_data_func (games, GUINT_TO_POINTER (i), test_games);
      if (tw_test_is_taken (i + 2))
        g_test_add_data_func (sandbox, GUINT_TO_POINTER (i), test_sandbox);
    }
  return g_test_run ();
}
