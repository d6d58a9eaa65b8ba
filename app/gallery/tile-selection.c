/* Which tiles are selected. */
#include "app/gallery/tile-selection.h"

GPtrArray *
tw_tile_selection_dup_items (GtkSelectionModel *self)
{
  g_autoptr (GtkBitset) selected = gtk_selection_model_get_selection (self);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  GtkBitsetIter iter;
  guint position;

  if (gtk_bitset_iter_init_first (&iter, selected, &position))
    do
      g_ptr_array_add (items, g_list_model_get_item (G_LIST_MODEL (self), position));
    while (gtk_bitset_iter_next (&iter, &position));
  return items;
}

gboolean
tw_tile_selection_find (GtkSelectionModel *self, TwTileItem *item, guint *out_position)
{
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (self));

  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr (TwTileItem) shown = g_list_model_get_item (G_LIST_MODEL (self), i);

      if (shown == item)
        {
          *out_position = i;
          return TRUE;
        }
    }
  return FALSE;
}

void
tw_tile_selection_add (GtkSelectionModel *self, TwTileItem *item)
{
  guint position;

  if (tw_tile_selection_find (self, item, &position))
    gtk_selection_model_select_item (self, position, FALSE);
}

gboolean
tw_tile_selection_has (GtkSelectionModel *self, TwTileItem *item)
{
  guint position;

  return tw_tile_selection_find (self, item, &position)
         && gtk_selection_model_is_selected (self, position);
}

/* The next one behind the last selected that is not selected, else the one before. */
TwTileItem *
tw_tile_selection_find_neighbour (GtkSelectionModel *self)
{
  g_autoptr (GtkBitset) selected = gtk_selection_model_get_selection (self);
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (self)), position;
  g_autoptr (TwTileItem) item = NULL;

  if (gtk_bitset_is_empty (selected) || gtk_bitset_get_size (selected) >= n_items)
    return NULL;
  position = gtk_bitset_get_maximum (selected) + 1;
  if (position >= n_items)
    for (position = n_items - 1; gtk_bitset_contains (selected, position); position--)
      ;
  item = g_list_model_get_item (G_LIST_MODEL (self), position);
  return item;
}
