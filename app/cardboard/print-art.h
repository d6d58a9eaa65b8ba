/* Pictures of what is cut out, each made once and drawn as often as there are copies.
 */
#pragma once

#include <cairo.h>

#include "app/cardboard/print-layout.h"

G_BEGIN_DECLS

/** TwPrintArt: the pictures of a layout's pieces. Not for two threads at once. */
typedef struct _TwPrintArt TwPrintArt;

/**
 * tw_print_art_new:
 * @set: the set whose pieces they are
 * @layout: what is cut out; has to live as long
 * @dots: pixels to the millimetre; 0 for lines and surfaces, as paper wants them
 *
 * Returns: (transfer full): the pictures, none of which is drawn yet
 */
TwPrintArt *tw_print_art_new (const TwTileSet *set, const TwPrintLayout *layout, double dots);

/** tw_print_art_free: frees @art. */
void tw_print_art_free (TwPrintArt *art);

/**
 * tw_print_art_draw:
 * @art: pictures
 * @cr: where to draw, in millimetres; the piece's left and top cuts are at 0,0
 * @piece: index of the piece
 * @is_back: whether its back is drawn
 * @bleed: how far past the cuts, in millimetres, up to the layout's bleed; beyond that it ends
 */
void tw_print_art_draw (TwPrintArt *art, cairo_t *cr, guint piece, gboolean is_back, double bleed);

/** tw_print_art_theme: Returns: (transfer none): the theme in which they are drawn, with the plan's
 *   ink */
const TwTheme *tw_print_art_theme (const TwPrintArt *art);

/** tw_print_art_set: Returns: (transfer none): the set */
const TwTileSet *tw_print_art_set (const TwPrintArt *art);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwPrintArt, tw_print_art_free)

G_END_DECLS
