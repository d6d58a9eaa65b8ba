/* A text of a rule on the Texts page that was written before the rule was changed. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/document.h"

G_BEGIN_DECLS

/** tw_text_outdated_rule: Returns: (transfer full) (nullable): the id of the rule that says the text with that @context;
 *   %NULL if none does */
char *tw_text_outdated_rule (const char *context);

/** tw_text_outdated_words: Returns: (transfer full): a sentence that says that a text is out of date */
char *tw_text_outdated_words (void);

/** tw_text_outdated_buttons_new: Returns: (transfer floating): what mends the text with that @context in the set of
 *   @document, in two ways */
GtkWidget *tw_text_outdated_buttons_new (TwDocument *document, const char *context);

G_END_DECLS
