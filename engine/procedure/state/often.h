/* How often a question was answered, for what happens so often at most in a part or turn. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_often_size: Returns: bytes of state */
gsize tw_often_size (const TwProcedures *all);

/** tw_often_add: adds the steps that forget at the beginning of a part what is no more of it. */
void tw_often_add (TwProcedures *all);

/** tw_often_has: Returns: whether the question that @filter stands in was answered as often */
gboolean tw_often_has (const TwProcedures *all, gconstpointer own, const TwFilter *filter);

/** tw_often_note: counts that the question of @selection is answered. */
void tw_often_note (const TwProcedures *all, gpointer own, const TwSelection *selection);

/** tw_often_hash: Returns: a hash of how often */
guint64 tw_often_hash (const TwProcedures *all, gconstpointer own);

G_END_DECLS
