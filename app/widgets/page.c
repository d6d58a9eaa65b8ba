/* What the window asks of a page. */
#include "app/widgets/page.h"

#include <adwaita.h>

G_DEFINE_INTERFACE (TwPage, tw_page, GTK_TYPE_WIDGET)

static void
tw_page_default_init (TwPageInterface *iface)
{
}

void
tw_page_show_item (TwPage *self, TwTileItem *item, const TwProblem *problem)
{
  g_return_if_fail (TW_IS_PAGE (self));
  if (TW_PAGE_GET_IFACE (self)->show_item != NULL)
    TW_PAGE_GET_IFACE (self)->show_item (self, item, problem);
}

void
tw_page_show_own (TwPage *self, const char *element, const char *id)
{
  g_return_if_fail (TW_IS_PAGE (self));
  if (TW_PAGE_GET_IFACE (self)->show_own != NULL)
    TW_PAGE_GET_IFACE (self)->show_own (self, element, id);
}

TwTileItem *
tw_page_get_item (TwPage *self)
{
  g_return_val_if_fail (TW_IS_PAGE (self), NULL);
  return TW_PAGE_GET_IFACE (self)->get_item != NULL ? TW_PAGE_GET_IFACE (self)->get_item (self)
                                                    : NULL;
}

void
tw_page_toggle_panel (TwPage *self)
{
  g_return_if_fail (TW_IS_PAGE (self));
  if (TW_PAGE_GET_IFACE (self)->toggle_panel != NULL)
    TW_PAGE_GET_IFACE (self)->toggle_panel (self);
}

void
tw_page_toggle_inspector (TwPage *self)
{
  g_return_if_fail (TW_IS_PAGE (self));
  if (TW_PAGE_GET_IFACE (self)->toggle_inspector != NULL)
    TW_PAGE_GET_IFACE (self)->toggle_inspector (self);
}

void
tw_page_search (TwPage *self)
{
  g_return_if_fail (TW_IS_PAGE (self));
  if (TW_PAGE_GET_IFACE (self)->search != NULL)
    TW_PAGE_GET_IFACE (self)->search (self);
}

gboolean
tw_page_focus (GtkWidget *page, GtkDirectionType direction)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (page));
  GtkWidgetClass *bin_class = g_type_class_peek (ADW_TYPE_BIN);
  GtkRoot *root = gtk_widget_get_root (page);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, page))
    return bin_class->focus (page, direction);
  return child != NULL && gtk_widget_child_focus (child, direction);
}
