/* The files of an add-on for JCloisterZone, unpacked into memory. */
#pragma once

#include "engine/format/format-error.h"

G_BEGIN_DECLS

/**
 * TwJczAddonFiles:
 * @name: name of the add-on's own file for messages
 * @id: the only folder at the top of the archive, by whose name the add-on goes
 * @files: (element-type utf8 GBytes): what is in that folder, by paths in it
 */
typedef struct
{
  char *name;
  char *id;
  GHashTable *files;
} TwJczAddonFiles;

/**
 * tw_jcz_addon_files_read:
 * @name: the file's name for messages
 * @data: its bytes
 * @length: how many
 * @error: as of tw_zip_read(), and %TW_FORMAT_ERROR_CONTENT if there is not exactly one folder at the
 *   top
 *
 * Returns: (transfer full) (nullable): the files
 */
TwJczAddonFiles *tw_jcz_addon_files_read (const char *name, const char *data, gsize length,
                                          GError **error);

/** tw_jcz_addon_files_free: frees @files. */
void tw_jcz_addon_files_free (TwJczAddonFiles *files);

/** tw_jcz_addon_files_get: Returns: (transfer none) (nullable): the file at the path that the parts
 * make together */
GBytes *tw_jcz_addon_files_get (const TwJczAddonFiles *files, const char *path, ...)
    G_GNUC_NULL_TERMINATED;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwJczAddonFiles, tw_jcz_addon_files_free)

G_END_DECLS
