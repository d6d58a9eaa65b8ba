/* Where else a figure may be placed than on the tile just laid. Its places are answers of the same
 * question, and as they say where they are the game carries them out like any other. */
#include "engine/procedure/answer/allow.h"

#include "engine/game/rule-profile.h"
#include "engine/procedure/answer/answer.h"

gboolean
tw_allow_is (const TwProcedure *procedure)
{
  return tw_statement_is (procedure->root, "allow");
}

/* What is the same for all places is asked once. */
static gboolean
is_in_effect (const TwSight *sight, const TwSelection *selection)
{
  const TwThing nothing = TW_NOTHING;

  for (guint i = selection->first; i < selection->end; i++)
    {
      const TwFilter *filter = &g_array_index (sight->all->filters, TwFilter, i);

      if ((filter->test == TW_TEST_SYMBOL || filter->test == TW_TEST_FIXED)
          && !tw_filter_passes (sight, filter, &nothing))
        return FALSE;
    }
  return TRUE;
}

/* The selection of <allow> number @index, %NULL if that is none or not in effect now: one figure in
 * a part is placed so. Rule: PAD-073. */
static const TwSelection *
allowed_now (const TwSight *sight, guint index)
{
  const TwForbidCode *code = &g_array_index (sight->all->forbids, TwForbidCode, index);
  const TwSelection *selection = tw_procedures_selection (sight->all, code->selection);

  return code->is_allow && is_in_effect (sight, selection)
                 && !(tw_sight_is_late (sight) && sight->frame->value != 0)
             ? selection
             : NULL;
}

typedef struct
{
  const TwProcedure *procedure;
  const TwSelection *selection;
  guint seat;
  TwActionList *list;
} Listing;

static gboolean
list_cb (const TwSight *sight, const TwThing *thing, gpointer data)
{
  const Listing *listing = data;

  /* Where all is complete nothing is counted any more. */
  if (thing->slot != sight->frame->slot && !tw_board_is_complete (&sight->play->board, thing->node)
      && sight->play->rules->figure_types[thing->type].is_late == tw_sight_is_late (sight))
    {
      tw_thing_list (sight->play, thing, listing->selection, listing->seat, listing->list);
      tw_play_tell_watch (sight->play, listing->procedure);
    }
  return FALSE;
}

void
tw_allow_list (const TwSight *sight, TwActionList *list)
{
  for (guint i = 0; sight->all->has_allow && i < sight->all->forbids->len; i++)
    {
      const TwForbidCode *code = &g_array_index (sight->all->forbids, TwForbidCode, i);
      Listing listing = { code->procedure, NULL, sight->frame->seat, list };
      guint before;

      if (!code->is_allow)
        continue;
      before = tw_play_enter_rule (sight->play, code->procedure);
      tw_play_count_rule (sight->play);
      listing.selection = allowed_now (sight, i);
      if (listing.selection != NULL)
        tw_selection_visit (sight, listing.selection, list_cb, &listing);
      tw_play_leave_rule (sight->play, before);
    }
}

const char *
tw_allow_why_not (const TwSight *sight, const TwAction *action)
{
  for (guint i = 0;
       sight->all->has_allow && action->verb == TW_VERB_FIGURE && i < sight->all->forbids->len; i++)
    {
      const TwSelection *selection = allowed_now (sight, i);
      TwSight forbidding = *sight;
      const char *rule;
      TwThing thing;

      forbidding.is_forbidding = TRUE;
      if (selection == NULL || !tw_thing_read (sight->play, action, selection, &thing)
          || thing.node == TW_NO_NODE || thing.slot == sight->frame->slot)
        continue;
      rule =
          sight->all->forbidden >> thing.type & 1 ? tw_sight_forbidden (&forbidding, &thing) : NULL;
      return rule != NULL ? rule : tw_selection_refusal (sight, selection, &thing);
    }
  return NULL;
}
