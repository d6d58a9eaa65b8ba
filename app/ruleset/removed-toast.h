/* What is said when something was removed at a key. */
#pragma once

#include "app/document/document.h"
#include "app/widgets/announce.h"

G_BEGIN_DECLS

/** tw_removed_toast: shows @title in the window of @widget, with a button that takes the last step of @document back.
 *   It goes as soon as there is another step, which the button would take back instead. */
void tw_removed_toast (GtkWidget *widget, TwDocument *document, const char *title);

G_END_DECLS
