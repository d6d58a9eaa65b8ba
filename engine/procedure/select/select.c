/* What a selection can see: names, and where in a turn it is. */
#include "engine/procedure/select/select.h"

#include "engine/game/pieces.h"
#include "engine/game/steps.h"
#include "engine/procedure/state/gain.h"
#include "engine/procedure/state/zoned.h"

TwThing
tw_sight_find (const TwSight *sight, guint name)
{
  const TwPlay *play = sight->play;
  const TwBound *bound = sight->bound;

  if (name >= TW_NAMED_ZONE)
    return tw_zone_thing (play, name - TW_NAMED_ZONE);
  if (name >= TW_NAMED_NEUTRAL)
    return tw_thing_of_figure (play, tw_play_neutral (play, name - TW_NAMED_NEUTRAL));
  if (name >= TW_NAMED_OWN)
    {
      while (bound != NULL && bound->name != name)
        bound = bound->next;
      return bound != NULL        ? *bound->thing
             : sight->run != NULL ? sight->run->things[name - TW_NAMED_OWN]
                                  : TW_NOTHING;
    }
  switch (name)
    {
    case TW_NAMED_PLAYER:
      return tw_thing_of_seat (tw_frame_player (play, sight->frame));
    case TW_NAMED_TILE:
      return tw_thing_of_slot (sight->frame->slot);
    case TW_NAMED_LAST:
      return tw_thing_of_slot (play->board.head->n_slots - 1u);
    case TW_NAMED_FEATURE:
      return tw_thing_of_node (sight->frame->node);
    default:
      return name >= TW_NAMED_GAINER ? tw_gain_thing (play, sight->frame, name) : TW_NOTHING;
    }
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
