/* A ruleset from its file. */
#include "engine/format/ruleset-file.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/data-dir.h"
#include "engine/format/rules-file.h"
#include "engine/format/xml-document.h"
#include "engine/format/xml-foreign.h"
#include "engine/format/xml-root.h"

#define MAX_COPIES  9
#define MAX_PLAYERS 6

static const TwXmlVocabulary ruleset_vocabulary = { "ruleset", TW_RULESET_NAMESPACE,
                                                    "schema/ruleset.rng" };

typedef struct
{
  TwRuleset *ruleset;
  const TwVocabulary *vocabulary;
} Reading;

static gboolean
read_use (TwXmlReader *reader, xmlNode *element, TwRuleset *ruleset)
{
  static const char *const attributes[] = { "set", "part", "copies", "only", NULL };
  g_autoptr (TwForeign) foreign = NULL;
  g_autofree char *only = tw_xml_reader_attribute (element, "only");
  TwRulesetUse *use = tw_ruleset_add_use (ruleset);
  int copies = 1;

  use->line = tw_xml_reader_line (element);
  if (!tw_xml_reader_open_simple (reader, element, attributes, FALSE, &foreign)
      || !tw_xml_reader_line_attribute (reader, element, "set", 1024, &use->set)
      || !tw_xml_reader_words_attribute (reader, element, "part", &use->part)
      || !tw_xml_reader_number_attribute (reader, element, "copies", 1, MAX_COPIES, &copies))
    return FALSE;
  if ((use->set != NULL) == (use->part != NULL))
    return tw_xml_reader_fail (reader, element,
                               _ ("<use> needs either the attribute “set” or “part”."));
  use->copies = (guint) copies;
  if (only != NULL && !tw_part_facets_parse (only, &use->facets))
    return tw_xml_reader_fail (reader, element,
                               _ ("“%.40s” is nothing of a part. Write tiles, rules, symbols or "
                                  "figures."),
                               only);
  return TRUE;
}

static gboolean
read_offer (TwXmlReader *reader, xmlNode *element, TwRuleset *ruleset)
{
  static const char *const attributes[] = { "part", NULL };
  g_autoptr (TwForeign) foreign = NULL;
  g_autofree char *part = tw_xml_reader_attribute (element, "part");

  if (!tw_xml_reader_open_simple (reader, element, attributes, FALSE, &foreign)
      || !tw_xml_root_needs (reader, element, "part", part))
    return FALSE;
  tw_ruleset_add_offer (ruleset, part);
  return TRUE;
}

static gboolean
read_value (TwXmlReader *reader, xmlNode *element, Reading *reading)
{
  static const char *const attributes[] = { "name", "value", NULL };
  g_autoptr (TwForeign) foreign = NULL;
  g_autofree char *name = tw_xml_reader_attribute (element, "name");
  g_autofree char *value = tw_xml_reader_attribute (element, "value");
  const TwParameter *parameter;
  int index, number;

  if (!tw_xml_reader_open_simple (reader, element, attributes, FALSE, &foreign)
      || !tw_xml_root_needs (reader, element, "name", name)
      || !tw_xml_root_needs (reader, element, "value", value))
    return FALSE;
  index = tw_vocabulary_find_parameter (reading->vocabulary, name);
  if (index < 0)
    return tw_xml_reader_fail (reader, element,
                               _ ("There is no parameter “%.64s”. Look for the name in the list "
                                  "of parameters."),
                               name);
  parameter = g_ptr_array_index (reading->vocabulary->parameters, index);
  if (!tw_parameter_parse (parameter, value, &number))
    {
      g_autofree char *range = tw_parameter_range (parameter);

      return tw_xml_reader_fail (reader, element,
                                 _ ("“%.40s” is no value for the parameter “%s”. Allowed: %s."),
                                 value, name, range);
    }
  tw_ruleset_add_value (reading->ruleset, name, value, tw_xml_reader_line (element));
  return TRUE;
}

static gboolean
read_players (TwXmlReader *reader, const xmlNode *root, TwRuleset *ruleset)
{
  g_autofree char *players = tw_xml_reader_attribute (root, "players");
  char *end;

  if (players == NULL)
    return TRUE;
  ruleset->least_players = ruleset->most_players = (guint) strtoul (players, &end, 10);
  if (*end == '-')
    ruleset->most_players = (guint) strtoul (end + 1, &end, 10);
  if (*end == '\0' && ruleset->least_players >= 1 && ruleset->least_players <= ruleset->most_players
      && ruleset->most_players <= MAX_PLAYERS)
    return TRUE;
  return tw_xml_reader_fail (reader, root,
                             _ ("“%.40s” is no number of players. Write for instance 2-5; up to "
                                "%d can play."),
                             players, MAX_PLAYERS);
}

static gboolean
read_ruleset (TwXmlReader *reader, xmlNode *root, gpointer user)
{
  static const char *const attributes[] = { "version", "id", "aliases", "players", NULL };
  static const TwXmlChild children[] = { { "title", 0, 0 }, { "description", 1, 0 },
                                         { "note", 2, 0 },  { "use", 3, 0 },
                                         { "offer", 4, 0 }, { "parameter", 5, 0 } };
  Reading *reading = user;
  TwRuleset *ruleset = reading->ruleset;
  g_autoptr (TwForeign) foreign = NULL;
  g_autofree char *id = tw_xml_reader_attribute (root, "id");

  if (!tw_rules_file_read_own (reader, root, &ruleset->own)
      || !tw_xml_reader_open (reader, root, attributes, children, G_N_ELEMENTS (children), &foreign)
      || !tw_xml_root_needs (reader, root, "id", id) || !read_players (reader, root, ruleset))
    return FALSE;
  g_free (ruleset->id);
  ruleset->id = g_steal_pointer (&id);
  for (xmlNode *node = tw_xml_reader_first (root); node != NULL; node = tw_xml_reader_next (node))
    if ((tw_xml_reader_is (node, "title")
         && !tw_xml_root_read_text (reader, node, &ruleset->titles))
        || (tw_xml_reader_is (node, "description")
            && !tw_xml_root_read_text (reader, node, &ruleset->descriptions))
        || (tw_xml_reader_is (node, "use") && !read_use (reader, node, ruleset))
        || (tw_xml_reader_is (node, "offer") && !read_offer (reader, node, ruleset))
        || (tw_xml_reader_is (node, "parameter") && !read_value (reader, node, reading)))
      return FALSE;
  if (ruleset->n_uses > 0)
    return TRUE;
  return tw_xml_reader_fail (reader, root,
                             _ ("The ruleset has nothing to play with. Add a <use>."));
}

TwRuleset *
tw_ruleset_file_parse (const char *name,
                       const char *data,
                       gssize length,
                       const TwVocabulary *vocabulary,
                       GError **error)
{
  g_autoptr (TwRuleset) ruleset = tw_ruleset_new ("");
  Reading reading = { ruleset, vocabulary };

  ruleset->path = g_strdup (name);
  if (!tw_xml_root_read_plain (name, data, length, &ruleset_vocabulary, read_ruleset, &reading,
                               error))
    return NULL;
  return g_steal_pointer (&ruleset);
}

static char *
find_shipped (const char *id)
{
  g_autofree char *relative = g_strdup_printf ("rulesets/%s.xml", id);

  return tw_data_dir_find (relative);
}

/* Whether the ruleset in the file at @path is also called @name. */
static gboolean
has_alias (const char *path, const char *name)
{
  gsize length = 0;
  g_autofree char *data = tw_xml_document_read_file (path, &length, NULL), *aliases = NULL;
  g_autoptr (xmlDoc) document =
      data != NULL ? tw_xml_document_parse (path, data, (gssize) length, NULL) : NULL;
  g_auto (GStrv) words = NULL;

  if (document == NULL)
    return FALSE;
  aliases = tw_xml_reader_attribute (xmlDocGetRootElement (document), "aliases");
  words = g_strsplit (aliases != NULL ? aliases : "", " ", -1);
  return *name != '\0' && g_strv_contains ((const char *const *) words, name);
}

char *
tw_ruleset_file_find (const char *file_or_id)
{
  g_auto (GStrv) ids = NULL;
  char *path;

  if (g_file_test (file_or_id, G_FILE_TEST_EXISTS))
    return g_strdup (file_or_id);
  if (strchr (file_or_id, G_DIR_SEPARATOR) != NULL)
    return NULL;
  path = find_shipped (file_or_id);
  if (path != NULL)
    return path;
  ids = tw_ruleset_file_shipped_ids ();
  for (guint i = 0; ids[i] != NULL; i++)
    {
      path = find_shipped (ids[i]);
      if (path != NULL && has_alias (path, file_or_id))
        return path;
      g_free (path);
    }
  return NULL;
}

TwRuleset *
tw_ruleset_file_load (const char *file_or_id, const TwVocabulary *vocabulary, GError **error)
{
  g_autofree char *path = tw_ruleset_file_find (file_or_id);
  g_autofree char *data = NULL;
  gsize length = 0;

  if (path == NULL)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_READ, file_or_id, 0,
                           _ ("There is no ruleset of this name and no such file. The shipped "
                              "ones are listed by “tilewright-tool list rulesets”."));
      return NULL;
    }
  data = tw_xml_document_read_file (path, &length, error);
  return data != NULL ? tw_ruleset_file_parse (path, data, (gssize) length, vocabulary, error)
                      : NULL;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char **
tw_ruleset_file_shipped_ids (void)
{
  GPtrArray *ids = g_ptr_array_new ();
  g_autofree char *folder = tw_data_dir_find ("rulesets");
  g_autoptr (GDir) dir = folder != NULL ? g_dir_open (folder, 0, NULL) : NULL;

  for (const char *name; dir != NULL && (name = g_dir_read_name (dir)) != NULL;)
    if (g_str_has_suffix (name, ".xml"))
      g_ptr_array_add (ids, g_strndup (name, strlen (name) - strlen (".xml")));
  g_ptr_array_sort (ids, compare_names);
  g_ptr_array_add (ids, NULL);
  return (char **) g_ptr_array_free (ids, FALSE);
}
