/* What can be wrong with a translation, seen beside its source. */
#pragma once

#include "engine/tile/language.h"

G_BEGIN_DECLS

/**
 * TwTextWarning: bits.
 * @TW_TEXT_LOST_PLACEHOLDER: {name}, %d or %s of the source is not there, or there is one more
 * @TW_TEXT_WRONG_PLURALS: it, or a {name:form|form} in it, has not as many forms as its language
 *   counts with
 * @TW_TEXT_TOO_LONG: it is longer than its place
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
 * @words: (array length=n_words): the translation, a form each
 * @n_words: how many
 * @plural_forms: the rule of its language
 * @limit: how many characters have room, 0 for any number
 *
 * A form for one number alone ("one cow") may leave the number out.
 *
 * Returns: what is wrong with it, a set of #TwTextWarning
 */
guint tw_text_check (const char *const *source, guint n_source, const char *const *words,
                     guint n_words, const char *plural_forms, guint limit);

/**
 * tw_text_warning_message:
 * @warning: one of them
 * @source: what is translated
 * @words: the translation
 * @plural_forms: the rule of its language
 * @limit: how many characters have room
 *
 * Returns: (transfer full): a sentence or two in the user's language: what is wrong, what to do
 */
char *tw_text_warning_message (TwTextWarning warning, const char *source, const char *words,
                               const char *plural_forms, guint limit);

G_END_DECLS
