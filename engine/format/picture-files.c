/* Pictures of tiles beside the file of their set. */
#include "engine/format/picture-files.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "engine/format/package-reader.h"
#include "engine/format/save-file.h"
#include "engine/format/xml-document.h"
#include "engine/set/set-pictures.h"

/* Why the file at @path, which could not be read, was none that can be. */
static TwPictureAbsence
absence_of (const char *path, const GError *error)
{
  struct stat info;

  if (stat (path, &info) != 0)
    return errno == ENOENT || errno == ENOTDIR ? TW_PICTURE_NOT_THERE : TW_PICTURE_UNREADABLE;
  return S_ISDIR (info.st_mode)                                            ? TW_PICTURE_FOLDER
         : !S_ISREG (info.st_mode)                                         ? TW_PICTURE_NO_FILE
         : g_error_matches (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_LIMIT) ? TW_PICTURE_TOO_LARGE
                                                                           : TW_PICTURE_UNREADABLE;
}

/* Returns: whether @name is enclosed with @set now; if not, why */
static gboolean
take_one (TwTileSet *set, const char *folder, const char *name, TwPictureAbsence *out_absence)
{
  g_autofree char *path = g_build_filename (folder, name, NULL), *data = NULL;
  TwEnclosures *old = set->enclosures;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  data = tw_xml_document_read_file (path, &length, &error);
  if (data == NULL || tw_enclosures_size (old) + length > TW_ENCLOSURES_MAX_BYTES)
    {
      *out_absence = data == NULL ? absence_of (path, error) : TW_PICTURE_TOO_LARGE;
      return FALSE;
    }
  bytes = g_bytes_new_take (g_steal_pointer (&data), length);
  set->enclosures = tw_enclosures_with (old, name, bytes);
  tw_enclosures_unref (old);
  return TRUE;
}

void
tw_tile_set_take_pictures (TwTileSet *set, const char *folder)
{
  g_autoptr (GPtrArray) names = tw_tile_set_picture_names (set);
  g_autofree char **absent = g_new0 (char *, names->len + 1);
  g_autofree TwPictureAbsence *absences = g_new0 (TwPictureAbsence, names->len + 1);
  guint n_absent = 0;
  TwEnclosureKind kind;

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = names->pdata[i];

      if (tw_enclosures_find (set->enclosures, name) == NULL && tw_enclosure_kind_of (name, &kind)
          && !take_one (set, folder, name, &absences[n_absent]))
        absent[n_absent++] = g_strdup (name);
    }
  tw_set_pictures_bind (set);
  for (guint i = 0; i < n_absent; i++)
    {
      tw_set_pictures_mark_absent (set, absent[i], absences[i]);
      g_free (absent[i]);
    }
}

static gboolean
put_one (const char *folder, const TwEnclosure *enclosure, GError **error)
{
  g_autofree char *path = g_build_filename (folder, enclosure->name, NULL);
  g_autofree char *parent = g_path_get_dirname (path), *there = NULL;
  static const TwFileStamp nothing = { 0 };
  gsize length, size;
  const char *data = g_bytes_get_data (enclosure->bytes, &size);

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    {
      there = tw_xml_document_read_file (path, &length, NULL);
      return (there != NULL && length == size && memcmp (there, data, size) == 0)
             || tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, path, 0,
                                     _ ("There is another picture of that name. Save the set in "
                                        "another folder, or as a package."));
    }
  if (g_mkdir_with_parents (parent, 0755) != 0)
    return tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, parent, 0,
                                _ ("The folder cannot be made: %s. Choose another place."),
                                g_strerror (errno));
  return tw_save_file (path, data, size, &nothing, NULL, error);
}

gboolean
tw_tile_set_put_pictures (const TwTileSet *set, const char *path, GError **error)
{
  g_autoptr (GPtrArray) names = tw_tile_set_picture_names (set);
  g_autofree char *folder = g_path_get_dirname (path);
  gboolean is_package = tw_package_file_is_name (path);

  for (guint i = 0; i < names->len; i++)
    {
      const TwEnclosure *enclosure = tw_enclosures_find (set->enclosures, names->pdata[i]);

      if (enclosure == NULL
          || (is_package
              && !(enclosure->kind == TW_ENCLOSURE_REFERENCE && set->keeps_references_beside)))
        continue;
      if (!put_one (folder, enclosure, error))
        return FALSE;
    }
  return TRUE;
}
