/* The part of the form about a token: where it lies, and with how many each player begins. */
#pragma once

#include "app/ruleset/thing-group.h"

G_BEGIN_DECLS

#define TW_TYPE_LYING_GROUP (tw_lying_group_get_type ())
G_DECLARE_FINAL_TYPE (TwLyingGroup, tw_lying_group, TW, LYING_GROUP, TwThingGroup)

G_END_DECLS
