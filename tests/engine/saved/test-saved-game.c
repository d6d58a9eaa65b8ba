/* Saved games: what comes back, what goes on, what is refused. */
#include "engine/game/state-hash.h"
#include "engine/saved/saved-game-reader.h"
#include "engine/saved/saved-game-writer.h"

#include "engine/case/case-run.h"
#include "engine/format/format-error.h"
#include "engine/format/rules-file.h"
#include "engine/game/notation.h"
#include "tests/engine/undo.h"

#include <string.h>

static TwRules *
base_rules (const TwGameKit *kit, GError **error)
{
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (kit);

  setup->n_seats = 3;
  g_assert_true (tw_game_setup_use (setup, "base", error));
  g_assert_true (tw_game_setup_set (setup, "city.tiny.tiles", "2", error));
  return tw_game_setup_compile (setup, error);
}

/* Answers @n questions, each with an answer that depends on its number alone. */
static void
play_on (TwGame *game, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      guint n_actions;
      const TwAction *actions = tw_game_actions (game, &n_actions);

      if (n_actions == 0)
        return;
      g_assert_true (tw_game_apply (game, &actions[(i * 7919u) % n_actions], NULL));
    }
}

/* PARAM-008: what is read is the game that was written; it goes on as it would have. */
static void
test_round_trip (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_autoptr (TwVocabulary) vocabulary = tw_rules_file_load_shipped (NULL);
  TwGameKit kit = { .vocabulary = vocabulary };
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRules) rules = base_rules (&kit, &error);
  g_autoptr (TwGame) game = NULL;
  TwSavedSeat seats[TW_MAX_SEATS] = { { (char *) "Anna\x01 & <Bo>", (char *) "red",
                                        (char *) "person" },
                                      { NULL, (char *) "blue", (char *) "random" } };
  g_autofree char *xml = NULL, *again = NULL;
  g_autoptr (TwSavedGame) saved = NULL;
  guint n_log, n_saved;

  g_assert_no_error (error);
  game = tw_game_new (rules, 42 + n, TW_GAME_DEFAULT);
  play_on (game, n);
  xml = tw_saved_game_to_xml (game, n % 2 == 0 ? "Ours & <theirs>" : NULL, seats, TRUE, NULL);
  saved = tw_saved_game_parse (&kit, "x.xml", xml, -1, &error);
  g_assert_no_error (error);
  tw_game_log (game, &n_log);
  tw_game_log (saved->game, &n_saved);
  g_assert_cmpuint (n_saved, ==, n_log);
  g_assert_cmpuint (tw_play_hash (tw_game_play (saved->game)), ==,
                    tw_play_hash (tw_game_play (game)));
  g_assert_cmpint (tw_rules_parameter (tw_game_rules (saved->game), "city.tiny.tiles"), ==, 2);
  g_assert_cmpstr (saved->seats[0].name, ==, "Anna & <Bo>");
  g_assert_cmpstr (saved->seats[1].colour, ==, "blue");
  g_assert_null (saved->seats[2].name);
  g_assert_cmpstr (saved->title, ==, n % 2 == 0 ? "Ours & <theirs>" : NULL);
  again = tw_saved_game_to_xml (saved->game, saved->title, saved->seats, saved->is_strict, NULL);
  g_assert_cmpstr (again, ==, xml);

  tw_game_set_flags (saved->game, TW_GAME_DEFAULT);
  play_on (game, 40);
  play_on (saved->game, 40);
  g_assert_cmpuint (tw_play_hash (tw_game_play (saved->game)), ==,
                    tw_play_hash (tw_game_play (game)));
  while (undo (game))
    g_assert_true (undo (saved->game));
  g_assert_false (undo (saved->game));
}

/* Notes go along with the game, and change nothing of it; what is undone takes its notes along. */
static void
test_notes (void)
{
  g_autoptr (TwVocabulary) vocabulary = tw_rules_file_load_shipped (NULL);
  TwGameKit kit = { .vocabulary = vocabulary };
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRules) rules = base_rules (&kit, &error);
  g_autoptr (TwGame) game = tw_game_new (rules, 5, TW_GAME_DEFAULT), copy = NULL;
  g_autoptr (TwSavedGame) saved = NULL;
  g_autofree char *plain = NULL, *xml = NULL, *again = NULL, *long_text = g_strnfill (3000, 'x');
  const TwRemark *remarks;
  guint n, n_log;

  play_on (game, 30);
  plain = tw_saved_game_to_xml (game, NULL, NULL, FALSE, NULL);
  g_assert_nonnull (strstr (plain, "version=\"1.0\""));
  tw_game_log (game, &n_log);
  g_assert_true (tw_game_set_remark (game, n_log, " why not\nthe <other> & “city”? \x01"));
  g_assert_true (tw_game_set_remark (game, 0, "begins"));
  g_assert_true (tw_game_set_remark (game, 7, "goes"));
  g_assert_true (tw_game_set_remark (game, 9, long_text));
  g_assert_false (tw_game_set_remark (game, 0, "begins "));
  g_assert_true (tw_game_set_remark (game, 7, "  "));
  g_assert_false (tw_game_set_remark (game, 7, NULL));
  xml = tw_saved_game_to_xml (game, NULL, NULL, FALSE, NULL);
  /* Programs that know no notes read the game without them. */
  g_assert_nonnull (strstr (xml, "version=\"1.1\""));
  saved = tw_saved_game_parse (&kit, "x.xml", xml, -1, &error);
  g_assert_no_error (error);
  remarks = tw_game_remarks (saved->game, &n);
  g_assert_cmpuint (n, ==, 3);
  g_assert_cmpstr (remarks[0].text, ==, "begins");
  g_assert_cmpuint (remarks[1].n_entries, ==, 9);
  g_assert_cmpuint (strlen (remarks[1].text), ==, TW_REMARK_CHARS);
  g_assert_cmpuint (remarks[2].n_entries, ==, n_log);
  g_assert_cmpstr (remarks[2].text, ==, "why not the <other> & “city”?");
  g_assert_cmpstr (tw_game_remark (saved->game, 0), ==, "begins");
  g_assert_null (tw_game_remark (saved->game, 7));
  again = tw_saved_game_to_xml (saved->game, NULL, NULL, FALSE, NULL);
  g_assert_cmpstr (again, ==, xml);

  copy = tw_game_copy (game);
  tw_game_undo_to (copy, 9);
  tw_game_remarks (copy, &n);
  g_assert_cmpuint (n, ==, 2);
  while (tw_game_redo (copy))
    ;
  tw_game_remarks (copy, &n);
  g_assert_cmpuint (n, ==, 3);
  tw_game_undo_to (copy, 8);
  play_on (copy, 10);
  tw_game_remarks (copy, &n);
  g_assert_cmpuint (n, ==, 1);
  tw_game_remarks (game, &n);
  g_assert_cmpuint (n, ==, 3);
}

/* A note that is nowhere is no note. */
static void
test_bad_notes (void)
{
  static const char *const bad[] = { "<note>x</note>", "<note at=\"-1\">x</note>",
                                     "<note at=\"99999\">x</note>", "<note at=\"two\">x</note>" };
  g_autoptr (TwVocabulary) vocabulary = tw_rules_file_load_shipped (NULL);
  TwGameKit kit = { .vocabulary = vocabulary };
  g_autoptr (TwRules) rules = base_rules (&kit, NULL);
  g_autoptr (TwGame) game = tw_game_new (rules, 5, TW_GAME_DEFAULT);
  g_autofree char *xml = NULL;

  play_on (game, 5);
  tw_game_set_remark (game, 0, "x");
  xml = tw_saved_game_to_xml (game, NULL, NULL, FALSE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_auto (GStrv) parts = g_strsplit (xml, "<note at=\"0\">x</note>", 2);
      g_autofree char *spoilt = g_strjoinv (bad[i], parts);
      g_autoptr (GError) error = NULL;

      g_assert_cmpuint (g_strv_length (parts), ==, 2);
      g_assert_null (tw_saved_game_parse (&kit, "x.xml", spoilt, -1, &error));
      g_assert_cmpint (error->domain, ==, TW_FORMAT_ERROR);
    }
}

/* A game that was ended before its time is over when it comes back. */
static void
test_ended (void)
{
  g_autoptr (TwVocabulary) vocabulary = tw_rules_file_load_shipped (NULL);
  TwGameKit kit = { .vocabulary = vocabulary };
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRules) rules = base_rules (&kit, &error);
  g_autoptr (TwGame) game = tw_game_new (rules, 5, TW_GAME_DEFAULT);
  g_autoptr (TwSavedGame) saved = NULL;
  g_autofree char *xml = NULL;

  play_on (game, 30);
  tw_game_finish (game);
  g_assert_true (undo (game));
  g_assert_cmpint (tw_game_play (game)->state->status, ==, TW_STATUS_PLAYING);
  g_assert_true (tw_game_redo (game));
  g_assert_cmpint (tw_game_play (game)->state->status, ==, TW_STATUS_FINISHED);
  xml = tw_saved_game_to_xml (game, NULL, NULL, FALSE, NULL);
  saved = tw_saved_game_parse (&kit, "x.xml", xml, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpint (tw_game_play (saved->game)->state->status, ==, TW_STATUS_FINISHED);
  for (guint seat = 0; seat < 3; seat++)
    g_assert_cmpint (tw_game_play (saved->game)->state->score[seat], ==,
                     tw_game_play (game)->state->score[seat]);
}

/* The log as lines of a case, one for each part of a turn. */
static char *
log_as_case (const TwGame *game)
{
  GString *text = g_string_new ("case LOG-1 A game\nrules BASE-091\nuse base\nplayers 3\n"
                                "set city.tiny.tiles=2");
  g_autoptr (TwPlay) play = tw_play_new (tw_game_rules (game), tw_game_seed (game));
  guint n;
  const TwLogEntry *log = tw_game_log (game, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *word = tw_notation_print_action (play, &log[i].action, log[i].on_turn);

      if (i == 0 || log[i].turn != log[i - 1].turn)
        g_string_append_printf (text, "\nturn P%u", log[i].on_turn + 1u);
      g_string_append_printf (text, " %s", word);
      tw_play_apply (play, &log[i].action);
    }
  g_string_append (text, "\nexpect state=finished\nexpect score");
  for (guint seat = 0; seat < 3; seat++)
    g_string_append_printf (text, " P%u=%d", seat + 1, play->state->score[seat]);
  g_string_append_c (text, '\n');
  return g_string_free (text, FALSE);
}

/* A log replays as a case: two readers of the same words come to the same end. */
static void
test_log_is_a_case (void)
{
  g_autoptr (TwVocabulary) vocabulary = tw_rules_file_load_shipped (NULL);
  TwGameKit kit = { .vocabulary = vocabulary };
  g_autoptr (TwRules) rules = base_rules (&kit, NULL);

  for (guint seed = 0; seed < 20; seed++)
    {
      g_autoptr (TwGame) game = tw_game_new (rules, seed, TW_GAME_DEFAULT);
      g_autoptr (GError) error = NULL;
      g_autoptr (TwCaseFile) file = NULL;
      g_autofree char *text = NULL;

      play_on (game, 1000);
      text = log_as_case (game);
      file = tw_case_file_parse ("log.case", text, -1, &error);
      g_assert_no_error (error);
      tw_case_run_test (&kit, file, g_ptr_array_index (file->cases, 0), &error);
      g_assert_no_error (error);
    }
}

#define HEAD  "<game xmlns=\"urn:tilewright:game:1\" version=\"1.0\" seed=\"1\">\n"
#define SEATS "<player/><player/><part id=\"base\"/>\n"
#define SET                                                                                        \
  "<set copies=\"1\"><tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"mine\">"   \
  "<tile id=\"A\" count=\"3\" start=\"1\"><road edges=\"E W\"/></tile></tile-set></set>\n"

typedef struct
{
  const char *name;
  const char *text;
  const char *message;
} Refusal;

static const Refusal refusals[] = {
  { "no-seed", "<game xmlns=\"urn:tilewright:game:1\" version=\"1.0\"/>",
    "x.xml:1: <game> needs the attribute “seed”. Add it." },
  { "bad-seed", "<game xmlns=\"urn:tilewright:game:1\" version=\"1.0\" seed=\"-1\"/>",
    "x.xml:1: “-1” is no seed. Write a whole number." },
  { "nobody", HEAD "<part id=\"base\"/>" SET "</game>",
    "x.xml:1: The number of players cannot be 0. *" },
  { "seven", HEAD "<player/><player/><player/><player/><player/><player/><player/></game>",
    "x.xml:2: More than 6 players cannot play." },
  { "unknown-part", HEAD SEATS "<part id=\"dragons\"/>" SET "</game>",
    "x.xml:3: This version has no rules for “dragons”. Open the game with a newer Tilewright." },
  { "parameter", HEAD SEATS "<parameter name=\"farmers\" value=\"7\"/>" SET "</game>",
    "x.xml:3: “7” is no value for the parameter “farmers”. Allowed: y, n." },
  { "no-set", HEAD SEATS "<set copies=\"1\"/></game>",
    "x.xml:3: <set> needs one tile set within it." },
  { "bad-set",
    HEAD SEATS "<set copies=\"1\"><tile-set xmlns=\"urn:tilewright:tile-set:1\" "
               "version=\"1.0\" id=\"mine\"><wish/></tile-set></set></game>",
    "x.xml:3: The tile set within: *wish*" },
  { "many-copies",
    HEAD SEATS "<set copies=\"100\"><tile-set xmlns=\"urn:tilewright:tile-set:1\" "
               "version=\"1.0\" id=\"mine\"/></set></game>",
    "x.xml:3: *100*" },
  { "word", HEAD SEATS SET "<turn player=\"1\">jump</turn></game>",
    "x.xml:4: “jump” is no action. *" },
  { "unknown-tile", HEAD SEATS SET "<turn player=\"1\">draw=Q9</turn></game>",
    "x.xml:4: There is no tile “Q9” in this game. *" },
  { "illegal", HEAD SEATS SET "<turn player=\"1\">draw=A A@5,5/0</turn></game>",
    "x.xml:4: The game cannot go on with “A@5,5/0”: *" },
  { "too-long",
    HEAD SEATS SET "<turn player=\"1\">draw=A A@1,0/0 -</turn>"
                   "<turn player=\"2\">draw=A A@2,0/0 - draw=A</turn></game>",
    "x.xml:4: The game cannot go on with “draw=A”: *" },
  { "other-seat", HEAD SEATS SET "<turn player=\"3\">draw=A</turn></game>", "x.xml:4: *3*" },
  { "stranger", HEAD "<wish/></game>", "x.xml:2: *wish*" },
  { "other-file", "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"m\"/>",
    "x.xml:1: The outermost element is <tile-set>, not <game>. Choose another file." },
};

static void
test_refused (gconstpointer data)
{
  const Refusal *refusal = data;
  g_autoptr (TwVocabulary) vocabulary = tw_rules_file_load_shipped (NULL);
  TwGameKit kit = { .vocabulary = vocabulary };
  g_autoptr (GError) error = NULL;

  g_assert_null (tw_saved_game_parse (&kit, "x.xml", refusal->text, -1, &error));
  g_assert_cmpint (error->domain, ==, TW_FORMAT_ERROR);
  if (!g_pattern_match_simple (refusal->message, error->message))
    g_error ("said “%s”", error->message);
}

/* Whatever a log is damaged to, it is played or refused; nothing breaks. */
static void
test_damage (void)
{
  g_autoptr (TwVocabulary) vocabulary = tw_rules_file_load_shipped (NULL);
  TwGameKit kit = { .vocabulary = vocabulary };
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRules) rules = base_rules (&kit, &error);
  g_autoptr (TwGame) game = tw_game_new (rules, 11, TW_GAME_DEFAULT);
  g_autoptr (GRand) rand = g_rand_new_with_seed (20);
  g_autofree char *xml = NULL;
  gsize length;
  const char *log;
  guint n_runs = g_getenv ("TILEWRIGHT_LONG") != NULL ? 3000 : 60;
  guint n_refused = 0;

  play_on (game, 60);
  xml = tw_saved_game_to_xml (game, NULL, NULL, FALSE, &length);
  log = strstr (xml, "<turn ");
  for (guint i = 0; i < n_runs; i++)
    {
      g_autofree char *damaged = g_strdup (xml);
      g_autoptr (GError) local = NULL;
      g_autoptr (TwSavedGame) saved = NULL;
      gsize at = (gsize) (log - xml) + (gsize) g_rand_int_range (rand, 0, (int) strlen (log));

      damaged[at] = (char) g_rand_int_range (rand, 32, 127);
      saved = tw_saved_game_parse (&kit, "x.xml", damaged, (gssize) length, &local);
      g_assert_true ((saved == NULL) == (local != NULL));
      n_refused += saved == NULL;
    }
  g_assert_cmpuint (n_refused, >, n_runs / 2);
}

int
main (int argc, char **argv)
{
  static const guint lengths[] = { 0, 1, 7, 50, 1000 };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      g_autofree char *path = g_strdup_printf ("/format/saved-game/round-trip/%u", lengths[i]);

      g_test_add_data_func (path, GUINT_TO_POINTER (lengths[i]), test_round_trip);
    }
  g_test_add_func ("/format/saved-game/notes", test_notes);
  g_test_add_func ("/format/saved-game/bad-notes", test_bad_notes);
  g_test_add_func ("/format/saved-game/ended", test_ended);
  g_test_add_func ("/format/saved-game/log-is-a-case", test_log_is_a_case);
  g_test_add_func ("/format/saved-game/damage", test_damage);
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *path = g_strconcat ("/format/saved-game/refused/", refusals[i].name, NULL);

      g_test_add_data_func (path, &refusals[i], test_refused);
    }
  return g_test_run ();
}
