/* Pictures for a table: tiles and figures as textures, outlines of features. */
#pragma once

#include "app/drawing/table-pieces.h"
#include "app/table/spot-layout.h"
#include "app/widgets/tile-textures.h"
#include "engine/game/play.h"

G_BEGIN_DECLS

/** TwTablePictures: what a table shows of one set of rules; main thread only. */
typedef struct _TwTablePictures TwTablePictures;

/** tw_table_pictures_new: Returns: (transfer full): pictures from @textures, of no rules */
TwTablePictures *tw_table_pictures_new (TwTileTextures *textures);

/** tw_table_pictures_free: frees @pictures. */
void tw_table_pictures_free (TwTablePictures *pictures);

/** tw_table_pictures_set_rules: sets the rules whose tiles and pieces are shown. */
void tw_table_pictures_set_rules (TwTablePictures *pictures, TwRules *rules);

/**
 * tw_table_pictures_tile:
 * @pictures: pictures
 * @kind: kind of tile, an index of the catalogue
 * @copy: which copy of it
 * @turns: quarter turns
 * @size_px: side in device pixels
 * @exact: whether to draw it in just that size; %FALSE while zooming
 *
 * Returns: (transfer none) (nullable): the tile, %NULL while it is being drawn
 */
GdkTexture *tw_table_pictures_tile (TwTablePictures *pictures,
                                    guint kind,
                                    guint copy,
                                    guint turns,
                                    guint size_px,
                                    gboolean exact);

/**
 * tw_table_pictures_turned:
 * @pictures: pictures
 * @kind: kind of tile, an index of the catalogue
 * @copy: which copy of it
 * @turns: quarter turns
 * @size_px: side in device pixels
 * @out_turns: (out): quarter turns clockwise that the picture lacks
 *
 * Finds a picture to show for as long as tw_table_pictures_tile() has none: one of the same tile that was turned
 * otherwise, as in somebody's hand. Its light comes from elsewhere.
 *
 * Returns: (transfer none) (nullable): the tile, %NULL if it was not shown yet
 */
GdkTexture *tw_table_pictures_turned (TwTablePictures *pictures,
                                      guint kind,
                                      guint copy,
                                      guint turns,
                                      guint size_px,
                                      guint *out_turns);

/** tw_table_pictures_back: Returns: (transfer none): the back of tiles of @kind */
GdkTexture *tw_table_pictures_back (TwTablePictures *pictures, guint kind, guint size_px);

/** tw_table_pictures_figure: Returns: (transfer none): a figure in a square of @size_px */
GdkTexture *tw_table_pictures_figure (TwTablePictures *pictures,
                                      const char *figure,
                                      guint colour,
                                      guint size_px);

/**
 * tw_table_pictures_outline:
 * @pictures: pictures
 * @figure: a figure
 * @colour: colour of the player who may place it
 * @size_px: side of the square in device pixels
 *
 * Returns: (transfer none): the outline of the figure, where it may stand
 */
GdkTexture *tw_table_pictures_outline (TwTablePictures *pictures,
                                       const char *figure,
                                       guint colour,
                                       guint size_px);

/** tw_table_pictures_layouts: Returns: (transfer none) (nullable): the layouts of all tiles of the
 * rules */
TwTableLayouts *tw_table_pictures_layouts (TwTablePictures *pictures);

/**
 * tw_table_pictures_spot:
 * @pictures: pictures
 * @play: a play with the rules of @pictures
 * @node: a node of its board
 *
 * Returns: where a figure stands on the node's tile, as the tile lies
 */
TwSpotPoint tw_table_pictures_spot (TwTablePictures *pictures, const TwPlay *play, guint node);

/**
 * tw_table_pictures_symbol:
 * @pictures: pictures
 * @play: a play with the rules of @pictures
 * @slot: a tile of its board
 * @expansion: index of an expansion of the rules
 * @symbol: (nullable): which symbol, %NULL for any that counts for the expansion
 *
 * Returns: where the tile has the symbol, as the tile lies; its middle if it has none
 */
TwSpotPoint
tw_table_pictures_symbol (TwTablePictures *pictures,
                          const TwPlay *play,
                          guint slot,
                          int expansion,
                          const char *symbol);

/**
 * tw_table_pictures_mark:
 * @pictures: pictures
 * @play: a play with the rules of @pictures
 * @slot: a tile of its board
 * @symbol: number of a symbol that is drawn on it
 *
 * Returns: where the symbol is, as the tile lies
 */
TwSpotPoint
tw_table_pictures_mark (TwTablePictures *pictures, const TwPlay *play, guint slot, guint symbol);

/**
 * tw_table_pictures_path:
 * @pictures: pictures
 * @play: a play with the rules of @pictures
 * @node: a node of its board
 * @cr: the path is appended; the tile, as it lies, fills 0,0 to 1,1
 * @out_is_closed: (out): whether to fill it (city, field) or to stroke it (road)
 *
 * Returns: %FALSE if the node has no outline (a monastery)
 */
gboolean tw_table_pictures_path (TwTablePictures *pictures,
                                 const TwPlay *play,
                                 guint node,
                                 cairo_t *cr,
                                 gboolean *out_is_closed);

/**
 * tw_table_pictures_hit:
 * @pictures: pictures
 * @play: a play with the rules of @pictures
 * @slot: a tile of its board
 * @point: a point of the tile as it lies
 *
 * Returns: the node under the point, %TW_NO_NODE for none, as on a tile that lies face down
 */
guint tw_table_pictures_hit (TwTablePictures *pictures,
                             const TwPlay *play,
                             guint slot,
                             TwSpotPoint point);

/**
 * tw_piece_texture:
 * @figure: a figure, or "back"
 * @colour: its colour
 * @theme: (nullable): has the pictures of a set's own pieces
 * @size_px: side of the square, in device pixels
 *
 * All who have the same picture at the same time have one object. Main thread only.
 *
 * Returns: (transfer full): the figure, or the back of a tile for "back"
 */
GdkTexture *tw_piece_texture (const char *figure, guint colour, const TwTheme *theme, guint size_px);

/** tw_rules_theme: Returns: (transfer none): the theme of @rules, with the pictures that their sets
 * define */
const TwTheme *tw_rules_theme (const TwRules *rules);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwTablePictures, tw_table_pictures_free)

G_END_DECLS
