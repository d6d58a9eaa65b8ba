/* "given" lines: putting the game into a position. */
#pragma once

#include "engine/case/case-run.h"

G_BEGIN_DECLS

/**
 * tw_case_give:
 * @rules: the rules
 * @play: a play of those rules, between two turns
 * @words: the text after "given" in a line of a case; seats are P1 to P6
 * @error: %TW_CASE_ERROR, without a file
 *
 * Puts a play into a position. Open questions get their defaults.
 *
 * Returns: whether it could be done; if not, the caller must discard @play
 */
gboolean tw_case_give (TwRules *rules, TwPlay *play, const char *words, GError **error);

G_END_DECLS
