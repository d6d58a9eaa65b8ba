/* The names of languages in themselves. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** tw_language_name: Returns: (transfer full): "čeština" for "cs", "português (BR)" for "pt-BR";
 *   the code itself for an unknown language */
char *tw_language_name (const char *language);

/** tw_language_codes: Returns: (transfer none) (array zero-terminated=1): the languages with known
 *   names */
const char *const *tw_language_codes (void);

/** tw_language_from_name: Returns: (transfer full): the language code for "čeština", "Cs" or
 *   "pt_BR"; anything but a known name is taken for a code, valid or not */
char *tw_language_from_name (const char *words);

G_END_DECLS
