/* What every page of the editor implements for the window. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_PAGE (tw_page_get_type ())
G_DECLARE_INTERFACE (TwPage, tw_page, TW, PAGE, GtkWidget)

/**
 * TwPageInterface:
 * @show_item: (nullable): selects @item and scrolls to it; @problem is the problem to show there,
 *   %NULL for just the tile
 * @show_own: (nullable): shows something of the set, by the name of its element ("symbol", "tile") and its id, or what can be done
 *   with it there
 * @get_item: (nullable): the selected tile, %NULL for none or several
 * @toggle_panel: (nullable): shows or hides what F9 hides
 * @toggle_inspector: (nullable): shows or hides the right panel where it lies over the page
 * @search: (nullable): moves the focus to the search entry
 *
 * A page is a widget made for one document, to which it keeps a reference. It reaches the window
 * only by actions (see window.h) and by announcements (announce.h).
 */
struct _TwPageInterface
{
  GTypeInterface parent_interface;

  void (*show_item) (TwPage *self, TwTileItem *item, const TwProblem *problem);
  void (*show_own) (TwPage *self, const char *element, const char *id);
  TwTileItem *(*get_item) (TwPage *self);
  void (*toggle_panel) (TwPage *self);
  void (*toggle_inspector) (TwPage *self);
  void (*search) (TwPage *self);
};

/** tw_page_show_item: see #TwPageInterface. */
void tw_page_show_item (TwPage *self, TwTileItem *item, const TwProblem *problem);

/** tw_page_show_own: see #TwPageInterface. */
void tw_page_show_own (TwPage *self, const char *element, const char *id);

/** tw_page_get_item: Returns: (transfer none) (nullable): see #TwPageInterface */
TwTileItem *tw_page_get_item (TwPage *self);

/** tw_page_toggle_panel: see #TwPageInterface. */
void tw_page_toggle_panel (TwPage *self);

/** tw_page_toggle_inspector: see #TwPageInterface. */
void tw_page_toggle_inspector (TwPage *self);

/** tw_page_search: see #TwPageInterface. */
void tw_page_search (TwPage *self);

/**
 * tw_page_focus:
 * @page: a page, or the table
 * @direction: the direction
 *
 * #GtkWidgetClass.focus for a bin that has its own #GtkWidgetClass.grab_focus. GTK's would grab the
 * focus if no widget follows in @direction, so Tab could not leave the page.
 *
 * Returns: whether a widget within the page has the focus now
 */
gboolean tw_page_focus (GtkWidget *page, GtkDirectionType direction);

G_END_DECLS
