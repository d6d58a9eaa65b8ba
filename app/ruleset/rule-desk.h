/* A rule of a set in sentences, or an effect with its form, with the little table on which it is tried beside it,
 * or in its place where there is little room. */
#pragma once

#include "app/ruleset/effect-view.h"
#include "app/ruleset/procedure-view.h"
#include "app/ruleset/rule-table.h"

G_BEGIN_DECLS

#define TW_TYPE_RULE_DESK (tw_rule_desk_get_type ())
G_DECLARE_FINAL_TYPE (TwRuleDesk, tw_rule_desk, TW, RULE_DESK, AdwBin)

/* Signals:
 *   "moved" (guint index)   what is shown stands there now
 *   "removed"               what was shown is gone; another one is shown, if there is any
 */

/** tw_rule_desk_set_document: whose rules are shown; once. */
void tw_rule_desk_set_document (TwRuleDesk *self, TwDocument *document, TwTileTextures *textures);

/** tw_rule_desk_show: shows procedure @index, -1 for none. */
void tw_rule_desk_show (TwRuleDesk *self, int index);

/** tw_rule_desk_show_effect: shows effect @index in its place, -1 for none. */
void tw_rule_desk_show_effect (TwRuleDesk *self, int index);

/** tw_rule_desk_get_effect: Returns: which effect is shown, -1 if none is or it has gone */
int tw_rule_desk_get_effect (TwRuleDesk *self);

/** tw_rule_desk_get_view: Returns: (transfer none): the sentences */
TwProcedureView *tw_rule_desk_get_view (TwRuleDesk *self);

/** tw_rule_desk_get_table: Returns: (transfer none): the table */
TwRuleTable *tw_rule_desk_get_table (TwRuleDesk *self);

/** tw_rule_desk_remove: removes the rule or the effect that is shown; an Undo is offered. */
void tw_rule_desk_remove (TwRuleDesk *self);

/** tw_rule_desk_focus: shows the rule, or the table, and gives it the keyboard. Returns: whether it took it */
gboolean tw_rule_desk_focus (TwRuleDesk *self, gboolean is_table);

/** tw_rule_desk_show_table: shows the table where there is no room for both. */
void tw_rule_desk_show_table (TwRuleDesk *self);

G_END_DECLS
