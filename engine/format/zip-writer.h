/* Writes ZIP archives into memory: no times, no owners, so the same files give the same bytes. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _TwZipWriter TwZipWriter;

/** tw_zip_writer_new: Returns: (transfer full): an archive with nothing in it */
TwZipWriter *tw_zip_writer_new (void);

/** tw_zip_writer_free: gives up an archive that is not finished. */
void tw_zip_writer_free (TwZipWriter *writer);

/** tw_zip_writer_store: adds a file as it is, so that it can be seen from outside. */
void tw_zip_writer_store (TwZipWriter *writer, const char *name, const void *data, gsize length);

/** tw_zip_writer_add: adds a file, compressed. */
void tw_zip_writer_add (TwZipWriter *writer, const char *name, const void *data, gsize length);

/**
 * tw_zip_writer_finish:
 * @writer: (transfer full): an archive
 *
 * Returns: (transfer full) (nullable): its bytes; %NULL if anything could not be written
 */
GByteArray *tw_zip_writer_finish (TwZipWriter *writer);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwZipWriter, tw_zip_writer_free)

G_END_DECLS
