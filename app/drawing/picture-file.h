/* Tiles as PNG, SVG and PDF files. */
#pragma once

#include <cairo.h>

#include "app/drawing/theme.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * TwPictureError:
 * @TW_PICTURE_ERROR_FORMAT: the name ends in none of .png, .svg and .pdf
 * @TW_PICTURE_ERROR_SIZE: the picture is too big or empty
 * @TW_PICTURE_ERROR_DRAWING: cairo failed
 */
typedef enum
{
  TW_PICTURE_ERROR_FORMAT,
  TW_PICTURE_ERROR_SIZE,
  TW_PICTURE_ERROR_DRAWING
} TwPictureError;

#define TW_PICTURE_ERROR (tw_picture_error_quark ())
GQuark tw_picture_error_quark (void);

/** TwPictureFunc: draws a picture from 0,0 to its width and height. */
typedef void (*TwPictureFunc) (cairo_t *cr, gpointer data);

/**
 * tw_picture_file_save:
 * @path: a file name that ends in .png, .svg or .pdf
 * @title: title of the picture
 * @width: in pixels; in points for SVG and PDF
 * @height: likewise
 * @tile_px: side of a tile in the picture; decides how exact lines are
 * @draw: draws the picture
 * @data: passed to @draw
 * @error: #TwPictureError, or as of tw_save_file() if the file cannot be written
 *
 * Writes the picture. The file is replaced as a whole or not at all.
 *
 * Returns: whether it was written
 */
gboolean tw_picture_file_save (const char *path,
                               const char *title,
                               double width,
                               double height,
                               double tile_px,
                               TwPictureFunc draw,
                               gpointer data,
                               GError **error);

/**
 * TwTileSide:
 * @TW_TILE_FRONT: the side with the land
 * @TW_TILE_BACK: the side that is seen in the stack
 */
typedef enum
{
  TW_TILE_FRONT,
  TW_TILE_BACK
} TwTileSide;

/**
 * tw_picture_file_save_tile:
 * @path: a file name that ends in .png, .svg or .pdf
 * @set: the tile's set
 * @tile: a tile
 * @variant: index of the variant, -1 for the plain copies
 * @side: which side
 * @size_px: side of the tile in pixels; in points for SVG and PDF
 * @quarter_turns: 0 to 3, clockwise
 * @theme: colours
 * @error: #TwPictureError, or #GFileError if the file cannot be written
 *
 * Writes the picture of one tile. The file is replaced as a whole or not at all, and
 * the same tile always gives the same bytes.
 *
 * Returns: whether it was written
 */
gboolean tw_picture_file_save_tile (const char *path,
                                    const TwTileSet *set,
                                    const TwTile *tile,
                                    int variant,
                                    TwTileSide side,
                                    double size_px,
                                    guint quarter_turns,
                                    const TwTheme *theme,
                                    GError **error);

/**
 * tw_picture_file_tile_png:
 * @set: the tile's set
 * @tile: a tile
 * @variant: index of the variant, -1 for the plain copies
 * @size_px: side of the tile in pixels
 * @theme: colours
 * @error: #TwPictureError
 *
 * Draws the front of one tile, for other files to hold.
 *
 * Returns: (transfer full) (nullable): the picture as PNG
 */
GByteArray *tw_picture_file_tile_png (const TwTileSet *set,
                                      const TwTile *tile,
                                      int variant,
                                      double size_px,
                                      const TwTheme *theme,
                                      GError **error);

/**
 * tw_picture_file_save_bleed:
 * @path: as for tw_picture_file_save_tile()
 * @set: as for tw_picture_file_save_tile()
 * @tile: as for tw_picture_file_save_tile()
 * @variant: as for tw_picture_file_save_tile()
 * @side: as for tw_picture_file_save_tile()
 * @size_px: as for tw_picture_file_save_tile()
 * @bleed_px: how far to draw past the rim on all sides, 0 to a quarter of @size_px
 * @quarter_turns: as for tw_picture_file_save_tile()
 * @theme: colours
 * @out_is_mirrored: (out) (optional): whether a finished picture is mirrored past the rim
 * @error: as for tw_picture_file_save_tile()
 *
 * Writes the picture of one tile with what a printer cuts off, see tw_tile_layout_draw_bleed(); it
 * is larger than the tile by @bleed_px on each side.
 *
 * Returns: whether it was written
 */
gboolean tw_picture_file_save_bleed (const char *path,
                                     const TwTileSet *set,
                                     const TwTile *tile,
                                     int variant,
                                     TwTileSide side,
                                     double size_px,
                                     double bleed_px,
                                     guint quarter_turns,
                                     const TwTheme *theme,
                                     gboolean *out_is_mirrored,
                                     GError **error);

/**
 * tw_picture_file_save_sheet:
 * @path: as for tw_picture_file_save_tile()
 * @set: a tile set
 * @side: which side of the tiles
 * @size_px: side of one tile
 * @quarter_turns: 0 to 3, clockwise
 * @theme: (nullable): colours, %NULL for the set's own theme
 * @error: as for tw_picture_file_save_tile()
 *
 * Writes a contact sheet: all tiles and variants with their ids and counts below them.
 *
 * Returns: whether it was written
 */
gboolean tw_picture_file_save_sheet (const char *path,
                                     const TwTileSet *set,
                                     TwTileSide side,
                                     double size_px,
                                     guint quarter_turns,
                                     const TwTheme *theme,
                                     GError **error);

G_END_DECLS
