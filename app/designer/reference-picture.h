/* What is seen through the drawing on the canvas: a scan or sketch to draw after. */
#pragma once

#include <gtk/gtk.h>

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/**
 * TwReferencePicture:
 * @canvas: borrowed: the widget that is drawn anew when the picture has come
 * @bytes: (nullable): of @texture, or of that which is being decoded
 * @texture: (nullable): the picture, once it was decoded
 *
 * All zeros but @canvas is none yet.
 */
typedef struct
{
  GtkWidget *canvas;
  GBytes *bytes;
  GdkTexture *texture;
} TwReferencePicture;

/** tw_reference_picture_snapshot: draws it, if there is one. Returns: how opaque the tile over it
 *   is */
double tw_reference_picture_snapshot (TwReferencePicture *self, const TwCanvasState *state,
                                      GtkSnapshot *snapshot);

/** tw_reference_picture_clear: frees what it holds. */
void tw_reference_picture_clear (TwReferencePicture *self);

G_END_DECLS
