/* The structure of the Design page, for the files that make it up. */
#pragma once

#include "app/designer/design-page.h"
#include "app/designer/own-pens.h"
#include "app/designer/symbol-shelf.h"
#include "app/designer/tile-inspector.h"
#include "app/widgets/width-bin.h"

G_BEGIN_DECLS

struct _TwDesignPage
{
  AdwBin parent_instance;

  TwDocument *document;
  TwTileTextures *textures;
  GtkSingleSelection *selection;
  GSimpleActionGroup *actions;
  gboolean was_mapped;
  gboolean grid_had_focus; /* before the tiles changed */
  GtkWidget *strip_menu; /* (nullable): the menu of a tile in the strip, once it was shown */
  const TwTileItem *revealed; /* borrowed (nullable): the tile of the Undo or Redo that goes on */
  char *exchanged; /* (nullable): the message about the last Undo or Redo */

  TwWidthBin *bin;
  AdwFlap *flap;
  GtkWidget *strip;
  GtkLabel *strip_title;
  GtkScrolledWindow *strip_scrolled;
  GtkWidget *drawing_box;
  GtkGridView *grid;
  GtkOverlay *desk;
  GtkLabel *words;
  GtkWidget *pens;
  GtkWidget *pens_scroller;
  TwOwnPens *own_pens;
  TwSymbolShelf *shelf;
  TwTileInspector *inspector;
  TwTileCanvas *canvas;
};

/** tw_design_page_select: shows @item on the canvas and in the strip. */
void tw_design_page_select (TwDesignPage *self, TwTileItem *item);

/** tw_design_page_add_actions: adds the group "design" (design-page-actions.c). */
void tw_design_page_add_actions (TwDesignPage *self);

/** tw_design_page_move_tile: moves @item before the tile now at @before, or to the end. */
void tw_design_page_move_tile (TwDesignPage *self, TwTileItem *item, guint before);

/** tw_design_page_add_order: makes the tiles of the strip draggable to another place
 * (design-page-order.c). */
void tw_design_page_add_order (TwDesignPage *self);

/** tw_design_page_update_order: updates in which directions the selected tile can be moved. */
void tw_design_page_update_order (TwDesignPage *self);

/** tw_design_page_add_strip_menu: adds the menu of a tile in the strip (design-page-strip.c). */
void tw_design_page_add_strip_menu (TwDesignPage *self);

/** tw_design_page_add_hints: tells of the keys that work where the keyboard is (design-page-hints.c). */
void tw_design_page_add_hints (TwDesignPage *self);

/** tw_design_page_hint: Returns: (transfer full): what can be done where one is: by keys where the
 *   keyboard is seen, else by clicks */
char *tw_design_page_hint (TwDesignPage *self);

/** tw_design_page_show_words: shows below the tile what the last action made, else what can be done. */
void tw_design_page_show_words (TwDesignPage *self);

/** tw_design_page_add_clipboard: adds copying and pasting (design-page-clipboard.c). */
void tw_design_page_add_clipboard (TwDesignPage *self);

/** tw_design_page_add_transform: adds turning and mirroring (design-page-transform.c). */
void tw_design_page_add_transform (TwDesignPage *self);

/** tw_design_page_add_pictures: adds pictures from files (design-page-pictures.c). */
void tw_design_page_add_pictures (TwDesignPage *self);

/**
 * tw_design_page_take_picture:
 * @file: a file
 * @as_reference: whether it becomes the reference picture; else the finished picture
 *
 * Reads the file in a worker thread, encloses it, and gives it to the tile that is on the canvas
 * now, as one step of undo. Errors are told below the canvas.
 */
void tw_design_page_take_picture (TwDesignPage *self, GFile *file, gboolean as_reference);

/** tw_design_page_update_actions: updates states and sensitivities. */
void tw_design_page_update_actions (TwDesignPage *self);

G_END_DECLS
