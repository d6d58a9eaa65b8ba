/* Reading a theme's file, and finding those there are. */
#include "engine/format/theme-file.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/data-dir.h"
#include "engine/format/xml-document.h"
#include "engine/format/xml-foreign.h"
#include "engine/format/xml-root.h"

static const TwXmlVocabulary vocabulary = { "theme", TW_THEME_NAMESPACE, "schema/theme.rng" };

static const char *const shipped[] = { "classic", "winter", "print", NULL };

static void
entry_free (gpointer data)
{
  TwThemeEntry *entry = data;

  g_free (entry->name);
  g_free (entry->file);
  g_free (entry);
}

void
tw_theme_file_free (TwThemeFile *file)
{
  g_free (file->path);
  g_free (file->id);
  g_free (file->base);
  tw_texts_unref (file->titles);
  g_ptr_array_unref (file->entries);
  g_free (file);
}

static gboolean
is_id (const char *id)
{
  return g_regex_match_simple ("^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$", id, 0, 0);
}

static gboolean
read_colours (TwXmlReader *reader, xmlNode *element, TwThemeEntry *entry)
{
  g_autofree char *value = NULL;
  g_auto (GStrv) words = NULL;

  if (!tw_xml_reader_words_attribute (reader, element, "value", &value)
      || !tw_xml_root_needs (reader, element, "value", value))
    return FALSE;
  words = g_strsplit (value, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      if (!g_regex_match_simple ("^#[0-9a-fA-F]{6}$", words[i], 0, 0))
        return tw_xml_reader_fail (reader, element,
                                   _ ("“%.40s” is no colour. Write one as #e2b23c."), words[i]);
      if (i == TW_THEME_MAX_COLOURS)
        return tw_xml_reader_fail (reader, element,
                                   _ ("There are more than %d colours. Take some out."),
                                   TW_THEME_MAX_COLOURS);
      entry->colours[entry->n_colours++] = (guint32) strtoul (words[i] + 1, NULL, 16);
    }
  return TRUE;
}

static gboolean
read_picture (TwXmlReader *reader, xmlNode *element, TwThemeEntry *entry)
{
  g_autofree char *file = NULL, *folder = g_path_get_dirname (reader->file);

  if (!tw_xml_reader_line_attribute (reader, element, "file", 256, &file)
      || !tw_xml_root_needs (reader, element, "file", file))
    return FALSE;
  g_strstrip (file);
  if (g_path_is_absolute (file) || strstr (file, "..") != NULL || !g_str_has_suffix (file, ".svg"))
    return tw_xml_reader_fail (reader, element,
                               _ ("“%.80s” is no SVG file beside the theme. Put the picture there "
                                  "and write its name."),
                               file);
  entry->file = g_build_filename (folder, file, NULL);
  return TRUE;
}

static gboolean
read_entry (TwXmlReader *reader, xmlNode *element, gboolean is_contrast, TwThemeFile *theme)
{
  static const char *const attributes[][3] = {
    [TW_THEME_COLOUR] = { "name", "value" },
    [TW_THEME_AMOUNT] = { "name", "percent" },
    [TW_THEME_PICTURE] = { "symbol", "file" },
  };
  TwThemeEntry *entry = g_new0 (TwThemeEntry, 1);
  g_autoptr (TwForeign) foreign = NULL;

  g_ptr_array_add (theme->entries, entry);
  entry->is_contrast = is_contrast;
  entry->line = tw_xml_reader_line (element);
  entry->type = tw_xml_reader_is (element, "colour")   ? TW_THEME_COLOUR
                : tw_xml_reader_is (element, "amount") ? TW_THEME_AMOUNT
                                                       : TW_THEME_PICTURE;
  if (!tw_xml_reader_open_simple (reader, element, attributes[entry->type], FALSE, &foreign)
      || !tw_xml_reader_line_attribute (reader, element, attributes[entry->type][0], 64,
                                        &entry->name)
      || !tw_xml_root_needs (reader, element, attributes[entry->type][0], entry->name))
    return FALSE;
  g_strstrip (entry->name);
  if (entry->type == TW_THEME_COLOUR)
    return read_colours (reader, element, entry);
  if (entry->type == TW_THEME_PICTURE)
    return read_picture (reader, element, entry);
  entry->percent = -1;
  return tw_xml_reader_number_attribute (reader, element, "percent", 0, 400, &entry->percent)
         && tw_xml_root_needs (reader, element, "percent", entry->percent < 0 ? NULL : "");
}

static const TwXmlChild children[] = {
  { "title", 0, 0 },   { "colour", 1, 0 },        { "amount", 1, 0 },
  { "picture", 1, 0 }, { "high-contrast", 2, 0 },
};

static gboolean
read_contrast (TwXmlReader *reader, xmlNode *element, TwThemeFile *theme)
{
  static const char *const none[] = { NULL };
  g_autoptr (TwForeign) foreign = NULL;

  if (!tw_xml_reader_open (reader, element, none, children + 1, 3, &foreign))
    return FALSE;
  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    if (!read_entry (reader, node, TRUE, theme))
      return FALSE;
  return TRUE;
}

static gboolean
read_theme (TwXmlReader *reader, xmlNode *root, gpointer user)
{
  static const char *const attributes[] = { "version", "id", "base", NULL };
  TwThemeFile *theme = user;
  g_autoptr (TwForeign) foreign = NULL;

  if (!tw_xml_reader_open (reader, root, attributes, children, G_N_ELEMENTS (children), &foreign)
      || !tw_xml_reader_words_attribute (reader, root, "id", &theme->id)
      || !tw_xml_root_needs (reader, root, "id", theme->id)
      || !tw_xml_reader_words_attribute (reader, root, "base", &theme->base))
    return FALSE;
  for (xmlNode *node = tw_xml_reader_first (root); node != NULL; node = tw_xml_reader_next (node))
    if (tw_xml_reader_is (node, "title") ? !tw_xml_root_read_text (reader, node, &theme->titles)
        : tw_xml_reader_is (node, "high-contrast") ? !read_contrast (reader, node, theme)
                                                   : !read_entry (reader, node, FALSE, theme))
      return FALSE;
  return TRUE;
}

TwThemeFile *
tw_theme_file_load (const char *path, GError **error)
{
  g_autoptr (TwThemeFile) theme = g_new0 (TwThemeFile, 1);
  g_autofree char *data = NULL;
  gsize length = 0;

  theme->path = g_strdup (path);
  theme->entries = g_ptr_array_new_with_free_func (entry_free);
  data = tw_xml_document_read_file (path, &length, error);
  if (data == NULL
      || !tw_xml_root_read_plain (path, data, (gssize) length, &vocabulary, read_theme, theme,
                                  error))
    return NULL;
  return g_steal_pointer (&theme);
}

static char *
own_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "tilewright", "themes", NULL);
}

char *
tw_theme_file_find (const char *id)
{
  g_autofree char *folder = own_folder (), *own = NULL, *relative = NULL;

  if (!is_id (id))
    return NULL;
  relative = g_strdup_printf ("%s.xml", id);
  own = g_build_filename (folder, relative, NULL);
  if (!g_strv_contains (shipped, id) && g_file_test (own, G_FILE_TEST_IS_REGULAR))
    return g_steal_pointer (&own);
  g_free (relative);
  relative = g_strdup_printf ("themes/%s.xml", id);
  return tw_data_dir_find (relative);
}

static int
compare_ids (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char **
tw_theme_file_ids (void)
{
  g_autofree char *folder = own_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) own = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *ids = g_ptr_array_new ();
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".xml"))
      {
        g_autofree char *id = g_strndup (name, strlen (name) - 4);

        if (is_id (id) && !g_strv_contains (shipped, id))
          g_ptr_array_add (own, g_steal_pointer (&id));
      }
  g_ptr_array_sort (own, compare_ids);
  for (guint i = 0; shipped[i] != NULL; i++)
    g_ptr_array_add (ids, g_strdup (shipped[i]));
  for (guint i = 0; i < own->len; i++)
    g_ptr_array_add (ids, g_strdup (own->pdata[i]));
  g_ptr_array_add (ids, NULL);
  return (char **) g_ptr_array_free (ids, FALSE);
}
