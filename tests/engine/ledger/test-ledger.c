/* What is counted of games, and the tables that come of it. */
#include "engine/ledger/ledger-column.h"
#include "engine/ledger/ledger-file.h"
#include "engine/ledger/ledger-folder.h"

#include <glib/gstdio.h>
#include <string.h>

#include "engine/format/format-error.h"
#include "engine/game/notation.h"
#include "engine/saved/saved-game-writer.h"
#include "tests/engine/shipped-fixture.h"

/* Turns that are known by heart: the second player ends the first one's road of three tiles, and
 * the first one a road of her own with one tile, whose figure comes back at once. */
static const struct
{
  guint seat;
  const char *words;
} turns[] = {
  { 0, "draw=W W@1,0/0 highwayman@1,0:road(W)" },
  { 1, "draw=W W@-1,0/0 -" },
  { 0, "draw=W W@2,0/0 highwayman@2,0:road(W)" },
  { 1, "draw=W W@-2,0/0 highwayman@-2,0:road(W)" },
};

static TwSavedGame *
known_game (const TwGameKit *kit, guint n_turns, gboolean is_over)
{
  g_autoptr (TwRules) rules = shipped_rules (kit, "base", 2);
  TwSavedGame *saved = g_new0 (TwSavedGame, 1);

  saved->game = tw_game_new (rules, 1, TW_GAME_FORCED);
  saved->seats[0] = (TwSavedSeat){ g_strdup ("Anna"), NULL, g_strdup ("person") };
  saved->seats[1] = (TwSavedSeat){ NULL, NULL, g_strdup ("greedy") };
  for (guint i = 0; i < n_turns; i++)
    {
      g_auto (GStrv) words = g_strsplit (turns[i].words, " ", -1);

      for (guint k = 0; words[k] != NULL; k++)
        {
          g_autoptr (GError) error = NULL;
          TwAction action;

          tw_notation_parse_action (tw_game_play (saved->game), words[k], turns[i].seat, &action,
                                    &error);
          g_assert_no_error (error);
          g_assert_true (tw_game_apply (saved->game, &action, NULL));
        }
    }
  if (is_over)
    tw_game_finish (saved->game);
  return saved;
}

static const TwLedgerRow *
find (const TwLedger *ledger, TwLedgerGroup group, const char *name, TwLedgerWho who)
{
  for (guint i = 0; i < ledger->rows->len; i++)
    {
      const TwLedgerRow *row = ledger->rows->pdata[i];

      if (row->group == group && row->who == who && strcmp (row->name, name) == 0)
        return row;
    }
  return NULL;
}

static TwLedger *
ledger_of (const TwSavedGame *saved)
{
  TwLedger *ledger = tw_ledger_new ();
  g_autoptr (TwLedgerGame) game = tw_ledger_game_new (saved);

  tw_ledger_add (ledger, game);
  tw_ledger_settle (ledger);
  return ledger;
}

/* What a tile closes is its layer's doing, and the points are told by who gets them. */
static void
test_counts (void)
{
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwSavedGame) saved = known_game (&kit, 2, FALSE);
  g_autoptr (TwLedger) ledger = ledger_of (saved);
  const TwLedgerRow *anna = find (ledger, TW_LEDGER_PLAYER, "Anna", TW_LEDGER_PEOPLE);
  const TwLedgerRow *greedy = find (ledger, TW_LEDGER_PLAYER, "greedy", TW_LEDGER_PROGRAMS);
  const TwLedgerRow *tile = find (ledger, TW_LEDGER_TILE, "base:W", TW_LEDGER_EVERYBODY);
  double value;

  g_assert_cmpint (anna->counts.n_placed, ==, 1);
  g_assert_cmpint (anna->counts.n_returned, ==, 1);
  g_assert_cmpint (anna->counts.n_closed, ==, 0);
  g_assert_cmpint (greedy->counts.n_placed, ==, 0);
  g_assert_cmpint (greedy->counts.n_closed, ==, 1);
  g_assert_cmpint (greedy->counts.closed_points, ==, 3);
  g_assert_cmpint (greedy->counts.swing, ==, -3);
  g_assert_cmpint (tile->counts.n_drawn, ==, 2);
  g_assert_cmpint (tile->counts.n_laid, ==, 2);
  g_assert_cmpuint (tile->n_seats, ==, 2);
  g_assert_cmpint (find (ledger, TW_LEDGER_TILE, "base:W", TW_LEDGER_PEOPLE)->counts.n_laid, ==, 1);
  /* Nobody's points are known before the end. */
  g_assert_cmpuint (anna->n_games, ==, 1);
  g_assert_cmpuint (anna->n_finished, ==, 0);
  g_assert_false (tw_ledger_value (anna, 5, &value));
  g_assert_cmpstr (tw_ledger_column (5).id, ==, "mean_points");
  g_assert_null (find (ledger, TW_LEDGER_SYMBOL, "coat-of-arms", TW_LEDGER_EVERYBODY));
  shipped_kit_clear (&kit);
}

/* A game that was played with cardboard is told apart from one that was played here. */
static void
test_recorded (void)
{
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwRules) rules = shipped_rules (&kit, "base", 2);
  TwSavedGame recorded = { .game = tw_game_new (rules, 1, TW_GAME_RECORDED) };
  g_autoptr (TwSavedGame) played = known_game (&kit, 4, TRUE);
  g_autoptr (TwLedgerGame) one = tw_ledger_game_new (&recorded);
  g_autoptr (TwLedgerGame) other = tw_ledger_game_new (played);
  g_autoptr (TwLedger) ledger = tw_ledger_new ();
  const TwLedgerRow *all, *program;
  double value;
  guint column = 0;

  tw_ledger_add (ledger, one);
  tw_ledger_add (ledger, other);
  tw_ledger_settle (ledger);
  while (strcmp (tw_ledger_column (column).id, "recorded") != 0)
    column++;
  all = find (ledger, TW_LEDGER_ALL, "", TW_LEDGER_EVERYBODY);
  program = find (ledger, TW_LEDGER_PROGRAM, "greedy", TW_LEDGER_PROGRAMS);
  g_assert_cmpuint (all->n_games, ==, 2);
  g_assert_true (tw_ledger_value (all, column, &value));
  g_assert_cmpfloat (value, ==, 1);
  g_assert_true (tw_ledger_value (program, column, &value));
  g_assert_cmpfloat (value, ==, 0);
  tw_game_free (recorded.game);
  shipped_kit_clear (&kit);
}

/* The end brings points and no tile does. */
static void
test_finished (void)
{
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwSavedGame) saved = known_game (&kit, 4, TRUE);
  g_autoptr (TwLedger) ledger = ledger_of (saved);
  const TwLedgerRow *all = find (ledger, TW_LEDGER_ALL, "", TW_LEDGER_EVERYBODY);
  const TwLedgerRow *seat = find (ledger, TW_LEDGER_SEAT, "P1", TW_LEDGER_EVERYBODY);
  const gint32 *score = tw_game_play (saved->game)->state->score;

  g_assert_cmpuint (all->n_finished, ==, 1);
  g_assert_cmpuint (all->n_finished_seats, ==, 2);
  g_assert_cmpint (all->sum, ==, score[0] + score[1]);
  g_assert_cmpfloat (all->median, ==, (score[0] + score[1]) / 2.0);
  g_assert_cmpint (all->parts[TW_RESULT_ROADS], ==, all->sum);
  g_assert_cmpint (all->n_tiles, ==, 4);
  g_assert_cmpint (seat->sum, ==, score[0]);
  g_assert_cmpuint (seat->n_wins, ==, score[0] >= score[1]);
  g_assert_cmpint (all->counts.n_closed, ==, 2);
  g_assert_cmpint (all->counts.closed_points, ==, 5);
  /* Placed and back at once, which what is left at home does not show. */
  g_assert_cmpint (seat->counts.n_placed, ==, 2);
  g_assert_cmpint (seat->counts.n_returned, ==, 2);
  g_assert_cmpint (seat->counts.swing, ==, 2);
  g_assert_nonnull (find (ledger, TW_LEDGER_RULESET, "base", TW_LEDGER_EVERYBODY));
  g_assert_nonnull (find (ledger, TW_LEDGER_PROGRAM, "greedy", TW_LEDGER_PROGRAMS));
  g_assert_null (find (ledger, TW_LEDGER_PROGRAM, "person", TW_LEDGER_PEOPLE));
  shipped_kit_clear (&kit);
}

static void
put (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* A folder with a game that is over, one that is not, a broken one, and what is no game. */
static char *
make_folder (const TwGameKit *kit)
{
  char *folder = g_dir_make_tmp ("ledger-XXXXXX", NULL);

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (TwSavedGame) saved = known_game (kit, 2 + 2 * i, i == 1);
      g_autofree char *xml =
          tw_saved_game_to_xml (saved->game, "=1+\"1\"", saved->seats, FALSE, NULL);

      put (folder, i == 0 ? "b.xml" : "a.xml", xml);
      if (i == 0)
        {
          g_autofree char *broken = g_strndup (xml, strlen (xml) / 2);

          put (folder, "broken.xml", broken);
        }
    }
  put (folder, "bad.jcz", "{");
  put (folder, "set.xml", "<tile-set/>");
  put (folder, "notes.txt", "<game");
  return folder;
}

static void
remove_folder (char *folder)
{
  static const char *const names[] = { "a.xml",   "b.xml",     "broken.xml", "bad.jcz",
                                       "set.xml", "notes.txt", "out.json",   "out.csv" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      g_unlink (path);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_free (folder);
}

static void
test_folder (void)
{
  TwGameKit kit = shipped_kit ();
  char *folder = make_folder (&kit);
  g_autoptr (GError) error = NULL;
  TwLedgerProgress progress = { 0 };
  g_autoptr (TwLedger) one = tw_ledger_folder (&kit, folder, 1, &progress, NULL, &error);
  g_autoptr (TwLedger) three = tw_ledger_folder (&kit, folder, 3, NULL, NULL, &error);
  g_autofree char *csv = tw_ledger_to_csv (one), *csv_of_three = tw_ledger_to_csv (three);
  g_autofree char *json = tw_ledger_to_json (one), *json_of_three = tw_ledger_to_json (three);
  const TwLedgerSkipped *skipped;

  g_assert_no_error (error);
  g_assert_cmpint (progress.n_files, ==, 5);
  g_assert_cmpint (progress.n_done, ==, 5);
  g_assert_cmpuint (one->n_games, ==, 2);
  g_assert_cmpuint (one->n_others, ==, 1);
  g_assert_cmpuint (one->skipped->len, ==, 2);
  skipped = one->skipped->pdata[1];
  g_assert_cmpstr (skipped->file, ==, "broken.xml");
  g_assert_cmpuint (skipped->line, >, 1);
  g_assert_nonnull (strstr (skipped->message, "broken.xml:"));
  g_assert_false (skipped->is_unreadable);
  g_assert_cmpstr (csv, ==, csv_of_three);
  g_assert_cmpstr (json, ==, json_of_three);
  /* No formula for who opens it, and two lines of one name. */
  g_assert_nonnull (strstr (csv, "\r\nruleset,\"'=1+\"\"1\"\"\",everybody,2,1,4,"));
  g_assert_true (g_str_has_prefix (csv, "group,name,who,games,finished,seats,wins,"));
  shipped_kit_clear (&kit);
  remove_folder (folder);
}

static void
test_not_read (void)
{
  TwGameKit kit = shipped_kit ();
  char *folder = make_folder (&kit);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (tw_ledger_folder (&kit, folder, 2, NULL, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  remove_folder (folder);
  g_assert_null (tw_ledger_folder (&kit, "/nowhere", 2, NULL, NULL, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_READ);
  shipped_kit_clear (&kit);
}

static void
test_saved (void)
{
  TwGameKit kit = shipped_kit ();
  char *folder = make_folder (&kit);
  g_autoptr (TwLedger) ledger = tw_ledger_folder (&kit, folder, 0, NULL, NULL, NULL);
  static const char *const names[] = { "out.json", "out.csv" };

  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL), *text = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_true (tw_ledger_save (ledger, path, &error));
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      g_assert_true (g_str_has_prefix (text, i == 0 ? "{" : "group,"));
    }
  shipped_kit_clear (&kit);
  remove_folder (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ledger/counts", test_counts);
  g_test_add_func ("/ledger/finished", test_finished);
  g_test_add_func ("/ledger/recorded", test_recorded);
  g_test_add_func ("/ledger/folder", test_folder);
  g_test_add_func ("/ledger/not-read", test_not_read);
  g_test_add_func ("/ledger/saved", test_saved);
  return g_test_run ();
}
