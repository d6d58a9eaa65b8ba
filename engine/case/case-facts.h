/* A position as the language of cases says it. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/**
 * tw_case_facts:
 * @play: a play
 *
 * Says what lies and stands where, who has what, and what is left, whatever the sets and rules in
 * play are numbered like: the same position gives the same words.
 *
 * Returns: (transfer full): sorted lines
 */
char *tw_case_facts (const TwPlay *play);

/**
 * tw_case_facts_add_position:
 * @play: a play between two turns
 * @text: gets lines "given"
 *
 * Says all that the language can say; whether that is all there is shows when it is read again.
 */
void tw_case_facts_add_position (const TwPlay *play, GString *text);

/**
 * tw_case_facts_hash_own:
 * @play: a play
 *
 * Returns: a hash of what expansions keep to themselves, whether the language can say it or not
 */
guint64 tw_case_facts_hash_own (const TwPlay *play);

/**
 * tw_case_facts_add_outcome:
 * @play: a play
 * @scores: (nullable): points to be expected by seat, in the place of those that came out
 * @text: gets lines "expect" that say what has come out
 */
void tw_case_facts_add_outcome (const TwPlay *play, const int *scores, GString *text);

G_END_DECLS
