/* Which file this is, and texts by language. */
#include "engine/format/xml-root.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/xml-document.h"
#include "engine/format/xml-foreign.h"
#include "engine/format/xml-schema.h"
#include "engine/tile/plural-forms.h"

gboolean
tw_xml_root_needs (TwXmlReader *reader, const xmlNode *element, const char *name, const char *value)
{
  if (value != NULL)
    return TRUE;
  return tw_xml_reader_fail (reader, element, _ ("<%s> needs the attribute “%s”. Add it."),
                             (const char *) element->name, name);
}

/* One to four digits, a point, and as many again. */
static gboolean
is_version (const char *version)
{
  static const char digits[] = "0123456789";
  gsize n_major = strspn (version, digits);
  const char *minor = version + n_major + 1;
  gsize n_minor = version[n_major] == '.' ? strspn (minor, digits) : 0;

  return n_major >= 1 && n_major <= 4 && n_minor >= 1 && n_minor <= 4 && minor[n_minor] == '\0';
}

gboolean
tw_xml_root_check (TwXmlReader *reader, const TwXmlVocabulary *vocabulary, const xmlNode *root)
{
  const char *uri = root->ns != NULL ? (const char *) root->ns->href : "";
  g_autofree char *version = tw_xml_reader_attribute (root, "version");
  gsize prefix = (gsize) (strrchr (vocabulary->namespace, ':') + 1 - vocabulary->namespace);

  if (!tw_xml_reader_is (root, vocabulary->root))
    return tw_xml_reader_fail (reader, root,
                               _ ("The outermost element is <%s>, not <%s>. Choose another file."),
                               (const char *) root->name, vocabulary->root);
  if (strncmp (uri, vocabulary->namespace, prefix) == 0 && strcmp (uri, vocabulary->namespace) != 0)
    return tw_format_error_set (reader->error, TW_FORMAT_ERROR_VERSION, reader->file,
                                tw_xml_reader_line (root),
                                _ ("The file is made for another version of Tilewright (its "
                                   "namespace is “%.80s”). Open it with that version."),
                                uri);
  if (strcmp (uri, vocabulary->namespace) != 0)
    return tw_xml_reader_fail (reader, root,
                               _ ("The namespace of <%s> is “%.80s”. Write xmlns=\"%s\"."),
                               vocabulary->root, uri, vocabulary->namespace);
  if (!tw_xml_root_needs (reader, root, "version", version))
    return FALSE;
  g_strstrip (version);
  if (!is_version (version))
    return tw_xml_reader_fail (reader, root, _ ("“%.40s” is no version. Write version=\"1.0\"."),
                               version);
  if (strtoul (version, NULL, 10) != 1)
    return tw_format_error_set (reader->error, TW_FORMAT_ERROR_VERSION, reader->file,
                                tw_xml_reader_line (root),
                                _ ("The file is written in version %s of the format; this program "
                                   "reads version 1. Open it with a newer Tilewright."),
                                version);
  reader->ns = root->ns;
  reader->is_newer = strtoul (strchr (version, '.') + 1, NULL, 10) > 0;
  return TRUE;
}

gboolean
tw_xml_root_read_plain (const char *name,
                        const char *data,
                        gssize length,
                        const TwXmlVocabulary *vocabulary,
                        gboolean (*read) (TwXmlReader *reader, xmlNode *root, gpointer user),
                        gpointer user,
                        GError **error)
{
  g_autoptr (xmlDoc) document = tw_xml_document_parse (name, data, length, error);
  g_autoptr (GPtrArray) warnings = g_ptr_array_new_with_free_func (g_free);

  return document != NULL
         && tw_xml_root_read_document (name, document, vocabulary, read, user, warnings, error);
}

gboolean
tw_xml_root_read_document (const char *name,
                           xmlDoc *document,
                           const TwXmlVocabulary *vocabulary,
                           gboolean (*read) (TwXmlReader *reader, xmlNode *root, gpointer user),
                           gpointer user,
                           GPtrArray *warnings,
                           GError **error)
{
  g_autoptr (GError) local = NULL;
  TwXmlReader reader = {
    .file = name, .namespace = vocabulary->namespace, .warnings = warnings, .error = &local
  };
  xmlNode *root = xmlDocGetRootElement (document);

  /* The reader holds the file to its limits and takes out what a newer minor version brings; then
   * the schema looks. */
  if (tw_xml_root_check (&reader, vocabulary, root) && read (&reader, root, user))
    return vocabulary->schema == NULL
           || tw_xml_schema_check (name, vocabulary->namespace, document, vocabulary->schema,
                                   error);
  g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}

/* The words of @element, which may have @attributes, for the language that it says. */
static gboolean
read_words (TwXmlReader *reader, xmlNode *element, const char *const *attributes, TwTexts **texts)
{
  g_autoptr (TwForeign) foreign = NULL;
  g_autofree char *given = tw_xml_reader_language (element);
  const char *language = given != NULL ? given : "";
  g_autofree char *text = NULL;
  const TwTexts *old = *texts;
  gboolean is_draft = FALSE;

  if (!tw_xml_reader_open_simple (reader, element, attributes, TRUE, &foreign)
      || !tw_xml_reader_truth_attribute (reader, element, "draft", &is_draft))
    return FALSE;
  if (tw_texts_get (old, language) != NULL)
    return tw_xml_reader_fail (reader, element,
                               _ ("There are two <%s> in the same language. Take one out."),
                               (const char *) element->name);
  if (old != NULL && old->n_texts == TW_MAX_LANGUAGES)
    return tw_xml_reader_fail (reader, element,
                               _ ("There are more than %d languages. Take some of them out."),
                               TW_MAX_LANGUAGES);
  text = tw_xml_reader_line_text (element);
  if (strlen (text) > TW_MAX_TEXT)
    return tw_xml_reader_fail (reader, element,
                               _ ("A text can be %d KiB long at most. Shorten it."),
                               TW_MAX_TEXT >> 10);
  *texts = tw_texts_append (*texts, language, g_steal_pointer (&text), is_draft);
  return TRUE;
}

gboolean
tw_xml_root_read_text (TwXmlReader *reader, xmlNode *element, TwTexts **texts)
{
  static const char *const attributes[] = { "xml:lang", "draft", NULL };

  return read_words (reader, element, attributes, texts);
}

gboolean
tw_xml_root_read_counted (TwXmlReader *reader, xmlNode *element, TwTexts **forms)
{
  static const char *const attributes[] = { "xml:lang", "draft", "form", NULL };
  int form = 0;

  return tw_xml_reader_number_attribute (reader, element, "form", 0, TW_MAX_PLURAL_FORMS - 1, &form)
         && read_words (reader, element, attributes, &forms[form]);
}

gboolean
tw_xml_root_read_language (TwXmlReader *reader, xmlNode *element, TwTexts **plural_forms)
{
  static const char *const attributes[] = { "xml:lang", "plural-forms", NULL };
  g_autoptr (TwForeign) foreign = NULL;
  g_autofree char *forms = NULL, *given = tw_xml_reader_language (element);
  const char *language = given != NULL ? given : "";
  TwTexts *old = *plural_forms;

  if (!tw_xml_reader_open_simple (reader, element, attributes, FALSE, &foreign)
      || !tw_xml_root_needs (reader, element, "xml:lang", *language != '\0' ? language : NULL)
      || !tw_xml_reader_line_attribute (reader, element, "plural-forms", 1024, &forms)
      || !tw_xml_root_needs (reader, element, "plural-forms", forms))
    return FALSE;
  if (tw_plural_forms_count (forms) == 0)
    return tw_xml_reader_fail (reader, element,
                               _ ("“%.100s” is no rule for plurals. Write for instance “%s”."),
                               forms, TW_PLURAL_FORMS_ENGLISH);
  *plural_forms = tw_texts_with (old, language, forms);
  tw_texts_unref (old);
  return TRUE;
}
