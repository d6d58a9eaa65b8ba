/* A rule that a set invents, at the table: its question, what the log says, and what comes after.
 */
#include <glib/gstdio.h>

#include "app/drawing/table-pieces.h"
#include "app/game/table-asks.h"
#include "app/game/table-feature.h"
#include "app/game/table-texts.h"
#include "app/game/table-worth.h"
#include "app/game/tiles-left.h"
#include "engine/game/notation.h"
#include "app/game/table-beside.h"
#include "engine/game/pieces.h"
#include "tests/app/game/position-fixture.h"

static const char bells[] =
    "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"bells\">\n"
    "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">\n"
    "<symbol id=\"bell\" on=\"road\"/>\n"
    "<figure id=\"ringer\" neutral=\"true\" supply=\"1\" weight=\"0\">\n"
    "<role kind=\"road\" name=\"ringer\"/></figure>\n"
    "<procedure id=\"ring\" at=\"laid\" if-symbol=\"bell\">\n"
    "<choose as=\"who\" what=\"standing\" optional=\"true\">\n"
    "<ask>Where is the bell rung?</ask>\n"
    "<where of=\"ringer\" complete=\"false\"/>\n"
    "<said>{player} rang the bell</said>\n"
    "<move what=\"who\"/></choose></procedure></rules>\n"
    "<tile id=\"Bell\" count=\"3\"><road edges=\"E W\" symbols=\"bell\"/></tile>\n"
    "</tile-set>\n";

static TwTableModel *
table_after (const char *words)
{
  return fixture_table_of (bells, words);
}

/* The author's words are asked while the rule asks, and no longer when the figure is asked for. */
static void
test_asked (void)
{
  g_autoptr (TwTableModel) model = table_after ("draw=Bell Bell@1,0/0");
  guint n = 0;

  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_FIGURE);
  g_assert_true (tw_table_model_can_finish (model));
  g_assert_true (fixture_asks (model, "Where is the bell rung?"));
  /* One road, on whichever of its two tiles he stands. */
  tw_table_model_get_spots (model, &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (tw_table_model_choose_spot (model, 0, -1));
  g_assert_true (fixture_log_has (model, "rang the bell"));
  g_assert_true (fixture_asks (model, "Place a meeple, or go on."));
}

static TwTableModel *
set_after (const char *name, const char *words)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "procedures", name, NULL);

  return fixture_table_after (path, words);
}

static TwTableModel *
market_after (const char *words)
{
  return set_after ("markets.xml", words);
}

/* Without the author's words the program has its own; each place is a spot, and the log says what
 * was done. */
static void
test_tile (void)
{
  g_autoptr (TwTableModel) model = market_after ("draw=Toll Toll@1,0/0 -");
  guint n = 0;

  g_assert_true (fixture_asks (model, "Choose a tile."));
  g_assert_true (tw_table_model_can_finish (model));
  tw_table_model_get_spots (model, &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (tw_table_model_choose_spot (model, 0, -1));
  g_assert_true (fixture_log_has (model, "Anna chose a tile: the start tile"));
  g_assert_true (fixture_log_has (model, "Anna got 1 × Coins"));
  /* He walks on from there. */
  g_assert_true (fixture_asks (model, "Choose a tile."));
}

/* The author's words on the points, and the program's own on the rule behind. */
static void
test_given (void)
{
  g_autoptr (TwTableModel) model = market_after ("draw=Market Market@1,0/0 -");

  fixture_check_line (model, "Anna sold at the market", ": 1 tile × 2 = 2", "MARK-002");
}

/* One road, however many tiles it has, is one spot. */
static void
test_feature (void)
{
  g_autoptr (TwTableModel) model =
      market_after ("draw=Fountain Fountain@0,1/0 - draw=Arch Arch@1,1/0");
  guint n = 0;

  g_assert_true (fixture_asks (model, "Choose a feature."));
  tw_table_model_get_spots (model, &n);
  g_assert_cmpuint (n, ==, 2);
  g_assert_true (tw_table_model_choose_spot (model, 0, -1));
  g_assert_true (fixture_log_has (model, "Eva chose a feature"));
}

/* Tokens that bring no points are told like others. */
static void
test_worthless (void)
{
  g_autoptr (TwTableModel) model = set_after ("crowns.xml", "draw=W W@1,0/0 - draw=W W@-1,0/0 -");

  g_assert_true (fixture_log_has (model, "Eva got 1 × Crown"));
}

/* Eva has completed two roads with tolls, Anna one. */
#define TWO_TOLLS                                                                                  \
  "draw=Toll Toll@1,0/0 - draw=Toll Toll@-1,0/180 - draw=Dry Dry@0,1/0 - "                         \
  "draw=Toll Toll@1,1/0 - draw=Toll Toll@-1,1/180 - draw=Dry Dry@0,2/0 - "                         \
  "draw=Toll Toll@1,2/0 - draw=Toll Toll@-1,2/180 -"

static void
check_worth (TwTableModel *model, const char *segment, const char *worth, const char *explained)
{
  const TwGame *game = tw_table_model_get_shown (model);
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL, *explanation = NULL;
  guint node;

  tw_notation_parse_segment (tw_game_play (game), segment, &node, &error);
  g_assert_no_error (error);
  words = tw_table_worth_of_feature (model, node);
  g_assert_cmpstr (words, ==, worth);
  explanation = tw_table_feature_explain (model, game, node);
  if (strstr (explanation, explained) == NULL)
    g_error ("“%s” is not in “%s”", explained, explanation);
}

/* What rules would do to the value of a feature is known before it is counted. */
static void
test_worth (void)
{
  g_autoptr (TwTableModel) model =
      set_after ("wells.xml", "draw=Fountain Fountain@-1,0/180 - draw=Dry Dry@0,1/0 - "
                              "draw=Leak Leak@0,-1/0");

  check_worth (model, "0,0:road(W)", "Road: now 2, closed at least 6",
               "Now 2 tiles × 1 = 2; closed at least 3 tiles × 1 = 3; × 2: 6.");
  check_worth (model, "0,0:city(N)", "City: complete, 2", "2 tiles × 2 = 4; ÷ 2: 2.");
}

/* A counter with a title is told when it changes and seen beside the table, one without is not. */
static void
test_counters (void)
{
  g_autoptr (TwTableModel) model = set_after ("wells.xml", TWO_TOLLS);
  g_autoptr (TwTableModel) market =
      set_after ("wells.xml", "draw=Market Market@1,0/0 - P2:bid=2 -");
  TwStock stock;

  g_assert_true (fixture_log_has (model, "Eva – Debts: 1"));
  g_assert_true (fixture_log_has (model, "Eva – Debts: 0"));
  g_assert_true (fixture_log_has (model, "Drought: 2"));
  g_assert_true (fixture_log_has (market, "offers 2"));
  g_assert_false (fixture_log_has (market, "offer:"));
  g_assert_true (tw_table_model_get_stock (market, 0, &stock));
  g_assert_cmpstr (stock.id, ==, "drought");
  g_assert_false (tw_table_model_get_stock (market, 1, &stock));
}

/* What happens before anybody does anything is told once, and stays where it is when turns are
 * taken back and played again. */
static void
test_first_events (void)
{
  static const char rains[] =
      "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"rains\">\n"
      "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">\n"
      "<counter id=\"rain\" most=\"20\"><title>Rain</title></counter>\n"
      "<procedure id=\"it-rains\" at=\"turn\"><change what=\"rain\" "
      "by=\"1\"/></procedure></rules>\n"
      "<tile id=\"Way\" count=\"3\"><road edges=\"E W\"/></tile>\n"
      "</tile-set>\n";
  g_autofree char *folder = g_dir_make_tmp ("tw-rains-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "rains.xml", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTableModel) model = NULL;
  g_autoptr (TwGame) game = NULL;
  const TwEvent *events;
  guint n, n_after;

  g_file_set_contents (path, rains, -1, &error);
  g_assert_no_error (error);
  model = fixture_table_after (path, "draw=Way Way@1,0/0 - draw=Way Way@2,0/0 -");
  game = tw_game_copy (tw_table_model_get_game (model));
  tw_game_events (game, &n);
  tw_game_undo_to (game, 1);
  events = tw_game_events (game, &n_after);
  g_assert_cmpuint (n_after, ==, 1);
  g_assert_cmpuint (events[0].log_index, ==, 0);
  g_assert_cmpstr (events[0].drawn, ==, "1");
  /* It rains on all of them. */
  g_assert_cmpuint (events[0].seat, ==, TW_SEAT_NONE);
  while (tw_game_redo (game))
    ;
  events = tw_game_events (game, &n_after);
  g_assert_cmpuint (n_after, ==, n);
  for (guint i = 1; i < n; i++)
    g_assert_cmpuint (events[i].log_index, >=, events[i - 1].log_index);
  g_assert_true (fixture_log_has (model, "Rain: 1"));
  g_remove (path);
  g_rmdir (folder);
}

/* A turn that is missed is told when it would have come, and the next player is on turn. */
static void
test_missed_turn (void)
{
  g_autoptr (TwTableModel) before = set_after ("wells.xml", TWO_TOLLS);
  g_autoptr (TwTableModel) after =
      set_after ("wells.xml", TWO_TOLLS " draw=Well Well@0,3/0 bucket=1 -");

  g_assert_false (fixture_log_has (before, "misses a turn"));
  g_assert_true (fixture_log_has (after, "Eva misses a turn"));
  g_assert_cmpuint (tw_table_model_get_play (after)->state->on_turn, ==, 0);
}

/* A card lies open with its title and rule while it is carried out; what becomes of it is told in
 * one line with it. */
static void
test_card (void)
{
  g_autoptr (TwTableModel) map = set_after ("treasures.xml", "draw=Chest Chest@1,0/0 treasure=map");
  g_autoptr (TwTableModel) curse =
      set_after ("treasures.xml", "draw=Chest Chest@1,0/0 treasure=curse");
  g_autoptr (TwTableModel) boot = set_after ("treasures.xml", "draw=Net Net@1,0/0 catch=boot");
  TwOpening opening = { 0 };

  g_assert_true (fixture_asks (map, "Who gets the map?"));
  g_assert_true (tw_table_model_get_opening (map, &opening));
  g_assert_cmpint (opening.kind, ==, TW_OPENING_CARD);
  g_assert_cmpstr (opening.title, ==, "Map");
  g_assert_cmpstr (opening.rule, ==, "TREAS-001");
  g_assert_true (fixture_log_has (map, "Anna drew: Map"));
  g_assert_false (tw_table_model_get_opening (curse, &opening));
  g_assert_true (fixture_log_has (curse, "Anna was cursed"));
  g_assert_false (fixture_log_has (curse, "Anna drew: Curse"));
  g_assert_true (fixture_log_has (boot, "Anna pulled out: boot"));
}

static const char chests[] =
    "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"chests\">\n"
    "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">\n"
    "<land id=\"canal\" shape=\"line\" colour=\"#4d8ba6\" letter=\"A\"><title>Canal</title>\n"
    "<role figure=\"meeple\" name=\"bargee\"/></land>\n"
    "<symbol id=\"chest\" on=\"road\"/>\n"
    "<bag id=\"heap\" order=\"kept\"><item id=\"gold\" n=\"4\"><title>Gold</title></item>\n"
    "<item id=\"curse\" n=\"4\"><title>Curse</title></item></bag>\n"
    "<procedure id=\"open\" at=\"laid\" if-symbol=\"chest\"><draw as=\"card\" from=\"heap\">\n"
    "<if the=\"card\" is=\"curse\"><choose as=\"who\" what=\"figure\">\n"
    "<where owner=\"player\"/><move what=\"who\" to=\"home\"/></choose></if>\n"
    "</draw></procedure></rules>\n"
    "<tile id=\"Chest\" count=\"9\"><road edges=\"E W\" symbols=\"chest\"/></tile>\n"
    "<tile id=\"Lock\" count=\"9\"><road edges=\"E W\" symbols=\"chest\"/>"
    "<land kind=\"canal\" edges=\"S\"/></tile>\n"
    "</tile-set>\n";

static char *
log_of (TwTableModel *model)
{
  g_autoptr (GListStore) list = tw_log_list_new ();
  GString *text = g_string_new (NULL);

  tw_log_list_update (list, model);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (TwLogItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", tw_log_item_get_text (item));
    }
  return g_string_free (text, FALSE);
}

/* What a card brings comes between the tile and its figure, in the hand and in the log. */
static void
test_card_between (void)
{
  g_autoptr (TwTableModel) cursed = fixture_table_of (
      chests,
      "draw=Lock Lock@1,0/0 heap=gold bargee@1,0:canal(S) draw=Chest Chest@-1,0/0 heap=gold - "
      "draw=Chest Chest@2,0/0 heap=curse");
  g_autoptr (TwTableModel) aimed = fixture_table_of (chests, "draw=Lock");
  const TwLegalCell *cells;
  guint n = 0;
  g_autofree char *log = log_of (cursed);

  g_assert_cmpstr (log, ==,
                   "Anna laid a road\nAnna drew: Gold\nAnna placed: bargee\n"
                   "Eva laid a road\nEva drew: Gold\n"
                   "Anna laid a road\nAnna drew: Curse\nAnna took back: bargee");
  /* It is not said that no meeple can stand there: that comes after the card. */
  cells = tw_table_model_get_legal (aimed, &n);
  g_assert_true (tw_table_model_aim (aimed, cells[0].x, cells[0].y, FALSE));
  g_assert_true (tw_table_model_propose (aimed));
  g_assert_true (fixture_asks (aimed, "a meeple comes after what the tile brings"));
}

/* A figure that is chosen at home goes to the symbol on the tile, and the die says how far. */
static void
test_from_home (void)
{
  g_autoptr (TwTableModel) raft = set_after ("treasures.xml", "draw=Raft Raft@1,0/0");
  g_autoptr (TwTableModel) rolled =
      set_after ("treasures.xml", "draw=Raft Raft@1,0/0 sail=meeple oracle=1");
  TwOpening opening = { 0 };

  g_assert_true (fixture_asks (raft, "Place a meeple, send one to the symbol, or go on."));
  g_assert_true (tw_table_model_get_opening (rolled, &opening));
  g_assert_cmpint (opening.kind, ==, TW_OPENING_DIE);
  g_assert_cmpuint (opening.number, ==, 1);
  g_assert_true (fixture_log_has (rolled, "Anna chose a figure: Meeple"));
  g_assert_true (fixture_log_has (rolled, "Anna rolled: 1"));
}

/* Over an empty cell, each of the two ends is at the edge of its tile, and one of them is enough.
 */
static void
test_bridge (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "..", "data", "examples", "bridge.xml", NULL);
  g_autoptr (TwTableModel) model = fixture_table_after (
      path, "draw=E E@0,1/180 - draw=E E@1,1/180 - draw=E E@2,1/180 - draw=Bridgehead "
            "Bridgehead@2,0/0");
  const TwTableSpot *spots;
  g_autofree char *title = NULL;
  guint n = 0;

  g_assert_true (fixture_asks (model, "Bridge: choose one of its ends, or go on."));
  spots = tw_table_model_get_spots (model, &n);
  g_assert_cmpuint (n, ==, 2);
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (spots[i].place, ==, TW_SPOT_END);
  /* East of the bridge is the west edge of the tile just laid, and west of it the east one of the
   * start. */
  g_assert_cmpuint (spots[0].number, ==, 1 + TW_EDGE_W);
  g_assert_cmpuint (spots[1].number, ==, 1 + TW_EDGE_E);
  g_assert_cmpuint (spots[1].slot, ==, 0);
  title = tw_table_spot_title (model, 1);
  g_assert_true (g_str_has_prefix (title, "Bridge east–west, "));
  g_assert_true (tw_table_model_choose_spot (model, 1, -1));
  g_assert_true (fixture_log_has (model, "laid a bridge: east–west, "));
  g_assert_true (fixture_asks (model, "Place a meeple, or go on."));
}

/* How far what joins two ends reaches in the drawing, from its middle. */
static double
reach_of_join (TwTableModel *model)
{
  static const guint colours[TW_MAX_SEATS] = { 0, 1, 2, 3, 4, 5 };
  g_autoptr (TwTableLayouts) layouts =
      tw_table_layouts_new (tw_table_model_get_setup (model)->rules);
  g_autoptr (GArray) pieces =
      tw_table_pieces_new (tw_table_model_get_play (model), layouts, colours);

  for (guint i = 0; i < pieces->len; i++)
    if (g_array_index (pieces, TwTablePiece, i).joins)
      return g_array_index (pieces, TwTablePiece, i).reach;
  g_assert_not_reached ();
}

/* Across a tile it is seen from edge to edge, and at a lake it ends ashore. */
static void
test_reach (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "..", "data", "examples", "bridge.xml", NULL);
  g_autoptr (TwTableModel) bridge =
      fixture_table_after (path, "draw=Fork Fork@1,0/0 bridge@1,0:road(NE) -");
  g_autoptr (TwTableModel) ferry =
      fixture_table_after ("ferries",
                           "draw=U U@1,0/0 - draw=FährD FährD@2,0/0 - ferry@2,0:lake(SW)");

  g_assert_cmpfloat (reach_of_join (bridge), >=, .5);
  g_assert_cmpfloat (reach_of_join (ferry), <, .3);
}

/* Of two segments of a tile the first is picked, then the other one. */
static void
test_pair (void)
{
  g_autoptr (TwTableModel) model = set_after (
      "joins.xml",
      "draw=X X@1,0/0 highwayman@1,0:road(N) draw=U U@-1,0/0 - draw=Mason Mason@0,1/90 -");
  g_autofree char *title = NULL, *picked = NULL;
  guint n = 0;

  g_assert_true (fixture_asks (model, "Choose two ends."));
  tw_table_model_get_spots (model, &n);
  g_assert_cmpuint (n, ==, 4);
  title = tw_table_spot_title (model, 0);
  g_assert_true (g_str_has_prefix (title, "from the north, "));
  g_assert_true (tw_table_model_choose_spot (model, 0, -1));
  g_assert_true (fixture_asks (model, "Now choose the other end."));
  tw_table_model_get_spots (model, &n);
  picked = tw_table_spot_title (model, 0);
  g_assert_cmpstr (picked, ==, "from the north: not from here");
  g_assert_true (tw_table_model_choose_spot (model, 1, -1));
  g_assert_true (fixture_log_has (model, "Anna chose two ends: north–east"));
}

/* What is placed as a second figure is asked for by its name, and not at all if it has no place. */
static void
test_late (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("phantom", "draw=U U@1,0/0 highwayman@1,0:road(W)");
  g_autoptr (TwTableModel) alone = fixture_table_after ("phantom", "draw=U U@1,0/0 -");
  guint n = 0;

  g_assert_true (fixture_asks (model, "Phantom: place this figure as well, or go on."));
  tw_table_model_get_spots (model, &n);
  /* The fields on both sides of the road. */
  g_assert_cmpuint (n, ==, 2);
  g_assert_true (tw_table_model_choose_spot (model, 0, -1));
  g_assert_true (fixture_log_has (model, "Anna placed the phantom as a farmer"));
  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_PLACE);
  g_assert_true (fixture_asks (alone, "Phantom: place this figure, or go on."));
}

/* What several rules offer in place of a figure is told one after the other, and each answer by its
 * own words; what one rule offers alone, in one sentence with the figure. */
static void
test_offers (void)
{
  static const char knight[] = "draw=BuDr22 BuDr22@-1,0/270 knight@0,0:city(N)";
  g_autofree char *words = g_strconcat ("draw=U U@1,0/0 highwayman@1,0:road(W) ", knight,
                                        " draw=BuDr28 BuDr28@0,-1/180", NULL);
  g_autofree char *few =
      g_strconcat ("draw=U U@1,0/0 - ", knight, " draw=BuDr28 BuDr28@0,-1/180", NULL);
  g_autoptr (TwTableModel) both = fixture_table_after ("princess-and-dragon", words);
  g_autoptr (TwTableModel) one = fixture_table_after ("princess-and-dragon", few);

  g_assert_true (fixture_asks (both,
                               "Place a meeple. Fairy: put her beside a follower. Princess: send a "
                               "knight home. Or go on."));
  g_assert_cmpint (fixture_find_spot (both, "Princess, home with: Knight"), >=, 0);
  g_assert_true (
      fixture_asks (one, "Place a meeple, let the princess send a knight home, or go on."));
  fixture_choose_spot (one, "Princess, home with: Knight");
  g_assert_true (fixture_log_has (one, "Anna sent a knight home"));
}

/* What is asked again and again says which time it is, and shows what goes there. */
static void
test_times (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("princess-and-dragon",
                           "draw=BuDr5 BuDr5@1,0/0 - draw=U U@2,0/0 - draw=E E@0,-1/180 - "
                           "draw=BuDr12 BuDr12@-1,0/0 -");

  g_assert_true (fixture_asks (model, "Where does the dragon go? Step 1 of at most 6."));
  g_assert_cmpstr (tw_table_asks_choice_piece (model), ==, "dragon");
  fixture_choose_spot (model, "Dragon: the start tile");
  g_assert_true (fixture_log_has (model, "Eva moved the dragon to the start tile"));
  g_assert_true (fixture_asks (model, "Where does the dragon go? Step 2 of at most 6."));
}

/* Where there is one answer only, nobody has given it. */
static void
test_only (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("princess-and-dragon",
                           "draw=BuDr5 BuDr5@1,0/0 - draw=BuDr12 BuDr12@-1,0/0 -");

  g_assert_true (fixture_log_has (model, "The dragon could go only to one tile: the start tile"));
  g_assert_false (fixture_log_has (model, "Eva moved the dragon to the start tile"));
}

/* A tile that is laid aside is told by what is on it, as others are. */
static void
test_aside (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("princess-and-dragon", "draw=BuDr12 draw=U U@1,0/0 -");

  TwStock stock;

  g_assert_true (fixture_log_has (model, "Anna drew a road, which is laid aside for now"));
  /* How many may lie there is no number: no bar shows it. */
  g_assert_true (tw_table_model_get_stock (model, 0, &stock));
  g_assert_cmpuint (stock.n, ==, 1);
  g_assert_cmpuint (stock.most, ==, 0);
}

/* Who is in reach is chosen where they stand, and is gone from there. */
static void
test_held (void)
{
  static const char words[] = "draw=U U@0,1/0 farmer@0,1:field(NL) draw=Keep Keep@1,1/90 stone@1,1";
  g_autoptr (TwTableModel) model = set_after ("keeps.xml", words);
  const TwPlay *play = tw_table_model_get_play (model);
  guint n = 0;

  g_assert_true (fixture_asks (model, "Whom does the keep take?"));
  tw_table_model_get_spots (model, &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (tw_table_model_choose_spot (model, 0, -1));
  g_assert_true (fixture_log_has (model, "put a stone onto a keep"));
  g_assert_true (fixture_log_has (model, "took somebody"));
  play = tw_table_model_get_play (model);
  g_assert_cmpuint (tw_play_supply (play, 0, 0), ==, 6);
  g_assert_cmpuint (tw_play_figures_of_type (play, 0, 0)->place, ==, TW_FIGURE_HELD);
  g_assert_cmpuint (tw_play_figures_of_type (play, 0, 0)->detail, ==, 1);
}

/* Each has a shrine that all know of and nobody draws, and is asked once it has a place. */
static void
test_own_hand (void)
{
  g_autoptr (TwTableModel) model = set_after ("shrines.xml", "draw=Lane Lane@1,0/0 - draw=B");
  g_autoptr (TwTableModel) later =
      set_after ("shrines.xml", "draw=Lane Lane@1,0/0 - draw=B B@1,1/0 -");
  const TwPlay *play = tw_table_model_get_play (model);
  g_autoptr (GArray) counts = tw_tiles_left_count (play);
  g_autofree char *own = tw_table_hand_words (model, 1), *other = tw_table_hand_words (model, 0);
  g_autofree char *title = NULL;
  guint n = 0;
  const TwAction *choices;

  g_assert_cmpstr (own, ==, "Holds Shrine");
  g_assert_cmpstr (other, ==, "Holds Shrine");
  g_assert_cmpuint (tw_tiles_left_sum (counts), ==, play->state->n_left);
  g_assert_true (fixture_asks (model, "Lay the tile where it fits."));
  g_assert_true (fixture_asks (later, "Play a tile of your own, or draw one."));
  choices = tw_table_model_get_choices (later, &n);
  g_assert_cmpuint (n, ==, 1);
  title = tw_table_choice_title (later, &choices[0], TRUE);
  g_assert_cmpstr (title, ==, "Play Shrine");
  g_assert_cmpstr (tw_table_asks_nothing (tw_table_model_get_shown (later)), ==, "Draw a Tile");
  g_assert_true (tw_table_model_finish (later));
  g_assert_true (fixture_asks (later, "Lay the tile where it fits."));
  g_assert_null (tw_table_asks_nothing (tw_table_model_get_shown (later)));
  tw_table_model_undo (later);
  g_assert_true (tw_table_model_press_number (later, 0));
  g_assert_true (fixture_log_has (later, "Anna took Shrine from the hand"));
  g_assert_false (fixture_log_has (later, "hand="));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/procedures/asked", test_asked);
  g_test_add_func ("/procedures/tile", test_tile);
  g_test_add_func ("/procedures/given", test_given);
  g_test_add_func ("/procedures/bridge", test_bridge);
  g_test_add_func ("/procedures/reach", test_reach);
  g_test_add_func ("/procedures/pair", test_pair);
  g_test_add_func ("/procedures/feature", test_feature);
  g_test_add_func ("/procedures/worthless", test_worthless);
  g_test_add_func ("/procedures/card", test_card);
  g_test_add_func ("/procedures/card-between", test_card_between);
  g_test_add_func ("/procedures/from-home", test_from_home);
  g_test_add_func ("/procedures/late", test_late);
  g_test_add_func ("/procedures/offers", test_offers);
  g_test_add_func ("/procedures/times", test_times);
  g_test_add_func ("/procedures/only", test_only);
  g_test_add_func ("/procedures/aside", test_aside);
  g_test_add_func ("/procedures/held", test_held);
  g_test_add_func ("/procedures/worth", test_worth);
  g_test_add_func ("/procedures/counters", test_counters);
  g_test_add_func ("/procedures/first-events", test_first_events);
  g_test_add_func ("/procedures/missed-turn", test_missed_turn);
  g_test_add_func ("/procedures/own-hand", test_own_hand);
  return g_test_run ();
}
