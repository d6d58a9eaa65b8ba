/* Which preset: to take one, to keep what is chosen as one's own, to take one's own away. */
#pragma once

#include <adwaita.h>

#include "engine/format/print-preset-file.h"

G_BEGIN_DECLS

#define TW_TYPE_PRESET_GROUP (tw_preset_group_get_type ())
G_DECLARE_FINAL_TYPE (TwPresetGroup, tw_preset_group, TW, PRESET_GROUP, AdwPreferencesGroup)

/* Signals: "chosen" (TwPrintPreset *preset): somebody has taken a preset. "removed" (char *title):
 * one of the user's own is gone, and can be put back. "failed" (char *title, char *message): one
 * could not be kept or removed, in words. */

/** tw_preset_group_show: shows the preset from which @plan began, and keeps @plan for who wants it
 * as a preset. */
void tw_preset_group_show (TwPresetGroup *self, const TwPrintPlan *plan);

/** tw_preset_group_put_back: keeps the preset again that was removed last. */
void tw_preset_group_put_back (TwPresetGroup *self);

G_END_DECLS
