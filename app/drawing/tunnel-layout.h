/* Tunnels and culverts. Private to the drawing. */
#pragma once

#include "app/drawing/tile-layout-private.h"

G_BEGIN_DECLS

/** tw_tunnel_layout: finds where to show that parted pieces are one field; the map must be there. */
void tw_tunnel_layout (TwTileLayout *layout);

G_END_DECLS
