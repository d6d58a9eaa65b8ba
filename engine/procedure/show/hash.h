/* The hash of what procedures keep. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_procedures_hash: as @hash of #TwExpansion */
guint64 tw_procedures_hash (const TwPlay *play, gconstpointer own);

G_END_DECLS
