/* Tokens that somebody takes off the table, place by place: so many of each tile, from so many tiles.
 * Private to the folder and to show. */
#pragma once

#include "engine/procedure/select/select.h"

G_BEGIN_DECLS

/** tw_take_goes_on: begins the <take> at step @at if it has not begun yet. Returns: whether somebody is
 *   asked: further tiles could be named, or tokens can be taken */
gboolean tw_take_goes_on (const TwSight *sight, guint at, gpointer own);

/** tw_take_can: Returns: whether any token can be taken, before the <take> at step @at has begun or
 *   after */
gboolean tw_take_can (const TwSight *sight, guint at);

/** tw_take_is_optional: Returns: whether none is an answer as well where the <take> at step @at is
 *   offered */
gboolean tw_take_is_optional (const TwProcedures *all, guint at);

/** tw_take_list: adds the answers of the <take> at step @at; @is_offered: whether it is one of several
 *   that are offered, and has not begun */
void tw_take_list (const TwSight *sight, guint at, gboolean is_offered, TwActionList *list);

/** tw_take_apply: takes what @action names, and goes on with the <take> at step @at. */
void tw_take_apply (const TwSight *sight, guint at, gpointer own, const TwAction *action);

/** tw_take_end: the <take> at step @at is over. */
void tw_take_end (const TwProcedures *all, guint at, gpointer own);

/** tw_take_forget: the <take> @index is not under way. */
void tw_take_forget (const TwProcedures *all, guint index, gpointer own);

/** tw_take_hash: Returns: a hash of all that are under way */
guint64 tw_take_hash (const TwPlay *play, gconstpointer own);

G_END_DECLS
