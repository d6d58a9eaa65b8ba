/* The actions of the canvas, for keys, menus, buttons and tests.
 *
 *   pen 's'         chooses the kind of land a click lays (state); own-pen: the next invented one
 *   fields          shows the fields (state)
 *   grid            shows a grid, on which bends lie then (state)
 *   reference       shows the reference picture (state); the set does not change
 *   move-reference 's', scale-reference 'i': one step up right down left; 1 larger, -1 smaller
 *   arm 's'         takes a symbol in hand, "" puts it back (state)
 *   variant 'i'     edits that variant, or the tile itself if it was edited already (state)
 *   next-variant    edits the next variant, after the last one the tile itself
 *   walk 's'        moves the focus, or what is dragged: up right down left
 *   cycle 'i'       moves the focus through all spots
 *   press 'b'       clicks at the focus; true stands for Shift
 *   grab            begins a drag at the focus; drop ends it
 *   escape          steps back by one thing
 *   choose 'i'      chooses that reading of the joint
 *   nudge 's'       moves the selection or the focused part one step: up right down left
 *   turn 'i'        turns the selected symbol by 45 degrees, else the view by 90
 *   turn-view 'i'   turns the view
 *   zoom 'i'        1 in, -1 out; fit: as large as there is room
 *   pan 's'         moves the view up right down left
 *   delete          deletes the selection, else the focused part
 *   reset-shapes    resets the shape of everything on the tile
 *
 * Actions on one part, for menus and the inspector, are in canvas-part-actions.c; those that open
 * something on the canvas are in tile-canvas.c.
 */
#pragma once

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/** tw_canvas_actions_add: adds these actions to @actions; @model is borrowed. */
void tw_canvas_actions_add (GActionMap *actions, TwCanvasModel *model);

/** tw_canvas_actions_update: updates states and sensitivities. */
void tw_canvas_actions_update (GActionMap *actions, const TwCanvasState *state);

G_END_DECLS
