/* What a click and a drag on the canvas do to the drawing. No GTK, no events.
 *
 * A gesture starts from one drawing and keeps what it would make of it, so that the
 * canvas can show it while the button is down and leave it at that on Escape.
 */
#pragma once

#include "app/designer/canvas-marks.h"

G_BEGIN_DECLS

/**
 * TwCanvasGesture:
 * @before: the drawing at its start
 * @fields: the fields of @before
 * @now: what it would become
 * @pen: the kind of land chosen
 * @from: what was pressed
 * @over: what is under the pointer now
 * @edges: the edges dragged over
 * @deed: what @now did
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
  const TwVocabulary *own; /* (nullable): what the set adds to the rules; set by who has it */
} TwCanvasGesture;

/**
 * tw_canvas_gesture_begin:
 * @gesture: (out caller-allocates): the gesture
 * @topology: the drawing
 * @from: what was pressed
 * @pen: the kind of land chosen
 *
 * Returns: %FALSE if nothing can be dragged from there
 */
gboolean tw_canvas_gesture_begin (TwCanvasGesture *gesture,
                                  const TwTopology *topology,
                                  TwCanvasSpot from,
                                  TwKind pen);

/** tw_canvas_gesture_drags_end: Returns: whether tw_canvas_pick_end() says what is meant */
gboolean tw_canvas_gesture_drags_end (const TwCanvasGesture *gesture);

/**
 * tw_canvas_gesture_move:
 * @gesture: a gesture
 * @over: what is under the pointer now, in the drawing before
 *
 * Returns: whether @now changed
 */
gboolean tw_canvas_gesture_move (TwCanvasGesture *gesture, TwCanvasSpot over);

/**
 * tw_canvas_click:
 * @topology: (inout): the drawing
 * @spot: what was clicked
 * @pen: the kind of land chosen
 * @out_deed: (out): what it did
 *
 * Edges take the pen, dots join and part; the rest is only selected.
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
 * @spot: what was clicked
 * @pen: the kind of land chosen
 * @selected: what is selected
 *
 * The pen draws on what is empty. Land that lies at an edge already is selected by the first click;
 * only a click on what is selected changes it. The field pen is there to clear, and does.
 *
 * Returns: the segment that the click selects, -1 if tw_canvas_click() says what it does
 */
int tw_canvas_click_selects (const TwTopology *topology,
                             TwCanvasSpot spot,
                             TwKind pen,
                             TwSegmentSet selected);

G_END_DECLS
