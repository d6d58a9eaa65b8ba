/* A place of its own, as a set invents it, in which figures wait: what the log, the answers and the
 * table make of it, and of what else a rule takes away. */
#include <math.h>

#include "app/drawing/table-pieces.h"
#include "app/game/table-beside.h"
#include "tests/app/game/position-fixture.h"

/* Who completes a city with a watchman loses a point and a turn, and the figure goes to jail. */
static const char jail[] =
    "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"jail\">\n"
    "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">\n"
    "<symbol id=\"watchman\" on=\"city\"/>\n"
    "<symbol id=\"court\" on=\"tile\"/>\n"
    "<symbol id=\"jail\" on=\"tile\"><title>Jails</title>\n"
    "<counted form=\"0\">%d jail</counted><counted form=\"1\">%d jails</counted></symbol>\n"
    "<counter id=\"order\" least=\"-5\" most=\"5\" start=\"-2\"><title>Order</title></counter>\n"
    "<counter id=\"peace\"><title>Peace</title></counter>\n"
    "<counter id=\"crimes\" most=\"4\"><title>Crimes</title></counter>\n"
    "<zone id=\"cell\" at=\"jail\" serves=\"city\"/>\n"
    "<procedure id=\"arrest\" at=\"counted\">\n"
    "<if the=\"feature\" kind=\"city\" has=\"watchman\"><skip/><skip/>\n"
    "<give what=\"points\" n=\"1\" from=\"player\" to=\"home\" paid=\"true\"/>\n"
    "<let as=\"caught\" what=\"figure\">\n"
    "<where owner=\"player\" in=\"land\" same=\"feature\" to=\"feature\"/>\n"
    "<move what=\"caught\" to=\"cell\"/></let></if></procedure>\n"
    "<procedure id=\"court\" at=\"laid\" if-symbol=\"court\">\n"
    "<choose as=\"out\" what=\"figure\" optional=\"true\"><where in=\"zone\" owner=\"player\"/>\n"
    "<ask>Who comes out?</ask><move what=\"out\" to=\"home\"/></choose></procedure></rules>\n"
    "<tile id=\"Watch\" count=\"5\"><city edges=\"S\" symbols=\"watchman\"/></tile>\n"
    "<tile id=\"Court\" count=\"3\" symbols=\"court\"><road edges=\"E W\"/></tile>\n"
    "<tile id=\"Jail\" count=\"2\" symbols=\"jail\"><road edges=\"E W\"/></tile>\n"
    "</tile-set>\n";

static guint
n_lines (TwTableModel *model, const char *text)
{
  g_autoptr (GListStore) list = tw_log_list_new ();
  guint n = 0;

  tw_log_list_update (list, model);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (TwLogItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);

      n += strstr (tw_log_item_get_text (item), text) != NULL;
    }
  return n;
}

/* What a rule takes away is said at once: a turn, points, and a figure that goes to another place.
 */
static void
test_taken_away (void)
{
  g_autoptr (TwTableModel) free =
      fixture_table_of (jail, "draw=Jail Jail@1,0/0 - draw=Watch Watch@0,-1/0");
  g_autoptr (TwTableModel) caught =
      fixture_table_of (jail, "draw=Jail Jail@1,0/0 - draw=Watch Watch@0,-1/0 meeple@0,-1:city(S)");

  g_autoptr (TwTableModel) bailing =
      fixture_table_of (jail, "draw=Jail Jail@1,0/0 - draw=Watch Watch@0,-1/0 meeple@0,-1:city(S) "
                              "draw=Court Court@2,0/0 - draw=Court Court@3,0/0 - draw=Court "
                              "Court@4,0/0");
  guint colours[TW_MAX_SEATS] = { 0, 1 };
  TwTableLayouts *layouts = tw_table_layouts_new (tw_table_model_get_setup (caught)->rules);
  g_autoptr (GArray) pieces =
      tw_table_pieces_new (tw_table_model_get_play (caught), layouts, colours);
  const TwTablePiece *prisoner = &g_array_index (pieces, TwTablePiece, 0);
  TwTablePiece at = { 0 };

  g_assert_false (fixture_log_has (free, "will miss"));
  g_assert_cmpuint (n_lines (caught, "Eva will miss a turn"), ==, 1);
  g_assert_true (fixture_log_has (caught, "Eva pays 1 point"));
  /* There is one zone, however many such symbols there are. */
  g_assert_true (fixture_log_has (caught, "Eva: a figure goes here: jail"));
  g_assert_false (fixture_log_has (caught, "jails"));
  /* The prisoner stands upon the jail and not on the road beside it. */
  g_assert_cmpuint (pieces->len, ==, 1);
  tw_table_layouts_mark (layouts, tw_table_model_get_play (caught), prisoner->slot, 0, &at.x,
                         &at.y);
  g_assert_cmpfloat (fabs (prisoner->x - at.x), <, .02);
  g_assert_cmpfloat (prisoner->y, <, at.y);
  g_assert_cmpfloat (prisoner->y + prisoner->size / 2, >, at.y);
  tw_table_layouts_free (layouts);
  fixture_choose_spot (bailing, "Meeple (jail): Eva 1");
  g_assert_true (fixture_log_has (bailing, "Eva sent a figure home: Meeple"));
}

/* A place of its own has a name of its own, if its set gives it one. */
static void
test_zone_title (void)
{
  g_autoptr (GString) xml = g_string_new (jail);
  g_autoptr (TwTableModel) caught = NULL;

  g_assert_cmpuint (g_string_replace (xml, "serves=\"city\"/>",
                                      "serves=\"city\"><title>Dungeon</title></zone>", 0),
                    ==, 1);
  caught = fixture_table_of (xml->str,
                             "draw=Jail Jail@1,0/0 - draw=Watch Watch@0,-1/0 meeple@0,-1:city(S)");
  g_assert_true (fixture_log_has (caught, "Eva: a figure goes here: Dungeon"));
}

/* The log says that a figure goes home, not only that it was chosen; a word by which some stay
 * where they are says only that. */
static void
test_goes_home (void)
{
  static const char inn[] =
      "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"inn\">\n"
      "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">\n"
      "<symbol id=\"inn\" on=\"tile\"/><symbol id=\"gate\" on=\"tile\"/>\n"
      "<procedure id=\"inn\" at=\"laid\" if-symbol=\"inn\">\n"
      "<choose as=\"back\" what=\"figure\" word=\"back\"><where owner=\"player\" in=\"land\"/>\n"
      "<move what=\"back\" to=\"home\"/></choose></procedure>\n%s</rules>\n"
      "<tile id=\"Inn\" count=\"5\" symbols=\"inn\"><road edges=\"E W\"/></tile>\n"
      "</tile-set>\n";
  static const char gate[] =
      "<procedure id=\"gate\" at=\"laid\" if-symbol=\"gate\">\n"
      "<choose as=\"back\" what=\"figure\" word=\"back\"><where owner=\"player\" in=\"land\"/>\n"
      "<give what=\"points\" n=\"1\" to=\"player\"/></choose></procedure>\n";
  static const char turns[] = "draw=Inn Inn@1,0/0 meeple@1,0:road(W) draw=Inn Inn@2,0/0 - "
                              "draw=Inn Inn@3,0/0 back=P1:highwayman@1,0:road(W)";
  g_autofree char *one = g_strdup_printf (inn, ""), *two = g_strdup_printf (inn, gate);
  g_autoptr (TwTableModel) home = fixture_table_of (one, turns);
  g_autoptr (TwTableModel) both = fixture_table_of (two, turns);

  g_assert_true (fixture_log_has (home, "Anna sent a figure home: Meeple"));
  g_assert_true (fixture_log_has (both, "Anna chose a figure: Meeple"));
}

/* Only what goes from nothing to something has a bar. */
static void
test_bars (void)
{
  g_autoptr (TwTableModel) model = fixture_table_of (jail, "draw=Jail Jail@1,0/0 -");
  static const guint most[] = { 0, 0, 4 };
  static const char *const words[] = { "Order: −2", "Peace: 0", "Crimes: 0" };
  TwStock stock;

  for (guint i = 0; i < G_N_ELEMENTS (most); i++)
    {
      g_autofree char *said = NULL;

      g_assert_true (tw_table_model_get_stock (model, i, &stock));
      said = tw_stock_words (&stock);
      g_assert_cmpstr (said, ==, words[i]);
      g_assert_cmpuint (stock.most, ==, most[i]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/jail/taken-away", test_taken_away);
  g_test_add_func ("/jail/zone-title", test_zone_title);
  g_test_add_func ("/jail/goes-home", test_goes_home);
  g_test_add_func ("/jail/bars", test_bars);
  return g_test_run ();
}
