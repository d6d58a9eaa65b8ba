/* Icons that grow with texts. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** TW_LARGE_ICONS_USUAL: the side of an icon beside texts of the usual size, in pixels. */
#define TW_LARGE_ICONS_USUAL 16

/** tw_large_icons_side: Returns: the side of an icon beside texts that are @scale times as large as usual, in pixels:
 * it grows half as much as they do, as a row of buttons has to fit into the window as well, so that it is 24 at 200 % */
int tw_large_icons_side (double scale);

/**
 * tw_large_icons_init:
 *
 * Has all icons, and the marks of check boxes, be as large as tw_large_icons_side() says, but for those that have a
 * size of their own. They follow when the size of texts changes. Once, when the program starts, after gtk_init().
 */
void tw_large_icons_init (void);

G_END_DECLS
