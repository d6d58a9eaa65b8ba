/* What stands in braces in the words of a rule: a value, and words that agree with it.
 *
 * "{gcc.guards}" is the value alone. "{gcc.guards:# guard|# guards}" is one of the forms behind the
 * colon, "#" being the value: as many forms as the language counts with, in the order in which
 * gettext numbers them. A sentence may count several things, which a plural of gettext cannot, and
 * still is one message for whoever translates it.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwPlaceholder:
 * @start: its opening brace
 * @length: its bytes, both braces included
 * @name: what it stands for, for instance "city.tile.complete"
 * @name_length: bytes of @name
 * @forms: (nullable): the first form; %NULL for the value alone
 * @n_forms: how many there are
 *
 * All of it points into the words.
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

/** tw_placeholder_at: Returns: whether @words begins with a placeholder, told in @out */
gboolean tw_placeholder_at (const char *words, TwPlaceholder *out);

/**
 * tw_placeholder_append:
 * @placeholder: a placeholder
 * @form: which of its forms; a greater one than it has is the last
 * @value: what it stands for, as written
 * @out: gets the value, or the form with the value in it
 */
void tw_placeholder_append (const TwPlaceholder *placeholder, guint form, const char *value,
                            GString *out);

G_END_DECLS
