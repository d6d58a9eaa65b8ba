/* What follows from one choice for the rest of an effect. */
#include "app/ruleset/effect-edit.h"

gboolean
tw_effect_counts (const TwEffect *effect)
{
  TwEffectThen then = tw_effect_then (effect);

  return then != TW_EFFECT_THEN_DIVIDE && then != TW_EFFECT_THEN_CREDIT;
}

gboolean
tw_effect_looks (const TwEffect *effect)
{
  return effect->if_symbol != NULL || effect->unless_symbol != NULL
         || (tw_effect_counts (effect) && tw_effect_per_looks (effect->per));
}

void
tw_effect_set (char **member, const char *value)
{
  char *copy = g_strdup (value);

  g_free (*member);
  *member = copy;
}

void
tw_effect_set_number (char **member, int value)
{
  g_free (*member);
  *member = g_strdup_printf ("%d", value);
}

/* Where it looks: nowhere in particular, or where there can be something. */
static void
mend_scope (TwEffect *effect)
{
  gboolean is_around = effect->per == TW_PER_NEIGHBOUR && effect->scope < TW_SCOPE_AROUND_4;
  gboolean is_elsewhere =
      tw_effect_per_names_kind (effect->per) && effect->scope == TW_SCOPE_FEATURE;

  if (!tw_effect_looks (effect))
    effect->scope = TW_SCOPE_FEATURE;
  else if (is_around || is_elsewhere)
    effect->scope = TW_SCOPE_AROUND_8;
}

void
tw_effect_choose_per (TwEffect *effect, TwEffectPer per, TwKind kind, const char *symbol)
{
  effect->per = per;
  effect->kind = tw_effect_per_names_kind (per) ? kind : TW_KIND_NONE;
  effect->only_complete = effect->only_complete && per == TW_PER_KIND;
  if (per != TW_PER_SYMBOL)
    g_clear_pointer (&effect->symbol, g_free);
  else if (effect->symbol == NULL)
    tw_effect_set (&effect->symbol, symbol);
  mend_scope (effect);
}

char **
tw_effect_member (TwEffect *effect, const TwRuleWord *condition)
{
  return (char **) G_STRUCT_MEMBER_P (effect, condition->member.offset);
}

void
tw_effect_choose_if (TwEffect *effect, const TwRuleWord *condition, const char *symbol, int tiles)
{
  const TwRuleWord *old = tw_effect_if (effect), *word;
  g_autofree char *old_symbol = g_strdup (
      old != NULL && old->takes == TW_TAKES_SYMBOL ? tw_rule_word_text (old, effect) : symbol);
  char **member = condition != NULL ? tw_effect_member (effect, condition) : NULL;

  for (guint i = 0; (word = tw_rule_word_nth (TW_WORDS_CONDITION, i)) != NULL; i++)
    if (word == old || (condition == NULL && word->form != NULL))
      g_clear_pointer (tw_effect_member (effect, word), g_free);
  if (condition != NULL && condition->takes == TW_TAKES_SYMBOL)
    tw_effect_set (member, old_symbol);
  else if (condition != NULL && *member == NULL)
    tw_effect_set_number (member, tiles);
  mend_scope (effect);
}

void
tw_effect_keep_symbol (TwEffect *effect, const char *symbol)
{
  const TwRuleWord *condition = tw_rule_word_find (TW_WORDS_CONDITION, "if-symbol");

  if (g_strcmp0 (effect->symbol, symbol) == 0 || g_strcmp0 (effect->if_symbol, symbol) == 0
      || g_strcmp0 (effect->unless_symbol, symbol) == 0)
    return;
  tw_effect_choose_if (effect, condition, symbol, 0);
  tw_effect_set (&effect->if_symbol, symbol);
}

/* What the number of an effect counts. */
typedef enum
{
  NO_NUMBER,
  POINTS,
  DIVISOR,
  TOKENS
} Counted;

/* Where one begins with each: who divides by one divides nothing. */
static const int first_numbers[] = { [POINTS] = 1, [DIVISOR] = 2, [TOKENS] = 1 };

static Counted
counted_by (TwEffectThen then)
{
  return then == TW_EFFECT_THEN_CREDIT   ? NO_NUMBER
         : then == TW_EFFECT_THEN_DIVIDE ? DIVISOR
         : then == TW_EFFECT_THEN_TOKENS ? TOKENS
                                         : POINTS;
}

/* A number of points says nothing of how many tokens are meant, nor of what is divided by. */
static void
mend_number (TwEffect *effect, Counted before, Counted now)
{
  if (now == NO_NUMBER)
    g_clear_pointer (&effect->points, g_free);
  else if (now != before)
    tw_effect_set_number (&effect->points, first_numbers[now]);
}

void
tw_effect_choose_then (TwEffect *effect,
                       TwEffectThen then,
                       TwEffectTo to,
                       const char *token,
                       int priority)
{
  mend_number (effect, counted_by (tw_effect_then (effect)), counted_by (then));
  effect->stage = tw_effect_then_stage (then);
  if (!tw_effect_counts (effect))
    tw_effect_choose_per (effect, TW_PER_FEATURE, TW_KIND_NONE, NULL);
  effect->to = then >= TW_EFFECT_THEN_CREDIT ? to : TW_TO_MAJORITY;
  effect->round_down = effect->round_down && then == TW_EFFECT_THEN_DIVIDE;
  if (then != TW_EFFECT_THEN_TOKENS)
    g_clear_pointer (&effect->token, g_free);
  else if (effect->token == NULL)
    tw_effect_set (&effect->token, token);
  if (then == TW_EFFECT_THEN_RATE && effect->priority == 0)
    effect->priority = priority;
  else if (then != TW_EFFECT_THEN_RATE && then != TW_EFFECT_THEN_DIVIDE
           && then != TW_EFFECT_THEN_CREDIT)
    effect->priority = 0;
  mend_scope (effect);
}
