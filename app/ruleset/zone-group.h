/* The part of the form about a zone: as what it is drawn, and where figures come out of it. */
#pragma once

#include "app/ruleset/thing-group.h"

G_BEGIN_DECLS

#define TW_TYPE_ZONE_GROUP (tw_zone_group_get_type ())
G_DECLARE_FINAL_TYPE (TwZoneGroup, tw_zone_group, TW, ZONE_GROUP, TwThingGroup)

G_END_DECLS
