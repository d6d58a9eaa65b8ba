/* The pictures by name: silhouettes of figures and pieces, seals of symbols, and how a symbol
 * stands on a tile. Private to the drawing.
 *
 * A new picture is one row. A name without a row is drawn all the same: a figure as a pawn, a
 * symbol as a seal with its initial.
 */
#pragma once

#include "app/drawing/glyph.h"
#include "app/drawing/tile-layout-data.h"

G_BEGIN_DECLS

/**
 * TwSymbolLook: how a symbol is drawn on a tile.
 * @TW_LOOK_OTHER: a seal with its initial; for every symbol without a row
 * @TW_LOOK_SEAL: a seal with a picture
 * @TW_LOOK_TOWER: a seal with a picture, where roads end if they do on the tile
 * @TW_LOOK_QUARTER: a larger seal with a picture, inside the enclave if the tile has one
 * @TW_LOOK_MINE: a mine in the grass
 * @TW_LOOK_ARMS: a coat of arms, each town with its own
 * @TW_LOOK_CATHEDRAL: the hall of its town
 * @TW_LOOK_INN: a house beside its road
 * @TW_LOOK_BUSHES: bushes in place of the village where roads end
 * @TW_LOOK_GHOST: drawn as the figure, in the mist
 * @TW_LOOK_FLYER: a machine that points to its direction
 * @TW_LOOK_GOODS: a medal with the goods of that @variant: wine, grain, cloth
 * @TW_LOOK_CROP: a circle in the grass of that @variant: club, fork, shield
 * @TW_LOOK_SPRING: the beginning of its river; a seal without one
 * @TW_LOOK_LAKE: the end of its river; a seal without one
 */
typedef enum
{
  TW_LOOK_OTHER,
  TW_LOOK_SEAL,
  TW_LOOK_TOWER,
  TW_LOOK_QUARTER,
  TW_LOOK_MINE,
  TW_LOOK_ARMS,
  TW_LOOK_CATHEDRAL,
  TW_LOOK_INN,
  TW_LOOK_BUSHES,
  TW_LOOK_GHOST,
  TW_LOOK_FLYER,
  TW_LOOK_GOODS,
  TW_LOOK_CROP,
  TW_LOOK_SPRING,
  TW_LOOK_LAKE
} TwSymbolLook;

/* As @fill: the colour of the figure's owner. */
#define TW_ART_PLAYER 0x8000000u

/**
 * TwArtRow:
 * @id: the name: a figure, a role in the grass, a piece, a symbol or a place
 * @as: (nullable): the id of another row, drawn for figures of this type on the table
 * @seated: (nullable): the id of the row of one that sits
 * @shape: (nullable): the silhouette, see tw_glyph_path(); %NULL if it is no figure
 * @fill: the silhouette's colour, or %TW_ART_PLAYER
 * @mark_x: position of the player's mark, in hundredths from the middle
 * @mark_y: the same
 * @mark_r: radius of that mark in thousandths, 0 for none
 * @is_large: whether the figure is larger than others
 * @lies: whether the figure lies down
 * @is_pale: whether ink and shadow are faint
 * @has_cross: whether it bears a cross in the colour of the mark
 * @details: (array length=n_details): drawn over the silhouette
 * @look: how it is drawn as a symbol
 * @variant: tells apart symbols of the same look
 * @ground: colour of the seal
 * @seal: (array length=n_seal): drawn on the seal
 * @place: the place drawn for it on a shelf, if @place_r is not 0
 * @place_r: radius of that place on the shelf
 */
typedef struct
{
  const char *id;
  const char *as;
  const char *seated;
  const char *shape;
  TwRgb fill;
  gint8 mark_x, mark_y;
  guint8 mark_r;
  gboolean is_large;
  gboolean lies;
  gboolean is_pale;
  gboolean has_cross;
  const TwGlyphPart *details;
  guint n_details;
  TwSymbolLook look;
  guint variant;
  TwRgb ground;
  const TwGlyphPart *seal;
  guint n_seal;
  TwPlaceKind place;
  double place_r;
} TwArtRow;

/** tw_art_row: Returns: (transfer none): the row of @id; of what was copied from it, "ID-2", the same; the
 *   default row if there is none */
const TwArtRow *tw_art_row (const char *id);

/** tw_symbol_look: Returns: how the symbol @id is drawn */
static inline TwSymbolLook
tw_symbol_look (const char *id)
{
  return tw_art_row (id)->look;
}

/** tw_art_of_look: Returns: (transfer none): the first row with that look */
const TwArtRow *tw_art_of_look (TwSymbolLook look);

/**
 * tw_art_look_stands:
 * @layout: a tile
 * @look: a look
 * @segment: a segment, -1 for the tile as such, -2 for anywhere
 *
 * Returns: whether a symbol with that look stands there
 */
gboolean tw_art_look_stands (const TwTileLayout *layout, TwSymbolLook look, int segment);

/** tw_emblem_draw: draws the seal of a symbol, or the mine. */
void tw_emblem_draw (cairo_t *cr, const TwArtRow *row, const TwTheme *theme);

G_END_DECLS
