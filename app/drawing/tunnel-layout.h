/* Tunnels and culverts. Private to the drawing. */
#pragma once

#include "app/drawing/tile-layout-data.h"

G_BEGIN_DECLS

/** tw_tunnel_layout: finds where to draw tunnels between pieces of one field; the map must have
 * been built. */
void tw_tunnel_layout (TwTileLayout *layout);

G_END_DECLS
