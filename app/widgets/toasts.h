/* One toast at a time: the newest takes the place of the one before.
 *
 * A toast that has only begun to appear is let be for a second. It can be read then, and libadwaita
 * 1.2 uses what it has freed when a toast is taken away while it still moves in.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * tw_toasts_show:
 * @overlay: where; every toast of it is to be shown by this
 * @toast: (transfer full): what to say
 *
 * Shows @toast instead of what is said there, within a second. Of several that come meanwhile the
 * last one is shown, and the others go as if they had been dismissed.
 */
void tw_toasts_show (AdwToastOverlay *overlay, AdwToast *toast);

/** tw_toasts_dismiss: takes away what is said at @overlay, if anything, within a second. */
void tw_toasts_dismiss (AdwToastOverlay *overlay);

G_END_DECLS
