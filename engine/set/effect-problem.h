/* What is wrong with an effect: which of its attributes do not go together, or which other effect
 * it rivals.
 *
 * A problem has no text: the reader of files tells it by line and attribute, the window by the
 * words of its form.
 */
#pragma once

#include "engine/set/effect.h"

G_BEGIN_DECLS

/**
 * TwEffectProblem:
 * @TW_EFFECT_PROBLEM_NONE: nothing is wrong
 * @TW_EFFECT_PROBLEM_SYMBOL: it counts symbols without naming one, or names one without counting
 *   symbols
 * @TW_EFFECT_PROBLEM_KIND: the same for a kind of feature
 * @TW_EFFECT_PROBLEM_COMPLETE_ONLY: it wants only complete features, but does not count features of
 *   one kind
 * @TW_EFFECT_PROBLEM_SCOPE: nothing that it counts can be in the scope
 * @TW_EFFECT_PROBLEM_CITY: it counts cities for a feature that is no field
 * @TW_EFFECT_PROBLEM_TOKEN: it hands out tokens without naming one, or names one without handing
 *   out tokens
 * @TW_EFFECT_PROBLEM_POINTS: its points are missing
 * @TW_EFFECT_PROBLEM_DIVISOR: it divides by less than 1
 * @TW_EFFECT_PROBLEM_DIVISION: it divides for each of something
 * @TW_EFFECT_PROBLEM_CHOICE: it says who gets the value, but counts something, or depends on each
 *   player's own figures
 * @TW_EFFECT_PROBLEM_TURN: it gives to the player on turn at the end of the game, when no player is
 *   on turn
 * @TW_EFFECT_PROBLEM_RIVAL: another effect for the same thing has the same priority
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

/** tw_effect_problem_find: Returns: what is wrong with the effect by itself; never
 *   %TW_EFFECT_PROBLEM_RIVAL */
TwEffectProblem tw_effect_problem_find (const TwEffect *effect);

/**
 * tw_effect_problem_find_rival:
 * @effect: an effect
 * @effects: (element-type TwEffect): the effects in play with it
 * @itself: (nullable): the one of @effects that it is or replaces
 *
 * Returns: (transfer none) (nullable): the first of @effects that is its rival, see
 *   tw_effect_is_rival()
 */
const TwEffect *tw_effect_problem_find_rival (const TwEffect *effect, const GPtrArray *effects,
                                              const TwEffect *itself);

G_END_DECLS
