/* The part of the form about a figure: where it may stand, and what it weighs there. */
#pragma once

#include "app/ruleset/thing-group.h"

G_BEGIN_DECLS

#define TW_TYPE_STANDING_GROUP (tw_standing_group_get_type ())
G_DECLARE_FINAL_TYPE (TwStandingGroup, tw_standing_group, TW, STANDING_GROUP, TwThingGroup)

G_END_DECLS
