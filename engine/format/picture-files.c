/* Pictures of tiles beside the file of their set. */
#include "engine/format/picture-files.h"

#include <errno.h>
#include <string.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "engine/format/package-file.h"
#include "engine/format/save-file.h"
#include "engine/format/xml-document.h"
#include "engine/set/set-pictures.h"

void
tw_tile_set_take_pictures (TwTileSet *set, const char *folder)
{
  g_autoptr (GPtrArray) names = tw_tile_set_picture_names (set);
  TwEnclosureKind kind;

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = names->pdata[i];
      g_autofree char *path = g_build_filename (folder, name, NULL), *data = NULL;
      g_autoptr (GBytes) bytes = NULL;
      TwEnclosures *old = set->enclosures;
      gsize length;

      if (tw_enclosures_find (old, name) != NULL || !tw_enclosure_kind_of (name, &kind)
          || (data = tw_xml_read_file (path, &length, NULL)) == NULL
          || tw_enclosures_size (old) + length > TW_ENCLOSURES_MAX_BYTES)
        continue;
      bytes = g_bytes_new_take (g_steal_pointer (&data), length);
      set->enclosures = tw_enclosures_with (old, name, bytes);
      tw_enclosures_unref (old);
    }
  tw_tile_set_bind_pictures (set);
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
      there = tw_xml_read_file (path, &length, NULL);
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
  gboolean is_package = tw_package_is_name (path);

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
