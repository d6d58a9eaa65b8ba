/* What is on the canvas and what was done to it, in words. In all functions @own (nullable) is the
 * set's own vocabulary. */
#pragma once

#include "app/designer/canvas-marks.h"

G_BEGIN_DECLS

/** tw_canvas_kind_name: Returns: (transfer none): "City", "Road" … in the user's language */
const char *tw_canvas_kind_name (const TwVocabulary *own, TwKind kind);

/** tw_canvas_kind_selected: Returns: (transfer full): heading, "Selected City" …, which names land of
 *   @own (nullable) as its author does */
char *tw_canvas_kind_selected (const TwVocabulary *own, TwKind kind);

/** tw_canvas_edge_name: Returns: (transfer none): "North", … */
const char *tw_canvas_edge_name (TwEdge edge);

/** tw_canvas_edge_label: Returns: (transfer none): "North edge", … */
const char *tw_canvas_edge_label (TwEdge edge);

/** tw_canvas_end_name: Returns: (transfer none): "At a village", … for a menu or a row */
const char *tw_canvas_end_name (TwJunctionKind end);

/** tw_canvas_symbol_label: Returns: (transfer none): name of a symbol or place */
const char *tw_canvas_symbol_label (const TwVocabulary *own, const char *symbol);

/** tw_canvas_symbol_refused: Returns: (transfer full): a sentence: @symbol cannot stand where somebody wants it, and on
 *   what it may: "Inn: cannot stand here. It may stand on: road." */
char *tw_canvas_symbol_refused (const TwVocabulary *own, const char *symbol);

/** tw_canvas_direction_label: Returns: (transfer none): "North-east", …; "" for none */
const char *tw_canvas_direction_label (TwDirection direction);

/** tw_canvas_edges_words: Returns: (transfer full): "North, east and south" */
char *tw_canvas_edges_words (TwEdgeSet edges);

/** tw_canvas_segment_words: Returns: (transfer full): "Road: south and west" */
char *tw_canvas_segment_words (const TwVocabulary *own, const TwTopology *topology, guint segment);

/** tw_canvas_owner_words: Returns: (transfer full) (nullable): "Road: south and west" or
 *   "Field: north" of what a symbol stands on, as that names it; %NULL for the tile */
char *tw_canvas_owner_words (const TwVocabulary *own, const TwTile *tile, int segment);

/** tw_canvas_spot_words: Returns: (transfer full): what is at @spot, for screen readers */
char *tw_canvas_spot_words (const TwVocabulary *own, const TwTile *tile, TwCanvasSpot spot);

/**
 * tw_canvas_deed_words:
 * @own: (nullable): the set's own vocabulary
 * @deed: what was done
 * @tile: the tile afterwards
 *
 * Returns: (transfer full): a sentence, "" if nothing was done
 */
char *tw_canvas_deed_words (const TwVocabulary *own, const TwCanvasDeed *deed, const TwTile *tile);

/** tw_canvas_deed_label: Returns: (transfer none): the name of the undo step, "Lay City" */
const char *tw_canvas_deed_label (const TwCanvasDeed *deed);

G_END_DECLS
