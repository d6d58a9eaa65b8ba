/* Texts of rules on the Texts page that were written before the rules were changed. */
#pragma once

#include "app/localise/text-table.h"
#include "engine/localise/text-item.h"

G_BEGIN_DECLS

/** tw_text_outdated_look: looks which texts are out of date in the set as it is now. Returns: whether others are than
 *   before */
gboolean tw_text_outdated_look (TwTextTable *self);

/** tw_text_outdated_follow: looks, and fills the rows of the texts of rules anew if others are out of date than before. */
void tw_text_outdated_follow (TwTextTable *self);

/** tw_text_outdated_is: Returns: whether @item is one of them, as they were last looked for */
gboolean tw_text_outdated_is (TwTextTable *self, const TwTextItem *item);

/** tw_text_outdated_words: Returns: (transfer full): a sentence that says so */
char *tw_text_outdated_words (void);

/** tw_text_outdated_buttons_new: Returns: (transfer floating): what mends the text with that @context in the set of
 *   @document, in two ways */
GtkWidget *tw_text_outdated_buttons_new (TwDocument *document, const char *context);

G_END_DECLS
