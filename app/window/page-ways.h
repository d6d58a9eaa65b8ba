/* The ways to the pages of the open set: actions of its window that lead to a tile, to something of the rules, or
 * open a panel. */
#pragma once

#include "app/window/edit-page.h"

G_BEGIN_DECLS

/** tw_page_ways_add: adds to @window, for what @self shows, the actions edit-tile 's' (an id), ask-worth 's' (an id: what it is worth),
 * show-own '(ss)' (element and id), put-symbol 's' (a symbol, to be put on tiles), toggle-panel and toggle-inspector. */
void tw_page_ways_add (GActionMap *window, TwEditPage *self);

G_END_DECLS
