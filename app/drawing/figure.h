/* Figures and tokens as they stand on the table. */
#pragma once

#include <cairo.h>

#include "app/drawing/theme.h"

G_BEGIN_DECLS

/** tw_figure_scale: Returns: how much larger than a meeple @figure is to be drawn */
double tw_figure_scale (const char *figure);

/** tw_figure_as: Returns: (nullable): the figure that is drawn for @figure on the table: a guard of
 * a team is a meeple of its colour; %NULL for @figure itself */
const char *tw_figure_as (const char *figure);

/** tw_figure_seated: Returns: (transfer none): the figure that is drawn where @figure sits;
 * @figure itself if it never does */
const char *tw_figure_seated (const char *figure);

/**
 * tw_figure_draw:
 * @cr: where to draw
 * @figure: "meeple", "farmer" (a meeple lying down), "monk" (one that sits), "big-meeple", "big-farmer", "abbot",
 *   "builder", "pig", "mage", "witch", "count", "robber", "ghost", "gold" …
 * @colour: player colour 0 to 5, %TW_COLOUR_NOBODY; neutral pieces ignore it
 * @x: middle of the figure in user units
 * @y: middle of the figure in user units
 * @size: height in user units; a scene multiplies it by tw_figure_scale()
 *
 * Draws the figure upright, with ink and rim. An unknown name is a plain pawn.
 */
void
tw_figure_draw (cairo_t *cr, const char *figure, guint colour, double x, double y, double size);

/** tw_player_mark_draw: draws the mark of a player's colour; @r is its half width. */
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
 * Draws the symbol alone, for shelves, lists and chips. A symbol without a picture is a round mark
 * with letters.
 */
void tw_symbol_draw (cairo_t *cr,
                     const char *symbol,
                     guint32 seed,
                     const TwTheme *theme,
                     double x,
                     double y,
                     double size);

G_END_DECLS
