/* What is near something: so many tiles away, in its row or column, straight ahead of a symbol. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_procedure_near: Returns: whether some tile of @thing is near some tile of @other; @how: a #TwNear, and
 *   256 times an arrow or a number of steps */
gboolean tw_procedure_near (const TwPlay *play, guint how, const TwThing *thing, const TwThing *other);

/** tw_near_find_cell: Returns: whether the thing is an empty cell; where, say @out_x and @out_y */
gboolean tw_near_find_cell (const TwPlay *play, const TwThing *thing, int *out_x, int *out_y);

/** tw_near_cell_at: Returns: whether a cell at @x,@y lies beside a tile; @out_thing is it */
gboolean tw_near_cell_at (const TwPlay *play, int x, int y, TwThing *out_thing);

G_END_DECLS
