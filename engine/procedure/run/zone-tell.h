/* What is told of figures that go into zones and come out of them. Private to the folder. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/**
 * tw_zone_tell_leaving:
 * @play: a play
 * @thing: a figure as it was before it was moved
 * @rule: (nullable): why it was moved
 *
 * Records that the figure came out of its zone, if it was in one and stands on land now.
 */
void tw_zone_tell_leaving (TwPlay *play, const TwThing *thing, const char *rule);

/** tw_zone_tell_entering: likewise records that a player's figure went into a zone, if it was not there
 * before. */
void tw_zone_tell_entering (TwPlay *play, const TwThing *thing, const char *rule);

G_END_DECLS
