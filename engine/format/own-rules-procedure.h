/* What happens by the rules that a set adds: its procedures, and what they declare. */
#pragma once

#include "engine/format/own-rules.h"

G_BEGIN_DECLS

/**
 * tw_own_rules_remove_procedure:
 * @edit: an edit
 * @index: a place in the procedures of the set's own vocabulary
 *
 * Removes it with the rules that only it names. What another one does or draws from is missed only
 * when the edit is applied.
 */
void tw_own_rules_remove_procedure (TwOwnRulesEdit *edit, guint index);

/**
 * tw_own_rules_move_procedure:
 * @edit: an edit
 * @index: a place in the procedures of the set's own vocabulary
 * @is_later: whether it changes places with the next one, else with the one before
 *
 * Of procedures at one moment the one that stands first is carried out first. Does nothing at the
 * ends.
 */
void tw_own_rules_move_procedure (TwOwnRulesEdit *edit, guint index, gboolean is_later);

G_END_DECLS
