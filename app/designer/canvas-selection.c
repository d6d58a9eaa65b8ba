/* What is selected on the canvas, and how that outlives a change of the drawing. */
#include "app/designer/canvas-selection.h"

#include <string.h>

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
tw_canvas_selection_carry (TwCanvasSelection *selection, const TwTile *before, const TwTile *now)
{
  TwSegmentSet segments = 0;
  int symbol = -1;

  for (guint i = 0; i < before->topology.n_segments; i++)
    if (selection->segments & TW_SEGMENT_BIT (i))
      {
        int like = segment_find_like (&before->topology, &now->topology, i);

        if (like >= 0)
          segments |= TW_SEGMENT_BIT (like);
      }
  for (guint i = 0; i < now->topology.n_symbols && selection->symbol >= 0; i++)
    if (selection->symbol < before->topology.n_symbols
        && strcmp (now->topology.symbols[i].id, before->topology.symbols[selection->symbol].id)
               == 0)
      symbol = (int) i;
  selection->segments = segments;
  selection->symbol = symbol;
  if (selection->field >= now->fields.n_fields)
    selection->field = -1;
}

void
tw_canvas_selection_take (TwCanvasSelection *selection,
                          const TwTopology *topology,
                          TwCanvasSpot spot,
                          gboolean add)
{
  TwSegmentSet segments = add ? selection->segments : 0;
  int segment = -1;

  selection->symbol = spot.kind == TW_CANVAS_SYMBOL ? spot.index : -1;
  selection->field =
      spot.kind == TW_CANVAS_BADGE || (spot.kind == TW_CANVAS_FIELD && !add) ? spot.index : -1;
  if (spot.kind != TW_CANVAS_SYMBOL && spot.kind != TW_CANVAS_CORNER)
    segment = tw_canvas_spot_segment (topology, spot, NULL);
  if (segment >= 0)
    segments = add ? segments ^ TW_SEGMENT_BIT (segment) : TW_SEGMENT_BIT (segment);
  selection->segments = segments;
}

TwCanvasSpot
tw_canvas_selection_spot (const TwCanvasSelection *selection)
{
  if (selection->symbol >= 0)
    return TW_CANVAS_SPOT (TW_CANVAS_SYMBOL, selection->symbol);
  if (selection->segments != 0)
    return TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, __builtin_ctz (selection->segments));
  if (selection->field >= 0)
    return TW_CANVAS_SPOT (TW_CANVAS_BADGE, selection->field);
  return TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0);
}
