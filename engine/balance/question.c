/* The list of the questions. */
#include "engine/balance/question.h"

#include <string.h>

#include "engine/balance/question-private.h"

static const struct
{
  const char *id;
  void (*answer) (TwAnswers *answers);
} questions[] = {
  { "fair", tw_answer_fair },           { "worth-tiles", tw_answer_worth_tiles },
  { "worth-use", tw_answer_worth_use }, { "worth-symbol", tw_answer_worth_symbol },
  { "change", tw_answer_change },       { "common", tw_answer_common },
  { "skill", tw_answer_skill },         { "thrill", tw_answer_thrill },
  { "dead", tw_answer_dead },           { "team", tw_answer_team },
};

TwAnswers *
tw_record_answers (const TwRecord *record, gboolean is_sequence)
{
  TwAnswers *answers = tw_answers_new (record, is_sequence);

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (strcmp (questions[i].id, record->question) == 0)
      questions[i].answer (answers);
  return answers;
}
