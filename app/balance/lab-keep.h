/* What came of questions, kept on the disk between sessions. */
#pragma once

#include "engine/balance/record.h"

G_BEGIN_DECLS

/**
 * tw_lab_keep_read:
 * @key: name of the question, see tw_lab_question_key()
 * @out_was_longer: (out): whether a run of fewer deals was complete and more were asked for, so that its intervals have to be
 *   those of a sequence
 *
 * Returns: (transfer full) (nullable): what was kept; %NULL if there is nothing that can be read
 */
TwRecord *tw_lab_keep_read (const char *key, gboolean *out_was_longer);

/** tw_lab_keep_write: keeps @record under @key, and drops what has not been looked at for the longest. Blocks; whoever has no room on
 *   the disk gets a message in the log. */
void tw_lab_keep_write (const char *key, const TwRecord *record, gboolean was_longer);

G_END_DECLS
