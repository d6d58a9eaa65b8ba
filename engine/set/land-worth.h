/* What a designer's own kind of land is worth, as its set has it. */
#pragma once

#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/**
 * tw_land_worth_is_only_complete:
 * @vocabulary: the vocabulary in play, or what a set adds to the rules
 * @kind: a kind of land, as @vocabulary counts
 *
 * Only effects and procedures say what such land brings, so what is unfinished at the end of the game is worth
 * nothing if none of them says so. A procedure of the end of the game may bring something for it if it names the
 * land, or no land at all.
 *
 * Returns: whether complete land of that kind brings something, and unfinished land never does
 */
gboolean tw_land_worth_is_only_complete (const TwVocabulary *vocabulary, TwKind kind);

/** tw_land_worth_find_complete: Returns: (transfer none) (nullable): the first effect by which complete land of that
 *   kind brings points */
const TwEffect *tw_land_worth_find_complete (const TwVocabulary *vocabulary, TwKind kind);

G_END_DECLS
