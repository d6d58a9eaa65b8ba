/* Rules that change what a feature is worth while it is counted. Private to engine/procedure. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_value_size: Returns: how many bytes of the state it takes, a multiple of 8 */
gsize tw_value_size (const TwProcedures *all);

/** tw_value_add_hooks: lets each feature begin without changes. */
void tw_value_add_hooks (TwProcedures *all);

/** tw_value_change: carries out change @index of the value of the feature that is counted in
 * @frame: each of its winners gets the value; @n is the number of the change. */
void tw_value_change (const TwProcedures *all, gpointer own, TwFrame *frame, guint index, int n);

/** tw_value_rules: see @changed_by of #TwCountingHooks */
const char *tw_value_rules (const TwPlay *play, gconstpointer own);

/** tw_value_hash: Returns: a hash of which changes there were */
guint64 tw_value_hash (const TwProcedures *all, gconstpointer own);

/** tw_value_change_of: Returns: what change @index does with the number @n */
TwValueChange tw_value_change_of (const TwProcedures *all, guint index, int n);

G_END_DECLS
