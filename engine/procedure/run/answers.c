/* The answers to the question that a procedure is at. */
#include "engine/procedure/run/draw.h"
#include "engine/procedure/run/offer.h"
#include "engine/procedure/run/run.h"
#include "engine/procedure/run/take.h"
#include "engine/procedure/state/part.h"

typedef struct
{
  const TwSelection *selection;
  guint seat;
  TwActionList *list;
} Listing;

/* Most answers of most questions are these: a segment and who goes there. */
static inline TwAction
plain_answer (const TwPlay *play, const TwSelection *selection, guint seat, const TwThing *thing)
{
  const TwSlot *slot = &play->board.slots[thing->slot];

  return (TwAction){ .verb = selection->verb,
                     .seat = (guint8) seat,
                     .figure = thing->type,
                     .node = (guint16) (thing->node - slot->first_node),
                     .x = slot->x,
                     .y = slot->y };
}

static gboolean
list_cb (const TwSight *sight, const TwThing *thing, gpointer data)
{
  const Listing *listing = data;

  if (listing->selection->is_plain)
    listing->list->items[listing->list->n_items++] =
        plain_answer (sight->play, listing->selection, listing->seat, thing);
  else
    tw_thing_list (sight->play, thing, listing->selection, listing->seat, listing->list);
  if (listing->selection->what == TW_SELECTED_FIGURE)
    tw_action_list_unique (listing->list);
  return FALSE;
}

void
tw_procedure_list (const TwSight *sight, guint at, TwActionList *list)
{
  const TwCode *code = tw_procedures_code (sight->all, at);
  const TwSelection *selection = tw_procedures_selection (sight->all, code->selection);
  Listing listing = { selection, tw_sight_thing (sight, selection->asked).seat, list };
  gboolean is_optional = (code->detail & TW_CHOICE_OPTIONAL) != 0;

  if (code->op == TW_OP_DRAW)
    {
      tw_procedure_bag_list (sight, code, list);
      return;
    }
  if (code->op == TW_OP_PART)
    {
      tw_part_list (sight->play, sight->frame, sight->own, list);
      return;
    }
  if (code->op == TW_OP_TAKE)
    {
      tw_take_list (sight, at, FALSE, list);
      return;
    }
  for (guint i = 0; code->op == TW_OP_OFFER && i < code->detail; i++)
    {
      guint step = tw_offer_nth (sight->all, at, i);

      if (tw_procedures_code (sight->all, step)->op == TW_OP_TAKE)
        tw_take_list (sight, step, TRUE, list);
      else
        tw_procedure_list (sight, step, list);
    }
  if (code->op == TW_OP_OFFER)
    return;
  /* Who minds none of the answers takes the first: what is joined stays as it is. */
  if (is_optional && selection->what == TW_SELECTED_PAIR)
    tw_action_list_add (list, TW_VERB_NONE, listing.seat);
  tw_selection_visit (sight, selection, list_cb, &listing);
  if (is_optional && selection->what != TW_SELECTED_PAIR)
    tw_action_list_add (list, TW_VERB_NONE, listing.seat);
}

gboolean
tw_procedure_choose (const TwSight *sight, guint at, guint64 random, TwAction *out_action)
{
  const TwCode *code = tw_procedures_code (sight->all, at);
  const TwSelection *selection = tw_procedures_selection (sight->all, code->selection);
  guint seat;
  TwThing thing;

  if (code->op != TW_OP_CHOOSE || !selection->is_plain
      || !tw_standing_choose (sight, selection, (code->detail & TW_CHOICE_OPTIONAL) != 0, random,
                              &thing))
    return FALSE;
  seat = tw_sight_thing (sight, selection->asked).seat;
  *out_action = thing.node == TW_NO_NODE ? (TwAction){ .verb = TW_VERB_NONE, .seat = (guint8) seat }
                                         : plain_answer (sight->play, selection, seat, &thing);
  return TRUE;
}
