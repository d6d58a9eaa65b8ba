/* Which of several procedures at one moment comes first: said in numbers. */
#pragma once

#include "engine/own/own-rules.h"
#include "engine/set/problem.h"

G_BEGIN_DECLS

/**
 * tw_own_rules_settle_order:
 * @edit: an edit
 * @problem: that two procedures have the same order, found in the set of @edit
 * @is_moved: whether the one that stands second comes first from now on; it is put before the other
 *
 * Gives the procedures of that moment numbers by which each comes where it has come before. Does nothing if
 * the procedures are not there any more.
 *
 * Returns: whether anything was changed
 */
gboolean tw_own_rules_settle_order (TwOwnRulesEdit *edit, const TwProblem *problem, gboolean is_moved);

G_END_DECLS
