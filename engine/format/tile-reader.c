/* A tile from its element: segments first, then what refers to them. */
#include "engine/format/tile-reader.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/picture-reader.h"
#include "engine/format/text-element.h"
#include "engine/format/tile-parts-reader.h"
#include "engine/format/xml-document.h"
#include "engine/format/xml-foreign.h"
#include "engine/format/xml-member.h"
#include "engine/format/xml-root.h"
#include "engine/tile/field-place.h"
#include "engine/tile/tile-members.h"

enum
{
  RANK_NAME,
  RANK_SEGMENT,
  RANK_JUNCTION,
  RANK_OVERRIDE,
  RANK_VARIANT
};

static const TwXmlChild tile_children[] = {
  { "name", RANK_NAME, 0 },
  { "city", RANK_SEGMENT, TW_TILE_FOREIGN_PARTS },
  { "road", RANK_SEGMENT, TW_TILE_FOREIGN_PARTS },
  { "path", RANK_SEGMENT, TW_TILE_FOREIGN_PARTS },
  { "river", RANK_SEGMENT, TW_TILE_FOREIGN_PARTS },
  { "mist", RANK_SEGMENT, TW_TILE_FOREIGN_PARTS },
  { "enclave", RANK_SEGMENT, TW_TILE_FOREIGN_PARTS },
  { "monastery", RANK_SEGMENT, TW_TILE_FOREIGN_PARTS },
  { "garden", RANK_SEGMENT, TW_TILE_FOREIGN_PARTS },
  { "lake", RANK_SEGMENT, TW_TILE_FOREIGN_PARTS },
  { "castle", RANK_SEGMENT, TW_TILE_FOREIGN_PARTS },
  { "cemetery", RANK_SEGMENT, TW_TILE_FOREIGN_PARTS },
  { "land", RANK_SEGMENT, TW_TILE_FOREIGN_PARTS },
  { "bridge", RANK_JUNCTION, 0 },
  { "contact", RANK_JUNCTION, 0 },
  { "field-join", RANK_OVERRIDE, 0 },
  { "field-link", RANK_OVERRIDE, 0 },
  { "field-unlink", RANK_OVERRIDE, 0 },
  { "variant", RANK_VARIANT, 0 },
};

static const TwXmlChild variant_children[] = {
  { "monastery", 0, 0 }, { "garden", 0, 0 },   { "lake", 0, 0 },
  { "castle", 0, 0 },    { "cemetery", 0, 0 },
};

static guint
child_rank (const xmlNode *element)
{
  for (guint i = 0; i < G_N_ELEMENTS (tile_children); i++)
    if (tw_xml_reader_is (element, tile_children[i].name))
      return tile_children[i].rank;
  g_assert_not_reached ();
}

static const char *const *
segment_attributes (const xmlNode *element)
{
  static const char *const city[] = { "id",    "edges",   "ports", "corners",
                                      "coats", "symbols", "shape", NULL };
  static const char *const line[] = { "id",  "edges",   "ports", "corners",
                                      "end", "symbols", "shape", NULL };
  static const char *const land[] = { "id", "edges", "ports", "corners", "symbols", "shape", NULL };
  static const char *const own[] = { "kind", "id",      "edges", "ports", "corners",
                                     "end",  "symbols", "shape", NULL };
  static const char *const place[] = { "id", "symbols", "shape", NULL };

  if (tw_xml_reader_is (element, "city"))
    return city;
  if (tw_xml_reader_is (element, "land"))
    return own;
  if (tw_xml_reader_is (element, "road") || tw_xml_reader_is (element, "path"))
    return line;
  if (tw_kind_info (tw_kind_from_name ((const char *) element->name))->breadth == TW_BREADTH_NONE)
    return place;
  return land;
}

static const char *const *
reference_attributes (const xmlNode *element)
{
  static const char *const bridge[] = { "over", "under", NULL };
  static const char *const contact[] = { "between", NULL };
  static const char *const join[] = { "field", "with", NULL };
  static const char *const link[] = { "field", "city", NULL };

  if (tw_xml_reader_is (element, "bridge"))
    return bridge;
  if (tw_xml_reader_is (element, "contact"))
    return contact;
  return tw_xml_reader_is (element, "field-join") ? join : link;
}

static gboolean
read_segments (TwXmlReader *reader, xmlNode *element, TwTile *tile)
{
  TwTopology *topology = &tile->topology;
  guint n_segments = 0;

  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    if (child_rank (node) == RANK_SEGMENT
        && (!tw_xml_reader_open_simple (reader, node, segment_attributes (node), FALSE,
                                        &tile->foreign)
            || !tw_tile_reader_read_segment (reader, node, topology)))
      return FALSE;
  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    if (child_rank (node) == RANK_SEGMENT
        && !tw_tile_reader_read_ends (reader, node, n_segments++, topology))
      return FALSE;
  return TRUE;
}

static gboolean
read_references (TwXmlReader *reader, xmlNode *element, TwTile *tile)
{
  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    {
      guint rank = child_rank (node);

      if (rank != RANK_JUNCTION && rank != RANK_OVERRIDE)
        continue;
      if (!tw_xml_reader_open_simple (reader, node, reference_attributes (node), FALSE,
                                      &tile->foreign))
        return FALSE;
      if (rank == RANK_JUNCTION ? !tw_tile_reader_read_junction (reader, node, &tile->topology)
                                : !tw_tile_reader_read_override (reader, node, &tile->topology))
        return FALSE;
    }
  return TRUE;
}

/* Where things are drawn, once everything is there that can have a place. */
static gboolean
read_shapes (TwXmlReader *reader, xmlNode *element, TwTile *tile)
{
  int segment = 0;

  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    if (child_rank (node) == RANK_SEGMENT
        && !tw_tile_reader_read_shape (reader, node, segment++, tile))
      return FALSE;
  if (!tw_tile_reader_read_shape (reader, element, -1, tile))
    return FALSE;
  tw_shape_normalise (&tile->shape, &tile->topology);
  return TRUE;
}

static gboolean
read_variant (TwXmlReader *reader, xmlNode *element, TwTile *tile)
{
  static const char *const more[] = { "picture-turn", "symbols", "shape", NULL };
  static const char *const place_attributes[] = { "id", "symbols", NULL };
  const char *attributes[TW_XML_MAX_NAMES];
  guint n_members;
  const TwMember *members = tw_variant_members (&n_members);
  TwVariant *variant;

  if (tile->n_variants == TW_MAX_VARIANTS)
    return tw_xml_reader_fail (reader, element,
                               _ ("The tile has more than %d variants. Take some of them out."),
                               TW_MAX_VARIANTS);
  variant = tw_tile_add_variant (tile, "", 1);
  tw_xml_member_names (members, n_members, more, attributes);
  if (!tw_xml_reader_open (reader, element, attributes, variant_children,
                           G_N_ELEMENTS (variant_children), &variant->foreign)
      || !tw_xml_members_read (reader, element, members, n_members, variant))
    return FALSE;
  if (&tile->variants[tw_tile_find_variant (tile, variant->id)] != variant)
    return tw_xml_reader_fail (reader, element,
                               _ ("Two variants of the tile have the id “%s”. Rename one of them, "
                                  "or make one of them with a higher count."),
                               variant->id);
  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    if (!tw_xml_reader_open_simple (reader, node, place_attributes, FALSE, &variant->foreign)
        || !tw_tile_reader_read_segment (reader, node, &variant->added))
      return FALSE;
  if (tile->topology.n_segments + variant->added.n_segments > TW_MAX_SEGMENTS)
    return tw_xml_reader_fail (reader, element,
                               _ ("The tile has more than %d segments. Take some of them out."),
                               TW_MAX_SEGMENTS);
  /* Symbols count the tile's segments first. */
  for (guint i = 0; i < variant->added.n_symbols; i++)
    variant->added.symbols[i].segment =
        (gint8) (variant->added.symbols[i].segment + tile->topology.n_segments);
  if (!tw_tile_reader_read_symbols (reader, element, -1, &tile->topology, &variant->added))
    return FALSE;
  tw_topology_settle_fields (&variant->added, &tile->fields);
  return tw_tile_reader_read_variant_shape (reader, element, variant);
}

/* Names in several languages. */
static gboolean
read_names (TwXmlReader *reader, xmlNode *element, TwTile *tile)
{
  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    if (child_rank (node) == RANK_NAME
        && !tw_text_element_read (reader, node, FALSE, &tile->foreign, &tile->names))
      return FALSE;
  return TRUE;
}

static gboolean
read_head (TwXmlReader *reader, xmlNode *element, TwTile *tile)
{
  guint n_members;
  const TwMember *members = tw_tile_members (&n_members);

  tile->line = tw_xml_reader_line (element);
  return tw_xml_members_read (reader, element, members, n_members, tile)
         && tw_tile_reader_read_reference (reader, element, &tile->reference)
         && tw_tile_reader_read_symbols (reader, element, -1, NULL, &tile->topology);
}

TwTile *
tw_tile_read (TwXmlReader *reader, xmlNode *element)
{
  static const char *const more[] = {
    "picture-turn",      "reference", "reference-turn", "reference-at",
    "reference-opacity", "symbols",   "shape",          NULL
  };
  const char *attributes[TW_XML_MAX_NAMES];
  guint n_members;
  const TwMember *members = tw_tile_members (&n_members);
  g_autoptr (TwTile) tile = tw_tile_new ("", 1, NULL);
  g_autofree char *id = tw_xml_reader_attribute (element, "id");

  /* Who wrote it with a prefix is told what is missing, not what is too much. */
  if (!tw_xml_root_needs (reader, element, "id", id))
    return NULL;
  tw_xml_member_names (members, n_members, more, attributes);
  if (!tw_xml_reader_open (reader, element, attributes, tile_children, G_N_ELEMENTS (tile_children),
                           &tile->foreign)
      || !read_head (reader, element, tile) || !read_names (reader, element, tile)
      || !read_segments (reader, element, tile) || !read_references (reader, element, tile))
    return NULL;
  tw_tile_derive (tile);
  tw_topology_settle_fields (&tile->topology, &tile->fields);
  if (!read_shapes (reader, element, tile))
    return NULL;
  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    if (child_rank (node) == RANK_VARIANT && !read_variant (reader, node, tile))
      return NULL;
  return g_steal_pointer (&tile);
}
