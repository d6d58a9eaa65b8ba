/* Arithmetic on the value of a feature, and its words. */
#include "engine/game/value-change.h"

#include <glib/gi18n-lib.h>

int
tw_value_change_apply (const TwValueChange *change, int value)
{
  int n = change->n, rest;

  switch ((TwValueHow) change->how)
    {
    case TW_VALUE_SET:
      value = n;
      break;
    case TW_VALUE_TIMES:
      value = (int) CLAMP ((gint64) value * n, G_MININT16, G_MAXINT16);
      break;
    case TW_VALUE_DIVIDE:
      /* A number that was drawn may be none to divide by. */
      n = MAX (n, 1);
      rest = ((value % n) + n) % n;
      value = (value - rest) / n + (rest > 0 && !change->rounds_down);
      break;
    case TW_VALUE_ADD:
    default:
      value += n;
      break;
    }
  return CLAMP (value, G_MININT16, G_MAXINT16);
}

static char *
words_of (const TwValueChange *change, int value)
{
  int n = change->n;

  switch ((TwValueHow) change->how)
    {
    case TW_VALUE_TIMES:
      /* Translators: what the points are multiplied by. */
      return g_strdup_printf (_ ("× %d"), n);
    case TW_VALUE_DIVIDE:
      n = MAX (n, 1);
      /* Translators: what the points are divided by. */
      return g_strdup_printf (value % n == 0        ? _ ("÷ %d")
                              : change->rounds_down ? _ ("÷ %d, rounded down")
                                                    : _ ("÷ %d, rounded up"),
                              n);
    case TW_VALUE_SET:
      return g_strdup_printf ("= %d", n);
    case TW_VALUE_ADD:
    default:
      return g_strdup_printf (n < 0 ? "− %d" : "+ %d", ABS (n));
    }
}

void
tw_value_changes_add (TwValueChanges *changes, const TwValueChange *change)
{
  if (changes->n_changes < TW_MAX_VALUE_CHANGES)
    changes->changes[changes->n_changes] = *change;
  changes->n_changes = MIN (changes->n_changes + 1, TW_MAX_VALUE_CHANGES + 1);
}

char *
tw_value_changes_words (const TwValueChanges *changes, int value, int result)
{
  g_autoptr (GString) out = g_string_new (NULL);
  gboolean is_factor = FALSE;

  if (changes->n_changes > TW_MAX_VALUE_CHANGES)
    return NULL;
  for (guint i = 0; i < changes->n_changes; i++)
    {
      const TwValueChange *change = &changes->changes[i];
      g_autofree char *words = words_of (change, value);

      is_factor = is_factor || change->how == TW_VALUE_TIMES || change->how == TW_VALUE_DIVIDE;
      g_string_append_printf (out, "%s%s", i > 0 ? "; " : "", words);
      value = tw_value_change_apply (change, value);
    }
  return is_factor && value == result ? g_strdup (out->str) : NULL;
}
