/* Ends of roads, bridges, contacts and overrides from their elements. */
#include "engine/format/tile-parts-reader.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* The segment that the attribute @name names, or -1 with an error. */
static int
segment_named (TwXmlReader *reader,
               const xmlNode *element,
               const char *name,
               const char *handle,
               const TwTopology *topology)
{
  int index = handle != NULL && *handle != '\0' ? tw_topology_find_handle (topology, handle) : -1;

  if (handle == NULL)
    tw_xml_reader_fail (reader, element, _ ("<%s> needs the attribute “%s”. Add it."),
                        (const char *) element->name, name);
  else if (index < 0)
    tw_xml_reader_fail (reader, element,
                        _ ("The attribute “%s” of <%s> names “%.40s”, but no segment of the tile "
                           "has that id. Give it to one, or mend the name."),
                        name, (const char *) element->name, handle);
  return index;
}

static int
segment_by_attribute (TwXmlReader *reader,
                      const xmlNode *element,
                      const char *name,
                      const TwTopology *topology)
{
  g_autofree char *handle = tw_xml_reader_attribute (element, name);

  return segment_named (reader, element, name, handle != NULL ? g_strstrip (handle) : NULL,
                        topology);
}

static int
junction_add (TwXmlReader *reader,
              const xmlNode *element,
              TwJunctionKind kind,
              TwSegmentSet members,
              TwTopology *topology)
{
  int index = tw_topology_add_junction (topology, kind, members);

  if (index < 0)
    tw_xml_reader_fail (reader, element,
                        _ ("The tile has more than %d junctions. Take some of them out."),
                        TW_MAX_JUNCTIONS);
  return index;
}

static int
junction_find (const TwTopology *topology, TwJunctionKind kind, const char *handle)
{
  for (guint i = 0; i < topology->n_junctions; i++)
    if (topology->junctions[i].kind == kind && strcmp (topology->junctions[i].handle, handle) == 0)
      return (int) i;
  return -1;
}

static gboolean
gate_read (TwXmlReader *reader,
           const xmlNode *element,
           guint segment,
           const char *handle,
           TwTopology *topology)
{
  int city = segment_named (reader, element, "end", handle, topology);

  if (city < 0)
    return FALSE;
  if (topology->segments[city].kind != TW_KIND_CITY)
    return tw_xml_reader_fail (reader, element,
                               _ ("The road ends at the gate of “%s”, which is no city. Name a "
                                  "<city>."),
                               handle);
  return junction_add (reader, element, TW_JUNCTION_GATE,
                       TW_SEGMENT_BIT (segment) | TW_SEGMENT_BIT (city), topology)
         >= 0;
}

static gboolean
end_read (TwXmlReader *reader,
          const xmlNode *element,
          const char *word,
          guint segment,
          TwTopology *topology)
{
  g_auto (GStrv) parts = g_strsplit (word, ":", 2);
  const char *handle = parts[0] != NULL && parts[1] != NULL ? parts[1] : "";
  gsize length = strlen (handle);
  TwJunctionKind kind;
  TwJunction *junction;
  int index;

  if (parts[0] == NULL || !tw_junction_from_name (parts[0], &kind) || !tw_junction_ends_roads (kind)
      || length >= TW_HANDLE_SIZE || *handle == '-'
      || strspn (handle, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS "_.-") != length
      || (length == 0 && (kind == TW_JUNCTION_GATE || parts[1] != NULL)))
    return tw_xml_reader_fail (
        reader, element,
        _ ("“%.40s” is no place where a road ends. Write crossing, village, "
           "cottage, monastery, lake, crop, ruin, castle, cemetery, enclave, "
           "or gate:CITY with the id of a city."),
        word);
  if (kind == TW_JUNCTION_GATE)
    return gate_read (reader, element, segment, handle, topology);
  index = junction_find (topology, kind, handle);
  if (index < 0)
    index = junction_add (reader, element, kind, 0, topology);
  if (index < 0)
    return FALSE;
  junction = &topology->junctions[index];
  if (junction->members & TW_SEGMENT_BIT (segment))
    return tw_xml_reader_fail (reader, element,
                               _ ("The road ends twice at the same place, “%s”. Name it once."),
                               word);
  memcpy (junction->handle, handle, length + 1);
  junction->members |= TW_SEGMENT_BIT (segment);
  if (kind == TW_JUNCTION_ENCLAVE)
    {
      int enclave = tw_topology_find_kind (topology, TW_KIND_ENCLAVE);

      if (enclave < 0)
        return tw_xml_reader_fail (reader, element,
                                   _ ("The road ends at the enclave, but the tile has none. Add an "
                                      "<enclave>."));
      junction->members |= TW_SEGMENT_BIT (enclave);
    }
  return TRUE;
}

gboolean
tw_tile_reader_read_ends (TwXmlReader *reader,
                          const xmlNode *element,
                          guint segment,
                          TwTopology *topology)
{
  g_autofree char *value = NULL;
  g_auto (GStrv) words = NULL;

  if (!tw_xml_reader_words_attribute (reader, element, "end", &value))
    return FALSE;
  if (value == NULL)
    return TRUE;
  words = g_strsplit (value, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (!end_read (reader, element, words[i], segment, topology))
      return FALSE;
  return TRUE;
}

static gboolean
bridge_read (TwXmlReader *reader, const xmlNode *element, TwTopology *topology)
{
  int over = segment_by_attribute (reader, element, "over", topology);
  int under = over < 0 ? -1 : segment_by_attribute (reader, element, "under", topology);
  int index;

  if (over < 0 || under < 0)
    return FALSE;
  if (over == under)
    return tw_xml_reader_fail (reader, element,
                               _ ("The bridge leads over itself. Name two segments."));
  index = junction_add (reader, element, TW_JUNCTION_BRIDGE,
                        TW_SEGMENT_BIT (over) | TW_SEGMENT_BIT (under), topology);
  if (index >= 0)
    topology->junctions[index].over = (gint8) over;
  return index >= 0;
}

static gboolean
contact_read (TwXmlReader *reader, const xmlNode *element, TwTopology *topology)
{
  g_autofree char *value = NULL;
  g_auto (GStrv) words = NULL;
  TwSegmentSet members = 0;

  if (!tw_xml_reader_words_attribute (reader, element, "between", &value))
    return FALSE;
  words = g_strsplit (value != NULL ? value : "", " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      int index = segment_named (reader, element, "between", words[i], topology);

      if (index < 0)
        return FALSE;
      if (members & TW_SEGMENT_BIT (index))
        return tw_xml_reader_fail (reader, element,
                                   _ ("The contact names “%s” twice. Name each segment once."),
                                   words[i]);
      members |= TW_SEGMENT_BIT (index);
    }
  if (__builtin_popcount (members) < 2)
    return tw_xml_reader_fail (reader, element,
                               _ ("A contact needs at least two segments. Name them in the "
                                  "attribute “between”."));
  return junction_add (reader, element, TW_JUNCTION_CONTACT, members, topology) >= 0;
}

gboolean
tw_tile_reader_read_junction (TwXmlReader *reader, const xmlNode *element, TwTopology *topology)
{
  return tw_xml_reader_is (element, "bridge") ? bridge_read (reader, element, topology)
                                              : contact_read (reader, element, topology);
}

/* "NL", "NL NR", "-" for the first enclosed field, "-2" for the second. */
static gboolean
field_read (TwXmlReader *reader,
            const xmlNode *element,
            const char *name,
            TwRim *out_rim,
            guint8 *out_index)
{
  g_autofree char *value = tw_xml_reader_attribute (element, name);
  int number = 1;

  if (value == NULL)
    return tw_xml_reader_fail (reader, element, _ ("<%s> needs the attribute “%s”. Add it."),
                               (const char *) element->name, name);
  g_strstrip (value);
  *out_index = 0;
  if (*value != '-')
    {
      if (tw_rim_parse (value, out_rim, NULL) && *out_rim != 0)
        return TRUE;
    }
  else
    {
      gsize n_digits = strspn (value + 1, "0123456789");

      *out_rim = 0;
      if (n_digits > 0)
        number = (int) g_ascii_strtoull (value + 1, NULL, 10);
      *out_index = (guint8) (number - 1);
      if (n_digits <= 2 && value[1 + n_digits] == '\0' && value[1] != '0' && number >= 1)
        return TRUE;
    }
  return tw_xml_reader_fail (reader, element,
                             _ ("“%.40s” names no field. Write one of its ports (NL NR EL ER SL SR "
                                "WL WR), “-” for an enclosed field, “-2” for the second one."),
                             value);
}

gboolean
tw_tile_reader_read_override (TwXmlReader *reader, const xmlNode *element, TwTopology *topology)
{
  TwFieldOverride override = { .city = -1 };

  override.kind = tw_xml_reader_is (element, "field-join")   ? TW_OVERRIDE_JOIN
                  : tw_xml_reader_is (element, "field-link") ? TW_OVERRIDE_LINK
                                                             : TW_OVERRIDE_UNLINK;
  if (!field_read (reader, element, "field", &override.field, &override.index))
    return FALSE;
  if (override.kind == TW_OVERRIDE_JOIN)
    {
      if (!field_read (reader, element, "with", &override.other, &override.other_index))
        return FALSE;
    }
  else
    {
      int city = segment_by_attribute (reader, element, "city", topology);

      if (city < 0)
        return FALSE;
      override.city = (gint8) city;
    }
  if (topology->n_overrides == TW_MAX_OVERRIDES)
    return tw_xml_reader_fail (
        reader, element,
        _ ("The tile says more than %d things about its fields. Take some of "
           "them out."),
        TW_MAX_OVERRIDES);
  topology->overrides[topology->n_overrides++] = override;
  return TRUE;
}
