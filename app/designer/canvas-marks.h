/* Single edits on the canvas (symbols, places, deletions, fields changed by hand), and the record
 * of what any edit did. No GTK, no events.
 */
#pragma once

#include "app/designer/canvas-spot.h"
#include "engine/set/vocabulary.h"
#include "engine/tile/tile-edit.h"

G_BEGIN_DECLS

/**
 * TwCanvasDeed: the record of what an edit did: for words, for the name of the undo step, and for
 * the selection afterwards.
 * @note: what was done
 * @kind: the kind of land or place that was used
 * @segment: the changed segment in the new drawing, or -1; for %TW_EDIT_SYMBOL a field, too
 * @edge: the changed edge, or -1
 * @end: for %TW_EDIT_ENDED and %TW_EDIT_CROSSED: where the road ends now
 * @symbol: for %TW_EDIT_SYMBOL: the symbol's id, else ""
 * @removed: whether something was removed
 * @refused: whether nothing was done because it is not allowed there
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

/** tw_canvas_deed_spot: Returns: the spot in the new drawing @topology to be selected, nowhere for
 *   none */
TwCanvasSpot tw_canvas_deed_spot (const TwCanvasDeed *deed, const TwTopology *topology);

/** tw_canvas_is_place: Returns: the kind called @name if it is a place inside the tile, else
 *   %TW_KIND_NONE */
TwKind tw_canvas_is_place (const char *name);

/**
 * tw_canvas_symbol_target:
 * @own: (nullable): the set's own vocabulary
 * @topology: a drawing
 * @symbol: a symbol's id, or the name of a place ("monastery")
 * @spot: where it is dropped
 * @out_segment: (out): the segment it would stand on, -1 for the tile itself, or a field
 *
 * Grass is a field to symbols that are said to be for fields, the tile to all others; for the former
 * the tile itself is its middle.
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
 * @own: (nullable): the set's own vocabulary
 * @topology: (inout): the drawing
 * @symbol: a symbol's id, or the name of a place
 * @spot: where it is dropped
 * @out_deed: (out): what was done
 *
 * Adds one copy of the symbol. A place that the tile already has stays as it is; @out_deed names
 * it.
 *
 * Returns: whether the drawing changed
 */
gboolean tw_canvas_drop_symbol (const TwVocabulary *own,
                                TwTopology *topology,
                                const char *symbol,
                                TwCanvasSpot spot,
                                TwCanvasDeed *out_deed);

/**
 * tw_canvas_delete:
 * @topology: (inout): the drawing
 * @spot: what to delete
 * @out_deed: (out): what was done
 *
 * Returns: whether the drawing changed
 */
gboolean tw_canvas_delete (TwTopology *topology, TwCanvasSpot spot, TwCanvasDeed *out_deed);

/**
 * tw_canvas_turn_symbol:
 * @topology: (inout): the drawing
 * @symbol: index of a symbol
 * @eighths: times 45 degrees, clockwise
 * @out_deed: (out): what was done
 *
 * Returns: %FALSE if the symbol has no direction
 */
gboolean
tw_canvas_turn_symbol (TwTopology *topology, guint symbol, int eighths, TwCanvasDeed *out_deed);

/**
 * tw_canvas_join_fields:
 * @topology: (inout): the drawing
 * @fields: its fields
 * @a: a field
 * @b: another field
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
 * Sets that the field feeds the city, or that it does not.
 *
 * Returns: whether the drawing changed
 */
gboolean
tw_canvas_toggle_link (TwTopology *topology, const TwFields *fields, guint field, guint city);

/** tw_canvas_n_changed_fields: Returns: how many fields were changed by hand */
guint tw_canvas_n_changed_fields (const TwFields *fields);

G_END_DECLS
