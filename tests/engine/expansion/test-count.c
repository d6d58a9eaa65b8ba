/* The Count of Carcassonne: what cases cannot say. Random games are counted again by their
 * events, and nobody is lost between the supply, the table and the quarters. */
#include "engine/game/notation.h"
#include "engine/game/pieces.h"
#include "tests/engine/shipped-fixture.h"
#include "tests/test-size.h"

#include <string.h>

#define N_GAMES tw_test_size (1000)

static const char *const quarters[] = { "castle", "market", "blacksmith", "cathedral" };

/* How many figures of a type a seat has in a quarter, and where the count is, as cases are told. */
static guint
tell (const TwPlay *play, guint seat, const char *name, const char *quarter)
{
  const TwFact fact = { .group = "", .seat = seat, .name = name, .place = quarter, .value = "1" };
  g_autofree char *value = NULL;

  for (guint i = 0; value == NULL && i < play->rules->n_expansions; i++)
    if (TW_HAS_HOOK (play->rules->expansions[i], facts, tell))
      play->rules->expansions[i]->facts->tell (play, tw_play_own (play, (int) i), &fact, &value,
                                               NULL);
  g_assert_nonnull (value);
  return (guint) g_ascii_strtoull (value, NULL, 10);
}

/* COUNT-037: always in exactly one quarter. */
static const char *
quarter_of_count (const TwPlay *play)
{
  const char *found = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (quarters); i++)
    if (tell (play, TW_SEAT_NONE, "count", quarters[i]) == 1)
      {
        g_assert_null (found);
        found = quarters[i];
      }
  g_assert_nonnull (found);
  return found;
}

/* Supply, table and quarters together are all figures that there are. */
static void
check_figures (const TwPlay *play)
{
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    for (guint type = 0; type < play->rules->n_figure_types; type++)
      {
        const TwFigureRule *rule = &play->rules->figure_types[type];
        guint n = tw_play_supply (play, seat, type);

        for (guint i = 0; i < play->rules->n_figures; i++)
          n += play->figures[i].seat == seat && play->figures[i].type == type
               && play->figures[i].place == TW_FIGURE_NODE;
        for (guint i = 0; rule->neutral < 0 && i < G_N_ELEMENTS (quarters); i++)
          n += tell (play, seat, rule->type->id, quarters[i]);
        g_assert_true (rule->neutral >= 0 || n == rule->supply);
      }
}

/* What is said of a part of a turn by its events alone. */
typedef struct
{
  guint gainers; /* seats with points for features, a bit each */
  guint n_entered;
} Part;

static void
read_events (const GArray *events, guint from, Part *part)
{
  for (guint i = from; i < events->len; i++)
    {
      const TwEvent *event = &g_array_index (events, TwEvent, i);

      if (event->kind == TW_EVENT_SCORED && event->turn > 0 && event->points > 0)
        part->gainers |= 1u << event->seat;
    }
}

/* The legality of an answer that concerns the city, from what was seen. Returns: whether it
 * was one */
static gboolean
check_answer (const TwPlay *play, const TwAction *action, Part *part, const char *closed)
{
  const char *phase = tw_play_phase (play);
  g_autofree char *word = tw_notation_print_action (play, action, action->seat);
  const TwFrame *turn = tw_play_turn_frame (play);

  if (action->verb == TW_VERB_NONE)
    return FALSE;
  if (strcmp (phase, "4b") == 0)
    {
      /* COUNT-010, COUNT-012, COUNT-013: others have points, the closer none; once. */
      g_assert_cmpuint (action->seat, ==, turn->seat);
      g_assert_cmpuint (part->gainers, !=, 0);
      g_assert_cmpuint (part->gainers >> action->seat & 1, ==, 0);
      g_assert_cmpuint (part->n_entered++, ==, 0);
      return TRUE;
    }
  if (strcmp (phase, "4c") == 0)
    {
      /* COUNT-034: after a follower was put in, to another quarter. */
      g_assert_cmpuint (part->n_entered, ==, 1);
      g_assert_true (g_str_has_prefix (word, "count@"));
      g_assert_cmpstr (word + strlen ("count@"), !=, closed);
      return TRUE;
    }
  if (strcmp (phase, "3b") == 0 || strcmp (phase, "34") == 0)
    {
      guint slot = tw_board_slot_at (&play->board, action->x, action->y);
      guint node = play->board.slots[slot].first_node + action->node;
      TwKind kind = (TwKind) play->board.nodes[node].kind;
      const char *from = kind == TW_KIND_CITY    ? "castle"
                         : kind == TW_KIND_ROAD  ? "blacksmith"
                         : kind == TW_KIND_FIELD ? "market"
                                                 : "cathedral";

      /* COUNT-022, COUNT-024, COUNT-030. */
      g_assert_cmpstr (from, !=, closed);
      g_assert_cmpint (kind == TW_KIND_FIELD, ==, strcmp (phase, "34") == 0);
      g_assert_true (kind == TW_KIND_FIELD || tw_board_is_complete (&play->board, node));
      g_assert_cmpuint (tell (play, action->seat,
                              play->rules->figure_types[action->figure].type->id, from),
                        >, 0);
      return TRUE;
    }
  return FALSE;
}

/* Plays one game. Returns: how many answers concerned the city */
static guint
play_game (TwRules *rules, guint64 seed)
{
  g_autoptr (TwPlay) play = tw_play_new (rules, seed);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (TwEvent));
  g_autoptr (GRand) random = g_rand_new_with_seed ((guint32) seed);
  g_autofree TwAction *items = g_new (TwAction, rules->max_actions);
  g_autoptr (GString) wrong = g_string_new (NULL);
  Part part = { 0 };
  guint n = 0;
  int sum = 0, score = 0;

  play->events = events;
  while (tw_play_decider (play) != TW_SEAT_NONE)
    {
      TwActionList list = { items, 0 };
      guint before = events->len;
      TwAction action;

      if (tw_play_decider (play) == TW_SEAT_CHANCE)
        action = tw_play_chance (play);
      else
        {
          tw_play_list (play, &list);
          /* Seldom nothing: so there is more to see. */
          action = items[g_rand_int_range (random, 0, (int) list.n_items)];
          if (action.verb == TW_VERB_NONE)
            action = items[g_rand_int_range (random, 0, (int) list.n_items)];
        }
      if (action.verb == TW_VERB_PLACE)
        part = (Part){ 0 };
      n += check_answer (play, &action, &part, quarter_of_count (play));
      tw_play_apply (play, &action);
      read_events (events, before, &part);
      if (action.verb == TW_VERB_DRAW)
        check_figures (play);
    }
  check_figures (play);
  tw_play_check (play, wrong);
  g_assert_cmpstr (wrong->str, ==, "");
  for (guint i = 0; i < events->len; i++)
    sum += g_array_index (events, TwEvent, i).points;
  for (guint seat = 0; seat < rules->n_seats; seat++)
    score += play->state->score[seat];
  g_assert_cmpint (sum, ==, score);
  return n;
}

static void
test_random_games (void)
{
  static const char *const mixes[] = {
    "base count",
    "base count abbot inns-and-cathedrals traders-and-builders",
    "base count ferries flying-machines crop-circles",
  };
  TwGameKit kit = shipped_kit ();

  for (guint i = 0; i < G_N_ELEMENTS (mixes); i++)
    {
      g_autoptr (TwRules) rules = shipped_rules (&kit, mixes[i], 2 + i);
      guint n = 0;

      for (guint64 seed = 0; seed < N_GAMES; seed++)
        n += play_game (rules, seed);
      g_test_message ("%s: %u answers about the city", mixes[i], n);
      g_assert_cmpuint (n, >, N_GAMES / 5);
    }
  shipped_kit_clear (&kit);
}

static TwRules *
compile (const TwGameKit *kit, const char *parts, const char *values, GError **error)
{
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (kit);
  g_auto (GStrv) words = g_strsplit (parts, " ", -1), pairs = g_strsplit (values, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    g_assert_true (tw_game_setup_use (setup, words[i], NULL));
  for (guint i = 0; pairs[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (pairs[i], "=", 2);

      g_assert_true (*pair == NULL || tw_game_setup_set (setup, pair[0], pair[1], NULL));
    }
  return tw_game_setup_compile (setup, error);
}

/* COUNT-041, INTER-017: refused with the reason; by the house rule whole games are played, and
 * the block lies when the river does. */
static void
test_river (void)
{
  TwGameKit kit = shipped_kit ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRules) refused = compile (&kit, "base river count", "", &error);
  g_autoptr (TwRules) rules = NULL;
  int count1;

  g_assert_null (refused);
  g_assert_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_REFUSED);
  g_assert_nonnull (
      strstr (error->message, "only by a house rule are they played together. Turn "));
  g_clear_error (&error);
  rules = compile (&kit, "base river count", "river-then-carcassonne=y", &error);
  g_assert_no_error (error);
  count1 = tw_catalogue_find (rules->catalogue, "Count1");
  for (guint64 seed = 0; seed < N_GAMES / 20; seed++)
    {
      g_autoptr (TwPlay) play = tw_play_new (rules, seed);
      g_autofree TwAction *items = g_new (TwAction, rules->max_actions);
      g_autoptr (GString) wrong = g_string_new (NULL);
      gboolean lies = FALSE;

      while (tw_play_decider (play) != TW_SEAT_NONE)
        {
          TwActionList list = { items, 0 };
          TwAction action;

          if (tw_play_decider (play) == TW_SEAT_CHANCE)
            action = tw_play_chance (play);
          else
            {
              tw_play_list (play, &list);
              action = items[(seed * 31 + play->state->n_left) % list.n_items];
            }
          tw_play_apply (play, &action);
        }
      for (guint slot = 0; slot < play->board.head->n_slots; slot++)
        lies |= play->board.slots[slot].kind == count1;
      g_assert_true (lies);
      tw_play_check (play, wrong);
      g_assert_cmpstr (wrong->str, ==, "");
    }
  shipped_kit_clear (&kit);
}

/* Without the part a figure in a quarter is a word that nobody knows, and a game costs nothing. */
static void
test_without (void)
{
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwRules) rules = shipped_rules (&kit, "base", 2);
  g_autoptr (TwPlay) play = tw_play_new (rules, 1);
  TwAction action;

  g_assert_false (tw_notation_parse_action (play, "meeple@castle", 0, &action, NULL));
  g_assert_false (rules->has_credited);
  g_assert_false (rules->has_laid);
  shipped_kit_clear (&kit);
}

/* The set alone plays together with the base game. */
static void
test_alone (void)
{
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwRules) rules = shipped_rules (&kit, "count", 2);
  g_autoptr (TwPlay) play = tw_play_new (rules, 1);

  g_assert_cmpuint (play->state->n_left, ==, 71);
  g_assert_cmpuint (play->board.head->n_slots, ==, 12);
  shipped_kit_clear (&kit);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/expansion/count/random-games", test_random_games);
  g_test_add_func ("/expansion/count/river", test_river);
  g_test_add_func ("/expansion/count/without", test_without);
  g_test_add_func ("/expansion/count/alone", test_alone);
  return g_test_run ();
}
