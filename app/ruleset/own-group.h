/* The things of one sort that a set adds to the rules, and a button that asks for another one. */
#pragma once

#include <adwaita.h>

#include "app/document/own-thing.h"

G_BEGIN_DECLS

#define TW_TYPE_OWN_GROUP (tw_own_group_get_type ())
G_DECLARE_FINAL_TYPE (TwOwnGroup, tw_own_group, TW, OWN_GROUP, AdwPreferencesGroup)

/* Signals:
 *   "chosen" (guint sort, const char *id)   a row was activated
 *   "named" (guint sort, const char *name)  a name was given for something new
 */

/** tw_own_group_new: Returns: (transfer floating): a group without rows */
TwOwnGroup *tw_own_group_new (TwOwnSort sort);

/** tw_own_group_fill: shows what @set has of the sort; the focus stays on the row it was on. */
void tw_own_group_fill (TwOwnGroup *self, const TwTileSet *set);

/** tw_own_group_select: marks the row of the thing called @id; %NULL for none. */
void tw_own_group_select (TwOwnGroup *self, const char *id);

/** tw_own_group_focus: moves the focus to the marked row. Returns: whether there is one */
gboolean tw_own_group_focus (TwOwnGroup *self);

/** tw_own_group_focus_button: moves the focus to the button that asks. */
gboolean tw_own_group_focus_button (TwOwnGroup *self);

/** tw_own_group_ask: asks for the name of something new, in a popover at the button. */
void tw_own_group_ask (TwOwnGroup *self);

G_END_DECLS
