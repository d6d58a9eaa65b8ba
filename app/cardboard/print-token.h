/* Tokens and figures as they are cut out: discs, and figures that stand when they are folded. */
#pragma once

#include <cairo.h>

#include "app/cardboard/print-piece.h"

G_BEGIN_DECLS

/**
 * tw_print_token_draw:
 * @cr: where to draw, in millimetres; the left and top cuts are at 0,0
 * @piece: a token or figure
 * @bleed: how far the ground goes on past the cuts
 * @theme: colours
 *
 * A disc has its cut as a thin circle when there is no bleed. A figure that stands is drawn twice,
 * head to head, with a foot on either side and lines where it is folded.
 */
void
tw_print_token_draw (cairo_t *cr, const TwPrintPiece *piece, double bleed, const TwTheme *theme);

/** tw_print_ink_shade: sets the source to what darkens the backs of tiles that lie on the table
 * first. */
void tw_print_ink_shade (cairo_t *cr, const TwTheme *theme);

G_END_DECLS
