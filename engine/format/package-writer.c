/* A set with all that belongs to it as one file, or as files of their own. */
#include "engine/format/package-writer.h"

#include <errno.h>
#include <string.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "engine/format/package-reader.h"
#include "engine/format/save-file.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"
#include "engine/format/xml-document.h"
#include "engine/format/zip-writer.h"

/* The changes as people read them who have no Tilewright at hand. */
static char *
changes_text (const TwTileSet *set)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < set->n_changes; i++)
    {
      const TwSetChange *change = &set->changes[i];
      const TwText *words = tw_texts_source (change->texts);

      g_string_append_printf (text, "%s%s%s%s\n%s\n", i > 0 ? "\n" : "", change->release,
                              change->date != NULL ? ", " : "",
                              change->date != NULL ? change->date : "",
                              words != NULL ? words->text : "");
    }
  return g_string_free (text, FALSE);
}

static void
add_all (TwZipWriter *writer, const TwTileSet *set)
{
  gsize length;
  g_autofree char *xml = tw_tile_set_file_to_xml (set, &length);
  g_autofree char *changes = changes_text (set);
  const TwEnclosures *all = set->enclosures;

  /* First and stored, so that what kind of file it is can be seen from outside. */
  tw_zip_writer_store (writer, "mimetype", TW_PACKAGE_MIME_TYPE, strlen (TW_PACKAGE_MIME_TYPE));
  tw_zip_writer_add (writer, "set.xml", xml, length);
  if (*changes != '\0')
    tw_zip_writer_add (writer, "CHANGES.txt", changes, strlen (changes));
  for (guint i = 0; all != NULL && i < all->n_enclosures; i++)
    if (all->enclosures[i].kind != TW_ENCLOSURE_REFERENCE || !set->keeps_references_beside)
      tw_zip_writer_add (writer, all->enclosures[i].name,
                         g_bytes_get_data (all->enclosures[i].bytes, NULL),
                         g_bytes_get_size (all->enclosures[i].bytes));
}

static gboolean
is_too_large (const TwTileSet *set)
{
  const TwEnclosures *all = set->enclosures;

  for (guint i = 0; all != NULL && i < all->n_enclosures; i++)
    if (g_bytes_get_size (all->enclosures[i].bytes) > TW_XML_MAX_BYTES)
      return TRUE;
  return tw_enclosures_size (all) > TW_ENCLOSURES_MAX_BYTES - TW_XML_MAX_BYTES
         || (all != NULL && all->n_enclosures + 8 > TW_ENCLOSURES_MAX_COUNT);
}

char *
tw_package_file_to_data (const char *name, const TwTileSet *set, gsize *out_length, GError **error)
{
  g_autoptr (GByteArray) out = NULL;

  if (!is_too_large (set))
    {
      TwZipWriter *writer = tw_zip_writer_new ();

      add_all (writer, set);
      out = tw_zip_writer_finish (writer);
    }
  if (out == NULL || out->len > TW_XML_MAX_BYTES)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_LIMIT, name, 0,
                           _ ("The package would be larger than %d MiB. Take pictures out, or make "
                              "them smaller."),
                           TW_XML_MAX_BYTES >> 20);
      return NULL;
    }
  *out_length = out->len;
  return (char *) g_byte_array_free (g_steal_pointer (&out), FALSE);
}

/* The last look at what is about to take the place of a file: all that keeps a file from being
 * read keeps it from being written. */
static gboolean
check_readable (const char *path, const char *data, gsize length, GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autoptr (TwTileSet) again = tw_tile_set_file_parse ("", data, (gssize) length, &local);

  if (again != NULL)
    return TRUE;
  /* Without the line, which is in no file yet. */
  return tw_format_error_set (error, TW_FORMAT_ERROR_LIMIT, path, 0,
                              /* Translators: %s is a sentence or two: cause and remedy. */
                              _ ("It could not be read again, so it is not written. %s"),
                              tw_error_words (local));
}

char *
tw_package_file_set_to_data (const char *path,
                             const TwTileSet *set,
                             gsize *out_length,
                             GError **error)
{
  g_autofree char *data = tw_package_file_is_name (path)
                              ? tw_package_file_to_data (path, set, out_length, error)
                              : tw_tile_set_file_to_xml (set, out_length);

  if (data == NULL || !check_readable (path, data, *out_length, error))
    return NULL;
  return g_steal_pointer (&data);
}

/* What has come to the disk, in this order: nothing of it was there before, so all of it can go
 * again. */
typedef struct
{
  GPtrArray *paths;
  gboolean is_whole;
} Written;

static void
written_init (Written *written)
{
  *written = (Written){ g_ptr_array_new_with_free_func (g_free), FALSE };
}

/* A part is of no use to anybody, and in the way of whoever tries again. */
static void
written_clear (Written *written)
{
  for (guint i = written->paths->len; i-- > 0 && !written->is_whole;)
    g_remove (written->paths->pdata[i]);
  g_ptr_array_unref (written->paths);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Written, written_clear)

static gboolean
make_folder (Written *written, const char *path)
{
  g_autofree char *parent = g_path_get_dirname (path);

  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    return TRUE;
  if (strcmp (parent, path) != 0 && !make_folder (written, parent))
    return FALSE;
  if (g_mkdir (path, 0755) != 0)
    return FALSE;
  g_ptr_array_add (written->paths, g_strdup (path));
  return TRUE;
}

/* Writes a file where there is none. Folders are made as they are needed. */
static gboolean
write_new (Written *written,
           const char *folder,
           const char *name,
           const char *data,
           gsize length,
           GError **error)
{
  static const TwFileStamp nothing = { 0 };
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *parent = g_path_get_dirname (path);

  if (!make_folder (written, parent))
    return tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, parent, 0,
                                _ ("The folder cannot be made: %s. Choose another place."),
                                g_strerror (errno));
  if (g_file_test (path, G_FILE_TEST_EXISTS | G_FILE_TEST_IS_SYMLINK))
    return tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, path, 0,
                                _ ("It is there already. Choose an empty folder."));
  if (!tw_save_file (path, data, length, &nothing, NULL, error))
    return FALSE;
  g_ptr_array_add (written->paths, g_steal_pointer (&path));
  return TRUE;
}

static gboolean
write_enclosures (Written *written,
                  const TwEnclosures *enclosures,
                  const char *folder,
                  GCancellable *cancellable,
                  GError **error)
{
  for (guint i = 0; enclosures != NULL && i < enclosures->n_enclosures; i++)
    if (g_cancellable_set_error_if_cancelled (cancellable, error)
        || !write_new (written, folder, enclosures->enclosures[i].name,
                       g_bytes_get_data (enclosures->enclosures[i].bytes, NULL),
                       g_bytes_get_size (enclosures->enclosures[i].bytes), error))
      return FALSE;
  /* Who gives it up during the last one has been told that it is given up. */
  written->is_whole = !g_cancellable_set_error_if_cancelled (cancellable, error);
  return written->is_whole;
}

gboolean
tw_package_file_write_enclosures (const TwEnclosures *enclosures,
                                  const char *folder,
                                  GCancellable *cancellable,
                                  GError **error)
{
  g_auto (Written) written;

  written_init (&written);
  return write_enclosures (&written, enclosures, folder, cancellable, error);
}

gboolean
tw_package_file_unpack (const TwTileSet *set,
                        const char *folder,
                        GCancellable *cancellable,
                        GError **error)
{
  gsize length;
  g_autofree char *xml = tw_tile_set_file_to_xml (set, &length);
  g_auto (Written) written;

  written_init (&written);
  return write_new (&written, folder, "set.xml", xml, length, error)
         && write_enclosures (&written, set->enclosures, folder, cancellable, error);
}
