/* Where the files are that come with the program. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tw_data_dir_find:
 * @relative: a path below the data folder, for instance "schema/tile-set.rng"
 *
 * Looks below the folder that the environment variable `TILEWRIGHT_DATA_DIR`
 * names, else below the installed one; nowhere else. In a build tree
 * build-aux/in-build-tree names it.
 *
 * Returns: (transfer full) (nullable): the path of the file or folder, %NULL if it
 *   is not there
 */
char *tw_data_dir_find (const char *relative);

G_END_DECLS
