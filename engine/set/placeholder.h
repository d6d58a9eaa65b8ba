/* Placeholders in the text of a rule: a value in braces, and words that agree with it.
 *
 * "{gcc.guards}" is the value alone. "{gcc.guards:# guard|# guards}" is one of the forms after the
 * colon, with "#" for the value: one form for each plural form of the language, in gettext's order.
 * So one message can count several things, which a gettext plural cannot.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwPlaceholder:
 * @start: its opening brace
 * @length: its bytes, both braces included
 * @name: the parameter it names, for instance "city.tile.complete"
 * @name_length: bytes of @name
 * @forms: (nullable): the first form; %NULL for the value alone
 * @n_forms: number of forms
 *
 * All pointers point into the text.
 */
typedef struct
{
  const char *start;
  gsize length;
  const char *name;
  gsize name_length;
  const char *forms;
  guint n_forms;
} TwPlaceholder;

/** tw_placeholder_at: Returns: whether @words begins with a placeholder, which @out gets */
gboolean tw_placeholder_at (const char *words, TwPlaceholder *out);

/**
 * tw_placeholder_append:
 * @placeholder: a placeholder
 * @form: index of a form; one behind the last means the last
 * @value: the value as text
 * @out: gets the value appended, or the form with the value in it
 */
void tw_placeholder_append (const TwPlaceholder *placeholder, guint form, const char *value,
                            GString *out);

/** tw_placeholder_blank: Returns: (transfer full): @words with "…" for each value, and words for many with it,
 *   for where there are no values */
char *tw_placeholder_blank (const char *words);

G_END_DECLS
