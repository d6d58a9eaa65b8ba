/* Files to pixels. */
#include "app/scan/scan-read.h"

#include <string.h>

#include "app/pictures/door.h"
#include "engine/format/xml-document.h"
#include "engine/set/enclosures.h"

/* As many pixels as the decoder gives. */
#define READ_PX 4096

TwPixels *
tw_scan_read (GFile *file, GError **error)
{
  g_autofree char *name = g_file_get_basename (file), *path = g_file_get_path (file);
  g_autoptr (GBytes) bytes = NULL;
  TwPictureFile picture = { 0 };
  TwPixels *pixels = NULL;
  gsize length;
  char *data;

  data = tw_xml_document_read_file (path != NULL ? path : name, &length, error);
  if (data == NULL)
    return NULL;
  bytes = g_bytes_new_take (data, length);
  picture = (TwPictureFile){ .file = name, .bytes = bytes, .hash = g_bytes_hash (bytes) };
  tw_picture_door_get (&picture, READ_PX, &pixels, error);
  return pixels;
}

/* Names of all sorts are read; only their endings matter. */
static gboolean
is_picture_name (const char *name)
{
  const char *dot = strrchr (name, '.');
  g_autofree char *suffix = dot != NULL ? g_ascii_strdown (dot, -1) : NULL;
  g_autofree char *plain = suffix != NULL ? g_strconcat ("a", suffix, NULL) : NULL;
  g_autofree char *enclosed =
      plain != NULL ? tw_enclosure_name_for (TW_ENCLOSURE_REFERENCE, plain) : NULL;

  return enclosed != NULL;
}

gboolean
tw_scan_is_picture (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return name != NULL && is_picture_name (name);
}

static int
compare_files (gconstpointer a, gconstpointer b)
{
  g_autofree char *name_a = g_file_get_basename (*(GFile *const *) a);
  g_autofree char *name_b = g_file_get_basename (*(GFile *const *) b);
  g_autofree char *key_a = g_utf8_collate_key_for_filename (name_a, -1);
  g_autofree char *key_b = g_utf8_collate_key_for_filename (name_b, -1);

  return strcmp (key_a, key_b);
}

GPtrArray *
tw_scan_list_folder (GFile *folder, GError **error)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GFileEnumerator) list =
      g_file_enumerate_children (folder,
                                 G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_STANDARD_TYPE,
                                 G_FILE_QUERY_INFO_NONE, NULL, error);

  while (list != NULL)
    {
      GFileInfo *info;
      GFile *child;

      if (!g_file_enumerator_iterate (list, &info, &child, NULL, error))
        return NULL;
      if (info == NULL)
        break;
      if (g_file_info_get_file_type (info) == G_FILE_TYPE_REGULAR
          && is_picture_name (g_file_info_get_name (info)))
        g_ptr_array_add (files, g_object_ref (child));
    }
  if (list == NULL)
    return NULL;
  g_ptr_array_sort (files, compare_files);
  if (files->len > TW_SCAN_MAX_FILES)
    g_ptr_array_set_size (files, TW_SCAN_MAX_FILES);
  return g_steal_pointer (&files);
}
