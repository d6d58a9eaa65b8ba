/* The tiles that are still to be drawn. */
#include "engine/procedure/state/stack.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/bag.h"
#include "engine/game/notation.h"
#include "engine/game/position.h"
#include "engine/game/state-hash.h"

/* @held: one more than the kind of the tile that was drawn unseen and does not lie, 0 for none;
 * @pile_size: how many tiles a pile begins with; @noticed: one more than how many tiles lay when
 * was seen that none is left, 0 if it was not. */
typedef struct
{
  guint16 held;
  guint16 pile_size;
  guint16 noticed;
} Stack;

static inline Stack *
stack_of (const TwPlay *play, gconstpointer own)
{
  return (Stack *) (gpointer) ((guint8 *) (gpointer) own + tw_procedures_of (play)->stack);
}

/* (nullable): the counter that says which pile is in use. */
static const TwTally *
pile_of (const TwPlay *play)
{
  const TwProcedures *all = tw_procedures_of (play);

  return all->pile > 0 ? &g_array_index (all->tallies, TwTally, all->pile - 1) : NULL;
}

static guint
n_piles (const TwTally *pile)
{
  return (guint) (pile->most - pile->least + 1);
}

gsize
tw_stack_size (const TwProcedures *all)
{
  return all->has_stack ? (sizeof (Stack) + 7) & ~(gsize) 7 : 0;
}

/* Where all tiles are shared out and do not come out even, the last pile is the smaller one.
 * Rule: MIST-012, MIST-013. */
void
tw_stack_set_up (TwPlay *play, gpointer own)
{
  const TwTally *pile = pile_of (play);
  guint n = play->state->n_left;

  if (pile == NULL)
    return;
  stack_of (play, own)->pile_size =
      (guint16) (pile->pile > 0 ? (guint) pile->pile : (n + n_piles (pile) - 1) / n_piles (pile));
  play->state->n_pile = (guint16) MIN (stack_of (play, own)->pile_size, n);
}

/* Rule: MIST-154. */
void
tw_stack_pass_on (TwPlay *play, gpointer own, int n)
{
  for (; n > 0; n--)
    play->state->n_pile =
        (guint16) MIN ((guint) play->state->n_pile + stack_of (play, own)->pile_size,
                       play->state->n_left);
}

/* ---- drawn ----------------------------------------------------------------------------- */

void
tw_stack_draw (TwPlay *play, gpointer own, guint kind)
{
  tw_stack_put_away (play, own);
  tw_bag_draw (play, kind);
  stack_of (play, own)->held = (guint16) (kind + 1);
}

void
tw_stack_lay (TwPlay *play, gpointer own, int x, int y)
{
  Stack *stack = stack_of (play, own);

  if (stack->held != 0)
    tw_board_place_down (&play->board, stack->held - 1u, x, y);
  stack->held = 0;
}

void
tw_stack_put_away (TwPlay *play, gpointer own)
{
  Stack *stack;

  if (!tw_procedures_of (play)->has_stack)
    return;
  stack = stack_of (play, own);
  play->state->n_left_out = (guint16) (play->state->n_left_out + (stack->held != 0));
  stack->held = 0;
}

guint
tw_stack_n_held (const TwPlay *play, gconstpointer own)
{
  return tw_procedures_of (play)->has_stack && stack_of (play, own)->held != 0;
}

/* ---- none left ------------------------------------------------------------------------- */

gboolean
tw_stack_is_due (const TwPlay *play, gconstpointer own)
{
  const TwProcedures *all = tw_procedures_of (play);

  /* As long as no further tile lies nothing else is seen. */
  return all->at[TW_MOMENT_NO_TILE] != 0
         && stack_of (play, own)->noticed != play->board.head->n_slots + 1u;
}

gboolean
tw_stack_is_noticed (const TwPlay *play, const TwFrame *frame, gconstpointer own)
{
  return !tw_stack_is_due (play, own) && !tw_play_has_tile (play, frame);
}

/* 1a: that there is no tile is an outcome of chance, as a tile is. Rule: MIST-036, MIST-151,
 * MIST-165. */
static TwStepResult
none_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  Stack *stack = stack_of (play, own);
  guint16 noticed = stack->noticed;
  gboolean has_tile;

  if (tw_play_can_draw (play) || !tw_stack_is_due (play, own))
    return TW_STEP_DONE;
  /* There may be one in a hand, or one that was drawn ahead. */
  stack->noticed = (guint16) (play->board.head->n_slots + 1u);
  has_tile = tw_play_has_tile (play, frame);
  stack->noticed = noticed;
  if (has_tile)
    return TW_STEP_DONE;
  frame->decider = TW_SEAT_CHANCE;
  return TW_STEP_ASK;
}

static void
none_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  tw_action_list_add (list, tw_procedures_of (play)->no_tile, TW_SEAT_CHANCE);
}

static void
none_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  stack_of (play, own)->noticed = (guint16) (play->board.head->n_slots + 1u);
}

void
tw_stack_add (TwProcedures *all)
{
  const TwHook hook = { TW_SLOT_BEFORE_DRAW,
                        TW_STACK_ORDER,
                        { "1a", none_run, none_list, none_apply } };

  g_array_append_val (all->hooks, hook);
}

guint64
tw_stack_hash (const TwPlay *play, gconstpointer own)
{
  const Stack *stack;

  if (!tw_procedures_of (play)->has_stack)
    return 0;
  stack = stack_of (play, own);
  return tw_hash_facts (34, play->state->n_pile, stack->held,
                        stack->noticed == play->board.head->n_slots + 1u);
}

void
tw_stack_check (const TwPlay *play, GString *out)
{
  if (play->state->n_pile != TW_NO_PILE && play->state->n_pile > play->state->n_left)
    g_string_append_printf (out, "%u tiles are left in the pile, and %u in all\n",
                            play->state->n_pile, play->state->n_left);
}

/* ---- seen and written ------------------------------------------------------------------ */

/* One heap is no pile but the bag. Rule: MIST-013. */
gboolean
tw_stack_stock (const TwPlay *play, gconstpointer own, guint index, TwStock *out_stock)
{
  const TwTally *pile = pile_of (play);
  guint n = play->state->n_pile, which;

  if (index > 0 || pile == NULL || n_piles (pile) < 2)
    return FALSE;
  which = (guint) (tw_tally_values (pile, own)[0] - pile->least);
  *out_stock = (TwStock){ .id = pile->procedure->id,
                          .words = { TW_PLURAL ("Pile {which} of {all}: {n} tile left",
                                                "Pile {which} of {all}: {n} tiles left") },
                          .n = n,
                          .most = MAX (stack_of (play, own)->pile_size, n),
                          .which = which + 1,
                          .n_all = n_piles (pile) };
  out_stock->words.number = n;
  return TRUE;
}

/* Whether the fact is about tiles that lie face down, which is known where some are laid so. */
static gboolean
is_down (const TwPlay *play, const TwFact *fact)
{
  return tw_procedures_of (play)->has_unseen && *fact->group == '\0' && fact->place != NULL
         && strcmp (fact->name, "down") == 0;
}

/* A tile of the bag, always one of those that are there most often. */
static TwFactResult
give_down (TwPlay *play, const char *place, GError **error)
{
  const char *at = place;
  guint most = 0;
  int x, y;

  for (guint kind = 0; kind < play->rules->catalogue->n_kinds; kind++)
    most = play->bag[kind] > play->bag[most] ? kind : most;
  if (tw_notation_read_cell (&at, &x, &y) && *at == '\0'
      && tw_position_lay_down (play, most, x, y) == TW_POSITION_DONE)
    return TW_FACT_DONE;
  g_set_error (error, TW_NOTATION_ERROR, TW_NOTATION_ERROR_UNKNOWN,
               _ ("No tile can be laid face down at “%s”."), place);
  return TW_FACT_WRONG;
}

static gboolean
lies_down (const TwPlay *play, const char *place)
{
  int x, y;
  guint slot = tw_notation_read_cell (&place, &x, &y) && *place == '\0'
                   ? tw_board_slot_at (&play->board, x, y)
                   : TW_NO_SLOT;

  return slot != TW_NO_SLOT && play->board.slots[slot].is_face_down;
}

static gboolean
is_left (const TwPlay *play, const TwFact *fact)
{
  return pile_of (play) != NULL && *fact->group == '\0' && fact->place == NULL
         && strcmp (fact->name, "left") == 0;
}

TwFactResult
tw_stack_give (TwPlay *play, const TwFact *fact, GError **error)
{
  guint64 n;

  if (is_down (play, fact))
    return give_down (play, fact->place, error);
  if (!is_left (play, fact))
    return TW_FACT_UNKNOWN;
  if (!g_ascii_string_to_unsigned (fact->value, 10, 0, play->state->n_left, &n, NULL))
    {
      g_set_error (error, TW_NOTATION_ERROR, TW_NOTATION_ERROR_UNKNOWN,
                   _ ("“%s” is more than there is, or no number."), fact->value);
      return TW_FACT_WRONG;
    }
  play->state->n_pile = (guint16) n;
  return TW_FACT_DONE;
}

/* Whether the fact is about the tile that was drawn unseen and does not lie. */
static gboolean
is_unseen (const TwPlay *play, const TwFact *fact)
{
  return tw_procedures_of (play)->has_stack && *fact->group == '\0' && fact->place == NULL
         && strcmp (fact->name, "unseen") == 0;
}

TwFactResult
tw_stack_tell (const TwPlay *play, gconstpointer own, const TwFact *fact, char **out_value)
{
  if (is_down (play, fact))
    *out_value = g_strdup (lies_down (play, fact->place) ? "1" : "0");
  else if (is_left (play, fact))
    *out_value = g_strdup_printf ("%u", play->state->n_pile);
  else if (is_unseen (play, fact))
    *out_value = g_strdup (stack_of (play, own)->held != 0
                               ? play->rules->catalogue->kinds[stack_of (play, own)->held - 1].name
                               : "-");
  else
    return TW_FACT_UNKNOWN;
  return TW_FACT_DONE;
}

void
tw_stack_say (const TwPlay *play, GPtrArray *facts)
{
  if (pile_of (play) != NULL && n_piles (pile_of (play)) > 1)
    g_ptr_array_add (facts, g_strdup_printf ("left=%u", play->state->n_pile));
}
