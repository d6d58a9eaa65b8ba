/* Where the arrow keys lead on the tile canvas. No GTK, no events. */
#pragma once

#include "app/designer/canvas-spot.h"

G_BEGIN_DECLS

/** TwCanvasDirection: the direction of an arrow key in the view. */
typedef enum
{
  TW_CANVAS_UP,
  TW_CANVAS_RIGHT,
  TW_CANVAS_DOWN,
  TW_CANVAS_LEFT
} TwCanvasDirection;

/** tw_canvas_edge_towards: Returns: the edge of the unturned tile seen in @direction */
TwEdge tw_canvas_edge_towards (guint quarter_turns, TwCanvasDirection direction);

/** The most spots on one tile that the arrow keys can reach. */
#define TW_CANVAS_MAX_SPOTS 200

/**
 * tw_canvas_list:
 * @scene: the scene
 * @out_spots: (out caller-allocates) (array length=TW_CANVAS_MAX_SPOTS): the spots for the
 *   arrow keys: edges, corners, the middle, then everything on the tile
 *
 * Returns: how many there are
 */
guint tw_canvas_list (const TwCanvasScene *scene, TwCanvasSpot *out_spots);

/**
 * tw_canvas_step:
 * @scene: the scene
 * @quarter_turns: of the view
 * @from: the focus
 * @direction: direction in the view
 *
 * Right and left go through all spots in reading order and wrap round. Up and down go to the
 * nearest spot in that direction.
 *
 * Returns: the next spot in that direction, @from if there is none
 */
TwCanvasSpot tw_canvas_step (const TwCanvasScene *scene,
                             guint quarter_turns,
                             TwCanvasSpot from,
                             TwCanvasDirection direction);

/** Steps up and down that tw_canvas_walk() remembers for the way back. */
#define TW_CANVAS_TRAIL 24

/**
 * TwCanvasTrail:
 * @n_steps: length of @from, @to and @directions; the latest step is last
 *
 * The steps up and down that led to the present focus. All zeros is an empty trail.
 */
typedef struct
{
  guint n_steps;
  TwCanvasSpot from[TW_CANVAS_TRAIL], to[TW_CANVAS_TRAIL];
  TwCanvasDirection directions[TW_CANVAS_TRAIL];
} TwCanvasTrail;

/**
 * tw_canvas_walk:
 * @scene: the scene
 * @quarter_turns: of the view
 * @trail: how the focus got here in this view
 * @from: the focus
 * @direction: direction in the view
 *
 * As tw_canvas_step(), but up leads back to where down came from, and the other way round, even if
 * something nearer was put on the tile meanwhile.
 *
 * Returns: the next spot in that direction, @from if there is none
 */
TwCanvasSpot tw_canvas_walk (const TwCanvasScene *scene,
                             guint quarter_turns,
                             TwCanvasTrail *trail,
                             TwCanvasSpot from,
                             TwCanvasDirection direction);

/**
 * tw_canvas_cycle:
 * @scene: the scene
 * @from: the focus
 * @offset: 1 for the next in the order of tw_canvas_list(), -1 for the previous
 *
 * Returns: that spot; wraps round
 */
TwCanvasSpot tw_canvas_cycle (const TwCanvasScene *scene, TwCanvasSpot from, int offset);

G_END_DECLS
