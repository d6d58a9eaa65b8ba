/* Names of languages, and their plural rules. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The most plural forms that a word may have: Arabic has six. */
#define TW_MAX_PLURAL_FORMS 6

/** TW_PLURAL: members @one and @many of a struct: the singular and the plural of a sentence in
 * English. */
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

/** tw_language_to_locale: Returns: (transfer full): its name in gettext: "pt_BR", "sr@latin" */
char *tw_language_to_locale (const char *language);

/** tw_language_equal: Returns: whether both mean the same language; case does not count */
gboolean tw_language_equal (const char *a, const char *b);

/**
 * tw_language_plural_forms:
 * @language: an xml:lang value
 *
 * Returns: (transfer none) (nullable): its plural rule as gettext writes it,
 *   "nplurals=2; plural=(n != 1);"; %NULL if the program does not know the language. "pt-BR" has
 *   the rule of "pt" unless it has its own.
 */
const char *tw_language_plural_forms (const char *language);

/* The plural rule of English, which is the default. */
#define TW_PLURAL_FORMS_ENGLISH "nplurals=2; plural=(n != 1);"

G_END_DECLS
