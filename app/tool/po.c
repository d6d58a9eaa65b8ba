/* po: the texts of a set or ruleset to translators and back. */
#include "app/tool/command.h"

#include <string.h>

#include <glib/gi18n.h>

#include "engine/format/ruleset-file.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"
#include "engine/localise/po-reader.h"
#include "engine/localise/text-file.h"
#include "engine/localise/text-po-import.h"
#include "engine/localise/text-po.h"
#include "engine/tile/plural-forms.h"

typedef struct
{
  const char *file;
  char *language;
  char *plural_forms;
  char *import;
  char *out;
  gboolean as_json;
} Options;

static char *
find_file (const char *word)
{
  char *path = tw_tile_set_file_find (word);

  return path != NULL ? path : tw_ruleset_file_find (word);
}

static void
print_count (const TwTextList *list, const char *language)
{
  TwTextCount count;

  tw_text_list_count (list, language, &count);
  /* Translators: a language's code, and how many of its texts are done, drafts and missing. */
  g_print (_ ("%s: %u of %u done, drafts: %u, missing: %u\n"), language, count.n[TW_TEXT_DONE],
           list->items->len, count.n[TW_TEXT_DRAFT], count.n[TW_TEXT_MISSING]);
}

static void
add_number (JsonBuilder *json, const char *name, guint value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_int_value (json, value);
}

static void
print_json (const TwTextList *list, char **languages)
{
  JsonBuilder *json = json_builder_new ();

  json_builder_begin_object (json);
  add_number (json, "texts", list->items->len);
  json_builder_set_member_name (json, "languages");
  json_builder_begin_array (json);
  for (guint i = 0; languages[i] != NULL; i++)
    {
      TwTextCount count;

      tw_text_list_count (list, languages[i], &count);
      json_builder_begin_object (json);
      json_builder_set_member_name (json, "language");
      json_builder_add_string_value (json, languages[i]);
      add_number (json, "done", count.n[TW_TEXT_DONE]);
      add_number (json, "draft", count.n[TW_TEXT_DRAFT]);
      add_number (json, "missing", count.n[TW_TEXT_MISSING]);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
  json_builder_end_object (json);
  tw_command_print_json (json);
}

static int
report (const TwTextFile *file, const Options *options)
{
  char *one[] = { options->language, NULL };
  g_auto (GStrv) all = tw_text_list_languages (file->list);
  char **languages = options->language != NULL ? one : all;

  if (options->as_json)
    print_json (file->list, languages);
  else if (languages[0] == NULL)
    g_print (g_dngettext (GETTEXT_PACKAGE, "%u text, and no translation\n",
                          "%u texts, and no translation\n", file->list->items->len),
             file->list->items->len);
  for (guint i = 0; languages[i] != NULL && !options->as_json; i++)
    print_count (file->list, languages[i]);
  return TW_EXIT_OK;
}

/* The file that is there goes on; what is no PO file is not written over. */
static gboolean
read_old (const char *path, TwPoFile **out_old, GError **error)
{
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;
  *out_old = tw_po_file_load (path, error);
  return *out_old != NULL;
}

static int export(const TwTextFile *file, const Options *options)
{
  g_autofree char *name = g_path_get_basename (file->path);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d %H:%M+0000");
  g_autoptr (TwPoFile) old = NULL, po = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  TwTextPoOptions to = { options->language, options->plural_forms, name, date };

  if (!read_old (options->out, &old, &error))
    return tw_command_fail (error);
  if (to.plural_forms == NULL && tw_text_list_plural_forms (file->list, to.language) == NULL)
    {
      g_autofree char *before = old != NULL ? tw_po_file_field (old, "Plural-Forms") : NULL;

      if (before != NULL && tw_plural_forms_count (before) > 0)
        to.plural_forms = before;
      else
        g_printerr (_ ("%s: Unknown plural rule; using that of English. Give it with "
                       "--plural-forms.\n"),
                    to.language);
      po = tw_text_po_export (file->list, &to, old);
    }
  else
    po = tw_text_po_export (file->list, &to, old);
  text = tw_po_file_to_text (po);
  if (!tw_save_file (options->out, text, strlen (text), NULL, NULL, &error))
    return tw_command_fail (error);
  return report (file, options);
}

static int
import (TwTextFile *file, const Options *options, const TwVocabulary *vocabulary)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwPoFile) po = tw_po_file_load (options->import, &error);
  g_auto (TwTextPoReport) done = { 0 };

  if (po == NULL
      || !tw_text_po_import (file->list, po, options->import, options->language, &done, &error)
      || !tw_text_file_save (file, options->out, vocabulary, &error))
    return tw_command_fail (error);
  for (guint i = 0; i < done.remarks->len; i++)
    g_printerr ("%s\n", (const char *) g_ptr_array_index (done.remarks, i));
  if (!options->as_json)
    g_print (g_dngettext (GETTEXT_PACKAGE, "%u text changed\n", "%u texts changed\n",
                          done.n_changed),
             done.n_changed);
  return report (file, &(Options){ .language = done.language, .as_json = options->as_json });
}

static int
run_on (const char *path, const Options *options)
{
  g_auto (TwGameKit) kit = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTextFile) file = NULL;

  if (!tw_command_kit (&kit))
    return TW_EXIT_USAGE;
  file = tw_text_file_open (path, kit.vocabulary, &error);
  if (file == NULL)
    return tw_command_fail (error);
  if (options->import != NULL)
    return import (file, options, kit.vocabulary);
  return options->out != NULL ? export(file, options) : report (file, options);
}

/* What cannot be meant, before anything is read. */
static gboolean
check (const Options *options, const char *path)
{
  g_autofree char *id = g_path_get_basename (options->file);

  if (path == NULL)
    g_printerr (_ ("%s: There is no such file, and nothing of this name is shipped.\n"),
                options->file);
  else if (options->language != NULL && !tw_language_is_valid (options->language))
    g_printerr (_ ("“%s” is no language. Write for instance “cs” or “pt_BR”.\n"),
                options->language);
  else if (options->plural_forms != NULL && tw_plural_forms_count (options->plural_forms) == 0)
    g_printerr (_ ("“%s” is no rule for plurals. Write for instance “%s”.\n"),
                options->plural_forms, TW_PLURAL_FORMS_ENGLISH);
  else if (options->import != NULL && options->out == NULL
           && (tw_shipped_set_is_path (path) || strcmp (path, options->file) != 0))
    g_printerr (_ ("%s comes with the program. Say with -o where your own copy goes.\n"), id);
  else
    return TRUE;
  return FALSE;
}

static int
run (int argc, char **argv)
{
  g_autofree char *language = NULL, *plural_forms = NULL, *import_from = NULL, *out = NULL;
  g_autofree char *path = NULL;
  gboolean as_json = FALSE;
  const GOptionEntry entries[] = {
    { "language", 0, 0, G_OPTION_ARG_STRING, &language,
      N_ ("The language to translate to, “cs” or “pt_BR”"), "LANG" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &out,
      N_ ("The PO file to write; what is in it is kept"), "OUT.po" },
    { "import", 0, 0, G_OPTION_ARG_FILENAME, &import_from,
      N_ ("Take translations from a PO file into FILE, or into a copy with -o"), "IN.po" },
    { "plural-forms", 0, 0, G_OPTION_ARG_STRING, &plural_forms,
      N_ ("How the language counts, “nplurals=2; plural=(n != 1);”"), "RULE" },
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_ ("Print JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  Options options = { 0 };

  if (!tw_command_options (&tw_command_po, entries, &argc, &argv))
    return TW_EXIT_USAGE;
  if (argc != 2 || (import_from == NULL && out != NULL && language == NULL)
      || (import_from != NULL && plural_forms != NULL))
    return tw_command_usage (&tw_command_po);
  if (language != NULL)
    {
      char *tag = tw_language_from_locale (language);

      g_free (language);
      language = tag;
    }
  options = (Options){ argv[1], language, plural_forms, import_from, out, as_json };
  path = find_file (argv[1]);
  return check (&options, path) ? run_on (path, &options) : TW_EXIT_USAGE;
}

const TwCommand tw_command_po = { .name = "po",
                                  .arguments = N_ ("FILE"),
                                  .summary =
                                      N_ ("Export and import translations, and report progress"),
                                  .run = run };
