/* Reads ZIP archives that nobody vouches for. */
#include "engine/format/zip-reader.h"

#include <string.h>

#include <archive.h>
#include <archive_entry.h>
#include <glib/gi18n-lib.h>

#define CHUNK_BYTES 65536

gboolean
tw_zip_refuse (TwZip *zip, TwFormatError code, const char *text)
{
  return tw_format_error_set (zip->error, code, zip->name, 0, "%s", text);
}

static gboolean
refuse_damaged (TwZip *zip)
{
  return tw_zip_refuse (zip, TW_FORMAT_ERROR_CONTENT,
                        _ ("The package is damaged. Ask for it once more."));
}

/* A name that leads out of the package when somebody unpacks it is no accident. */
static gboolean
is_hostile (const char *name)
{
  g_auto (GStrv) parts = NULL;

  if (name[0] == '/' || strchr (name, '\\') != NULL || strchr (name, ':') != NULL)
    return TRUE;
  for (const char *at = name; *at != '\0'; at++)
    if (g_ascii_iscntrl (*at))
      return TRUE;
  parts = g_strsplit (name, "/", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    if (strcmp (parts[i], "..") == 0)
      return TRUE;
  return FALSE;
}

static gboolean
check_entry (TwZip *zip, struct archive_entry *entry, const char *name)
{
  g_autofree char *folded = g_ascii_strdown (name, -1);
  const char *other;

  if (is_hostile (name))
    return tw_zip_refuse (
        zip, TW_FORMAT_ERROR_CONTENT,
        _ ("The package has a file that would be written outside of it. Do not unpack "
           "it, and ask where it comes from."));
  if (archive_entry_is_encrypted (entry))
    return tw_zip_refuse (zip, TW_FORMAT_ERROR_CONTENT,
                          _ ("The package has a password. Ask for one without."));
  if (archive_entry_symlink (entry) != NULL || archive_entry_hardlink (entry) != NULL
      || (archive_entry_filetype (entry) != AE_IFREG && archive_entry_filetype (entry) != AE_IFDIR))
    return tw_zip_refuse (
        zip, TW_FORMAT_ERROR_CONTENT,
        _ ("The package has a link or a device in it, which none of ours has. Do not "
           "unpack it, and ask where it comes from."));
  if (++zip->n_files > zip->max_files)
    {
      g_autofree char *text =
          g_strdup_printf (_ ("The package has more than %u files. Take some of them out."),
                           zip->max_files);

      return tw_zip_refuse (zip, TW_FORMAT_ERROR_LIMIT, text);
    }
  other = g_hash_table_lookup (zip->seen, folded);
  if (other != NULL)
    {
      g_autofree char *text =
          g_strdup_printf (_ ("The package has two files “%.64s”. Take one of them out."), other);

      return tw_zip_refuse (zip, TW_FORMAT_ERROR_CONTENT, text);
    }
  g_hash_table_insert (zip->seen, g_steal_pointer (&folded), g_strdup (name));
  return TRUE;
}

/* What the archive says about sizes is not believed: what comes out is counted. */
GBytes *
tw_zip_bytes (TwZip *zip, gsize max_bytes)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autofree guint8 *chunk = g_malloc (CHUNK_BYTES);
  la_ssize_t n;

  while ((n = archive_read_data (zip->archive, chunk, CHUNK_BYTES)) > 0)
    {
      zip->n_bytes += (gsize) n;
      if (bytes->len + (gsize) n > max_bytes || zip->n_bytes > zip->max_bytes)
        {
          g_autofree char *text = g_strdup_printf (
              _ ("What is in the package is larger than %u MiB. Take pictures out, or make them "
                 "smaller; a package from somebody unknown may be meant to fill your disk."),
              (guint) (MIN (max_bytes, zip->max_bytes) >> 20));

          tw_zip_refuse (zip, TW_FORMAT_ERROR_LIMIT, text);
          return NULL;
        }
      g_byte_array_append (bytes, chunk, (guint) n);
    }
  if (n < 0)
    {
      refuse_damaged (zip);
      return NULL;
    }
  /* An empty file has an address, too. */
  return bytes->len > 0 ? g_byte_array_free_to_bytes (g_steal_pointer (&bytes))
                        : g_bytes_new_static ("", 0);
}

static gboolean
read_entry (TwZip *zip, struct archive_entry *entry, TwZipFunc func, gpointer data)
{
  const char *name = archive_entry_pathname (entry);

  if (name == NULL || !g_utf8_validate (name, -1, NULL))
    name = "?";
  return check_entry (zip, entry, name)
         && (archive_entry_filetype (entry) == AE_IFDIR || func (zip, name, data));
}

static gboolean
read_entries (TwZip *zip, const char *bytes, gsize length, TwZipFunc func, gpointer data)
{
  struct archive_entry *entry;
  int status;

  /* Only ZIP, and no filter around it: what a mail brings gets no other parser to try. */
  if (archive_read_support_format_zip_seekable (zip->archive) != ARCHIVE_OK
      || archive_read_set_format_option (zip->archive, "zip", "hdrcharset", "UTF-8") < ARCHIVE_WARN
      || archive_read_open_memory (zip->archive, bytes, length) != ARCHIVE_OK)
    return refuse_damaged (zip);
  while ((status = archive_read_next_header (zip->archive, &entry)) != ARCHIVE_EOF)
    {
      if (status < ARCHIVE_WARN)
        return refuse_damaged (zip);
      if (!read_entry (zip, entry, func, data))
        return FALSE;
    }
  return TRUE;
}

gboolean
tw_zip_read (TwZip *zip, const char *bytes, gsize length, TwZipFunc func, gpointer data)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  gboolean ok;

  zip->archive = archive_read_new ();
  zip->seen = seen;
  zip->n_files = 0;
  zip->n_bytes = 0;
  ok = read_entries (zip, bytes, length, func, data);
  archive_read_free (zip->archive);
  return ok;
}
