/* Reads ZIP archives that nobody vouches for, into memory and with limits. */
#pragma once

#include "engine/format/format-error.h"

G_BEGIN_DECLS

/**
 * TwZip: an archive while it is read
 * @name: the file's name for messages
 * @max_files: most files and folders in it
 * @max_bytes: most bytes of all its files together, unpacked
 * @error: gets the first error
 *
 * Set these four; the other members are the reader's own.
 */
typedef struct
{
  const char *name;
  guint max_files;
  gsize max_bytes;
  GError **error;
  struct archive *archive;
  GHashTable *seen;
  guint n_files;
  gsize n_bytes;
} TwZip;

/**
 * TwZipFunc: takes one file of an archive, whose bytes tw_zip_bytes() unpacks
 * @zip: the archive
 * @name: the file's name in it
 * @data: as passed to tw_zip_read()
 *
 * Returns: %FALSE with an error to stop
 */
typedef gboolean (*TwZipFunc) (TwZip *zip, const char *name, gpointer data);

/**
 * tw_zip_read:
 * @zip: an archive with its limits
 * @bytes: the archive's bytes
 * @length: how many
 * @func: called for each file, in their order
 * @data: passed to @func
 *
 * Refuses what is damaged or harmful: names that lead out of the archive, links, two files with one
 * name, passwords, too much of anything. Nothing is unpacked to the disk.
 *
 * Returns: %FALSE with %TW_FORMAT_ERROR_CONTENT, %TW_FORMAT_ERROR_LIMIT, or as @func says
 */
gboolean tw_zip_read (TwZip *zip, const char *bytes, gsize length, TwZipFunc func, gpointer data);

/** tw_zip_bytes: Returns: (transfer full) (nullable): the file that #TwZipFunc was called for;
 * %NULL with an error if it has more than @max_bytes, whatever the archive says, or is damaged */
GBytes *tw_zip_bytes (TwZip *zip, gsize max_bytes);

/** tw_zip_refuse: sets an error with the archive's name; Returns: %FALSE */
gboolean tw_zip_refuse (TwZip *zip, TwFormatError code, const char *text);

G_END_DECLS
