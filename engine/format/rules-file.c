/* A part of the rules from its file: rules, parameters, figures. */
#include "engine/format/rules-file.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/data-dir.h"
#include "engine/format/rules-file-private.h"
#include "engine/format/xml-document.h"
#include "engine/format/xml-foreign.h"
#include "engine/format/xml-root.h"

/* In one file; a game holds those of each of its sets. */
#define MAX_OWN 64

static const TwXmlVocabulary rules_vocabulary = { "rules", TW_RULES_NAMESPACE, "schema/rules.rng" };
/* The program's own files are held to the schema by a test, not at each start. */
static const TwXmlVocabulary shipped_vocabulary = { "rules", TW_RULES_NAMESPACE, NULL };

gboolean
tw_rules_file_refuse_twice (TwXmlReader *reader, const xmlNode *element, const char *id)
{
  return tw_xml_reader_fail (reader, element,
                             _ ("There are two <%s> of the name “%.64s”. Rename one of them."),
                             (const char *) element->name, id);
}

/* The texts of an element whose children are nothing but @name. */
gboolean
tw_rules_file_read_texts (TwXmlReader *reader,
                          const xmlNode *element,
                          const char *name,
                          TwTexts **texts)
{
  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    if (tw_xml_reader_is (node, name) && !tw_xml_root_read_text (reader, node, texts))
      return FALSE;
  return TRUE;
}

static gboolean
read_rule (TwXmlReader *reader, xmlNode *element, TwVocabulary *vocabulary, const char *part)
{
  static const char *const attributes[] = { "id",     "played",   "needs",       "forbids",
                                            "unless", "replaces", "written-for", NULL };
  static const TwXmlChild children[] = { { "statement", 0, 0 } };
  g_autoptr (TwForeign) foreign = NULL;
  g_autofree char *id = tw_xml_reader_attribute (element, "id");
  TwRule *rule;

  if (!tw_xml_reader_open (reader, element, attributes, children, 1, &foreign)
      || !tw_xml_root_needs (reader, element, "id", id))
    return FALSE;
  if (tw_vocabulary_find_rule (vocabulary, id) != NULL)
    return tw_rules_file_refuse_twice (reader, element, id);
  rule = tw_vocabulary_add_rule (vocabulary, part, id);
  rule->is_played = TRUE;
  rule->file = g_strdup (reader->file);
  rule->line = tw_xml_reader_line (element);
  rule->written_for = tw_xml_reader_attribute (element, "written-for");
  return tw_xml_reader_truth_attribute (reader, element, "played", &rule->is_played)
         && tw_xml_reader_words_attribute (reader, element, "needs", &rule->needs)
         && tw_xml_reader_truth_attribute (reader, element, "forbids", &rule->forbids)
         && tw_xml_reader_words_attribute (reader, element, "unless", &rule->unless)
         && tw_xml_reader_words_attribute (reader, element, "replaces", &rule->replaces)
         && tw_rules_file_read_texts (reader, element, "statement", &rule->texts);
}

static gboolean
read_parameter_type (TwXmlReader *reader, const xmlNode *element, TwParameter *parameter)
{
  g_autofree char *type = tw_xml_reader_attribute (element, "type");
  g_autofree char *choices = NULL;

  if (!tw_xml_root_needs (reader, element, "type", type))
    return FALSE;
  g_strstrip (type);
  parameter->type = strcmp (type, "switch") == 0   ? TW_PARAMETER_SWITCH
                    : strcmp (type, "choice") == 0 ? TW_PARAMETER_CHOICE
                    : strcmp (type, "size") == 0   ? TW_PARAMETER_SIZE
                                                   : TW_PARAMETER_NUMBER;
  parameter->most = 1;
  switch (parameter->type)
    {
    case TW_PARAMETER_SWITCH:
      return TRUE;
    case TW_PARAMETER_SIZE:
      parameter->most = 255 << 8 | 255;
      return TRUE;
    case TW_PARAMETER_CHOICE:
      if (!tw_xml_reader_words_attribute (reader, element, "choices", &choices)
          || !tw_xml_root_needs (reader, element, "choices", choices))
        return FALSE;
      parameter->choices = g_strsplit (choices, " ", -1);
      parameter->most = (int) g_strv_length (parameter->choices) - 1;
      parameter->choice_texts = g_new0 (TwTexts *, (gsize) parameter->most + 1);
      return TRUE;
    case TW_PARAMETER_NUMBER:
    default:
      if (strcmp (type, "number") != 0)
        return tw_xml_reader_fail (
            reader, element,
            _ ("“%.40s” is no type of a parameter. Write number, switch, choice or size."), type);
      parameter->most = 9999;
      return tw_xml_reader_number_attribute (reader, element, "least", -9999, 9999,
                                             &parameter->least)
             && tw_xml_reader_number_attribute (reader, element, "most", -9999, 9999,
                                                &parameter->most);
    }
}

/* What one value of a choice means. */
static gboolean
read_option (TwXmlReader *reader, xmlNode *element, TwParameter *parameter)
{
  static const char *const attributes[] = { "name", NULL };
  static const TwXmlChild children[] = { { "title", 0, 0 } };
  g_autoptr (TwForeign) foreign = NULL;
  g_autofree char *name = tw_xml_reader_attribute (element, "name");
  int value = 0;

  if (!tw_xml_reader_open (reader, element, attributes, children, 1, &foreign)
      || !tw_xml_root_needs (reader, element, "name", name))
    return FALSE;
  if (parameter->type != TW_PARAMETER_CHOICE || !tw_parameter_parse (parameter, name, &value))
    return tw_xml_reader_fail (reader, element,
                               _ ("“%.64s” is none of the choices. Add it to them, or remove this "
                                  "element."),
                               name);
  return tw_rules_file_read_texts (reader, element, "title", &parameter->choice_texts[value]);
}

static gboolean
read_parameter (TwXmlReader *reader, xmlNode *element, TwVocabulary *vocabulary, const char *part)
{
  static const char *const attributes[] = { "name",    "type", "least",   "most", "default",
                                            "choices", "when", "without", NULL };
  static const TwXmlChild children[] = { { "title", 0, 0 }, { "option", 1, 0 } };
  g_autoptr (TwForeign) foreign = NULL;
  g_autofree char *name = tw_xml_reader_attribute (element, "name");
  g_autofree char *preset = tw_xml_reader_attribute (element, "default");
  g_autofree char *range = NULL;
  TwParameter *parameter;

  if (!tw_xml_reader_open (reader, element, attributes, children, G_N_ELEMENTS (children), &foreign)
      || !tw_xml_root_needs (reader, element, "name", name)
      || !tw_xml_root_needs (reader, element, "default", preset))
    return FALSE;
  if (tw_vocabulary_find_parameter (vocabulary, name) >= 0)
    return tw_rules_file_refuse_twice (reader, element, name);
  parameter = tw_vocabulary_add_parameter (vocabulary, part, name);
  if (!read_parameter_type (reader, element, parameter)
      || !tw_rules_file_read_conditions (reader, element, &parameter->when, &parameter->without)
      || !tw_rules_file_read_texts (reader, element, "title", &parameter->texts))
    return FALSE;
  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    if (tw_xml_reader_is (node, "option") && !read_option (reader, node, parameter))
      return FALSE;
  if (tw_parameter_parse (parameter, preset, &parameter->preset))
    return TRUE;
  range = tw_parameter_range (parameter);
  return tw_xml_reader_fail (reader, element,
                             _ ("“%.40s” is no value for the parameter “%s” (%s). Change the "
                                "default."),
                             preset, name, range);
}

/* A file may hold further rules of a part that was read before it. */
static gboolean
read_continued (TwXmlReader *reader, xmlNode *root, TwVocabulary *vocabulary, char **out_id)
{
  g_autofree char *id = tw_xml_reader_attribute (root, "continues");

  if (tw_vocabulary_find_part (vocabulary, id) == NULL)
    return tw_xml_reader_fail (reader, root,
                               _ ("There is no part “%.64s” to be continued. Name it “part”, or "
                                  "read its file first."),
                               id);
  *out_id = g_steal_pointer (&id);
  return TRUE;
}

static gboolean
read_part (TwXmlReader *reader, xmlNode *root, TwVocabulary *vocabulary, char **out_id)
{
  g_autofree char *id = tw_xml_reader_attribute (root, "part");
  TwVocabularyPart *part;
  int players = 0;

  if (id == NULL && xmlHasProp (root, (const xmlChar *) "continues") != NULL)
    return read_continued (reader, root, vocabulary, out_id);
  if (!tw_xml_root_needs (reader, root, "part", id))
    return FALSE;
  if (tw_vocabulary_find_part (vocabulary, id) != NULL)
    return tw_rules_file_refuse_twice (reader, root, id);
  part = tw_vocabulary_add_part (vocabulary, id);
  *out_id = g_steal_pointer (&id);
  if (!tw_xml_reader_words_attribute (reader, root, "sets", &part->sets)
      || !tw_xml_reader_words_attribute (reader, root, "requires", &part->requires)
      || !tw_xml_reader_words_attribute (reader, root, "excludes", &part->excludes)
      || !tw_xml_reader_number_attribute (reader, root, "players", 1, 6, &players)
      || !tw_rules_file_read_texts (reader, root, "title", &part->titles))
    return FALSE;
  part->players = (guint) players;
  return TRUE;
}

static const TwXmlChild rules_children[] = {
  { "title", 0, 0 },       { "language", 0, 0 },  { "rule", 1, 0 },    { "parameter", 2, 0 },
  { "land", 3, 0 },        { "symbol", 4, 0 },    { "figure", 5, 0 },  { "token", 6, 0 },
  { "effect", 7, 0 },      { "section", 7, 0 },   { "passage", 7, 0 }, { "piece", 7, 0 },
  { "procedure", 7, 0 },   { "forbid", 7, 0 },    { "allow", 7, 0 },   { "terrain", 7, 0 },
  { "stand", 7, 0 },       { "reserve", 7, 0 },   { "supply", 7, 0 },  { "colours", 7, 0 },
  { "one-score", 7, 0 },   { "leave-out", 7, 0 }, { "bag", 7, 0 },     { "counting-figure", 7, 0 },
  { "zone", 7, 0 },        { "list", 7, 0 },      { "counter", 7, 0 }, { "weigh", 7, 0 },
  { "start-block", 7, 0 }, { "hand", 7, 0 },
};

static gboolean
read_language (TwXmlReader *reader, xmlNode *element, TwVocabulary *vocabulary, const char *part)
{
  return tw_xml_root_read_language (reader, element, &vocabulary->plural_forms);
}

typedef gboolean (*ReadChild) (TwXmlReader *, xmlNode *, TwVocabulary *, const char *);

/* Of the first of the children; all behind them are read alike. */
static const ReadChild child_readers[] = { NULL,
                                           read_language,
                                           read_rule,
                                           read_parameter,
                                           tw_rules_file_read_land,
                                           tw_rules_file_read_symbol,
                                           tw_rules_file_read_figure,
                                           tw_rules_file_read_token,
                                           tw_rules_file_read_effect,
                                           tw_rules_file_read_section,
                                           tw_rules_file_read_passage,
                                           tw_rules_file_read_piece };

static ReadChild
child_reader (guint child)
{
  return child < G_N_ELEMENTS (child_readers) ? child_readers[child] : tw_rules_file_read_procedure;
}

/* Returns: (nullable): what reads the element; %NULL for the title, which the part has read */
static ReadChild
child_reader_of (const xmlNode *node)
{
  for (guint i = 0; i < G_N_ELEMENTS (rules_children); i++)
    if (tw_xml_reader_is (node, rules_children[i].name))
      return child_reader (i);
  return NULL;
}

gboolean
tw_rules_file_is_procedure (const char *element)
{
  for (guint i = 0; i < G_N_ELEMENTS (rules_children); i++)
    if (strcmp (rules_children[i].name, element) == 0)
      return i >= G_N_ELEMENTS (child_readers);
  return FALSE;
}

static gboolean
read_children (TwXmlReader *reader, xmlNode *root, TwVocabulary *vocabulary, const char *part)
{
  /* Others name kinds of land wherever these stand. */
  for (xmlNode *node = tw_xml_reader_first (root); node != NULL; node = tw_xml_reader_next (node))
    if (tw_xml_reader_is (node, "land")
        && !tw_rules_file_read_land (reader, node, vocabulary, part))
      return FALSE;
  for (xmlNode *node = tw_xml_reader_first (root); node != NULL; node = tw_xml_reader_next (node))
    {
      ReadChild read = tw_xml_reader_is (node, "land") ? NULL : child_reader_of (node);

      if (read != NULL && !read (reader, node, vocabulary, part))
        return FALSE;
    }
  for (xmlNode *node = tw_xml_reader_first (root); node != NULL; node = tw_xml_reader_next (node))
    if ((tw_xml_reader_is (node, "passage") || tw_xml_reader_is (node, "piece")
         || tw_xml_reader_is (node, "parameter"))
        && !tw_rules_file_check_passage (reader, node, vocabulary))
      return FALSE;
  return TRUE;
}

static gboolean
read_rules (TwXmlReader *reader, xmlNode *root, gpointer user)
{
  static const char *const attributes[] = { "version",  "part",     "continues", "sets",
                                            "requires", "excludes", "players",   NULL };
  TwVocabulary *vocabulary = user;
  g_autoptr (TwForeign) foreign = NULL;
  g_autofree char *part = NULL;

  return tw_xml_reader_open (reader, root, attributes, rules_children,
                             G_N_ELEMENTS (rules_children), &foreign)
         && read_part (reader, root, vocabulary, &part)
         && read_children (reader, root, vocabulary, part);
}

/* What a designer adds has no part, and its numbers stand where they are used. */
static gboolean
read_own (TwXmlReader *reader, xmlNode *root, gpointer user)
{
  static const char *const attributes[] = { "version", NULL };
  g_autoptr (TwForeign) foreign = NULL;
  guint n_parts = 0;

  if (!tw_xml_reader_open (reader, root, attributes, rules_children, G_N_ELEMENTS (rules_children),
                           &foreign))
    return FALSE;
  for (xmlNode *node = tw_xml_reader_first (root); node != NULL;
       node = tw_xml_reader_next (node), n_parts++)
    if (n_parts == TW_MAX_OWN_PARTS)
      return tw_xml_reader_fail (reader, node,
                                 _ ("The rules of the set have more than %d parts. Take some of "
                                    "them out."),
                                 TW_MAX_OWN_PARTS);
    else if (tw_xml_reader_is (node, "parameter"))
      return tw_xml_reader_fail (reader, node,
                                 _ ("Only rules that are shipped have parameters. Write the "
                                    "number where it is used."));
    else if (tw_xml_reader_is (node, "piece"))
      return tw_xml_reader_fail (
          reader, node,
          _ ("Only rules that are shipped list the pieces in their box. Write "
             "<token> for what is laid, or <figure> for what is moved."));
    else if (tw_xml_reader_is (node, "section") || tw_xml_reader_is (node, "passage"))
      return tw_xml_reader_fail (reader, node,
                                 _ ("Only rules that are shipped have chapters. Take this out: the "
                                    "rules of a set are a chapter by themselves."));
  if (!read_children (reader, root, user, TW_PART_OWN))
    return FALSE;
  tw_vocabulary_settle_by_hand (user);
  return TRUE;
}

static gboolean
is_rules (const xmlNode *node)
{
  return node->type == XML_ELEMENT_NODE && node->ns != NULL
         && strcmp ((const char *) node->name, "rules") == 0
         && g_str_has_prefix ((const char *) node->ns->href, TW_RULES_NAMESPACE_STEM);
}

gboolean
tw_rules_file_read_all_own (TwXmlReader *reader, xmlNode *root, GPtrArray *out_own)
{
  for (xmlNode *node = root->children; node != NULL; node = node->next)
    {
      g_autoptr (xmlDoc) document = NULL;
      TwVocabulary *own;

      if (!is_rules (node))
        continue;
      if (out_own->len == MAX_OWN)
        return tw_xml_reader_fail (reader, node,
                                   _ ("There are more than %d <rules>. Take some of them out."),
                                   MAX_OWN);
      own = tw_vocabulary_new ();
      g_ptr_array_add (out_own, own);
      own->xml = tw_xml_reader_foreign_text (reader->namespace, node);
      /* A document of its own, with the lines of the file. */
      document = xmlNewDoc (BAD_CAST "1.0");
      xmlDocSetRootElement (document, xmlDocCopyNode (node, document, 1));
      if (!tw_xml_root_read_document (reader->file, document, &rules_vocabulary, read_own, own,
                                      reader->warnings, reader->error))
        return FALSE;
    }
  return TRUE;
}

gboolean
tw_rules_file_read_own (TwXmlReader *reader, xmlNode *root, TwVocabulary **out_own)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_vocabulary_unref);

  *out_own = NULL;
  if (!tw_rules_file_read_all_own (reader, root, all))
    return FALSE;
  if (all->len > 1)
    return tw_xml_reader_fail (reader, root,
                               _ ("There are two <rules>. Put their content into one."));
  if (all->len == 1)
    *out_own = tw_vocabulary_ref (all->pdata[0]);
  return TRUE;
}

gboolean
tw_rules_file_parse_own (const char *name, const char *xml, TwVocabulary **out_own, GError **error)
{
  g_autoptr (TwVocabulary) own = tw_vocabulary_new ();

  own->xml = g_strdup (xml);
  if (!tw_xml_root_read_plain (name, xml, -1, &rules_vocabulary, read_own, own, error))
    return FALSE;
  *out_own = g_steal_pointer (&own);
  return TRUE;
}

gboolean
tw_rules_file_parse (TwVocabulary *vocabulary,
                     const char *name,
                     const char *data,
                     gssize length,
                     GError **error)
{
  return tw_xml_root_read_plain (name, data, length, &rules_vocabulary, read_rules, vocabulary,
                                 error);
}

gboolean
tw_rules_file_load (TwVocabulary *vocabulary, const char *path, GError **error)
{
  gsize length = 0;
  g_autofree char *data = tw_xml_document_read_file (path, &length, error);

  return data != NULL && tw_rules_file_parse (vocabulary, path, data, (gssize) length, error);
}

static gboolean
load_unchecked (TwVocabulary *vocabulary, const char *path, GError **error)
{
  gsize length = 0;
  g_autofree char *data = tw_xml_document_read_file (path, &length, error);

  return data != NULL
         && tw_xml_root_read_plain (path, data, (gssize) length, &shipped_vocabulary, read_rules,
                                    vocabulary, error);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  const char *first = *(const char *const *) a, *second = *(const char *const *) b;
  int base = (strcmp (second, "base.xml") == 0) - (strcmp (first, "base.xml") == 0);

  return base != 0 ? base : strcmp (first, second);
}

/* All shipped files, or those that are read before one of the two named. */
static TwVocabulary *
load_shipped (const char *until, const char *or_until, GError **error)
{
  g_autoptr (TwVocabulary) vocabulary = tw_vocabulary_new ();
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folder = tw_data_dir_find ("rules");
  g_autoptr (GDir) dir = folder != NULL ? g_dir_open (folder, 0, NULL) : NULL;

  for (const char *name; dir != NULL && (name = g_dir_read_name (dir)) != NULL;)
    if (g_str_has_suffix (name, ".xml"))
      g_ptr_array_add (names, g_strdup (name));
  if (names->len == 0)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_DATA, "rules", 0,
                           _ ("This folder of the program is missing. Install Tilewright "
                              "again."));
      return NULL;
    }
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_strcmp0 (name, until) == 0 || g_strcmp0 (name, or_until) == 0)
        break;
      if (!load_unchecked (vocabulary, path, error))
        return NULL;
    }
  return g_steal_pointer (&vocabulary);
}

TwVocabulary *
tw_rules_file_load_shipped (GError **error)
{
  return load_shipped (NULL, NULL, error);
}

TwVocabulary *
tw_rules_file_check (const char *path, GError **error)
{
  g_autoptr (TwVocabulary) alone = tw_vocabulary_new ();
  g_autoptr (TwVocabulary) before = NULL;
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *of_part = NULL;

  if (tw_rules_file_load (alone, path, NULL))
    return g_steal_pointer (&alone);
  /* The file of a part has its name. */
  if (alone->parts->len > 0)
    of_part =
        g_strconcat (((TwVocabularyPart *) g_ptr_array_index (alone->parts, 0))->id, ".xml", NULL);
  before = load_shipped (name, of_part, error);
  return before != NULL && tw_rules_file_load (before, path, error) ? g_steal_pointer (&before)
                                                                    : NULL;
}
