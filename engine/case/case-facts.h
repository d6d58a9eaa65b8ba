/* A position in the language of cases. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/**
 * tw_case_facts:
 * @play: a play
 *
 * Writes which tiles and figures are where, what each player has, and what is left, independent of
 * internal numbers: the same position always gives the same text.
 *
 * Returns: (transfer full): sorted lines
 */
char *tw_case_facts (const TwPlay *play);

/**
 * tw_case_facts_add_position:
 * @play: a play between two turns
 * @text: gets lines "given"
 *
 * Writes all that the language can say. Only reading it again shows whether that is the whole
 * position.
 */
void tw_case_facts_add_position (const TwPlay *play, GString *text);

/**
 * tw_case_facts_hash_own:
 * @play: a play
 *
 * Returns: a hash of the expansions' own states, including what the language cannot say
 */
guint64 tw_case_facts_hash_own (const TwPlay *play);

/** tw_case_facts_status: Returns: what cases and reports call a #TwStatus: "playing", "won" */
const char *tw_case_facts_status (guint status);

/**
 * tw_case_facts_add_outcome:
 * @play: a play
 * @scores: (nullable): points to expect, by seat, instead of the actual ones
 * @text: gets lines "expect" with the outcome
 */
void tw_case_facts_add_outcome (const TwPlay *play, const int *scores, GString *text);

G_END_DECLS
