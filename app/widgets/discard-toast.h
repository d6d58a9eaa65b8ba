/* A toast that something is discarded, with an Undo button. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** TwDiscardFunc: handles @thing; the caller keeps its reference. */
typedef void (*TwDiscardFunc) (gpointer thing);

/**
 * tw_discard_toast_new:
 * @title: (transfer full): what is discarded, translated
 * @thing: (transfer full): an object
 * @discard: discards @thing, when the toast has gone without Undo
 * @put_back: offers @thing again, when Undo was pressed
 *
 * The toast is shown for ten seconds.
 *
 * Returns: (transfer full): the toast
 */
AdwToast *tw_discard_toast_new (char *title, GObject *thing, TwDiscardFunc discard,
                                TwDiscardFunc put_back);

G_END_DECLS
