/* A group of rows for a set's own things of one sort, with a button that adds one. */
#pragma once

#include <adwaita.h>

#include "app/document/own-thing.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_OWN_GROUP (tw_own_group_get_type ())
G_DECLARE_FINAL_TYPE (TwOwnGroup, tw_own_group, TW, OWN_GROUP, AdwPreferencesGroup)

/* Signals:
 *   "chosen" (guint sort, const char *id)   a row was activated
 *   "named" (guint sort, const char *name)  the user gave a name for a new thing
 */

/** tw_own_group_new: Returns: (transfer floating): a group without rows */
TwOwnGroup *tw_own_group_new (TwOwnSort sort);

/** tw_own_group_set_textures: sets the source of pictures of tiles, for land. */
void tw_own_group_set_textures (TwOwnGroup *self, TwTileTextures *textures);

/** tw_own_group_fill: shows the things of the sort in @set; the focus stays on its row. */
void tw_own_group_fill (TwOwnGroup *self, const TwTileSet *set);

/** tw_own_group_select: marks the row of the thing @id; %NULL for none. */
void tw_own_group_select (TwOwnGroup *self, const char *id);

/** tw_own_group_focus: moves the focus to the marked row. Returns: whether there is one */
gboolean tw_own_group_focus (TwOwnGroup *self);

/** tw_own_group_focus_first: moves the focus to the first row. Returns: whether there is one */
gboolean tw_own_group_focus_first (TwOwnGroup *self);

/** tw_own_group_focus_button: moves the focus to the button that adds. */
gboolean tw_own_group_focus_button (TwOwnGroup *self);

/** tw_own_group_ask: asks for the name of a new thing, in a popover at the button. */
void tw_own_group_ask (TwOwnGroup *self);

G_END_DECLS
