/* What the window asks of a page of the editor, and what it gives one. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/document.h"
#include "app/play/game-file.h"
#include "app/play/kept-game.h"
#include "app/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_PAGE (tw_page_get_type ())
G_DECLARE_INTERFACE (TwPage, tw_page, TW, PAGE, GtkWidget)

/**
 * TwPageInterface:
 * @show_item: (nullable): selects @item and scrolls to it; @problem is what is to
 *   be seen there, %NULL for the tile as such
 * @get_item: (nullable): the tile that is selected, %NULL for none or several
 * @toggle_panel: (nullable): shows or hides what F9 hides
 * @toggle_inspector: (nullable): shows or hides the right panel where it lies over
 *   the page
 * @search: (nullable): moves the focus to where one types what to find
 *
 * A page is a widget made for one document, which it keeps a reference to. It says
 * nothing to the window but by its actions (see window.h) and by toasts
 * (tw_window_add_toast()).
 */
struct _TwPageInterface
{
  GTypeInterface parent_interface;

  void (*show_item) (TwPage *self, TwTileItem *item, const TwProblem *problem);
  TwTileItem *(*get_item) (TwPage *self);
  void (*toggle_panel) (TwPage *self);
  void (*toggle_inspector) (TwPage *self);
  void (*search) (TwPage *self);
};

/** tw_page_show_item: see #TwPageInterface. */
void tw_page_show_item (TwPage *self, TwTileItem *item, const TwProblem *problem);

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

/**
 * TwPageEntry:
 * @name: stable name, the target of `win.page`
 * @title: untranslated, marked with N_()
 * @icon_name: for the switcher
 * @create: makes the page for @document
 *
 * A page of the editor, shown under the view switcher in this order.
 */
typedef struct
{
  const char *name;
  const char *title;
  const char *icon_name;
  GtkWidget *(*create) (TwDocument *document, TwTileTextures *textures);
} TwPageEntry;

/** TwLeaveFunc: the table may go. */
typedef void (*TwLeaveFunc) (gpointer user_data);

/**
 * TwTableEntry:
 * @create: makes the table for a game with @set; %NULL if the program cannot play.
 *   @set is what is being edited or a shipped set. The page has its own header bar
 *   with `win.leave-play` as its way back, `win.table-apart` for a window of its own, and its
 *   own undo
 * @resume: makes the table for a game that was kept, which can be read
 * @open: (transfer full): makes the table for the game of a file
 * @has_unsaved: whether a game is under way that would be lost with the table; when that may
 *   have changed the table emits its signal "unsaved-changed"
 * @ask_to_leave: asks what is to become of that game, and calls @done once it may be lost;
 *   not if the person stays
 * @follow: the set that is played has been edited
 * @set_document: what is being edited in the table's window, %NULL for nothing: it can be added to a
 *   new game, and a game to which it was added follows it
 * @offer: takes a tile of the set that is played into the hand of the running game, or has it drawn
 *   next; returns (transfer full) (nullable) why not, for people
 * @set_apart: the table is in a window of its own now, or is no more
 * @set_trial: games on the table only try out what is being drawn and are never unsaved
 * @has_trial: whether such a game is under way
 *
 * What Play opens.
 */
typedef struct
{
  GtkWidget *(*create) (TwTileSet *set, TwTileTextures *textures);
  GtkWidget *(*resume) (TwKeptGame *game, TwTileTextures *textures);
  GtkWidget *(*open) (TwGameFile *opened, TwTileTextures *textures);
  gboolean (*has_unsaved) (GtkWidget *table);
  void (*ask_to_leave) (GtkWidget *table, TwLeaveFunc done, gpointer user_data);
  void (*follow) (GtkWidget *table, TwTileSet *set);
  void (*set_document) (GtkWidget *table, TwTileSet *set);
  char *(*offer) (GtkWidget *table, const char *tile, gboolean *out_is_now);
  void (*set_apart) (GtkWidget *table, gboolean is_apart);
  void (*set_trial) (GtkWidget *table);
  gboolean (*has_trial) (GtkWidget *table);
} TwTableEntry;

/** tw_page_entries: Returns: (transfer none) (array length=out_n_entries): all pages */
const TwPageEntry *tw_page_entries (guint *out_n_entries);

/** tw_page_table: Returns: (transfer none): what Play opens */
const TwTableEntry *tw_page_table (void);

G_END_DECLS
