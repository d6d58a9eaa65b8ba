/* Rules made to be about what a set has already. */
#include "engine/format/own-rules-private.h"

#include <string.h>

#include "engine/format/own-rules-lift-names.h"
#include "engine/format/xml-reader.h"

static const char *const sorts[] = { "symbol", "figure", "token" };

static gboolean
says_the_same (const xmlNode *a, const xmlNode *b, const char *attribute)
{
  g_autofree char *one = tw_xml_reader_attribute (a, attribute);
  g_autofree char *other = tw_xml_reader_attribute (b, attribute);

  return g_strcmp0 (one, other) == 0;
}

/* Whether tokens bring something to whoever has most of them. */
static gboolean
is_worth_for_most (const xmlNode *token)
{
  for (const xmlNode *node = token->children; node != NULL; node = node->next)
    {
      g_autofree char *by =
          tw_own_rules_is_ours (node, "worth") ? tw_xml_reader_attribute (node, "by") : NULL;

      if (g_strcmp0 (by, "most") == 0)
        return TRUE;
    }
  return FALSE;
}

/* Whether what is done with @thing can be done with @own as well, which is of the same sort. */
static gboolean
fits (const xmlNode *thing, const xmlNode *own)
{
  if (tw_own_rules_is_ours (thing, "symbol"))
    return TRUE;
  if (tw_own_rules_is_ours (thing, "figure"))
    return says_the_same (thing, own, "neutral");
  return says_the_same (thing, own, "on") && says_the_same (thing, own, "at")
         && (!is_worth_for_most (thing) || is_worth_for_most (own));
}

static char *
find_fitting (const TwOwnRulesEdit *edit, const xmlNode *thing)
{
  for (const xmlNode *node = edit->root->children; node != NULL; node = node->next)
    if (tw_own_rules_is_ours (node, (const char *) thing->name) && fits (thing, node))
      return tw_xml_reader_attribute (node, "id");
  return NULL;
}

/* Lets what stands in @element name @fresh where it names @id, a thing of that @sort. */
static void
rename_in (xmlNode *element, const char *sort, const char *id, const char *fresh)
{
  for (xmlAttr *at = element->properties, *next; at != NULL; at = next)
    {
      const char *attribute = (const char *) at->name;
      g_autofree char *value = tw_xml_reader_attribute (element, attribute);

      next = at->next;
      if (g_strcmp0 (value, id) == 0 && strcmp (attribute, "id") != 0
          && g_strv_contains (tw_lift_targets (element, attribute), sort))
        xmlSetProp (element, BAD_CAST attribute, BAD_CAST fresh);
    }
  for (xmlNode *node = element->children; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE)
      rename_in (node, sort, id, fresh);
}

/* ---- languages ------------------------------------------------------------------------- */

/* Adds those of the texts in @element to @languages. */
static void
add_languages (GPtrArray *languages, xmlNode *element)
{
  xmlChar *language = xmlGetNsProp (element, BAD_CAST "lang", XML_XML_NAMESPACE);

  if (language != NULL)
    g_ptr_array_add (languages, g_strdup ((const char *) language));
  xmlFree (language);
  for (xmlNode *node = element->children; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE)
      add_languages (languages, node);
}

static void
add_languages_of (GPtrArray *languages, const TwTexts *texts)
{
  for (guint i = 0; texts != NULL && i < texts->n_texts; i++)
    g_ptr_array_add (languages, g_strdup (texts->texts[i].language));
}

static gboolean
is_foreign (const GPtrArray *languages, xmlNode *element)
{
  xmlChar *language = xmlGetNsProp (element, BAD_CAST "lang", XML_XML_NAMESPACE);
  gboolean is_there =
      language == NULL
      || g_ptr_array_find_with_equal_func ((GPtrArray *) languages, language, g_str_equal, NULL);

  xmlFree (language);
  return !is_there;
}

/* Takes out what @element says in other languages than @languages and that of its source. */
static void
drop_foreign (xmlNode *element, const GPtrArray *languages)
{
  for (xmlNode *node = element->children, *next; node != NULL; node = next)
    {
      next = node->next;
      if (node->type != XML_ELEMENT_NODE)
        continue;
      if (is_foreign (languages, node))
        tw_own_rules_drop (node);
      else
        drop_foreign (node, languages);
    }
}

static void
fit_languages (TwOwnRulesEdit *source, TwOwnRulesEdit *edit)
{
  g_autoptr (GPtrArray) languages = g_ptr_array_new_with_free_func (g_free);

  add_languages (languages, edit->root);
  add_languages_of (languages, edit->set->titles);
  add_languages_of (languages, edit->set->descriptions);
  drop_foreign (source->root, languages);
}

void
tw_own_rules_fit (TwOwnRulesEdit *source, TwOwnRulesEdit *edit)
{
  fit_languages (source, edit);
  for (xmlNode *node = source->root->children, *next; node != NULL; node = next)
    {
      guint sort = 0;
      g_autofree char *id = NULL, *fresh = NULL;

      next = node->next;
      while (sort < G_N_ELEMENTS (sorts) && !tw_own_rules_is_ours (node, sorts[sort]))
        sort++;
      if (sort == G_N_ELEMENTS (sorts))
        continue;
      id = tw_xml_reader_attribute (node, "id");
      fresh = find_fitting (edit, node);
      if (id == NULL || fresh == NULL)
        continue;
      rename_in (source->root, sorts[sort], id, fresh);
      tw_own_rules_drop (node);
    }
}
