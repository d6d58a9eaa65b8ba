/* The bar above the pages that asks about the file of the open set, see file-question.h. */
#pragma once

#include <adwaita.h>

#include "app/document/file-question.h"

G_BEGIN_DECLS

#define TW_TYPE_FILE_BAR (tw_file_bar_get_type ())
G_DECLARE_FINAL_TYPE (TwFileBar, tw_file_bar, TW, FILE_BAR, AdwBin)

/* Its buttons use `win.restore-draft` and `win.discard-draft` for drafts, and `doc.save` and
 * `doc.save-as` to save again. */

/** tw_file_bar_set_document: asks about the file of @document, %NULL for none. */
void tw_file_bar_set_document (TwFileBar *self, TwDocument *document);

/** tw_file_bar_get_question: Returns: (transfer none) (nullable): the question about the open
 * set */
TwFileQuestion *tw_file_bar_get_question (TwFileBar *self);

G_END_DECLS
