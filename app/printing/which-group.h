/* Which tiles are printed, where a plan prints only some: those named, or those that differ from a
 * version. */
#pragma once

#include <adwaita.h>

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

#define TW_TYPE_WHICH_GROUP (tw_which_group_get_type ())
G_DECLARE_FINAL_TYPE (TwWhichGroup, tw_which_group, TW, WHICH_GROUP, AdwPreferencesGroup)

/* Signal "changed": other tiles are named, or another version is chosen. */

/** tw_which_group_set_file: lists the kept versions of @file (nullable). */
void tw_which_group_set_file (TwWhichGroup *self, GFile *file);

/** tw_which_group_show: shows what @plan needs to know of @set, if anything. */
void tw_which_group_show (TwWhichGroup *self, const TwPrintPlan *plan, const TwTileSet *set);

/** tw_which_group_dup_chosen: Returns: (transfer full): the ids that are typed, blank-separated */
char *tw_which_group_dup_chosen (TwWhichGroup *self);

/** tw_which_group_get_before: Returns: (transfer none) (nullable): the set to compare with */
TwTileSet *tw_which_group_get_before (TwWhichGroup *self);

G_END_DECLS
