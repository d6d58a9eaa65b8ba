/* Answers that hold until what the tile of the part completed is counted. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_once_add: adds room for answers to the question at step @code. */
void tw_once_add (TwProcedures *all, guint code);

/** tw_once_size: Returns: how much room the answers to one question need */
gsize tw_once_size (void);

/** tw_once_kept: Returns: (transfer none) (nullable): what @seat has answered to the question at step
 *   @code, as long as that holds */
const TwThing *
tw_once_kept (const TwProcedures *all, gconstpointer own, guint code, guint seat);

/** tw_once_keep: keeps what @seat has answered to the question at step @code. */
void tw_once_keep (const TwProcedures *all, gpointer own, guint code, guint seat,
                   const TwThing *thing);

/** tw_once_add_hooks: adds the steps in which answers are forgotten. */
void tw_once_add_hooks (TwProcedures *all);

/** tw_once_hash: Returns: what answers that hold add to the hash of a game; @hash_thing that of one */
guint64 tw_once_hash (const TwPlay *play,
                      const TwProcedures *all,
                      gconstpointer own,
                      guint64 (*hash_thing) (const TwPlay *play, const TwThing *thing));

G_END_DECLS
