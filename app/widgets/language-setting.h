/* The language of the program: the system's, or one that somebody chose. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** tw_locale_dir: Returns: (transfer none): where the translations are; a build tree has its own */
const char *tw_locale_dir (void);

/**
 * tw_language_setting_apply:
 * @settings: the program's settings
 *
 * Sets the locale and, if a language was chosen, that one for all texts: of the program, of the
 * libraries and of tile sets. Numbers, dates and sorting stay the system's. To be called first in
 * main(), before there are threads.
 */
void tw_language_setting_apply (GSettings *settings);

/**
 * tw_language_setting_choices:
 *
 * Returns: (transfer full) (array zero-terminated=1): the languages that there are translations to,
 *   as gettext names them ("cs", "pt_BR"), sorted; English is always there
 */
char **tw_language_setting_choices (void);

G_END_DECLS
