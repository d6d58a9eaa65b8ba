/* The hash of a position: canonical facts only, not the history of merges. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/** tw_hash_facts: Returns: a hash of @a, @b and @c; hashes of several facts can be added in any
 *   order */
guint64 tw_hash_facts (guint tag, guint64 a, guint64 b, guint64 c);

/** tw_play_hash_cell: Returns: a number for the cell of @slot, which does not depend on the slot's
 *   number, for hashes */
guint64 tw_play_hash_cell (const TwPlay *play, guint slot);

/** tw_play_hash_segment: Returns: a number for @node by its tile's cell and its index in the tile,
 *   for hashes */
guint64 tw_play_hash_segment (const TwPlay *play, guint node);

/**
 * tw_play_hash:
 * @play: a play
 *
 * The hash covers canonical facts: cells, figures, scores, frames, bag, generator, own states. Two
 * ways to the same position give the same hash.
 *
 * Returns: the hash
 */
guint64 tw_play_hash (const TwPlay *play);

G_END_DECLS
