/* Changes of what a set says of itself: one step of undo each, typing merged into one. */
#pragma once

#include "app/document/document.h"

G_BEGIN_DECLS

/** TwHeadEdit: makes the change in @set, which is under construction. */
typedef void (*TwHeadEdit) (TwTileSet *set, gpointer data);

/**
 * tw_set_head_change:
 * @document: the document
 * @edit: makes the change
 * @data: for @edit
 * @label: what is being done
 * @merge_key: (nullable): see tw_undo_stack_push()
 */
void tw_set_head_change (TwDocument *document, TwHeadEdit edit, gpointer data, const char *label,
                         const char *merge_key);

/** tw_set_head_string: gives a member of a set under construction the value @text, %NULL if "". */
void tw_set_head_string (char **member, const char *text);

/** tw_texts_best_language: Returns: (transfer full): the language whose words are shown, so that
 * they are changed and not another's; "" if there are none */
char *tw_texts_best_language (const TwTexts *texts);

/** tw_texts_change: gives a member of a set under construction the words @text, "" for none. */
void tw_texts_change (TwTexts **member, const char *language, const char *text);

G_END_DECLS
