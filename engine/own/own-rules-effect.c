/* An effect that a set adds to the rules, as the attributes of its element. */
#include "engine/own/own-rules-effect.h"

#include "engine/own/own-rules-private.h"

#include "engine/set/rule-word.h"

static char *
event_words (guint events)
{
  GString *words = g_string_new (NULL);
  const TwRuleWord *event;

  for (guint i = 0; (event = tw_rule_word_nth (TW_WORDS_EVENT, i)) != NULL; i++)
    if (events & (guint) event->value)
      g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", event->name);
  return g_string_free (words, FALSE);
}

/* Whether a word is written, or holds where none is. */
static gboolean
is_written (const TwRuleWord *word, const TwEffect *effect)
{
  switch (word->of)
    {
    case TW_WORDS_PER:
      return effect->per != TW_PER_FEATURE;
    case TW_WORDS_SCOPE:
      return effect->scope != tw_effect_default_scope (effect->per);
    case TW_WORDS_TO:
      return effect->stage >= TW_STAGE_CREDIT;
    case TW_WORDS_ROUND:
      return effect->stage == TW_STAGE_DIVIDE;
    default:
      return TRUE;
    }
}

static void
put_word (xmlNode *node, const TwRuleWord *attribute, const TwEffect *effect)
{
  const TwRuleWord *word = tw_rule_word_of (attribute->of, tw_rule_word_number (attribute, effect));

  if (!is_written (attribute, effect))
    tw_own_rules_set (node, attribute->name, NULL);
  /* What there is no word for stays as it was written. */
  else if (word != NULL)
    tw_own_rules_set (node, attribute->name, word->name);
}

static void
put_attribute (const TwOwnRulesEdit *edit,
               xmlNode *node,
               const TwRuleWord *word,
               const TwEffect *effect)
{
  g_autofree char *words = NULL;
  int number = tw_rule_word_number (word, effect);

  switch (word->takes)
    {
    case TW_TAKES_KINDS:
      words = tw_own_rules_kind_words (edit, (TwKindSet) number, FALSE);
      tw_own_rules_set (node, word->name, words);
      break;
    case TW_TAKES_EVENTS:
      words = event_words ((guint) number);
      tw_own_rules_set (node, word->name, words);
      break;
    case TW_TAKES_WORD:
      put_word (node, word, effect);
      break;
    case TW_TAKES_KIND:
      tw_own_rules_set (node, word->name,
                        number != TW_KIND_NONE
                            ? tw_vocabulary_kind_name (edit->set->own, (TwKind) number)
                            : NULL);
      break;
    case TW_TAKES_TRUTH:
      tw_own_rules_set (node, word->name, number ? "true" : NULL);
      break;
    case TW_TAKES_NUMBER:
      tw_own_rules_set_number (node, word->name, number, 0);
      break;
    default:
      tw_own_rules_set (node, word->name, tw_rule_word_text (word, effect));
      break;
    }
}

void
tw_own_rules_put_effect (TwOwnRulesEdit *edit, int index, const TwEffect *effect)
{
  xmlNode *node = index >= 0 ? tw_own_rules_find_effect (edit, index)
                             : tw_own_rules_add_element (edit, "effect");
  guint n_words;
  const TwRuleWord *words = tw_rule_word_table (&n_words);

  g_return_if_fail (node != NULL);

  for (guint i = 0; i < n_words; i++)
    if (tw_rule_word_is_attribute (&words[i]))
      put_attribute (edit, node, &words[i], effect);
}
