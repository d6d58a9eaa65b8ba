/* Drawing the canvas: the shadow, the tile's picture, its fields, and the overlay. */
#pragma once

#include <gtk/gtk.h>

#include "app/designer/canvas-model.h"
#include "app/designer/reference-picture.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

/**
 * TwCanvasPainter:
 * @textures: (nullable): the source of pictures
 * @picture: (nullable): picture of what is shown; the old one while the new one is being drawn
 * @picture_is_due: whether the picture is being drawn
 * @item: the picture's tile item, only for comparison
 * @variant: the picture's variant
 * @fields: (nullable): the drawn fields of the tile shown last
 * @fields_of: (nullable): that tile
 * @fields_view: its view
 * @fields_hover: the spot under the pointer then
 * @fields_selected: the field selected then
 * @reference: the reference picture
 *
 * What is kept between frames. At first all zeros but @reference.canvas.
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

/** tw_canvas_painter_clear: frees the members. */
void tw_canvas_painter_clear (TwCanvasPainter *self);

G_END_DECLS
