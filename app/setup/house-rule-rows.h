/* House rules as rows: one group for each part. */
#pragma once

#include <adwaita.h>

#include "app/setup/house-rules.h"

G_BEGIN_DECLS

#define TW_TYPE_HOUSE_RULE_ROWS (tw_house_rule_rows_get_type ())
G_DECLARE_FINAL_TYPE (TwHouseRuleRows, tw_house_rule_rows, TW, HOUSE_RULE_ROWS, AdwBin)

/** tw_house_rule_rows_dup_rules: Returns: (transfer full): the house rules that the rows show and
 * change; they have no vocabulary at first */
TwHouseRules *tw_house_rule_rows_dup_rules (TwHouseRuleRows *self);

G_END_DECLS
