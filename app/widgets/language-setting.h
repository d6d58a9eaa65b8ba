/* The language of the program: the system's, or the one that the user has chosen. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** tw_locale_dir: Returns: (transfer none): the folder of translations; a build tree has its own */
const char *tw_locale_dir (void);

/**
 * tw_language_setting_apply:
 * @settings: the program's settings
 *
 * Sets the locale and, if the user has chosen a language, uses it for all texts: of the program, of
 * libraries and of tile sets. Numbers, dates and sorting stay the system's. Call it first in
 * main(), before there are threads.
 */
void tw_language_setting_apply (GSettings *settings);

/**
 * tw_language_setting_choices:
 *
 * Returns: (transfer full) (array zero-terminated=1): the languages with translations, as gettext
 *   names them ("cs", "pt_BR"), sorted; English is always among them
 */
char **tw_language_setting_choices (void);

G_END_DECLS
