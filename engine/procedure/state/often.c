/* How often a question was answered. */
#include "engine/procedure/state/often.h"

#include "engine/game/state-hash.h"

#include <string.h>

/* Before and after what is done at the same moments. */
#define FIRST_ORDER (-2000)
#define LAST_ORDER  2000

static inline guint8 *
counts (const TwProcedures *all, gconstpointer own)
{
  return (guint8 *) (gpointer) own + all->counts;
}

gsize
tw_often_size (const TwProcedures *all)
{
  return (all->often->len + 7) & ~(gsize) 7;
}

/* Another part is another count; a turn is over when the part is that is not within another one. */
static TwStepResult
begin_part (TwPlay *play, TwFrame *frame, gpointer own)
{
  const TwProcedures *all = tw_procedures_of (play);

  for (guint i = 0; i < all->often->len; i++)
    if (g_array_index (all->often, guint8, i) == TW_TEST_EACH_PART
        || !(frame->flags & TW_FRAME_NESTED))
      counts (all, own)[i] = 0;
  return TW_STEP_DONE;
}

static TwStepResult
end_turn (TwPlay *play, TwFrame *frame, gpointer own)
{
  const TwProcedures *all = tw_procedures_of (play);

  if (!(frame->flags & TW_FRAME_NESTED))
    memset (counts (all, own), 0, all->often->len);
  return TW_STEP_DONE;
}

void
tw_often_add (TwProcedures *all)
{
  static const TwHook hooks[] = {
    { TW_SLOT_BEFORE_DRAW, FIRST_ORDER, { "0", begin_part, NULL, NULL } },
    { TW_SLOT_PART_END, LAST_ORDER, { "5", end_turn, NULL, NULL } },
  };

  g_array_append_vals (all->hooks, hooks, G_N_ELEMENTS (hooks));
}

gboolean
tw_often_has (const TwProcedures *all, gconstpointer own, const TwFilter *filter)
{
  return counts (all, own)[filter->what >> 16] >= (filter->what & G_MAXUINT16);
}

void
tw_often_note (const TwProcedures *all, gpointer own, const TwSelection *selection)
{
  for (guint i = selection->first; all->often->len > 0 && i < selection->end; i++)
    {
      const TwFilter *filter = &g_array_index (all->filters, TwFilter, i);
      guint8 *count;

      if (filter->test != TW_TEST_EACH_PART && filter->test != TW_TEST_EACH_TURN)
        continue;
      count = &counts (all, own)[filter->what >> 16];
      *count = (guint8) MIN (*count + 1, G_MAXUINT8);
    }
}

guint64
tw_often_hash (const TwProcedures *all, gconstpointer own)
{
  guint64 sum = 0;

  for (guint i = 0; i < all->often->len; i++)
    if (counts (all, own)[i] > 0)
      sum += tw_hash_facts (33, i, counts (all, own)[i], 0);
  return sum;
}
