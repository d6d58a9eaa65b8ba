/* What a feature is worth, changed while it is counted. */
#include "engine/procedure/value.h"

#include "engine/game/state-hash.h"

/* Which changes there were is kept in so many bits; what comes after is told with the last. */
#define N_BITS 64
/* Before what else is done when a feature is counted. */
#define BEGIN_ORDER (-1000)

static inline guint64 *
changes_of (const TwProcedures *all, gconstpointer own)
{
  return (guint64 *) (gpointer) ((guint8 *) (gpointer) own + all->valued);
}

gsize
tw_value_size (const TwProcedures *all)
{
  return all->has_value ? sizeof (guint64) : 0;
}

static TwStepResult
begin_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  *changes_of (tw_procedures_of (play), own) = 0;
  return TW_STEP_DONE;
}

void
tw_value_add_hooks (TwProcedures *all)
{
  static const TwHook hook = { TW_SLOT_BEFORE_CREDIT,
                               BEGIN_ORDER,
                               { "3d", begin_run, NULL, NULL } };

  if (!all->has_value)
    return;
  all->counted.changed_by = tw_value_rules;
  g_array_append_val (all->hooks, hook);
}

guint64
tw_value_hash (const TwProcedures *all, gconstpointer own)
{
  return all->has_value && *changes_of (all, own) != 0
             ? tw_hash_facts (18, *changes_of (all, own), 0, 0)
             : 0;
}

void
tw_value_change (const TwProcedures *all, gpointer own, TwFrame *frame, guint index, int n)
{
  const TwValueCode *change = &g_array_index (all->values, TwValueCode, index);
  int value = frame->value, rest;

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
  frame->value = (gint16) CLAMP (value, G_MININT16, G_MAXINT16);
  *changes_of (all, own) |= G_GUINT64_CONSTANT (1) << MIN (index, N_BITS - 1u);
}

const char *
tw_value_rules (const TwPlay *play, gconstpointer own)
{
  const TwProcedures *all = tw_procedures_of (play);
  g_autoptr (GString) rules = g_string_new (NULL);

  for (guint i = 0; i < all->values->len; i++)
    {
      const char *rule = g_array_index (all->values, TwValueCode, i).rule;

      if ((*changes_of (all, own) >> MIN (i, N_BITS - 1u) & 1) && rule != NULL)
        g_string_append_printf (rules, "%s%s", rules->len > 0 ? " " : "", rule);
    }
  return g_intern_string (rules->str);
}
