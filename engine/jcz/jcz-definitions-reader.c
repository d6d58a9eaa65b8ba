/* Tile definitions of that program as a tile set. */
#include "engine/jcz/jcz-definitions-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/xml-document.h"
#include "engine/format/xml-root.h"
#include "engine/jcz/jcz-drawing.h"
#include "engine/jcz/jcz-words.h"

#define MAX_PENNANT 9

/* "N W", and also "NW" and "_S" as that program calls edges together. */
static gboolean
parse_edges_together (const char *text, TwRim *out_rim)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t\r\n", -1);

  *out_rim = 0;
  for (guint i = 0; words[i] != NULL; i++)
    {
      TwRim rim;

      if (*words[i] == '\0')
        continue;
      if (!tw_jcz_words_location_parse (words[i], &rim, NULL) || rim == 0 || (*out_rim & rim) != 0)
        return FALSE;
      *out_rim |= rim;
    }
  return TRUE;
}

/* Places of @allowed alone. */
static gboolean
parse_ports (const char *text, TwRim allowed, TwRim *out_rim, const char **out_bad)
{
  gboolean is_read = tw_rim_parse (text, out_rim, out_bad);

  if (is_read)
    *out_bad = text;
  return (is_read && (*out_rim & ~allowed) == 0)
         || (parse_edges_together (text, out_rim) && (*out_rim & ~allowed) == 0);
}

static gboolean
read_ports (TwJczDefinitions *reading, const xmlNode *node, TwRim allowed, TwRim *out_rim)
{
  g_autofree char *text = tw_xml_reader_text (node);
  const char *bad;

  return parse_ports (text, allowed, out_rim, &bad)
         || tw_xml_reader_fail (reading->reader, node,
                                _ ("“%.20s” is no port of <%s>, or comes twice. Write N, E, S, W, "
                                   "or NL, NR … of a field."),
                                bad, (const char *) node->name);
}

/* As that program reads what is there or not. */
static gboolean
is_yes (const xmlNode *node, const char *attribute)
{
  return tw_jcz_definitions_attribute_is (node, attribute, "true")
         || tw_jcz_definitions_attribute_is (node, attribute, "yes")
         || tw_jcz_definitions_attribute_is (node, attribute, "1");
}

static gboolean
add_symbols (TwJczDefinitions *reading, const xmlNode *node, TwTopology *topology, int segment)
{
  static const char *const goods[] = { "wine", "grain", "cloth" };
  g_autofree char *resource = tw_xml_reader_attribute (node, "resource");
  gboolean is_known = resource == NULL;
  int pennants = 0;

  if (!tw_xml_reader_number_attribute (reading->reader, node, "pennants", 0, MAX_PENNANT,
                                       &pennants))
    return FALSE;
  if (pennants > 0)
    tw_topology_add_symbol (topology, "coat-of-arms", segment, (guint) pennants, TW_DIRECTION_NONE);
  if (is_yes (node, "cathedral"))
    tw_topology_add_symbol (topology, "cathedral", segment, 1, TW_DIRECTION_NONE);
  if (is_yes (node, "princess"))
    tw_topology_add_symbol (topology, "princess", segment, 1, TW_DIRECTION_NONE);
  if (is_yes (node, "inn"))
    tw_topology_add_symbol (topology, "inn", segment, 1, TW_DIRECTION_NONE);
  for (guint i = 0; i < G_N_ELEMENTS (goods); i++)
    if (resource != NULL && g_ascii_strcasecmp (resource, goods[i]) == 0)
      {
        tw_topology_add_symbol (topology, goods[i], segment, 1, TW_DIRECTION_NONE);
        is_known = TRUE;
      }
  return is_known
         || tw_xml_reader_fail (reading->reader, node,
                                _ ("“%.40s” are no goods of <%s>. Write wine, grain or cloth."),
                                resource, (const char *) node->name);
}

static const char *const *
known_attributes (TwKind kind)
{
  static const char *const city[] = { "pennants", "cathedral", "princess", "resource", NULL };
  static const char *const road[] = { "inn", NULL };
  static const char *const none[] = { NULL };

  return kind == TW_KIND_CITY ? city : kind == TW_KIND_ROAD ? road : none;
}

static gboolean
read_segment (TwJczDefinitions *reading, const xmlNode *node, TwKind kind, TwTile *tile)
{
  TwTopology *topology = &tile->topology;
  gboolean has_ports = tw_kind_info (kind)->breadth != TW_BREADTH_NONE;
  g_autofree char *text = tw_xml_reader_text (node);
  TwRim rim = 0;
  int segment;

  if ((has_ports || !g_strv_contains (tw_jcz_words_inland, text))
      && !read_ports (reading, node, has_ports ? TW_RIM_MIDDLES : 0, &rim))
    return FALSE;
  if (has_ports && rim == 0)
    return tw_xml_reader_fail (reading->reader, node, _ ("<%s> names no edge. Write N, E, S or W."),
                               (const char *) node->name);
  for (guint i = 0; i < topology->n_segments; i++)
    if (topology->segments[i].rim & rim)
      return tw_xml_reader_fail (reading->reader, node,
                                 _ ("An edge of <%s> has been given away already. An edge belongs "
                                    "to one feature."),
                                 (const char *) node->name);
  segment = tw_topology_add_segment (topology, kind, tw_rim_edges (rim));
  if (segment < 0)
    return tw_xml_reader_fail (reading->reader, node,
                               _ ("The tile has more than %d segments. Take some of them out."),
                               TW_MAX_SEGMENTS);
  tw_jcz_definitions_keep_attributes (reading, node, known_attributes (kind),
                                      TW_TILE_FOREIGN_PARTS + segment, &tile->foreign);
  return add_symbols (reading, node, topology, segment);
}

static gboolean
fail_cities (TwJczDefinitions *reading, const xmlNode *node, const char *cities)
{
  return tw_xml_reader_fail (reading->reader, node,
                             _ ("“%.20s” of <%s> names no edges of cities. Write N, E, S or W."),
                             cities, (const char *) node->name);
}

/* The cities that a field touches, each named by one of its edges. */
static gboolean
read_field (TwJczDefinitions *reading, xmlNode *node, TwTile *tile, TwGivenField *out)
{
  g_autofree char *cities = tw_xml_reader_attribute (node, "city");
  g_autofree char *text = tw_xml_reader_text (node);
  const char *bad = "";
  TwRim rim;

  out->rim = 0;
  out->cities = 0;
  if (!g_strv_contains (tw_jcz_words_inland, text)
      && !read_ports (reading, node, TW_RIM_HALVES, &out->rim))
    return FALSE;
  if (cities == NULL)
    return TRUE;
  if (!parse_ports (cities, TW_RIM_MIDDLES, &rim, &bad))
    return fail_cities (reading, node, cities);
  for (guint i = 0; i < tile->topology.n_segments; i++)
    if (tile->topology.segments[i].kind == TW_KIND_CITY && (tile->topology.segments[i].rim & rim))
      {
        out->cities |= TW_SEGMENT_BIT (i);
        rim &= (TwRim) ~tile->topology.segments[i].rim;
      }
  return rim == 0 || fail_cities (reading, node, cities);
}

static TwKind
element_kind (const xmlNode *node)
{
  static const TwKind kinds[] = { TW_KIND_CITY, TW_KIND_ROAD, TW_KIND_RIVER, TW_KIND_MONASTERY,
                                  TW_KIND_GARDEN };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (tw_xml_reader_is (node, tw_kind_info (kinds[i])->name))
      return kinds[i];
  return TW_KIND_NONE;
}

/* Which place a node has among the children of ours, for what stands before it. */
static void
keep_unknown (TwJczDefinitions *reading, xmlNode *node, TwTile *tile)
{
  tw_jcz_definitions_keep_element (&tile->foreign, TW_FOREIGN_SELF,
                                   TW_TILE_FOREIGN_PARTS + tile->topology.n_segments, node);
  tw_jcz_definitions_problem_at (reading, node,
                                 _ ("<%s> is not known here. It is kept, but has no effect."),
                                 (const char *) node->name);
}

/* A city without an edge is none here: whoever stands there could never leave. */
static gboolean
is_inner_city (const xmlNode *node)
{
  g_autofree char *text = tw_xml_reader_text (node);

  return tw_xml_reader_is (node, "city") && g_strv_contains (tw_jcz_words_inland, text);
}

static void
keep_inner_city (TwJczDefinitions *reading, xmlNode *node, TwTile *tile)
{
  tw_jcz_definitions_keep_element (&tile->foreign, TW_FOREIGN_SELF,
                                   TW_TILE_FOREIGN_PARTS + tile->topology.n_segments, node);
  tw_jcz_definitions_problem_at (
      reading, node,
      _ ("A city that reaches no edge cannot be drawn here. It is kept, but has no "
         "effect."));
}

static gboolean
read_segments (TwJczDefinitions *reading, xmlNode *element, TwTile *tile)
{
  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    {
      TwKind kind = element_kind (node);

      if (tw_jcz_definitions_is_quarter (node))
        g_ptr_array_add (reading->quarters, node);
      else if (tw_jcz_definitions_is_mark (node)
                   ? !tw_jcz_definitions_read_mark (reading, node, &tile->topology)
                   : kind != TW_KIND_NONE && !is_inner_city (node)
                         && !read_segment (reading, node, kind, tile))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_land (TwJczDefinitions *reading, xmlNode *element, TwTile *tile)
{
  static const char *const field_attributes[] = { "city", NULL };
  g_autofree char *group = tw_xml_reader_attribute (element, "group");
  TwGivenField given[TW_MAX_FIELDS];
  guint n_given = 0;

  if (!read_segments (reading, element, tile))
    return FALSE;
  tw_jcz_definitions_read_group (group, &tile->topology);
  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    {
      gboolean is_field = tw_xml_reader_is (node, "field");

      if (is_inner_city (node))
        keep_inner_city (reading, node, tile);
      else if (!is_field && element_kind (node) == TW_KIND_NONE
               && !tw_jcz_definitions_is_mark (node) && !tw_jcz_definitions_is_quarter (node))
        keep_unknown (reading, node, tile);
      if (!is_field)
        continue;
      if (n_given == TW_MAX_FIELDS)
        return tw_xml_reader_fail (reading->reader, node,
                                   _ ("The tile has more than %d fields. Take some of them out."),
                                   TW_MAX_FIELDS);
      for (const xmlAttr *a = node->properties; a != NULL; a = a->next)
        if (!g_strv_contains (field_attributes, (const char *) a->name))
          tw_jcz_definitions_problem_at (
              reading, node,
              _ ("The attribute “%s” of <%s> is not known here. It is left out, since fields "
                 "follow from the drawing."),
              (const char *) a->name, "field");
      if (!read_field (reading, node, tile, &given[n_given++]))
        return FALSE;
    }
  if (!tw_jcz_draw (&tile->topology, given, n_given))
    tw_jcz_definitions_problem_at (
        reading, element,
        _ ("The fields of the tile “%s” cannot be drawn as they are given. Look at the tile."),
        tile->id);
  if (tw_topology_find_kind (&tile->topology, TW_KIND_ENCLAVE) >= 0)
    tw_jcz_definitions_problem_at (
        reading, element,
        _ ("Parts of the rim of the tile “%s” are neither land nor field. They are taken as "
           "inner edges of a block."),
        tile->id);
  tw_tile_derive (tile);
  return TRUE;
}

static gboolean
read_tile (TwJczDefinitions *reading, xmlNode *element)
{
  static const char *const known[] = { "id", NULL }, *const known_river[] = { "id", "group", NULL };
  g_autofree char *group = tw_xml_reader_attribute (element, "group");
  g_autofree char *theirs = NULL;
  g_autofree char *id = NULL;
  g_autoptr (TwTile) tile = NULL;

  if (!tw_xml_reader_line_attribute (reading->reader, element, "id", TW_XML_MAX_LINE, &theirs)
      || !tw_xml_root_needs (reading->reader, element, "id", theirs))
    return FALSE;
  if (*theirs == '\0' || strpbrk (theirs, " \t\n\r") != NULL)
    return tw_xml_reader_fail (reading->reader, element,
                               _ ("“%.40s” is no id. Write one word, for instance BA/C."), theirs);
  if (g_hash_table_contains (reading->tiles, theirs))
    return tw_xml_reader_fail (reading->reader, element,
                               _ ("Two tiles have the id “%.40s”. Rename one of them."), theirs);
  if (reading->set->n_tiles == TW_MAX_SET_TILES)
    return tw_xml_reader_fail (reading->reader, element,
                               _ ("The set has more than %d tiles. Split it into several sets."),
                               TW_MAX_SET_TILES);
  id = tw_jcz_definitions_our_id (reading, theirs);
  tile = tw_tile_new (id, 0, NULL);
  tile->aliases = g_strdup (theirs);
  tile->line = tw_xml_reader_line (element);
  tw_jcz_definitions_keep_attributes (reading, element,
                                      tw_jcz_definitions_is_river_group (group) ? known_river
                                                                                : known,
                                      TW_FOREIGN_SELF, &tile->foreign);
  if (!read_land (reading, element, tile))
    return FALSE;
  tw_tile_set_insert_tile (reading->set, -1, tile);
  g_hash_table_insert (reading->tiles, g_steal_pointer (&theirs),
                       GUINT_TO_POINTER (reading->set->n_tiles));
  return TRUE;
}

static gboolean
read_root (TwJczDefinitions *reading, xmlNode *root, const char *wanted)
{
  const xmlNode *sets = NULL;

  if (!tw_xml_reader_is (root, "defs"))
    return tw_xml_reader_fail (reading->reader, root,
                               _ ("These are no tile definitions of JCloisterZone: the outermost "
                                  "element is <%s>, not <defs>. Open another file."),
                               (const char *) root->name);
  for (xmlNode *node = tw_xml_reader_first (root); node != NULL; node = tw_xml_reader_next (node))
    {
      if (tw_xml_reader_is (node, "tiles"))
        {
          for (xmlNode *tile = tw_xml_reader_first (node); tile != NULL;
               tile = tw_xml_reader_next (tile))
            if (tw_xml_reader_is (tile, "tile") && !read_tile (reading, tile))
              return FALSE;
        }
      else if (tw_xml_reader_is (node, "sets") && sets == NULL)
        sets = node;
      else
        {
          tw_jcz_definitions_keep_element (&reading->set->foreign, TW_FOREIGN_SELF, TW_JCZ_BEHIND,
                                           node);
          /* It gives the set its name. */
          if (!tw_xml_reader_is (node, "expansion"))
            tw_jcz_definitions_problem_at (
                reading, node, _ ("<%s> is not known here. It is kept, but has no effect."),
                (const char *) node->name);
        }
    }
  if (!tw_jcz_definitions_read_sets (reading, sets, wanted))
    return FALSE;
  tw_jcz_definitions_read_title (reading, root);
  tw_jcz_definitions_settle_quarters (reading);
  tw_jcz_definitions_settle_groups (reading, root);
  return TRUE;
}

/* Now it is known how many tiles there are. */
static void
place_kept (TwTileSet *set)
{
  for (guint i = 0; set->foreign != NULL && i < set->foreign->n_items; i++)
    if (set->foreign->items[i].before >= TW_JCZ_BEHIND / 2)
      set->foreign->items[i].before = TW_SET_FOREIGN_TILES + (gint) set->n_tiles;
}

TwTileSet *
tw_jcz_definitions_parse (const char *name,
                          const char *data,
                          gssize length,
                          const char *set,
                          GPtrArray *problems,
                          GError **error)
{
  g_autoptr (xmlDoc) document = tw_xml_document_parse (name, data, length, error);
  g_autoptr (TwTileSet) made = tw_tile_set_new ("tiles");
  g_autoptr (GHashTable) tiles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) warnings = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) local = NULL;
  TwXmlReader reader = { .file = name, .namespace = "", .warnings = warnings, .error = &local };
  g_autoptr (GPtrArray) quarters = g_ptr_array_new ();
  TwJczDefinitions reading = { &reader, problems, made, tiles, quarters, NULL };
  gboolean ok;

  if (document == NULL)
    return NULL;
  ok = read_root (&reading, xmlDocGetRootElement (document), set);
  g_clear_pointer (&reading.shipped, g_ptr_array_unref);
  if (!ok)
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return NULL;
    }
  place_kept (made);
  return g_steal_pointer (&made);
}

TwTileSet *
tw_jcz_definitions_load (const char *path, const char *set, GPtrArray *problems, GError **error)
{
  gsize length = 0;
  g_autofree char *data = tw_xml_document_read_file (path, &length, error);

  return data != NULL ? tw_jcz_definitions_parse (path, data, (gssize) length, set, problems, error)
                      : NULL;
}
