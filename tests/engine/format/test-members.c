/* Plain members of tiles, variants and sets: none is left out by copying, comparing, reading,
 * writing or the schema, and none of the structs has one without a row. */
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"
#include "engine/set/set-members.h"
#include "engine/tile/tile-members.h"

#include <string.h>

#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>

#include "engine/format/data-dir.h"

/* A piece of a struct that is no plain member. */
typedef struct
{
  gsize offset;
  gsize size;
} Piece;

typedef struct
{
  const char *name;
  gsize size;
  const TwMember *(*members) (guint *out_n);
  guint n_pieces;
  Piece pieces[12];
  const char *schema; /* where its attributes are defined */
  const char *more[10];
} Struct;

#define PIECE(type, member)                                                                        \
  {                                                                                                \
    G_STRUCT_OFFSET (type, member), sizeof (((type *) NULL)->member)                               \
  }

static const Struct structs[] = {
  { "TwTile",
    sizeof (TwTile),
    tw_tile_members,
    7,
    { PIECE (TwTile, topology), PIECE (TwTile, shape), PIECE (TwTile, fields),
      PIECE (TwTile, reference), PIECE (TwTile, n_variants), PIECE (TwTile, variants),
      PIECE (TwTile, line) },
    "//r:define[@name='tile' or @name='looks' or @name='picture' or @name='reference']"
    "//r:attribute/@name",
    { "picture-turn", "reference", "reference-turn", "reference-at", "reference-opacity",
      "symbols" } },
  { "TwVariant",
    sizeof (TwVariant),
    tw_variant_members,
    2,
    { PIECE (TwVariant, added), PIECE (TwVariant, shape) },
    "//r:define[@name='variant' or @name='looks' or @name='picture']//r:attribute/@name",
    { "picture-turn", "symbols" } },
  { "TwTileSet",
    sizeof (TwTileSet),
    tw_tile_set_members,
    12,
    { PIECE (TwTileSet, n_tiles), PIECE (TwTileSet, tiles), PIECE (TwTileSet, n_blocks),
      PIECE (TwTileSet, blocks), PIECE (TwTileSet, n_changes), PIECE (TwTileSet, changes),
      PIECE (TwTileSet, n_lessons), PIECE (TwTileSet, lessons), PIECE (TwTileSet, enclosures),
      PIECE (TwTileSet, own), PIECE (TwTileSet, warnings), PIECE (TwTileSet, print) },
    "//r:define[@name='tile-set']//r:attribute/@name",
    { NULL } },
  { "TwPrintPlan",
    sizeof (TwPrintPlan),
    tw_print_plan_members,
    0,
    { { 0, 0 } },
    "//r:define[@name='print']//r:name",
    { NULL } },
};

static gsize
size_of (const TwMember *member)
{
  switch (member->type)
    {
    case TW_MEMBER_LINE:
    case TW_MEMBER_WORDS:
    case TW_MEMBER_TEXTS:
    case TW_MEMBER_FOREIGN:
      return sizeof (gpointer);
    case TW_MEMBER_PICTURE:
      return sizeof (TwPictureFile);
    default:
      return sizeof (int);
    }
}

/* Every byte belongs to a row or is looked after by hand; what is between is padding. */
static void
test_whole (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (structs); i++)
    {
      const Struct *type = &structs[i];
      guint n, n_free = 0;
      const TwMember *members = type->members (&n);
      g_autofree guint8 *bytes = g_malloc0 (type->size);

      for (guint k = 0; k < type->n_pieces; k++)
        memset (bytes + type->pieces[k].offset, 1, type->pieces[k].size);
      for (guint k = 0; k < n; k++)
        memset (bytes + members[k].offset, 1, size_of (&members[k]));
      for (gsize at = 0; at < type->size; at++)
        {
          n_free = bytes[at] ? 0 : n_free + 1;
          if (n_free == sizeof (gpointer)
              || (n_free == sizeof (int) && at % sizeof (gpointer) == 3))
            g_error ("%s: byte %zu belongs to no row", type->name, at);
        }
    }
}

/* The schema knows the attributes of the rows and no others. */
static void
test_schema (void)
{
  g_autofree char *path = tw_data_dir_find ("schema/tile-set.rng");
  xmlDoc *document = xmlReadFile (path, NULL, 0);
  xmlXPathContext *context = xmlXPathNewContext (document);

  xmlXPathRegisterNs (context, BAD_CAST "r", BAD_CAST "http://relaxng.org/ns/structure/1.0");
  for (guint i = 0; i < G_N_ELEMENTS (structs); i++)
    {
      const Struct *type = &structs[i];
      g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);
      xmlXPathObject *found = xmlXPathEval (BAD_CAST type->schema, context);
      guint n;
      const TwMember *members = type->members (&n);

      for (guint k = 0; k < n; k++)
        if (members[k].name != NULL)
          g_hash_table_add (known, (gpointer) members[k].name);
      for (guint k = 0; type->more[k] != NULL; k++)
        g_hash_table_add (known, (gpointer) type->more[k]);
      for (int k = 0; k < found->nodesetval->nodeNr; k++)
        {
          g_autofree char *name = NULL;
          xmlChar *content = xmlNodeGetContent (found->nodesetval->nodeTab[k]);

          name = g_strdup ((const char *) content);
          xmlFree (content);
          if (!g_hash_table_remove (known, name))
            g_error ("%s: only the schema knows “%s”", type->name, name);
        }
      if (g_hash_table_size (known) > 0)
        {
          g_autofree gpointer *names = g_hash_table_get_keys_as_array (known, NULL);

          g_error ("%s: the schema lacks “%s”", type->name, (const char *) names[0]);
        }
      xmlXPathFreeObject (found);
    }
  xmlXPathFreeContext (context);
  xmlFreeDoc (document);
}

/* Makes @member of @object say something. */
static void
set_value (const TwMember *member, gpointer object)
{
  gpointer at = G_STRUCT_MEMBER_P (object, member->offset);

  tw_member_free (member, object);
  switch (member->type)
    {
    case TW_MEMBER_LINE:
    case TW_MEMBER_WORDS:
      *(char **) at = g_strdup (g_strcmp0 (member->name, "version") == 0 ? "1.7" : "changed");
      break;
    case TW_MEMBER_NUMBER:
      *(int *) at = MAX (member->least, 3);
      break;
    case TW_MEMBER_LENGTH:
      *(int *) at = MAX (member->least, 3175);
      break;
    case TW_MEMBER_TRUTH:
    case TW_MEMBER_WORD:
      *(int *) at = 1;
      break;
    case TW_MEMBER_TEXTS:
      *(TwTexts **) at = tw_texts_with (NULL, "", "changed");
      break;
    case TW_MEMBER_PICTURE:
      tw_picture_file_set (at, member->name != NULL ? "pictures/x.png" : "references/x.png", NULL);
      break;
    case TW_MEMBER_FOREIGN:
      *(TwForeign **) at = tw_foreign_append (NULL, TW_FOREIGN_SELF, 0, "<!-- changed -->");
      break;
    case TW_N_MEMBER_TYPES:
      g_assert_not_reached ();
    }
}

static TwTileSet *
sample (void)
{
  TwTileSet *set = tw_tile_set_new ("sample");
  g_autoptr (TwTile) tile = tw_tile_new ("A", 9, NULL);

  set->titles = tw_texts_with (NULL, "", "Sample");
  tw_tile_add_variant (tile, "v", 2);
  tw_tile_set_insert_tile (set, -1, tile);
  return set;
}

static TwTileSet *
again (const TwTileSet *set)
{
  g_autofree char *xml = tw_tile_set_file_to_xml (set, NULL);
  g_autoptr (GError) error = NULL;
  TwTileSet *read = tw_tile_set_file_parse ("sample", xml, -1, &error);

  g_assert_no_error (error);
  return read;
}

/* What is kept of others may stand elsewhere when it is read again: it has to be there. */
static void
assert_same (const TwMember *member, gconstpointer read, gconstpointer written)
{
  const TwForeign *foreign;

  if (member->type != TW_MEMBER_FOREIGN)
    {
      g_assert_true (tw_member_equal (member, read, written));
      return;
    }
  foreign = *(TwForeign **) G_STRUCT_MEMBER_P (read, member->offset);
  g_assert_cmpstr (foreign->items[0].text, ==, "<!-- changed -->");
}

/* A changed member is another tile; a copy has it, and so has what is written and read again. */
static void
test_tile (gboolean of_variant)
{
  guint n;
  const TwMember *members = of_variant ? tw_variant_members (&n) : tw_tile_members (&n);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TwTileSet) set = sample (), read = NULL;
      g_autoptr (TwTile) tile = tw_tile_copy (set->tiles[0]), copy = NULL;

      g_test_message ("%s", members[i].name != NULL ? members[i].name : "none");
      g_assert_true (tw_tile_equal (tile, set->tiles[0]));
      set_value (&members[i], of_variant ? (gpointer) &tile->variants[0] : tile);
      g_assert_false (tw_tile_equal (tile, set->tiles[0]));
      copy = tw_tile_copy (tile);
      g_assert_true (tw_tile_equal (tile, copy));
      tw_tile_set_replace_tile (set, 0, tile);
      read = again (set);
      if (of_variant)
        assert_same (&members[i], &read->tiles[0]->variants[0], &tile->variants[0]);
      else
        assert_same (&members[i], read->tiles[0], tile);
    }
}

static void
test_tiles (void)
{
  test_tile (FALSE);
  test_tile (TRUE);
}

static void
test_set (void)
{
  guint n;
  const TwMember *members = tw_tile_set_members (&n);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TwTileSet) set = sample (), copy = tw_tile_set_copy (set), read = NULL;
      g_autoptr (TwTileSet) other = NULL;

      g_test_message ("%u %s", i, members[i].name != NULL ? members[i].name : "none");
      g_assert_true (tw_members_equal (members, n, set, copy));
      set_value (&members[i], copy);
      g_assert_false (tw_members_equal (members, n, set, copy));
      other = tw_tile_set_copy (copy);
      g_assert_true (tw_members_equal (members, n, copy, other));
      read = again (copy);
      assert_same (&members[i], read, copy);
    }
}

/* The same of how a set is printed, which is an element of its own. */
static void
test_print (void)
{
  guint n;
  const TwMember *members = tw_print_plan_members (&n);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TwTileSet) set = sample (), copy = NULL, read = NULL;
      g_autoptr (TwPrintPlan) usual = tw_print_plan_new ();

      g_test_message ("%s", members[i].name);
      set->print = tw_print_plan_new ();
      g_assert_true (tw_print_plan_equal (usual, set->print));
      set_value (&members[i], set->print);
      g_assert_false (tw_print_plan_equal (usual, set->print));
      copy = tw_tile_set_copy (set);
      g_assert_true (tw_print_plan_equal (set->print, copy->print));
      read = again (set);
      g_assert_true (tw_print_plan_equal (set->print, read->print));
      g_assert_true (tw_member_equal (&members[i], read->print, set->print));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/members/whole", test_whole);
  g_test_add_func ("/members/schema", test_schema);
  g_test_add_func ("/members/tiles", test_tiles);
  g_test_add_func ("/members/set", test_set);
  g_test_add_func ("/members/print", test_print);
  return g_test_run ();
}
