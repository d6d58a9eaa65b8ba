/* What the files of the Design page share. */
#pragma once

#include "app/designer/design-page.h"
#include "app/designer/symbol-shelf.h"
#include "app/designer/tile-inspector.h"
#include "app/width-bin.h"

G_BEGIN_DECLS

struct _TwDesignPage
{
  AdwBin parent_instance;

  TwDocument *document;
  TwTileTextures *textures;
  GtkSingleSelection *selection;
  GSimpleActionGroup *actions;
  gboolean was_mapped;

  TwWidthBin *bin;
  AdwFlap *flap;
  GtkWidget *strip;
  GtkLabel *strip_title;
  GtkScrolledWindow *strip_scrolled;
  GtkGridView *grid;
  GtkOverlay *desk;
  GtkLabel *words;
  TwSymbolShelf *shelf;
  TwTileInspector *inspector;
  TwTileCanvas *canvas;
};

/** tw_design_page_select: shows @item on the canvas and in the strip. */
void tw_design_page_select (TwDesignPage *self, TwTileItem *item);

/** tw_design_page_add_actions: the group "design" (design-page-actions.c). */
void tw_design_page_add_actions (TwDesignPage *self);

/** tw_design_page_add_clipboard: copying and pasting (design-page-clipboard.c). */
void tw_design_page_add_clipboard (TwDesignPage *self);

/** tw_design_page_update_actions: states and sensitivities. */
void tw_design_page_update_actions (TwDesignPage *self);

G_END_DECLS
