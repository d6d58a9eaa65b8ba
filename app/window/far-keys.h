/* Keys of a page that is not shown. */
#pragma once

#include "app/window/edit-page.h"

G_BEGIN_DECLS

/** tw_far_keys_add: has the keys of the Rules page work while another page of the set is shown in @page. A key that
 *   adds something, or shows the rules of expansions, goes to the Rules page and does it there. Any other key says
 *   that it is for what the Rules page shows. */
void tw_far_keys_add (TwEditPage *page);

G_END_DECLS
