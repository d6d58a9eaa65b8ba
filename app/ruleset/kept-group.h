/* The part of the form about counting figures and lists: what they look like, what is kept on them. */
#pragma once

#include "app/ruleset/thing-group.h"

G_BEGIN_DECLS

#define TW_TYPE_KEPT_GROUP (tw_kept_group_get_type ())
G_DECLARE_FINAL_TYPE (TwKeptGroup, tw_kept_group, TW, KEPT_GROUP, TwThingGroup)

G_END_DECLS
