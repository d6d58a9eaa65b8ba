/* A tile set as tile definitions of that program. */
#include "engine/jcz/jcz-definitions-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/xml-document.h"
#include "engine/format/xml-reader.h"
#include "engine/format/xml-writer.h"
#include "engine/jcz/jcz-words.h"

typedef struct
{
  TwXmlWriter *xml;
  const TwTileSet *set;
  GPtrArray *problems;
} Writing;

/* What was kept of theirs, as a document of its own; %NULL if it is somebody else's. */
static xmlDoc *
parse_kept (const TwForeignItem *item)
{
  g_autofree char *text = item->before == TW_FOREIGN_ATTRIBUTE
                              ? g_strdup_printf ("<kept%s/>", item->text)
                              : g_strdup (item->text);

  return strstr (text, TW_JCZ_NAMESPACE) != NULL ? tw_xml_document_parse ("", text, -1, NULL)
                                                 : NULL;
}

static gboolean
is_theirs (const xmlNs *ns)
{
  return ns != NULL && strcmp ((const char *) ns->href, TW_JCZ_NAMESPACE) == 0;
}

static void
write_kept_attributes (Writing *writing, const xmlNode *node)
{
  for (const xmlAttr *a = node->properties; a != NULL; a = a->next)
    {
      xmlChar *value = xmlNodeListGetString (node->doc, a->children, 1);

      if (is_theirs (a->ns) || is_theirs (node->ns))
        tw_xml_writer_attribute (writing->xml, (const char *) a->name, (const char *) value);
      xmlFree (value);
    }
}

/* The attributes of @owner that were theirs; @only and @but (%NULL-terminated) choose by name. */
static void
write_attributes (Writing *writing,
                  const TwForeign *foreign,
                  gint owner,
                  const char *only,
                  const char *const *but)
{
  for (guint i = 0; foreign != NULL && i < foreign->n_items; i++)
    {
      g_autoptr (xmlDoc) document = NULL;
      g_autofree char *name = NULL;

      if (foreign->items[i].owner != owner || foreign->items[i].before != TW_FOREIGN_ATTRIBUTE)
        continue;
      document = parse_kept (&foreign->items[i]);
      if (document == NULL || xmlDocGetRootElement (document)->properties == NULL)
        continue;
      name = g_strdup ((const char *) xmlDocGetRootElement (document)->properties->name);
      if ((only == NULL || strcmp (name, only) == 0)
          && (but == NULL || !g_strv_contains (but, name)))
        write_kept_attributes (writing, xmlDocGetRootElement (document));
    }
}

static void
write_kept_element (Writing *writing, const xmlNode *node)
{
  tw_xml_writer_open (writing->xml, (const char *) node->name);
  write_kept_attributes (writing, node);
  if (tw_xml_reader_first (node) == NULL)
    {
      g_autofree char *text = tw_xml_reader_text (node);

      if (*text != '\0')
        tw_xml_writer_text (writing->xml, text);
    }
  for (const xmlNode *child = tw_xml_reader_first (node); child != NULL;
       child = tw_xml_reader_next (child))
    write_kept_element (writing, child);
  tw_xml_writer_close (writing->xml);
}

/* Elements that were theirs: whole sets, or all others. */
static void
write_elements (Writing *writing, const TwForeign *foreign, gboolean sets)
{
  for (guint i = 0; foreign != NULL && i < foreign->n_items; i++)
    {
      g_autoptr (xmlDoc) document = NULL;
      const xmlNode *root;

      if (foreign->items[i].before == TW_FOREIGN_ATTRIBUTE)
        continue;
      document = parse_kept (&foreign->items[i]);
      root = document != NULL ? xmlDocGetRootElement (document) : NULL;
      if (root != NULL && is_theirs (root->ns) && tw_xml_reader_is (root, "tile-set") == sets)
        write_kept_element (writing, root);
    }
}

static void
problem (Writing *writing, const TwTile *tile, const char *what)
{
  g_ptr_array_add (writing->problems,
                   g_strdup_printf (_ ("JCloisterZone's definitions have no “%s”; on tile %s it is "
                                       "left out."),
                                    what, tile->id));
}

/* A designer's own land by the name that it has in the set. */
static const char *
land_name (const Writing *writing, guint kind)
{
  const TwLandType *land =
      writing->set->own != NULL ? tw_vocabulary_land_of (writing->set->own, kind) : NULL;

  return land != NULL ? land->id : tw_kind_info ((TwKind) kind)->name;
}

/* Own land that takes edges: as fields they fit each other, and everything else that is grass. */
static gboolean
is_own_field (const TwSegment *segment)
{
  return tw_kind_is_own (segment->kind) && (segment->rim & TW_RIM_HALVES) != 0;
}

static char *
edge_words (TwRim rim)
{
  return tw_rim_to_string (rim & TW_RIM_MIDDLES, " ");
}

/* What stands on land as an attribute of it. */
static gboolean
is_attribute (const char *symbol, guint kind)
{
  return kind == TW_KIND_CITY
             ? strcmp (symbol, "cathedral") == 0 || strcmp (symbol, "princess") == 0
             : kind == TW_KIND_ROAD && strcmp (symbol, "inn") == 0;
}

/* A pile that our set says nothing of, such as that of a river that parts. */
static gboolean
keeps_group (const TwForeign *foreign)
{
  for (guint i = 0; foreign != NULL && i < foreign->n_items; i++)
    if (foreign->items[i].owner == TW_FOREIGN_SELF
        && foreign->items[i].before == TW_FOREIGN_ATTRIBUTE
        && strstr (foreign->items[i].text, TW_JCZ_NAMESPACE) != NULL
        && strstr (foreign->items[i].text, ":group=") != NULL)
      return TRUE;
  return FALSE;
}

/* The ends of a river whose pile is written are told by it. */
static gboolean
is_told_by_pile (const Writing *writing, const TwTile *tile, const char *symbol)
{
  return tw_jcz_definitions_is_river_end (symbol)
         && (writing->set->draw == TW_SET_DRAW_FIRST || keeps_group (tile->foreign));
}

static void
write_symbols (Writing *writing, const TwTile *tile, const TwTopology *t, int segment)
{
  static const char *const goods[] = { "wine", "grain", "cloth" };
  gboolean has_goods = FALSE;

  for (guint i = 0; i < t->n_symbols; i++)
    {
      const TwSymbol *symbol = &t->symbols[i];
      gboolean is_known = FALSE;

      if (symbol->segment != segment)
        continue;
      if (strcmp (symbol->id, "coat-of-arms") == 0 && t->segments[segment].kind == TW_KIND_CITY)
        {
          tw_xml_writer_number (writing->xml, "pennants", symbol->count, 0);
          continue;
        }
      if (is_attribute (symbol->id, t->segments[segment].kind))
        {
          tw_xml_writer_attribute (writing->xml, symbol->id, "true");
          is_known = symbol->count == 1;
        }
      for (guint k = 0; k < G_N_ELEMENTS (goods) && !has_goods; k++)
        if (strcmp (symbol->id, goods[k]) == 0 && t->segments[segment].kind == TW_KIND_CITY)
          {
            tw_xml_writer_attribute (writing->xml, "resource", symbol->id);
            has_goods = TRUE;
            is_known = symbol->count == 1;
          }
      if (!is_known && !is_told_by_pile (writing, tile, symbol->id))
        problem (writing, tile, symbol->id);
    }
}

static gboolean
is_land_of_theirs (guint kind)
{
  return kind == TW_KIND_CITY || kind == TW_KIND_ROAD || kind == TW_KIND_RIVER
         || kind == TW_KIND_MONASTERY || kind == TW_KIND_GARDEN;
}

/* Names of the elements of theirs that the tile keeps, which stand there already. */
static GHashTable *
kept_names (const TwForeign *foreign)
{
  GHashTable *names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; foreign != NULL && i < foreign->n_items; i++)
    {
      g_autoptr (xmlDoc) document =
          foreign->items[i].before != TW_FOREIGN_ATTRIBUTE ? parse_kept (&foreign->items[i]) : NULL;

      if (document != NULL && is_theirs (xmlDocGetRootElement (document)->ns))
        g_hash_table_add (names, g_strdup ((const char *) xmlDocGetRootElement (document)->name));
    }
  return names;
}

static void
write_segments (Writing *writing, const TwTile *tile, const TwTopology *t, GHashTable *names)
{
  for (guint i = 0; i < t->n_segments; i++)
    {
      const TwSegment *segment = &t->segments[i];
      const char *name = land_name (writing, segment->kind);
      g_autofree char *edges = edge_words (segment->rim);

      /* Strokes show in the fields that they part, inner edges in belonging to none. */
      if ((segment->kind == TW_KIND_PATH && segment->rim == 0) || segment->kind == TW_KIND_ENCLAVE)
        continue;
      if (is_own_field (segment))
        {
          g_ptr_array_add (writing->problems,
                           g_strdup_printf (_ ("JCloisterZone has no land “%s”; on tile %s it is a "
                                               "field of its own."),
                                            land_name (writing, segment->kind), tile->id));
          continue;
        }
      if (!is_land_of_theirs (segment->kind))
        {
          if (!tw_jcz_definitions_write_place (writing->xml, (TwKind) segment->kind, names))
            problem (writing, tile, name);
          continue;
        }
      tw_xml_writer_open (writing->xml, name);
      write_symbols (writing, tile, t, (int) i);
      if (i < tile->topology.n_segments)
        write_attributes (writing, tile->foreign, TW_TILE_FOREIGN_PARTS + (gint) i, NULL, NULL);
      if (*edges != '\0')
        tw_xml_writer_text (writing->xml, edges);
      tw_xml_writer_close (writing->xml);
    }
}

static void
write_fields (Writing *writing, const TwTopology *t)
{
  TwFields fields;
  guint n_inner = 0;

  for (guint i = 0; i < t->n_segments; i++)
    if (is_own_field (&t->segments[i]))
      {
        g_autofree char *halves = tw_rim_to_string (t->segments[i].rim & TW_RIM_HALVES, " ");

        tw_xml_writer_open (writing->xml, "field");
        tw_xml_writer_text (writing->xml, halves);
        tw_xml_writer_close (writing->xml);
      }
  tw_fields_derive (t, TW_FIELDS_DEFAULT, &fields);
  for (guint i = 0; i < fields.n_fields; i++)
    {
      const TwField *field = &fields.fields[i];
      g_autofree char *halves = tw_rim_to_string (field->rim & TW_RIM_HALVES, " ");
      g_autoptr (GString) cities = g_string_new (NULL);

      for (guint s = 0; s < t->n_segments; s++)
        if (field->cities & TW_SEGMENT_BIT (s))
          {
            TwRim middles = t->segments[s].rim & TW_RIM_MIDDLES;
            g_autofree char *first = edge_words (middles & (TwRim) -middles);

            g_string_append_printf (cities, "%s%s", cities->len > 0 ? " " : "", first);
          }
      tw_xml_writer_open (writing->xml, "field");
      tw_xml_writer_attribute (writing->xml, "city", cities->len > 0 ? cities->str : NULL);
      if (*halves != '\0')
        tw_xml_writer_text (writing->xml, halves);
      else
        {
          tw_xml_writer_text (writing->xml, tw_jcz_words_inland[n_inner]);
          n_inner = MIN (n_inner + 1, TW_JCZ_N_INLAND - 1);
        }
      tw_xml_writer_close (writing->xml);
    }
}

/* Its id there, or one of our set's and its own. */
static char *
their_id (const Writing *writing, const TwTile *tile, int variant)
{
  const char *aliases =
      variant >= 0 ? tile->variants[variant].aliases : tw_jcz_words_aliases (tile, variant);
  char *id = tw_jcz_words_alias (aliases, 0);

  if (id != NULL)
    return id;
  id = g_strconcat (writing->set->id, "/", tile->id, variant >= 0 ? "." : "",
                    variant >= 0 ? tile->variants[variant].id : "", NULL);
  return g_strdelimit (id, " \t\n\r", '-');
}

/* Variants that only look different are no tiles there. */
static gboolean
is_tile_there (const TwTile *tile, int variant)
{
  return variant < 0 || tile->variants[variant].added.n_segments > 0
         || tile->variants[variant].added.n_symbols > 0;
}

static const char *const only_max[] = { "max", NULL };

static void
write_tile (Writing *writing, const TwTile *tile, int variant)
{
  g_autofree char *id = their_id (writing, tile, variant);
  g_autoptr (GHashTable) names = kept_names (tile->foreign);
  TwTopology topology;
  const char *group;

  tw_tile_variant_topology (tile, variant, &topology);
  group =
      keeps_group (tile->foreign) ? NULL : tw_jcz_definitions_group_of (writing->set, &topology);
  tw_xml_writer_open (writing->xml, "tile");
  tw_xml_writer_attribute (writing->xml, "id", id);
  tw_xml_writer_attribute (writing->xml, "group", group);
  write_attributes (writing, tile->foreign, TW_FOREIGN_SELF, NULL, only_max);
  write_segments (writing, tile, &topology, names);
  write_fields (writing, &topology);
  write_elements (writing, tile->foreign, FALSE);
  for (guint i = 0; i < topology.n_symbols; i++)
    if (topology.symbols[i].segment < 0
        && !tw_jcz_definitions_write_mark (writing->xml, &topology.symbols[i], names)
        && !is_told_by_pile (writing, tile, topology.symbols[i].id))
      problem (writing, tile, topology.symbols[i].id);
  tw_xml_writer_close (writing->xml);
}

/* Copies that conditions of the set name themselves. */
static guint
n_in_conditions (const Writing *writing, const char *id)
{
  const TwForeign *foreign = writing->set->foreign;
  guint n = 0;

  for (guint i = 0; foreign != NULL && i < foreign->n_items; i++)
    {
      g_autoptr (xmlDoc) document = NULL;
      const xmlNode *root, *node;

      if (foreign->items[i].before == TW_FOREIGN_ATTRIBUTE)
        continue;
      document = parse_kept (&foreign->items[i]);
      root = node = document != NULL ? xmlDocGetRootElement (document) : NULL;
      if (root == NULL || !is_theirs (root->ns) || tw_xml_reader_is (root, "tile-set"))
        continue;
      while (node != NULL)
        {
          g_autofree char *tile = tw_xml_reader_attribute (node, "tile");
          g_autofree char *count = tw_xml_reader_attribute (node, "count");

          if (tw_xml_reader_is (node, "ref") && g_strcmp0 (tile, id) == 0)
            n += count != NULL ? (guint) g_ascii_strtoull (count, NULL, 10) : 1;
          if (tw_xml_reader_first (node) != NULL)
            node = tw_xml_reader_first (node);
          else
            {
              while (node != root && tw_xml_reader_next (node) == NULL)
                node = node->parent;
              node = node == root ? NULL : tw_xml_reader_next (node);
            }
        }
    }
  return n;
}

static guint
n_copies (const TwTile *tile, int variant)
{
  guint n = variant >= 0 ? tile->variants[variant].count : tw_tile_plain_count (tile);

  for (guint v = 0; variant < 0 && v < tile->n_variants; v++)
    n += is_tile_there (tile, (int) v) ? 0 : tile->variants[v].count;
  return n;
}

/* One line for all tiles of that id, where the first of them stands. */
static void
write_ref (Writing *writing, const TwTile *tile, int variant, GHashTable *written)
{
  g_autofree char *id = their_id (writing, tile, variant);
  guint n = 0, named = n_in_conditions (writing, id);

  if (g_hash_table_contains (written, id))
    return;
  for (guint i = 0; i < writing->set->n_tiles; i++)
    for (int v = -1; v < (int) writing->set->tiles[i]->n_variants; v++)
      {
        const TwTile *other = writing->set->tiles[i];
        g_autofree char *same = is_tile_there (other, v) ? their_id (writing, other, v) : NULL;

        n += g_strcmp0 (same, id) == 0 ? n_copies (other, v) : 0;
      }
  if (n > named)
    {
      tw_xml_writer_open (writing->xml, "ref");
      tw_xml_writer_number (writing->xml, "count", (int) (n - named), -1);
      tw_xml_writer_attribute (writing->xml, "tile", id);
      write_attributes (writing, tile->foreign, TW_FOREIGN_SELF, "max", NULL);
      tw_xml_writer_close (writing->xml);
    }
  g_hash_table_add (written, g_steal_pointer (&id));
}

/* Returns: (transfer full): what the set is called there */
static char *
write_set (Writing *writing, gboolean has_choice)
{
  const TwTileSet *set = writing->set;
  char *alias = tw_jcz_words_alias (set->aliases, 0);
  g_autoptr (GHashTable) written = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  if (alias == NULL)
    alias = g_strdup (set->id);
  tw_xml_writer_open (writing->xml, "tile-set");
  tw_xml_writer_attribute (writing->xml, "id", alias);
  write_attributes (writing, set->foreign, TW_FOREIGN_SELF, NULL, NULL);
  if (has_choice)
    tw_jcz_expansion_write_requires (writing->xml, set, writing->problems);
  for (guint i = 0; i < set->n_tiles; i++)
    for (int v = -1; v < (int) set->tiles[i]->n_variants; v++)
      if (is_tile_there (set->tiles[i], v))
        write_ref (writing, set->tiles[i], v, written);
  write_elements (writing, set->foreign, FALSE);
  tw_xml_writer_close (writing->xml);
  return alias;
}

char *
tw_jcz_definitions_to_xml (const TwTileSet *set,
                           const TwJczExpansion *expansion,
                           GPtrArray *problems,
                           gsize *out_length)
{
  Writing writing = { tw_xml_writer_new (""), set, problems };
  g_autoptr (GHashTable) written = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *their_set = NULL;

  tw_xml_writer_open (writing.xml, "defs");
  tw_xml_writer_open (writing.xml, "tiles");
  for (guint i = 0; i < set->n_tiles; i++)
    for (int v = -1; v < (int) set->tiles[i]->n_variants; v++)
      /* Tiles that look alike there are one tile with more copies. */
      if (is_tile_there (set->tiles[i], v)
          && g_hash_table_add (written, their_id (&writing, set->tiles[i], v)))
        write_tile (&writing, set->tiles[i], v);
  tw_xml_writer_close (writing.xml);
  tw_xml_writer_open (writing.xml, "sets");
  their_set = write_set (&writing, expansion != NULL);
  write_elements (&writing, set->foreign, TRUE);
  tw_xml_writer_close (writing.xml);
  if (expansion != NULL)
    tw_jcz_expansion_write (writing.xml, set, their_set, expansion);
  tw_xml_writer_close (writing.xml);
  return tw_xml_writer_finish (writing.xml, out_length);
}
