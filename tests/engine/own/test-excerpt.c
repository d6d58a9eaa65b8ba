/* Tiles on their way between sets: with their pictures and with what the set invents for them. */
#include "engine/own/excerpt.h"
#include "engine/format/package-reader.h"
#include "engine/format/package-writer.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"
#include "engine/set/set-pictures.h"
#include "tests/engine/format/set-fixture.h"

#include <string.h>

#define RULES "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"

static const char mine[] =
    RULES "<rule id='MINE-001'><statement>A kite brings two points.</statement></rule>"
          "<land id='railway' shape='line' colour='#6b5a50' pattern='rails'>"
          "<title>Railway</title><role figure='meeple' name='traveller'/></land>"
          "<symbol id='kite' on='city road'><title>Kite</title><picture>"
          "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>"
          "<circle cx='5' cy='5' r='4'/></svg></picture></symbol>"
          "<symbol id='drum' on='city'><title>Drum</title></symbol>"
          "<token id='ribbon' supply='5'><title>Ribbon</title></token>"
          "<effect features='city road' events='complete' stage='add' per='symbol' "
          "symbol='kite' points='2' rules='MINE-001'/>"
          "<effect features='city' events='complete' stage='tokens' to='majority' "
          "token='ribbon' points='1' if-symbol='kite'/>"
          "<effect features='city' events='complete' stage='add' per='symbol' "
          "symbol='drum' points='1'/>"
          "<effect features='railway' events='complete' stage='rate' per='tile' points='1'/>"
          "</rules>";

static const char tiles[] =
    "<tile id='A' count='2' start='1' picture='pictures/a.png' reference='references/scan.png'>"
    "<city edges='N' symbols='kite'/><land kind='railway' edges='E W'/>"
    "<variant id='G' picture='pictures/g.png'><garden/></variant></tile>"
    "<tile id='B' picture='pictures/b.png'><road edges='N S'/></tile>";

static TwTileSet *
set_with (const char *id, const char *rules, const char *rest)
{
  g_autofree char *xml =
      g_strdup_printf ("<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='%s'>"
                       "<title>T</title>%s%s</tile-set>",
                       id, rules, rest);

  return parse (xml);
}

static TwTileSet *
source (void)
{
  TwTileSet *set = set_with ("mine", mine, tiles);

  enclose (set, "pictures/a.png", "finished a");
  enclose (set, "pictures/b.png", "finished b");
  enclose (set, "pictures/g.png", "finished g");
  enclose (set, "references/scan.png", "the scan");
  tw_set_pictures_bind (set);
  return set;
}

/* As the clipboard carries it: written as a package and read again. */
static TwTileSet *
carried (TwTileSet *set, guint tile)
{
  g_autoptr (TwTileSet) excerpt = tw_excerpt_new (set, set->id, &set->tiles[tile], 1);
  g_autoptr (GError) error = NULL;
  g_autofree char *data = NULL;
  TwTileSet *read;
  gsize length;

  data = tw_package_file_to_data ("clipboard", excerpt, &length, &error);
  g_assert_no_error (error);
  read = tw_package_file_parse ("clipboard", data, length, &error);
  g_assert_no_error (error);
  return read;
}

static char *
plain_name (const char *name, GBytes *bytes, gpointer data)
{
  return g_path_get_basename (name);
}

static TwTileSet *
adopt (TwTileSet *set, TwTileSet *from, int position)
{
  g_autoptr (GError) error = NULL;
  TwTileSet *changed =
      tw_excerpt_adopt (set, from, from->tiles[0], position, plain_name, NULL, &error);
  g_autofree char *xml = NULL;
  g_autoptr (TwTileSet) again = NULL;

  g_assert_no_error (error);
  /* A file can hold what came of it. */
  xml = tw_tile_set_file_to_xml (changed, NULL);
  again = tw_tile_set_file_parse ("x.xml", xml, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (again->n_tiles, ==, changed->n_tiles);
  for (guint i = 0; i < again->n_tiles; i++)
    g_assert_true (tw_topology_equal (&again->tiles[i]->topology, &changed->tiles[i]->topology));
  return changed;
}

static void
assert_bytes (const TwPictureFile *picture, const char *name, const char *text)
{
  g_assert_cmpstr (picture->file, ==, name);
  g_assert_nonnull (picture->bytes);
  g_assert_cmpuint (g_bytes_get_size (picture->bytes), ==, strlen (text));
  g_assert_cmpint (memcmp (g_bytes_get_data (picture->bytes, NULL), text, strlen (text)), ==, 0);
}

static void
test_only_what_is_needed (void)
{
  g_autoptr (TwTileSet) set = source ();
  g_autoptr (TwTileSet) excerpt = carried (set, 0);

  g_assert_cmpuint (excerpt->n_tiles, ==, 1);
  g_assert_nonnull (tw_enclosures_find (excerpt->enclosures, "pictures/a.png"));
  g_assert_nonnull (tw_enclosures_find (excerpt->enclosures, "pictures/g.png"));
  g_assert_nonnull (tw_enclosures_find (excerpt->enclosures, "references/scan.png"));
  g_assert_null (tw_enclosures_find (excerpt->enclosures, "pictures/b.png"));
}

static void
test_pictures (void)
{
  g_autoptr (TwTileSet) set = source ();
  g_autoptr (TwTileSet) from = carried (set, 0);
  g_autoptr (TwTileSet) other = set_with ("other", "", "<tile id='A'><road edges='N S'/></tile>");
  g_autoptr (TwTileSet) changed = NULL;
  g_autoptr (TwTileSet) twice = NULL;
  const TwTile *tile;

  /* A picture of that name is there already, and is another one. */
  enclose (other, "pictures/a.png", "somebody's");
  changed = adopt (other, from, 0);
  g_assert_cmpuint (changed->n_tiles, ==, 2);
  tile = changed->tiles[0];
  g_assert_cmpstr (tile->id, !=, "A");
  g_assert_cmpstr (changed->tiles[1]->id, ==, "A");
  g_assert_cmpuint (tile->n_start, ==, 0);
  g_assert_cmpuint (tile->count, ==, 2);
  assert_bytes (&tile->picture, "pictures/a-2.png", "finished a");
  assert_bytes (&tile->variants[0].picture, "pictures/g.png", "finished g");
  assert_bytes (&tile->reference.picture, "references/scan.png", "the scan");
  /* Once more: the same files serve both. */
  twice = adopt (changed, from, -1);
  g_assert_cmpuint (twice->enclosures->n_enclosures, ==, changed->enclosures->n_enclosures);
  assert_bytes (&twice->tiles[2]->picture, "pictures/a-2.png", "finished a");
}

static void
test_rules (void)
{
  g_autoptr (TwTileSet) set = source ();
  g_autoptr (TwTileSet) from = carried (set, 0);
  g_autoptr (TwTileSet) other =
      set_with ("other",
                RULES "<rule id='MINE-001'><statement>Something else.</statement></rule>"
                      "<land id='canal' shape='line' colour='#4d8ba6' pattern='canal'>"
                      "<title>Canal</title></land></rules>",
                "<tile id='Z'><land kind='canal' edges='N S'/></tile>");
  g_autoptr (TwTileSet) changed = adopt (other, from, -1);
  const TwLandType *railway = tw_vocabulary_find_land (changed->own, "railway");
  const TwSymbolType *kite = tw_vocabulary_find_symbol (changed->own, "kite");
  const TwEffect *effect;
  const TwRule *rule;

  g_assert_nonnull (railway);
  g_assert_cmpuint (changed->tiles[1]->topology.segments[1].kind, ==, railway->kind);
  g_assert_cmpuint (changed->tiles[0]->topology.segments[0].kind, ==,
                    tw_vocabulary_find_land (changed->own, "canal")->kind);
  g_assert_cmpuint (railway->kind, !=, changed->tiles[0]->topology.segments[0].kind);
  g_assert_nonnull (kite);
  g_assert_nonnull (strstr (kite->art, "<circle"));
  /* What a kite brings came along, and the ribbon that it hands out; the drum did not. */
  g_assert_nonnull (tw_vocabulary_find_token (changed->own, "ribbon"));
  g_assert_null (tw_vocabulary_find_symbol (changed->own, "drum"));
  g_assert_cmpuint (changed->own->effects->len, ==, 3);
  /* The rule of that id says something else here, so ours got an id of its own. */
  effect = g_ptr_array_index (changed->own->effects, 0);
  g_assert_cmpstr (effect->symbol, ==, "kite");
  rule = tw_vocabulary_find_rule (changed->own, effect->rules);
  g_assert_nonnull (rule);
  g_assert_cmpstr (rule->id, !=, "MINE-001");
  g_assert_cmpstr (tw_texts_get (rule->texts, ""), ==, "A kite brings two points.");
}

/* What is done where a symbol is not comes along with the symbol as well. */
static void
test_unless (void)
{
  g_autoptr (TwTileSet) set =
      set_with ("mine",
                RULES "<symbol id='kite' on='city'><title>Kite</title></symbol>"
                      "<effect features='city' events='complete' stage='add' points='1' "
                      "unless-symbol='kite'/></rules>",
                "<tile id='A'><city edges='N' symbols='kite'/></tile>");
  g_autoptr (TwTileSet) from = carried (set, 0);
  g_autoptr (TwTileSet) other = set_with ("other", "", "<tile id='Z'><road edges='N S'/></tile>");
  g_autoptr (TwTileSet) changed = adopt (other, from, -1);

  g_assert_cmpuint (changed->own->effects->len, ==, 1);
}

/* Where the set has the same symbol already, it does there what it does there. */
static void
test_known_symbol (void)
{
  g_autoptr (TwTileSet) set = source ();
  g_autoptr (TwTileSet) from = carried (set, 0);
  g_autoptr (TwTileSet) plain = carried (set, 1);
  g_autoptr (TwTileSet) changed = adopt (set, from, -1);
  g_autoptr (TwTileSet) simple = adopt (set, plain, -1);

  g_assert_cmpstr (changed->own->xml, ==, set->own->xml);
  g_assert_cmpuint (changed->n_tiles, ==, 3);
  g_assert_cmpuint (simple->n_tiles, ==, 3);
  assert_bytes (&changed->tiles[2]->picture, "pictures/a.png", "finished a");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/excerpt/only-what-is-needed", test_only_what_is_needed);
  g_test_add_func ("/excerpt/pictures", test_pictures);
  g_test_add_func ("/excerpt/rules", test_rules);
  g_test_add_func ("/excerpt/unless", test_unless);
  g_test_add_func ("/excerpt/known-symbol", test_known_symbol);
  return g_test_run ();
}
