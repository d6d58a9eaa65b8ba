/* Answers that hold. */
#include "engine/procedure/state/once.h"

#include "engine/game/state-hash.h"

#include <string.h>

/* Answers are forgotten before anything else that comes after the counting, and after everything
 * that comes when a part is over. */
#define FIRST_ORDER (-1000)
#define LAST_ORDER  1000

/* What each player has answered, and who has, a bit each. */
typedef struct
{
  TwThing things[TW_MAX_SEATS];
  guint16 seats;
} Answers;

gsize
tw_once_size (void)
{
  return sizeof (Answers);
}

void
tw_once_add (TwProcedures *all, guint code)
{
  TwOnce held = { .code = (guint16) code };

  g_array_append_val (all->once, held);
}

static Answers *
answers_nth (const TwProcedures *all, guint index, gconstpointer own)
{
  return (Answers *) (gpointer) ((guint8 *) (gpointer) own
                                 + g_array_index (all->once, TwOnce, index).at);
}

static Answers *
answers_to (const TwProcedures *all, gconstpointer own, guint code)
{
  for (guint i = 0; i < all->once->len; i++)
    if (g_array_index (all->once, TwOnce, i).code == code)
      return answers_nth (all, i, own);
  g_return_val_if_reached (NULL);
}

const TwThing *
tw_once_kept (const TwProcedures *all, gconstpointer own, guint code, guint seat)
{
  const Answers *answers = answers_to (all, own, code);

  return answers->seats >> seat & 1 ? &answers->things[seat] : NULL;
}

void
tw_once_keep (const TwProcedures *all, gpointer own, guint code, guint seat, const TwThing *thing)
{
  Answers *answers = answers_to (all, own, code);

  answers->seats |= (guint16) (1u << seat);
  answers->things[seat] = *thing;
}

static TwStepResult
forget (TwPlay *play, TwFrame *frame, gpointer own)
{
  const TwProcedures *all = tw_procedures_of (play);

  for (guint i = 0; i < all->once->len; i++)
    memset (answers_nth (all, i, own), 0, sizeof (Answers));
  return TW_STEP_DONE;
}

void
tw_once_add_hooks (TwProcedures *all)
{
  static const TwHook hooks[] = {
    { TW_SLOT_AFTER_SCORING, FIRST_ORDER, { "3e", forget, NULL, NULL } },
    { TW_SLOT_PART_END, LAST_ORDER, { "5", forget, NULL, NULL } },
  };

  g_array_append_vals (all->hooks, hooks, G_N_ELEMENTS (hooks));
}

guint64
tw_once_hash (const TwPlay *play,
              const TwProcedures *all,
              gconstpointer own,
              guint64 (*hash_thing) (const TwPlay *play, const TwThing *thing))
{
  guint64 sum = 0;

  for (guint i = 0; i < all->once->len; i++)
    for (guint seat = 0; seat < play->rules->n_seats; seat++)
      if (answers_nth (all, i, own)->seats >> seat & 1)
        sum += tw_hash_facts (33, i, seat,
                              hash_thing (play, &answers_nth (all, i, own)->things[seat]));
  return sum;
}
