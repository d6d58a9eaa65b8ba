/* Sheets of tiles, and bad photographs of them. */
#pragma once

#include "app/drawing/theme.h"
#include "app/pictures/pixels.h"
#include "app/scan/quad.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * SheetMaker:
 * @set: whose tiles, from the first on
 * @theme: in which colours
 * @first: the first tile
 * @columns: how many across
 * @rows: how many down
 * @side: of a tile, in pixels
 * @gap: between tiles, in pixels
 * @margin: round all of them, in pixels
 * @paper: the colour of gaps and margins, 0xrrggbb
 */
typedef struct
{
  const TwTileSet *set;
  const TwTheme *theme;
  guint first;
  guint columns;
  guint rows;
  int side;
  int gap;
  int margin;
  guint32 paper;
} SheetMaker;

/** sheet_make: Returns: (transfer full): the sheet as a scanner that lies true sees it */
TwPixels *sheet_make (const SheetMaker *maker);

/** sheet_cell: Returns: where a tile lies on it */
TwQuad sheet_cell (const SheetMaker *maker, guint index);

/**
 * Camera:
 * @width: of the photograph, in pixels
 * @height: likewise
 * @corners: where the corners of the sheet are on it
 * @table: the colour of the table
 * @shade: how much darker the south-east is than the north-west, 0 to 1
 * @noise: the greatest error of a part of a colour, 0 to 255
 * @blur: over how many pixels each is smeared, 0 or 1
 * @warm: how much the light is that of a lamp, 0 to 1
 * @shadow: how dark the shadow is that the sheets cast to the south-east, 0 to 1
 */
typedef struct
{
  int width;
  int height;
  TwQuad corners;
  guint32 table;
  double shade;
  int noise;
  int blur;
  double warm;
  double shadow;
} Camera;

/** sheet_photograph: Returns: (transfer full): @sheets, the first of them below, as a camera sees
 * them; each has its own corners */
TwPixels *sheet_photograph (const Camera *camera, TwPixels *const *sheets, const TwQuad *corners,
                            guint n_sheets);

/** sheet_cell_seen: Returns: where a tile of a sheet with these corners lies on the photograph */
TwQuad sheet_cell_seen (const SheetMaker *maker, const TwQuad *corners, guint index);

/** quad_error: Returns: the greatest distance of a corner from where it is, in sides of a tile */
double quad_error (const TwQuad *found, const TwQuad *right);

G_END_DECLS
