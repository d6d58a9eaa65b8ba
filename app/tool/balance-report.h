/* What an experiment came to, on the command line. */
#pragma once

#include "engine/balance/answer.h"
#include "engine/balance/search-number.h"

G_BEGIN_DECLS

/** tw_balance_report_print: prints what @record says, after the sentence for it; @is_sequence as for
 * tw_record_answers() */
void tw_balance_report_print (const TwRecord *record, gboolean is_sequence, gboolean as_json);

/** tw_balance_report_number: prints what @tried (element-type TwTriedNumber) says of the parameter @name. */
void tw_balance_report_number (const char *name, const TwNumberSearch *search, const GArray *tried, gboolean as_json);

G_END_DECLS
