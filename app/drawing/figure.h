/* Figures and tokens as they stand on the table. */
#pragma once

#include <cairo.h>

#include "app/drawing/theme.h"

G_BEGIN_DECLS

/** tw_figure_scale: Returns: how much larger than a meeple @figure is to be drawn */
double tw_figure_scale (const char *figure);

/** tw_figure_as: Returns: (nullable): the figure as which those of type @figure are drawn wherever they
 * stand: guards of a team are meeples of their colours; %NULL if it is their own */
const char *tw_figure_as (const char *figure);

/**
 * tw_figure_draw:
 * @cr: where to draw
 * @figure: "meeple", "farmer" (a meeple lying down), "big-meeple", "big-farmer", "abbot",
 *   "builder", "pig", "mage", "witch", "count", "robber", "ghost", "gold" …
 * @colour: player colour 0 to 5, %TW_COLOUR_NOBODY; neutral pieces ignore it
 * @x: middle of the figure in user units
 * @y: middle of the figure in user units
 * @size: height in user units; a scene draws each figure tw_figure_scale() as large
 *
 * Draws it upright, with ink and rim. An unknown name is a plain pawn.
 */
void
tw_figure_draw (cairo_t *cr, const char *figure, guint colour, double x, double y, double size);

/**
 * tw_piece_draw:
 * @cr: where to draw
 * @figure: a figure or token
 * @colour: player colour 0 to 5, %TW_COLOUR_NOBODY
 * @theme: (nullable): where the pictures of a set's own pieces are
 * @x: middle in user units
 * @y: middle in user units
 * @size: height in user units
 *
 * As tw_figure_draw(), with the picture that the set brings, if there is one.
 */
void tw_piece_draw (cairo_t *cr,
                    const char *figure,
                    guint colour,
                    const TwTheme *theme,
                    double x,
                    double y,
                    double size);

/** tw_player_mark_draw: the mark of a player's colour, @r its half width. */
void tw_player_mark_draw (cairo_t *cr, guint colour, double x, double y, double r);

/**
 * tw_symbol_draw:
 * @cr: where to draw
 * @symbol: "coat-of-arms", "inn", "cathedral", "wine", "mage", …; also the places
 *   "monastery", "garden", "village", "castle", "cemetery"
 * @seed: varies coats of arms
 * @theme: colours
 * @x: middle in user units
 * @y: middle in user units
 * @size: width and height in user units
 *
 * The symbol alone, for shelves, lists and chips. One without art is a labelled
 * round mark.
 */
void tw_symbol_draw (cairo_t *cr,
                     const char *symbol,
                     guint32 seed,
                     const TwTheme *theme,
                     double x,
                     double y,
                     double size);

G_END_DECLS
