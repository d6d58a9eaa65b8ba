/* Where the tiles lie in a picture. */
#pragma once

#include "app/scan/quad.h"

G_BEGIN_DECLS

/* The most columns, and rows, of an area; and the most tiles of all areas. */
#define TW_SCAN_MAX_LINES 30u
#define TW_SCAN_MAX_CELLS 200u
/* The widest gap between cells, as a part of a cell. */
#define TW_SCAN_MAX_GAP .5

/**
 * TwScanArea:
 * @quad: its corners, which are those of its outer cells
 * @columns: how many tiles across, 1 or more
 * @rows: how many down
 * @gap_across: between two columns, as a part of the width of a tile
 * @gap_down: between two rows, as a part of its height
 *
 * A sheet of tiles, or a single one that lies loose.
 */
typedef struct
{
  TwQuad quad;
  guint columns;
  guint rows;
  double gap_across;
  double gap_down;
} TwScanArea;

/** TwScanPlan: the areas of a picture, in the order in which they are read. */
typedef struct
{
  guint n_areas;
  TwScanArea areas[TW_SCAN_MAX_CELLS];
} TwScanPlan;

/** tw_scan_area_cell: Returns: the corners of a cell */
TwQuad tw_scan_area_cell (const TwScanArea *area, guint column, guint row);

/** tw_scan_plan_whole: makes @plan one area of @columns times @rows that is the whole picture. */
void tw_scan_plan_whole (TwScanPlan *plan, double width, double height, guint columns, guint rows);

/** tw_scan_plan_add: Returns: whether there was room for @area */
gboolean tw_scan_plan_add (TwScanPlan *plan, const TwScanArea *area);

/** tw_scan_plan_remove: takes the area @index out. */
void tw_scan_plan_remove (TwScanPlan *plan, guint index);

/** tw_scan_plan_n_cells: Returns: how many tiles there are in all areas */
guint tw_scan_plan_n_cells (const TwScanPlan *plan);

/** tw_scan_plan_cell: Returns: the corners of tile @index of all, 0 to tw_scan_plan_n_cells() */
TwQuad tw_scan_plan_cell (const TwScanPlan *plan, guint index);

/** tw_scan_plan_is_sound: Returns: whether every area is one that can be cut out */
gboolean tw_scan_plan_is_sound (const TwScanPlan *plan);

/** tw_scan_plan_sort: puts the areas in the order in which one reads: rows from the top, each from
 *   the left. */
void tw_scan_plan_sort (TwScanPlan *plan);

G_END_DECLS
