/* Effects and tokens: building and comparing. */
#include "engine/set/effect.h"

#include <string.h>

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

void
tw_token_type_free (TwTokenType *token)
{
  g_free (token->supply_parameter);
  g_free (token->word);
  g_free (token->on);
  g_free (token->each);
  g_free (token->at);
  for (guint i = 0; i < token->n_worths; i++)
    {
      g_free (token->worths[i].points);
      g_free (token->worths[i].none_counts);
      g_free (token->worths[i].rules);
    }
  g_free (token->worths);
  g_free (token->id);
  g_free (token->part);
  g_free (token->file);
  g_free (token->art);
  tw_texts_unref (token->texts);
  g_free (token);
}

TwTokenWorth *
tw_token_type_add_worth (TwTokenType *token)
{
  TwTokenWorth *worth;

  token->worths = g_renew (TwTokenWorth, token->worths, token->n_worths + 1);
  worth = &token->worths[token->n_worths++];
  memset (worth, 0, sizeof *worth);
  return worth;
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
tw_token_worth_equal (const TwTokenWorth *a, const TwTokenWorth *b)
{
  return a->by == b->by && a->from == b->from && a->ties == b->ties
         && g_strcmp0 (a->points, b->points) == 0 && g_strcmp0 (a->none_counts, b->none_counts) == 0
         && g_strcmp0 (a->rules, b->rules) == 0;
}

gboolean
tw_token_type_equal (const TwTokenType *a, const TwTokenType *b)
{
  gboolean equal = a->supply == b->supply
                   && g_strcmp0 (a->supply_parameter, b->supply_parameter) == 0
                   && g_strcmp0 (a->word, b->word) == 0 && g_strcmp0 (a->on, b->on) == 0
                   && g_strcmp0 (a->each, b->each) == 0 && g_strcmp0 (a->at, b->at) == 0
                   && a->n_worths == b->n_worths && g_strcmp0 (a->id, b->id) == 0
                   && g_strcmp0 (a->part, b->part) == 0;

  for (guint i = 0; equal && i < a->n_worths; i++)
    equal = tw_token_worth_equal (&a->worths[i], &b->worths[i]);
  return equal;
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
