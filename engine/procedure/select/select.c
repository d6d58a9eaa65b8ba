/* What a selection can see: names, and where in a turn it is. */
#include "engine/procedure/select/select.h"

#include "engine/game/pieces.h"
#include "engine/game/steps.h"
#include "engine/procedure/state/gain.h"
#include "engine/procedure/state/zoned.h"

void
tw_sight_find (const TwSight *sight, guint name, TwThing *out_thing)
{
  const TwBound *bound = sight->bound;

  *out_thing = TW_NOTHING;
  if (name >= TW_NAMED_ZONE)
    *out_thing = tw_zone_thing (sight->play, name - TW_NAMED_ZONE);
  else if (name >= TW_NAMED_NEUTRAL)
    *out_thing =
        tw_thing_of_figure (sight->play, tw_play_neutral (sight->play, name - TW_NAMED_NEUTRAL));
  else if (name >= TW_NAMED_OWN)
    {
      while (bound != NULL && bound->name != name)
        bound = bound->next;
      if (bound != NULL)
        *out_thing = *bound->thing;
      else if (sight->run != NULL)
        *out_thing = sight->run->things[name - TW_NAMED_OWN];
    }
  else if (name == TW_NAMED_PLAYER)
    out_thing->seat = tw_frame_player (sight->play, sight->frame);
  else if (name == TW_NAMED_TILE)
    out_thing->slot = sight->frame->slot;
  else if (name == TW_NAMED_LAST)
    out_thing->slot = (guint16) (sight->play->board.head->n_slots - 1u);
  else if (name == TW_NAMED_FEATURE)
    out_thing->node = sight->frame->node;
  else if (name >= TW_NAMED_GAINER)
    *out_thing = tw_gain_thing (sight->play, sight->frame, name);
}

gboolean
tw_sight_is_at (const TwSight *sight, const TwStep *step)
{
  return sight->frame->program == TW_PROGRAM_TURN
         && sight->play->rules->programs[TW_PROGRAM_TURN][sight->frame->step].step == step;
}

gboolean
tw_sight_is_late (const TwSight *sight)
{
  return sight->play->rules->has_late && tw_sight_is_at (sight, &tw_late_step);
}
