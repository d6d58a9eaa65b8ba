/* What came of a question: how far it is, the answer in a sentence, its pictures and its numbers. */
#pragma once

#include <gtk/gtk.h>

#include "app/balance/lab-work.h"

G_BEGIN_DECLS

#define TW_TYPE_LAB_ANSWER (tw_lab_answer_get_type ())
G_DECLARE_FINAL_TYPE (TwLabAnswer, tw_lab_answer, TW, LAB_ANSWER, GtkBox)

/* Its buttons have the actions lab.start, lab.stop, lab.watch, lab.save-report, and lab.copy-picture 'u' and lab.save-picture 'u' with the number of a
 * picture. */

/** tw_lab_answer_new: Returns: (transfer floating): what @work knows, as it changes */
GtkWidget *tw_lab_answer_new (TwLabWork *work);

/** tw_lab_answer_copy: puts picture @index on the clipboard. Returns: whether there is one */
gboolean tw_lab_answer_copy (TwLabAnswer *self, guint index);

G_END_DECLS
