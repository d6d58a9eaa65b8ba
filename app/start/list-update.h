/* Bringing a list up to date without touching what is the same. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * tw_list_update:
 * @store: what is listed
 * @items: (element-type GObject): what is to be listed
 * @same: whether an old and a new item show the same
 *
 * Items that show the same at both ends stay, so that what shows them stays as well.
 */
void tw_list_update (GListStore *store, GPtrArray *items, GEqualFunc same);

G_END_DECLS
