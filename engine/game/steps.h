/* The built-in steps, for expansions that replace the program of a turn. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/** tw_draw_step: 1a: chance draws a tile from the bag; the game ends when the bag is empty. */
extern const TwStep tw_draw_step;

/** tw_place_step: 1b: the player places the tile. */
extern const TwStep tw_place_step;

/** tw_place_choose: @out_action becomes one of the places of tw_place_step, see tw_play_choose().
 * Returns: %FALSE where they have to be listed */
gboolean
tw_place_choose (const TwPlay *play, const TwFrame *frame, guint64 at, TwAction *out_action);

/** tw_figure_step: 2a: the player may place a figure of their colours on the tile just placed. */
extern const TwStep tw_figure_step;

/** tw_late_step: 2b3: the player may place a figure that is placed in addition to what was chosen in
 *   2a; only in games that have such figures. */
extern const TwStep tw_late_step;

/** TW_LATE_ORDER: where tw_late_step stands among the steps in %TW_SLOT_AFTER_FIGURE. */
#define TW_LATE_ORDER (-500)

/** tw_collect_step: 3a: puts the features that the tile has completed into the turn's queue. */
extern const TwStep tw_collect_step;

/** tw_score_step: 3c: counts them one after the other. */
extern const TwStep tw_score_step;

/** tw_next_step: 6: goes on to the next player. */
extern const TwStep tw_next_step;

/** tw_finish_step: 39: ends the game. */
extern const TwStep tw_finish_step;

G_END_DECLS
