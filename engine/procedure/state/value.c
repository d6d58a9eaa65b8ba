/* What a feature is worth, changed while it is counted. */
#include "engine/procedure/state/value.h"

#include "engine/game/state-hash.h"

/* Which changes there were is kept in so many bits; what comes after is told with the last. */
#define N_BITS 64
/* Before what else is done when a feature is counted. */
#define BEGIN_ORDER (-1000)

/* What is kept in the state of the feature that is counted. @done: which changes there were */
typedef struct
{
  guint64 done;
  TwValueChanges told;
  guint32 unused;
} Kept;

static inline Kept *
kept_of (const TwProcedures *all, gconstpointer own)
{
  return (Kept *) (gpointer) ((guint8 *) (gpointer) own + all->valued);
}

gsize
tw_value_size (const TwProcedures *all)
{
  return all->has_value ? sizeof (Kept) : 0;
}

static TwStepResult
begin_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  *kept_of (tw_procedures_of (play), own) = (Kept){ 0 };
  return TW_STEP_DONE;
}

static const TwValueChanges *
find_changes (const TwPlay *play, gconstpointer own)
{
  return &kept_of (tw_procedures_of (play), own)->told;
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
  all->counted.changes = find_changes;
  g_array_append_val (all->hooks, hook);
}

guint64
tw_value_hash (const TwProcedures *all, gconstpointer own)
{
  return all->has_value && kept_of (all, own)->done != 0
             ? tw_hash_facts (18, kept_of (all, own)->done, 0, 0)
             : 0;
}

TwValueChange
tw_value_change_of (const TwProcedures *all, guint index, int n)
{
  const TwValueCode *code = &g_array_index (all->values, TwValueCode, index);

  return (TwValueChange){ .how = code->how,
                          .rounds_down = code->rounds_down != FALSE,
                          .by = code->by,
                          .n = (gint16) CLAMP (n, G_MININT16, G_MAXINT16) };
}

void
tw_value_change (const TwProcedures *all, gpointer own, TwFrame *frame, guint index, int n)
{
  const TwValueChange change = tw_value_change_of (all, index, n);
  Kept *kept = kept_of (all, own);

  frame->value = (gint16) tw_value_change_apply (&change, frame->value);
  kept->done |= G_GUINT64_CONSTANT (1) << MIN (index, N_BITS - 1u);
  tw_value_changes_add (&kept->told, &change);
}

const char *
tw_value_rules (const TwPlay *play, gconstpointer own)
{
  const TwProcedures *all = tw_procedures_of (play);
  g_autoptr (GString) rules = g_string_new (NULL);

  for (guint i = 0; i < all->values->len; i++)
    {
      const char *rule = g_array_index (all->values, TwValueCode, i).rule;

      if ((kept_of (all, own)->done >> MIN (i, N_BITS - 1u) & 1) && rule != NULL)
        g_string_append_printf (rules, "%s%s", rules->len > 0 ? " " : "", rule);
    }
  return g_intern_string (rules->str);
}
