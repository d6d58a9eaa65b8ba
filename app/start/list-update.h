/* Updating a list without touching unchanged items. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * tw_list_update:
 * @store: the list
 * @items: (element-type GObject): its new items
 * @same: whether an old and a new item show the same
 *
 * Items at both ends that show the same are kept, and so are their widgets.
 */
void tw_list_update (GListStore *store, GPtrArray *items, GEqualFunc same);

G_END_DECLS
