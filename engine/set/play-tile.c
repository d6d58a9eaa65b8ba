/* A tile compiled for play. */
#include "engine/set/catalogue.h"

#include <string.h>

#include "engine/tile/field-place.h"

/* Kinds that are complete when the eight cells around hold tiles. */
#define SURROUNDED_KINDS                                                                           \
  (TW_KIND_BIT (TW_KIND_MONASTERY) | TW_KIND_BIT (TW_KIND_GARDEN) | TW_KIND_BIT (TW_KIND_CASTLE)   \
   | TW_KIND_BIT (TW_KIND_CEMETERY))

static void
compile_edges (TwPlayTile *out, const TwTopology *topology)
{
  TwEdgeCodes codes = tw_topology_edge_codes (topology) & ~(TwEdgeCodes) 0x80808080;

  for (guint turns = 0; turns < 4; turns++)
    out->edges[turns] = tw_edge_codes_rotate (codes, turns);
}

static void
compile_segments (TwPlayTile *out, const TwTopology *topology)
{
  for (guint i = 0; i < topology->n_segments; i++)
    {
      TwKind kind = (TwKind) topology->segments[i].kind;
      const TwKindInfo *info = tw_kind_info (kind);
      int end = tw_topology_end_of (topology, i);

      out->kind[i] = (guint8) kind;
      out->rim[i] = topology->segments[i].rim;
      out->middles |= (guint32) ((out->rim[i] & TW_RIM_MIDDLES) != 0) << i;
      if (TW_KIND_BIT (kind) & SURROUNDED_KINDS)
        {
          out->places |= 1u << i;
          out->places_down |= (guint32) (kind == TW_KIND_CEMETERY) << i;
          out->n_open[i] = 8;
        }
      if (end >= 0)
        out->end[i] = (guint8) tw_junction_place ((TwJunctionKind) topology->junctions[end].kind);
      if (out->end[i] != TW_KIND_NONE)
        out->ends |= TW_KIND_BIT (out->end[i]);
      if (kind == TW_KIND_ROAD && out->end[i] == TW_KIND_LAKE)
        out->at_lake |= 1u << i;
      if (info->merges || (out->places & (1u << i)))
        out->completing |= 1u << i;
      for (guint edge = 0; edge < TW_N_EDGES && info->merges; edge++)
        {
          gint8 *slot = info->layer == 0 ? &out->land[edge] : &out->mist[edge];

          if ((topology->segments[i].rim & TW_RIM_MIDDLE (edge)) && *slot < 0)
            {
              *slot = (gint8) i;
              out->n_open[i]++;
            }
        }
    }
}

/* Where the land or the mist of an edge, node @node of the tile, goes on at that edge only. */
static TwKindSet
cap_of (const TwPlayTile *tile, int node, guint edge)
{
  return node >= 0 && tile->n_open[node] == 1 ? TW_KIND_BIT (tw_edge_code (tile->edges[0], edge))
                                              : 0;
}

static void
compile_caps (TwPlayTile *out)
{
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      out->caps |= cap_of (out, out->land[edge], edge);
      out->mist_caps |= cap_of (out, out->mist[edge], edge);
    }
}

static void
compile_fields (TwPlayTile *out, const TwTopology *topology, const TwFields *fields)
{
  for (guint f = 0; f < fields->n_fields; f++)
    {
      guint node = topology->n_segments + f;
      const TwField *field = &fields->fields[f];

      out->kind[node] = TW_KIND_FIELD;
      out->rim[node] = field->rim & TW_RIM_HALVES;
      out->cities[node] = field->cities;
      if (field->touches_enclave)
        out->touches_enclave |= 1u << node;
      for (guint half = 0; half < 8; half++)
        if (field->rim & TW_RIM_BIT (2 * half))
          out->half[half] = (gint8) node;
    }
}

/* The node that a symbol stands on, -1 for the tile: one in a field that is not there is on that.
 */
static int
symbol_node (const TwTopology *topology, const TwFields *fields, const TwSymbol *symbol)
{
  int field = tw_fields_find_place (fields, symbol->segment);

  return field >= 0 ? topology->n_segments + field : symbol->segment;
}

static void
compile_symbols (TwPlayTile *out,
                 const TwTopology *topology,
                 const TwFields *fields,
                 char *const *counted,
                 guint n_counted)
{
  for (guint i = 0; i < topology->n_symbols; i++)
    for (guint c = 0; c < n_counted; c++)
      if (strcmp (topology->symbols[i].id, counted[c]) == 0)
        {
          int node = symbol_node (topology, fields, &topology->symbols[i]);
          guint8 *count = node >= 0 ? &out->symbols[node][c] : &out->tile_symbols[c];

          *count = (guint8) MIN (255, *count + topology->symbols[i].count);
          out->shown |= (guint32) (*count > 0) << c;
        }
}

gboolean
tw_play_tile_compile (const TwTopology *topology,
                      char *const *counted,
                      guint n_counted,
                      TwFieldFlags field_flags,
                      TwPlayTile *out_tile)
{
  TwFields fields;
  TwKindSet seen = 0;

  tw_fields_derive (topology, field_flags, &fields);
  memset (out_tile, 0, sizeof *out_tile);
  if (topology->n_segments + fields.n_fields > TW_MAX_TILE_NODES)
    return FALSE;
  memset (out_tile->land, -1, sizeof out_tile->land);
  memset (out_tile->half, -1, sizeof out_tile->half);
  memset (out_tile->mist, -1, sizeof out_tile->mist);
  out_tile->n_segments = topology->n_segments;
  out_tile->n_nodes = (guint8) (topology->n_segments + fields.n_fields);
  compile_edges (out_tile, topology);
  compile_segments (out_tile, topology);
  compile_caps (out_tile);
  compile_fields (out_tile, topology, &fields);
  compile_symbols (out_tile, topology, &fields, counted, n_counted);
  for (guint i = 0; i < topology->n_segments; i++)
    {
      TwKindSet bit = TW_KIND_BIT (out_tile->kind[i]);

      if ((seen & bit) && tw_kind_info ((TwKind) out_tile->kind[i])->merges)
        out_tile->twins |= bit;
      seen |= bit;
    }
  for (guint i = 0; i < out_tile->n_nodes; i++)
    out_tile->of_kind[out_tile->kind[i]] |= 1u << i;
  out_tile->kinds = fields.n_fields > 0 ? seen | TW_KIND_BIT (TW_KIND_FIELD) : seen;
  return TRUE;
}
