/* The bag: how many copies of each kind are left. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/** tw_bag_size: Returns: size of the bag in a game's block, in bytes */
gsize tw_bag_size (guint n_kinds);

/** tw_bag_fill: puts the catalogue's @count copies of each kind into an empty bag. */
void tw_bag_fill (TwPlay *play);

/** tw_bag_add: puts @delta copies of @kind into the bag; a negative @delta takes copies out. */
void tw_bag_add (TwPlay *play, guint kind, int delta);

/** tw_bag_draw: takes one copy of @kind out of the bag, and out of the pile in use, because it was drawn. */
void tw_bag_draw (TwPlay *play, guint kind);

/** tw_bag_put_back: takes back what tw_bag_draw() did. */
void tw_bag_put_back (TwPlay *play, guint kind);

/** tw_bag_nth: Returns: the kind of the @index-th tile of the bag in order of kinds */
guint tw_bag_nth (const TwPlay *play, guint index);

/**
 * tw_bag_list:
 * @play: a play
 * @verb: the verb
 * @list: a list
 *
 * Adds an outcome of chance for each tile that can be drawn. A kind is listed once for each copy
 * left, so entries drawn at random make all tiles equally likely.
 */
void tw_bag_list (const TwPlay *play, guint verb, TwActionList *list);

/**
 * tw_bag_n_next:
 * @play: a play
 * @out_end: (out) (optional): index behind the last kind that can be drawn now
 *
 * Tiles of a later #TwDrawStage wait until those before them are gone. The tiles that can be drawn
 * now come first in the bag's order of kinds.
 *
 * Returns: how many tiles can be drawn now; 0 if the bag is empty
 */
guint tw_bag_n_next (const TwPlay *play, guint *out_end);

/**
 * tw_bag_leave_out:
 * @play: a play that is being set up
 * @kind: kind of tile
 * @n: how many copies
 *
 * Puts copies away before the first turn; they are out of the game.
 */
void tw_bag_leave_out (TwPlay *play, guint kind, guint n);

/**
 * tw_bag_leave_out_start:
 * @play: a play that is being set up
 *
 * Puts away the start tile that another set's start replaces: that of the first set that has one
 * and is not drawn first. It is put away once, even if several parts bring another start.
 */
void tw_bag_leave_out_start (TwPlay *play);

G_END_DECLS
