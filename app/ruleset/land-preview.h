/* Tiles with a kind of land of the set's own, as they are drawn: from an edge, across, and beside a city. */
#pragma once

#include "app/ruleset/thing-group.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_LAND_PREVIEW (tw_land_preview_get_type ())
G_DECLARE_FINAL_TYPE (TwLandPreview, tw_land_preview, TW, LAND_PREVIEW, TwThingGroup)

/** tw_land_preview_set_textures: sets the source of pictures; call it once, first of all. */
void tw_land_preview_set_textures (TwLandPreview *self, TwTileTextures *textures);

/** tw_land_sample: Returns: (transfer full): tile number @n of the three, with that kind of land */
TwTile *tw_land_sample (TwKind kind, guint n);

G_END_DECLS
