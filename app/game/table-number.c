/* A number that is being typed, digit by digit. */
#include "app/game/table-number.h"

#include "app/game/table-model-private.h"

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
  guint n = self->spots->len + self->choices->len, number = self->typed * 10 + digit;

  if (number == 0 || number > n)
    return self->typed != 0;
  if (number * 10 <= n)
    {
      tw_table_model_set_typed (self, number);
      return TRUE;
    }
  tw_table_model_set_typed (self, 0);
  return tw_table_model_press_number (self, number - 1);
}

gboolean
tw_table_number_take (TwTableModel *self)
{
  guint number = self->typed;

  tw_table_model_set_typed (self, 0);
  return number > 0 && tw_table_model_press_number (self, number - 1);
}
