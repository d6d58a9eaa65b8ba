/* Lists of packages: made of a folder. */
#include "engine/format/package-index.h"

#include <string.h>

#include <glib/gi18n-lib.h>
#include <json-glib/json-glib.h>

#include "engine/format/package-file.h"
#include "engine/format/package-reader.h"
#include "engine/format/xml-document.h"

static void
add_string (JsonBuilder *json, const char *name, const char *value)
{
  json_builder_set_member_name (json, name);
  if (value != NULL)
    json_builder_add_string_value (json, value);
  else
    json_builder_add_null_value (json);
}

static void
add_int (JsonBuilder *json, const char *name, gint64 value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_int_value (json, value);
}

/* Drafts are not shown to others. */
static void
add_titles (JsonBuilder *json, const TwTileSet *set)
{
  json_builder_set_member_name (json, "titles");
  json_builder_begin_object (json);
  for (guint i = 0; set->titles != NULL && i < set->titles->n_texts; i++)
    if (!set->titles->texts[i].is_draft)
      add_string (json, set->titles->texts[i].language, set->titles->texts[i].text);
  json_builder_end_object (json);
}

static void
add_requires (JsonBuilder *json, const TwTileSet *set)
{
  g_auto (GStrv) ids = g_strsplit (set->requires != NULL ? set->requires : "", " ", -1);

  json_builder_set_member_name (json, "requires");
  json_builder_begin_array (json);
  for (guint i = 0; ids[i] != NULL; i++)
    if (*ids[i] != '\0')
      json_builder_add_string_value (json, ids[i]);
  json_builder_end_array (json);
}

static const char *
cover_of (const TwTileSet *set)
{
  for (guint i = 0; set->enclosures != NULL && i < set->enclosures->n_enclosures; i++)
    if (set->enclosures->enclosures[i].kind == TW_ENCLOSURE_COVER)
      return set->enclosures->enclosures[i].name;
  return NULL;
}

static void
add_package (JsonBuilder *json,
             const char *file,
             const TwTileSet *set,
             const char *data,
             gsize length)
{
  g_autofree char *sum =
      g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) data, length);

  json_builder_begin_object (json);
  add_string (json, "file", file);
  add_string (json, "id", set->id);
  add_titles (json, set);
  add_string (json, "version", set->release);
  add_string (json, "author", set->author);
  add_string (json, "licence", set->licence);
  add_int (json, "tiles", tw_tile_set_n_copies (set));
  add_requires (json, set);
  add_string (json, "cover", cover_of (set));
  add_int (json, "size", (gint64) length);
  add_string (json, "sha256", sum);
  json_builder_end_object (json);
}

/* A package that cannot be read is of no use to anybody who finds it in a list. */
static void
look_at_package (JsonBuilder *json, const char *folder, const char *file, GPtrArray *problems)
{
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autoptr (GError) error = NULL;
  gsize length = 0;
  g_autofree char *data = tw_xml_document_read_file (path, &length, &error);
  g_autoptr (TwTileSet) set =
      data != NULL ? tw_package_file_parse (path, data, length, &error) : NULL;

  if (set != NULL)
    add_package (json, file, set, data, length);
  else
    g_ptr_array_add (problems, g_strdup (error->message));
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The packages in the folder, in an order that depends on no disk. */
static GPtrArray *
list_files (const char *folder, GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &local);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  if (dir == NULL)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_READ, folder, 0,
                           _ ("The folder cannot be read. Name a folder with packages."));
      return NULL;
    }
  while ((name = g_dir_read_name (dir)) != NULL)
    if (*name != '.' && g_str_has_suffix (name, TW_PACKAGE_SUFFIX)
        && g_utf8_validate (name, -1, NULL))
      g_ptr_array_add (files, g_strdup (name));
  if (files->len > TW_PACKAGE_INDEX_MOST)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_LIMIT, folder, 0,
                           _ ("There are more than %d packages. Part them into several folders."),
                           TW_PACKAGE_INDEX_MOST);
      return NULL;
    }
  g_ptr_array_sort (files, compare_names);
  return g_steal_pointer (&files);
}

char *
tw_package_index_make (const char *folder, GPtrArray *problems, GError **error)
{
  g_autoptr (GPtrArray) files = list_files (folder, error);
  g_autoptr (JsonBuilder) json = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;

  if (files == NULL)
    return NULL;
  json_builder_begin_object (json);
  add_int (json, "tilewright-packages", 1);
  json_builder_set_member_name (json, "packages");
  json_builder_begin_array (json);
  for (guint i = 0; i < files->len; i++)
    look_at_package (json, folder, files->pdata[i], problems);
  json_builder_end_array (json);
  json_builder_end_object (json);
  root = json_builder_get_root (json);
  text = json_to_string (root, TRUE);
  return g_strconcat (text, "\n", NULL);
}
