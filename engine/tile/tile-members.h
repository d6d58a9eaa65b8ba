/* The plain members of a tile and of its variants: one row each. */
#pragma once

#include "engine/tile/member.h"
#include "engine/tile/tile.h"

G_BEGIN_DECLS

/** tw_tile_members: Returns: (array length=out_n): the plain members of a #TwTile in the order in
 *   which they are written; the drawing, its shape, the reference picture and the variants are not
 *   among them */
const TwMember *tw_tile_members (guint *out_n);

/** tw_variant_members: Returns: (array length=out_n): the plain members of a #TwVariant */
const TwMember *tw_variant_members (guint *out_n);

G_END_DECLS
