/* A number that is being typed, digit by digit. */
#include "app/game/table-number.h"

#include "app/game/table-model-private.h"
#include "engine/game/play.h"
#include "engine/game/verb.h"

/* Whether the answers are numbers in a row, and nothing else, so that each is its own key. */
static gboolean
are_numbers (TwTableModel *self)
{
  const TwPlay *play = tw_table_model_get_play (self);
  int first;

  if (self->spots->len > 0 || self->choices->len == 0)
    return FALSE;
  first = tw_verb_number (&g_array_index (self->choices, TwAction, 0));
  for (guint i = 0; i < self->choices->len; i++)
    {
      const TwAction *choice = &g_array_index (self->choices, TwAction, i);

      if (tw_play_verb (play, choice->verb)->takes != TW_VERB_TAKES_NUMBER
          || tw_verb_number (choice) != first + (int) i)
        return FALSE;
    }
  return first >= 0;
}

guint
tw_table_number_first (TwTableModel *self)
{
  return are_numbers (self) ? g_array_index (self->choices, TwAction, 0).kind : 1;
}

guint
tw_table_number_get (TwTableModel *self)
{
  return self->typed;
}

gboolean
tw_table_number_may_mean (TwTableModel *self, guint number)
{
  while (number > self->typed && self->typed > 0)
    number /= 10;
  return self->typed == 0 || number == self->typed;
}

/* A number acts as soon as no longer one begins with it. */
gboolean
tw_table_number_type_digit (TwTableModel *self, guint digit)
{
  guint first = tw_table_number_first (self);
  guint last = first + self->spots->len + self->choices->len - 1;
  guint number = self->typed * 10 + digit;

  if ((number == 0 && first > 0) || number > last || (number < first && number * 10 + 9 < first))
    return self->typed != 0;
  if (number > 0 && number * 10 <= last)
    {
      tw_table_model_set_typed (self, number);
      return TRUE;
    }
  tw_table_model_set_typed (self, 0);
  return number >= first && tw_table_model_press_number (self, number - first);
}

gboolean
tw_table_number_take (TwTableModel *self)
{
  guint first = tw_table_number_first (self), number = self->typed;

  tw_table_model_set_typed (self, 0);
  return number >= first && tw_table_model_press_number (self, number - first);
}
