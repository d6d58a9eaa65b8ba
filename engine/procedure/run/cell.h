/* Empty cells beside tiles, and what forbids a tile to be laid there. Private to engine/procedure. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_cell_may_place: see @may_place of #TwPlacingHooks: the rule of the first <forbid> that the
 * cell passes */
const char *tw_cell_may_place (const TwPlay *play,
                               const TwFrame *frame,
                               gconstpointer own,
                               const TwAction *place);

G_END_DECLS
