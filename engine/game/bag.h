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

G_END_DECLS
