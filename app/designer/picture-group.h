/* Pictures of a tile in the inspector: the finished picture, and the reference picture. */
#pragma once

#include <adwaita.h>

#include "engine/tile/tile.h"

G_BEGIN_DECLS

#define TW_TYPE_PICTURE_GROUP (tw_picture_group_get_type ())
G_DECLARE_FINAL_TYPE (TwPictureGroup, tw_picture_group, TW, PICTURE_GROUP, AdwBin)

/* It uses the page's actions of design-page-pictures.c, and "canvas.reference". */
/** tw_picture_group_show: shows the pictures of @tile (%NULL: none), the finished one of
 * @variant. */
void tw_picture_group_show (TwPictureGroup *self, const TwTile *tile, int variant);

G_END_DECLS
