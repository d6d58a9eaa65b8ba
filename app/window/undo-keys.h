/* The keys of Undo and Redo where there is nothing to undo. */
#pragma once

#include "app/window/edit-page.h"

G_BEGIN_DECLS

/** tw_undo_keys_add: has the keys of Undo and Redo say in @page that there is nothing left, where nobody else has a use
 *   for them: the actions are off then, and a key that only does nothing may have failed. */
void tw_undo_keys_add (TwEditPage *page);

G_END_DECLS
