/* The part of the form about a counter: whose it is, how it begins, and its bounds. */
#pragma once

#include "app/ruleset/thing-group.h"

G_BEGIN_DECLS

#define TW_TYPE_COUNTER_GROUP (tw_counter_group_get_type ())
G_DECLARE_FINAL_TYPE (TwCounterGroup, tw_counter_group, TW, COUNTER_GROUP, TwThingGroup)

G_END_DECLS
