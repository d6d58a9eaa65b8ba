/* Presets for printing, as files. */
#include "engine/format/print-preset-file.h"

#include <errno.h>
#include <string.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "engine/format/data-dir.h"
#include "engine/format/print-element.h"
#include "engine/format/save-file.h"
#include "engine/format/xml-document.h"
#include "engine/format/xml-foreign.h"
#include "engine/format/xml-root.h"

static const TwXmlVocabulary vocabulary = { "print-preset", TW_PRINT_PRESET_NAMESPACE, NULL };

static const char *const shipped[] = { "home-draft",
                                       "home-bleed",
                                       "stickers",
                                       "cutter",
                                       "print-shop",
                                       "game-crafter",
                                       "game-crafter-punchout",
                                       "pictures",
                                       NULL };

static const TwXmlChild children[] = { { "title", 0, 0 },
                                       { "description", 1, 0 },
                                       { "print", 2, 0 } };

void
tw_print_preset_free (TwPrintPreset *preset)
{
  g_free (preset->id);
  tw_texts_unref (preset->titles);
  tw_texts_unref (preset->descriptions);
  tw_print_plan_free (preset->plan);
  g_free (preset);
}

static gboolean
is_id (const char *id)
{
  return g_regex_match_simple ("^[a-z0-9][a-z0-9-]{0,63}$", id, 0, 0);
}

static gboolean
read_preset (TwXmlReader *reader, xmlNode *root, gpointer user)
{
  static const char *const attributes[] = { "version", "id", NULL };
  TwPrintPreset *preset = user;
  g_autoptr (TwForeign) foreign = NULL;

  if (!tw_xml_reader_open (reader, root, attributes, children, G_N_ELEMENTS (children), &foreign)
      || !tw_xml_reader_words_attribute (reader, root, "id", &preset->id)
      || !tw_xml_root_needs (reader, root, "id", preset->id))
    return FALSE;
  if (!is_id (preset->id))
    return tw_xml_reader_fail (reader, root,
                               _ ("“%.40s” is no name of a preset. Write small letters, digits and "
                                  "hyphens."),
                               preset->id);
  for (xmlNode *node = tw_xml_reader_first (root); node != NULL; node = tw_xml_reader_next (node))
    if (tw_xml_reader_is (node, "print"))
      {
        tw_print_plan_free (preset->plan);
        preset->plan = tw_print_element_read (reader, node, &foreign);
        if (preset->plan == NULL)
          return FALSE;
      }
    else if (!tw_xml_root_read_text (reader, node,
                                     tw_xml_reader_is (node, "title") ? &preset->titles
                                                                      : &preset->descriptions))
      return FALSE;
  if (preset->plan == NULL)
    return tw_xml_reader_fail (reader, root,
                               _ ("It does not say how to print. Put a print "
                                  "element into it."));
  g_free (preset->plan->preset);
  preset->plan->preset = g_strdup (preset->id);
  return TRUE;
}

static char *
own_path (const char *id)
{
  g_autofree char *name = g_strconcat (id, ".xml", NULL);

  return g_build_filename (g_get_user_data_dir (), "tilewright", "print", name, NULL);
}

/* The path of a preset's file; its id if there is none of that name. */
static char *
find_file (const char *word, gboolean *out_is_own)
{
  g_autofree char *relative = g_strdup_printf ("print/%s.xml", word);
  char *path;

  *out_is_own = FALSE;
  if (g_strv_contains (shipped, word) && (path = tw_data_dir_find (relative)) != NULL)
    return path;
  *out_is_own = TRUE;
  return is_id (word) ? own_path (word) : g_strdup (word);
}

TwPrintPreset *
tw_print_preset_load (const char *word, GError **error)
{
  g_autoptr (TwPrintPreset) preset = g_new0 (TwPrintPreset, 1);
  g_autofree char *path = find_file (word, &preset->is_own);
  gsize length = 0;
  g_autofree char *data = tw_xml_document_read_file (path, &length, error);

  if (data == NULL
      || !tw_xml_root_read_plain (path, data, (gssize) length, &vocabulary, read_preset, preset,
                                  error))
    return NULL;
  return g_steal_pointer (&preset);
}

static int
compare_words (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static GPtrArray *
own_ids (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "tilewright", "print", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *ids = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".xml"))
      {
        g_autofree char *id = g_strndup (name, strlen (name) - strlen (".xml"));

        if (is_id (id) && !g_strv_contains (shipped, id))
          g_ptr_array_add (ids, g_steal_pointer (&id));
      }
  g_ptr_array_sort (ids, compare_words);
  return ids;
}

GPtrArray *
tw_print_preset_list (void)
{
  GPtrArray *presets = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_print_preset_free);
  g_autoptr (GPtrArray) own = own_ids ();

  for (guint i = 0; i < G_N_ELEMENTS (shipped) - 1 + own->len; i++)
    {
      const char *id = i < G_N_ELEMENTS (shipped) - 1
                           ? shipped[i]
                           : own->pdata[i - (G_N_ELEMENTS (shipped) - 1)];
      TwPrintPreset *preset = tw_print_preset_load (id, NULL);

      if (preset != NULL)
        g_ptr_array_add (presets, preset);
    }
  return presets;
}

/* Small letters, digits and hyphens of @title. */
static char *
id_of (const char *title)
{
  g_autofree char *ascii = g_str_to_ascii (title, "C");
  GString *id = g_string_new (NULL);

  for (const char *c = ascii; *c != '\0' && id->len < 60; c++)
    if (g_ascii_isalnum (*c))
      g_string_append_c (id, g_ascii_tolower (*c));
    else if (id->len > 0 && id->str[id->len - 1] != '-')
      g_string_append_c (id, '-');
  while (id->len > 0 && id->str[id->len - 1] == '-')
    g_string_truncate (id, id->len - 1);
  if (id->len == 0)
    g_string_append (id, "own");
  if (g_strv_contains (shipped, id->str))
    g_string_append (id, "-own");
  return g_string_free (id, FALSE);
}

gboolean
tw_print_preset_save (const char *title, const TwPrintPlan *plan, char **out_id, GError **error)
{
  g_autofree char *id = id_of (title), *path = own_path (id), *folder = g_path_get_dirname (path);
  g_autoptr (TwPrintPlan) kept = tw_print_plan_new ();
  g_autofree char *xml = NULL;
  TwXmlWriter *writer = tw_xml_writer_new (TW_PRINT_PRESET_NAMESPACE);
  gsize length;

  tw_print_plan_take_preset (kept, plan);
  g_clear_pointer (&kept->preset, g_free);
  tw_xml_writer_open (writer, "print-preset");
  tw_xml_writer_attribute (writer, "xmlns", TW_PRINT_PRESET_NAMESPACE);
  tw_xml_writer_attribute (writer, "version", "1.0");
  tw_xml_writer_attribute (writer, "id", id);
  tw_xml_writer_open (writer, "title");
  tw_xml_writer_text (writer, title);
  tw_xml_writer_close (writer);
  tw_print_element_write (writer, kept, NULL, 0);
  tw_xml_writer_close (writer);
  xml = tw_xml_writer_finish (writer, &length);
  g_mkdir_with_parents (folder, 0700);
  if (!tw_save_file (path, xml, length, NULL, NULL, error))
    return FALSE;
  *out_id = g_steal_pointer (&id);
  return TRUE;
}

gboolean
tw_print_preset_remove (const char *id, GError **error)
{
  g_autofree char *path = own_path (id);

  if (g_unlink (path) == 0)
    return TRUE;
  return tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, path, 0,
                              _ ("It could not be deleted: %s."), g_strerror (errno));
}
