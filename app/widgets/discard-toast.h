/* A word that something is thrown away, and the button that takes it back. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** TwDiscardFunc: what becomes of @thing, which stays the caller's. */
typedef void (*TwDiscardFunc) (gpointer thing);

/**
 * tw_discard_toast_new:
 * @title: (transfer full): what is thrown away, translated
 * @thing: (transfer full): an object
 * @discard: throws it away: when the toast is gone and nobody wanted it back
 * @put_back: puts it back where it was offered, when Undo was pressed
 *
 * It is shown for ten seconds.
 *
 * Returns: (transfer full): the toast
 */
AdwToast *tw_discard_toast_new (char *title, GObject *thing, TwDiscardFunc discard,
                                TwDiscardFunc put_back);

G_END_DECLS
