/* What the attributes of rules name. */
#include "engine/own/own-rules-lift-names.h"

#include <string.h>

#include "engine/own/own-rules-private.h"
#include "engine/format/xml-reader.h"
#include "engine/set/word-targets.h"

/* Elements that are no words of procedures have these. */
static const struct
{
  const char *element;
  const char *attribute;
  TwWordTakes takes;
} others[] = {
  { "figure", "supply", TW_TAKES_AMOUNT }, { "figure", "weight", TW_TAKES_AMOUNT },
  { "token", "supply", TW_TAKES_AMOUNT },  { "token", "each", TW_TAKES_AMOUNT },
  { "worth", "points", TW_TAKES_AMOUNT },
};

static const TwRuleWord *
find_word (const xmlNode *element, const char *attribute)
{
  static const TwWordSort sorts[] = { TW_WORDS_ATTRIBUTE, TW_WORDS_CONDITION };
  const TwRuleWord *word;

  if (tw_own_rules_is_ours (element, "effect"))
    {
      for (guint i = 0; i < G_N_ELEMENTS (sorts); i++)
        if ((word = tw_rule_word_find (sorts[i], attribute)) != NULL)
          return word;
      return NULL;
    }
  for (guint i = 0; (word = tw_rule_word_nth (TW_WORDS_DETAIL, i)) != NULL; i++)
    if (strcmp (word->name, attribute) == 0
        && tw_rule_word_is_of (word, (const char *) element->name))
      return word;
  return NULL;
}

TwWordTakes
tw_lift_takes (const xmlNode *element, const char *attribute)
{
  const TwRuleWord *word;

  if (strcmp (attribute, "rules") == 0)
    return TW_TAKES_RULES;
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (strcmp (others[i].attribute, attribute) == 0
        && tw_own_rules_is_ours (element, others[i].element))
      return others[i].takes;
  word = find_word (element, attribute);
  return word != NULL ? word->takes : TW_TAKES_NOTHING;
}

const char *const *
tw_lift_targets (const xmlNode *element, const char *attribute)
{
  return tw_word_targets (tw_lift_takes (element, attribute), attribute);
}

gboolean
tw_lift_can_be_given (const xmlNode *element, const char *attribute)
{
  TwWordTakes takes = tw_lift_takes (element, attribute);

  return takes == TW_TAKES_NAME || takes == TW_TAKES_AMOUNT
         || (takes == TW_TAKES_ID && strcmp (attribute, "procedure") != 0);
}

/* Whether both have as many elements, which say the same names. */
static gboolean
hold_alike (const xmlNode *a, const xmlNode *b)
{
  const xmlNode *one = xmlFirstElementChild ((xmlNode *) a),
                *other = xmlFirstElementChild ((xmlNode *) b);

  for (;; one = xmlNextElementSibling ((xmlNode *) one),
          other = xmlNextElementSibling ((xmlNode *) other))
    {
      g_autofree char *id = NULL, *other_id = NULL;

      /* What people are told may have been changed. */
      while (one != NULL && !tw_own_rules_is_ours (one, "item"))
        one = xmlNextElementSibling ((xmlNode *) one);
      while (other != NULL && !tw_own_rules_is_ours (other, "item"))
        other = xmlNextElementSibling ((xmlNode *) other);
      if (one == NULL || other == NULL)
        return one == other;
      id = tw_xml_reader_attribute (one, "id");
      other_id = tw_xml_reader_attribute (other, "id");
      if (g_strcmp0 (id, other_id) != 0)
        return FALSE;
    }
}

gboolean
tw_lift_is_alike (const xmlNode *a, const xmlNode *b)
{
  static const char *const attributes[] = { "neutral", "late", "occupies", "on",  "each",
                                            "what",    "at",   "order",    "word" };

  for (guint i = 0; i < G_N_ELEMENTS (attributes); i++)
    {
      g_autofree char *one = tw_xml_reader_attribute (a, attributes[i]);
      g_autofree char *other = tw_xml_reader_attribute (b, attributes[i]);

      if (g_strcmp0 (one, other) != 0)
        return FALSE;
    }
  return hold_alike (a, b);
}

void
tw_lift_put_counter (GString *words, const char *id, const char *fresh)
{
  static const char *const ends[] = { "}", ":" };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *from = g_strdup_printf ("{%s%s", id, ends[i]);
      g_autofree char *to = g_strdup_printf ("{%s%s", fresh, ends[i]);

      g_string_replace (words, from, to, 0);
    }
}
