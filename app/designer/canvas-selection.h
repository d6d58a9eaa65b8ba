/* The selection on the canvas, and carrying it over changes of the drawing. No GTK. */
#pragma once

#include "app/designer/canvas-spot.h"

G_BEGIN_DECLS

/**
 * TwCanvasSelection: a value.
 * @segments: the segments selected
 * @symbol: the symbol selected, or -1
 * @field: the field selected, or -1
 */
typedef struct
{
  TwSegmentSet segments;
  int symbol;
  int field;
} TwCanvasSelection;

#define TW_CANVAS_NOTHING_SELECTED ((TwCanvasSelection){ 0, -1, -1 })

/** tw_canvas_selection_take: selects what is at @spot; if @add, adds it to the selection. */
void tw_canvas_selection_take (TwCanvasSelection *selection, const TwTopology *topology,
                               TwCanvasSpot spot, gboolean add);

/** tw_canvas_selection_carry: finds in @now again what was selected in @before. */
void
tw_canvas_selection_carry (TwCanvasSelection *selection, const TwTile *before, const TwTile *now);

/** tw_canvas_selection_spot: Returns: the spot of the selection */
TwCanvasSpot tw_canvas_selection_spot (const TwCanvasSelection *selection);

G_END_DECLS
