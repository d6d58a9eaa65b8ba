/* The ways to the pages of the open set: actions of its window that lead to a tile, to something of the rules, or
 * open a panel. */
#pragma once

#include "app/window/edit-page.h"

G_BEGIN_DECLS

/** tw_page_ways_add: adds to @window the actions that edit-page.h names, for what @self shows. */
void tw_page_ways_add (GActionMap *window, TwEditPage *self);

G_END_DECLS
