/* Rules in words that were left over while one of them was typed: earlier versions of the program kept what was there
 * after each key. */
#pragma once

#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/**
 * tw_leftover_rules:
 * @own: (nullable): what a set adds to the rules
 *
 * A rule that nothing names is no leftover by that: players may keep it. What another rule begins with, or what begins
 * with a rule that is named, is one; of several that say the same, the first stays.
 *
 * Returns: (transfer full) (array zero-terminated=1): the ids of such rules, possibly none
 */
char **tw_leftover_rules (const TwVocabulary *own);

G_END_DECLS
