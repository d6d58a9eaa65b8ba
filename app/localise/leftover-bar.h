/* A line above the texts that says that some of them are left over from typing, with the button that removes them. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_LEFTOVER_BAR (tw_leftover_bar_get_type ())
G_DECLARE_FINAL_TYPE (TwLeftoverBar, tw_leftover_bar, TW, LEFTOVER_BAR, GtkBox)

/** tw_leftover_bar_set_document: sets whose rules are looked at, %NULL for none any more; it is seen as long as there is
 *   something to remove. */
void tw_leftover_bar_set_document (TwLeftoverBar *self, TwDocument *document);

G_END_DECLS
