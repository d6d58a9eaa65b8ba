/* Odd rules that random games came upon: the game goes on, or ends, as with any others. */

#include <string.h>

#include "engine/format/tile-set-file.h"
#include "engine/game/notation.h"
#include "engine/procedure/procedures.h"
#include "tests/engine/mixes/game-check.h"
#include "tests/engine/procedure/gate-check.h"
#include "tests/engine/shipped-fixture.h"

#define SET(rules, tiles)                                                                          \
  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='odd'>"                            \
  "<rules xmlns='urn:tilewright:rules:1' version='1.0'>" rules "</rules>" tiles "</tile-set>"
#define ROAD "<tile id='A' count='5'><road edges='E W'/></tile>"
#define GONG "<tile id='B' count='1' symbols='gong:NE'><road edges='E W'/></tile>"

typedef struct
{
  TwGameKit kit;
  GameCheck check;
} Table;

static void
table_init (Table *table, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("odd.xml", text, -1, &error);

  *table = (Table){ .kit = shipped_kit () };
  g_assert_no_error (error);
  game_check_init_with (&table->check, &table->kit, "base", 2, set, &error);
  g_assert_no_error (error);
  table->check.all = TRUE;
}

static void
table_clear (Table *table)
{
  game_check_clear (&table->check);
  shipped_kit_clear (&table->kit);
}

typedef struct
{
  const char *name;
  const char *set;
  guint n_games;
} Odd;

/* What holds in every game holds in games with these. */
static const Odd odd[] = {
  /* Points are given for points, and for these again. */
  { "gains-end",
    SET ("<procedure id='more' at='gain'><give what='points' n='1' paid='true' to='player'/>"
         "</procedure>",
         ROAD),
    1 },
  /* What a figure is given goes to its owner, and a figure may be nobody's. */
  { "nobody's",
    SET ("<symbol id='honey' on='tile'/>"
         "<figure id='bear' neutral='true' supply='1' weight='0'/>"
         "<token id='scar' supply='12'><worth by='each' points='2'/></token>"
         "<procedure id='hunt' at='after-action' if-symbol='honey'><move what='bear' to='tile'/>"
         "<each as='prey' what='figure'><where in='table' same='tile' to='bear'/>"
         "<give what='scar' to='prey'/></each></procedure>",
         "<tile id='A' count='5' symbols='honey'><road edges='E W'/></tile>"),
    5 },
  /* Of two ends that nothing joins no one is the feature to be counted: which comes first depends
   * on how the table lies. */
  { "count-of-two",
    SET ("<procedure id='two' at='laid'><choose as='ends' what='pair'><ask>Which?</ask>"
         "<count what='ends' as='end'/></choose></procedure>",
         ROAD),
    8 },
  /* Before the first turn somebody asks what a field is worth, for which its cities are counted. */
  { "worth-at-set-up",
    SET ("<procedure id='early' at='set-up'><each as='land' what='segment'>"
         "<if the='land' worth='equal' to='land'><tell>It is worth what it is worth</tell></if>"
         "</each></procedure>",
         ROAD),
    1 },
  /* Each feature pays for points, and again for what that brings: a tree of gains, not a line. */
  { "tree-of-gains",
    SET ("<procedure id='more' at='moved'><each as='one' what='feature'>"
         "<give what='points' n='1' paid='true' to='player'/></each></procedure>",
         ROAD),
    1 },
  /* Somebody is paid, which others may hear of, and is asked before that is over. */
  { "asked-while-paid",
    SET ("<bag id='sack' word='pull' order='none' returns='true'><item id='yes'/><item "
         "id='no'/></bag>"
         "<procedure id='more' at='moved' paid='false'>"
         "<give what='points' n='1' paid='true' to='player'/>"
         "<draw as='luck' from='sack'/></procedure>",
         ROAD),
    2 },
  /* Figures are named by their tile, and one that belongs to nobody stands there, too: it is none
   * of the answers, for they say whose a figure is. */
  { "by-tile-of-nobody",
    SET ("<figure id='stray' neutral='true' supply='1' weight='0'><title>Stray</title>"
         "<role kind='road' name='stray'/></figure>"
         "<procedure id='come' at='laid'><each as='there' what='segment'><where kind='road'/>"
         "<move what='stray' to='there'/></each></procedure>"
         "<procedure id='ask' at='laid' order='5'><choose as='who' what='figure' by-tile='true' "
         "word='whom'>"
         "<where in='land'/><ask>Whom?</ask></choose></procedure>",
         ROAD),
    4 },
  /* The game is over while somebody holds a tile, which nobody lays then. */
  { "won-with-a-tile",
    SET ("<procedure id='over' at='drawn'><end result='won'>Won</end></procedure>", ROAD), 1 },
  { "over-with-a-tile",
    SET ("<procedure id='over' at='drawn'><end result='over'>Over</end></procedure>", ROAD), 1 },
};

static void
test_odd (gconstpointer data)
{
  const Odd *rules = data;
  Table table;

  table_init (&table, rules->set);
  for (guint64 seed = 0; seed < rules->n_games; seed++)
    {
      g_autoptr (GameRecord) record = game_record_random (table.check.rules, seed);
      g_autofree char *problem = game_check_find (record, &table.check), *other = NULL;

      g_assert_cmpstr (problem, ==, NULL);
      other = gate_check_compare (table.check.rules, record);
      g_assert_cmpstr (other, ==, NULL);
    }
  table_clear (&table);
}

/* What is laid aside comes back at once, and is drawn again: the tile that is drawn after many
 * others is laid all the same. */
static void
test_draws_end (void)
{
  Table table;
  TwPlay *play;
  guint n_draws = 0;

  table_init (&table, SET ("<procedure id='never' at='drawn'><move what='tile' to='aside'/>"
                           "<move what='aside' to='home'/></procedure>",
                           ROAD));
  play = tw_play_new (table.check.rules, 1);
  while (tw_play_decider (play) == TW_SEAT_CHANCE && n_draws < 1000)
    {
      TwAction action = tw_play_chance (play);

      tw_play_apply (play, &action);
      n_draws++;
    }
  /* 200 that are laid aside, and the one that stays. */
  g_assert_cmpuint (n_draws, ==, 201);
  tw_play_free (play);
  table_clear (&table);
}

/* A point is paid for each point, and again for that: what comes later in the turn counts and is
 * not heard of, which the log says once for each turn. Without the second rule there is nothing to
 * say. */
static void
test_unheard (gconstpointer data)
{
  gboolean is_endless = GPOINTER_TO_INT (data);
  Table table;
  TwPlay *play;
  g_autofree TwAction *items = NULL;
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (TwEvent));
  guint n_told = 0;

#define LAID "<procedure id='one' at='laid'><give what='points' n='1' to='player'/></procedure>"
  table_init (&table, is_endless
                          ? SET (LAID "<procedure id='more' at='moved'><give what='points' n='1' "
                                      "paid='true' to='player'/></procedure>",
                                 ROAD)
                          : SET (LAID "<procedure id='once' at='moved' derived='false'>"
                                      "<give what='points' n='1' to='player'/></procedure>",
                                 ROAD));
  play = tw_play_new (table.check.rules, 1);
  play->events = events;
  items = g_new (TwAction, table.check.rules->max_actions);
  while (play->state->turn <= 4)
    {
      TwActionList list = { items, 0 };

      tw_play_list (play, &list);
      items[0] = tw_play_decider (play) == TW_SEAT_CHANCE ? tw_play_chance (play) : items[0];
      tw_play_apply (play, &items[0]);
    }
  for (guint i = 0; i < events->len; i++)
    n_told += g_array_index (events, TwEvent, i).said != NULL
              && g_str_has_prefix (g_array_index (events, TwEvent, i).said, "Rules gave points");
  /* Four turns are over, and a tile was laid in each. */
  g_assert_cmpuint (n_told, ==, is_endless ? 4 : 0);
  g_assert_cmpuint (play->state->n_unheard, ==, n_told);
  play->events = NULL;
  tw_play_free (play);
  table_clear (&table);
}

/* The game ends in the turn in which rules were not heard of: that is said before. */
static void
test_unheard_end (void)
{
  Table table;
  TwPlay *play;
  g_autofree TwAction *items = NULL;
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (TwEvent));
  guint n_told = 0;

  table_init (&table,
              SET (LAID "<procedure id='more' at='moved'><give what='points' n='1' "
                        "paid='true' to='player'/></procedure>"
                        "<procedure id='over' at='after-action'><end>Over</end></procedure>",
                   ROAD));
  play = tw_play_new (table.check.rules, 1);
  play->events = events;
  items = g_new (TwAction, table.check.rules->max_actions);
  while (tw_play_decider (play) != TW_SEAT_NONE)
    {
      TwActionList list = { items, 0 };

      tw_play_list (play, &list);
      items[0] = tw_play_decider (play) == TW_SEAT_CHANCE ? tw_play_chance (play) : items[0];
      tw_play_apply (play, &items[0]);
    }
  g_assert_cmpuint (play->state->turn, ==, 1);
  for (guint i = 0; i < events->len; i++)
    n_told += g_array_index (events, TwEvent, i).said != NULL
              && g_str_has_prefix (g_array_index (events, TwEvent, i).said, "Rules gave points");
  g_assert_cmpuint (n_told, ==, 1);
  play->events = NULL;
  tw_play_free (play);
  table_clear (&table);
}

/* Figures of the general supply are to go where there is no such place yet: they stay, and the log
 * says nothing. */
static void
test_nowhere_to_go (void)
{
  Table table;
  TwGame *game;
  const GArray *events;

  table_init (&table,
              SET ("<symbol id='gong'><title>gongs</title></symbol>"
                   "<zone id='den' at='gong' serves='road'/>"
                   "<procedure id='all' at='turn'><each as='who' what='figure'>"
                   "<move what='who' to='den'/></each></procedure><reserve n='4' of='meeple'/>",
                   ROAD GONG));
  game = tw_game_new (table.check.rules, 1, TW_GAME_DEFAULT);
  events = tw_game_play (game)->events;
  for (guint i = 0; i < events->len; i++)
    g_assert_cmpint (g_array_index (events, TwEvent, i).kind, !=, TW_EVENT_TOLD);
  tw_game_free (game);
  table_clear (&table);
}

/* The next tile is drawn while the first is in the hand: its name in the log is not that of the
 * other, though both have the same id. */
static void
test_drawn_ahead (void)
{
  Table table;
  TwPlay *play;
  g_autofree TwAction *items = NULL;
  guint n_ahead = 0;

  table_init (&table,
              SET ("<procedure id='two' at='drawn'><again early='true'/></procedure>", ROAD));
  items = g_new (TwAction, table.check.rules->max_actions);
  play = tw_play_new (table.check.rules, 1);
  while (tw_play_decider (play) != TW_SEAT_NONE)
    {
      TwActionList list = { items, 0 };
      const TwFrame *turn = tw_play_turn_frame (play);
      TwAction action;

      tw_play_list (play, &list);
      n_ahead += turn->kind != TW_NO_KIND && tw_play_decider (play) == TW_SEAT_CHANCE;
      for (guint i = 0;
           turn->kind != TW_NO_KIND && tw_play_decider (play) == TW_SEAT_CHANCE && i < list.n_items;
           i++)
        {
          g_autofree char *word = tw_notation_print_action (play, &items[i], turn->seat);

          g_assert_true (tw_notation_parse_action (play, word, items[i].seat, &action, NULL));
          g_assert_cmpuint (action.kind, ==, items[i].kind);
        }
      action = tw_play_decider (play) == TW_SEAT_CHANCE ? tw_play_chance (play) : items[0];
      tw_play_apply (play, &action);
    }
  /* Half of the tiles but the first, which lies there. */
  g_assert_cmpuint (n_ahead, ==, 38);
  tw_play_free (play);
  table_clear (&table);
}

/* However long the list of answers took: an answer begins what it says. */
static void
test_listed_long (void)
{
  Table table;
  g_autoptr (GameRecord) record = NULL;
  g_autoptr (TwPlay) play = NULL, other = NULL;

  table_init (&table,
              SET ("<procedure id='back' at='action'><choose as='who' what='figure' word='back'>"
                   "<where owner='player' in='land'/>"
                   "<any what='tile'><where same='tile' to='who'/></any>"
                   "<move what='who' to='home'/></choose></procedure>",
                   ROAD));
  record = game_record_random (table.check.rules, 1);
  play = tw_play_new (table.check.rules, 1);
  other = tw_play_new (table.check.rules, 1);
  for (guint i = 0; i < record->actions->len; i++)
    {
      tw_play_apply (play, &g_array_index (record->actions, TwAction, i));
      *other->effort = TW_MOST_EFFORT + 1;
      tw_play_apply (other, &g_array_index (record->actions, TwAction, i));
      g_assert_cmpuint (tw_play_hash (other), ==, tw_play_hash (play));
    }
  table_clear (&table);
}

/* Rules that nobody waits for. */
static const Odd endless[] = {
  /* Ends of ways for each segment for each segment for each tile. */
  { "search-ends",
    SET ("<procedure id='long' at='laid'><if><any what='segment'>"
         "<any what='segment'><any what='segment'><any what='pair'><where score='900'/></any>"
         "</any></any></any><tell>Found</tell></if></procedure>",
         ROAD),
    0 },
};

static void
test_endless (gconstpointer data)
{
  const Odd *rules = data;
  Table table;
  TwPlay *play;
  const TwState *state;

  table_init (&table, rules->set);
  play = tw_play_new (table.check.rules, 1);
  for (guint i = 0; tw_play_decider (play) != TW_SEAT_NONE && i < 1000; i++)
    {
      g_autofree TwAction *items = g_new (TwAction, table.check.rules->max_actions);
      TwActionList list = { items, 0 };

      tw_play_list (play, &list);
      tw_play_apply (play, &items[0]);
    }
  state = play->state;
  g_assert_cmpint (state->status, ==, TW_STATUS_FINISHED);
  g_assert_cmpstr (tw_rules_reason_info (table.check.rules, state->reason)->word, ==,
                   TW_REASON_ENDLESS);
  tw_play_free (play);
  table_clear (&table);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (odd); i++)
    {
      g_autofree char *path = g_strconcat ("/procedure/odd/", odd[i].name, NULL);

      g_test_add_data_func (path, &odd[i], test_odd);
    }
  g_test_add_func ("/procedure/odd/drawn-ahead", test_drawn_ahead);
  g_test_add_func ("/procedure/odd/draws-end", test_draws_end);
  g_test_add_data_func ("/procedure/odd/gains-unheard", GINT_TO_POINTER (TRUE), test_unheard);
  g_test_add_func ("/procedure/odd/gains-unheard-end", test_unheard_end);
  g_test_add_data_func ("/procedure/odd/gains-heard", GINT_TO_POINTER (FALSE), test_unheard);
  g_test_add_func ("/procedure/odd/listed-long", test_listed_long);
  g_test_add_func ("/procedure/odd/nowhere-to-go", test_nowhere_to_go);
  for (guint i = 0; i < G_N_ELEMENTS (endless); i++)
    {
      g_autofree char *path = g_strconcat ("/procedure/odd/", endless[i].name, NULL);

      g_test_add_data_func (path, &endless[i], test_endless);
    }
  return g_test_run ();
}
