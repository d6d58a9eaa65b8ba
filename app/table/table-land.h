/* The tiles that lie, as one picture that is kept from frame to frame: to move the view is to paint that picture
 * elsewhere, and to change its size is to scale it. Main thread only. */
#pragma once

#include "app/table/land-picture.h"

G_BEGIN_DECLS

typedef struct _TwTableLand TwTableLand;

/** tw_table_land_new: Returns: (transfer full): nothing yet */
TwTableLand *tw_table_land_new (void);

/** tw_table_land_free: frees @self. */
void tw_table_land_free (TwTableLand *self);

/** tw_table_land_is_for: Returns: whether @widget is shown by the cairo renderer, which paints one large picture
 * much sooner than hundreds of small ones; others do not care */
gboolean tw_table_land_is_for (GtkWidget *widget);

/**
 * tw_table_land_plan:
 * @self: the land
 * @camera: what is seen
 * @board: the board
 * @scale: device pixels for each pixel
 *
 * Finds which picture to make. It is the one that there is, if that will do.
 *
 * Returns: the plan, for tw_table_land_paint()
 */
TwLandPlan tw_table_land_plan (const TwTableLand *self, const TwTableCamera *camera,
                               const TwBoard *board, int scale);

/**
 * tw_table_land_paint:
 * @self: the land
 * @brush: what to paint with
 * @board: the board
 * @plan: see tw_table_land_plan()
 * @tiles: (element-type TwLandTile): the tiles that lie on the cells of @plan, with pictures for its view
 *
 * Paints the tiles with their edges and shadow. The picture is made anew if it would look different; it takes four
 * bytes a device pixel of the cells of @plan, which are at most six times what is seen.
 */
void tw_table_land_paint (TwTableLand *self, const TwTableBrush *brush, const TwBoard *board,
                          const TwLandPlan *plan, const GArray *tiles);

G_END_DECLS
