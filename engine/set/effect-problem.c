/* What is wrong with an effect. */
#include "engine/set/effect-problem.h"

static TwEffectProblem
find_in_counted (const TwEffect *effect)
{
  if ((effect->symbol != NULL) != (effect->per == TW_PER_SYMBOL))
    return TW_EFFECT_PROBLEM_SYMBOL;
  if ((effect->kind != TW_KIND_NONE) != tw_effect_per_names_kind (effect->per))
    return TW_EFFECT_PROBLEM_KIND;
  if (effect->only_complete && effect->per != TW_PER_KIND)
    return TW_EFFECT_PROBLEM_COMPLETE_ONLY;
  if ((effect->per == TW_PER_NEIGHBOUR && effect->scope < TW_SCOPE_AROUND_4)
      || (tw_effect_per_names_kind (effect->per) && effect->scope == TW_SCOPE_FEATURE))
    return TW_EFFECT_PROBLEM_SCOPE;
  if (effect->per == TW_PER_CITY && effect->features != TW_KIND_BIT (TW_KIND_FIELD))
    return TW_EFFECT_PROBLEM_CITY;
  return TW_EFFECT_PROBLEM_NONE;
}

static TwEffectProblem
find_in_stage (const TwEffect *effect)
{
  gboolean is_choice = effect->stage == TW_STAGE_CREDIT && effect->points == NULL;
  int divisor;

  if ((effect->token != NULL) != (effect->stage == TW_STAGE_TOKENS))
    return TW_EFFECT_PROBLEM_TOKEN;
  if (effect->points == NULL && effect->stage < TW_STAGE_CREDIT)
    return TW_EFFECT_PROBLEM_POINTS;
  if (effect->stage == TW_STAGE_DIVIDE && tw_amount_is_number (effect->points, &divisor)
      && divisor < 1)
    return TW_EFFECT_PROBLEM_DIVISOR;
  if (effect->stage == TW_STAGE_DIVIDE && effect->per != TW_PER_FEATURE)
    return TW_EFFECT_PROBLEM_DIVISION;
  if (is_choice && (effect->per != TW_PER_FEATURE || effect->if_own_figure != NULL))
    return TW_EFFECT_PROBLEM_CHOICE;
  if ((effect->to == TW_TO_PRESENCE || effect->to == TW_TO_COMPLETER)
      && (effect->events & TW_EVENT_END))
    return TW_EFFECT_PROBLEM_TURN;
  return TW_EFFECT_PROBLEM_NONE;
}

TwEffectProblem
tw_effect_problem_find (const TwEffect *effect)
{
  TwEffectProblem problem = find_in_counted (effect);

  return problem != TW_EFFECT_PROBLEM_NONE ? problem : find_in_stage (effect);
}

const TwEffect *
tw_effect_problem_find_rival (const TwEffect *effect,
                              const GPtrArray *effects,
                              const TwEffect *itself)
{
  for (guint i = 0; i < effects->len; i++)
    {
      const TwEffect *other = g_ptr_array_index (effects, i);

      if (other != effect && other != itself && tw_effect_is_rival (other, effect))
        return other;
    }
  return NULL;
}
