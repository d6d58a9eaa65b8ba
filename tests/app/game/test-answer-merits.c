/* What speaks for an answer, by positions worked out by hand. */
#include "app/game/answer-merits.h"
#include "app/game/answer-prospects.h"
#include "app/game/answer-words.h"
#include "engine/player/player.h"
#include "tests/app/game/position-fixture.h"

/* Anna's city of two tiles is open to the north. */
#define OPEN_CITY "draw=G G@0,-1/90 knight@0,-1:city(S) "

/* What @look finds of an answer, in the notation. */
static GArray *
find_by (TwTableModel *model,
         const char *words,
         GArray *(*look) (const TwGame *game, const TwAction *actions, guint n))
{
  const TwGame *game = tw_table_model_get_game (model);
  g_autoptr (TwGame) copy = tw_game_copy (game);
  g_auto (GStrv) split = g_strsplit (words, " ", -1);
  TwAction actions[2];
  guint n = 0;

  tw_game_set_flags (copy, TW_GAME_FORCED);
  for (; split[n] != NULL; n++)
    {
      g_autoptr (GError) error = NULL;

      tw_notation_parse_action (tw_game_play (copy), split[n], tw_table_model_get_decider (model),
                                &actions[n], &error);
      g_assert_no_error (error);
      g_assert_true (tw_game_apply (copy, &actions[n], NULL));
    }
  return look (game, actions, n);
}

static GArray *
find (TwTableModel *model, const char *words)
{
  return find_by (model, words, tw_answer_merits);
}

static const TwMerit *
get (const GArray *merits, TwMeritKind kind)
{
  for (guint i = 0; i < merits->len; i++)
    if (g_array_index (merits, TwMerit, i).kind == kind)
      return &g_array_index (merits, TwMerit, i);
  return NULL;
}

static void
assert_words (TwTableModel *model, const GArray *merits, const char *words)
{
  g_autofree char *found = tw_merit_words (model, merits, 3);

  g_assert_cmpstr (found, ==, words);
}

/* Three tiles are six points, and the knight comes home. */
static void
test_closes (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("", OPEN_CITY "draw=B B@0,1/0 - draw=E");
  g_autoptr (GArray) merits = find (model, "E@0,-2/180 -");
  const TwMerit *merit = get (merits, TW_MERIT_CLOSES);

  g_assert_nonnull (merit);
  g_assert_true (merit == &g_array_index (merits, TwMerit, 0));
  g_assert_cmpint (merit->feature, ==, TW_KIND_CITY);
  g_assert_cmpint (merit->points, ==, 6);
  g_assert_cmpuint (merit->n, ==, 1);
  assert_words (model, merits, "City: closed, +6, 1 figure back");
}

/* The tile is Eva's, the city is not. */
static void
test_gives (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("", OPEN_CITY "draw=E");
  g_autoptr (GArray) merits = find (model, "E@0,-2/180 -");
  const TwMerit *merit = get (merits, TW_MERIT_GIVES);

  g_assert_nonnull (merit);
  g_assert_cmpuint (merit->seat, ==, 0);
  g_assert_cmpint (merit->points, ==, 6);
  g_assert_null (get (merits, TW_MERIT_CLOSES));
  g_assert_null (get (merits, TW_MERIT_BACK));
  /* What Anna has at the end of the game is what she has got. */
  g_assert_null (get (merits, TW_MERIT_HELPS));
}

/* A monastery with one neighbour, and a city of two tiles: of the 70 tiles left 22 have one edge of
 * a city that ends there: D 3, E 5, H 3, I 2, J, K and L 3 each. */
static void
test_starts (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("", "draw=B");
  g_autoptr (TwTableModel) city = fixture_table_after ("", "draw=G");
  g_autoptr (GArray) merits = find (model, "B@0,1/0 monk@0,1:monastery");
  g_autoptr (GArray) of_city = find (city, "G@0,-1/90 knight@0,-1:city(S)");
  const TwMerit *merit = get (merits, TW_MERIT_STARTS);

  g_assert_nonnull (merit);
  g_assert_cmpint (merit->feature, ==, TW_KIND_MONASTERY);
  g_assert_cmpint (merit->points, ==, 2);
  assert_words (model, merits, "Monastery: begun, +2");
  merit = get (of_city, TW_MERIT_CLOSABLE);
  g_assert_nonnull (merit);
  g_assert_cmpint (merit->feature, ==, TW_KIND_CITY);
  g_assert_cmpuint (merit->n, ==, 22);
  g_assert_cmpuint (merit->of, ==, 70);
  assert_words (city, of_city, "City: begun, +2; City: 22 of 70 tiles left close it");
}

/* Anna's road grows by one tile; it is no other feature's. */
static void
test_grows (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("", "draw=U U@1,0/0 highwayman@1,0:road(W) draw=B B@0,1/0 - draw=U");
  g_autoptr (GArray) merits = find (model, "U@2,0/0 -");
  g_autoptr (GArray) elsewhere = find (model, "U@0,2/0 -");
  const TwMerit *merit = get (merits, TW_MERIT_GROWS);

  g_assert_nonnull (merit);
  g_assert_cmpint (merit->feature, ==, TW_KIND_ROAD);
  g_assert_cmpint (merit->points, ==, 1);
  g_assert_null (get (merits, TW_MERIT_STARTS));
  /* A tile that does nothing for anybody has nothing to say. */
  g_assert_null (get (elsewhere, TW_MERIT_GROWS));
}

/* Eva's road meets Anna's, who does not lose a point by it. */
static void
test_joins (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after (
      "", "draw=U U@1,0/0 highwayman@1,0:road(W) draw=B B@1,1/0 - draw=B B@0,1/0 - "
          "draw=V V@2,1/180 highwayman@2,1:road(N) draw=B B@-1,1/0 - draw=V");
  g_autoptr (GArray) merits = find (model, "V@2,0/0 -");
  const TwMerit *merit = get (merits, TW_MERIT_JOINS);

  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 1);
  g_assert_nonnull (merit);
  g_assert_cmpint (merit->feature, ==, TW_KIND_ROAD);
  g_assert_cmpuint (merit->seat, ==, 0);
  /* D, U, V and V: 4 points in place of 1. */
  g_assert_cmpint (merit->points, ==, 3);
}

/* The last of seven. */
static void
test_last (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("", "draw=B");
  g_autoptr (TwGame) game = tw_game_copy (tw_table_model_get_game (model));
  TwPlay *play = (TwPlay *) tw_game_play (game);
  TwFigure *figures = tw_play_figures_of (play, 0);
  const TwAction laid = { .verb = TW_VERB_PLACE,
                          .kind = (guint16) tw_table_model_get_drawn (model),
                          .y = 1 };
  const TwAction actions[][2] = { { laid, { .verb = TW_VERB_NONE } },
                                  { laid, { .verb = TW_VERB_FIGURE, .y = 1 } } };
  guint n_left = 0;

  for (guint i = 0; i < play->rules->n_seat_figures; i++)
    if (play->rules->figure_types[figures[i].type].occupies && n_left++ > 0)
      figures[i].place = TW_FIGURE_OFF;
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GArray) merits = tw_answer_merits (game, actions[i], 2);

      g_assert_true ((get (merits, TW_MERIT_KEEPS_LAST) != NULL) == (i == 0));
      g_assert_true ((get (merits, TW_MERIT_USES_LAST) != NULL) == (i == 1));
    }
}

/* Whatever is asked, each answer has words, and what speaks for it can be found. */
static void
test_every_question (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after (
      "abbot mage-and-witch robbers crop-circles ferries messages gold-mines flying-machines", "");
  TwTableSetup table = { 0 };
  g_autoptr (TwGame) game = tw_game_copy (tw_table_model_get_game (model));
  g_autoptr (TwPlayer) player =
      tw_player_new (&tw_random_player, tw_table_model_get_setup (model)->rules);
  guint64 verbs = 0;

  tw_table_setup_copy (&table, tw_table_model_get_setup (model));
  tw_player_seed (player, 3);
  for (guint i = 0; i < 250; i++)
    {
      TwAction action;
      g_autoptr (GArray) merits = NULL;
      g_autofree char *words = NULL, *said = NULL;

      if (tw_play_decider (tw_game_play (game)) >= TW_MAX_SEATS)
        break;
      tw_table_model_resume (model, &table, tw_game_copy (game));
      action = tw_player_choose (player, tw_game_play (game));
      merits = tw_answer_merits (game, &action, 1);
      words = tw_answer_words (model, game, &action, 1);
      said = tw_merit_words (model, merits, G_MAXUINT);
      g_assert_cmpstr (words, !=, "");
      g_assert_true ((said[0] == '\0') == (merits->len == 0));
      verbs |= G_GUINT64_CONSTANT (1) << MIN (action.verb, 63);
      g_assert_true (tw_game_apply (game, &action, NULL));
    }
  tw_table_setup_clear (&table);
  /* Tiles, figures, nothing, and what expansions ask. */
  g_assert_cmpuint ((guint) __builtin_popcountll (verbs), >, 4);
}

/* What is not legal, or not asked, has nothing to say. */
static void
test_nothing (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("", "draw=B");
  const TwAction none = { .verb = TW_VERB_NONE };
  g_autoptr (GArray) refused = tw_answer_merits (tw_table_model_get_game (model), &none, 1);
  g_autoptr (TwGame) over = tw_game_copy (tw_table_model_get_game (model));
  g_autoptr (GArray) late = NULL;

  g_assert_cmpuint (refused->len, ==, 0);
  tw_game_finish (over);
  late = tw_answer_merits (over, &none, 1);
  g_assert_cmpuint (late->len, ==, 0);
}

/* However much there is to tell, that it takes the last figure is told. */
static void
test_last_is_told (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("", "draw=B");
  g_autoptr (GArray) merits = g_array_new (FALSE, FALSE, sizeof (TwMerit));
  const TwMeritKind kinds[] = { TW_MERIT_STARTS, TW_MERIT_GROWS, TW_MERIT_GROWS,
                                TW_MERIT_USES_LAST };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      const TwMerit merit = { .kind = kinds[i],
                              .feature =
                                  kinds[i] == TW_MERIT_USES_LAST ? TW_KIND_NONE : TW_KIND_ROAD,
                              .points = (int) i + 1 };

      g_array_append_val (merits, merit);
    }
  assert_words (model, merits, "Road: begun, +1; Road: grown, +2; uses the last figure");
  g_array_set_size (merits, 3);
  assert_words (model, merits, "Road: begun, +1; Road: grown, +2; Road: grown, +3");
}

/* Leaves the seat no more than one figure in its supply: the others are out of the game. */
static void
take_figures (TwTableModel *model, guint seat)
{
  TwPlay *play = (TwPlay *) tw_game_play (tw_table_model_get_game (model));
  guint n = 0;

  for (guint i = 0; i < play->rules->n_figures; i++)
    if (play->figures[i].seat == seat && play->figures[i].place == TW_FIGURE_SUPPLY && n++ > 0)
      play->figures[i].place = TW_FIGURE_OFF;
}

/* Who closes a city has got what it had a chance to bring, and if there are few figures, it is
 * worth something to have the knight free again; who begins one has a chance, and with the last
 * figure is bound. */
static void
test_prospects (void)
{
  g_autoptr (TwTableModel) open = fixture_table_after ("", OPEN_CITY "draw=B B@0,1/0 - draw=E");
  g_autoptr (TwTableModel) fresh = fixture_table_after ("", "draw=G");
  g_autoptr (GArray) closes = NULL, begins = NULL;
  g_autofree char *words = NULL;

  take_figures (open, 0);
  take_figures (fresh, 0);
  closes = find_by (open, "E@0,-2/180 -", tw_answer_prospects);
  begins = find_by (fresh, "G@0,-1/90 knight@0,-1:city(S)", tw_answer_prospects);
  words = tw_merit_words (open, closes, 4);
  g_assert_cmpint (get (closes, TW_MERIT_CHANCES)->points, <, 0);
  g_assert_cmpint (get (closes, TW_MERIT_FREE)->points, >, 0);
  g_assert_cmpint (get (begins, TW_MERIT_CHANCES)->points, >, 0);
  g_assert_cmpint (get (begins, TW_MERIT_FREE)->points, <, 0);
  g_assert_null (get (begins, TW_MERIT_LAND));
  g_assert_true (strstr (words, "free figures +") != NULL);
}

/* Where all win or lose together nobody has prospects of his own. */
static void
test_no_prospects (void)
{
  TwTableSetup setup = fixture_setup_of_ruleset ("mists-level-1", 2, 1);
  g_autoptr (TwGame) game = tw_game_new (setup.rules, 1, TW_GAME_DEFAULT);
  guint n = 0;
  const TwAction *actions = tw_game_actions (game, &n);
  g_autoptr (GArray) merits = tw_answer_prospects (game, actions, 1);

  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (merits->len, ==, 0);
  tw_table_setup_clear (&setup);
}

static void
test_words (void)
{
  g_autofree char *more = tw_worth_words (550), *less = tw_worth_words (-84);
  g_autofree char *same = tw_worth_words (3);

  g_assert_cmpstr (more, ==, "+5.5");
  g_assert_cmpstr (less, ==, "−0.8");
  g_assert_cmpstr (same, ==, "±0.0");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/game/answer-merits/closes", test_closes);
  g_test_add_func ("/app/game/answer-merits/gives", test_gives);
  g_test_add_func ("/app/game/answer-merits/starts", test_starts);
  g_test_add_func ("/app/game/answer-merits/grows", test_grows);
  g_test_add_func ("/app/game/answer-merits/joins", test_joins);
  g_test_add_func ("/app/game/answer-merits/last", test_last);
  g_test_add_func ("/app/game/answer-merits/every-question", test_every_question);
  g_test_add_func ("/app/game/answer-merits/nothing", test_nothing);
  g_test_add_func ("/app/game/answer-merits/last-is-told", test_last_is_told);
  g_test_add_func ("/app/game/answer-merits/prospects", test_prospects);
  g_test_add_func ("/app/game/answer-merits/no-prospects", test_no_prospects);
  g_test_add_func ("/app/game/answer-merits/words", test_words);
  return g_test_run ();
}
