/* Which block of a set lies at the start, and a block that waits until the tiles that are drawn
 * before all others are gone: <start-block>.
 *
 * A block that waits is laid where it touches most tiles, turned as the set has it; what it completes
 * is counted with what the last of those tiles completed.
 */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_block_start: see @start_block of #TwSetupHooks. Rule: COUNT-002, COUNT-041, COUNT-042. */
const char *tw_block_start (const TwRules *rules, const TwTileSet *set, gboolean has_early);

/** tw_block_add: adds the step in which a block that waits is laid, if any block may have to wait */
void tw_block_add (TwProcedures *all, const TwRules *rules);

/** tw_block_may_wait: Returns: whether the block that @start_block, a <start-block>, speaks of is not too large to
 *   wait, if it has to: 64 tiles */
gboolean tw_block_may_wait (const TwRules *rules, const TwStatement *start_block);

/** tw_block_size: Returns: how many bytes of the state it takes; a multiple of 8 */
gsize tw_block_size (const TwProcedures *all);

/** tw_block_set_up: see @set_up of #TwSetupHooks: a block that waits is in the game although it is
 *   neither in the bag nor on the table */
void tw_block_set_up (TwPlay *play, gpointer own);

/** tw_block_n_held: Returns: how many tiles of a block wait */
guint tw_block_n_held (const TwPlay *play, gconstpointer own);

G_END_DECLS
