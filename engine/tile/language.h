/* Names of languages, and how each counts. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Forms that a counted word may have: Arabic has six. */
#define TW_MAX_PLURAL_FORMS 6

/** TW_PLURAL: members @one and @many of a struct: sentences in English that a number decides between. */
#define TW_PLURAL(singular, plural) .one = (singular), .many = (plural)

/** tw_language_is_valid: Returns: whether @language can be an xml:lang value: "cs", "pt-BR" */
gboolean tw_language_is_valid (const char *language);

/**
 * tw_language_from_locale:
 * @locale: "pt_BR.UTF-8", "sr@latin", "ca@valencia", or an xml:lang value
 *
 * Returns: (transfer full): the xml:lang value: "pt-BR", "sr-Latn", "ca-valencia"
 */
char *tw_language_from_locale (const char *locale);

/** tw_language_to_locale: Returns: (transfer full): what gettext calls it: "pt_BR", "sr@latin" */
char *tw_language_to_locale (const char *language);

/** tw_language_equal: Returns: whether both mean the same language; case does not count */
gboolean tw_language_equal (const char *a, const char *b);

/**
 * tw_language_plural_forms:
 * @language: an xml:lang value
 *
 * Returns: (transfer none) (nullable): its rule as gettext writes it, "nplurals=2; plural=(n != 1);";
 *   %NULL if the program does not know the language. That of the base language counts for "pt-BR"
 *   unless it has one of its own.
 */
const char *tw_language_plural_forms (const char *language);

/* The rule that is taken where nothing better is known: English. */
#define TW_PLURAL_FORMS_ENGLISH "nplurals=2; plural=(n != 1);"

/**
 * tw_plural_forms_count:
 * @forms: a rule
 *
 * Returns: how many forms it tells apart, 1 to %TW_MAX_PLURAL_FORMS; 0 if it is no rule, divides by
 *   zero or gives a form that is not there
 */
guint tw_plural_forms_count (const char *forms);

/** tw_plural_forms_index: Returns: which form counts @n things; 0 if @forms is no rule */
guint tw_plural_forms_index (const char *forms, gulong n);

/** tw_plural_forms_equal: Returns: whether both rules say the same of every number up to 1000 */
gboolean tw_plural_forms_equal (const char *a, const char *b);

/** tw_plural_forms_sample: Returns: the least number that takes form @index of @forms, 0 only if no
 *   other does: one thinks of 5 miles rather than of 0 */
guint tw_plural_forms_sample (const char *forms, guint index);

G_END_DECLS
