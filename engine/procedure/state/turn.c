/* What is done as a turn begins or in place of a figure, and that nothing is placed any more. */
#include "engine/procedure/state/turn.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/gain.h"

#define BEGUN   "begun"
#define SKIPPED "skipped"

/* Before what else is done with the tile that was drawn. */
#define TURN_ORDER (-1000)

/* @spent_turn: the turn in which nothing is placed any more; @spent_by: one more than the rule by
 * which;
 * @begun: whether something was done as the turn began;
 * @instead_tiles: how many tiles lay when something was last done in place of a figure, which are
 * more in the next part; @instead_by: one more than the procedure that did; @instead_seat: whose
 * figure */
typedef struct
{
  guint16 spent_turn;
  guint8 spent_by;
  guint8 begun;
  guint16 instead_tiles;
  guint8 instead_by;
  guint8 instead_seat;
} Turn;

G_STATIC_ASSERT (sizeof (Turn) == 8);

gsize
tw_turn_size (const TwProcedures *all)
{
  return all->has_turn || all->spends->len > 0 || all->at[TW_MOMENT_ACTION] != 0 ? sizeof (Turn)
                                                                                 : 0;
}

static inline Turn *
turn_of (const TwProcedures *all, gconstpointer own)
{
  return (Turn *) (gpointer) ((guint8 *) (gpointer) own + all->turn);
}

/* The first step of a procedure that is done as a turn begins. */
static guint
first_step (const TwPlay *play)
{
  const TwProcedures *all = tw_procedures_of (play);
  guint step = 0;

  for (gboolean is_found = FALSE; !is_found; step += !is_found)
    for (guint i = 0; i < all->procedures->len; i++)
      is_found |= tw_procedures_nth (all, i)->moment == TW_MOMENT_TURN
                  && play->rules->programs[TW_PROGRAM_TURN][step].step
                         == &g_array_index (all->hooks, TwHook, i).step;
  return step;
}

static TwStepResult
begin_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  Turn *turn = turn_of (tw_procedures_of (play), own);
  gboolean is_due =
      (frame->flags & TW_FRAME_GIVEN) && !(frame->flags & TW_FRAME_NESTED) && turn->begun == 0;

  turn->begun = 0;
  frame->flags &= (guint8) ~TW_FRAME_GIVEN;
  if (!is_due)
    return TW_STEP_DONE;
  frame->step = (guint8) first_step (play);
  return TW_STEP_AGAIN;
}

void
tw_turn_add (TwProcedures *all)
{
  static const TwHook hook = { TW_SLOT_AFTER_DRAW, TURN_ORDER, { "0", begin_run, NULL, NULL } };

  g_array_append_val (all->hooks, hook);
}

void
tw_turn_note (const TwProcedures *all, const TwProcedureCode *procedure, gpointer own)
{
  if (procedure->moment == TW_MOMENT_TURN)
    turn_of (all, own)->begun = 1;
}

void
tw_turn_spend (TwPlay *play, gpointer own, guint which)
{
  Turn *turn = turn_of (tw_procedures_of (play), own);
  TwFrame *frame = tw_play_turn_frame (play);

  if (frame == NULL)
    return;
  frame->flags |= TW_FRAME_SPENT;
  turn->spent_turn = play->state->turn;
  turn->spent_by = (guint8) (which + 1);
}

const char *
tw_turn_spent_by (const TwPlay *play, gconstpointer own)
{
  const TwProcedures *all = tw_procedures_of (play);
  const Turn *turn = turn_of (all, own);

  /* The next turn has begun before it asks anybody. */
  return all->spends->len > 0 && turn->spent_by > 0 && turn->spent_turn + 1u >= play->state->turn
             ? g_ptr_array_index (all->spends, turn->spent_by - 1u)
             : NULL;
}

void
tw_turn_do_instead (const TwPlay *play, gpointer own, guint seat, guint procedure)
{
  Turn *turn = turn_of (tw_procedures_of (play), own);

  turn->instead_tiles = play->board.head->n_slots;
  turn->instead_by = (guint8) (procedure + 1);
  turn->instead_seat = (guint8) seat;
}

const TwProcedureCode *
tw_turn_done_instead (const TwPlay *play, gconstpointer own, guint seat)
{
  const TwProcedures *all = tw_procedures_of (play);
  const Turn *turn = turn_of (all, own);

  return all->at[TW_MOMENT_ACTION] != 0 && turn->instead_by > 0 && turn->instead_seat == seat
                 && turn->instead_tiles == play->board.head->n_slots
             ? tw_procedures_nth (all, turn->instead_by - 1u)
             : NULL;
}

void
tw_turn_skip (TwPlay *play, guint seat)
{
  if (seat < play->rules->n_seats)
    play->state->skipped |= (guint8) (1u << seat);
}

void
tw_turn_tell_skipping (TwPlay *play, guint seat, const char *rules)
{
  TwEvent *event = seat < play->rules->n_seats && !(play->state->skipped >> seat & 1)
                       ? tw_play_record (play, TW_EVENT_TOLD, seat)
                       : NULL;

  if (event == NULL)
    return;
  /* Translators: said at once when a rule takes the player's next turn away. */
  event->said = _ ("{player} will miss a turn");
  event->rules = rules;
  event->log_index = G_MAXUINT;
}

static gboolean
is_skipping (const TwPlay *play, const TwFact *fact)
{
  return *fact->group == '\0' && fact->place == NULL && fact->seat < play->rules->n_seats
         && strcmp (fact->name, SKIPPED) == 0;
}

TwFactResult
tw_turn_tell (const TwPlay *play, const TwFact *fact, char **out_value)
{
  if (!is_skipping (play, fact))
    return TW_FACT_UNKNOWN;
  *out_value = g_strdup_printf ("%d", play->state->skipped >> fact->seat & 1);
  return TW_FACT_DONE;
}

TwFactResult
tw_turn_give (TwPlay *play, gpointer own, const TwFact *fact)
{
  const TwProcedures *all = tw_procedures_of (play);

  if (is_skipping (play, fact))
    {
      if (strcmp (fact->value, "1") != 0)
        return TW_FACT_UNKNOWN;
      tw_turn_skip (play, fact->seat);
      return TW_FACT_DONE;
    }
  if (!all->has_turn || *fact->group != '\0' || fact->place != NULL || fact->seat != TW_SEAT_NONE
      || strcmp (fact->name, BEGUN) != 0)
    return TW_FACT_UNKNOWN;
  turn_of (all, own)->begun = 1;
  return TW_FACT_DONE;
}

void
tw_turn_say (const TwPlay *play, gconstpointer own, GPtrArray *facts)
{
  const TwProcedures *all = tw_procedures_of (play);

  if (all->has_turn && turn_of (all, own)->begun != 0)
    g_ptr_array_add (facts, g_strdup (BEGUN "=1"));
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    if (play->state->skipped >> seat & 1)
      g_ptr_array_add (facts, g_strdup_printf ("P%u:" SKIPPED "=1", seat + 1));
}
