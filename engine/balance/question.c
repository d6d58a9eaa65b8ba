/* The list of the questions. */
#include "engine/balance/question.h"

#include <string.h>

#include "engine/balance/question-private.h"

static const struct
{
  const char *id;
  void (*answer) (TwAnswers *answers);
  const char *shows;
} questions[] = {
  { "fair", tw_answer_fair, "place/1/score" },
  { "worth-tiles", tw_answer_worth_tiles, "0/points" },
  { "worth-use", tw_answer_worth_use, "0/points" },
  { "worth-symbol", tw_answer_worth_symbol, "0/points" },
  { "change", tw_answer_change, "score" },
  { "common", tw_answer_common, "score" },
  { "skill", tw_answer_skill, "step/0" },
  { "thrill", tw_answer_thrill, "changes" },
  { "dead", tw_answer_dead, NULL },
  { "team", tw_answer_team, NULL },
};

const char *
tw_question_shows (const char *question)
{
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (strcmp (questions[i].id, question) == 0)
      return questions[i].shows;
  return NULL;
}

TwAnswers *
tw_record_answers (const TwRecord *record, gboolean is_sequence)
{
  TwAnswers *answers = tw_answers_new (record, is_sequence);

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (strcmp (questions[i].id, record->question) == 0)
      questions[i].answer (answers);
  return answers;
}
