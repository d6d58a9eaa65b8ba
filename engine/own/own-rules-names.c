/* Names of things that words of rules were written for. */
#include "engine/own/own-rules-names.h"

#include <string.h>

#include "engine/own/own-rules-private.h"
#include "engine/set/outdated-name.h"

#define STAMP "written-for"

/* (transfer none) (nullable): the name that words still have of what is called otherwise now. */
static const char *
former_name (const TwVocabulary *before, const TwVocabulary *after, const TwNamedThing *thing)
{
  TwNamedThing old;
  const char *former = thing->written_for;

  if (former == NULL && tw_named_thing_find (before, thing->element, thing->id, &old))
    former = old.name;
  /* The red dragon is a dragon as well. */
  if (former == NULL || thing->name == NULL || tw_words_say (thing->name, former))
    return NULL;
  return tw_words_with_name (after, former, NULL) > 0 ? former : NULL;
}

gboolean
tw_own_rules_stamp_names (TwOwnRulesEdit *edit,
                          const TwVocabulary *before,
                          const TwVocabulary *after)
{
  gboolean is_changed = FALSE;
  TwNamedThing thing;

  for (guint i = 0; after != NULL && tw_named_thing_nth (after, i, &thing); i++)
    {
      const char *former = former_name (before, after, &thing);
      xmlNode *node = g_strcmp0 (former, thing.written_for) != 0
                          ? tw_own_rules_find_element (edit, thing.element, thing.id)
                          : NULL;

      if (node != NULL)
        tw_own_rules_set (node, STAMP, former);
      is_changed |= node != NULL;
    }
  return is_changed;
}

/* What was translated from these words is a draft now. */
static void
draft_translations (xmlNode *element)
{
  for (xmlNode *node = xmlNextElementSibling (element);
       node != NULL && tw_own_rules_is_ours (node, (const char *) element->name)
       && xmlHasNsProp (node, BAD_CAST "lang", XML_XML_NAMESPACE) != NULL;
       node = xmlNextElementSibling (node))
    tw_own_rules_set (node, "draft", "true");
}

static void
rename_in (xmlNode *element, const char *former, const char *name)
{
  xmlNode *child = xmlFirstElementChild (element);

  if (child == NULL && xmlHasNsProp (element, BAD_CAST "lang", XML_XML_NAMESPACE) == NULL)
    {
      xmlChar *text = xmlNodeGetContent (element);
      g_autofree char *renamed = tw_words_renamed ((const char *) text, former, name);

      if (strcmp (renamed, (const char *) text) != 0)
        {
          xmlNodeSetContent (element, BAD_CAST "");
          xmlAddChild (element, xmlNewDocText (element->doc, BAD_CAST renamed));
          draft_translations (element);
        }
      xmlFree (text);
    }
  for (; child != NULL; child = xmlNextElementSibling (child))
    if (tw_own_rules_is_ours (child, (const char *) child->name)
        && !tw_own_rules_is_ours (child, "picture"))
      rename_in (child, former, name);
}

/* Only words of what happens: things and rules have their own. */
static gboolean
has_words (const xmlNode *node)
{
  static const char *const others[] = { "figure", "symbol", "token", "land", "rule", "effect" };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (tw_own_rules_is_ours (node, others[i]))
      return FALSE;
  return node->type == XML_ELEMENT_NODE;
}

void
tw_own_rules_put_name (TwOwnRulesEdit *edit, const char *key)
{
  TwNamedThing thing;

  if (!tw_named_thing_of_key (edit->set->own, key, &thing) || thing.written_for == NULL
      || thing.name == NULL)
    return;
  for (xmlNode *node = edit->root->children; node != NULL; node = node->next)
    if (has_words (node))
      rename_in (node, thing.written_for, thing.name);
}

void
tw_own_rules_confirm_name (TwOwnRulesEdit *edit, const char *key)
{
  TwNamedThing thing;
  xmlNode *node = tw_named_thing_of_key (edit->set->own, key, &thing)
                      ? tw_own_rules_find_element (edit, thing.element, thing.id)
                      : NULL;

  if (node != NULL)
    tw_own_rules_set (node, STAMP, NULL);
}
