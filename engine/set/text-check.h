/* Checks a translation against its source. */
#pragma once

#include "engine/tile/language.h"

G_BEGIN_DECLS

/**
 * TwTextWarning: what is wrong with a translation; bits.
 * @TW_TEXT_LOST_PLACEHOLDER: a {name}, %d or %s of the source is missing, or there is one too many
 * @TW_TEXT_WRONG_PLURALS: the translation, or a {name:form|form} in it, has another number of forms
 *   than its language
 * @TW_TEXT_TOO_LONG: it is longer than the room for it
 */
typedef enum
{
  TW_TEXT_LOST_PLACEHOLDER = 1 << 0,
  TW_TEXT_WRONG_PLURALS = 1 << 1,
  TW_TEXT_TOO_LONG = 1 << 2
} TwTextWarning;

/**
 * tw_text_check:
 * @source: (array length=n_source): the source, with its plural if it counts something
 * @n_source: 1 or 2
 * @words: (array length=n_words): the translation, form by form
 * @n_words: number of forms
 * @plural_forms: the plural rule of its language
 * @limit: the most characters, 0 for no limit
 *
 * A form for a single number ("one cow") may leave the number out.
 *
 * Returns: what is wrong with the translation, a set of #TwTextWarning
 */
guint tw_text_check (const char *const *source, guint n_source, const char *const *words,
                     guint n_words, const char *plural_forms, guint limit);

/**
 * tw_text_warning_message:
 * @warning: one #TwTextWarning
 * @source: the source
 * @words: the translation
 * @plural_forms: the plural rule of its language
 * @limit: the most characters, 0 for no limit
 *
 * Returns: (transfer full): a sentence or two in the user's language: what is wrong and what to do
 */
char *tw_text_warning_message (TwTextWarning warning, const char *source, const char *words,
                               const char *plural_forms, guint limit);

G_END_DECLS
