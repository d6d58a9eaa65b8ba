/* The inspector's group for the selection: what it is, where it ends, what stands on it. */
#pragma once

#include <adwaita.h>

#include "app/designer/tile-canvas.h"

G_BEGIN_DECLS

#define TW_TYPE_SELECTION_GROUP (tw_selection_group_get_type ())
G_DECLARE_FINAL_TYPE (TwSelectionGroup, tw_selection_group, TW, SELECTION_GROUP, AdwBin)

/** tw_selection_group_update: shows the selection of @canvas, with names and pictures of @set;
 *   hides itself without a selection. */
void tw_selection_group_update (TwSelectionGroup *self, TwTileCanvas *canvas,
                                const TwTileSet *set);

G_END_DECLS
