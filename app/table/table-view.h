/* Where cells of the table are on the screen: a value, without widgets. */
#pragma once

#include <glib.h>
#include <graphene.h>

G_BEGIN_DECLS

/* The sides at which a table rests, in pixels; between them only while zooming. */
#define TW_TABLE_LEAST_SIDE 24
#define TW_TABLE_MOST_SIDE  240
/* The side that a small landscape is shown at: a tile as one has it before oneself. */
#define TW_TABLE_USUAL_SIDE 150
/* A tile is well seen from this side on. */
#define TW_TABLE_FAIR_SIDE 72

/**
 * TwTableView:
 * @side: side of a cell in pixels
 * @x: the north-west corner of cell 0,0 in pixels
 * @y: as @x
 * @width: of the widget
 * @height: of the widget
 * @left: pixels at the left that panels cover; so for @right, @top and @bottom
 */
typedef struct
{
  double side;
  double x, y;
  int width, height;
  int left, right, top, bottom;
} TwTableView;

/** TwTableCells: cells from @x0,@y0 to @x1,@y1, both included. */
typedef struct
{
  int x0, y0, x1, y1;
} TwTableCells;

/**
 * tw_table_view_corner:
 * @view: a view
 * @x: column
 * @y: row
 * @out_x: (out): pixels
 * @out_y: (out): pixels
 *
 * The cell's north-west corner, rounded to a pixel, so that neighbours leave no seam
 * and pictures are not blurred. A cell ends where the next one begins.
 */
void tw_table_view_corner (const TwTableView *view, int x, int y, int *out_x, int *out_y);

/** tw_table_view_rect: Returns: the rectangle of a cell in pixels, rounded as by tw_table_view_corner() */
graphene_rect_t tw_table_view_rect (const TwTableView *view, int x, int y);

/** tw_table_view_cell_at: gets the cell at a point of the widget. */
void tw_table_view_cell_at (const TwTableView *view, double px, double py, int *out_x, int *out_y);

/** tw_table_view_visible: Returns: the cells that are at least partly visible */
TwTableCells tw_table_view_visible (const TwTableView *view);

/** tw_table_view_shows: Returns: whether no panel covers any of @cells */
gboolean tw_table_view_shows (const TwTableView *view, const TwTableCells *cells);

/** tw_table_view_keep: moves a partly visible @box by the shortest way into the widget. Panels may
 * cover it, as they may cover its tile. */
void tw_table_view_keep (const TwTableView *view, graphene_rect_t *box);

/**
 * tw_table_view_fit:
 * @view: a view
 * @cells: what is to be seen
 *
 * Shows @cells in the middle of the area without panels, as large as possible up to
 * %TW_TABLE_USUAL_SIDE.
 */
void tw_table_view_fit (TwTableView *view, const TwTableCells *cells);

/**
 * tw_table_view_approach:
 * @view: a view
 * @x: column
 * @y: row
 *
 * Shows the tile at @x, @y and those around it well, unless it is seen well already.
 *
 * Returns: whether the view has changed
 */
gboolean tw_table_view_approach (TwTableView *view, int x, int y);

/** tw_table_view_include: shows @cells: moves the view by the shortest way, and makes it smaller, around its
 * middle, only where they have no room else. */
void tw_table_view_include (TwTableView *view, const TwTableCells *cells);

/** tw_table_view_reveal: moves the view by the shortest way so that no panel covers @cells. */
void tw_table_view_reveal (TwTableView *view, const TwTableCells *cells);

/**
 * tw_table_view_zoom_to:
 * @view: a view
 * @side: the new side; brought into range
 * @px: point that stays where it is, in pixels
 * @py: as @px
 */
void tw_table_view_zoom_to (TwTableView *view, double side, double px, double py);

/** tw_table_view_step: Returns: the next size at which zooming stops; @steps above 0 zooms in */
double tw_table_view_step (double side, int steps);

/** tw_table_view_magnify: Returns: what of @view is to be seen in a square of twice @radius pixels that
 * magnifies and has the point @px, @py in its middle; 0,0 is the square's north-west corner */
TwTableView tw_table_view_magnify (const TwTableView *view, double px, double py, double radius);

/** tw_table_view_mix: Returns: a view between @from (0) and @to (1) */
TwTableView tw_table_view_mix (const TwTableView *from, const TwTableView *to, double t);

G_END_DECLS
