/* What a set adds to the rules: found, counted, added, removed. */
#include "app/document/own-thing.h"

#include "engine/own/own-rules-effect.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"

static TwDocument *
new_document (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) base = tw_shipped_set_load ("base", &error);

  g_assert_no_error (error);
  return tw_document_new_for_set (base, NULL, NULL);
}

static void
add (TwDocument *document, TwOwnSort sort, const char *name, const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *id = tw_own_thing_add (document, sort, name, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (id, ==, expected);
}

static guint
n_effects (TwDocument *document)
{
  const TwTileSet *set = tw_document_get_set (document);

  return set->own != NULL ? set->own->effects->len : 0;
}

static void
test_sorts (void)
{
  static const char *const elements[] = {
    "symbol", "land", "figure", "token", "bag", "die", "counter", "zone", "counting-figure", "list"
  };
  static const char *const titles[] = {
    "Own Symbols", "Own Land",     "Own Figures", "Own Tokens",           "Own Decks and Bags",
    "Own Dice",    "Own Counters", "Own Zones",   "Own Counting Figures", "Own Lists"
  };
  static const char *const adds[] = { "Add Symbol",  "Add Land",        "Add Figure",
                                      "Add Token",   "Add Deck or Bag", "Add Die",
                                      "Add Counter", "Add Zone",        "Add Counting Figures",
                                      "Add List" };

  for (guint sort = 0; sort < TW_N_OWN_SORTS; sort++)
    {
      g_assert_cmpstr (tw_own_sort_element (sort), ==, elements[sort]);
      g_assert_cmpstr (tw_own_sort_title (sort), ==, titles[sort]);
      g_assert_cmpstr (tw_own_sort_add (sort), ==, adds[sort]);
    }
}

static void
test_add (void)
{
  g_autoptr (TwDocument) document = new_document ();
  const TwTileSet *set = tw_document_get_set (document);

  g_test_summary ("Each sort is added with what makes it of use, in one step of undo");
  g_assert_cmpuint (tw_own_sort_n (set, TW_OWN_SYMBOL), ==, 0);
  g_assert_false (tw_own_thing_exists (set, TW_OWN_SYMBOL, "well"));
  add (document, TW_OWN_SYMBOL, "Well", "well");
  /* It may be there for a rule, or for the looks. */
  g_assert_cmpuint (n_effects (document), ==, 0);
  add (document, TW_OWN_LAND, "Railway", "railway");
  g_assert_cmpuint (n_effects (document), ==, 1);
  add (document, TW_OWN_FIGURE, "Engine driver", "engine-driver");
  add (document, TW_OWN_TOKEN, "Ticket", "ticket");
  add (document, TW_OWN_TOKEN, "Coal", "coal");
  g_assert_cmpuint (n_effects (document), ==, 1);

  set = tw_document_get_set (document);
  g_assert_cmpuint (tw_own_sort_n (set, TW_OWN_SYMBOL), ==, 1);
  g_assert_cmpuint (tw_own_sort_n (set, TW_OWN_LAND), ==, 1);
  g_assert_cmpuint (tw_own_sort_n (set, TW_OWN_FIGURE), ==, 1);
  g_assert_cmpuint (tw_own_sort_n (set, TW_OWN_TOKEN), ==, 2);
  g_assert_cmpstr (tw_own_sort_nth (set, TW_OWN_TOKEN, 1), ==, "coal");
  g_assert_true (tw_own_thing_exists (set, TW_OWN_TOKEN, "coal"));
  g_assert_false (tw_own_thing_exists (set, TW_OWN_FIGURE, "coal"));
  g_assert_cmpstr (tw_own_thing_name (set, TW_OWN_FIGURE, "engine-driver"), ==, "Engine driver");
  g_assert_cmpstr (tw_own_thing_name (set, TW_OWN_LAND, "railway"), ==, "Railway");
  g_assert_cmpstr (tw_own_thing_name (set, TW_OWN_SYMBOL, "well"), ==, "Well");
  g_assert_cmpstr (tw_own_thing_name (set, TW_OWN_TOKEN, "nothing"), ==, "Nothing");
  g_assert_null (tw_own_thing_texts (set, TW_OWN_TOKEN, "nothing"));
  g_assert_null (tw_own_thing_art (set, TW_OWN_LAND, "railway"));
  g_assert_null (tw_own_thing_art (set, TW_OWN_TOKEN, "nothing"));
  /* Figures stay where a player puts them until a rule says more; so does a token. */
  g_assert_true (tw_own_thing_is_by_hand (set, TW_OWN_FIGURE, "engine-driver"));
  g_assert_true (tw_own_thing_is_by_hand (set, TW_OWN_TOKEN, "ticket"));
  g_assert_false (tw_own_thing_is_by_hand (set, TW_OWN_SYMBOL, "well"));
  /* The letter of the name that no other land has. */
  g_assert_cmpint (tw_vocabulary_find_land (set->own, "railway")->letter, ==, 'A');

  tw_document_undo (document);
  g_assert_cmpuint (tw_own_sort_n (tw_document_get_set (document), TW_OWN_TOKEN), ==, 1);
}

/* The effect is about the land. */
static void
test_effects (void)
{
  g_autoptr (TwDocument) document = new_document ();
  const TwTileSet *set;
  const TwEffect *first;

  add (document, TW_OWN_SYMBOL, "Well", "well");
  add (document, TW_OWN_LAND, "Railway", "railway");
  add (document, TW_OWN_TOKEN, "Ticket", "ticket");
  set = tw_document_get_set (document);
  first = g_ptr_array_index (set->own->effects, 0);
  g_assert_cmpstr (first->points, ==, "1");
  g_assert_cmpint (first->per, ==, TW_PER_TILE);
  g_assert_false (tw_own_thing_has_effect (set, TW_OWN_SYMBOL, "well", 0));
  g_assert_true (tw_own_thing_has_effect (set, TW_OWN_LAND, "railway", 0));
  g_assert_false (tw_own_thing_has_effect (set, TW_OWN_TOKEN, "ticket", 0));
  g_assert_false (tw_own_thing_has_effect (set, TW_OWN_FIGURE, "well", 0));
}

/* Puts the symbol on tile @index of the set. */
static void
mark (TwDocument *document, guint index, const char *symbol)
{
  g_autoptr (TwTileSet) set = tw_tile_set_copy (tw_document_get_set (document));
  TwTopology topology = set->tiles[index]->topology;
  g_autoptr (TwTile) tile = NULL;

  g_assert_cmpint (tw_topology_add_symbol (&topology, symbol, -1, 1, TW_DIRECTION_NONE), >=, 0);
  tile = tw_tile_new (set->tiles[index]->id, set->tiles[index]->count, &topology);
  tw_tile_set_replace_tile (set, index, tile);
  tw_document_replace_set (document, set, "Mark", NULL);
}

static void
test_remove (void)
{
  g_autoptr (TwDocument) document = new_document ();
  g_autoptr (GError) error = NULL;
  g_autofree char *nothing = NULL, *words = NULL;
  const TwTileSet *set;

  g_test_summary ("It goes with its effects and from the tiles, and the user is told before");
  add (document, TW_OWN_SYMBOL, "Well", "well");
  nothing = tw_own_thing_removal (tw_document_get_set (document), TW_OWN_SYMBOL, "well");
  g_assert_null (nothing);
  mark (document, 3, "well");
  set = tw_document_get_set (document);
  g_assert_true (tw_own_thing_is_on (set, TW_OWN_SYMBOL, "well", set->tiles[3]));
  g_assert_false (tw_own_thing_is_on (set, TW_OWN_SYMBOL, "well", set->tiles[2]));
  g_assert_false (tw_own_thing_is_on (set, TW_OWN_FIGURE, "well", set->tiles[3]));
  words = tw_own_thing_removal (set, TW_OWN_SYMBOL, "well");
  g_assert_cmpstr (words, ==, "1 tile of the set has it and loses it. Undo brings all of it back.");

  g_assert_true (tw_own_thing_remove (document, TW_OWN_SYMBOL, "well", &error));
  g_assert_no_error (error);
  set = tw_document_get_set (document);
  g_assert_false (tw_own_thing_exists (set, TW_OWN_SYMBOL, "well"));
  g_assert_cmpuint (n_effects (document), ==, 0);
  g_assert_cmpint (tw_topology_symbol_count (&set->tiles[3]->topology, "well", -2), ==, 0);
  tw_document_undo (document);
  set = tw_document_get_set (document);
  g_assert_true (tw_own_thing_exists (set, TW_OWN_SYMBOL, "well"));
  g_assert_true (tw_own_thing_is_on (set, TW_OWN_SYMBOL, "well", set->tiles[3]));
}

/* Effects of the symbol: one counts for who has a figure there, one if anybody has, one gives a
 * token. */
static void
add_effects (TwDocument *document)
{
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (tw_document_get_set (document));
  const TwEffect figure = { .features = TW_KIND_BIT (TW_KIND_ROAD),
                            .events = TW_EVENT_COMPLETE,
                            .stage = TW_STAGE_ADD,
                            .per = TW_PER_SYMBOL,
                            .symbol = (char *) "well",
                            .if_own_figure = (char *) "driver",
                            .points = (char *) "3" };
  const TwEffect anybody = { .features = TW_KIND_BIT (TW_KIND_CITY),
                             .events = TW_EVENT_COMPLETE,
                             .stage = TW_STAGE_ADD,
                             .per = TW_PER_SYMBOL,
                             .symbol = (char *) "well",
                             .if_figure = (char *) "driver",
                             .points = (char *) "2" };
  const TwEffect token = { .features = TW_KIND_BIT (TW_KIND_ROAD),
                           .events = TW_EVENT_COMPLETE,
                           .stage = TW_STAGE_TOKENS,
                           .per = TW_PER_SYMBOL,
                           .symbol = (char *) "well",
                           .token = (char *) "ticket",
                           .points = (char *) "1" };
  g_autoptr (GError) error = NULL;

  tw_own_rules_put_effect (edit, -1, &figure);
  tw_own_rules_put_effect (edit, -1, &anybody);
  tw_own_rules_put_effect (edit, -1, &token);
  g_assert_true (tw_own_rules_try (document, edit, "Add Effects", NULL, &error));
  g_assert_no_error (error);
}

static void
test_others (void)
{
  g_autoptr (TwDocument) document = new_document ();
  g_autofree char *of_figure = NULL, *of_token = NULL;
  const TwTileSet *set;
  g_autoptr (GError) error = NULL;

  g_test_summary ("Effects of something else that name it go with it, and are counted before");
  add (document, TW_OWN_SYMBOL, "Well", "well");
  add (document, TW_OWN_FIGURE, "Driver", "driver");
  add (document, TW_OWN_TOKEN, "Ticket", "ticket");
  add_effects (document);
  g_assert_cmpuint (n_effects (document), ==, 3);
  set = tw_document_get_set (document);
  of_figure = tw_own_thing_removal (set, TW_OWN_FIGURE, "driver");
  of_token = tw_own_thing_removal (set, TW_OWN_TOKEN, "ticket");
  g_assert_cmpstr (
      of_figure, ==,
      "2 effects of something else name it and go with it. Undo brings all of it back.");
  g_assert_cmpstr (
      of_token, ==,
      "1 effect of something else names it and goes with it. Undo brings all of it back.");
  g_assert_true (tw_own_thing_remove (document, TW_OWN_TOKEN, "ticket", &error));
  g_assert_no_error (error);
  g_assert_cmpuint (n_effects (document), ==, 2);
  g_assert_true (tw_own_thing_remove (document, TW_OWN_FIGURE, "driver", &error));
  g_assert_no_error (error);
  g_assert_cmpuint (n_effects (document), ==, 0);
}

static void
test_refused (void)
{
  g_autoptr (TwDocument) document = new_document ();
  g_autoptr (TwRules) rules = tw_own_rules_game (document);
  TwOwnRulesEdit *edit;
  const TwEffect effect = { .features = TW_KIND_BIT (TW_KIND_ROAD),
                            .events = TW_EVENT_COMPLETE,
                            .stage = TW_STAGE_ADD,
                            .per = TW_PER_SYMBOL,
                            .symbol = (char *) "well",
                            .points = (char *) "no-such-parameter" };
  g_autoptr (GError) error = NULL;

  g_test_summary ("What no game can begin with changes nothing");
  g_assert_nonnull (rules);
  g_assert_cmpuint (rules->n_seats, ==, 2);
  add (document, TW_OWN_SYMBOL, "Well", "well");
  edit = tw_own_rules_edit_new (tw_document_get_set (document));
  tw_own_rules_put_effect (edit, -1, &effect);
  g_assert_false (tw_own_rules_try (document, edit, "Add Effect", NULL, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (n_effects (document), ==, 0);
}

static void
test_unplayable (void)
{
  static const char xml[] =
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='mine'>"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
      "<effect features='road' events='complete' stage='add' points='no-such-parameter'/></rules>"
      "<tile id='A' count='9' start='1'><road edges='E W'/></tile></tile-set>";
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("mine.xml", xml, -1, &error);
  g_autoptr (TwDocument) document = NULL;

  g_test_summary ("A set that could not be played before can be worked on all the same");
  g_assert_no_error (error);
  document = tw_document_new_for_set (set, NULL, NULL);
  g_assert_null (tw_own_rules_game (document));
  add (document, TW_OWN_TOKEN, "Ticket", "ticket");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document/own-thing/sorts", test_sorts);
  g_test_add_func ("/document/own-thing/add", test_add);
  g_test_add_func ("/document/own-thing/effects", test_effects);
  g_test_add_func ("/document/own-thing/remove", test_remove);
  g_test_add_func ("/document/own-thing/others", test_others);
  g_test_add_func ("/document/own-thing/refused", test_refused);
  g_test_add_func ("/document/own-thing/unplayable", test_unplayable);
  return g_test_run ();
}
