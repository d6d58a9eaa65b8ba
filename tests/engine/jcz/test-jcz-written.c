/* Games that are written as recordings and come back. */
#include "tests/engine/jcz/jcz-fixture.h"
#include "tests/test-size.h"
#include "engine/jcz/jcz-game-reader.h"
#include "engine/jcz/jcz-game-writer.h"
#include "engine/saved/saved-game-reader.h"
#include "engine/saved/saved-game-writer.h"

#include <string.h>

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
  guint n_a, n_b, i = 0, k = 0;
  const TwEvent *x = tw_game_events (a, &n_a), *y = tw_game_events (b, &n_b);

  /* Which tiles are laid aside that program does not tell. */
  for (;; i++, k++)
    {
      while (i < n_a && x[i].kind == TW_EVENT_TOLD)
        i++;
      while (k < n_b && y[k].kind == TW_EVENT_TOLD)
        k++;
      if (i == n_a || k == n_b)
        break;
      g_assert_cmpint (x[i].kind, ==, y[k].kind);
      g_assert_cmpuint (x[i].turn, ==, y[k].turn);
      g_assert_cmpuint (x[i].seat, ==, y[k].seat);
      g_assert_cmpint (x[i].points, ==, y[k].points);
      g_assert_cmpint (x[i].feature, ==, y[k].feature);
      g_assert_cmpint (x[i].complete, ==, y[k].complete);
    }
  g_assert_true (i == n_a && k == n_b);
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
  { "base flying-machines", "" },
  { "base abbot flying-machines", "flight-abbot=y" },
  { "base ferries", "" },
  { "base ferries traders-and-builders", "ferries-again=n builder.second-part=optional" },
  { "base gold-mines", "" },
  { "base crop-circles", "" },
  { "base crop-circles-1 abbot", "" },
  { "base count", "" },
  { "base count", "farmers=n count-move=clockwise" },
  { "base count abbot inns-and-cathedrals", "count-move=follow count-final=all-quarters" },
  { "base count gold-mines crop-circles traders-and-builders", "count.base-start=in" },
  { "base watchtowers", "" },
  { "base watchtowers inns-and-cathedrals crop-circles abbot", "" },
  { "base phantom", "" },
  { "base phantom flying-machines festival ferries abbot", "supply.phantom=2" },
  { "base king-and-robber", "" },
  { "base king-and-robber abbot inns-and-cathedrals ferries", "king.scoring=continuous" },
  { "base king-and-robber count", "king.scoring=15-40" },
  { "base princess-and-dragon", "" },
  { "base princess-and-dragon", "fairy-placement=on-tile princess-action=must" },
  { "base princess-and-dragon abbot traders-and-builders festival", "dragon-move=after-scoring" },
  { "base tower", "" },
  { "base tower phantom", "" },
  { "base tower phantom inns-and-cathedrals abbot traders-and-builders", "tower-top=safe" },
  { "base tower festival princess-and-dragon", "dragon-tower=eaten" },
  { "base festival", "" },
  { "base festival abbot traders-and-builders", "festival-return=follower" },
  { "base mage-and-witch", "" },
  { "base mage-and-witch ferries inns-and-cathedrals", "mage.after-ferries=n ferries-again=y" },
  { "base river abbot inns-and-cathedrals traders-and-builders flying-machines ferries gold-mines "
    "crop-circles mage-and-witch",
    "" },
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
  g_autoptr (TwVocabulary) vocabulary = jcz_begin (&kit);

  if (strstr (mix->uses, "inns") != NULL
      && tw_vocabulary_find_part (vocabulary, "inns-and-cathedrals") == NULL)
    {
      g_test_skip ("there are no rules for inns and cathedrals");
      return;
    }
  /* With the sanitizers one game of each mix. */
  for (guint seed = 1; seed <= (tw_test_is_sanitized () ? 1 : 3); seed++)
    {
      g_autoptr (TwRules) rules = mix_rules (&kit, mix, 2 + seed % 3);
      g_autoptr (TwGame) game = play_random (rules, seed);
      g_autofree char *xml = tw_saved_game_to_xml (game, NULL, NULL, FALSE, NULL);
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
  g_autoptr (TwVocabulary) vocabulary = jcz_begin (&kit);
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
  g_autoptr (TwVocabulary) vocabulary = jcz_begin (&kit);
  g_autoptr (TwRules) rules = mix_rules (&kit, &mixes[G_N_ELEMENTS (mixes) - 1], 2);
  g_autoptr (TwGame) game = tw_game_new (rules, 1, TW_GAME_DEFAULT);
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *json = tw_jcz_game_to_json (game, NULL, problems, NULL, NULL);

  g_assert_cmpuint (problems->len, ==, 2);
  g_assert_nonnull (strstr (json, "\"tiny-city-scoring\" : \"2\""));
  g_assert_nonnull (strstr (json, "\"field.method\" : \"per-city\""));
  g_assert_null (strstr (json, "\"city.tiny.tiles\""));
}

/* What that program does by itself stands beside the messages when it was done otherwise
 * here, and that is said. */
static void
test_own_answers (void)
{
  static const char *const names[] = { "gold-shared.jcz", "gold-chosen.jcz" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *text = jcz_sample (names[i]);
      TwGameKit kit;
      g_autoptr (TwVocabulary) vocabulary = jcz_begin (&kit);
      g_autoptr (TwJczGame) game = tw_jcz_game_parse (&kit, "x.jcz", text, -1, NULL);
      g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *json = NULL;
      g_autoptr (TwJczGame) back = NULL;

      g_assert_nonnull (game);
      json = tw_jcz_game_to_json (game->saved->game, NULL, problems, NULL, NULL);
      g_assert_cmpint (strstr (json, "\"take=gold@1,-1\"") != NULL, ==, i == 1);
      g_assert_cmpuint (problems->len, ==, i);
      back = tw_jcz_game_parse (&kit, "x.jcz", json, -1, NULL);
      assert_same_events (back->saved->game, game->saved->game);
    }
}

/* A game that is ended while somebody still thinks ends there again. */
static void
test_ended_within_a_turn (void)
{
  static const Mix mix = { "base ferries crop-circles", "" };
  TwGameKit kit;
  g_autoptr (TwVocabulary) vocabulary = jcz_begin (&kit);
  g_autoptr (TwRules) rules = mix_rules (&kit, &mix, 2);

  for (guint n = 30; n < 60; n++)
    {
      g_autoptr (TwGame) game = play_random (rules, n);
      g_autoptr (TwJczGame) ended = NULL;

      tw_game_undo_to (game, n);
      tw_game_finish (game);
      ended = through_recording (&kit, game);
      assert_same_events (ended->saved->game, game);
    }
}

/* What that program has no word for is refused or said, and never left out silently. */
static void
test_unknown (void)
{
  static const struct
  {
    Mix mix;
    const char *problem;
    const char *error;
  } cases[] = {
    { { "base robbers:rules", "" }, "“robbers”", NULL },
    { { "base robbers", "" }, NULL, "“robbers”" },
    { { "base messages", "" }, NULL, "has no words for “" },
  };
  TwGameKit kit;
  g_autoptr (TwVocabulary) vocabulary = jcz_begin (&kit);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TwRules) rules = mix_rules (&kit, &cases[i].mix, 6);
      g_autoptr (TwGame) game = play_random (rules, 3);
      g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GError) error = NULL;
      g_autofree char *json = tw_jcz_game_to_json (game, NULL, problems, NULL, &error);

      g_assert_true ((json == NULL) == (cases[i].error != NULL));
      if (cases[i].error != NULL)
        g_assert_nonnull (strstr (error->message, cases[i].error));
      else
        {
          g_assert_cmpuint (problems->len, ==, 1);
          g_assert_nonnull (strstr (problems->pdata[0], cases[i].problem));
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (mixes); i++)
    {
      g_autofree char *test =
          g_strdup_printf ("/jcz-written/round-trip/%s %s", mixes[i].uses, mixes[i].values);

      g_test_add_data_func (test, &mixes[i], test_round_trip);
    }
  g_test_add_func ("/jcz-written/unknown", test_unknown);
  g_test_add_func ("/jcz-written/unfinished", test_unfinished);
  g_test_add_func ("/jcz-written/own-parameters", test_own_parameters);
  g_test_add_func ("/jcz-written/own-answers", test_own_answers);
  g_test_add_func ("/jcz-written/ended-within-a-turn", test_ended_within_a_turn);
  return g_test_run ();
}
