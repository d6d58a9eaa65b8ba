/* What an experiment came to, on the command line. */
#pragma once

#include "app/tool/balance-plan.h"
#include "engine/balance/answer.h"

G_BEGIN_DECLS

/** tw_balance_report_print: prints what @record says, after the sentence for it; @is_sequence as for
 * tw_record_answers() */
void tw_balance_report_print (const TwRecord *record, gboolean is_sequence, gboolean as_json);

/** tw_balance_report_number: prints what @tried (element-type TwTriedNumber) says of the parameter @name. */
void tw_balance_report_number (const char *name, const TwNumberSearch *search, const GArray *tried, gboolean as_json);

/** tw_balance_report_save: writes what @record says to @path, as tw_report_file_save(); @rules (nullable): what was played. Returns:
 * whether it was written */
gboolean tw_balance_report_save (const char *path, const TwRecord *record, gboolean is_sequence, const TwRules *rules, GError **error);

/** tw_balance_report_save_number: as tw_balance_report_save(), of @tried (element-type TwTriedNumber). Returns: whether it was written */
gboolean tw_balance_report_save_number (const char *path, const TwNumberInquiry *number, const GArray *tried, GError **error);

G_END_DECLS
