/* The picture of the tiles that lie. A tile that comes, goes or gets a sharper picture is painted into it alone,
 * with what it throws its shadow on; the rest stays. Main thread only. */
#pragma once

#include "app/table/table-brush.h"

G_BEGIN_DECLS

/** TwLandTile: the tile in @slot, at @x, @y, with its picture (transfer none) (nullable), %NULL while it is drawn. */
typedef struct
{
  guint slot;
  int x, y;
  GdkTexture *texture;
} TwLandTile;

/**
 * TwLandPlan: how the picture of the land is to be made.
 * @view: as for this view; while the view that is seen changes its size, the picture is painted larger or smaller
 * @shown: the side of a cell as it will be seen, in pixels; edges and shadow are as wide as they are to be then
 * @cells: with the tiles on these cells
 */
typedef struct
{
  TwTableView view;
  double shown;
  TwTableCells cells;
} TwLandPlan;

/**
 * TwLandPicture: the picture, and what it was made for.
 * @surface: (nullable): the picture, %NULL before the first
 * @cells: the cells that are on it
 * @side: side of a cell; so @x, @y, see #TwTableView
 * @shown: see #TwLandPlan
 * @scale: device pixels for each pixel
 * @tiles: (element-type TwLandTile): what is on it, each with a reference
 */
typedef struct
{
  cairo_surface_t *surface;
  TwTableCells cells;
  double side, x, y, shown;
  int scale;
  GArray *tiles;
} TwLandPicture;

/** tw_land_picture_init: prepares @self. */
void tw_land_picture_init (TwLandPicture *self);

/** tw_land_picture_clear: frees what @self holds. */
void tw_land_picture_clear (TwLandPicture *self);

/**
 * tw_land_picture_make:
 * @self: the picture
 * @plan: how it is to be made
 * @scale: device pixels for each pixel
 * @board: the board
 * @tiles: (element-type TwLandTile): the tiles on the cells of @plan, by their slots
 * @out_changed: (out): what was painted, in device pixels of the picture; empty if it was as it is to be
 *
 * Brings the picture up to date.
 *
 * Returns: whether all of it is new
 */
gboolean tw_land_picture_make (TwLandPicture *self, const TwLandPlan *plan, int scale,
                               const TwBoard *board, const GArray *tiles,
                               cairo_rectangle_int_t *out_changed);

G_END_DECLS
