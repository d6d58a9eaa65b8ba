/* The plain members of a tile and of its variants: one row each. */
#pragma once

#include "engine/tile/member.h"
#include "engine/tile/tile.h"

G_BEGIN_DECLS

/** tw_tile_members: Returns: (array length=out_n): those of a #TwTile, in the order in which they are
 *   written; what is drawn, its shape, the reference picture and the variants are none */
const TwMember *tw_tile_members (guint *out_n);

/** tw_variant_members: Returns: (array length=out_n): those of a #TwVariant */
const TwMember *tw_variant_members (guint *out_n);

G_END_DECLS
