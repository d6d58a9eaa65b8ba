/* The last saved versions of each file, kept in a folder of the user's data. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How many are kept of each file. */
#define TW_N_VERSIONS 10

/**
 * TwVersion:
 * @path: where it is kept, a tile set like any other
 * @time: when it was saved
 */
typedef struct
{
  char *path;
  GDateTime *time;
} TwVersion;

/** tw_version_free: frees it. */
void tw_version_free (TwVersion *version);

/** tw_versions_folder: Returns: (transfer full): where the versions of @file are kept: named by a
 * hash of its path, in the user's data */
char *tw_versions_folder (const char *file);

/**
 * tw_versions_add:
 * @folder: of tw_versions_folder()
 * @data: what was saved
 * @length: its length in bytes
 * @time_us: when, in microseconds since 1970
 * @error: %TW_FORMAT_ERROR_WRITE
 *
 * Keeps it unless it is what the newest version says already, and forgets the oldest if there
 * are too many. Blocks; safe in any thread.
 *
 * Returns: whether it is kept
 */
gboolean tw_versions_add (const char *folder, const char *data, gsize length, gint64 time_us,
                          GError **error);

/** tw_versions_list: Returns: (transfer full) (element-type TwVersion): the newest first; blocks */
GPtrArray *tw_versions_list (const char *folder);

G_END_DECLS
