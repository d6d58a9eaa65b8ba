/* How a click or a drag on the canvas changes the drawing. No GTK, no events.
 *
 * A gesture keeps the drawing it starts from and the drawing it would make. So the canvas can show
 * the new one while the button is down, and go back on Escape.
 */
#pragma once

#include "app/designer/canvas-marks.h"

G_BEGIN_DECLS

/**
 * TwCanvasGesture:
 * @before: the drawing at the start
 * @fields: the fields of @before
 * @now: the drawing it would make
 * @pen: the kind of land chosen
 * @from: the spot that was pressed
 * @over: the spot under the pointer now
 * @edges: the edges that the drag passed
 * @deed: what was done in @now
 */
typedef struct
{
  TwTopology before;
  TwFields fields;
  TwTopology now;
  TwKind pen;
  TwCanvasSpot from;
  TwCanvasSpot over;
  TwEdgeSet edges;
  TwCanvasDeed deed;
  const TwVocabulary *own; /* (nullable): the set's own vocabulary; set by the caller */
} TwCanvasGesture;

/**
 * tw_canvas_gesture_begin:
 * @gesture: (out caller-allocates): the gesture
 * @topology: the drawing
 * @from: the spot that was pressed
 * @pen: the kind of land chosen
 *
 * Returns: %FALSE if nothing can be dragged from there
 */
gboolean tw_canvas_gesture_begin (TwCanvasGesture *gesture,
                                  const TwTopology *topology,
                                  TwCanvasSpot from,
                                  TwKind pen);

/** tw_canvas_gesture_drags_end: Returns: whether to find @over by tw_canvas_pick_end() */
gboolean tw_canvas_gesture_drags_end (const TwCanvasGesture *gesture);

/**
 * tw_canvas_gesture_move:
 * @gesture: a gesture
 * @over: the spot under the pointer now, in @before
 *
 * Returns: whether @now changed
 */
gboolean tw_canvas_gesture_move (TwCanvasGesture *gesture, TwCanvasSpot over);

/**
 * tw_canvas_click:
 * @topology: (inout): the drawing
 * @spot: the spot that was clicked
 * @pen: the kind of land chosen
 * @out_deed: (out): what was done
 *
 * A click lays the pen's land on an edge, and joins or parts at a dot. Other spots are only
 * selected.
 *
 * Returns: whether the drawing changed
 */
gboolean tw_canvas_click (TwTopology *topology,
                          TwCanvasSpot spot,
                          TwKind pen,
                          TwCanvasDeed *out_deed);

/**
 * tw_canvas_click_selects:
 * @topology: a drawing
 * @spot: the spot that was clicked
 * @pen: the kind of land chosen
 * @selected: the selected segments
 *
 * The pen draws on empty edges. Land at an edge is selected by a first click; only a click on
 * selected land changes it. The field pen, which clears land, does so at the first click.
 *
 * Returns: the segment that the click selects; -1 if tw_canvas_click() is to be called
 */
int tw_canvas_click_selects (const TwTopology *topology,
                             TwCanvasSpot spot,
                             TwKind pen,
                             TwSegmentSet selected);

G_END_DECLS
