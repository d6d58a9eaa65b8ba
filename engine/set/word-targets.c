/* What the words of rules name. */
#include "engine/set/word-targets.h"

#include <string.h>

static const char *const none[] = { NULL };

/* Of what an attribute takes as an id, only some is the id of something else. */
static const char *const *
targets_of_id (const char *attribute)
{
  static const char *const procedures[] = { "procedure", NULL };
  static const char *const counters[] = { "counter", NULL };
  static const char *const lists[] = { "list", NULL };

  return strcmp (attribute, "procedure") == 0                                    ? procedures
         : strcmp (attribute, "what") == 0 || strcmp (attribute, "counter") == 0 ? counters
         : strcmp (attribute, "remembered") == 0 || strcmp (attribute, "past") == 0
                 || strcmp (attribute, "to") == 0 || strcmp (attribute, "from") == 0
             ? lists
             : none;
}

const char *const *
tw_word_targets (TwWordTakes takes, const char *attribute)
{
  static const char *const land[] = { "land", NULL };
  static const char *const symbols[] = { "symbol", NULL };
  static const char *const things[] = { "figure", "token", "symbol", NULL };
  static const char *const tokens[] = { "token", NULL };
  static const char *const figures[] = { "figure", NULL };
  static const char *const bags[] = { "bag", NULL };
  static const char *const names[] = { "figure", "zone", "counter", NULL };
  static const char *const amounts[] = { "counter", "token", NULL };
  static const char *const rules[] = { "rule", NULL };

  switch (takes)
    {
    case TW_TAKES_KINDS:
    case TW_TAKES_KIND:
      return land;
    case TW_TAKES_SYMBOL:
      return symbols;
    case TW_TAKES_THING:
      return things;
    case TW_TAKES_TOKEN:
    case TW_TAKES_GAIN:
      return tokens;
    case TW_TAKES_FIGURE:
    case TW_TAKES_FIGURES:
      return figures;
    case TW_TAKES_BAG:
      return bags;
    case TW_TAKES_NAME:
      return names;
    case TW_TAKES_AMOUNT:
      return amounts;
    case TW_TAKES_RULES:
      return rules;
    case TW_TAKES_ID:
      return targets_of_id (attribute);
    case TW_TAKES_NOTHING:
    case TW_TAKES_EVENTS:
    case TW_TAKES_WORD:
    case TW_TAKES_TRUTH:
    case TW_TAKES_NUMBER:
    case TW_TAKES_PART:
    case TW_TAKES_SETTING:
    case TW_TAKES_ANSWER:
    default:
      return none;
    }
}

gboolean
tw_word_may_name (const TwRuleWord *word, const char *element)
{
  return g_strv_contains (tw_word_targets (word->takes, word->name), element);
}

const char *
tw_word_bare (const char *word)
{
  const char *dot = strrchr (word, '.');

  return dot != NULL ? dot + 1 : word;
}

gboolean
tw_words_name (const char *words, const char *id)
{
  g_auto (GStrv) each = g_strsplit_set (words, " \t\r\n", -1);

  for (guint i = 0; each[i] != NULL; i++)
    if (strcmp (each[i], id) == 0 || strcmp (tw_word_bare (each[i]), id) == 0)
      return TRUE;
  return FALSE;
}
