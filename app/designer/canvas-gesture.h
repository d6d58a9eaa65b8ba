/* What a click and a drag on the canvas do to the drawing. No GTK, no events.
 *
 * A gesture starts from one drawing and keeps what it would make of it, so that the
 * canvas can show it while the button is down and leave it at that on Escape.
 */
#pragma once

#include "engine/set/vocabulary.h"
#include "app/designer/canvas-geometry.h"
#include "engine/tile/tile-edit.h"

G_BEGIN_DECLS

/**
 * TwCanvasDeed: what an edit did, for words, for the name of the undo step and for
 * what is to be selected afterwards.
 * @note: what was done
 * @kind: the kind of land or place it was done with
 * @segment: the segment it was done to, in the new drawing, or -1
 * @edge: the edge it was done at, or -1
 * @end: %TW_EDIT_ENDED and %TW_EDIT_CROSSED: where the road ends now
 * @symbol: %TW_EDIT_SYMBOL: the symbol's id, else ""
 * @removed: something was taken off
 * @refused: nothing was done, because it is not allowed there
 */
typedef struct
{
  TwEditNote note;
  TwKind kind;
  int segment;
  int edge;
  TwJunctionKind end;
  char symbol[TW_SYMBOL_SIZE];
  gboolean removed;
  gboolean refused;
} TwCanvasDeed;

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

/**
 * tw_canvas_symbol_target:
 * @own: (nullable): what the set adds to the rules
 * @topology: a drawing
 * @symbol: a symbol's id, or the name of a place ("monastery")
 * @spot: where it is dropped
 * @out_segment: (out): the segment it would stand on, -1 for the tile
 *
 * Returns: whether it may stand there
 */
gboolean tw_canvas_symbol_target (const TwVocabulary *own,
                                  const TwTopology *topology,
                                  const char *symbol,
                                  TwCanvasSpot spot,
                                  int *out_segment);

/**
 * tw_canvas_drop_symbol:
 * @own: (nullable): what the set adds to the rules
 * @topology: (inout): the drawing
 * @symbol: a symbol's id, or the name of a place
 * @spot: where it is dropped
 * @out_deed: (out): what it did
 *
 * One more of it there. A place that stands already stays; @out_deed names it.
 *
 * Returns: whether the drawing changed
 */
gboolean tw_canvas_drop_symbol (const TwVocabulary *own,
                                TwTopology *topology,
                                const char *symbol,
                                TwCanvasSpot spot,
                                TwCanvasDeed *out_deed);

/** tw_canvas_is_place: Returns: the kind of that name if it is a place inside the tile, else
 *   %TW_KIND_NONE */
TwKind tw_canvas_is_place (const char *name);

/**
 * tw_canvas_delete:
 * @topology: (inout): the drawing
 * @spot: what is to go
 * @out_deed: (out): what it did
 *
 * Returns: whether the drawing changed
 */
gboolean tw_canvas_delete (TwTopology *topology, TwCanvasSpot spot, TwCanvasDeed *out_deed);

/**
 * tw_canvas_turn_symbol:
 * @topology: (inout): the drawing
 * @symbol: index of a symbol
 * @eighths: by how many times 45 degrees, clockwise
 * @out_deed: (out): what it did
 *
 * Returns: %FALSE if the symbol does not point
 */
gboolean
tw_canvas_turn_symbol (TwTopology *topology, guint symbol, int eighths, TwCanvasDeed *out_deed);

/**
 * tw_canvas_join_fields:
 * @topology: (inout): the drawing
 * @fields: its fields
 * @a: a field
 * @b: another
 *
 * Joins two fields under the barrier between them.
 *
 * Returns: whether the drawing changed
 */
gboolean
tw_canvas_join_fields (TwTopology *topology, const TwFields *fields, guint a, guint b);

/**
 * tw_canvas_toggle_link:
 * @topology: (inout): the drawing
 * @fields: its fields
 * @field: a field
 * @city: a city's segment
 *
 * Says that the field feeds the city, or that it does not.
 *
 * Returns: whether the drawing changed
 */
gboolean
tw_canvas_toggle_link (TwTopology *topology, const TwFields *fields, guint field, guint city);

/** tw_canvas_n_changed_fields: Returns: how many fields were changed by hand */
guint tw_canvas_n_changed_fields (const TwFields *fields);

G_END_DECLS
