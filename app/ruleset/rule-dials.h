/* Dials for the numbers that a rule says. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_RULE_DIALS (tw_rule_dials_get_type ())
G_DECLARE_FINAL_TYPE (TwRuleDials, tw_rule_dials, TW, RULE_DIALS, AdwBin)

/** tw_rule_dials_set_document: whose rules they turn, %NULL for none any more. */
void tw_rule_dials_set_document (TwRuleDials *self, TwDocument *document);

/** tw_rule_dials_show: shows the numbers of procedure @index, -1 for none. Where there are none, the widget is
 * not seen. */
void tw_rule_dials_show (TwRuleDials *self, int index);

/** tw_rule_dials_show_effect: shows the numbers of effect @index in their place, -1 for none. */
void tw_rule_dials_show_effect (TwRuleDials *self, int index);

G_END_DECLS
