/* A folder of files that comes to be as a whole or not at all. */
#pragma once

#include "engine/format/format-error.h"

G_BEGIN_DECLS

/** TwExportFolder: a folder that is being filled, out of sight beside the place where it goes. */
typedef struct _TwExportFolder TwExportFolder;

/** tw_export_folder_is_free: Returns: whether a folder can be made at @path: nothing is there, or
 * an empty folder; else %FALSE with %TW_FORMAT_ERROR_WRITE in @error */
gboolean tw_export_folder_is_free (const char *path, GError **error);

/**
 * tw_export_folder_new:
 * @path: where the folder goes; nothing may be there, or an empty folder
 * @error: %TW_FORMAT_ERROR_WRITE
 *
 * Returns: (transfer full) (nullable): a folder to be filled
 */
TwExportFolder *tw_export_folder_new (const char *path, GError **error);

/**
 * tw_export_folder_file:
 * @folder: a folder
 * @name: name of a file in it, or in a folder in it ("pictures/a.png")
 *
 * Returns: (transfer full): the path at which to write the file now
 */
char *tw_export_folder_file (TwExportFolder *folder, const char *name);

/** tw_export_folder_later: Returns: (transfer full): the absolute path that the file @name has when
 * all is done */
char *tw_export_folder_later (const TwExportFolder *folder, const char *name);

/** tw_export_folder_write: writes a file of text. Returns: %FALSE with an error as of
 * tw_save_file() */
gboolean
tw_export_folder_write (TwExportFolder *folder, const char *name, const char *text, GError **error);

/**
 * tw_export_folder_finish:
 * @folder: a folder with all its files
 * @error: %TW_FORMAT_ERROR_WRITE
 *
 * Puts the folder where it goes.
 *
 * Returns: whether it is there
 */
gboolean tw_export_folder_finish (TwExportFolder *folder, GError **error);

/** tw_export_folder_free: frees @folder; what was written goes again unless it was finished. */
void tw_export_folder_free (TwExportFolder *folder);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwExportFolder, tw_export_folder_free)

G_END_DECLS
