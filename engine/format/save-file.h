/* The one way in which bytes reach a file of the user. */
#pragma once

#include "engine/format/format-error.h"

G_BEGIN_DECLS

/**
 * TwFileStamp:
 * @is_there: whether there was a file at all
 * @inode: which file it was
 * @size_bytes: its size
 * @modified_ns: when it was last written, in nanoseconds since 1970
 *
 * By what a file is recognised as the one that was read. A plain value.
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
 * @path: a file; a link stands for what it leads to
 * @out_stamp: (out): what it is like now
 *
 * Take it before reading: what is written in between is then noticed.
 */
void tw_file_stamp_take (const char *path, TwFileStamp *out_stamp);

/** tw_file_stamp_equal: Returns: whether both are of the same file, unchanged */
gboolean tw_file_stamp_equal (const TwFileStamp *a, const TwFileStamp *b);

/**
 * tw_save_file:
 * @path: a file; a link stays and what it leads to is written
 * @data: (array length=length): bytes
 * @length: how many
 * @expected: (nullable): what the file was like when it was read; %NULL to write
 *   whatever is there
 * @out_new: (out) (optional): what it is like now
 * @error: %TW_FORMAT_ERROR_CHANGED if it is not as @expected,
 *   %TW_FORMAT_ERROR_WRITE for all else
 *
 * Writes a temporary file beside it, brings that to the disk and puts it in the
 * place of the old one, whose permissions it gets. Temporary files that killed saves
 * have left there are taken away. Whatever goes wrong, the old
 * file is still there as it was. Blocks; safe in any thread.
 *
 * Returns: whether the file is written
 */
gboolean tw_save_file (const char *path, const char *data, gsize length,
                       const TwFileStamp *expected, TwFileStamp *out_new, GError **error);

G_END_DECLS
