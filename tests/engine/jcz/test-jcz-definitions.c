/* Tile definitions of JCloisterZone: read, drawn, written back; bad ones are refused. */
#include "engine/format/tile-set-writer.h"
#include "engine/jcz/jcz-definitions.h"

#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"

#include <string.h>

static char *
meadow (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "jcz", "meadow.xml", NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static gboolean
is_said (const GPtrArray *problems, const char *what)
{
  for (guint i = 0; i < problems->len; i++)
    if (strstr (g_ptr_array_index (problems, i), what) != NULL)
      return TRUE;
  return FALSE;
}

static const TwTile *
tile_of (const TwTileSet *set, const char *id)
{
  int index = tw_tile_set_find (set, id);

  g_assert_cmpint (index, >=, 0);
  return set->tiles[index];
}

static TwTileSet *
read_meadow (const char *set, GPtrArray *problems)
{
  g_autofree char *text = meadow ();
  g_autoptr (GError) error = NULL;
  TwTileSet *made = tw_jcz_definitions_parse ("meadow.xml", text, -1, set, problems, &error);

  g_assert_no_error (error);
  return made;
}

/* What the file says in its own words, by hand. */
static void
test_read (void)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (TwTileSet) set = read_meadow (NULL, problems);
  const TwTile *strokes = tile_of (set, "CRCR");

  g_assert_cmpstr (set->aliases, ==, "meadow:2");
  g_assert_cmpuint (tile_of (set, "LR")->count, ==, 2);
  g_assert_cmpuint (tile_of (set, "C!")->count, ==, 3);
  g_assert_cmpuint (tile_of (set, "block")->count, ==, 0);
  g_assert_cmpuint (tw_topology_symbol_count (&tile_of (set, "CRr")->topology, "coat-of-arms", -2),
                    ==, 2);
  g_assert_cmpuint (tw_topology_symbol_count (&strokes->topology, "wine", -2), ==, 1);
  g_assert_cmpuint (tw_topology_symbol_count (&strokes->topology, "inn", -2), ==, 1);
  g_assert_cmpuint (tw_topology_symbol_count (&tile_of (set, "CCCC")->topology, "cathedral", -2),
                    ==, 1);
  /* Four fields at the crossing, one of them between two cities nobody can leave. */
  g_assert_cmpuint (strokes->fields.n_fields, ==, 4);
  g_assert_cmpuint (tile_of (set, "RRrr")->fields.n_fields, ==, 4);
  g_assert_cmpuint (tile_of (set, "CCCC")->fields.n_fields, ==, 1);
  g_assert_cmpuint (tile_of (set, "CCCC")->fields.fields[0].rim, ==, 0);
  g_assert_cmpint (tw_topology_find_kind (&tile_of (set, "CG")->topology, TW_KIND_GARDEN), >=, 0);
  g_assert_true (is_said (problems, "meadow.xml:18: The attribute “moat”"));
  g_assert_true (is_said (problems, "meadow.xml:46: <windmill>"));
  g_assert_true (is_said (problems, "XX/unknown"));
  g_assert_true (is_said (problems, "meadow:1"));
  g_assert_false (is_said (problems, "wagon"));
  g_assert_false (is_said (problems, "cannot be drawn"));
}

static void
test_choose (void)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (TwTileSet) set = read_meadow ("meadow:1", problems);

  g_assert_cmpuint (tw_tile_set_n_copies (set), ==, 3);
  g_assert_true (is_said (problems, "meadow:2"));
}

/* There and back: nothing is lost on the way through our file. */
static void
test_back (void)
{
  static const char *const kept[] = {
    "wagon-move=\"a\"",
    "moat=\"deep\"",
    "<windmill sails=\"4\">",
    "<miller>I</miller>",
    "max=\"2\"",
    "tile=\"XX/unknown\"",
    "<if element=\"storm\">",
    "id=\"meadow:1\"",
    "resource=\"wine\"",
    "<ref count=\"1\" tile=\"ME/C!\"/>",
  };
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (TwTileSet) set = read_meadow (NULL, problems);
  g_autofree char *ours = tw_tile_set_file_to_xml (set, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) again = tw_tile_set_file_parse ("meadow.xml", ours, -1, &error);
  g_autofree char *theirs = NULL;
  g_autofree char *twice = NULL;
  g_autoptr (TwTileSet) back = NULL;

  g_assert_no_error (error);
  theirs = tw_jcz_definitions_to_xml (again, NULL, problems, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    if (strstr (theirs, kept[i]) == NULL)
      g_error ("%s is not in\n%s", kept[i], theirs);
  g_assert_null (strstr (theirs, "jcz:"));
  back = tw_jcz_definitions_parse ("meadow.xml", theirs, -1, "meadow:2", problems, &error);
  g_assert_no_error (error);
  twice = tw_jcz_definitions_to_xml (back, NULL, problems, NULL);
  g_assert_cmpstr (twice, ==, theirs);
}

static void
assert_same_fields (const TwFields *a, const TwFields *b, const char *id)
{
  g_assert_cmpuint (a->n_fields, ==, b->n_fields);
  for (guint i = 0; i < a->n_fields; i++)
    {
      guint k = 0;

      while (k < b->n_fields
             && ((a->fields[i].rim & TW_RIM_HALVES) != (b->fields[k].rim & TW_RIM_HALVES)
                 || a->fields[i].cities != b->fields[k].cities))
        k++;
      if (k == b->n_fields)
        g_error ("tile %s: field %u is not there any more", id, i);
    }
}

static gboolean
is_part_of_the_river (const char *symbol)
{
  return strcmp (symbol, "source") == 0 || strcmp (symbol, "lake-end") == 0;
}

/* Bushes are scenery, of which that format knows nothing, and an inn's tile shows its inn on
 * another road. */
static void
assert_same_marks (const TwTopology *a, const TwTopology *b, const char *id)
{
  for (guint i = 0; i < a->n_symbols; i++)
    if (strcmp (a->symbols[i].id, "bushes") != 0 && strcmp (a->symbols[i].id, "robber") != 0
        && tw_topology_symbol_count (a, a->symbols[i].id, -2)
               != tw_topology_symbol_count (b, a->symbols[i].id, -2))
      g_error ("tile %s: %s is not there any more", id, a->symbols[i].id);
  for (guint i = 0; i < a->n_symbols; i++)
    for (guint k = 0; k < b->n_symbols; k++)
      if (strcmp (a->symbols[i].id, b->symbols[k].id) == 0)
        {
          g_assert_cmpuint (a->symbols[i].direction, ==, b->symbols[k].direction);
          if (!is_part_of_the_river (a->symbols[i].id))
            g_assert_cmpint (a->symbols[i].segment < 0, ==, b->symbols[k].segment < 0);
        }
  g_assert_cmpint (tw_topology_find_kind (a, TW_KIND_LAKE) >= 0, ==,
                   tw_topology_find_kind (b, TW_KIND_LAKE) >= 0);
}

/* Shipped tiles say only edges, fields and marks there; the drawing that is found has the
 * same fields as ours, and the marks are what they were. */
static void
test_shipped (gconstpointer data)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_shipped_set_load (data, &error);
  g_autofree char *theirs = tw_jcz_definitions_to_xml (set, NULL, problems, NULL);
  g_autoptr (TwTileSet) back =
      tw_jcz_definitions_parse ("x.xml", theirs, -1, NULL, problems, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (tw_tile_set_n_copies (back), ==, tw_tile_set_n_copies (set));
  g_assert_false (is_said (problems, "cannot be drawn"));
  for (guint i = 0; i < set->n_tiles; i++)
    for (guint k = 0; k < back->n_tiles; k++)
      {
        g_auto (GStrv) ids =
            g_strsplit (set->tiles[i]->aliases != NULL ? set->tiles[i]->aliases : "", " ", 2);

        if (ids[0] == NULL || g_strcmp0 (back->tiles[k]->aliases, ids[0]) != 0)
          continue;
        g_assert_cmpuint (tw_topology_edge_codes (&set->tiles[i]->topology), ==,
                          tw_topology_edge_codes (&back->tiles[k]->topology));
        assert_same_fields (&set->tiles[i]->fields, &back->tiles[k]->fields, set->tiles[i]->id);
        assert_same_marks (&set->tiles[i]->topology, &back->tiles[k]->topology, set->tiles[i]->id);
      }
  for (guint i = 0; i < problems->len; i++)
    if (strstr (g_ptr_array_index (problems, i), "is left out") != NULL
        && strstr (g_ptr_array_index (problems, i), "bushes") == NULL
        && strstr (g_ptr_array_index (problems, i), "robber") == NULL)
      g_error ("%s", (const char *) g_ptr_array_index (problems, i));
  g_assert_cmpint (back->draw, ==, set->draw);
}

/* One tile of theirs, without the brackets round it. */
static TwTileSet *
read_tile (const char *inside, GPtrArray *problems, GError **error)
{
  g_autofree char *text =
      g_strdup_printf ("<defs>\n<tiles>\n<tile id=\"XX/T\" %s</tile></tiles></defs>", inside);

  return tw_jcz_definitions_parse ("x.xml", text, -1, NULL, problems, error);
}

/* Each mark by its own name, as that program writes it. */
static void
test_marks (void)
{
  static const struct
  {
    const char *mark, *symbol;
    TwDirection direction;
  } marks[] = {
    { "<goldmine/>", "gold", TW_DIRECTION_NONE },
    { "<mage/>", "mage", TW_DIRECTION_NONE },
    { "<flying-machine direction=\"SE\"/>", "flying-machine", TW_DIRECTION_SE },
    { "<corn-circle type=\"Road\"/>", "crop-club", TW_DIRECTION_NONE },
    { "<corn-circle type=\"Field\"/>", "crop-fork", TW_DIRECTION_NONE },
    { "<corn-circle type=\"City\"/>", "crop-shield", TW_DIRECTION_NONE },
    { "<dragon/>", "dragon", TW_DIRECTION_NONE },
    { "<volcano/>", "volcano", TW_DIRECTION_NONE },
    { "<portal/>", "portal", TW_DIRECTION_NONE },
    { "<tower/>", "tower", TW_DIRECTION_NONE },
    { "<watchtower bonus=\"1/road\"/>", "watchtower-road", TW_DIRECTION_NONE },
    { "<watchtower bonus=\"1/city\"/>", "watchtower-city", TW_DIRECTION_NONE },
    { "<watchtower bonus=\"2/coat-of-arms\"/>", "watchtower-coat", TW_DIRECTION_NONE },
    { "<watchtower bonus=\"2/meeple\"/>", "watchtower-meeple", TW_DIRECTION_NONE },
    { "<watchtower bonus=\"3/monastery\"/>", "watchtower-monastery", TW_DIRECTION_NONE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GError) error = NULL;
      g_autofree char *inside =
          g_strdup_printf ("><field>NL NR EL ER SL SR WL WR</field>%s", marks[i].mark);
      g_autoptr (TwTileSet) set = read_tile (inside, problems, &error);
      g_autofree char *theirs = NULL;
      const TwTopology *topology;

      g_assert_no_error (error);
      g_assert_cmpuint (problems->len, ==, 0);
      topology = &set->tiles[0]->topology;
      g_assert_cmpuint (topology->n_symbols, ==, 1);
      g_assert_cmpstr (topology->symbols[0].id, ==, marks[i].symbol);
      g_assert_cmpint (topology->symbols[0].direction, ==, marks[i].direction);
      theirs = tw_jcz_definitions_to_xml (set, NULL, problems, NULL);
      g_assert_nonnull (strstr (theirs, marks[i].mark));
      g_assert_cmpuint (problems->len, ==, 0);
    }
}

/* She lives in a city; a watchtower that brings something else is kept as it is. */
static void
test_princess (void)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set =
      read_tile ("><city princess=\"true\">N</city><field city=\"N\">EL ER SL SR WL WR</field>"
                 "<watchtower bonus=\"9/road\"/>",
                 problems, &error);
  g_autofree char *theirs = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_cmpuint (set->tiles[0]->topology.n_symbols, ==, 1);
  g_assert_cmpstr (set->tiles[0]->topology.symbols[0].id, ==, "princess");
  g_assert_cmpint (set->tiles[0]->topology.symbols[0].segment, ==, 0);
  theirs = tw_jcz_definitions_to_xml (set, NULL, problems, NULL);
  g_assert_nonnull (strstr (theirs, "<city princess=\"true\">N</city>"));
  g_assert_nonnull (strstr (theirs, "<watchtower bonus=\"9/road\"/>"));
}

/* The set has the name by which players choose it. */
static void
test_title (void)
{
  const char *text =
      "<defs><tiles><tile id='X/A'><field>NL NR EL ER SL SR WL WR</field></tile></tiles>"
      "<sets><tile-set id='x:1'><ref tile='X/A' count='1'/></tile-set></sets>"
      "<expansion id='Y'><title>Another</title><ref tile-set='y'/></expansion>"
      "<expansion id='X'><title>This</title><description>One tile.</description>"
      "<ref tile-set='x'/></expansion></defs>";
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (TwTileSet) set = tw_jcz_definitions_parse ("x.xml", text, -1, NULL, problems, NULL);

  g_assert_cmpuint (problems->len, ==, 0);
  g_assert_cmpstr (tw_texts_source (set->titles)->text, ==, "This");
  g_assert_cmpstr (tw_texts_source (set->descriptions)->text, ==, "One tile.");
}

/* What is said twice, or not at all. */
static void
test_odd_marks (void)
{
  static const struct
  {
    const char *inside, *said;
  } odd[] = {
    { "><goldmine/><goldmine/>", "<goldmine> stands on the tile twice" },
    { "><quarter/>", "does not say which quarter" },
    { "><city>I</city>", "A city that reaches no edge" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (odd); i++)
    {
      g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GError) error = NULL;
      g_autofree char *inside =
          g_strconcat (odd[i].inside, "<field>NL NR EL ER SL SR WL WR</field>", NULL);
      g_autoptr (TwTileSet) set = read_tile (inside, problems, &error);
      g_autofree char *theirs = NULL;

      g_assert_no_error (error);
      if (!is_said (problems, odd[i].said))
        g_error ("nobody says: %s", odd[i].said);
      /* What is not understood is not lost. */
      theirs = tw_jcz_definitions_to_xml (set, NULL, problems, NULL);
      g_assert_nonnull (strstr (theirs, i == 0   ? "<goldmine/>"
                                        : i == 1 ? "<quarter/>"
                                                 : "<city>I</city>"));
    }
}

static void
test_bad_marks (void)
{
  static const struct
  {
    const char *inside, *said;
  } bad[] = {
    { "><flying-machine direction=\"UP\"/>", "x.xml:3: “UP” is no direction of <flying-machine>" },
    { "><flying-machine/>", "x.xml:3: " },
    { "><corn-circle type=\"Lake\"/>", "x.xml:3: “Lake” is no type of <corn-circle>" },
    { "><field>V</field>", "x.xml:3: “V” is no port" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GError) error = NULL;

      g_assert_null (read_tile (bad[i].inside, problems, &error));
      g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT);
      if (!g_str_has_prefix (error->message, bad[i].said))
        g_error ("“%s” does not begin “%s”", error->message, bad[i].said);
    }
}

/* A field that nobody can leave has a place of its own, whatever its number. */
static void
test_inner_places (void)
{
  static const char *const places[] = { "I", "II", "III", "IV" };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GError) error = NULL;
      g_autofree char *inside =
          g_strdup_printf ("><city>N E</city><city>S W</city><field city=\"N S\">%s</field>",
                           places[i]);
      g_autoptr (TwTileSet) set = read_tile (inside, problems, &error);
      g_autofree char *theirs = NULL;

      g_assert_no_error (error);
      g_assert_cmpuint (problems->len, ==, 0);
      g_assert_cmpuint (set->tiles[0]->fields.n_fields, ==, 1);
      g_assert_cmpuint (set->tiles[0]->fields.fields[0].rim, ==, 0);
      theirs = tw_jcz_definitions_to_xml (set, NULL, problems, NULL);
      g_assert_nonnull (strstr (theirs, "<field city=\"N S\">I</field>"));
    }
}

/* The pile says where a river begins: here the tile that stands last. */
static void
test_river (void)
{
  static const char text[] =
      "<defs><tiles><tile id=\"XX/a\" group=\"river-lake\"><river>N</river>"
      "<field>NL NR EL ER SL SR WL WR</field></tile>"
      "<tile id=\"XX/b\" group=\"river-spring\"><river>S</river>"
      "<field>NL NR EL ER SL SR WL WR</field></tile></tiles>"
      "<sets><tile-set id=\"brook\"><ref tile=\"XX/a\" count=\"1\"/><ref tile=\"XX/b\" "
      "count=\"1\"/></tile-set></sets></defs>";
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_jcz_definitions_parse ("x.xml", text, -1, NULL, problems, &error);
  g_autofree char *theirs = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (problems->len, ==, 0);
  g_assert_cmpint (set->draw, ==, TW_SET_DRAW_FIRST);
  g_assert_cmpstr (set->first_tile, ==, "b");
  g_assert_cmpstr (set->last_tile, ==, "a");
  theirs = tw_jcz_definitions_to_xml (set, NULL, problems, NULL);
  g_assert_cmpuint (problems->len, ==, 0);
  g_assert_nonnull (strstr (theirs, "<tile id=\"XX/b\" group=\"river-spring\">"));
  g_assert_nonnull (strstr (theirs, "<tile id=\"XX/a\" group=\"river-lake\">"));
}

/* In the meadow the first @from becomes @to. */
typedef struct
{
  const char *from;
  const char *to;
  const char *expected;
} Damage;

static const Damage damages[] = {
  { "<defs>", "<dafs>", "meadow.xml:" },
  { "<field>NL NR", "<field>NL NX", "meadow.xml:8: “NX EL ER SL SR WL WR” is no port of <field>" },
  { "<road wagon-move=\"a\">S", "<road wagon-move=\"a\">Q", "meadow.xml:7: “Q” is no port" },
  { "<road wagon-move=\"a\">S", "<road wagon-move=\"a\">", "meadow.xml:7: <road> names no edge" },
  { "<road>E S", "<road>E N", "meadow.xml:12: An edge of <city>" },
  { "pennants=\"2\"", "pennants=\"many\"", "meadow.xml:12: " },
  { "resource=\"wine\"", "resource=\"gold\"", "meadow.xml:25: “gold” are no goods of <city>" },
  { "city=\"N\">EL WL", "city=\"W\">EL WL",
    "meadow.xml:13: “W” of <field> names no edges of cities" },
  { "id=\"ME/CRr\"", "id=\"ME/LR\"", "meadow.xml:10: Two tiles" },
  { "id=\"ME/CRr\"", "id=\"\"", "meadow.xml:10: “” is no id" },
  { "<tile id=\"ME/CRr\"", "<tile", "meadow.xml:10: " },
  { "count=\"3\"", "count=\"-3\"", "meadow.xml:62: " },
  { "<?xml version=\"1.0\" encoding=\"utf-8\"?>", "<!DOCTYPE defs SYSTEM \"x\">",
    "meadow.xml:1: " },
};

static void
test_damage (gconstpointer data)
{
  const Damage *damage = data;
  g_autofree char *text = meadow ();
  g_autoptr (GString) bad = g_string_new (text);
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = NULL;

  g_assert_cmpuint (g_string_replace (bad, damage->from, damage->to, 1), ==, 1);
  set = tw_jcz_definitions_parse ("meadow.xml", bad->str, -1, NULL, problems, &error);
  g_assert_null (set);
  g_assert_true (error != NULL && error->domain == TW_FORMAT_ERROR);
  if (!g_str_has_prefix (error->message, damage->expected))
    g_error ("“%s” does not begin “%s”", damage->expected, error->message);
}

static void
test_no_such_set (void)
{
  g_autofree char *text = meadow ();
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;

  g_assert_null (tw_jcz_definitions_parse ("meadow.xml", text, -1, "desert", problems, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT);
}

/* Whatever becomes of the bytes, they are read or refused, and what is read is written. */
static void
test_mutations (void)
{
  static const char *const words[] = { "N E S W", "I", "NL NR EL ER", "", "<road>E W</road>" };
  g_autofree char *whole = meadow ();
  g_autoptr (GString) near = g_string_new (whole);
  const char *text;
  gsize length;
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  /* Tiles of other files are looked for in all shipped sets, which takes its time. */
  g_assert_cmpuint (g_string_replace (near, "\"BA/CG\"", "\"ME/LR\"", 1), ==, 1);
  g_assert_cmpuint (g_string_replace (near, "\"XX/unknown\"", "\"ME/LR\"", 1), ==, 1);
  text = near->str;
  length = near->len;
  for (guint i = 0; i < 150; i++)
    {
      g_autoptr (GString) bad = g_string_new_len (text, (gssize) length);
      g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GError) error = NULL;
      g_autoptr (TwTileSet) set = NULL;
      gssize at = g_rand_int_range (rand, 40, (gint) length - 8);

      if (i % 3 == 0)
        bad->str[at] = (char) g_rand_int_range (rand, 32, 127);
      else if (i % 3 == 1)
        g_string_erase (bad, at, g_rand_int_range (rand, 1, 6));
      else if (strchr (bad->str + at, '>') != NULL)
        g_string_insert (bad, strchr (bad->str + at, '>') - bad->str + 1,
                         words[i / 3 % G_N_ELEMENTS (words)]);
      set = tw_jcz_definitions_parse ("x.xml", bad->str, (gssize) bad->len, NULL, problems, &error);
      g_assert_true ((set == NULL) == (error != NULL));
      if (set != NULL)
        {
          g_autofree char *ours = tw_tile_set_file_to_xml (set, NULL);
          g_autofree char *theirs = tw_jcz_definitions_to_xml (set, NULL, problems, NULL);
          g_autoptr (TwTileSet) again = tw_tile_set_file_parse ("x.xml", ours, -1, &error);

          g_assert_no_error (error);
          g_assert_nonnull (theirs);
        }
    }
}

int
main (int argc, char **argv)
{
  static const char *const shipped[] = { "base",
                                         "winter",
                                         "river",
                                         "inns-and-cathedrals",
                                         "traders-and-builders",
                                         "flying-machines",
                                         "ferries",
                                         "gold-mines",
                                         "mage-and-witch",
                                         "crop-circles",
                                         "count",
                                         "robbers" };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/jcz-definitions/read", test_read);
  g_test_add_func ("/jcz-definitions/choose", test_choose);
  g_test_add_func ("/jcz-definitions/back", test_back);
  for (guint i = 0; i < G_N_ELEMENTS (shipped); i++)
    {
      g_autofree char *name = g_strconcat ("/jcz-definitions/shipped/", shipped[i], NULL);

      g_test_add_data_func (name, shipped[i], test_shipped);
    }
  g_test_add_func ("/jcz-definitions/marks", test_marks);
  g_test_add_func ("/jcz-definitions/princess", test_princess);
  g_test_add_func ("/jcz-definitions/title", test_title);
  g_test_add_func ("/jcz-definitions/odd-marks", test_odd_marks);
  g_test_add_func ("/jcz-definitions/bad-marks", test_bad_marks);
  g_test_add_func ("/jcz-definitions/inner-places", test_inner_places);
  g_test_add_func ("/jcz-definitions/river", test_river);
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autofree char *name = g_strdup_printf ("/jcz-definitions/damage/%02u", i);

      g_test_add_data_func (name, &damages[i], test_damage);
    }
  g_test_add_func ("/jcz-definitions/no-such-set", test_no_such_set);
  g_test_add_func ("/jcz-definitions/mutations", test_mutations);
  return g_test_run ();
}
