/* Changes of a set's head: each is one step of undo, and typing merges into one step. */
#pragma once

#include "app/document/document.h"

G_BEGIN_DECLS

/** TwHeadEdit: makes the change in @set, a set under construction. */
typedef void (*TwHeadEdit) (TwTileSet *set, gpointer data);

/**
 * tw_set_head_change:
 * @document: the document
 * @edit: makes the change
 * @data: for @edit
 * @label: name of the command
 * @merge_key: (nullable): see tw_undo_stack_push()
 */
void tw_set_head_change (TwDocument *document, TwHeadEdit edit, gpointer data, const char *label,
                         const char *merge_key);

/** tw_set_head_string: sets a string member of a set under construction to @text; "" becomes
 * %NULL. */
void tw_set_head_string (char **member, const char *text);

/** tw_texts_best_language: Returns: (transfer full): the language of the text that is shown, which
 * is therefore the one to edit; "" if there is no text */
char *tw_texts_best_language (const TwTexts *texts);

/** tw_texts_change: sets the text for @language in a set under construction; "" removes it. Returns: how many
 *   translations of it become drafts, for tw_document_tell_drafted() */
guint tw_texts_change (TwTexts **member, const char *language, const char *text);

G_END_DECLS
