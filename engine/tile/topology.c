/* What is drawn on a tile: building blocks and questions. */
#include "engine/tile/topology.h"

#include <string.h>

static const char *const junction_names[TW_N_JUNCTIONS] = {
  [TW_JUNCTION_CROSSING] = "crossing",   [TW_JUNCTION_VILLAGE] = "village",
  [TW_JUNCTION_COTTAGE] = "cottage",     [TW_JUNCTION_GATE] = "gate",
  [TW_JUNCTION_MONASTERY] = "monastery", [TW_JUNCTION_LAKE] = "lake",
  [TW_JUNCTION_CROP] = "crop",           [TW_JUNCTION_RUIN] = "ruin",
  [TW_JUNCTION_CASTLE] = "castle",       [TW_JUNCTION_CEMETERY] = "cemetery",
  [TW_JUNCTION_ENCLAVE] = "enclave",     [TW_JUNCTION_BRIDGE] = "bridge",
  [TW_JUNCTION_CONTACT] = "contact",
};

static const char *const direction_names[TW_DIRECTION_NONE + 1] = {
  "N", "NE", "E", "SE", "S", "SW", "W", "NW", "",
};

const char *
tw_junction_name (TwJunctionKind kind)
{
  g_return_val_if_fail (kind < TW_N_JUNCTIONS, "");

  return junction_names[kind];
}

gboolean
tw_junction_from_name (const char *name, TwJunctionKind *out_kind)
{
  for (guint kind = 0; kind < TW_N_JUNCTIONS; kind++)
    if (strcmp (name, junction_names[kind]) == 0)
      {
        *out_kind = (TwJunctionKind) kind;
        return TRUE;
      }
  return FALSE;
}

gboolean
tw_junction_ends_roads (TwJunctionKind kind)
{
  return kind != TW_JUNCTION_BRIDGE && kind != TW_JUNCTION_CONTACT;
}

TwKind
tw_junction_place (TwJunctionKind kind)
{
  switch (kind)
    {
    case TW_JUNCTION_MONASTERY:
      return TW_KIND_MONASTERY;
    case TW_JUNCTION_LAKE:
      return TW_KIND_LAKE;
    case TW_JUNCTION_CASTLE:
      return TW_KIND_CASTLE;
    case TW_JUNCTION_CEMETERY:
      return TW_KIND_CEMETERY;
    case TW_JUNCTION_ENCLAVE:
      return TW_KIND_ENCLAVE;
    default:
      return TW_KIND_NONE;
    }
}

const char *
tw_direction_name (TwDirection direction)
{
  g_return_val_if_fail (direction <= TW_DIRECTION_NONE, "");

  return direction_names[direction];
}

gboolean
tw_direction_from_name (const char *name, TwDirection *out_direction)
{
  for (guint direction = 0; direction < TW_DIRECTION_NONE; direction++)
    if (strcmp (name, direction_names[direction]) == 0)
      {
        *out_direction = (TwDirection) direction;
        return TRUE;
      }
  return FALSE;
}

TwEdgeCodes
tw_topology_edge_codes (const TwTopology *topology)
{
  TwEdgeCodes codes = 0;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      TwRimPlace middle = (TwRimPlace) (4 * edge + 1);
      int land = tw_topology_segment_at (topology, middle, 0);
      guint code = TW_KIND_FIELD;

      if (land >= 0)
        {
          code = topology->segments[land].kind;
          if (code == TW_KIND_ENCLAVE)
            code = TW_KIND_NONE;
          else if (code == TW_KIND_PATH)
            code = TW_KIND_FIELD;
        }
      if (tw_topology_segment_at (topology, middle, 1) >= 0)
        code |= TW_EDGE_MISTY;
      codes |= code << (8 * edge);
    }
  return codes;
}

void
tw_topology_edge_letters (const TwTopology *topology, char out[5])
{
  TwEdgeCodes codes = tw_topology_edge_codes (topology);

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      char letter = tw_kind_info (tw_edge_code (codes, (TwEdge) edge) & ~TW_EDGE_MISTY)->letter;

      out[edge] = letter != 0 ? letter : '?';
    }
  out[TW_N_EDGES] = '\0';
}

int
tw_topology_add_segment (TwTopology *topology, TwKind kind, TwEdgeSet edges)
{
  TwSegment *segment;

  g_return_val_if_fail (kind != TW_KIND_NONE && kind != TW_KIND_FIELD, -1);

  if (topology->n_segments == TW_MAX_SEGMENTS)
    return -1;
  segment = &topology->segments[topology->n_segments];
  memset (segment, 0, sizeof *segment);
  segment->kind = (guint8) kind;
  switch (tw_kind_info (kind)->breadth)
    {
    case TW_BREADTH_LINE:
      segment->rim = tw_rim_middles (edges);
      break;
    case TW_BREADTH_EDGE:
      segment->rim = tw_rim_from_edges (edges);
      break;
    case TW_BREADTH_NONE:
    default:
      break;
    }
  return topology->n_segments++;
}

int
tw_topology_add_junction (TwTopology *topology, TwJunctionKind kind, TwSegmentSet members)
{
  TwJunction *junction;

  if (topology->n_junctions == TW_MAX_JUNCTIONS)
    return -1;
  junction = &topology->junctions[topology->n_junctions];
  memset (junction, 0, sizeof *junction);
  junction->kind = (guint8) kind;
  junction->over = -1;
  junction->members = members;
  return topology->n_junctions++;
}

int
tw_topology_add_symbol (TwTopology *topology,
                        const char *id,
                        int segment,
                        guint count,
                        TwDirection direction)
{
  TwSymbol *symbol;

  if (strlen (id) >= TW_SYMBOL_SIZE || count < 1 || count > 255)
    return -1;
  for (guint i = 0; i < topology->n_symbols; i++)
    {
      symbol = &topology->symbols[i];
      if (symbol->segment == segment && symbol->direction == direction
          && strcmp (symbol->id, id) == 0)
        {
          if (symbol->count + count > 255)
            return -1;
          symbol->count = (guint8) (symbol->count + count);
          return (int) i;
        }
    }
  if (topology->n_symbols == TW_MAX_SYMBOLS)
    return -1;
  symbol = &topology->symbols[topology->n_symbols];
  memset (symbol, 0, sizeof *symbol);
  memcpy (symbol->id, id, strlen (id) + 1);
  symbol->segment = (gint8) segment;
  symbol->count = (guint8) count;
  symbol->direction = (guint8) direction;
  return topology->n_symbols++;
}

/* The set with bit @index taken out and the bits above it moved down. */
static guint32
bits_without (guint32 bits, guint index)
{
  guint32 below = ((guint32) 1 << index) - 1;

  return (bits & below) | ((bits >> 1) & ~below);
}

/* The fewest members with which a junction of @kind makes sense. */
static guint
junction_least_members (TwJunctionKind kind)
{
  return kind == TW_JUNCTION_BRIDGE || kind == TW_JUNCTION_CONTACT || kind == TW_JUNCTION_GATE ? 2
                                                                                               : 1;
}

void
tw_topology_remove_segment (TwTopology *topology, guint segment)
{
  g_return_if_fail (segment < topology->n_segments);

  for (guint i = topology->n_junctions; i-- > 0;)
    {
      TwJunction *junction = &topology->junctions[i];
      gboolean is_member = (junction->members & TW_SEGMENT_BIT (segment)) != 0;

      junction->members = bits_without (junction->members, segment);
      if (junction->over == (int) segment)
        junction->over = -1;
      else if (junction->over > (int) segment)
        junction->over--;
      if (is_member
          && (guint) __builtin_popcount (junction->members)
                 < junction_least_members ((TwJunctionKind) junction->kind))
        tw_topology_remove_junction (topology, i);
    }
  for (guint i = topology->n_symbols; i-- > 0;)
    {
      TwSymbol *symbol = &topology->symbols[i];

      if (symbol->segment == (int) segment)
        tw_topology_remove_symbol (topology, i);
      else if (symbol->segment > (int) segment)
        symbol->segment--;
    }
  for (guint i = topology->n_overrides; i-- > 0;)
    {
      TwFieldOverride *override = &topology->overrides[i];

      if (override->kind != TW_OVERRIDE_JOIN && override->city == (int) segment)
        {
          topology->n_overrides--;
          memmove (override, override + 1, (topology->n_overrides - i) * sizeof *override);
          memset (&topology->overrides[topology->n_overrides], 0, sizeof *override);
        }
      else if (override->city > (int) segment)
        override->city--;
    }
  topology->n_segments--;
  memmove (&topology->segments[segment], &topology->segments[segment + 1],
           (topology->n_segments - segment) * sizeof (TwSegment));
  memset (&topology->segments[topology->n_segments], 0, sizeof (TwSegment));
}

void
tw_topology_remove_junction (TwTopology *topology, guint junction)
{
  g_return_if_fail (junction < topology->n_junctions);

  topology->n_junctions--;
  memmove (&topology->junctions[junction], &topology->junctions[junction + 1],
           (topology->n_junctions - junction) * sizeof (TwJunction));
  memset (&topology->junctions[topology->n_junctions], 0, sizeof (TwJunction));
}

void
tw_topology_remove_symbol (TwTopology *topology, guint symbol)
{
  g_return_if_fail (symbol < topology->n_symbols);

  topology->n_symbols--;
  memmove (&topology->symbols[symbol], &topology->symbols[symbol + 1],
           (topology->n_symbols - symbol) * sizeof (TwSymbol));
  memset (&topology->symbols[topology->n_symbols], 0, sizeof (TwSymbol));
}

int
tw_topology_segment_at (const TwTopology *topology, TwRimPlace place, guint layer)
{
  for (guint i = 0; i < topology->n_segments; i++)
    if ((topology->segments[i].rim & TW_RIM_BIT (place))
        && tw_kind_info ((TwKind) topology->segments[i].kind)->layer == layer)
      return (int) i;
  return -1;
}

int
tw_topology_find_kind (const TwTopology *topology, TwKind kind)
{
  for (guint i = 0; i < topology->n_segments; i++)
    if (topology->segments[i].kind == kind)
      return (int) i;
  return -1;
}

int
tw_topology_find_handle (const TwTopology *topology, const char *handle)
{
  for (guint i = 0; i < topology->n_segments; i++)
    if (strcmp (topology->segments[i].handle, handle) == 0)
      return (int) i;
  return -1;
}

int
tw_topology_end_of (const TwTopology *topology, guint segment)
{
  guint kind = topology->segments[segment].kind;

  if (kind != TW_KIND_ROAD && kind != TW_KIND_PATH)
    return -1;
  for (guint i = 0; i < topology->n_junctions; i++)
    if ((topology->junctions[i].members & TW_SEGMENT_BIT (segment))
        && tw_junction_ends_roads ((TwJunctionKind) topology->junctions[i].kind))
      return (int) i;
  return -1;
}

guint
tw_topology_symbol_count (const TwTopology *topology, const char *id, int segment)
{
  guint count = 0;

  for (guint i = 0; i < topology->n_symbols; i++)
    if ((segment == -2 || topology->symbols[i].segment == segment)
        && strcmp (topology->symbols[i].id, id) == 0)
      count += topology->symbols[i].count;
  return count;
}

gboolean
tw_topology_equal (const TwTopology *a, const TwTopology *b)
{
  if (a->n_segments != b->n_segments || a->n_junctions != b->n_junctions
      || a->n_symbols != b->n_symbols || a->n_overrides != b->n_overrides)
    return FALSE;
  for (guint i = 0; i < a->n_segments; i++)
    if (a->segments[i].kind != b->segments[i].kind || a->segments[i].rim != b->segments[i].rim
        || strcmp (a->segments[i].handle, b->segments[i].handle) != 0)
      return FALSE;
  for (guint i = 0; i < a->n_junctions; i++)
    if (a->junctions[i].kind != b->junctions[i].kind || a->junctions[i].over != b->junctions[i].over
        || a->junctions[i].members != b->junctions[i].members
        || strcmp (a->junctions[i].handle, b->junctions[i].handle) != 0)
      return FALSE;
  for (guint i = 0; i < a->n_symbols; i++)
    if (a->symbols[i].segment != b->symbols[i].segment || a->symbols[i].count != b->symbols[i].count
        || a->symbols[i].direction != b->symbols[i].direction
        || strcmp (a->symbols[i].id, b->symbols[i].id) != 0)
      return FALSE;
  for (guint i = 0; i < a->n_overrides; i++)
    {
      const TwFieldOverride *x = &a->overrides[i], *y = &b->overrides[i];

      if (x->kind != y->kind || x->index != y->index || x->other_index != y->other_index
          || x->city != y->city || x->field != y->field || x->other != y->other)
        return FALSE;
    }
  return TRUE;
}

/* The field that a symbol stands in is named by the turned place. */
static void
symbol_move_field (TwSymbol *symbol, TwRim (*move) (TwRim rim, guint by), guint by)
{
  if (tw_place_is_field (symbol->segment) && !tw_place_is_enclosed (symbol->segment))
    {
      TwRim rim = TW_RIM_BIT (TW_PLACE_FIELD_AT (0) - symbol->segment);

      symbol->segment = (gint8) TW_PLACE_FIELD_AT (__builtin_ctz (move (rim, by)));
    }
}

static TwRim
rim_mirror (TwRim rim, guint by)
{
  return tw_rim_mirror (rim);
}

void
tw_topology_rotate (TwTopology *topology, guint quarter_turns)
{
  for (guint i = 0; i < topology->n_segments; i++)
    topology->segments[i].rim = tw_rim_rotate (topology->segments[i].rim, quarter_turns);
  for (guint i = 0; i < topology->n_symbols; i++)
    symbol_move_field (&topology->symbols[i], tw_rim_rotate, quarter_turns);
  for (guint i = 0; i < topology->n_symbols; i++)
    if (topology->symbols[i].direction != TW_DIRECTION_NONE)
      topology->symbols[i].direction =
          (guint8) ((topology->symbols[i].direction + 2 * quarter_turns) & 7);
  for (guint i = 0; i < topology->n_overrides; i++)
    {
      topology->overrides[i].field = tw_rim_rotate (topology->overrides[i].field, quarter_turns);
      topology->overrides[i].other = tw_rim_rotate (topology->overrides[i].other, quarter_turns);
    }
}

void
tw_topology_mirror (TwTopology *topology)
{
  for (guint i = 0; i < topology->n_segments; i++)
    topology->segments[i].rim = tw_rim_mirror (topology->segments[i].rim);
  for (guint i = 0; i < topology->n_symbols; i++)
    symbol_move_field (&topology->symbols[i], rim_mirror, 0);
  for (guint i = 0; i < topology->n_symbols; i++)
    if (topology->symbols[i].direction != TW_DIRECTION_NONE)
      topology->symbols[i].direction = (guint8) ((8 - topology->symbols[i].direction) & 7);
  for (guint i = 0; i < topology->n_overrides; i++)
    {
      topology->overrides[i].field = tw_rim_mirror (topology->overrides[i].field);
      topology->overrides[i].other = tw_rim_mirror (topology->overrides[i].other);
    }
}
