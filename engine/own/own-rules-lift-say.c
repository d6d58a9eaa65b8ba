/* What copied rules say: the names of the set, and numbers. */
#include "engine/own/own-rules-lift-private.h"

#include <string.h>

#include "engine/own/own-rules-lift-names.h"
#include "engine/format/xml-reader.h"
#include "engine/set/given-names.h"
#include "engine/set/word-targets.h"

TwLiftPiece *
tw_lift_find_piece (const TwLift *l, const char *element, const char *id)
{
  for (guint i = 0; i < l->pieces->len; i++)
    {
      TwLiftPiece *piece = l->pieces->pdata[i];

      if (tw_own_rules_is_ours (piece->source, element) && g_strcmp0 (piece->id, id) == 0)
        return piece;
    }
  return NULL;
}

gboolean
tw_lift_is_given (const TwLift *l, const xmlNode *element, const char *attribute, const char *word)
{
  return tw_lift_can_be_given (element, attribute)
         && (g_hash_table_contains (l->given, word) || tw_given_name_find (word) >= 0);
}

static char *
renamed_word (const TwLift *l, const xmlNode *element, const char *attribute, const char *word)
{
  const char *const *targets = tw_lift_targets (element, attribute);
  const char *id = tw_word_bare (word);

  if (tw_lift_is_given (l, element, attribute, id))
    return g_strdup (word);
  for (guint i = 0; targets[i] != NULL; i++)
    {
      const TwLiftPiece *piece = tw_lift_find_piece (l, targets[i], id);
      const char *fresh = piece != NULL ? piece->fresh : NULL;

      if (fresh == NULL && strcmp (targets[i], "symbol") == 0)
        fresh = g_hash_table_lookup (l->symbols, id);
      if (fresh != NULL)
        return g_strdup_printf ("%.*s%s", (int) (id - word), word, fresh);
    }
  return g_strdup (word);
}

static void
rename_attribute (const TwLift *l, xmlNode *element, const char *attribute)
{
  g_autofree char *value = tw_xml_reader_attribute (element, attribute), *joined = NULL;
  g_auto (GStrv) words = g_strsplit_set (value, " \t\r\n", -1);
  gboolean is_amount = tw_lift_takes (element, attribute) == TW_TAKES_AMOUNT;

  for (guint i = 0; words[i] != NULL; i++)
    {
      char *number = is_amount ? tw_settling_amount (&l->settling, words[i]) : NULL;
      char *said = number != NULL ? number : renamed_word (l, element, attribute, words[i]);

      g_free (words[i]);
      words[i] = said;
    }
  joined = g_strjoinv (" ", words);
  if (strcmp (joined, value) != 0)
    xmlSetProp (element, BAD_CAST attribute, BAD_CAST joined);
}

static char *
renamed_text (const TwLift *l, const char *words)
{
  g_autoptr (GString) out = g_string_new (words);

  for (guint i = 0; i < l->pieces->len; i++)
    {
      const TwLiftPiece *piece = l->pieces->pdata[i];

      if (tw_own_rules_is_ours (piece->source, "counter"))
        tw_lift_put_counter (out, piece->id, piece->fresh);
    }
  return g_string_free (g_steal_pointer (&out), FALSE);
}

static void
say_otherwise (const TwLift *l, xmlNode *element)
{
  xmlChar *language = xmlGetNsProp (element, BAD_CAST "lang", XML_XML_NAMESPACE);
  xmlChar *text = xmlNodeGetContent (element);
  g_autofree char *settled = tw_settling_words (&l->settling, (const char *) text,
                                                language != NULL ? (char *) language : "");
  g_autofree char *words = renamed_text (l, settled);

  if (strcmp (words, (const char *) text) != 0)
    {
      xmlNodeSetContent (element, BAD_CAST "");
      xmlAddChild (element, xmlNewDocText (element->doc, BAD_CAST words));
    }
  xmlFree (text);
  xmlFree (language);
}

/* Whether none at all can be the most is a setting, or the truth. */
static void
settle_truth (const TwLift *l, xmlNode *element)
{
  g_autofree char *value = tw_xml_reader_attribute (element, "none-counts");
  g_autofree char *number = value != NULL ? tw_settling_amount (&l->settling, value) : NULL;

  if (number != NULL)
    tw_own_rules_set (element, "none-counts", strcmp (number, "0") == 0 ? "false" : "true");
}

void
tw_lift_rename_in (const TwLift *l, xmlNode *element)
{
  for (xmlAttr *at = element->properties, *next; at != NULL; at = next)
    {
      next = at->next;
      if (at->ns == NULL && strcmp ((const char *) at->name, "id") != 0)
        rename_attribute (l, element, (const char *) at->name);
    }
  settle_truth (l, element);
  if (xmlFirstElementChild (element) == NULL && element->children != NULL)
    say_otherwise (l, element);
  for (xmlNode *node = element->children; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE)
      tw_lift_rename_in (l, node);
}
