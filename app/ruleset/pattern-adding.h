/* A pattern becomes a rule of the set. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/document.h"

G_BEGIN_DECLS

/** tw_pattern_adding_do: adds the pattern @id to @document as tw_rule_pattern_add() does, and says in the window of
 *   @widget what came with it. Returns: what that returns */
int tw_pattern_adding_do (GtkWidget *widget, TwDocument *document, const char *id, GError **error);

G_END_DECLS
