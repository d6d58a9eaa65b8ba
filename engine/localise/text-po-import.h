/* Words from a PO file into a set. */
#pragma once

#include "engine/localise/text-po.h"

G_BEGIN_DECLS

/**
 * tw_text_po_import:
 * @list: the texts; the import changes their document
 * @po: their translations
 * @name: the PO file's name for messages
 * @language: (nullable): the language if the file does not say it; a file that contradicts it is
 *   refused
 * @out_report: (out): what was done; must be cleared even after an error
 * @error: %TW_FORMAT_ERROR_CONTENT; then nothing is changed
 *
 * Translations of a source that has changed since become drafts, and do not replace others. Texts
 * that @po does not translate stay as they are. A plural rule of the program or the set goes before
 * that of the file.
 *
 * Returns: whether the file could be used
 */
gboolean tw_text_po_import (TwTextList *list, const TwPoFile *po, const char *name,
                            const char *language, TwTextPoReport *out_report, GError **error);

G_END_DECLS
