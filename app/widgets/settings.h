/* The program's settings, wherever it is installed. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * tw_settings_new:
 *
 * The schema is looked for where GIO does it, and then in the folder of the installation: below
 * a prefix that XDG_DATA_DIRS does not name (/opt/tilewright) GIO would abort. Where there is none
 * at all, the program ends and says so.
 *
 * Returns: (transfer full): settings of the schema org.tilewright.Tilewright
 */
GSettings *tw_settings_new (void);

G_END_DECLS
