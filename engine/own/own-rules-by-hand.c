/* What of a set's own is moved by hand, as its file says it. */
#include "engine/own/own-rules-private.h"
#include "engine/format/xml-reader.h"

/* Whether an effect or a procedure in @element hands the token out or lays it. */
static gboolean
hands_out (xmlNode *element, const char *id)
{
  for (xmlNode *node = element->children; node != NULL; node = node->next)
    {
      g_autofree char *token =
          tw_own_rules_is_ours (node, "effect") ? tw_xml_reader_attribute (node, "token")
          : tw_own_rules_is_ours (node, "give") || tw_own_rules_is_ours (node, "join")
              ? tw_xml_reader_attribute (node, "what")
              : NULL;

      if (g_strcmp0 (token, id) == 0 || hands_out (node, id))
        return TRUE;
    }
  return FALSE;
}

/* Whether a rule at @element, or anything in it, is about what is called @id. */
static gboolean
has_name (const xmlNode *element, const char *id)
{
  static const char *const names[] = { "what", "the", "to", "from", NULL };

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *text = tw_xml_reader_attribute (element, names[i]);

      if (g_strcmp0 (text, id) == 0)
        return TRUE;
    }
  for (const xmlNode *node = element->children; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE && has_name (node, id))
      return TRUE;
  return FALSE;
}

/* Whether some rule of @root moves the figure, or asks about it. */
static gboolean
rules_name (xmlNode *root, const char *id)
{
  for (xmlNode *node = root->children; node != NULL; node = node->next)
    if ((tw_own_rules_is_ours (node, "procedure") || tw_own_rules_is_ours (node, "forbid")
         || tw_own_rules_is_ours (node, "allow") || tw_own_rules_is_ours (node, "weigh"))
        && has_name (node, id))
      return TRUE;
  return FALSE;
}

/* A figure that a rule names is no longer moved by hand, and its file says so. */
static void
unmark_figures (TwOwnRulesEdit *edit)
{
  for (xmlNode *node = edit->root->children; node != NULL; node = node->next)
    {
      g_autofree char *id =
          tw_own_rules_is_ours (node, "figure") ? tw_xml_reader_attribute (node, "id") : NULL;
      g_autofree char *by_hand = id != NULL ? tw_xml_reader_attribute (node, "by-hand") : NULL;
      g_autofree char *weight = id != NULL ? tw_xml_reader_attribute (node, "weight") : NULL;

      if (g_strcmp0 (by_hand, "true") != 0 || !rules_name (edit->root, id))
        continue;
      tw_own_rules_set (node, "by-hand", NULL);
      if (weight == NULL)
        tw_own_rules_set (node, "weight", "0");
    }
}

/* Tokens are moved by hand as long as no effect hands them out, and files say so then. One that was
 * written without stays so until it comes to be so. */
static void
mark_tokens (TwOwnRulesEdit *edit)
{
  const TwVocabulary *old = edit->set->own;

  for (xmlNode *node = edit->root->children; node != NULL; node = node->next)
    {
      g_autofree char *id =
          tw_own_rules_is_ours (node, "token") ? tw_xml_reader_attribute (node, "id") : NULL;
      const TwTokenType *before =
          id != NULL && old != NULL ? tw_vocabulary_find_token (old, id) : NULL;

      if (id == NULL)
        continue;
      if (hands_out (edit->root, id))
        tw_own_rules_set (node, "by-hand", NULL);
      else if (before == NULL || !tw_vocabulary_token_is_by_hand (old, before))
        tw_own_rules_set (node, "by-hand", "true");
    }
}

void
tw_own_rules_mark_by_hand (TwOwnRulesEdit *edit)
{
  mark_tokens (edit);
  unmark_figures (edit);
}
