/* Bringing a list up to date without touching what is the same. */
#include "app/start/list-update.h"

static gboolean
is_same (GListStore *store, guint position, gpointer item, GEqualFunc same)
{
  g_autoptr (GObject) old = g_list_model_get_item (G_LIST_MODEL (store), position);

  return same (old, item);
}

void
tw_list_update (GListStore *store, GPtrArray *items, GEqualFunc same)
{
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (store)), n_new = items->len;
  guint first = 0, n_last = 0;

  while (first < n_old && first < n_new && is_same (store, first, items->pdata[first], same))
    first++;
  while (n_last < n_old - first && n_last < n_new - first
         && is_same (store, n_old - 1 - n_last, items->pdata[n_new - 1 - n_last], same))
    n_last++;
  if (n_old - first - n_last > 0 || n_new - first - n_last > 0)
    g_list_store_splice (store, first, n_old - first - n_last, items->pdata + first,
                         n_new - first - n_last);
}
