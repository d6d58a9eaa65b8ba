/* Plural rules: "nplurals=N; plural=EXPRESSION;", the expression in C over the number n.
 *
 * Whoever adds a language writes the rule, so it may be anything: what it reckons with is kept to
 * unsigned numbers, and a division by zero makes it no rule instead of stopping the program.
 */
#pragma once

#include "engine/tile/language.h"

G_BEGIN_DECLS

/**
 * tw_plural_forms_count:
 * @forms: a plural rule
 *
 * Returns: how many forms the rule has, 1 to %TW_MAX_PLURAL_FORMS; 0 if it is no rule, divides by
 *   zero or gives a form that does not exist
 */
guint tw_plural_forms_count (const char *forms);

/** tw_plural_forms_index: Returns: index of the form for @n things; 0 if @forms is no rule */
guint tw_plural_forms_index (const char *forms, gulong n);

/** tw_plural_forms_equal: Returns: whether both rules give the same form for every number up to
 *   1000 */
gboolean tw_plural_forms_equal (const char *a, const char *b);

/** tw_plural_forms_sample: Returns: the least number above 0 that takes form @index of @forms, 0 if
 *   only that does: "5 miles" is a better example than "0 miles" */
guint tw_plural_forms_sample (const char *forms, guint index);

G_END_DECLS
