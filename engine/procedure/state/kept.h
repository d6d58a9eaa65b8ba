/* What is kept in mind for one part of a turn: who has scored; and who laid the last tile. Private to
 * engine/procedure. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_kept_size: Returns: bytes that it takes in the state, 0 if no procedure asks for it */
gsize tw_kept_size (const TwProcedures *all);

/** tw_kept_add_hooks: has it kept, and forgotten when a part begins. */
void tw_kept_add_hooks (TwProcedures *all);

/** tw_kept_has_scored: Returns: whether @seat has got points for features in this part. Rule:
 * COUNT-010, COUNT-011. */
gboolean tw_kept_has_scored (const TwPlay *play, gconstpointer own, guint seat);

/** tw_kept_has_any_scored: Returns: whether anybody has */
gboolean tw_kept_has_any_scored (const TwProcedures *all, gconstpointer own);

/** tw_kept_last: Returns: the seat that laid the last tile, %TW_SEAT_NONE if none has */
guint tw_kept_last (const TwPlay *play, gconstpointer own);

/** tw_kept_hash: see @hash of #TwExpansion. */
guint64 tw_kept_hash (const TwProcedures *all, gconstpointer own);

G_END_DECLS
