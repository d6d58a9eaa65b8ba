/* What is on its way between the table and the panels beside it, and where it comes from or goes to. Until it is
 * there it is not painted at its place. */
#pragma once

#include "app/table/table-scene.h"

G_BEGIN_DECLS

/** tw_travel_homes_lift: finds where the proposed tile comes from, in pixels, to @out_rect (optional). Returns: %FALSE
 * if it is over its place */
gboolean tw_travel_homes_lift (const TwTableScene *scene, graphene_rect_t *out_rect);

/** tw_travel_homes_tile: finds where the tile in @slot comes from: its player, in pixels, to @out_rect (optional).
 * Returns: %FALSE if it lies, or drops to its place */
gboolean tw_travel_homes_tile (const TwTableScene *scene, guint slot, graphene_rect_t *out_rect);

/** tw_travel_homes_piece: finds where @piece comes from and goes to: its player, in pixels, to @out_rect (optional).
 * Returns: %FALSE if it comes and goes where it is, for it belongs to nobody, or to somebody who is not to be seen */
gboolean tw_travel_homes_piece (const TwTableScene *scene, const TwMovingPiece *piece,
                                graphene_rect_t *out_rect);

G_END_DECLS
