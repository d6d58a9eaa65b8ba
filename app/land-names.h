/* What people call kinds of land and places. */
#pragma once

#include "engine/tile/kind.h"

G_BEGIN_DECLS

/** tw_land_name: Returns: (transfer none): "city", "road", …, within a sentence, translated */
const char *tw_land_name (TwKind kind);

G_END_DECLS
