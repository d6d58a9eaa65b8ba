/* Where things are on the tile canvas: between widget and tile, under the pointer, and
 * next to each other for the arrow keys. No GTK, no events.
 */
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

/** TwCanvasSpot: something that can be pointed at. A value. */
typedef struct
{
  TwCanvasSpotKind kind;
  int index;
} TwCanvasSpot;

#define TW_CANVAS_SPOT(kind, index) ((TwCanvasSpot){ (kind), (int) (index) })

/**
 * TwCanvasView: where the tile lies in the widget.
 * @x: left side of the tile in pixels
 * @y: upper side in pixels
 * @side: width and height in pixels
 * @quarter_turns: how the tile is turned in the view, clockwise; the tile itself is not
 */
typedef struct
{
  double x, y, side;
  guint quarter_turns;
} TwCanvasView;

/**
 * TwCanvasScene: what lies on the canvas. Borrowed pointers, for the length of a call.
 * @tile: the tile shown
 * @layout: its layout
 * @shows_fields: whether badges can be seen
 * @handles: segments that are selected: their ends and bends have handles, and the places of
 *   figures on them can be seen
 */
typedef struct
{
  const TwTile *tile;
  const TwTileLayout *layout;
  gboolean shows_fields;
  TwSegmentSet handles;
} TwCanvasScene;

/** Depth of the strip along an edge, in tile edges. */
#define TW_CANVAS_EDGE_DEPTH 0.15
/** The same where a city lies to which a road is being dragged. */
#define TW_CANVAS_EDGE_DEPTH_CITY 0.03
/** How far beside the tile an edge can still be clicked, in pixels. */
#define TW_CANVAS_MARGIN     26

/** tw_canvas_spot_equal: Returns: whether both are the same thing */
static inline gboolean
tw_canvas_spot_equal (TwCanvasSpot a, TwCanvasSpot b)
{
  return a.kind == b.kind && (a.kind == TW_CANVAS_NOWHERE || a.index == b.index);
}

/**
 * tw_canvas_view_fit:
 * @view: (out caller-allocates): the result; @quarter_turns is left alone
 * @width: of the widget, in pixels
 * @height: of the widget, in pixels
 * @zoom: 1 to fit
 * @pan_x: in pixels, east
 * @pan_y: in pixels, south
 *
 * Leaves room for the pens on the left, the chips above and the words below.
 */
void tw_canvas_view_fit (TwCanvasView *view,
                         int width,
                         int height,
                         double zoom,
                         double pan_x,
                         double pan_y);

/** tw_canvas_view_to_tile: from widget pixels to tile edges, unturned. */
void tw_canvas_view_to_tile (const TwCanvasView *view,
                             double x,
                             double y,
                             double *out_u,
                             double *out_v);

/** tw_canvas_view_from_tile: from tile edges, unturned, to widget pixels. */
void tw_canvas_view_from_tile (const TwCanvasView *view,
                               double u,
                               double v,
                               double *out_x,
                               double *out_y);

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
 * @symbol: (nullable): a symbol's id that decides between land and mist
 *
 * Returns: the segment meant by the spot, or -1
 */
int tw_canvas_spot_segment (const TwTopology *topology, TwCanvasSpot spot, const char *symbol);

/** tw_canvas_has_handle: Returns: whether the segment is a road or path with an end inside */
gboolean tw_canvas_has_handle (const TwTopology *topology, guint segment);

/**
 * tw_canvas_locate:
 * @scene: what lies there
 * @spot: a spot
 * @out_u: (out): in tile edges, unturned
 * @out_v: (out): in tile edges, unturned
 *
 * Returns: %FALSE if it is not there
 */
gboolean tw_canvas_locate (const TwCanvasScene *scene,
                           TwCanvasSpot spot,
                           double *out_u,
                           double *out_v);

/**
 * tw_canvas_pick:
 * @scene: what lies there
 * @view: where the tile is
 * @x: in widget pixels
 * @y: in widget pixels
 *
 * Returns: what is under the pointer
 */
TwCanvasSpot
tw_canvas_pick (const TwCanvasScene *scene, const TwCanvasView *view, double x, double y);

/**
 * tw_canvas_pick_end:
 * @scene: what lies there
 * @view: where the tile is
 * @x: in widget pixels
 * @y: in widget pixels
 *
 * As tw_canvas_pick(), for the free end of a road that is being dragged: knows the
 * middle of the tile, and neither handles nor badges nor corners.
 *
 * Returns: where the road would end
 */
TwCanvasSpot
tw_canvas_pick_end (const TwCanvasScene *scene, const TwCanvasView *view, double x, double y);

/** TwCanvasDirection: of an arrow key, as seen in the view. */
typedef enum
{
  TW_CANVAS_UP,
  TW_CANVAS_RIGHT,
  TW_CANVAS_DOWN,
  TW_CANVAS_LEFT
} TwCanvasDirection;

/** Most spots the arrow keys can walk to on one tile. */
#define TW_CANVAS_MAX_SPOTS 200

/**
 * tw_canvas_list:
 * @scene: what lies there
 * @out_spots: (out caller-allocates) (array length=TW_CANVAS_MAX_SPOTS): what the
 *   arrow keys can walk to: edges, corners, the middle, then everything on the tile
 *
 * Returns: how many there are
 */
guint tw_canvas_list (const TwCanvasScene *scene, TwCanvasSpot *out_spots);

/**
 * tw_canvas_step:
 * @scene: what lies there
 * @quarter_turns: of the view
 * @from: where the focus is
 * @direction: which way, in the view
 *
 * Right and left go through everything in the order of reading, round and round; up and
 * down go to what is nearest that way.
 *
 * Returns: the next spot that way, @from if there is none
 */
TwCanvasSpot tw_canvas_step (const TwCanvasScene *scene,
                             guint quarter_turns,
                             TwCanvasSpot from,
                             TwCanvasDirection direction);

/** Steps up and down that tw_canvas_walk() finds the way back over. */
#define TW_CANVAS_TRAIL 24

/**
 * TwCanvasTrail:
 * @n_steps: how many of @from, @to and @directions there are, the latest last
 *
 * The steps up and down that led to where the focus is. All zeros is an empty one.
 */
typedef struct
{
  guint n_steps;
  TwCanvasSpot from[TW_CANVAS_TRAIL], to[TW_CANVAS_TRAIL];
  TwCanvasDirection directions[TW_CANVAS_TRAIL];
} TwCanvasTrail;

/**
 * tw_canvas_walk:
 * @scene: what lies there
 * @quarter_turns: of the view
 * @trail: how the focus came here in this view
 * @from: where the focus is
 * @direction: which way, in the view
 *
 * As tw_canvas_step(), but up leads back where down came from and the other way round, also
 * when something nearer was put on the tile meanwhile.
 *
 * Returns: the next spot that way, @from if there is none
 */
TwCanvasSpot tw_canvas_walk (const TwCanvasScene *scene,
                             guint quarter_turns,
                             TwCanvasTrail *trail,
                             TwCanvasSpot from,
                             TwCanvasDirection direction);

/**
 * tw_canvas_cycle:
 * @scene: what lies there
 * @from: where the focus is
 * @offset: 1 for the next in the order of tw_canvas_list(), -1 for the one before
 *
 * Returns: that spot, round and round
 */
TwCanvasSpot tw_canvas_cycle (const TwCanvasScene *scene, TwCanvasSpot from, int offset);

/** tw_canvas_edge_towards: Returns: the edge of the unturned tile seen in @direction */
TwEdge tw_canvas_edge_towards (guint quarter_turns, TwCanvasDirection direction);

G_END_DECLS
