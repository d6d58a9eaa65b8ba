/* The reference picture, a scan or sketch that is seen through the drawing on the canvas. */
#pragma once

#include <gtk/gtk.h>

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/**
 * TwReferencePicture:
 * @canvas: (borrowed): the widget to redraw when the picture is ready
 * @bytes: (nullable): the file of @texture, or the one being decoded
 * @texture: (nullable): the picture, once it has been decoded
 *
 * All zeros but @canvas is no picture.
 */
typedef struct
{
  GtkWidget *canvas;
  GBytes *bytes;
  GdkTexture *texture;
} TwReferencePicture;

/** tw_reference_picture_snapshot: draws the picture, if there is one. Returns: the opacity of the
 *   tile over it */
double tw_reference_picture_snapshot (TwReferencePicture *self, const TwCanvasState *state,
                                      GtkSnapshot *snapshot);

/** tw_reference_picture_clear: frees the members. */
void tw_reference_picture_clear (TwReferencePicture *self);

G_END_DECLS
