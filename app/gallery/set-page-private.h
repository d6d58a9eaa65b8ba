/* The structure of the Set page, for the files that make it up. */
#pragma once

#include <adwaita.h>

#include "app/gallery/edge-coverage.h"
#include "app/gallery/problem-list.h"
#include "app/gallery/selection-bar.h"
#include "app/gallery/set-page.h"
#include "app/gallery/tile-filter.h"
#include "app/widgets/tile-worth.h"
#include "app/widgets/width-bin.h"

G_BEGIN_DECLS

/* The most copies that can be set by hand. */
#define TW_SET_PAGE_MAX_COPIES 99

struct _TwSetPage
{
  AdwBin parent_instance;

  TwDocument *document;
  TwTileFilter *filter;
  GtkSortListModel *sorted;
  GtkSelectionModel *selection;
  GSimpleActionGroup *actions;
  /* The focus, the selection and its place before tiles came, went or moved. */
  gboolean is_changing;
  gboolean grid_had_focus;
  TwTileItem *focused; /* (nullable) */
  GPtrArray *chosen;
  guint chosen_at;

  GMenuModel *tile_menu;
  GtkWidget *menu; /* (nullable): the menu of the selected tiles, once it was shown */
  GMenuModel *ground_menu;
  GtkWidget *ground_popover; /* (nullable): once it was shown */

  TwWidthBin *bin;
  AdwFlap *flap;
  GtkStack *stack;
  AdwStatusPage *nothing;
  GtkGridView *grid;
  GtkSearchEntry *filter_entry;
  TwSelectionBar *selection_bar;
  GtkWidget *panel_button;
  GtkWidget *empty_buttons;
  GtkLabel *n_tiles;
  GtkLabel *n_shapes;
  GtkLabel *n_symbols;
  GtkLabel *n_starts;
  /* The names of the counted things, below the numbers. */
  GtkLabel *tiles_words;
  GtkLabel *shapes_words;
  GtkLabel *symbols_words;
  GtkLabel *starts_words;
  TwProblemList *problem_list;
  GtkWidget *worth_group;
  TwTileWorth *worth;
  AdwPreferencesGroup *coverage_group;
  TwEdgeCoverage *coverage;
};

/** tw_set_page_add_actions: adds the `set.` actions and their keys. */
void tw_set_page_add_actions (TwSetPage *self);

/** tw_set_page_add_edit_actions: adds the actions that change the selected tiles. */
void tw_set_page_add_edit_actions (TwSetPage *self);

/** tw_set_page_add_clipboard: adds copying and pasting of tiles. */
void tw_set_page_add_clipboard (TwSetPage *self);

/** tw_set_page_add_menu: adds the menus of the selected tiles and of the background. */
void tw_set_page_add_menu (TwSetPage *self);

/** tw_set_page_add_drop: takes files that are dropped on the page. */
void tw_set_page_add_drop (TwSetPage *self);

/** tw_set_page_update_edit_actions: updates the actions that change tiles, and the selection
 * bar. */
void tw_set_page_update_edit_actions (TwSetPage *self, GPtrArray *selected);

/** tw_set_page_update_actions: updates the actions to the selection. */
void tw_set_page_update_actions (TwSetPage *self);

/** tw_set_page_add_tile: adds a tile after the selected one and shows it. */
void tw_set_page_add_tile (TwSetPage *self, const TwTopology *topology);

/** tw_set_page_select: selects only @item and scrolls to it, clearing filters that hide it. */
void tw_set_page_select (TwSetPage *self, TwTileItem *item);

/** tw_set_page_set_order: sorts by "set", "name", "copies" or "edges". */
void tw_set_page_set_order (TwSetPage *self, const char *order);

G_END_DECLS
