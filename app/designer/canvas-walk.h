/* Where the arrow keys lead on the tile canvas. No GTK, no events. */
#pragma once

#include "app/designer/canvas-spot.h"

G_BEGIN_DECLS

/** TwCanvasDirection: of an arrow key, as seen in the view. */
typedef enum
{
  TW_CANVAS_UP,
  TW_CANVAS_RIGHT,
  TW_CANVAS_DOWN,
  TW_CANVAS_LEFT
} TwCanvasDirection;

/** tw_canvas_edge_towards: Returns: the edge of the unturned tile seen in @direction */
TwEdge tw_canvas_edge_towards (guint quarter_turns, TwCanvasDirection direction);

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

G_END_DECLS
