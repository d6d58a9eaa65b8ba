/* The keys of the Rules page. */
#pragma once

#include "app/widgets/key-bindings.h"

G_BEGIN_DECLS

/** tw_rules_page_keys: Returns: (transfer none) (array length=out_n): the keys of the page that mean nothing on
 *   another one */
const TwKeyBinding *tw_rules_page_keys (gsize *out_n);

/** tw_rules_page_keys_here: Returns: (array length=out_n): keys that mean something else on other pages, or nothing */
const TwKeyBinding *tw_rules_page_keys_here (gsize *out_n);

/** tw_rules_page_tell_key: lets the tooltip of @button say @words, and the key of the page that does @action as well. */
void tw_rules_page_tell_key (GtkWidget *button, const char *words, const char *action);

G_END_DECLS
