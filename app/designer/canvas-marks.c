/* Single edits on the canvas: symbols, places, deletions, fields changed by hand. */
#include "app/designer/canvas-marks.h"

#include <string.h>

#include "engine/tile/field-place.h"
#include "engine/tile/symbol-table.h"
#include "engine/tile/tile-edit-mark.h"
#include "engine/tile/tile-edit-road.h"

TwKind
tw_canvas_is_place (const char *name)
{
  TwKind kind = tw_symbol_table_find (name) == NULL ? tw_kind_from_name (name) : TW_KIND_NONE;

  return kind != TW_KIND_NONE && kind != TW_KIND_FIELD
                 && tw_kind_info (kind)->breadth == TW_BREADTH_NONE
             ? kind
             : TW_KIND_NONE;
}

/* Whether grass is a field to the symbol; to others it is the tile. */
static gboolean
is_for_fields (const TwVocabulary *own, const char *symbol)
{
  const TwSymbolInfo *info = tw_symbol_table_find (symbol);
  const TwSymbolType *type =
      own != NULL && info == NULL ? tw_vocabulary_find_symbol (own, symbol) : NULL;

  return ((type != NULL   ? type->places
           : info != NULL ? info->kinds
                          : 0)
          & TW_KIND_BIT (TW_KIND_FIELD))
         != 0;
}

/* The field at a spot, as a symbol names it, -1 for none. */
static int
spot_field (const TwTopology *topology, TwCanvasSpot spot)
{
  TwFields fields;
  int field = -1;

  tw_fields_derive (topology, TW_FIELDS_DEFAULT, &fields);
  switch (spot.kind)
    {
    case TW_CANVAS_FIELD:
    case TW_CANVAS_BADGE:
      field = spot.index;
      break;
    case TW_CANVAS_EDGE:
      field = tw_fields_at (&fields, (TwRimPlace) (4 * spot.index + 1));
      break;
    case TW_CANVAS_CORNER:
      field = tw_fields_at (&fields, (TwRimPlace) spot.index);
      break;
    case TW_CANVAS_SYMBOL:
      if (spot.index < topology->n_symbols)
        field = tw_fields_find_place (&fields, topology->symbols[spot.index].segment);
      break;
    case TW_CANVAS_MIDDLE:
      /* Among several, nothing says in which it lies. */
      field = fields.n_fields == 1 ? 0 : -1;
      break;
    default:
      break;
    }
  return field >= 0 && field < fields.n_fields ? tw_fields_place (&fields, (guint) field) : -1;
}

gboolean
tw_canvas_symbol_target (const TwVocabulary *own,
                         const TwTopology *topology,
                         const char *symbol,
                         TwCanvasSpot spot,
                         int *out_segment)
{
  int segment = tw_canvas_spot_segment (topology, spot, symbol), field;

  *out_segment = -1;
  if (spot.kind == TW_CANVAS_NOWHERE)
    return FALSE;
  if (tw_canvas_is_place (symbol) != TW_KIND_NONE)
    return TRUE;
  if (segment >= 0 && tw_vocabulary_symbol_allowed (own, topology, symbol, segment))
    {
      *out_segment = segment;
      return TRUE;
    }
  field = segment < 0 && is_for_fields (own, symbol) ? spot_field (topology, spot) : -1;
  if (field != -1
      && (spot.kind != TW_CANVAS_MIDDLE
          || !tw_vocabulary_symbol_allowed (own, topology, symbol, -1)))
    {
      *out_segment = field;
      return TRUE;
    }
  return tw_vocabulary_symbol_allowed (own, topology, symbol, -1);
}

gboolean
tw_canvas_drop_symbol (const TwVocabulary *own,
                       TwTopology *topology,
                       const char *symbol,
                       TwCanvasSpot spot,
                       TwCanvasDeed *out_deed)
{
  TwKind place = tw_canvas_is_place (symbol);
  int segment;
  guint count;

  memset (out_deed, 0, sizeof *out_deed);
  out_deed->segment = out_deed->edge = -1;
  g_strlcpy (out_deed->symbol, symbol, sizeof out_deed->symbol);
  if (!tw_canvas_symbol_target (own, topology, symbol, spot, &segment))
    {
      out_deed->refused = TRUE;
      return FALSE;
    }
  if (place != TW_KIND_NONE)
    {
      out_deed->kind = place;
      if (tw_topology_find_kind (topology, place) < 0)
        out_deed->note = tw_tile_edit_toggle_place (topology, place);
      out_deed->segment = tw_topology_find_kind (topology, place);
      return out_deed->note == TW_EDIT_PLACE;
    }
  count = tw_topology_symbol_count (topology, symbol, segment) + 1;
  out_deed->note = tw_tile_edit_set_symbol (topology, symbol, segment, count, TW_DIRECTION_NONE);
  out_deed->segment = segment;
  return out_deed->note == TW_EDIT_SYMBOL;
}

static TwEditNote
segment_delete (TwTopology *topology, int segment)
{
  TwKind kind = (TwKind) topology->segments[segment].kind;
  TwEdgeSet edges;

  if (tw_kind_info (kind)->breadth == TW_BREADTH_NONE && kind < TW_N_KINDS)
    return tw_tile_edit_toggle_place (topology, kind);
  if (tw_rim_edges (topology->segments[segment].rim) == 0)
    {
      TwTopology before = *topology;

      tw_topology_remove_segment (topology, (guint) segment);
      tw_tile_edit_follow_fields (topology, &before);
      tw_tile_edit_tidy (topology);
      return TW_EDIT_CLEARED;
    }
  /* Edge by edge, so that roads which ended at it find another end. Its own pen clears
   * an edge; other segments may move down meanwhile, edges do not. */
  edges = tw_rim_edges (topology->segments[segment].rim);
  for (; edges != 0; edges &= (TwEdgeSet) (edges - 1))
    tw_tile_edit_click_edge (topology, (TwEdge) __builtin_ctz (edges), kind);
  return TW_EDIT_CLEARED;
}

gboolean
tw_canvas_delete (TwTopology *topology, TwCanvasSpot spot, TwCanvasDeed *out_deed)
{
  TwTopology before = *topology;
  int segment = tw_canvas_spot_segment (topology, spot, NULL);

  memset (out_deed, 0, sizeof *out_deed);
  out_deed->segment = out_deed->edge = -1;
  out_deed->removed = TRUE;
  if (spot.kind == TW_CANVAS_SYMBOL && spot.index < topology->n_symbols)
    {
      TwSymbol symbol = topology->symbols[spot.index];

      g_strlcpy (out_deed->symbol, symbol.id, sizeof out_deed->symbol);
      out_deed->note = tw_tile_edit_set_symbol (topology, symbol.id, symbol.segment, 0,
                                                (TwDirection) symbol.direction);
    }
  else if (spot.kind == TW_CANVAS_JUNCTION && spot.index < topology->n_junctions
           && topology->junctions[spot.index].kind >= TW_JUNCTION_BRIDGE)
    {
      TwSegmentSet members = topology->junctions[spot.index].members;
      guint a = (guint) __builtin_ctz (members), b = (guint) (31 - __builtin_clz (members));

      out_deed->note = topology->junctions[spot.index].kind == TW_JUNCTION_BRIDGE
                           ? tw_tile_edit_clear_bridge (topology, a, b)
                           : tw_tile_edit_set_contact (topology, a, b, FALSE);
    }
  else if (spot.kind == TW_CANVAS_EDGE)
    {
      out_deed->edge = spot.index;
      out_deed->note = tw_tile_edit_click_edge (topology, (TwEdge) spot.index, TW_KIND_FIELD);
    }
  else if (segment >= 0 && spot.kind != TW_CANVAS_JUNCTION)
    {
      out_deed->kind = (TwKind) topology->segments[segment].kind;
      out_deed->note = segment_delete (topology, segment);
    }
  return !tw_topology_equal (&before, topology);
}

gboolean
tw_canvas_turn_symbol (TwTopology *topology, guint symbol, int eighths, TwCanvasDeed *out_deed)
{
  TwSymbol now;

  memset (out_deed, 0, sizeof *out_deed);
  out_deed->edge = -1;
  if (symbol >= topology->n_symbols)
    return FALSE;
  now = topology->symbols[symbol];
  if (now.direction == TW_DIRECTION_NONE)
    return FALSE;
  g_strlcpy (out_deed->symbol, now.id, sizeof out_deed->symbol);
  out_deed->segment = now.segment;
  out_deed->note = tw_tile_edit_set_symbol (topology, now.id, now.segment, now.count,
                                            (TwDirection) ((now.direction + 8 + eighths) & 7));
  return out_deed->note == TW_EDIT_SYMBOL;
}

/* How an override names a field: by one of its ports, or by number if it has none. */
static void
field_name (const TwFields *fields, guint field, TwRim *out_rim, guint8 *out_index)
{
  TwRim rim = fields->fields[field].rim;

  *out_rim = (TwRim) (rim & -rim);
  *out_index = 0;
  for (guint i = 0; i < field && rim == 0; i++)
    if (fields->fields[i].rim == 0)
      (*out_index)++;
}

gboolean
tw_canvas_join_fields (TwTopology *topology, const TwFields *fields, guint a, guint b)
{
  TwFieldOverride override = { .kind = TW_OVERRIDE_JOIN, .city = -1 };

  if (a == b || a >= fields->n_fields || b >= fields->n_fields)
    return FALSE;
  field_name (fields, a, &override.field, &override.index);
  field_name (fields, b, &override.other, &override.other_index);
  return tw_tile_edit_set_override (topology, &override, TRUE) == TW_EDIT_LAID;
}

gboolean
tw_canvas_toggle_link (TwTopology *topology, const TwFields *fields, guint field, guint city)
{
  TwFieldOverride override = { .kind = TW_OVERRIDE_LINK, .city = (gint8) city };

  if (field >= fields->n_fields)
    return FALSE;
  if (fields->fields[field].cities & TW_SEGMENT_BIT (city))
    override.kind = TW_OVERRIDE_UNLINK;
  field_name (fields, field, &override.field, &override.index);
  return tw_tile_edit_set_override (topology, &override, TRUE) == TW_EDIT_LAID;
}

guint
tw_canvas_n_changed_fields (const TwFields *fields)
{
  guint n_changed = 0;

  for (guint i = 0; i < fields->n_fields; i++)
    if (fields->fields[i].is_overridden)
      n_changed++;
  return n_changed;
}

TwCanvasSpot
tw_canvas_deed_spot (const TwCanvasDeed *deed, const TwTopology *topology)
{
  if (deed->symbol[0] != '\0' && deed->note == TW_EDIT_SYMBOL && !deed->removed)
    {
      for (guint i = 0; i < topology->n_symbols; i++)
        if (topology->symbols[i].segment == deed->segment
            && strcmp (topology->symbols[i].id, deed->symbol) == 0)
          return TW_CANVAS_SPOT (TW_CANVAS_SYMBOL, i);
    }
  else if (deed->kind != TW_KIND_FIELD && deed->segment >= 0 && deed->segment < topology->n_segments
           && !deed->removed)
    return TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, deed->segment);
  return TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0);
}
