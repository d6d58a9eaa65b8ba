/* Snow drifts. Private to the drawing. */
#pragma once

#include "app/drawing/layers.h"

G_BEGIN_DECLS

/** tw_drifts_draw: draws drifts beside roads and walls; themes without snow have none. */
void tw_drifts_draw (const TwBrush *brush, const TwTileLayout *layout);

G_END_DECLS
