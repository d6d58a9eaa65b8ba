/* The Rules page: the set's own symbols, land, figures and tokens, in a list and a form. */
#pragma once

#include <adwaita.h>

#include "app/widgets/key-bindings.h"
#include "app/widgets/page.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_RULES_PAGE (tw_rules_page_get_type ())
G_DECLARE_FINAL_TYPE (TwRulesPage, tw_rules_page, TW, RULES_PAGE, AdwBin)

/* Actions: rules.add 's' ("symbol", "land", "figure", "token"), rules.back, and those of the form
 * (own-form.h). */

/** tw_rules_page_new: Returns: (transfer floating): the page for @document */
GtkWidget *tw_rules_page_new (TwDocument *document, TwTileTextures *textures);

G_END_DECLS
