/* Lists of packages: read, and the packages found beside them. */
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/json.h"
#include "engine/format/package-file.h"
#include "engine/format/package-index.h"
#include "engine/format/package-reader.h"
#include "engine/format/xml-document.h"
#include "engine/tile/language.h"

#define MAX_FILE_NAME 200
#define MAX_TITLES    200
#define MAX_REQUIRED  100

static void
package_free (gpointer data)
{
  TwListedPackage *package = data;

  g_free (package->file);
  g_free (package->id);
  tw_texts_unref (package->titles);
  g_free (package->version);
  g_free (package->author);
  g_free (package->licence);
  g_strfreev (package->requires);
  g_free (package->cover);
  g_free (package->sha256);
  g_free (package);
}

/* The name of a file beside the list, and of nothing else on any system. */
static gboolean
is_beside (const char *name)
{
  return *name != '.' && strlen (name) <= MAX_FILE_NAME && strpbrk (name, "/\\:") == NULL
         && g_str_has_suffix (name, TW_PACKAGE_SUFFIX)
         && strlen (name) > strlen (TW_PACKAGE_SUFFIX);
}

static gboolean
is_sum (const char *text)
{
  return strlen (text) == 64 && strspn (text, "0123456789abcdef") == 64;
}

static gboolean
read_string (const TwJson *at, const char *name, char **out)
{
  TwJson member = tw_json_member (at, name);
  const char *text;

  if (!tw_json_need_string (&member, &text))
    return FALSE;
  *out = g_strdup (text);
  return TRUE;
}

/* What need not be there can be null, or missing. */
static gboolean
read_optional (const TwJson *at, const char *name, char **out)
{
  TwJson member = tw_json_member (at, name);

  return member.node == NULL || JSON_NODE_HOLDS_NULL (member.node) || read_string (at, name, out);
}

static gboolean
read_titles (const TwJson *at, TwListedPackage *package)
{
  TwJson titles = tw_json_member (at, "titles");
  g_autofree const char **languages = NULL;

  if (!tw_json_need_object (&titles))
    return FALSE;
  languages = tw_json_members (&titles);
  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autofree char *title = NULL;
      g_autoptr (TwTexts) before = package->titles;

      package->titles = tw_texts_ref (before);
      if (i >= MAX_TITLES)
        return tw_json_fail (&titles, _ ("There are more than %d titles. Take some out."),
                             MAX_TITLES);
      if (*languages[i] != '\0' && !tw_language_is_valid (languages[i]))
        return tw_json_fail (&titles, _ ("“%s” is no language. Write for instance cs or pt-BR."),
                             languages[i]);
      if (!read_string (&titles, languages[i], &title))
        return FALSE;
      tw_texts_unref (package->titles);
      package->titles = tw_texts_with (before, languages[i], title);
    }
  return TRUE;
}

static gboolean
read_requires (const TwJson *at, TwListedPackage *package)
{
  TwJson list = tw_json_member (at, "requires");
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  guint n = 0;

  if (list.node != NULL && !tw_json_need_array (&list, MAX_REQUIRED))
    return FALSE;
  n = list.node != NULL ? tw_json_n_items (&list) : 0;
  for (guint i = 0; i < n; i++)
    {
      TwJson item = tw_json_item (&list, i);
      const char *id;

      if (!tw_json_need_string (&item, &id))
        return FALSE;
      g_strv_builder_add (ids, id);
    }
  package->requires = g_strv_builder_end (ids);
  return TRUE;
}

static gboolean
read_numbers (const TwJson *at, TwListedPackage *package)
{
  TwJson tiles = tw_json_member (at, "tiles"), size = tw_json_member (at, "size");
  int n_tiles, n_bytes;

  if (!tw_json_need_number (&tiles, 0, G_MAXINT, &n_tiles)
      || !tw_json_need_number (&size, 1, TW_XML_MAX_BYTES, &n_bytes))
    return FALSE;
  package->n_tiles = (guint) n_tiles;
  package->size = (guint) n_bytes;
  return TRUE;
}

static gboolean
read_package (const TwJson *at, TwListedPackage *package)
{
  TwJson file = tw_json_member (at, "file"), sum = tw_json_member (at, "sha256");

  if (!tw_json_need_object (at) || !read_string (at, "file", &package->file))
    return FALSE;
  if (!is_beside (package->file))
    return tw_json_fail (
        &file,
        _ ("“%s” is no name of a package beside the list. Only the name of such a file may "
           "stand here, without any folder."),
        package->file);
  if (!read_string (at, "id", &package->id) || !read_titles (at, package)
      || !read_optional (at, "version", &package->version)
      || !read_optional (at, "author", &package->author)
      || !read_optional (at, "licence", &package->licence)
      || !read_optional (at, "cover", &package->cover) || !read_numbers (at, package)
      || !read_requires (at, package) || !read_string (at, "sha256", &package->sha256))
    return FALSE;
  return is_sum (package->sha256)
         || tw_json_fail (&sum, _ ("This is no sum of a file (SHA-256). Have the list made anew."));
}

static gboolean
read_packages (const TwJson *root, GPtrArray *packages)
{
  TwJson list = tw_json_member (root, "packages");
  g_autoptr (GHashTable) files = g_hash_table_new (g_str_hash, g_str_equal);

  if (!tw_json_need_array (&list, TW_PACKAGE_INDEX_MOST))
    return FALSE;
  for (guint i = 0; i < tw_json_n_items (&list); i++)
    {
      TwJson item = tw_json_item (&list, i);
      TwListedPackage *package = g_new0 (TwListedPackage, 1);

      g_ptr_array_add (packages, package);
      if (!read_package (&item, package))
        return FALSE;
      if (!g_hash_table_add (files, package->file))
        return tw_json_fail (&item, _ ("“%s” is in the list twice. Have the list made anew."),
                             package->file);
    }
  return TRUE;
}

static gboolean
check_version (const TwJson *root)
{
  TwJson version = tw_json_member (root, "tilewright-packages");

  if (!tw_json_need_object (root))
    return FALSE;
  if (version.node == NULL || tw_json_amount (&version) < 1)
    return tw_json_fail (
        root, _ ("This is no list of packages. Have one made by “tilewright-tool index”."));
  if (tw_json_amount (&version) == 1)
    return TRUE;
  return tw_format_error_set (
      root->error, TW_FORMAT_ERROR_VERSION, root->file, 0,
      _ ("The list is written for a newer version of the program. Update that."));
}

GPtrArray *
tw_package_index_parse (const char *name, const char *data, gsize length, GError **error)
{
  g_autoptr (JsonNode) node = tw_json_parse (name, data, (gssize) length, error);
  g_autoptr (GPtrArray) packages = g_ptr_array_new_with_free_func (package_free);
  TwJson root;

  if (node == NULL)
    return NULL;
  root = tw_json_root (name, node, error);
  return check_version (&root) && read_packages (&root, packages) ? g_steal_pointer (&packages)
                                                                  : NULL;
}

GPtrArray *
tw_package_index_load (const char *path, GError **error)
{
  gsize length = 0;
  g_autofree char *data = tw_xml_document_read_file (path, &length, error);

  return data != NULL ? tw_package_index_parse (path, data, length, error) : NULL;
}

TwTileSet *
tw_listed_package_read (const TwListedPackage *package, const char *folder, GError **error)
{
  g_autofree char *path = g_build_filename (folder, package->file, NULL);
  gsize length = 0;
  g_autofree char *data = tw_xml_document_read_file (path, &length, error);
  g_autofree char *sum = NULL;

  if (data == NULL)
    return NULL;
  sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) data, length);
  if (length == package->size && strcmp (sum, package->sha256) == 0)
    return tw_package_file_parse (path, data, length, error);
  tw_format_error_set (
      error, TW_FORMAT_ERROR_CONTENT, path, 0,
      _ ("This is not the package that the list tells of: it was damaged or changed. Get it again "
         "from where the list came from."));
  return NULL;
}
