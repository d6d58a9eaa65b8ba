/* What is wrong with an effect by itself or beside another: which words of it do not go together.
 *
 * A problem carries what there is to say, not how: the reader of files tells it by line and attribute,
 * the window by the words of its form.
 */
#pragma once

#include "engine/set/effect.h"

G_BEGIN_DECLS

/**
 * TwEffectProblem:
 * @TW_EFFECT_PROBLEM_NONE: nothing is
 * @TW_EFFECT_PROBLEM_SYMBOL: symbols are counted and it is not said which, or the other way round
 * @TW_EFFECT_PROBLEM_KIND: the same for a kind of feature
 * @TW_EFFECT_PROBLEM_COMPLETE_ONLY: only complete ones, of what is never complete or not
 * @TW_EFFECT_PROBLEM_SCOPE: nothing of what is counted can be in the scope
 * @TW_EFFECT_PROBLEM_CITY: cities beside something that is no field
 * @TW_EFFECT_PROBLEM_TOKEN: tokens are handed out and it is not said which, or the other way round
 * @TW_EFFECT_PROBLEM_POINTS: it is not said how many
 * @TW_EFFECT_PROBLEM_DIVISOR: points divided by less than 1
 * @TW_EFFECT_PROBLEM_DIVISION: a division for each of something
 * @TW_EFFECT_PROBLEM_CHOICE: it says who gets the value, but not always the same for all
 * @TW_EFFECT_PROBLEM_TURN: for the player on turn when nobody is: at the end of the game
 * @TW_EFFECT_PROBLEM_RIVAL: it counts the same as another one, and nothing says which of them does
 */
typedef enum
{
  TW_EFFECT_PROBLEM_NONE,
  TW_EFFECT_PROBLEM_SYMBOL,
  TW_EFFECT_PROBLEM_KIND,
  TW_EFFECT_PROBLEM_COMPLETE_ONLY,
  TW_EFFECT_PROBLEM_SCOPE,
  TW_EFFECT_PROBLEM_CITY,
  TW_EFFECT_PROBLEM_TOKEN,
  TW_EFFECT_PROBLEM_POINTS,
  TW_EFFECT_PROBLEM_DIVISOR,
  TW_EFFECT_PROBLEM_DIVISION,
  TW_EFFECT_PROBLEM_CHOICE,
  TW_EFFECT_PROBLEM_TURN,
  TW_EFFECT_PROBLEM_RIVAL
} TwEffectProblem;

/** tw_effect_problem_find: Returns: what is wrong with it, whatever else there is; never
 *   %TW_EFFECT_PROBLEM_RIVAL */
TwEffectProblem tw_effect_problem_find (const TwEffect *effect);

/**
 * tw_effect_problem_find_rival:
 * @effect: an effect
 * @effects: (element-type TwEffect): what it is in play with
 * @itself: (nullable): the one of @effects that it is or takes the place of
 *
 * Returns: (transfer none) (nullable): the first of them that counts the same with equal priority
 */
const TwEffect *tw_effect_problem_find_rival (const TwEffect *effect, const GPtrArray *effects,
                                              const TwEffect *itself);

G_END_DECLS
