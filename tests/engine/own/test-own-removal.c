/* What a set adds to the rules, removed while tiles and others name it. */
#include <string.h>

#include "engine/own/own-rules-remove.h"
#include "engine/own/own-rules-words.h"
#include "engine/own/own-rules.h"
#include "engine/format/tile-set-writer.h"
#include "engine/set/problem.h"

static const char text[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='mine'>\n"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
    "<rule id='MINE-001'><statement>Of one alone.</statement></rule>\n"
    "<rule id='MINE-002'><statement>Of both.</statement></rule>\n"
    "<land id='canal'><role figure='meeple' name='skipper'/></land>\n"
    "<land id='rail'/>\n"
    "<symbol id='mill' on='rail city'/>\n"
    "<symbol id='barn' on='rail'/>\n"
    "<figure id='ox' supply='1' weight='1'><role kind='rail' name='drover'/>"
    "<role kind='road' name='carter'/></figure>\n"
    "<token id='coin' supply='4' by-hand='true'/>\n"
    "<effect features='city' events='complete' stage='add' per='symbol' symbol='mill' points='2' "
    "rules='MINE-001 MINE-002'/>\n"
    "<effect features='city rail' events='complete' stage='add' per='symbol' symbol='barn' "
    "points='3' rules='MINE-002'/>\n"
    "<effect features='rail' events='complete' stage='rate' per='tile' points='1'/>\n"
    "<effect features='canal' events='complete' stage='rate' per='tile' points='1'/>\n"
    "<effect features='city' events='complete' stage='tokens' to='completer' token='coin' "
    "per='symbol' symbol='mill' points='1'/>\n"
    "</rules>\n"
    "<tile id='A' count='3'><land kind='rail' edges='N' symbols='mill*2 barn'/>"
    "<land kind='canal' edges='S'/><variant id='G' count='1' symbols='mill barn'/>"
    "</tile>\n"
    "<tile id='B' symbols='mill'><city edges='N'/></tile>\n"
    "<tile id='C'><city edges='N'/></tile>\n"
    "</tile-set>\n";

static TwTileSet *
new_set (void)
{
  g_autoptr (GError) error = NULL;
  TwTileSet *set = tw_tile_set_file_parse ("mine.xml", text, -1, &error);

  g_assert_no_error (error);
  return set;
}

/* Without it, as it is written and read again. */
static TwTileSet *
without (TwTileSet *set, const char *what, const char *id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwOwnRulesEdit) edit = tw_own_rules_edit_new (set);
  g_autoptr (TwTileSet) next = NULL;
  g_autofree char *xml = NULL;
  TwTileSet *read;

  tw_own_rules_remove (edit, what, id);
  next = tw_own_rules_edit_apply (edit, &error);
  g_assert_no_error (error);
  xml = tw_tile_set_file_to_xml (next, NULL);
  g_assert_null (strstr (xml, id));
  read = tw_tile_set_file_parse ("mine.xml", xml, -1, &error);
  g_assert_no_error (error);
  return read;
}

static void
test_symbol (void)
{
  g_autoptr (TwTileSet) set = new_set ();
  g_autoptr (TwTileSet) less = NULL;

  g_assert_cmpuint (tw_own_rules_n_tiles (set, "symbol", "mill"), ==, 2);
  less = without (set, "symbol", "mill");
  g_assert_cmpuint (less->own->symbols->len, ==, 1);
  g_assert_cmpuint (less->own->effects->len, ==, 3);
  /* The rule of the barn stays; what the mill alone had is gone. */
  g_assert_null (tw_vocabulary_find_rule (less->own, "MINE-001"));
  g_assert_nonnull (tw_vocabulary_find_rule (less->own, "MINE-002"));
  g_assert_cmpuint (less->tiles[0]->topology.n_symbols, ==, 1);
  g_assert_cmpuint (less->tiles[0]->topology.n_segments, ==, 2);
  g_assert_cmpuint (less->tiles[0]->n_variants, ==, 1);
  g_assert_cmpuint (less->tiles[0]->variants[0].added.n_symbols, ==, 1);
  g_assert_cmpstr (less->tiles[0]->variants[0].added.symbols[0].id, ==, "barn");
  g_assert_cmpuint (less->tiles[1]->topology.n_symbols, ==, 0);
}

/* The other land moves up in number, and stays what it is. */
static void
test_land (void)
{
  g_autoptr (TwTileSet) set = new_set ();
  g_autoptr (TwTileSet) less = NULL;
  const TwSymbolType *symbol;
  const TwFigureType *ox;

  g_assert_cmpuint (tw_own_rules_n_tiles (set, "land", "rail"), ==, 1);
  less = without (set, "land", "rail");
  g_assert_cmpuint (less->tiles[0]->topology.n_segments, ==, 1);
  g_assert_cmpuint (less->tiles[0]->topology.segments[0].kind, ==,
                    tw_vocabulary_find_land (less->own, "canal")->kind);
  /* What stood on it went with it. */
  g_assert_cmpuint (less->tiles[0]->topology.n_symbols, ==, 0);
  symbol = tw_vocabulary_find_symbol (less->own, "mill");
  g_assert_cmphex (symbol->places, ==, TW_KIND_BIT (TW_KIND_CITY));
  ox = tw_vocabulary_find_figure (less->own, "ox");
  g_assert_cmpuint (ox->n_roles, ==, 1);
  g_assert_cmpstr (ox->roles[0].name, ==, "carter");
  /* Of four effects that are left one counted the railway beside cities. */
  g_assert_cmpuint (less->own->effects->len, ==, 4);
  g_assert_cmphex (((TwEffect *) less->own->effects->pdata[1])->features, ==,
                   TW_KIND_BIT (TW_KIND_CITY));
}

static void
test_pieces (void)
{
  g_autoptr (TwTileSet) set = new_set ();
  g_autoptr (TwTileSet) no_coin = without (set, "token", "coin");
  g_autoptr (TwTileSet) no_ox = without (no_coin, "figure", "ox");

  g_assert_cmpuint (no_coin->own->effects->len, ==, 4);
  g_assert_cmpuint (no_ox->own->figures->len, ==, 0);
  g_assert_cmpuint (tw_own_rules_n_tiles (set, "token", "coin"), ==, 0);
}

/* All of it: nothing is left, not even the element. */
static void
test_all (void)
{
  static const char *const things[][2] = {
    { "symbol", "mill" }, { "symbol", "barn" }, { "land", "rail" },
    { "land", "canal" },  { "figure", "ox" },   { "token", "coin" },
  };
  g_autoptr (TwTileSet) set = new_set ();

  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    {
      TwTileSet *next = without (set, things[i][0], things[i][1]);

      tw_tile_set_unref (set);
      set = next;
    }
  g_assert_null (set->own);
  for (guint i = 0; i < set->n_tiles; i++)
    g_assert_cmpuint (set->tiles[i]->topology.n_symbols, ==, 0);
}

/* What a procedure says of itself is named by it, wherever in it. */
static void
test_named_by_procedure (void)
{
  static const char named[] =
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='mine'>"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
      "<rule id='MINE-001'><statement>Of a gift.</statement></rule>"
      "<rule id='MINE-002'><statement>Of the mill alone.</statement></rule>"
      "<rule id='MINE-003'><statement>Of nothing.</statement></rule>"
      "<symbol id='mill' on='city'/>"
      "<effect features='city' events='complete' stage='add' per='symbol' symbol='mill' points='2' "
      "rules='MINE-001 MINE-002'/>"
      "<procedure id='gift' at='laid'><each as='who' what='seat'>"
      "<give what='points' to='who' rules='MINE-001'/></each></procedure>"
      "</rules><tile id='A'><city edges='N' symbols='mill'/></tile></tile-set>";
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("mine.xml", named, -1, &error);
  g_autoptr (TwTileSet) next = NULL;
  g_auto (GStrv) unnamed = NULL;

  g_assert_no_error (error);
  unnamed = tw_own_rules_unnamed (set);
  g_assert_cmpuint (g_strv_length (unnamed), ==, 1);
  g_assert_cmpstr (unnamed[0], ==, "MINE-003");
  next = without (set, "symbol", "mill");
  g_assert_cmpuint (next->own->rules->len, ==, 2);
  g_assert_cmpstr (((const TwRule *) next->own->rules->pdata[0])->id, ==, "MINE-001");
  g_assert_cmpstr (((const TwRule *) next->own->rules->pdata[1])->id, ==, "MINE-003");
  g_strfreev (unnamed);
  unnamed = tw_own_rules_unnamed (next);
  g_assert_cmpuint (g_strv_length (unnamed), ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/own-removal/symbol", test_symbol);
  g_test_add_func ("/format/own-removal/land", test_land);
  g_test_add_func ("/format/own-removal/pieces", test_pieces);
  g_test_add_func ("/format/own-removal/all", test_all);
  g_test_add_func ("/format/own-removal/named-by-procedure", test_named_by_procedure);
  return g_test_run ();
}
