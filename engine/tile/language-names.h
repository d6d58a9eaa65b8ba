/* The names of languages in themselves, and by what else they are found. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** tw_language_name: Returns: (transfer full): "čeština" for "cs", "português (BR)" for "pt-BR";
 *   the code itself for an unknown language */
char *tw_language_name (const char *language);

/** tw_language_codes: Returns: (transfer none) (array zero-terminated=1): the languages with known
 *   names */
const char *const *tw_language_codes (void);

/** tw_language_from_name: Returns: (transfer full): the language code for "čeština", "Czech" (or what the language of the
 *   program calls it), "Cs", "ces", "cze" or "pt_BR"; anything but a known name is taken for a code, valid or not */
char *tw_language_from_name (const char *words);

/** tw_language_is_called: Returns: whether a word of a name of @language, in itself, in English or in the language of the
 *   program, begins with @words, or one of its codes does; accents may be left out, and nothing fits all */
gboolean tw_language_is_called (const char *language, const char *words);

G_END_DECLS
