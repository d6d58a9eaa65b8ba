/* The part of the form that says what unfinished land of a set's own brings, where that is nothing. */
#pragma once

#include "app/ruleset/thing-group.h"

G_BEGIN_DECLS

#define TW_TYPE_UNFINISHED_GROUP (tw_unfinished_group_get_type ())
G_DECLARE_FINAL_TYPE (TwUnfinishedGroup, tw_unfinished_group, TW, UNFINISHED_GROUP, TwThingGroup)

/* Signal "added" (): an effect was added, by which unfinished land is worth something. */

G_END_DECLS
