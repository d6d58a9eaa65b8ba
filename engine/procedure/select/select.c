/* What a selection can see: names, and where in a turn it is. */
#include "engine/procedure/select/select.h"

#include "engine/game/pieces.h"
#include "engine/game/steps.h"
#include "engine/procedure/state/gain.h"
#include "engine/procedure/state/zoned.h"

TwThing
tw_sight_find (const TwSight *sight, guint name)
{
  TwThing thing = TW_NOTHING;

  if (name >= TW_NAMED_ZONE)
    return tw_zone_thing (sight->play, name - TW_NAMED_ZONE);
  if (name >= TW_NAMED_NEUTRAL)
    return tw_thing_of_figure (sight->play, tw_play_neutral (sight->play, name - TW_NAMED_NEUTRAL));
  if (name >= TW_NAMED_OWN)
    {
      for (const TwBound *bound = sight->bound; bound != NULL; bound = bound->next)
        if (bound->name == name)
          return *bound->thing;
      return sight->run != NULL ? sight->run->things[name - TW_NAMED_OWN] : thing;
    }
  if (name == TW_NAMED_PLAYER)
    thing.seat = tw_frame_player (sight->play, sight->frame);
  else if (name == TW_NAMED_TILE)
    thing.slot = sight->frame->slot;
  else if (name == TW_NAMED_LAST)
    thing.slot = (guint16) (sight->play->board.head->n_slots - 1u);
  else if (name == TW_NAMED_FEATURE)
    thing.node = sight->frame->node;
  else if (name >= TW_NAMED_GAINER)
    return tw_gain_thing (sight->play, sight->frame, name);
  return thing;
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
