/* The tiles of the open set as a list model. */
#include "app/document/tile-list.h"

#include "app/document/tile-item-private.h"

struct _TwTileList
{
  GObject parent_instance;

  GPtrArray *items;
};

static void tile_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TwTileList,
                               tw_tile_list,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, tile_list_model_init))

static GType
tile_list_get_item_type (GListModel *model)
{
  return TW_TYPE_TILE_ITEM;
}

static guint
tile_list_get_n_items (GListModel *model)
{
  return TW_TILE_LIST (model)->items->len;
}

static gpointer
tile_list_get_item (GListModel *model, guint position)
{
  TwTileList *self = TW_TILE_LIST (model);

  return position < self->items->len ? g_object_ref (self->items->pdata[position]) : NULL;
}

static void
tile_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = tile_list_get_item_type;
  iface->get_n_items = tile_list_get_n_items;
  iface->get_item = tile_list_get_item;
}

static void
tile_list_finalize (GObject *object)
{
  g_ptr_array_unref (TW_TILE_LIST (object)->items);
  G_OBJECT_CLASS (tw_tile_list_parent_class)->finalize (object);
}

static void
tw_tile_list_class_init (TwTileListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tile_list_finalize;
}

static void
tw_tile_list_init (TwTileList *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
}

TwTileList *
tw_tile_list_new (void)
{
  return g_object_new (TW_TYPE_TILE_LIST, NULL);
}

guint
tw_tile_list_get_length (TwTileList *self)
{
  g_return_val_if_fail (TW_IS_TILE_LIST (self), 0);
  return self->items->len;
}

TwTileItem *
tw_tile_list_get (TwTileList *self, guint position)
{
  g_return_val_if_fail (TW_IS_TILE_LIST (self), NULL);
  g_return_val_if_fail (position < self->items->len, NULL);
  return self->items->pdata[position];
}

void
tw_tile_list_splice (TwTileList *self,
                     guint position,
                     guint n_removed,
                     TwTileItem *const *added,
                     guint n_added)
{
  g_return_if_fail (TW_IS_TILE_LIST (self));
  g_return_if_fail (position + n_removed <= self->items->len);

  if (n_removed == 0 && n_added == 0)
    return;
  for (guint i = 0; i < n_removed; i++)
    tw_tile_item_set_position (self->items->pdata[position + i], -1);
  if (n_removed > 0)
    g_ptr_array_remove_range (self->items, position, n_removed);
  for (guint i = 0; i < n_added; i++)
    g_ptr_array_insert (self->items, (int) (position + i), g_object_ref (added[i]));
  for (guint i = position; i < self->items->len; i++)
    tw_tile_item_set_position (self->items->pdata[i], (int) i);
  g_list_model_items_changed (G_LIST_MODEL (self), position, n_removed, n_added);
}
