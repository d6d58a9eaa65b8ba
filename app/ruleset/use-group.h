/* The rules that use one of a set's own things, each leading to where it is written. */
#pragma once

#include "app/ruleset/thing-group.h"

G_BEGIN_DECLS

#define TW_TYPE_USE_GROUP (tw_use_group_get_type ())
G_DECLARE_FINAL_TYPE (TwUseGroup, tw_use_group, TW, USE_GROUP, TwThingGroup)

/* Signal "chosen" (guint index): a row was activated; which of the set's procedures it is about. */

G_END_DECLS
