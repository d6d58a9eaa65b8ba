/* The inspector right of the canvas: name, problems, selection, tile, and what fits beside. */
#pragma once

#include <adwaita.h>

#include "app/designer/tile-canvas.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_TILE_INSPECTOR (tw_tile_inspector_get_type ())
G_DECLARE_FINAL_TYPE (TwTileInspector, tw_tile_inspector, TW, TILE_INSPECTOR, AdwBin)

/** tw_tile_inspector_set_sources: sets document, canvas and source of pictures; call it once. */
void tw_tile_inspector_set_sources (TwTileInspector *self,
                                    TwDocument *document,
                                    TwTileCanvas *canvas,
                                    TwTileTextures *textures);

/** tw_tile_inspector_rename: opens the fields for the tile's name and id. */
void tw_tile_inspector_rename (TwTileInspector *self);

/** tw_tile_inspector_add_variant: opens the list of what a further variant can have. */
void tw_tile_inspector_add_variant (TwTileInspector *self);

/** tw_tile_inspector_get_menu: Returns: (transfer none): the menu of actions on the tile */
GMenuModel *tw_tile_inspector_get_menu (TwTileInspector *self);

/** tw_tile_inspector_update: shows the present tile and selection. */
void tw_tile_inspector_update (TwTileInspector *self);

G_END_DECLS
