/* What is kept in mind for one part of a turn. */
#include "engine/procedure/state/kept.h"

#include "engine/game/state-hash.h"

/* Before what else is done with the tile that lies. */
#define BEGIN_ORDER (-1000)

/* @scored: seats that have got points for features in the part, a bit each; @last: one more than
 * the seat that laid the last tile, 0 for none */
typedef struct
{
  guint8 scored;
  guint8 last;
} Kept;

G_STATIC_ASSERT (TW_MAX_SEATS <= 8);

gsize
tw_kept_size (const TwProcedures *all)
{
  return all->has_kept ? 8 : 0;
}

static inline Kept *
kept_of (const TwProcedures *all, gconstpointer own)
{
  return (Kept *) (gpointer) ((guint8 *) (gpointer) own + all->kept);
}

/* A part begins. Rule: COUNT-010, COUNT-031, TURN-047. */
static TwStepResult
begin_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  const TwProcedures *all = tw_procedures_of (play);

  *kept_of (all, own) = (Kept){ 0, (guint8) (frame->seat + 1) };
  return TW_STEP_DONE;
}

static void
credited (TwPlay *play, gpointer own, guint seat, TwKind kind, int points)
{
  if (points > 0)
    kept_of (tw_procedures_of (play), own)->scored |= (guint8) (1u << seat);
}

void
tw_kept_add_hooks (TwProcedures *all)
{
  static const TwHook hook = { TW_SLOT_AFTER_PLACING,
                               BEGIN_ORDER,
                               { "1c", begin_run, NULL, NULL } };

  if (!all->has_kept)
    return;
  all->counted.credited = credited;
  g_array_append_val (all->hooks, hook);
}

gboolean
tw_kept_has_scored (const TwPlay *play, gconstpointer own, guint seat)
{
  return seat < play->rules->n_seats
         && (kept_of (tw_procedures_of (play), own)->scored >> seat & 1);
}

gboolean
tw_kept_has_any_scored (const TwProcedures *all, gconstpointer own)
{
  return kept_of (all, own)->scored != 0;
}

guint
tw_kept_last (const TwPlay *play, gconstpointer own)
{
  guint last = kept_of (tw_procedures_of (play), own)->last;

  return last > 0 ? last - 1 : TW_SEAT_NONE;
}

guint64
tw_kept_hash (const TwProcedures *all, gconstpointer own)
{
  return all->has_kept ? tw_hash_facts (15, kept_of (all, own)->scored, kept_of (all, own)->last, 0)
                       : 0;
}
