/* What can be done on the canvas, as actions: keys, menus, buttons and tests use them.
 *
 *   pen 's'         chooses the kind of land a click lays (state); own-pen: the next invented one
 *   fields          shows the fields (state)
 *   grid            bends lie on a grid, which is shown (state)
 *   reference       shows the reference picture (state); nothing of the set changes
 *   move-reference 's', scale-reference 'i': one step up right down left; 1 larger, -1 smaller
 *   arm 's'         takes a symbol in hand, "" puts it back (state)
 *   variant 'i'     edits that one, the tile itself if it was (state)
 *   next-variant    the next one, after the last the tile itself
 *   walk 's'        moves the focus, or what is dragged: up right down left
 *   cycle 'i'       moves the focus through everything there is
 *   press 'b'       a click at the focus; with true as if Shift was held
 *   grab            begins a drag at the focus, drop ends it
 *   escape          steps back one thing
 *   choose 'i'      takes that reading of what a joint could be
 *   nudge 's'       moves what is selected, or has the focus, one step: up right down left
 *   turn 'i'        turns the selected symbol by 45 degrees, else the view by 90
 *   turn-view 'i'   turns the view
 *   zoom 'i'        1 in, -1 out; fit: as big as there is room
 *   pan 's'         looks up right down left
 *   delete          what is selected, else what has the focus
 *   reset-shapes    everything on the tile lies by default again
 *
 * What a menu or the inspector does to one part is in canvas-part-actions.c; what opens something
 * on the canvas, in tile-canvas.c.
 */
#pragma once

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/** tw_canvas_actions_add: adds them to @actions; @model is borrowed. */
void tw_canvas_actions_add (GActionMap *actions, TwCanvasModel *model);

/** tw_canvas_actions_update: states and sensitivities. */
void tw_canvas_actions_update (GActionMap *actions, const TwCanvasState *state);

G_END_DECLS
