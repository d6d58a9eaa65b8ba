/* One toast at a time: a new toast replaces the one before.
 *
 * A toast stays at least a second. That gives time to read it, and libadwaita 1.2 uses freed memory
 * when a toast is dismissed while it still moves in. Its timeout runs from when the program has come to rest, as what
 * it tells of may be a page that has yet to be built, and it waits for the pointer or the keyboard to leave the toast.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** tw_toasts_speak: Returns: whether libadwaita lets screen readers say each toast that it shows, as it does from 1.6 on */
gboolean tw_toasts_speak (void);

/**
 * @overlay: an overlay whose toasts are all shown by this function
 * @toast: (transfer full): the toast
 *
 * Shows @toast in place of the present one, within a second. If several come in that second, only
 * the last is shown; the others count as dismissed, and are only said.
 */
void tw_toasts_show (AdwToastOverlay *overlay, AdwToast *toast);

/** tw_toasts_dismiss: dismisses the toast of @overlay, if there is one, within a second. */
void tw_toasts_dismiss (AdwToastOverlay *overlay);

/** tw_toasts_withdraw: takes back what @toast offers, at once, whether it is shown or still waits for its place; a toast
 * that is shown goes within a second. */
void tw_toasts_withdraw (AdwToast *toast);

/** tw_toasts_have_read: as tw_toasts_dismiss(), but for a toast with a button: what it offers stays for its time, as
 * whoever goes to the button may do something on the way. */
void tw_toasts_have_read (AdwToastOverlay *overlay);

/**
 * tw_toasts_set_top:
 * @overlay: see tw_toasts_show()
 * @page: (nullable): a widget in it
 *
 * Lets toasts come at the top of @page, where what is below is needed; %NULL for the bottom of @overlay.
 */
void tw_toasts_set_top (AdwToastOverlay *overlay, GtkWidget *page);

/** tw_toasts_keep_clear: lets toasts that would lie over @widget come to the left of it, where there is room, as long
 * as it is seen. */
void tw_toasts_keep_clear (GtkWidget *widget);

G_END_DECLS
