/* A thing of a set gets another id, and all that names it says so. What people call it stays. */
#pragma once

#include "engine/own/own-rules.h"

G_BEGIN_DECLS

/**
 * tw_own_rules_rename:
 * @edit: an edit
 * @element: what declares it: "token", "figure", "counter"
 * @id: its id
 * @fresh: an id that nothing has
 *
 * Names that a rule gives itself stay, as they go before what is declared elsewhere, and so does what names something
 * else of the same id.
 *
 * Returns: whether there is such a thing
 */
gboolean tw_own_rules_rename (TwOwnRulesEdit *edit, const char *element, const char *id,
                              const char *fresh);

G_END_DECLS
