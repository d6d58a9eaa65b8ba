/* Recorded games: hand-made ones score as they say, ours come back, bad ones are named. */
#include "engine/format/jcz-game.h"

#include "engine/expansion/registry.h"
#include "engine/format/format-error.h"
#include "engine/format/rules-file.h"

#include <stdlib.h>
#include <string.h>

/* What all tests share: reading it takes longer than most of them. */
static TwVocabulary *shipped;

static TwVocabulary *
begin (TwGameKit *out_kit)
{
  out_kit->vocabulary = shipped;
  out_kit->expansions = tw_expansions (&out_kit->n_expansions);
  return tw_vocabulary_ref (shipped);
}

static char *
sample (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "jcz", name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static guint
seat_of (const TwSavedGame *saved, const char *name)
{
  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    if (g_strcmp0 (saved->seats[seat].name, name) == 0)
      return seat;
  g_error ("Nobody is called %s", name);
}

static gboolean
has_scored (const TwGame *game, guint seat, const char *kind, int points)
{
  guint n;
  const TwEvent *events = tw_game_events (game, &n);

  for (guint i = 0; i < n; i++)
    if (events[i].kind == TW_EVENT_SCORED && events[i].seat == seat && events[i].points == points
        && strcmp (tw_kind_info (events[i].feature)->name, kind) == 0)
      return TRUE;
  return FALSE;
}

/* "Anna has 5 points", "Anna scored road for 4 points". */
static void
check_assertion (const TwSavedGame *saved, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint seat = seat_of (saved, words[0]);

  if (strcmp (words[1], "has") == 0)
    g_assert_cmpint (tw_game_play (saved->game)->state->score[seat], ==, atoi (words[2]));
  else if (!has_scored (saved->game, seat, words[2], atoi (words[4])))
    g_error ("Not so: %s", text);
}

/* The points in the samples were worked out by hand. */
static void
test_sample (gconstpointer data)
{
  const char *name = data;
  g_autofree char *text = sample (name);
  TwGameKit kit;
  g_autoptr (TwVocabulary) vocabulary = begin (&kit);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwJczGame) game = tw_jcz_game_parse (&kit, name, text, -1, &error);
  g_auto (GStrv) parts = g_strsplit (strstr (text, "\"assertions\": ["), "\"", -1);

  g_assert_no_error (error);
  for (guint i = 0; i < game->problems->len; i++)
    g_error ("%s", (const char *) g_ptr_array_index (game->problems, i));
  g_assert_false (game->is_stopped);
  g_assert_cmpint (tw_game_play (game->saved->game)->state->status, ==, TW_STATUS_FINISHED);
  for (guint i = 3; strchr (parts[i - 1], ']') == NULL; i += 2)
    check_assertion (game->saved, parts[i]);
}

/* A tile of the list of draws that nobody laid was drawn and put away. */
static void
test_unplaceable (void)
{
  g_autofree char *text = sample ("fits-nowhere.jcz");
  TwGameKit kit;
  g_autoptr (TwVocabulary) vocabulary = begin (&kit);
  g_autoptr (TwJczGame) game = tw_jcz_game_parse (&kit, "x.jcz", text, -1, NULL);
  guint n;
  const TwEvent *events = tw_game_events (game->saved->game, &n);

  g_assert_cmpint (events[0].kind, ==, TW_EVENT_UNPLACEABLE);
  g_assert_cmpuint (events[0].turn, ==, 1);
  g_assert_cmpuint (tw_game_play (game->saved->game)->state->n_unplaceable, ==, 1);
}

static TwGame *
play_random (TwRules *rules, guint64 seed)
{
  TwGame *game = tw_game_new (rules, seed, TW_GAME_DEFAULT);
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);

  while (tw_play_decider (tw_game_play (game)) != TW_SEAT_NONE)
    {
      guint n;
      const TwAction *actions = tw_game_actions (game, &n);
      TwAction action = actions[g_rand_int_range (rand, 0, (gint) n)];

      g_assert_true (tw_game_apply (game, &action, NULL));
    }
  return game;
}

static void
assert_same_events (const TwGame *a, const TwGame *b)
{
  guint n_a, n_b;
  const TwEvent *x = tw_game_events (a, &n_a), *y = tw_game_events (b, &n_b);

  g_assert_cmpuint (n_a, ==, n_b);
  for (guint i = 0; i < n_a; i++)
    {
      g_assert_cmpint (x[i].kind, ==, y[i].kind);
      g_assert_cmpuint (x[i].turn, ==, y[i].turn);
      g_assert_cmpuint (x[i].seat, ==, y[i].seat);
      g_assert_cmpint (x[i].points, ==, y[i].points);
      g_assert_cmpint (x[i].feature, ==, y[i].feature);
      g_assert_cmpint (x[i].complete, ==, y[i].complete);
    }
  for (guint seat = 0; seat < tw_game_rules ((TwGame *) a)->n_seats; seat++)
    g_assert_cmpint (tw_game_play (a)->state->score[seat], ==,
                     tw_game_play (b)->state->score[seat]);
  g_assert_cmpint (tw_game_play (a)->state->status, ==, tw_game_play (b)->state->status);
}

static TwJczGame *
through_recording (const TwGameKit *kit, const TwGame *game)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autofree char *json = tw_jcz_game_to_json (game, NULL, problems, NULL, &error);
  TwJczGame *back;

  g_assert_no_error (error);
  back = tw_jcz_game_parse (kit, "x.jcz", json, -1, &error);
  g_assert_no_error (error);
  /* One tile is known to differ. */
  for (guint i = 0; i < back->problems->len; i++)
    if (strstr (g_ptr_array_index (back->problems, i), "INN-014") == NULL)
      g_error ("%s", (const char *) g_ptr_array_index (back->problems, i));
  return back;
}

/* What is in play in a mix, and parameters that are not at their defaults. */
typedef struct
{
  const char *uses;
  const char *values;
} Mix;

static const Mix mixes[] = {
  { "base", "" },
  { "base winter", "" },
  { "base river", "" },
  { "base river", "river.base-start=in river.uturn=any" },
  { "base abbot", "" },
  { "base river abbot winter", "supply.abbot=2" },
  { "base traders-and-builders", "" },
  { "base inns-and-cathedrals", "" },
  { "base inns-and-cathedrals traders-and-builders", "inn-cathedral-final=ignore" },
  { "base river abbot traders-and-builders winter", "builder.on-complete=refused" },
  { "base", "farmers=n supply.meeple=3" },
  { "base", "city.tiny.tiles=2 field.method=per-city road.tile.complete=3" },
};

static TwRules *
mix_rules (const TwGameKit *kit, const Mix *mix, guint n_seats)
{
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (kit);
  g_auto (GStrv) uses = g_strsplit (mix->uses, " ", -1);
  g_auto (GStrv) values = g_strsplit (mix->values, " ", -1);
  g_autoptr (GError) error = NULL;
  TwRules *rules;

  setup->n_seats = n_seats;
  for (guint i = 0; uses[i] != NULL; i++)
    {
      tw_game_setup_use (setup, uses[i], &error);
      g_assert_no_error (error);
    }
  for (guint i = 0; values[i] != NULL && *values[i] != '\0'; i++)
    {
      g_auto (GStrv) pair = g_strsplit (values[i], "=", 2);

      tw_game_setup_set (setup, pair[0], pair[1], &error);
      g_assert_no_error (error);
    }
  rules = tw_game_setup_compile (setup, &error);
  g_assert_no_error (error);
  return rules;
}

/* A game that is written and read comes to the same events and scores; so does one that
 * goes through our own file first. */
static void
test_round_trip (gconstpointer data)
{
  const Mix *mix = data;
  TwGameKit kit;
  g_autoptr (TwVocabulary) vocabulary = begin (&kit);

  if (strstr (mix->uses, "inns") != NULL
      && tw_vocabulary_find_part (vocabulary, "inns-and-cathedrals") == NULL)
    {
      g_test_skip ("there are no rules for inns and cathedrals");
      return;
    }
  for (guint seed = 1; seed <= 6; seed++)
    {
      g_autoptr (TwRules) rules = mix_rules (&kit, mix, 2 + seed % 3);
      g_autoptr (TwGame) game = play_random (rules, seed);
      g_autofree char *xml = tw_saved_game_to_xml (game, NULL, NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (TwSavedGame) saved = tw_saved_game_parse (&kit, "x.xml", xml, -1, &error);
      g_autoptr (TwJczGame) back = NULL;
      g_autoptr (TwJczGame) again = NULL;

      g_assert_no_error (error);
      back = through_recording (&kit, saved->game);
      assert_same_events (back->saved->game, game);
      again = through_recording (&kit, back->saved->game);
      assert_same_events (again->saved->game, game);
    }
}

/* A game in the middle, and one that was ended there. */
static void
test_unfinished (void)
{
  TwGameKit kit;
  g_autoptr (TwVocabulary) vocabulary = begin (&kit);
  g_autoptr (TwRules) rules = mix_rules (&kit, &mixes[0], 2);

  for (guint n = 1; n < 60; n += 7)
    {
      g_autoptr (TwGame) game = play_random (rules, n);
      g_autoptr (TwJczGame) back = NULL;
      g_autoptr (TwJczGame) ended = NULL;

      tw_game_undo_to (game, n);
      back = through_recording (&kit, game);
      g_assert_cmpint (tw_game_play (back->saved->game)->state->status, ==, TW_STATUS_PLAYING);
      g_assert_cmpuint (tw_game_play (back->saved->game)->board.head->n_slots, ==,
                        tw_game_play (game)->board.head->n_slots);
      tw_game_finish (game);
      if (strcmp (tw_play_phase (tw_game_play (back->saved->game)), "1a") != 0)
        continue;
      ended = through_recording (&kit, game);
      assert_same_events (ended->saved->game, game);
    }
}

/* What that program has no switch for is said, and still read. */
static void
test_own_parameters (void)
{
  TwGameKit kit;
  g_autoptr (TwVocabulary) vocabulary = begin (&kit);
  g_autoptr (TwRules) rules = mix_rules (&kit, &mixes[G_N_ELEMENTS (mixes) - 1], 2);
  g_autoptr (TwGame) game = tw_game_new (rules, 1, TW_GAME_DEFAULT);
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *json = tw_jcz_game_to_json (game, NULL, problems, NULL, NULL);

  g_assert_cmpuint (problems->len, ==, 2);
  g_assert_nonnull (strstr (json, "\"tiny-city-scoring\" : \"2\""));
  g_assert_nonnull (strstr (json, "\"field.method\" : \"per-city\""));
  g_assert_null (strstr (json, "\"city.tiny.tiles\""));
}

/* In the sample @name the first @from becomes @to; the reader says @expected. */
typedef struct
{
  const char *from;
  const char *to;
  const char *expected;
  gboolean is_refused;
} Damage;

static const Damage damages[] = {
  { "{", "", "x.jcz:", TRUE },
  { "\"players\"", "\"nobody\"", "$.players: A list", TRUE },
  { "[{\"name\": \"Anna\", \"slot\": 0}, {\"name\": \"Bob\", \"slot\": 1}]", "[]",
    "$.players: Nobody plays", TRUE },
  { "{\"name\": \"Anna\", \"slot\": 0}", "7", "$.players[0]: An object", TRUE },
  { "\"basic:1\": 1", "\"basic:1\": -1", "$.setup.sets.basic:1: A number from 0", TRUE },
  { "\"basic:1\": 1", "\"basic:1\": 1e9", "$.setup.sets.basic:1: A whole number", TRUE },
  { "\"basic:1\"", "\"basic:9\"", "$.setup.sets: None of the tile sets", TRUE },
  { "\"start\": [{", "\"start\": [], \"x\": [{", "$.setup.start: No tile lies", TRUE },
  { "\"tile\": \"BA/RCr\"", "\"tile\": \"BA/RCx\"", "$.setup.start[0].tile: No set", TRUE },
  { "\"tile\": \"BA/RCr\"", "\"tile\": 5", "$.setup.start[0].tile: A text", TRUE },
  { "\"x\": 0", "\"x\": 99999", "$.setup.start[0].x: A number", TRUE },
  { "\"rotation\": 0", "\"rotation\": 45", "$.setup.start[0].rotation: A tile cannot", TRUE },
  { "\"small-follower\": 7", "\"small-follower\": 700", "$.setup.elements.small-follower: A num",
    TRUE },
  { "\"farmers\": true", "\"farmers\": true, \"dragon\": true",
    "$.setup.elements.dragon: This element is unknown", FALSE },
  { "\"rules\": {}", "\"rules\": {\"no-such\": \"on\"}", "$.setup.rules.no-such: This switch",
    FALSE },
  { "PLACE_TILE", "THROW_TILE", "$.replay[0].type: This version does not know the message", FALSE },
  { "\"BA/RFr\"", "\"BA/CG\"", "$.replay[0].payload.tileId: No tile", FALSE },
  { "\"R0\"", "\"R45\"", "$.replay[0].payload.rotation: “R45” is no rotation", FALSE },
  { "[1, 0]", "[5, 5]", "$.replay[0]: By our rules", FALSE },
  { "[1, 0]", "[99999, 0]", "$.replay[0].payload.position[0]: A number", FALSE },
  { "[1, 0]", "[0, -1]", "$.replay[0]: By our rules", FALSE },
  { "\"feature\": \"Road\"", "\"feature\": \"Moat\"",
    "$.replay[1].payload.pointer.feature: This version", FALSE },
  { "\"location\": \"WE\"", "\"location\": \"XY\"",
    "$.replay[1].payload.pointer.location: “XY” is no place", FALSE },
  { "\"location\": \"WE\"", "\"location\": \"NS\"",
    "$.replay[1].payload.pointer.location: The tile at 1,0", FALSE },
  { "0.small.1", "9.small.1", "$.replay[1].payload.meepleId: “9.small.1” is no figure", FALSE },
  { "0.small.1", "0.dragon.1", "$.replay[1].payload.meepleId: The figure", FALSE },
  { "0.small.1", "1.small.1", "$.replay[1]: By our rules", FALSE },
  { "\"player\": 0", "\"player\": 1", "$.replay[0].player: By our rules it is the turn of", FALSE },
};

static void
test_damage (gconstpointer data)
{
  const Damage *damage = data;
  g_autofree char *text = sample ("road-and-city.jcz");
  const char *at = strstr (text, damage->from);
  g_autoptr (GString) bad = g_string_new_len (text, at - text);
  TwGameKit kit;
  g_autoptr (TwVocabulary) vocabulary = begin (&kit);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwJczGame) game = NULL;
  const char *said;

  g_string_append (bad, damage->to);
  g_string_append (bad, at + strlen (damage->from));
  game = tw_jcz_game_parse (&kit, "x.jcz", bad->str, (gssize) bad->len, &error);
  if (damage->is_refused)
    {
      g_assert_null (game);
      g_assert_true (error != NULL && error->domain == TW_FORMAT_ERROR);
      said = error->message;
    }
  else
    {
      g_assert_no_error (error);
      g_assert_cmpuint (game->problems->len, >, 0);
      said = g_ptr_array_index (game->problems, game->problems->len - 1);
    }
  if (strstr (said, damage->expected) == NULL || !g_str_has_prefix (said, "x.jcz:"))
    g_error ("“%s” is not in “%s”", damage->expected, said);
}

/* Too deep, too large, no text at all. */
static void
test_hostile (void)
{
  TwGameKit kit;
  g_autoptr (TwVocabulary) vocabulary = begin (&kit);
  g_autoptr (GString) deep = g_string_new (NULL);
  g_autoptr (GString) odd = g_string_new ("{\"a\": \"\\\"]\", // ");
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 200000; i++)
    g_string_append_c (deep, '[');
  g_assert_null (tw_jcz_game_parse (&kit, "x.jcz", deep->str, (gssize) deep->len, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_LIMIT);
  g_clear_error (&error);
  g_string_append_len (odd, deep->str, 1000);
  g_assert_null (tw_jcz_game_parse (&kit, "x.jcz", odd->str, (gssize) odd->len, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_NOT_JSON);
  g_clear_error (&error);
  g_assert_null (tw_jcz_game_parse (&kit, "x.jcz", "", -1, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_NOT_JSON);
  g_clear_error (&error);
  g_assert_null (tw_jcz_game_parse (&kit, "x.jcz", "{\"a\":\xff}", -1, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_NOT_JSON);
  g_clear_error (&error);
  g_assert_null (tw_jcz_game_parse (&kit, "x.jcz", "{}\0{}", 5, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_NOT_JSON);
}

/* Whatever becomes of a byte or a word of a recording, it is read or refused. */
static void
test_mutations (void)
{
  static const char *const words[] = { "null", "[]", "{}", "-1", "\"\"", "1e400", "99999999999" };
  g_autofree char *text = sample ("road-and-city.jcz");
  gsize length = strlen (text);
  TwGameKit kit;
  g_autoptr (TwVocabulary) vocabulary = begin (&kit);
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (guint i = 0; i < 200; i++)
    {
      g_autoptr (GString) bad = g_string_new_len (text, (gssize) length);
      g_autoptr (GError) error = NULL;
      g_autoptr (TwJczGame) game = NULL;
      gssize at = g_rand_int_range (rand, 0, (gint) length - 8);

      switch (i % 3)
        {
        case 0:
          bad->str[at] = (char) g_rand_int_range (rand, 1, 256);
          break;
        case 1:
          g_string_erase (bad, at, g_rand_int_range (rand, 1, 8));
          break;
        default:
          /* The value behind a colon becomes something else. */
          at = strchr (bad->str + at, ':') != NULL ? strchr (bad->str + at, ':') - bad->str : 0;
          g_string_erase (bad, at + 1, (gssize) strcspn (bad->str + at + 1, ",}]"));
          g_string_insert (bad, at + 1, words[i / 3 % G_N_ELEMENTS (words)]);
        }
      game = tw_jcz_game_parse (&kit, "x.jcz", bad->str, (gssize) bad->len, &error);
      g_assert_true ((game == NULL) == (error != NULL));
      if (game != NULL)
        {
          g_autoptr (GString) wrong = g_string_new (NULL);

          tw_play_check (tw_game_play (game->saved->game), wrong);
          g_assert_cmpstr (wrong->str, ==, "");
        }
    }
}

static void
add_samples (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "jcz", NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".jcz"))
      {
        g_autofree char *test = g_strconcat ("/jcz-game/sample/", name, NULL);

        g_test_add_data_func_full (test, g_strdup (name), test_sample, g_free);
      }
}

int
main (int argc, char **argv)
{
  g_autoptr (TwVocabulary) vocabulary = NULL;

  g_test_init (&argc, &argv, NULL);
  shipped = vocabulary = tw_vocabulary_load_shipped (NULL);
  g_assert_nonnull (shipped);
  add_samples ();
  for (guint i = 0; i < G_N_ELEMENTS (mixes); i++)
    {
      g_autofree char *test =
          g_strdup_printf ("/jcz-game/round-trip/%s %s", mixes[i].uses, mixes[i].values);

      g_test_add_data_func (test, &mixes[i], test_round_trip);
    }
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autofree char *test = g_strdup_printf ("/jcz-game/damage/%02u", i);

      g_test_add_data_func (test, &damages[i], test_damage);
    }
  g_test_add_func ("/jcz-game/unplaceable", test_unplaceable);
  g_test_add_func ("/jcz-game/unfinished", test_unfinished);
  g_test_add_func ("/jcz-game/own-parameters", test_own_parameters);
  g_test_add_func ("/jcz-game/hostile", test_hostile);
  g_test_add_func ("/jcz-game/mutations", test_mutations);
  return g_test_run ();
}
