/* Keys of a page that is not shown. */
#pragma once

#include "app/window/edit-page.h"

G_BEGIN_DECLS

/** tw_far_keys_add: lets the keys by which the Rules page adds something lead there from the other pages of the
 *   set, and has those say where they work that are about what is shown there. */
void tw_far_keys_add (TwEditPage *page);

G_END_DECLS
