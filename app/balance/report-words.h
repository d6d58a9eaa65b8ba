/* What reports say of questions. */
#pragma once

#include "engine/balance/answer.h"

G_BEGIN_DECLS

/** tw_question_heading: Returns: (transfer none): the question @id in words: "Is it fair?" */
const char *tw_question_heading (const char *id);

/** tw_question_limits: Returns: (transfer none) (nullable): what its answer cannot say */
const char *tw_question_limits (const char *id);

/** tw_question_verdict: Returns: (transfer none): @verdict on a number of the question @id, in a few words; "" for none */
const char *tw_question_verdict (const char *id, TwVerdict verdict);

G_END_DECLS
