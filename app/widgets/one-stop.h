/* A bin that is one stop for Tab: what is inside is for the arrows and the keys of the child.
 *
 * Tab gives the focus to the child itself, and the next one leaves it, wherever inside the focus is by
 * then. Arrows go on as ever.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TW_TYPE_ONE_STOP (tw_one_stop_get_type ())
G_DECLARE_FINAL_TYPE (TwOneStop, tw_one_stop, TW, ONE_STOP, AdwBin)

/**
 * tw_one_stop_new:
 * @child: (transfer floating): a widget that takes the focus itself, or the box of arrow-box.h
 *
 * Returns: (transfer floating): a bin around it
 */
GtkWidget *tw_one_stop_new (GtkWidget *child);

G_END_DECLS
