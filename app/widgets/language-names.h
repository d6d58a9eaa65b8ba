/* What languages call themselves. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** tw_language_name: Returns: (transfer full): "čeština" for "cs", "português (BR)" for "pt-BR"; the
 *   code itself for a language that is not known */
char *tw_language_name (const char *language);

/** tw_language_codes: Returns: (transfer none) (array zero-terminated=1): the languages whose names
 *   are known */
const char *const *tw_language_codes (void);

/** tw_language_from_name: Returns: (transfer full): the language that somebody means by "čeština",
 *   "Cs" or "pt_BR"; what is no name is taken for a code, valid or not */
char *tw_language_from_name (const char *words);

G_END_DECLS
