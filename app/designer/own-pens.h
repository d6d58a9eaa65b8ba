/* Pens for the kinds of land that the set invents, below those that every set has. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_OWN_PENS (tw_own_pens_get_type ())
G_DECLARE_FINAL_TYPE (TwOwnPens, tw_own_pens, TW, OWN_PENS, GtkWidget)

/** tw_own_pens_set_document: shows the own land of @document's set from now on. */
void tw_own_pens_set_document (TwOwnPens *self, TwDocument *document);

G_END_DECLS
