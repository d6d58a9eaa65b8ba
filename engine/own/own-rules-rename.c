/* Other ids. */
#include "engine/own/own-rules-rename.h"

#include <string.h>

#include "engine/format/xml-reader.h"
#include "engine/own/own-rules-lift-names.h"
#include "engine/own/own-rules-private.h"
#include "engine/set/word-targets.h"

/* What is renamed. @is_given: the rule at hand has given something else that name */
typedef struct
{
  const TwOwnRulesEdit *edit;
  const char *element;
  const char *id;
  const char *fresh;
  gboolean is_given;
} Renaming;

/* Whether @element or something in it gives the name @id to what was found. */
static gboolean
gives (const xmlNode *element, const char *id)
{
  g_autofree char *as = tw_xml_reader_attribute (element, "as");

  if (g_strcmp0 (as, id) == 0)
    return TRUE;
  for (const xmlNode *node = element->children; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE && gives (node, id))
      return TRUE;
  return FALSE;
}

/* Whether that attribute means the thing by its id: the first of what it can name that is there. */
static gboolean
means_it (const Renaming *r, const xmlNode *element, const char *attribute)
{
  const char *const *targets = tw_lift_targets (element, attribute);

  if (r->is_given && tw_lift_can_be_given (element, attribute))
    return FALSE;
  for (guint i = 0; targets[i] != NULL; i++)
    if (tw_own_rules_find_element (r->edit, targets[i], r->id) != NULL)
      return strcmp (targets[i], r->element) == 0;
  return FALSE;
}

static void
rename_attribute (const Renaming *r, xmlNode *element, const char *attribute)
{
  g_autofree char *value = tw_xml_reader_attribute (element, attribute), *joined = NULL;
  g_auto (GStrv) words = g_strsplit_set (value, " \t\r\n", -1);

  if (!tw_words_name (value, r->id) || !means_it (r, element, attribute))
    return;
  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *bare = tw_word_bare (words[i]);
      char *said = strcmp (bare, r->id) == 0
                       ? g_strdup_printf ("%.*s%s", (int) (bare - words[i]), words[i], r->fresh)
                       : g_strdup (words[i]);

      g_free (words[i]);
      words[i] = said;
    }
  joined = g_strjoinv (" ", words);
  xmlSetProp (element, BAD_CAST attribute, BAD_CAST joined);
}

static void
rename_places (const Renaming *r, xmlNode *element)
{
  xmlChar *text = xmlNodeGetContent (element);
  g_autoptr (GString) words = g_string_new ((const char *) text);

  tw_lift_put_counter (words, r->id, r->fresh);
  if (strcmp (words->str, (const char *) text) != 0)
    {
      xmlNodeSetContent (element, BAD_CAST "");
      xmlAddChild (element, xmlNewDocText (element->doc, BAD_CAST words->str));
    }
  xmlFree (text);
}

static void
rename_in (const Renaming *r, xmlNode *element)
{
  for (xmlAttr *at = element->properties, *next; at != NULL; at = next)
    {
      next = at->next;
      if (at->ns == NULL && strcmp ((const char *) at->name, "id") != 0)
        rename_attribute (r, element, (const char *) at->name);
    }
  if (strcmp (r->element, "counter") == 0 && xmlFirstElementChild (element) == NULL
      && element->children != NULL)
    rename_places (r, element);
  for (xmlNode *node = element->children; node != NULL; node = node->next)
    if (tw_own_rules_is_ours (node, (const char *) node->name)
        && !tw_own_rules_is_ours (node, "picture"))
      rename_in (r, node);
}

gboolean
tw_own_rules_rename (TwOwnRulesEdit *edit, const char *element, const char *id, const char *fresh)
{
  Renaming renaming = { edit, element, id, fresh, FALSE };
  xmlNode *thing = tw_own_rules_find_element (edit, element, id);

  if (thing == NULL)
    return FALSE;
  for (xmlNode *node = edit->root->children; node != NULL; node = node->next)
    if (tw_own_rules_is_ours (node, (const char *) node->name))
      {
        renaming.is_given = gives (node, id);
        rename_in (&renaming, node);
      }
  /* Until here it is found by its id. */
  tw_own_rules_set (thing, "id", fresh);
  return TRUE;
}
