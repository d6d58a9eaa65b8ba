/* The last saved versions of each file, kept in a folder of the user's data. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How many versions are kept of each file. */
#define TW_N_VERSIONS 10

/**
 * TwVersion:
 * @path: the version's file, a tile set like any other
 * @time: when the version was saved
 */
typedef struct
{
  char *path;
  GDateTime *time;
} TwVersion;

/** tw_version_free: frees @version. */
void tw_version_free (TwVersion *version);

/** tw_versions_folder: Returns: (transfer full): the folder for the versions of @file: in the
 * user's data, named by a hash of the path */
char *tw_versions_folder (const char *file);

/**
 * tw_versions_add:
 * @folder: from tw_versions_folder()
 * @data: the saved content
 * @length: its length in bytes
 * @time_us: when it was saved, in microseconds since 1970
 * @error: %TW_FORMAT_ERROR_WRITE
 *
 * Keeps the content, unless the newest version has the same, and removes the oldest version if
 * there are too many. Blocks; safe in any thread.
 *
 * Returns: %FALSE if the version could not be written
 */
gboolean tw_versions_add (const char *folder, const char *data, gsize length, gint64 time_us,
                          GError **error);

/** tw_versions_list: Returns: (transfer full) (element-type TwVersion): the newest first. Blocks */
GPtrArray *tw_versions_list (const char *folder);

G_END_DECLS
