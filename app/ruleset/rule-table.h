/* The little table beside a rule: the smallest position in which it does something, to be played. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_RULE_TABLE (tw_rule_table_get_type ())
G_DECLARE_FINAL_TYPE (TwRuleTable, tw_rule_table, TW, RULE_TABLE, AdwBin)

/* Its buttons do "rules.try-rule", "rules.another-position" and "rules.save-case" of the page. */

/** tw_rule_table_set_document: whose rules are tried; once. */
void tw_rule_table_set_document (TwRuleTable *self, TwDocument *document, TwTileTextures *textures);

/** tw_rule_table_show: tries procedure @index of the document's set, -1 for none. */
void tw_rule_table_show (TwRuleTable *self, int index);

/** tw_rule_table_show_effect: tries effect @index in its place, -1 for none. Where effects come and go it has to be
 * told anew. */
void tw_rule_table_show_effect (TwRuleTable *self, int index);

/** tw_rule_table_try: shows what the rule does, or goes back to the position where that was shown. */
void tw_rule_table_try (TwRuleTable *self);

/** tw_rule_table_find_another: looks for another position. */
void tw_rule_table_find_another (TwRuleTable *self);

/** tw_rule_table_save_case: asks where the game at the table is to be saved as a case, which begins with the
 * position. Does nothing without a game. */
void tw_rule_table_save_case (TwRuleTable *self);

/** tw_rule_table_focus: moves the keyboard to the landscape, past the buttons above it. Returns: whether there is one */
gboolean tw_rule_table_focus (TwRuleTable *self);

G_END_DECLS
