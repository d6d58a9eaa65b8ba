/* What is selected on the canvas, and how that outlives a change of the drawing. */
#include <string.h>

#include "app/designer/tile-canvas-private.h"

void
tile_canvas_selection_changed (TwTileCanvas *self)
{
  tile_canvas_update_actions (self);
  tile_canvas_update_parts (self);
  g_clear_pointer (&self->fields_node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "selection-changed");
}

/* The segment of the new drawing that is most like segment @old of the one before. */
static int
segment_find_like (const TwTopology *before, const TwTopology *now, guint old)
{
  const TwSegment *one = &before->segments[old];
  int best = -1, most = 0;

  for (guint i = 0; i < now->n_segments; i++)
    {
      const TwSegment *other = &now->segments[i];
      int shared = __builtin_popcount (one->rim & other->rim);

      if (other->kind != one->kind)
        continue;
      if (one->rim == 0 && other->rim == 0)
        return (int) i;
      if (shared > most)
        {
          most = shared;
          best = (int) i;
        }
    }
  return best;
}

void
tile_canvas_carry_selection (TwTileCanvas *self, const TwTile *before)
{
  TwSegmentSet selected = 0;
  int symbol = -1;

  for (guint i = 0; i < before->topology.n_segments; i++)
    if (self->selected & TW_SEGMENT_BIT (i))
      {
        int like = segment_find_like (&before->topology, &self->tile->topology, i);

        if (like >= 0)
          selected |= TW_SEGMENT_BIT (like);
      }
  for (guint i = 0; i < self->tile->topology.n_symbols && self->selected_symbol >= 0; i++)
    if (self->selected_symbol < before->topology.n_symbols
        && strcmp (self->tile->topology.symbols[i].id,
                   before->topology.symbols[self->selected_symbol].id)
               == 0)
      symbol = (int) i;
  self->selected = selected;
  self->selected_symbol = symbol;
  if (self->selected_field >= self->tile->fields.n_fields)
    self->selected_field = -1;
}

void
tw_tile_canvas_select (TwTileCanvas *self, TwCanvasSpot spot, gboolean add)
{
  TwSegmentSet selected = add ? self->selected : 0;
  int segment = -1;

  if (self->tile == NULL)
    return;
  self->selected_symbol = spot.kind == TW_CANVAS_SYMBOL ? spot.index : -1;
  self->selected_field =
      spot.kind == TW_CANVAS_BADGE || (spot.kind == TW_CANVAS_FIELD && !add) ? spot.index : -1;
  if (spot.kind != TW_CANVAS_SYMBOL && spot.kind != TW_CANVAS_CORNER)
    segment = tw_canvas_spot_segment (&self->tile->topology, spot, NULL);
  if (segment >= 0)
    selected = add ? selected ^ TW_SEGMENT_BIT (segment) : TW_SEGMENT_BIT (segment);
  self->selected = selected;
  tile_canvas_selection_changed (self);
}

TwCanvasSpot
tile_canvas_selected_spot (TwTileCanvas *self)
{
  if (self->selected_symbol >= 0)
    return TW_CANVAS_SPOT (TW_CANVAS_SYMBOL, self->selected_symbol);
  if (self->selected != 0)
    return TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, __builtin_ctz (self->selected));
  if (self->selected_field >= 0)
    return TW_CANVAS_SPOT (TW_CANVAS_BADGE, self->selected_field);
  return TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0);
}

TwCanvasSpot
tw_tile_canvas_get_target (TwTileCanvas *self)
{
  TwCanvasSpot spot = tile_canvas_selected_spot (self);

  return spot.kind == TW_CANVAS_NOWHERE && self->uses_keys ? self->focus : spot;
}

TwCanvasSpot
tw_tile_canvas_get_context (TwTileCanvas *self)
{
  return self->context;
}

TwSegmentSet
tw_tile_canvas_get_selected (TwTileCanvas *self)
{
  return self->selected;
}

int
tw_tile_canvas_get_selected_symbol (TwTileCanvas *self)
{
  return self->selected_symbol;
}

int
tw_tile_canvas_get_selected_field (TwTileCanvas *self)
{
  return self->selected_field;
}
