/* Finds the files that come with the program. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tw_data_dir_find:
 * @relative: a path below the data folder, for instance "schema/tile-set.rng"
 *
 * Looks only below the folder that the environment variable `TILEWRIGHT_DATA_DIR` names, or without
 * it below the installed one. In a build tree, build-aux/in-build-tree sets the variable.
 *
 * Returns: (transfer full) (nullable): the path of the file or folder, %NULL if it does not exist
 */
char *tw_data_dir_find (const char *relative);

G_END_DECLS
