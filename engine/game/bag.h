/* The bag: how many copies of each kind are left. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/** tw_bag_size: Returns: bytes a bag takes in a game's block */
gsize tw_bag_size (guint n_kinds);

/** tw_bag_fill: puts @count copies of each kind into an empty bag. */
void tw_bag_fill (TwPlay *play);

/** tw_bag_add: puts @delta copies of @kind into the bag, or takes them out. */
void tw_bag_add (TwPlay *play, guint kind, int delta);

/** tw_bag_nth: Returns: the kind of the @index-th tile of the bag in order of kinds */
guint tw_bag_nth (const TwPlay *play, guint index);

/**
 * tw_bag_list:
 * @play: a play
 * @verb: the verb
 * @list: a list
 *
 * Adds an outcome of chance for each tile that can be drawn, so that all tiles are
 * equally likely whichever entry is taken: kinds stand there as often as they are left.
 */
void tw_bag_list (const TwPlay *play, guint verb, TwActionList *list);

/**
 * tw_bag_n_next:
 * @play: a play
 * @out_end: (out) (optional): index behind the last kind that can be drawn now
 *
 * Tiles of a later #TwDrawStage wait until those before them are gone. What can be
 * drawn now are the first tiles of the bag in order of kinds.
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
 * Puts copies away before the first turn: they are in no game of these rules.
 */
void tw_bag_leave_out (TwPlay *play, guint kind, guint n);

/**
 * tw_bag_leave_out_start:
 * @play: a play that is being set up
 *
 * Puts the start tile away that would lie if no other set gave the start: of the first set
 * that has one and is not drawn first. It goes once, however many parts have another start.
 */
void tw_bag_leave_out_start (TwPlay *play);

G_END_DECLS
