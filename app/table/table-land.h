/* The tiles that lie, as one picture that is kept from frame to frame: to move the view is to paint that picture
 * elsewhere. Main thread only. */
#pragma once

#include "app/table/table-brush.h"

G_BEGIN_DECLS

/** TwLandTile: the tile in @slot, with its picture (transfer none) (nullable), %NULL while it is drawn. */
typedef struct
{
  guint slot;
  GdkTexture *texture;
} TwLandTile;

typedef struct _TwTableLand TwTableLand;

/** tw_table_land_new: Returns: (transfer full): nothing yet */
TwTableLand *tw_table_land_new (void);

/** tw_table_land_free: frees @self. */
void tw_table_land_free (TwTableLand *self);

/** tw_table_land_is_for: Returns: whether @widget is shown by the cairo renderer, which paints one large picture
 * much sooner than hundreds of small ones; others do not care */
gboolean tw_table_land_is_for (GtkWidget *widget);

/** tw_table_land_cells: Returns: the cells of the tiles to be given to tw_table_land_paint(): what is seen, and some
 * cells round it unless @view is changing its size */
TwTableCells tw_table_land_cells (const TwTableLand *self, const TwTableView *view,
                                  gboolean is_steady);

/**
 * tw_table_land_paint:
 * @self: the land
 * @brush: what to paint with
 * @board: the board
 * @cells: see tw_table_land_cells()
 * @tiles: (element-type TwLandTile): the tiles that lie on @cells
 *
 * Paints the tiles with their edges and shadow. The picture is made anew if it would look different; it takes four
 * bytes a pixel of @cells.
 */
void tw_table_land_paint (TwTableLand *self, const TwTableBrush *brush, const TwBoard *board,
                          const TwTableCells *cells, const GArray *tiles);

G_END_DECLS
