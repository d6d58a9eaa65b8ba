/* What flies over the table, and over the panels beside it: tiles, figures and points. */
#pragma once

#include "app/table/table-brush.h"

G_BEGIN_DECLS

/** tw_travel_painter_has_lift: Returns: whether the proposed tile is on its way, so that it is not over its
 * place */
gboolean tw_travel_painter_has_lift (const TwTableScene *scene);

/** tw_travel_painter_has_tile: Returns: whether the tile in @slot is on its way, so that it does not lie */
gboolean tw_travel_painter_has_tile (const TwTableScene *scene, guint slot);

/** tw_travel_painter_has_piece: Returns: whether @piece flies when it comes and goes; one that belongs to nobody, or
 * to somebody who is not to be seen, rises where it is */
gboolean tw_travel_painter_has_piece (const TwTableScene *scene, const TwMovingPiece *piece);

/** tw_travel_painter_paint: paints what is on its way. */
void tw_travel_painter_paint (const TwTableBrush *brush);

G_END_DECLS
