/* Segments and symbols from their elements. */
#include "engine/format/tile-parts-reader.h"

#include "engine/set/vocabulary.h"
#include "engine/tile/field-place.h"

#include <string.h>

#include <glib/gi18n-lib.h>

static gboolean
handle_is_good (const char *handle)
{
  gsize length = strlen (handle);

  return length > 0 && length < TW_HANDLE_SIZE && *handle != '-' && *handle != '.'
         && strspn (handle, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-")
                == length;
}

static gboolean
handle_read (TwXmlReader *reader,
             const xmlNode *element,
             const TwTopology *topology,
             TwSegment *segment)
{
  g_autofree char *id = tw_xml_reader_attribute (element, "id");

  if (id == NULL)
    return TRUE;
  g_strstrip (id);
  if (!handle_is_good (id))
    return tw_xml_reader_fail (reader, element,
                               _ ("“%.40s” is no name for a segment. Use 1 to %d letters (A to Z), "
                                  "digits, “_”, “.” or “-”, beginning with a letter or digit."),
                               id, TW_HANDLE_SIZE - 1);
  if (tw_topology_find_handle (topology, id) >= 0)
    return tw_xml_reader_fail (reader, element,
                               _ ("Two segments of the tile are named “%s”. Rename one of them."),
                               id);
  memcpy (segment->handle, id, strlen (id) + 1);
  return TRUE;
}

/* Reads a list of rim places, of which only those in @allowed may be named. */
static gboolean
rim_read (TwXmlReader *reader,
          const xmlNode *element,
          const char *name,
          TwRim allowed,
          TwRim *out_rim)
{
  g_autofree char *value = tw_xml_reader_attribute (element, name);
  const char *bad = value;

  *out_rim = 0;
  if (value == NULL)
    return TRUE;
  if (tw_rim_parse (value, out_rim, &bad) && (*out_rim & ~allowed) == 0 && *out_rim != 0)
    return TRUE;
  return tw_xml_reader_fail (reader, element,
                             _ ("“%.40s” is no value for the attribute “%s” of <%s>. Write some of "
                                "%s, each once, with blanks between."),
                             value, name, (const char *) element->name,
                             allowed == TW_RIM_MIDDLES   ? "N E S W"
                             : allowed == TW_RIM_CORNERS ? "NE SE SW NW"
                                                         : "NL N NR EL E ER SL S SR WL W WR");
}

/* <land kind="railway"> is of a kind that the set's own rules describe. */
static gboolean
kind_read (TwXmlReader *reader, const xmlNode *element, TwKind *out_kind)
{
  g_autofree char *name = tw_xml_reader_attribute (element, "kind");
  const TwLandType *land;

  if (!tw_xml_reader_is (element, "land"))
    {
      *out_kind = tw_kind_from_name ((const char *) element->name);
      return TRUE;
    }
  if (name == NULL)
    return tw_xml_reader_fail (reader, element, _ ("<%s> needs the attribute “%s”. Add it."),
                               "land", "kind");
  land = reader->own != NULL ? tw_vocabulary_find_land (reader->own, g_strstrip (name)) : NULL;
  if (land == NULL)
    return tw_xml_reader_fail (
        reader, element,
        _ ("The set's rules have no land “%.40s”. Add <land id=\"%.40s\"> to "
           "its <rules>."),
        name, name);
  *out_kind = land->kind;
  return TRUE;
}

gboolean
tw_tile_reader_read_segment (TwXmlReader *reader, const xmlNode *element, TwTopology *topology)
{
  TwKind kind = TW_KIND_NONE;
  TwRim edges, ports, corners;
  int index, coats = 0;
  TwSegment *segment;

  if (!kind_read (reader, element, &kind)
      || !rim_read (reader, element, "edges", TW_RIM_MIDDLES, &edges)
      || !rim_read (reader, element, "ports", TW_RIM_PORTS, &ports)
      || !rim_read (reader, element, "corners", TW_RIM_CORNERS, &corners)
      || !tw_xml_reader_number_attribute (reader, element, "coats", 1, 255, &coats))
    return FALSE;
  index = tw_topology_add_segment (topology, kind, tw_rim_edges (edges));
  if (index < 0)
    return tw_xml_reader_fail (reader, element,
                               _ ("The tile has more than %d segments. Take some of them out."),
                               TW_MAX_SEGMENTS);
  segment = &topology->segments[index];
  segment->rim |= ports | corners;
  if (!handle_read (reader, element, topology, segment))
    return FALSE;
  if (coats > 0
      && tw_topology_add_symbol (topology, "coat-of-arms", index, (guint) coats, TW_DIRECTION_NONE)
             < 0)
    return tw_xml_reader_fail (reader, element,
                               _ ("The tile has more than %d symbols. Take some of them out."),
                               TW_MAX_SYMBOLS);
  return tw_tile_reader_read_symbols (reader, element, index, NULL, topology);
}

/* Cuts "name*count:direction@segment" into its parts; what is not there stays as it is. */
static gboolean
symbol_parse (char *word, int *count, TwDirection *direction, const char **handle)
{
  char *at = strchr (word, '@'), *colon, *star;

  if (at != NULL)
    {
      *at = '\0';
      *handle = at + 1;
    }
  colon = strchr (word, ':');
  if (colon != NULL)
    {
      *colon = '\0';
      if (!tw_direction_from_name (colon + 1, direction))
        return FALSE;
    }
  star = strchr (word, '*');
  if (star != NULL)
    {
      *star = '\0';
      *count = (int) g_ascii_strtoull (star + 1, NULL, 10);
      if (strspn (star + 1, "0123456789") != strlen (star + 1) || strlen (star + 1) > 3
          || *count < 1 || *count > 255)
        return FALSE;
    }
  return *word != '\0' && strlen (word) < TW_SYMBOL_SIZE;
}

/* Finds what stands behind the "@": a field, or in a variant a segment. */
static gboolean
symbol_place_read (TwXmlReader *reader,
                   const xmlNode *element,
                   const char *word,
                   const char *name,
                   const TwTopology *tile,
                   int *place)
{
  if (g_str_has_prefix (name, "field("))
    {
      if (*place >= 0)
        return tw_xml_reader_fail (reader, element,
                                   _ ("The symbol “%.40s” stands in a field. Write it among the "
                                      "“symbols” of <tile>."),
                                   word);
      return tw_field_place_parse (name, place)
             || tw_xml_reader_fail (reader, element,
                                    _ ("“%.40s” names no field. Write one of the places that it "
                                       "has on the rim, well@field(NL), or well@field(-) for one "
                                       "that reaches no edge."),
                                    word);
    }
  *place = *name != '\0' ? tw_topology_find_handle (tile, name) : -1;
  return *place >= 0
         || tw_xml_reader_fail (reader, element,
                                _ ("The symbol “%.40s” stands on a segment that the tile does not "
                                   "have. Give one of its segments that id."),
                                word);
}

static gboolean
symbol_read (TwXmlReader *reader,
             const xmlNode *element,
             const char *word,
             int segment,
             const TwTopology *tile,
             TwTopology *topology)
{
  g_autofree char *id = g_strdup (word);
  TwDirection direction = TW_DIRECTION_NONE;
  const char *name = NULL;
  guint n_before = topology->n_symbols;
  int count = 1, on = segment;

  if (!symbol_parse (id, &count, &direction, &name)
      || (name != NULL && tile == NULL && !g_str_has_prefix (name, "field(")))
    return tw_xml_reader_fail (reader, element,
                               _ ("“%.40s” is no symbol. Write a name of up to %d letters, if need "
                                  "be with a number from 1 to 255 (inn*2) and a direction "
                                  "(flying-machine:NW)."),
                               word, TW_SYMBOL_SIZE - 1);
  if (name != NULL && !symbol_place_read (reader, element, word, name, tile, &on))
    return FALSE;
  if (tw_topology_add_symbol (topology, id, on, (guint) count, direction) < 0)
    return tw_xml_reader_fail (reader, element,
                               _ ("The tile has more than %d symbols. Take some of them out."),
                               TW_MAX_SYMBOLS);
  if (topology->n_symbols == n_before)
    return tw_xml_reader_fail (reader, element,
                               _ ("The symbol “%s” is named twice. Write it once, with the number "
                                  "behind it (%s*2)."),
                               id, id);
  return TRUE;
}

gboolean
tw_tile_reader_read_symbols (TwXmlReader *reader,
                             const xmlNode *element,
                             int segment,
                             const TwTopology *tile,
                             TwTopology *topology)
{
  g_autofree char *value = NULL;
  g_auto (GStrv) words = NULL;

  if (!tw_xml_reader_words_attribute (reader, element, "symbols", &value))
    return FALSE;
  if (value == NULL)
    return TRUE;
  words = g_strsplit (value, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (!symbol_read (reader, element, words[i], segment, tile, topology))
      return FALSE;
  return TRUE;
}
