/* Texts are changed in the tree of their document. */
#pragma once

#include "engine/localise/text-list.h"

G_BEGIN_DECLS

/**
 * tw_text_list_set_words:
 * @list: a list
 * @item: one of its texts
 * @language: a language other than the source's
 * @words: (array length=n_words): the words, form by form; none takes the language out
 * @n_words: number of forms
 * @is_draft: whether they must be checked
 *
 * Changes the document.
 */
void tw_text_list_set_words (TwTextList *list, TwTextItem *item, const char *language,
                             const char *const *words, guint n_words, gboolean is_draft);

/**
 * tw_text_list_set_source:
 * @list: a list
 * @item: one of its texts
 * @form: index of the form; 0 for a text that counts nothing
 * @words: the new words of the source, not empty
 *
 * Changes the document. The translations stay as they are.
 */
void tw_text_list_set_source (TwTextList *list, TwTextItem *item, guint form, const char *words);

/** tw_text_list_set_plural_forms: gives the document a plural rule of its own, %NULL for none. */
void tw_text_list_set_plural_forms (TwTextList *list, const char *language, const char *forms);

/** tw_text_list_remove_language: takes all translations to @language out of the document, and its
 *   plural rule; sources in that language stay. */
void tw_text_list_remove_language (TwTextList *list, const char *language);

G_END_DECLS
