/* A tile from words. */
#include "engine/format/tile-facts.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/format-error.h"
#include "engine/tile/field-place.h"
#include "engine/tile/symbol-table.h"
#include "engine/tile/tile-edit-road.h"

static gboolean
fail (GError **error, const char *format, const char *word)
{
  g_autofree char *message = NULL;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  message = g_strdup_printf (format, word);
#pragma GCC diagnostic pop
  g_set_error_literal (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT, message);
  return FALSE;
}

static gboolean
parse_edges (const char *ports, TwEdgeSet *out_edges)
{
  *out_edges = 0;
  for (; *ports != '\0'; ports++)
    {
      const char *letter = strchr ("NESW", *ports);

      if (letter == NULL || (*out_edges & (1u << (letter - "NESW"))))
        return FALSE;
      *out_edges |= (TwEdgeSet) (1u << (letter - "NESW"));
    }
  return TRUE;
}

static gboolean
add_symbol (TwTopology *topology, const char *word, int segment, GError **error)
{
  g_autofree char *name = g_strndup (word, strcspn (word, "="));
  const char *value = strchr (word, '=');
  TwDirection direction = TW_DIRECTION_NONE;
  guint count = 1, n_symbols;
  const TwSymbolInfo *symbols = tw_symbol_table (&n_symbols);

  if (value != NULL && strcmp (name, "symbol") == 0)
    {
      if (value[1] == '\0' || strlen (value + 1) >= TW_SYMBOL_SIZE)
        return fail (error, _ ("“%s” names no symbol. Write symbol=ID."), word);
      tw_topology_add_symbol (topology, value + 1, segment, 1, TW_DIRECTION_NONE);
      return TRUE;
    }
  for (guint i = 0; i < n_symbols; i++)
    {
      const char *fact = symbols[i].fact;

      /* What may stand on the tile is a fact of the tile. */
      if (fact == NULL || ((symbols[i].kinds & TW_SYMBOL_ON_TILE) != 0) != (segment < 0)
          || (strcmp (fact, name) != 0 && strcmp (fact, word) != 0))
        continue;
      if (value != NULL && strchr (fact, '=') == NULL
          && !tw_direction_from_name (value + 1, &direction))
        {
          guint64 number;

          if (!g_ascii_string_to_unsigned (value + 1, 10, 0, 9, &number, NULL))
            return fail (error, _ ("“%s” has no number from 0 to 9."), word);
          count = (guint) number;
        }
      if (count > 0)
        tw_topology_add_symbol (topology, symbols[i].id, segment, count, direction);
      return TRUE;
    }
  return fail (error, _ ("“%s” is nothing that can be drawn on a tile."), word);
}

/* The index of the K-th city, or -1. */
static int
nth_city (const TwTopology *topology, guint64 nth)
{
  for (guint i = 0; i < topology->n_segments; i++)
    if (topology->segments[i].kind == TW_KIND_CITY && --nth == 0)
      return (int) i;
  return -1;
}

static gboolean
end_road (TwTopology *topology, guint road, TwEdge edge, const char *end, GError **error)
{
  TwJunctionKind kind = tw_tile_edit_default_end (topology);
  int city = -1;

  if (end != NULL && g_str_has_prefix (end, "city"))
    {
      kind = TW_JUNCTION_GATE;
      city = nth_city (topology, g_ascii_strtoull (end + strlen ("city"), NULL, 10));
      if (city < 0)
        return fail (error, _ ("A road ends at “%s”, but the tile has no such city."), end);
    }
  else if (end != NULL && (!tw_junction_from_name (end, &kind) || !tw_junction_ends_roads (kind)))
    return fail (error, _ ("“%s” is nothing at which a road ends."), end);
  tw_tile_edit_end_road (topology, road, edge, kind, city);
  return TRUE;
}

typedef struct
{
  TwTopology topology;
  char *ends[TW_MAX_SEGMENTS]; /* by segment: what was said, borrowed */
} Drawing;

static gboolean
add_segment (Drawing *drawing, const char *word, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (word, ",", -1);
  g_auto (GStrv) head = g_strsplit (parts[0], ":", 2);
  TwKind kind = tw_kind_from_name (head[0]);
  TwEdgeSet edges = 0;
  int index;

  if (head[1] != NULL && !parse_edges (head[1], &edges))
    return fail (error, _ ("“%s” does not name edges. Write for instance city:NE."), word);
  if (tw_kind_info (kind)->breadth == TW_BREADTH_NONE && edges != 0)
    return fail (error, _ ("“%s” reaches no edge. Leave the edges out."), word);
  index = tw_topology_add_segment (&drawing->topology, kind, edges);
  if (index < 0)
    return fail (error, _ ("There is no room for “%s” on the tile."), word);
  for (guint i = 1; parts[i] != NULL; i++)
    if (g_str_has_prefix (parts[i], "end="))
      drawing->ends[index] = g_strdup (parts[i] + strlen ("end="));
    else if (!add_symbol (&drawing->topology, parts[i], index, error))
      return FALSE;
  return TRUE;
}

static gboolean
end_roads (Drawing *drawing, GError **error)
{
  TwTopology *topology = &drawing->topology;

  /* Ending a road may join junctions but moves no segment. */
  for (guint i = 0; i < topology->n_segments; i++)
    {
      const TwSegment *segment = &topology->segments[i];
      TwEdgeSet edges = tw_rim_edges (segment->rim);

      if (segment->kind != TW_KIND_ROAD || edges == 0)
        continue;
      if ((edges & (edges - 1)) == 0
              ? !end_road (topology, i, (TwEdge) __builtin_ctz (edges), drawing->ends[i], error)
              : drawing->ends[i] != NULL
                    && !fail (error, _ ("A road that leads through has no end “%s”."),
                              drawing->ends[i]))
        return FALSE;
    }
  return TRUE;
}

/* The half-edges of a field that was written down. */
static gboolean
field_rim (const char *word, TwRim *out_rim)
{
  g_autofree char *ports = g_strndup (word, strcspn (word, "@,"));
  g_autofree char *spaced =
      g_strdelimit (g_strdup (strchr (ports, ':') ? ports + 6 : ""), ".", ' ');

  *out_rim = 0;
  return *spaced == '\0' || tw_rim_parse (spaced, out_rim, NULL);
}

/* Whether a field that was written down is one that follows from the drawing. */
static gboolean
check_field (const TwTile *tile, const char *word, GError **error)
{
  TwRim rim;

  if (!field_rim (word, &rim))
    return fail (error, _ ("“%s” does not name half-edges. Write for instance field:EL.WR."), word);
  for (guint i = 0; i < tile->fields.n_fields; i++)
    if ((tile->fields.fields[i].rim & TW_RIM_HALVES) == rim)
      return TRUE;
  return fail (error, _ ("“%s” does not follow from the rest of the tile. Leave fields out."),
               word);
}

/* The symbols behind the commas of a field that is there. */
static gboolean
add_field_symbols (TwTile *tile, const char *word, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (word, ",", -1);
  TwRim rim = 0;
  int field;

  if (!field_rim (word, &rim))
    return TRUE;
  field = tw_fields_find_named (&tile->fields, rim, 0);
  for (guint i = 1; parts[0] != NULL && parts[i] != NULL; i++)
    if (field >= 0 && g_str_has_prefix (parts[i], "symbol=")
        && !add_symbol (&tile->topology, parts[i], tw_fields_place (&tile->fields, (guint) field),
                        error))
      return FALSE;
  return TRUE;
}

static gboolean
draw (Drawing *drawing, char **words, GError **error)
{
  for (guint i = 1; words[i] != NULL; i++)
    {
      g_autofree char *head = g_strndup (words[i], strcspn (words[i], ":,"));
      TwKind kind = tw_kind_from_name (head);

      if (strcmp (head, "field") == 0 || strcmp (head, "crossing") == 0)
        continue;
      if (kind != TW_KIND_NONE ? !add_segment (drawing, words[i], error)
                               : !add_symbol (&drawing->topology, words[i], -1, error))
        return FALSE;
    }
  return end_roads (drawing, error);
}

TwTile *
tw_tile_facts_parse (const char *id, guint count, char **words, GError **error)
{
  g_autofree Drawing *drawing = g_new0 (Drawing, 1);
  g_autoptr (TwTile) tile = NULL;
  gboolean is_drawn = draw (drawing, words, error);
  char letters[5];

  for (guint i = 0; i < TW_MAX_SEGMENTS; i++)
    g_free (drawing->ends[i]);
  if (!is_drawn)
    return NULL;
  tw_topology_edge_letters (&drawing->topology, letters);
  if (strcmp (letters, words[0]) != 0)
    {
      fail (error,
            _ ("The edges “%s” are not those of the segments. Begin with the letters of "
               "north, east, south and west."),
            words[0]);
      return NULL;
    }
  tile = tw_tile_new (id, count, &drawing->topology);
  for (guint i = 1; words[i] != NULL; i++)
    if (g_str_has_prefix (words[i], "field")
        && (!check_field (tile, words[i], error) || !add_field_symbols (tile, words[i], error)))
      return NULL;
  return g_steal_pointer (&tile);
}
