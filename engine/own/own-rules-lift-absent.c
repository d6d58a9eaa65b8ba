/* What copied rules speak of and can do without. */
#include "engine/own/own-rules-lift-private.h"

#include <string.h>

#include "engine/own/own-rules-lift-names.h"
#include "engine/format/xml-reader.h"
#include "engine/set/word-targets.h"

/* Where tiles wait until a rule shuffles them back in. */
#define ASIDE "aside"

/* Only rules bring these onto the table. */
static const char *const brought[] = { "figure", "token", NULL };

gboolean
tw_lift_is_against (const xmlNode *element)
{
  return tw_own_rules_is_ours (element, "not") || tw_own_rules_is_ours (element, "none");
}

/* Whether the part has such a thing, which neither comes along nor was copied before. */
static gboolean
is_absent (const TwLift *l, const char *const *targets, const char *id)
{
  for (guint i = 0; targets[i] != NULL; i++)
    {
      xmlNode *source =
          g_strv_contains (brought, targets[i]) ? tw_lift_find_source (l, targets[i], id) : NULL;

      if (source != NULL)
        return tw_lift_find_piece (l, targets[i], id) == NULL
               && !tw_lift_was_copied (l, source, id);
    }
  return FALSE;
}

/* Whether all that an attribute names is absent. */
static gboolean
names_absent (const TwLift *l, const xmlNode *element, const char *attribute)
{
  const char *const *targets = tw_lift_targets (element, attribute);
  g_autofree char *value = tw_xml_reader_attribute (element, attribute);
  g_auto (GStrv) words = g_strsplit_set (value != NULL ? value : "", " \t\r\n", -1);
  gboolean is_any = FALSE;

  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *id = tw_word_bare (words[i]);

      if (*id == '\0')
        continue;
      if (tw_lift_is_given (l, element, attribute, id) || !is_absent (l, targets, id))
        return FALSE;
      is_any = TRUE;
    }
  return is_any;
}

/* Whether @element asks for what is absent, so that nothing ever passes it. */
static gboolean
asks_for_absent (const TwLift *l, const xmlNode *element)
{
  for (const xmlAttr *at = element->properties; at != NULL; at = at->next)
    if (names_absent (l, element, (const char *) at->name))
      return TRUE;
  for (const xmlNode *node = element->children; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE && !tw_lift_is_against (node) && asks_for_absent (l, node))
      return TRUE;
  return FALSE;
}

/* An <if> has to ask something. */
static gboolean
is_only_question (const xmlNode *element)
{
  const xmlNode *parent = element->parent;

  if (!tw_own_rules_is_ours (parent, "if"))
    return FALSE;
  for (const xmlAttr *at = parent->properties; at != NULL; at = at->next)
    if (strcmp ((const char *) at->name, "rules") != 0)
      return FALSE;
  return TRUE;
}

static gboolean
lays_aside (const xmlNode *element)
{
  g_autofree char *to =
      tw_own_rules_is_ours (element, "move") ? tw_xml_reader_attribute (element, "to") : NULL;

  if (g_strcmp0 (to, ASIDE) == 0)
    return TRUE;
  for (const xmlNode *node = element->children; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE && lays_aside (node))
      return TRUE;
  return FALSE;
}

static gboolean
any_lays_aside (const TwLift *l)
{
  for (guint i = 0; i < l->pieces->len; i++)
    if (lays_aside (((const TwLiftPiece *) l->pieces->pdata[i])->copy))
      return TRUE;
  return lays_aside (l->edit->root);
}

/* Whether it brings back tiles that nothing lays aside, beside something else. */
static gboolean
brings_nothing_back (const TwLift *l, xmlNode *element)
{
  g_autofree char *what =
      tw_own_rules_is_ours (element, "move") ? tw_xml_reader_attribute (element, "what") : NULL;

  return g_strcmp0 (what, ASIDE) == 0
         && (xmlPreviousElementSibling (element) != NULL || xmlNextElementSibling (element) != NULL)
         && !any_lays_aside (l);
}

void
tw_lift_drop_absent (const TwLift *l, xmlNode *element)
{
  for (xmlNode *node = element->children, *next; node != NULL; node = next)
    {
      next = node->next;
      if (node->type != XML_ELEMENT_NODE)
        continue;
      if (tw_lift_is_against (node) ? asks_for_absent (l, node) && !is_only_question (node)
                                    : brings_nothing_back (l, node))
        tw_own_rules_drop (node);
      else
        tw_lift_drop_absent (l, node);
    }
}
