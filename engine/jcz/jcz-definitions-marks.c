/* Marks of a tile: elements of theirs that are symbols and places of ours. One table for both ways.
 */
#include "engine/jcz/jcz-definitions-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/xml-root.h"

/* What says nothing but that there are quarters; ours says which of the four. */
#define QUARTER "quarter"

/* An element; the attribute that tells it apart or points somewhere, with its value, %NULL if
 * that is a direction; and the symbol that ours has for it, or the place. */
static const struct
{
  const char *element;
  const char *attribute;
  const char *value;
  const char *symbol;
  TwKind place;
} marks[] = {
  { "goldmine", NULL, NULL, "gold", TW_KIND_NONE },
  { "mage", NULL, NULL, "mage", TW_KIND_NONE },
  { "festival", NULL, NULL, "festival", TW_KIND_NONE },
  { "dragon", NULL, NULL, "dragon", TW_KIND_NONE },
  { "volcano", NULL, NULL, "volcano", TW_KIND_NONE },
  { "portal", NULL, NULL, "portal", TW_KIND_NONE },
  { "tower", NULL, NULL, "tower", TW_KIND_NONE },
  { "flying-machine", "direction", NULL, "flying-machine", TW_KIND_NONE },
  { "corn-circle", "type", "Road", "crop-club", TW_KIND_NONE },
  { "corn-circle", "type", "Field", "crop-fork", TW_KIND_NONE },
  { "corn-circle", "type", "City", "crop-shield", TW_KIND_NONE },
  { "ferry", NULL, NULL, NULL, TW_KIND_LAKE },
};

/* A mark that says what it brings, which here the rules say: what they say at first is known, and
 * everything else something unknown. */
#define WATCHTOWER "watchtower"

static const struct
{
  const char *symbol;
  const char *bonus;
} watchtowers[] = {
  { "watchtower-road", "1/road" },           { "watchtower-city", "1/city" },
  { "watchtower-coat", "2/coat-of-arms" },   { "watchtower-meeple", "2/meeple" },
  { "watchtower-monastery", "3/monastery" },
};

/* The piles of a river, and the symbols of its ends. */
static const struct
{
  const char *group;
  const char *symbol;
} river_ends[] = {
  { "river-spring", "source" },
  { "river-lake", "lake-end" },
};

/* The symbol of a watchtower; %NULL for anything else. */
static const char *
watchtower_of (const xmlNode *node)
{
  if (tw_xml_reader_is (node, WATCHTOWER))
    for (guint i = 0; i < G_N_ELEMENTS (watchtowers); i++)
      if (tw_jcz_definitions_attribute_is (node, "bonus", watchtowers[i].bonus))
        return watchtowers[i].symbol;
  return NULL;
}

gboolean
tw_jcz_definitions_is_mark (const xmlNode *node)
{
  if (watchtower_of (node) != NULL)
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (tw_xml_reader_is (node, marks[i].element))
      return TRUE;
  return FALSE;
}

static gboolean
is_there (const TwTopology *topology, guint mark)
{
  return marks[mark].place != TW_KIND_NONE
             ? tw_topology_find_kind (topology, marks[mark].place) >= 0
             : tw_topology_symbol_count (topology, marks[mark].symbol, -2) > 0;
}

gboolean
tw_jcz_definitions_read_mark (TwJczDefinitions *reading, const xmlNode *node, TwTopology *topology)
{
  const char *attribute = NULL;
  g_autofree char *value = NULL;

  if (watchtower_of (node) != NULL)
    return tw_topology_add_symbol (topology, watchtower_of (node), -1, 1, TW_DIRECTION_NONE) >= 0
           || tw_xml_reader_fail (reading->reader, node,
                                  _ ("The tile has no room for <%s>. Take something out."),
                                  WATCHTOWER);
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      TwDirection direction = TW_DIRECTION_NONE;

      if (!tw_xml_reader_is (node, marks[i].element))
        continue;
      if (attribute == NULL && marks[i].attribute != NULL)
        {
          attribute = marks[i].attribute;
          value = tw_xml_reader_attribute (node, attribute);
          if (!tw_xml_root_needs (reading->reader, node, attribute, value))
            return FALSE;
        }
      if (marks[i].value != NULL && strcmp (marks[i].value, value) != 0)
        continue;
      if (attribute != NULL && marks[i].value == NULL
          && (*value == '\0' || !tw_direction_from_name (value, &direction)))
        break;
      if (is_there (topology, i))
        tw_jcz_definitions_problem_at (reading, node,
                                       _ ("<%s> stands on the tile twice. The second is left out."),
                                       marks[i].element);
      else if (marks[i].place != TW_KIND_NONE
                   ? tw_topology_add_segment (topology, marks[i].place, 0) < 0
                   : tw_topology_add_symbol (topology, marks[i].symbol, -1, 1, direction) < 0)
        return tw_xml_reader_fail (reading->reader, node,
                                   _ ("The tile has no room for <%s>. Take something out."),
                                   marks[i].element);
      return TRUE;
    }
  return strcmp (attribute, "type") == 0
             ? tw_xml_reader_fail (reading->reader, node,
                                   _ ("“%.20s” is no type of <%s>. Write Road, City or Field."),
                                   value, (const char *) node->name)
             : tw_xml_reader_fail (
                 reading->reader, node,
                 _ ("“%.20s” is no direction of <%s>. Write N, NE, E, SE, S, SW, W or "
                    "NW."),
                 value, (const char *) node->name);
}

/* The end of a river is told by the pile that the tile lies in. */
void
tw_jcz_definitions_read_group (const char *group, TwTopology *topology)
{
  int river = tw_topology_find_kind (topology, TW_KIND_RIVER);

  for (guint i = 0; i < G_N_ELEMENTS (river_ends); i++)
    if (river >= 0 && g_strcmp0 (group, river_ends[i].group) == 0)
      tw_topology_add_symbol (topology, river_ends[i].symbol, river, 1, TW_DIRECTION_NONE);
}

gboolean
tw_jcz_definitions_is_river_group (const char *group)
{
  return group != NULL
         && (strcmp (group, "river") == 0 || strcmp (group, river_ends[0].group) == 0
             || strcmp (group, river_ends[1].group) == 0);
}

const char *
tw_jcz_definitions_group_of (const TwTileSet *set, const TwTopology *topology)
{
  if (set->draw != TW_SET_DRAW_FIRST || tw_topology_find_kind (topology, TW_KIND_RIVER) < 0)
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (river_ends); i++)
    if (tw_topology_symbol_count (topology, river_ends[i].symbol, -2) > 0)
      return river_ends[i].group;
  return "river";
}

gboolean
tw_jcz_definitions_is_river_end (const char *symbol)
{
  for (guint i = 0; i < G_N_ELEMENTS (river_ends); i++)
    if (strcmp (river_ends[i].symbol, symbol) == 0)
      return TRUE;
  return FALSE;
}

static void
keep_group (TwJczDefinitions *reading, const xmlNode *element)
{
  g_autofree char *theirs = tw_xml_reader_attribute (element, "id");
  g_autofree char *group = tw_xml_reader_attribute (element, "group");
  guint place = GPOINTER_TO_UINT (g_hash_table_lookup (reading->tiles, theirs));
  g_autoptr (TwTile) tile = NULL;

  if (!tw_jcz_definitions_is_river_group (group))
    return;
  tile = tw_tile_copy (reading->set->tiles[place - 1]);
  tw_jcz_definitions_keep_attribute (&tile->foreign, TW_FOREIGN_SELF, "group", group);
  tw_tile_set_replace_tile (reading->set, place - 1, tile);
  tw_jcz_definitions_problem_at (reading, element,
                                 _ ("The attribute “%s” of <%s> is not known here. It is kept, but "
                                    "has no effect."),
                                 "group", "tile");
}

void
tw_jcz_definitions_settle_groups (TwJczDefinitions *reading, const xmlNode *root)
{
  for (const xmlNode *node = tw_xml_reader_first (root);
       node != NULL && reading->set->draw != TW_SET_DRAW_FIRST; node = tw_xml_reader_next (node))
    for (const xmlNode *tile = tw_xml_reader_is (node, "tiles") ? tw_xml_reader_first (node) : NULL;
         tile != NULL; tile = tw_xml_reader_next (tile))
      if (tw_xml_reader_is (tile, "tile"))
        keep_group (reading, tile);
}

static gboolean
is_quarter (const char *symbol)
{
  return g_str_has_prefix (symbol, QUARTER "-");
}

static void
write_mark (TwXmlWriter *xml, const char *element, const char *attribute, const char *value)
{
  tw_xml_writer_open (xml, element);
  if (attribute != NULL)
    tw_xml_writer_attribute (xml, attribute, value);
  tw_xml_writer_close (xml);
}

gboolean
tw_jcz_definitions_write_mark (TwXmlWriter *xml, const TwSymbol *symbol, GHashTable *written)
{
  if (is_quarter (symbol->id))
    {
      if (g_hash_table_add (written, g_strdup (QUARTER)))
        write_mark (xml, QUARTER, NULL, NULL);
      return TRUE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (watchtowers); i++)
    if (strcmp (watchtowers[i].symbol, symbol->id) == 0)
      {
        if (symbol->count != 1 || !g_hash_table_add (written, g_strdup (WATCHTOWER)))
          return FALSE;
        write_mark (xml, WATCHTOWER, "bonus", watchtowers[i].bonus);
        return TRUE;
      }
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      const char *value = marks[i].value;

      if (g_strcmp0 (marks[i].symbol, symbol->id) != 0)
        continue;
      if (value == NULL && marks[i].attribute != NULL)
        value = tw_direction_name ((TwDirection) symbol->direction);
      /* A machine that flies nowhere is none there, and two circles stop that program. */
      if ((marks[i].attribute != NULL && *value == '\0') || symbol->count != 1
          || !g_hash_table_add (written, g_strdup (marks[i].element)))
        return FALSE;
      write_mark (xml, marks[i].element, marks[i].attribute, value);
      return TRUE;
    }
  return FALSE;
}

gboolean
tw_jcz_definitions_write_place (TwXmlWriter *xml, TwKind place, GHashTable *written)
{
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (marks[i].place != TW_KIND_NONE && marks[i].place == place)
      {
        if (!g_hash_table_add (written, g_strdup (marks[i].element)))
          return FALSE;
        write_mark (xml, marks[i].element, NULL, NULL);
        return TRUE;
      }
  return FALSE;
}

gboolean
tw_jcz_definitions_is_quarter (const xmlNode *node)
{
  return tw_xml_reader_is (node, QUARTER);
}

/* Adds the quarters of the shipped tile of that name. */
static gboolean
add_quarters (TwJczDefinitions *reading, guint index)
{
  g_autoptr (TwTile) tile = tw_tile_copy (reading->set->tiles[index]);
  gboolean is_one = FALSE;
  TwTopology known;

  if (!tw_jcz_definitions_shipped_topology (reading, tile->aliases, &known))
    return FALSE;
  for (guint i = 0; i < known.n_symbols; i++)
    if (is_quarter (known.symbols[i].id))
      is_one |=
          tw_topology_add_symbol (&tile->topology, known.symbols[i].id, -1, 1, TW_DIRECTION_NONE)
          >= 0;
  if (is_one)
    tw_tile_set_replace_tile (reading->set, index, tile);
  return is_one;
}

void
tw_jcz_definitions_settle_quarters (TwJczDefinitions *reading)
{
  g_autoptr (GHashTable) settled = g_hash_table_new (NULL, NULL);

  if (reading->quarters->len == 0)
    return;
  for (guint i = 0; i < reading->set->n_tiles; i++)
    if (add_quarters (reading, i))
      g_hash_table_add (settled, GUINT_TO_POINTER (i + 1));
  for (guint i = 0; i < reading->quarters->len; i++)
    {
      xmlNode *node = g_ptr_array_index (reading->quarters, i);
      g_autofree char *theirs = tw_xml_reader_attribute (node->parent, "id");
      gpointer place = g_hash_table_lookup (reading->tiles, theirs);
      g_autoptr (TwTile) tile = NULL;

      if (g_hash_table_contains (settled, place))
        continue;
      tile = tw_tile_copy (reading->set->tiles[GPOINTER_TO_UINT (place) - 1]);
      tw_jcz_definitions_keep_element (&tile->foreign, TW_FOREIGN_SELF,
                                       TW_TILE_FOREIGN_PARTS + tile->topology.n_segments, node);
      tw_tile_set_replace_tile (reading->set, GPOINTER_TO_UINT (place) - 1, tile);
      if (g_hash_table_size (settled) == 0)
        tw_jcz_definitions_problem_at (
            reading, node,
            _ ("<%s> does not say which quarter. Put the quarter's symbol on the "
               "tile."),
            QUARTER);
    }
}
