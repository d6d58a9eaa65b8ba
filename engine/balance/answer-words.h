/* Answers in words: sentences for people, and names for the numbers behind them. */
#pragma once

#include "engine/balance/answer.h"
#include "engine/balance/search-number.h"
#include "engine/simulate/firing.h"

G_BEGIN_DECLS

/** tw_answers_sentence: Returns: (transfer full): what the record says, in one plain sentence in the user's language, with the
 * interval and the number of games; that nobody can say yet if nobody can */
char *tw_answers_sentence (const TwAnswers *answers);

/** tw_answer_sentence: Returns: (transfer full) (nullable): what one of @answers says, as tw_answers_sentence(); %NULL if there is
 * no sentence for it and a row of a table has to do */
char *tw_answer_sentence (const TwAnswers *answers, const TwAnswer *answer);

/** tw_tried_numbers_sentence: Returns: (transfer full): which of the values @tried (element-type TwTriedNumber) of the parameter @name
 * meets the goal, in one sentence */
char *tw_tried_numbers_sentence (const char *name, const GArray *tried);

/** tw_answer_label: Returns: (transfer full): what @answer measures: "Wins of place 2" */
char *tw_answer_label (const TwAnswer *answer);

/** tw_answer_name: Returns: (transfer full): what people call what @id (nullable) means in answers: kinds of land and those who play
 * have names in every language; all else is called as its set calls it */
char *tw_answer_name (const char *id);

/** tw_answer_number: Returns: (transfer full): a number in its unit: "52.3 %", "+3.1" */
char *tw_answer_number (double number, TwUnit unit);

/** tw_dead_sentence: Returns: (transfer full): what looking again for a rule that did nothing has found, see tw_dead_look(): @firing
 * (nullable), in @n_games games at most */
char *tw_dead_sentence (const TwAnswer *answer, const TwFiring *firing, guint n_games);

/** tw_verdict_text: Returns: (transfer none): a verdict in a few words; "" for %TW_VERDICT_FOUND */
const char *tw_verdict_text (TwVerdict verdict);

G_END_DECLS
