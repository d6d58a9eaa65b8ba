/* Recorded games: hand-made ones score as they say, bad ones are named. */
#include "tests/engine/jcz/jcz-fixture.h"

#include "engine/format/format-error.h"
#include "engine/jcz/jcz-game-reader.h"

#include <stdlib.h>
#include <string.h>

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

static void
check_game (const char *name, const char *text)
{
  TwGameKit kit;
  g_autoptr (TwVocabulary) vocabulary = jcz_begin (&kit);
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

/* The points in the samples were worked out by hand. */
static void
test_sample (gconstpointer data)
{
  g_autofree char *text = jcz_sample (data);

  check_game (data, text);
}

/* That program asks whether an element is named, not for its value; and saves no name of what its
 * set brings. The points are those of the sample. */
static void
test_elements (void)
{
  static const struct
  {
    const char *sample, *from, *to;
  } same[] = {
    { "flight.jcz", ", \"flier\": true", "" },
    { "flight.jcz", "\"flier\": true", "\"flier\": false" },
    { "crop-circles.jcz", ", \"corn-circle\": true", "" },
    { "gold.jcz", "\"gold\": true", "\"gold\": false" },
    { "goods.jcz", "\"traders\": true", "\"traders\": null" },
    { "count.jcz", "true, \"count\": 1", "true, \"count\": 0" },
    { "goods.jcz", "\"farmers\": true", "\"farmers\": false" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (same); i++)
    {
      g_autofree char *text = jcz_sample (same[i].sample);
      g_autoptr (GString) other = g_string_new (text);

      g_assert_cmpuint (g_string_replace (other, same[i].from, same[i].to, 1), ==, 1);
      check_game (same[i].sample, other->str);
    }
}

/* A tile of the list of draws that nobody laid was drawn and put away. */
static void
test_unplaceable (void)
{
  g_autofree char *text = jcz_sample ("fits-nowhere.jcz");
  TwGameKit kit;
  g_autoptr (TwVocabulary) vocabulary = jcz_begin (&kit);
  g_autoptr (TwJczGame) game = tw_jcz_game_parse (&kit, "x.jcz", text, -1, NULL);
  guint n;
  const TwEvent *events = tw_game_events (game->saved->game, &n);

  g_assert_cmpint (events[0].kind, ==, TW_EVENT_UNPLACEABLE);
  g_assert_cmpuint (events[0].turn, ==, 1);
  g_assert_cmpuint (tw_game_play (game->saved->game)->state->n_unplaceable, ==, 1);
}

/* In the sample the first @from becomes @to; the reader says @expected. */
typedef struct
{
  const char *from;
  const char *to;
  const char *expected;
  gboolean is_refused;
  const char *sample;
} Damage;

static const Damage damages[] = {
  { "{", "", "x.jcz:", TRUE, NULL },
  { "\"players\"", "\"nobody\"", "$.players: A list", TRUE, NULL },
  { "[{\"name\": \"Anna\", \"slot\": 0}, {\"name\": \"Bob\", \"slot\": 1}]", "[]",
    "$.players: Nobody plays", TRUE, NULL },
  { "{\"name\": \"Anna\", \"slot\": 0}", "7", "$.players[0]: An object", TRUE, NULL },
  { "\"basic:1\": 1", "\"basic:1\": -1", "$.setup.sets.basic:1: A number from 0", TRUE, NULL },
  { "\"basic:1\": 1", "\"basic:1\": 1e9", "$.setup.sets.basic:1: A whole number", TRUE, NULL },
  { "\"basic:1\"", "\"basic:9\"", "$.setup.sets: None of the tile sets", TRUE, NULL },
  { "\"start\": [{", "\"start\": [], \"x\": [{", "$.setup.start: No tile lies", TRUE, NULL },
  { "\"tile\": \"BA/RCr\"", "\"tile\": \"BA/RCx\"", "$.setup.start[0].tile: No set", TRUE, NULL },
  { "\"tile\": \"BA/RCr\"", "\"tile\": 5", "$.setup.start[0].tile: A text", TRUE, NULL },
  { "\"x\": 0", "\"x\": 99999", "$.setup.start[0].x: A number", TRUE, NULL },
  { "\"rotation\": 0", "\"rotation\": 45", "$.setup.start[0].rotation: A tile cannot", TRUE, NULL },
  { "\"small-follower\": 7", "\"small-follower\": 700", "$.setup.elements.small-follower: A num",
    TRUE, NULL },
  { "\"farmers\": true", "\"farmers\": true, \"griffin\": true",
    "$.setup.elements.griffin: This element is unknown", FALSE, NULL },
  { "\"rules\": {}", "\"rules\": {\"no-such\": \"on\"}", "$.setup.rules.no-such: This switch",
    FALSE, NULL },
  { "PLACE_TILE", "THROW_TILE", "$.replay[0].type: This version does not know the message", FALSE,
    NULL },
  { "\"BA/RFr\"", "\"BA/CG\"", "$.replay[0].payload.tileId: No tile", FALSE, NULL },
  { "\"R0\"", "\"R45\"", "$.replay[0].payload.rotation: “R45” is no rotation", FALSE, NULL },
  { "[1, 0]", "[5, 5]", "$.replay[0]: By our rules", FALSE, NULL },
  { "[1, 0]", "[99999, 0]", "$.replay[0].payload.position[0]: A number", FALSE, NULL },
  { "[1, 0]", "[0, -1]", "$.replay[0]: By our rules", FALSE, NULL },
  { "\"feature\": \"Road\"", "\"feature\": \"Moat\"",
    "$.replay[1].payload.pointer.feature: This version", FALSE, NULL },
  { "\"location\": \"WE\"", "\"location\": \"XY\"",
    "$.replay[1].payload.pointer.location: “XY” is no place", FALSE, NULL },
  { "\"location\": \"WE\"", "\"location\": \"NS\"",
    "$.replay[1].payload.pointer.location: The tile at 1,0", FALSE, NULL },
  { "0.small.1", "9.small.1", "$.replay[1].payload.meepleId: “9.small.1” is no figure", FALSE,
    NULL },
  { "0.small.1", "0.griffin.1", "$.replay[1].payload.meepleId: The figure", FALSE, NULL },
  { "0.small.1", "1.small.1", "$.replay[1]: By our rules", FALSE, NULL },
  { "\"player\": 0", "\"player\": 1", "$.replay[0].player: By our rules it is the turn of", FALSE,
    NULL },
  { "[0, 1], \"feature\": \"Fly", "[0, 0], \"feature\": \"Fly",
    "$.replay[4].payload.pointer.position: No flying machine", FALSE, "flight.jcz" },
  { "\"position\": [0, 0], \"feature\": \"Road\", \"location\": \"WE\"",
    "\"position\": [1, 0], \"feature\": \"Road\", \"location\": \"W\"",
    "$.replay[5]: By our rules the game", FALSE, "flight.jcz" },
  { "\"gold\": true", "\"silver\": true", "$.replay[4]: ", FALSE, "gold.jcz" },
  { "\"ferry\": 8", "\"ferry\": 3", "$.setup.elements.ferry: There are 8 of them here, not 3.",
    FALSE, "ferry.jcz" },
  { "\"WE\", \"feature\": \"Road\"}}", "\"XY\", \"feature\": \"Road\"}}",
    "$.replay[5].payload.pointer.location: “XY” is no place", FALSE, "ferry.jcz" },
  { "\"WE\", \"feature\": \"Road\"}}", "\"NS\", \"feature\": \"Road\"}}",
    "$.replay[5]: By our rules the game", FALSE, "ferry.jcz" },
  { "\"token\": \"FERRY\"", "\"token\": \"ARK\"",
    "$.replay[9].payload.token: This version does not know the token “ARK”", FALSE, "ferry.jcz" },
  { "\"token\": \"FERRY\"", "\"token\": []", "$.replay[9].payload.token: A text", FALSE,
    "ferry.jcz" },
  { "\"GOLD\"], \"pointer\": [0, -1]", "\"GOLD\"], \"pointer\": [3, -1]",
    "$.replay[4]: By our rules the game", FALSE, "gold.jcz" },
  { "\"GOLD\"], \"pointer\": [0, -1]", "\"GOLD\"], \"pointer\": 4",
    "$.replay[4].payload.pointer: A list", FALSE, "gold.jcz" },
  { "\"DEPLOY\"", "\"DANCE\"", "$.replay[9].payload.value: A crop circle", FALSE,
    "crop-circles.jcz" },
  { "\"REMOVE\"", "\"DEPLOY\"", "$.replay[19]: By our rules the game", FALSE, "crop-circles.jcz" },
  { "CORN_CIRCLE\"}", "CORN_SQUARE\"}", "$.replay[19].payload.source: This version", FALSE,
    "crop-circles.jcz" },
  { "QUARTER_CASTLE", "QUARTER_SEWER", "$.replay[6]: ", FALSE, "count.jcz" },
  { "QUARTER_CASTLE", "CASTLE", "$.replay[6].payload.pointer.location: “CASTLE” is no quarter",
    FALSE, "count.jcz" },
  { "QUARTER_MARKET", "QUARTER_CASTLE", "$.replay[7]: By our rules the game", FALSE, "count.jcz" },
  { "\"count.1\"", "\"king.1\"", "$.replay[7].payload.figureId: The figure", FALSE, "count.jcz" },
  { "\"count.1\"", "null", "$.replay[7].payload.figureId: A text", FALSE, "count.jcz" },
  { "\"1.small.1\"}, \"player\": 1}\n", "\"0.small.1\"}, \"player\": 0}\n",
    "$.replay[15]: By our rules this figure", FALSE, "count-market.jcz" },
  { ", \"witch\": 1", "", "$.setup.elements: Mage and witch come together here", FALSE,
    "mage.jcz" },
  { "{\"position\": [0, 0], \"feature\": \"Road\", \"location\": \"WE\"}", "null",
    "$.replay[4]: By our rules this figure does not leave", FALSE, "mage.jcz" },
  { "mage.1", "griffin.1", "$.replay[4].payload.figureId: The figure", FALSE, "mage.jcz" },
  { "\"feature\": \"City\", \"location\": \"N\"}}, \"player\": 0}",
    "\"feature\": \"City\", \"location\": \"S\"}}, \"player\": 0}",
    "$.replay[14]: By our rules the game", FALSE, "mage.jcz" },
};

static void
test_damage (gconstpointer data)
{
  const Damage *damage = data;
  g_autofree char *text =
      jcz_sample (damage->sample != NULL ? damage->sample : "road-and-city.jcz");
  const char *at = strstr (text, damage->from);
  g_autoptr (GString) bad = g_string_new_len (text, at - text);
  TwGameKit kit;
  g_autoptr (TwVocabulary) vocabulary = jcz_begin (&kit);
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
  g_autoptr (TwVocabulary) vocabulary = jcz_begin (&kit);
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
  g_autofree char *text = jcz_sample ("road-and-city.jcz");
  gsize length = strlen (text);
  TwGameKit kit;
  g_autoptr (TwVocabulary) vocabulary = jcz_begin (&kit);
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
  g_test_init (&argc, &argv, NULL);
  add_samples ();
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autofree char *test = g_strdup_printf ("/jcz-game/damage/%02u", i);

      g_test_add_data_func (test, &damages[i], test_damage);
    }
  g_test_add_func ("/jcz-game/elements", test_elements);
  g_test_add_func ("/jcz-game/unplaceable", test_unplaceable);
  g_test_add_func ("/jcz-game/hostile", test_hostile);
  g_test_add_func ("/jcz-game/mutations", test_mutations);
  return g_test_run ();
}
