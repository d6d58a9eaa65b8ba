/* What the files of the Design page share. */
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
  GtkWidget *strip_menu; /* (nullable): of a tile in the strip, once it was shown */
  char *exchanged; /* (nullable): what was said of the last Undo or Redo */

  TwWidthBin *bin;
  AdwFlap *flap;
  GtkWidget *strip;
  GtkLabel *strip_title;
  GtkScrolledWindow *strip_scrolled;
  GtkWidget *drawing_box;
  GtkGridView *grid;
  GtkOverlay *desk;
  GtkLabel *words;
  TwOwnPens *own_pens;
  TwSymbolShelf *shelf;
  TwTileInspector *inspector;
  TwTileCanvas *canvas;
};

/** tw_design_page_select: shows @item on the canvas and in the strip. */
void tw_design_page_select (TwDesignPage *self, TwTileItem *item);

/** tw_design_page_add_actions: the group "design" (design-page-actions.c). */
void tw_design_page_add_actions (TwDesignPage *self);

/** tw_design_page_move_tile: puts @item before the tile that is at @before now, or at the end. */
void tw_design_page_move_tile (TwDesignPage *self, TwTileItem *item, guint before);

/** tw_design_page_add_order: tiles of the strip can be dragged to another place
 * (design-page-order.c). */
void tw_design_page_add_order (TwDesignPage *self);

/** tw_design_page_update_order: which ways the selected tile can go. */
void tw_design_page_update_order (TwDesignPage *self);

/** tw_design_page_add_strip_menu: the menu of a tile in the strip (design-page-strip.c). */
void tw_design_page_add_strip_menu (TwDesignPage *self);

/** tw_design_page_add_clipboard: copying and pasting (design-page-clipboard.c). */
void tw_design_page_add_clipboard (TwDesignPage *self);

/** tw_design_page_add_transform: turning and mirroring (design-page-transform.c). */
void tw_design_page_add_transform (TwDesignPage *self);

/** tw_design_page_add_pictures: pictures from files (design-page-pictures.c). */
void tw_design_page_add_pictures (TwDesignPage *self);

/**
 * tw_design_page_take_picture:
 * @file: a file
 * @as_reference: whether it is to draw after, else it is finished
 *
 * Reads it in a worker, encloses it, and has the tile that is on the canvas now show it; one step of
 * undo. What is wrong with it is said below the canvas.
 */
void tw_design_page_take_picture (TwDesignPage *self, GFile *file, gboolean as_reference);

/** tw_design_page_update_actions: states and sensitivities. */
void tw_design_page_update_actions (TwDesignPage *self);

G_END_DECLS
