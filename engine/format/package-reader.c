/* A package from its bytes, which nobody vouches for. */
#include "engine/format/package-reader.h"

#include <string.h>

#include <archive.h>
#include <archive_entry.h>
#include <glib/gi18n-lib.h>

#include "engine/format/tile-set-file.h"
#include "engine/format/xml-document.h"
#include "engine/set/set-pictures.h"

#define CHUNK_BYTES 65536

typedef struct
{
  const char *name;
  struct archive *archive;
  TwEnclosures *enclosures;
  GBytes *set;
  GHashTable *seen;
  GPtrArray *left_out;
  guint n_entries;
  gsize n_bytes;
  GError **error;
} Reader;

gboolean
tw_package_file_is_name (const char *name)
{
  g_autofree char *lower = g_ascii_strdown (name, -1);

  return g_str_has_suffix (lower, TW_PACKAGE_SUFFIX);
}

gboolean
tw_package_file_is (const char *data, gsize length)
{
  return length >= 4 && memcmp (data, "PK\003\004", 4) == 0;
}

static gboolean
refuse (Reader *reader, TwFormatError code, const char *text)
{
  return tw_format_error_set (reader->error, code, reader->name, 0, "%s", text);
}

static gboolean
refuse_damaged (Reader *reader)
{
  return refuse (reader, TW_FORMAT_ERROR_CONTENT,
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
check_entry (Reader *reader, struct archive_entry *entry, const char *name)
{
  g_autofree char *folded = g_ascii_strdown (name, -1);
  const char *other;

  if (is_hostile (name))
    return refuse (reader, TW_FORMAT_ERROR_CONTENT,
                   _ ("The package has a file that would be written outside of it. Do not unpack "
                      "it, and ask where it comes from."));
  if (archive_entry_is_encrypted (entry))
    return refuse (reader, TW_FORMAT_ERROR_CONTENT,
                   _ ("The package has a password. Ask for one without."));
  if (archive_entry_symlink (entry) != NULL || archive_entry_hardlink (entry) != NULL
      || (archive_entry_filetype (entry) != AE_IFREG && archive_entry_filetype (entry) != AE_IFDIR))
    return refuse (reader, TW_FORMAT_ERROR_CONTENT,
                   _ ("The package has a link or a device in it, which none of ours has. Do not "
                      "unpack it, and ask where it comes from."));
  if (++reader->n_entries > TW_ENCLOSURES_MAX_COUNT)
    {
      g_autofree char *text =
          g_strdup_printf (_ ("The package has more than %u files. Take some of them out."),
                           TW_ENCLOSURES_MAX_COUNT);

      return refuse (reader, TW_FORMAT_ERROR_LIMIT, text);
    }
  other = g_hash_table_lookup (reader->seen, folded);
  if (other != NULL)
    {
      g_autofree char *text =
          g_strdup_printf (_ ("The package has two files “%.64s”. Take one of them out."), other);

      return refuse (reader, TW_FORMAT_ERROR_CONTENT, text);
    }
  g_hash_table_insert (reader->seen, g_steal_pointer (&folded), g_strdup (name));
  return TRUE;
}

/* What the archive says about sizes is not believed: what comes out is counted. */
static GBytes *
read_bytes (Reader *reader, gsize max_bytes)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autofree guint8 *chunk = g_malloc (CHUNK_BYTES);
  la_ssize_t n;

  while ((n = archive_read_data (reader->archive, chunk, CHUNK_BYTES)) > 0)
    {
      reader->n_bytes += (gsize) n;
      if (bytes->len + (gsize) n > max_bytes || reader->n_bytes > TW_ENCLOSURES_MAX_BYTES)
        {
          g_autofree char *text = g_strdup_printf (
              _ ("What is in the package is larger than %u MiB. Take pictures out, or make them "
                 "smaller; a package from somebody unknown may be meant to fill your disk."),
              (guint) (MIN (max_bytes, TW_ENCLOSURES_MAX_BYTES) >> 20));

          refuse (reader, TW_FORMAT_ERROR_LIMIT, text);
          return NULL;
        }
      g_byte_array_append (bytes, chunk, (guint) n);
    }
  if (n < 0)
    {
      refuse_damaged (reader);
      return NULL;
    }
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

static gboolean
check_type (Reader *reader, GBytes *bytes)
{
  g_autofree char *type = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  return strcmp (g_strstrip (type), TW_PACKAGE_MIME_TYPE) == 0
         || refuse (reader, TW_FORMAT_ERROR_CONTENT,
                    _ ("This is a file of another program. Open it there."));
}

static gboolean
read_entry (Reader *reader, struct archive_entry *entry)
{
  const char *name = archive_entry_pathname (entry);
  g_autoptr (GBytes) bytes = NULL;
  TwEnclosures *old = reader->enclosures;
  TwEnclosureKind kind;

  if (name == NULL || !g_utf8_validate (name, -1, NULL))
    name = "?";
  if (!check_entry (reader, entry, name))
    return FALSE;
  if (archive_entry_filetype (entry) == AE_IFDIR)
    return TRUE;
  if (strcmp (name, "set.xml") == 0)
    return (reader->set = read_bytes (reader, TW_XML_MAX_BYTES)) != NULL;
  if (strcmp (name, "mimetype") == 0)
    return (bytes = read_bytes (reader, 1024)) != NULL && check_type (reader, bytes);
  if (strcmp (name, "CHANGES.txt") == 0)
    return TRUE;
  if (!tw_enclosure_kind_of (name, &kind))
    {
      g_ptr_array_add (reader->left_out, g_strdup (name));
      return TRUE;
    }
  bytes = read_bytes (reader, TW_XML_MAX_BYTES);
  if (bytes == NULL)
    return FALSE;
  reader->enclosures = tw_enclosures_with (old, name, bytes);
  tw_enclosures_unref (old);
  return TRUE;
}

static gboolean
read_entries (Reader *reader, const char *data, gsize length)
{
  struct archive_entry *entry;
  int status;

  /* Only ZIP, and no filter around it: what a mail brings gets no other parser to try. */
  if (archive_read_support_format_zip_seekable (reader->archive) != ARCHIVE_OK
      || archive_read_set_format_option (reader->archive, "zip", "hdrcharset", "UTF-8")
             < ARCHIVE_WARN
      || archive_read_open_memory (reader->archive, data, length) != ARCHIVE_OK)
    return refuse_damaged (reader);
  while ((status = archive_read_next_header (reader->archive, &entry)) != ARCHIVE_EOF)
    {
      if (status < ARCHIVE_WARN)
        return refuse_damaged (reader);
      if (!read_entry (reader, entry))
        return FALSE;
    }
  return reader->set != NULL
         || refuse (reader, TW_FORMAT_ERROR_CONTENT,
                    _ ("There is no set.xml in it, so it is no package of a tile set. Unpack it "
                       "with another program to see what it is."));
}

static void
warn_about_rest (Reader *reader, TwTileSet *set)
{
  g_autoptr (GStrvBuilder) warnings = g_strv_builder_new ();

  if (reader->left_out->len == 0)
    return;
  if (set->warnings != NULL)
    g_strv_builder_addv (warnings, (const char **) set->warnings);
  for (guint i = 0; i < reader->left_out->len; i++)
    {
      const char *left_out = reader->left_out->pdata[i];
      g_autofree char *text =
          g_strdup_printf (_ ("%s: “%.64s” is nothing that belongs to a set, and is left out."),
                           reader->name, left_out);

      g_strv_builder_add (warnings, text);
    }
  g_strfreev (set->warnings);
  set->warnings = g_strv_builder_end (warnings);
}

TwTileSet *
tw_package_file_parse (const char *name, const char *data, gsize length, GError **error)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GPtrArray) left_out = g_ptr_array_new_with_free_func (g_free);
  Reader reader = { .name = name, .seen = seen, .left_out = left_out, .error = error };
  g_autofree char *inner = g_strconcat (name, "/set.xml", NULL);
  g_autoptr (TwTileSet) set = NULL;

  reader.archive = archive_read_new ();
  if (read_entries (&reader, data, length))
    set = tw_tile_set_file_parse (inner, g_bytes_get_data (reader.set, NULL),
                                  (gssize) g_bytes_get_size (reader.set), error);
  archive_read_free (reader.archive);
  if (set != NULL)
    {
      set->enclosures = g_steal_pointer (&reader.enclosures);
      tw_set_pictures_bind (set);
      warn_about_rest (&reader, set);
    }
  tw_enclosures_unref (reader.enclosures);
  g_clear_pointer (&reader.set, g_bytes_unref);
  return g_steal_pointer (&set);
}
