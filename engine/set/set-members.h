/* The plain members of a tile set: one row each. */
#pragma once

#include "engine/set/tile-set.h"
#include "engine/tile/member.h"

G_BEGIN_DECLS

/** tw_tile_set_members: Returns: (array length=out_n): the plain members of a #TwTileSet in the
 *   order in which they are written; tiles, blocks, lessons, changes, enclosures and own rules are not
 *   among them */
const TwMember *tw_tile_set_members (guint *out_n);

G_END_DECLS
