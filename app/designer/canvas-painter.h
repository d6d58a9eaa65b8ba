/* What the canvas draws: shadow, the tile's picture, its fields, what lies over it. */
#pragma once

#include <gtk/gtk.h>

#include "app/designer/canvas-model.h"
#include "app/designer/reference-picture.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

/**
 * TwCanvasPainter:
 * @textures: (nullable): where pictures come from
 * @picture: (nullable): of what is shown, or what was while that is being drawn
 * @picture_is_due: it is being drawn
 * @item: whose the picture is, to be compared with only
 * @variant: of which variant
 * @fields: (nullable): the fields of what was shown last, drawn
 * @fields_of: (nullable): the tile they are of
 * @fields_view: where it lay
 * @fields_hover: what was under the pointer
 * @fields_selected: the field that was selected
 * @reference: what is seen through the drawing
 *
 * What is kept from frame to frame. All zeros but @reference.canvas is nothing yet.
 */
typedef struct
{
  TwTileTextures *textures;
  GdkTexture *picture;
  gboolean picture_is_due;
  gconstpointer item;
  int variant;
  GskRenderNode *fields;
  TwTile *fields_of;
  TwCanvasView fields_view;
  TwCanvasSpot fields_hover;
  int fields_selected;
  TwReferencePicture reference;
} TwCanvasPainter;

/** tw_canvas_painter_snapshot: draws the model on @canvas. */
void tw_canvas_painter_snapshot (TwCanvasPainter *self, GtkWidget *canvas, TwCanvasModel *model,
                                 GtkSnapshot *snapshot);

/** tw_canvas_painter_clear: frees what it holds. */
void tw_canvas_painter_clear (TwCanvasPainter *self);

G_END_DECLS
