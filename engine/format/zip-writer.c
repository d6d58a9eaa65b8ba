/* Writes ZIP archives into memory. */
#include "engine/format/zip-writer.h"

#include <archive.h>
#include <archive_entry.h>

struct _TwZipWriter
{
  struct archive *archive;
  GByteArray *out;
  gboolean is_good;
};

static la_ssize_t
write_cb (struct archive *archive, void *user_data, const void *data, size_t length)
{
  g_byte_array_append (user_data, data, (guint) length);
  return (la_ssize_t) length;
}

TwZipWriter *
tw_zip_writer_new (void)
{
  TwZipWriter *writer = g_new0 (TwZipWriter, 1);

  writer->archive = archive_write_new ();
  writer->out = g_byte_array_new ();
  /* Blocks of one byte: nothing is padded behind the end. */
  writer->is_good =
      archive_write_set_format_zip (writer->archive) == ARCHIVE_OK
      && archive_write_set_bytes_per_block (writer->archive, 0) == ARCHIVE_OK
      && archive_write_open (writer->archive, writer->out, NULL, write_cb, NULL) == ARCHIVE_OK;
  return writer;
}

void
tw_zip_writer_free (TwZipWriter *writer)
{
  archive_write_free (writer->archive);
  g_byte_array_unref (writer->out);
  g_free (writer);
}

static gboolean
add_entry (TwZipWriter *writer, const char *name, const void *data, gsize length)
{
  struct archive_entry *entry = archive_entry_new ();
  gboolean is_added;

  archive_entry_set_pathname (entry, name);
  archive_entry_set_filetype (entry, AE_IFREG);
  archive_entry_set_perm (entry, 0644);
  archive_entry_set_size (entry, (la_int64_t) length);
  archive_entry_set_mtime (entry, 0, 0);
  is_added = archive_write_header (writer->archive, entry) >= ARCHIVE_WARN
             && archive_write_data (writer->archive, data, length) == (la_ssize_t) length;
  archive_entry_free (entry);
  return is_added;
}

void
tw_zip_writer_store (TwZipWriter *writer, const char *name, const void *data, gsize length)
{
  writer->is_good = writer->is_good
                    && archive_write_zip_set_compression_store (writer->archive) == ARCHIVE_OK
                    && add_entry (writer, name, data, length);
}

void
tw_zip_writer_add (TwZipWriter *writer, const char *name, const void *data, gsize length)
{
  writer->is_good = writer->is_good
                    && archive_write_zip_set_compression_deflate (writer->archive) == ARCHIVE_OK
                    && add_entry (writer, name, data, length);
}

GByteArray *
tw_zip_writer_finish (TwZipWriter *writer)
{
  GByteArray *out = NULL;

  if (writer->is_good && archive_write_close (writer->archive) == ARCHIVE_OK)
    out = g_byte_array_ref (writer->out);
  tw_zip_writer_free (writer);
  return out;
}
