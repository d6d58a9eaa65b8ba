/* What the window asks of a page of the editor. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_PAGE (tw_page_get_type ())
G_DECLARE_INTERFACE (TwPage, tw_page, TW, PAGE, GtkWidget)

/**
 * TwPageInterface:
 * @show_item: (nullable): selects @item and scrolls to it; @problem is what is to
 *   be seen there, %NULL for the tile as such
 * @show_own: (nullable): shows what the set brings to the rules: the name of its element
 *   ("symbol"), its id
 * @get_item: (nullable): the tile that is selected, %NULL for none or several
 * @toggle_panel: (nullable): shows or hides what F9 hides
 * @toggle_inspector: (nullable): shows or hides the right panel where it lies over
 *   the page
 * @search: (nullable): moves the focus to where one types what to find
 *
 * A page is a widget made for one document, which it keeps a reference to. It says
 * nothing to the window but by its actions (see window.h) and by what it announces
 * (announcer.h).
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
 * @direction: where to
 *
 * What #GtkWidgetClass.focus is for a bin with a #GtkWidgetClass.grab_focus of its own. GTK's grabs
 * where nothing follows in @direction: right for a page that is shown, but Tab could not leave it.
 *
 * Returns: whether something within has the focus now
 */
gboolean tw_page_focus (GtkWidget *page, GtkDirectionType direction);

G_END_DECLS
