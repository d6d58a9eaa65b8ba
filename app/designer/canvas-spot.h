/* Spots: what the pointer can point at on the canvas, and their parts of the drawing. No GTK, no
 * events. */
#pragma once

#include "app/drawing/tile-layout.h"

G_BEGIN_DECLS

/**
 * TwCanvasSpotKind:
 * @TW_CANVAS_NOWHERE: beside the tile
 * @TW_CANVAS_EDGE: the strip along edge @index
 * @TW_CANVAS_CORNER: corner @index, a #TwRimPlace
 * @TW_CANVAS_MIDDLE: the middle of the tile, where roads end
 * @TW_CANVAS_SEGMENT: segment @index, away from its edges
 * @TW_CANVAS_JUNCTION: junction @index
 * @TW_CANVAS_SYMBOL: symbol @index
 * @TW_CANVAS_FIELD: the grass of field @index
 * @TW_CANVAS_BADGE: the numbered badge of field @index
 * @TW_CANVAS_HANDLE: the end inside the tile of road @index
 * @TW_CANVAS_BEND: point number @index of tw_canvas_bends()
 * @TW_CANVAS_FIGURE: where a figure stands on segment @index
 */
typedef enum
{
  TW_CANVAS_NOWHERE,
  TW_CANVAS_EDGE,
  TW_CANVAS_CORNER,
  TW_CANVAS_MIDDLE,
  TW_CANVAS_SEGMENT,
  TW_CANVAS_JUNCTION,
  TW_CANVAS_SYMBOL,
  TW_CANVAS_FIELD,
  TW_CANVAS_BADGE,
  TW_CANVAS_HANDLE,
  TW_CANVAS_BEND,
  TW_CANVAS_FIGURE
} TwCanvasSpotKind;

/* Most bends shown at one time. */
#define TW_CANVAS_MAX_BENDS 80

/** TwCanvasSpot: something that can be pointed at. A value. */
typedef struct
{
  TwCanvasSpotKind kind;
  int index;
} TwCanvasSpot;

#define TW_CANVAS_SPOT(kind, index) ((TwCanvasSpot){ (kind), (int) (index) })

/**
 * TwCanvasScene: what the canvas shows. Pointers are borrowed for the length of a call.
 * @tile: the tile shown
 * @layout: its layout
 * @shows_fields: whether badges are visible
 * @handles: the selected segments, whose ends and bends have handles and whose figures' places are
 *   visible
 * @reach: how far beside the middle of something small it is still meant, in pixels, unless a symbol is
 *   there; what is hit exactly goes before
 */
typedef struct
{
  const TwTile *tile;
  const TwTileLayout *layout;
  gboolean shows_fields;
  TwSegmentSet handles;
  double reach;
} TwCanvasScene;

/** tw_canvas_spot_equal: Returns: whether both spots are the same */
static inline gboolean
tw_canvas_spot_equal (TwCanvasSpot a, TwCanvasSpot b)
{
  return a.kind == b.kind && (a.kind == TW_CANVAS_NOWHERE || a.index == b.index);
}

/** tw_canvas_corner_has_dot: Returns: whether both edges beside the corner are city */
gboolean tw_canvas_corner_has_dot (const TwTopology *topology, TwRimPlace corner);

/**
 * tw_canvas_corner_reached:
 * @topology: a drawing
 * @corner: a corner, %TW_CORNER_NE …
 *
 * Returns: the segment whose wall or line was pulled into the corner, away from its own edges;
 *   -1 for none
 */
int tw_canvas_corner_reached (const TwTopology *topology, TwRimPlace corner);

/** tw_canvas_edge_segment: Returns: the land segment at @edge, else its mist, else -1 */
int tw_canvas_edge_segment (const TwTopology *topology, TwEdge edge);

/**
 * tw_canvas_spot_segment:
 * @topology: a drawing
 * @spot: a spot
 * @symbol: (nullable): id of a symbol, which decides between land and mist
 *
 * Returns: the segment of the spot, or -1
 */
int tw_canvas_spot_segment (const TwTopology *topology, TwCanvasSpot spot, const char *symbol);

/** tw_canvas_is_way: Returns: whether @kind is road or path, which can end inside a tile */
static inline gboolean
tw_canvas_is_way (guint kind)
{
  return kind == TW_KIND_ROAD || kind == TW_KIND_PATH;
}

/** tw_canvas_has_handle: Returns: whether the segment is a road or path with an end inside */
gboolean tw_canvas_has_handle (const TwTopology *topology, guint segment);

/** tw_canvas_touch: Returns: whether two segments touch without being joined */
gboolean tw_canvas_touch (const TwTopology *topology, guint a, guint b);

/** tw_canvas_spot_is_stale: Returns: whether @spot names something that @tile does not have */
gboolean tw_canvas_spot_is_stale (const TwTile *tile, TwCanvasSpot spot);

G_END_DECLS
