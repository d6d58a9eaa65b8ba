/* Saves files safely; all user files are written this way. */
#pragma once

#include "engine/format/format-error.h"

G_BEGIN_DECLS

/**
 * TwFileStamp:
 * @is_there: whether there was a file
 * @inode: number of its inode
 * @size_bytes: its size
 * @modified_ns: time of the last write, in nanoseconds since 1970
 *
 * Tells whether a file is still the one that was read. A plain value.
 */
typedef struct
{
  gboolean is_there;
  guint64 inode;
  guint64 size_bytes;
  gint64 modified_ns;
} TwFileStamp;

/**
 * tw_file_stamp_take:
 * @path: a file; a symbolic link is followed
 * @out_stamp: (out): its present state
 *
 * Call it before reading, so that a write in between is noticed.
 */
void tw_file_stamp_take (const char *path, TwFileStamp *out_stamp);

/** tw_file_stamp_equal: Returns: whether both stand for the same unchanged file */
gboolean tw_file_stamp_equal (const TwFileStamp *a, const TwFileStamp *b);

/**
 * tw_save_file:
 * @path: a file; a symbolic link stays, and its target is written
 * @data: (array length=length): bytes
 * @length: how many
 * @expected: (nullable): the file's state when it was read; %NULL to overwrite any state
 * @out_new: (out) (optional): its new state
 * @error: %TW_FORMAT_ERROR_CHANGED if the file is not as @expected, %TW_FORMAT_ERROR_WRITE for any
 *   other fault
 *
 * Writes a temporary file beside it, syncs that to the disk, gives it the old file's permissions
 * and renames it over the old file. Removes temporary files that killed saves have left there.
 * After any error the old file is unchanged. Blocks; safe in any thread.
 *
 * Returns: whether the file is written
 */
gboolean tw_save_file (const char *path, const char *data, gsize length,
                       const TwFileStamp *expected, TwFileStamp *out_new, GError **error);

G_END_DECLS
