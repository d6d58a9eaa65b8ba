/* Parts of runs: what is read is written the same, and whatever the sums are, something can be said
 * of them. */
#include "tests/fuzz/fuzz.h"

#include <string.h>

#include "engine/balance/answer-words.h"
#include "engine/balance/picture.h"
#include "engine/balance/question.h"

static void
say (const TwRecord *record, gboolean is_sequence)
{
  g_autoptr (TwAnswers) answers = tw_record_answers (record, is_sequence);
  g_autofree char *sentence = tw_answers_sentence (answers);

  g_assert (sentence != NULL && *sentence != '\0');
  for (guint i = 0; i < answers->items->len; i++)
    {
      g_autofree char *label = tw_answer_label (answers->items->pdata[i]);

      g_assert (label != NULL);
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRecord) record = tw_record_from_line ("fuzz.json", text, &error);
  g_autoptr (TwRecord) again = NULL;
  g_autoptr (GArray) bars = NULL;
  g_autoptr (GArray) course = NULL;
  g_autoptr (GArray) heat = NULL;
  g_autofree char *line = NULL;
  g_autofree char *line_again = NULL;

  g_assert ((record != NULL) == (error == NULL));
  if (record == NULL)
    return 0;
  line = tw_record_to_line (record);
  again = tw_record_from_line ("fuzz.json", line, NULL);
  g_assert (again != NULL && tw_record_is_of (record, again));
  line_again = tw_record_to_line (again);
  g_assert_cmpstr (line, ==, line_again);
  say (record, FALSE);
  say (record, TRUE);
  bars = tw_picture_bars (record);
  course = tw_picture_course (record);
  heat = tw_picture_heat (record);
  return 0;
}
