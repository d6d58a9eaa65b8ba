/* Which tile the Set page is at. */
#include "app/gallery/set-page-private.h"
#include "app/gallery/tile-selection.h"
#include "app/widgets/tile-grid.h"

void
tw_set_page_select (TwSetPage *self, TwTileItem *item)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  guint position;

  if (!tw_tile_selection_find (self->selection, item, &position))
    {
      gtk_editable_set_text (GTK_EDITABLE (self->filter_entry), "");
      tw_tile_filter_set_words (self->filter, "");
      g_action_group_activate_action (G_ACTION_GROUP (self->actions), "scope",
                                      g_variant_new_string ("all"));
      if (!tw_tile_selection_find (self->selection, item, &position))
        return;
    }
  gtk_selection_model_select_item (self->selection, position, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (self->grid), "list.scroll-to-item", "u", position);
  /* Who types into the filter line or reads the panel is left there. */
  if (focus == NULL || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->grid)))
    tw_tile_grid_focus (self->grid, item);
}
