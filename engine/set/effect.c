/* Effects: building and comparing. */
#include "engine/set/effect.h"

#include "engine/set/rule-word.h"

void
tw_effect_say (TwEffect *effect, const TwEffect *other)
{
  guint n;
  const TwRuleWord *words = tw_rule_word_table (&n);

  for (guint i = 0; i < n; i++)
    if (tw_rule_word_is_attribute (&words[i]))
      tw_member_copy (&words[i].member, effect, other);
}

void
tw_effect_free (TwEffect *effect)
{
  guint n;
  const TwRuleWord *words = tw_rule_word_table (&n);

  for (guint i = 0; i < n; i++)
    if (tw_rule_word_is_attribute (&words[i]))
      tw_member_free (&words[i].member, effect);
  g_free (effect->part);
  g_free (effect->file);
  g_free (effect);
}

gboolean
tw_effect_equal (const TwEffect *a, const TwEffect *b)
{
  guint n;
  const TwRuleWord *words = tw_rule_word_table (&n);

  for (guint i = 0; i < n; i++)
    if (tw_rule_word_is_attribute (&words[i]) && !tw_member_equal (&words[i].member, a, b))
      return FALSE;
  return g_strcmp0 (a->part, b->part) == 0;
}

gboolean
tw_effect_per_names_kind (TwEffectPer per)
{
  const TwRuleWord *word = tw_rule_word_of (TW_WORDS_PER, (int) per);

  return word != NULL && word->names == TW_TAKES_KIND;
}

gboolean
tw_effect_per_looks (TwEffectPer per)
{
  const TwRuleWord *word = tw_rule_word_of (TW_WORDS_PER, (int) per);

  return word != NULL && word->looks;
}

/* Whether an effect says who gets the value, not who gets something beside it. */
static gboolean
is_choice (const TwEffect *effect)
{
  return effect->stage == TW_STAGE_CREDIT && effect->points == NULL;
}

gboolean
tw_effect_same_thing (const TwEffect *a, const TwEffect *b)
{
  if (is_choice (a) || is_choice (b))
    return is_choice (a) && is_choice (b);
  return a->stage == TW_STAGE_RATE && b->stage == TW_STAGE_RATE && a->per == b->per
         && g_strcmp0 (a->symbol, b->symbol) == 0
         && (!tw_effect_per_looks (a->per) || a->scope == b->scope) && a->kind == b->kind
         && a->only_complete == b->only_complete;
}

gboolean
tw_effect_is_rival (const TwEffect *a, const TwEffect *b)
{
  return tw_effect_same_thing (a, b) && a->priority == b->priority
         && (a->features & b->features) != 0 && (a->events & b->events) != 0;
}

gboolean
tw_amount_is_number (const char *text, int *out_number)
{
  gint64 number;

  if (!g_ascii_string_to_signed (text, 10, TW_AMOUNT_LEAST, TW_AMOUNT_MOST, &number, NULL))
    return FALSE;
  *out_number = (int) number;
  return TRUE;
}
