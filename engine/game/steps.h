/* The built-in steps, for expansions that bring a turn of their own. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/** tw_draw_step: 1a: a tile is drawn from the bag; with none left the game is over. */
extern const TwStep tw_draw_step;

/** tw_place_step: 1b: the tile drawn is placed. */
extern const TwStep tw_place_step;

/** tw_figure_step: 2a: a figure of the player's colours, on the tile just placed. */
extern const TwStep tw_figure_step;

/** tw_collect_step: 3a: what the tile has completed stands in the turn's queue. */
extern const TwStep tw_collect_step;

/** tw_next_step: 6: the next player. */
extern const TwStep tw_next_step;

/** tw_finish_step: 39: the game is over. */
extern const TwStep tw_finish_step;

/** tw_play_record_unplaceable: records that the tile of @frame fits nowhere and is put away. */
void tw_play_record_unplaceable (TwPlay *play, const TwFrame *frame, const char *rules);

G_END_DECLS
