/* A package from its bytes, which nobody vouches for. */
#include "engine/format/package-reader.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/tile-set-file.h"
#include "engine/format/xml-document.h"
#include "engine/format/zip-reader.h"
#include "engine/set/set-pictures.h"

typedef struct
{
  TwEnclosures *enclosures;
  GBytes *set;
  GPtrArray *left_out;
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
check_type (TwZip *zip, GBytes *bytes)
{
  g_autofree char *type = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  return strcmp (g_strstrip (type), TW_PACKAGE_MIME_TYPE) == 0
         || tw_zip_refuse (zip, TW_FORMAT_ERROR_CONTENT,
                           _ ("This is a file of another program. Open it there."));
}

static gboolean
take_entry (TwZip *zip, const char *name, gpointer data)
{
  Reader *reader = data;
  g_autoptr (GBytes) bytes = NULL;
  TwEnclosures *old = reader->enclosures;
  TwEnclosureKind kind;

  if (strcmp (name, "set.xml") == 0)
    return (reader->set = tw_zip_bytes (zip, TW_XML_MAX_BYTES)) != NULL;
  if (strcmp (name, "mimetype") == 0)
    return (bytes = tw_zip_bytes (zip, 1024)) != NULL && check_type (zip, bytes);
  if (strcmp (name, "CHANGES.txt") == 0)
    return TRUE;
  if (!tw_enclosure_kind_of (name, &kind))
    {
      g_ptr_array_add (reader->left_out, g_strdup (name));
      return TRUE;
    }
  bytes = tw_zip_bytes (zip, TW_XML_MAX_BYTES);
  if (bytes == NULL)
    return FALSE;
  reader->enclosures = tw_enclosures_with (old, name, bytes);
  tw_enclosures_unref (old);
  return TRUE;
}

static gboolean
check_set (TwZip *zip, const Reader *reader)
{
  return reader->set != NULL
         || tw_zip_refuse (
             zip, TW_FORMAT_ERROR_CONTENT,
             _ ("There is no set.xml in it, so it is no package of a tile set. Unpack "
                "it with another program to see what it is."));
}

static void
warn_about_rest (const Reader *reader, const char *name, TwTileSet *set)
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
                           name, left_out);

      g_strv_builder_add (warnings, text);
    }
  g_strfreev (set->warnings);
  set->warnings = g_strv_builder_end (warnings);
}

TwTileSet *
tw_package_file_parse (const char *name, const char *data, gsize length, GError **error)
{
  g_autoptr (GPtrArray) left_out = g_ptr_array_new_with_free_func (g_free);
  Reader reader = { .left_out = left_out };
  TwZip zip = { .name = name,
                .max_files = TW_ENCLOSURES_MAX_COUNT,
                .max_bytes = TW_ENCLOSURES_MAX_BYTES,
                .error = error };
  g_autofree char *inner = g_strconcat (name, "/set.xml", NULL);
  g_autoptr (TwTileSet) set = NULL;

  if (tw_zip_read (&zip, data, length, take_entry, &reader) && check_set (&zip, &reader))
    set = tw_tile_set_file_parse (inner, g_bytes_get_data (reader.set, NULL),
                                  (gssize) g_bytes_get_size (reader.set), error);
  if (set != NULL)
    {
      set->enclosures = g_steal_pointer (&reader.enclosures);
      tw_set_pictures_bind (set);
      warn_about_rest (&reader, name, set);
    }
  tw_enclosures_unref (reader.enclosures);
  g_clear_pointer (&reader.set, g_bytes_unref);
  return g_steal_pointer (&set);
}
