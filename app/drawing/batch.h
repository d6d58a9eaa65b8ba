/* Shapes gathered by colour, so that many are drawn with one call. Private to the drawing. */
#pragma once

#include <cairo.h>

#include "app/drawing/palette.h"
#include "app/drawing/point.h"

G_BEGIN_DECLS

/** TwBatch: shapes waiting to be drawn. */
typedef struct _TwBatch TwBatch;

/** TwBatchKind: how a shape is drawn, in order of drawing within a layer. */
typedef enum
{
  TW_BATCH_SHADOW,
  TW_BATCH_INK = TW_BATCH_SHADOW + 8,
  TW_BATCH_FILL,
  TW_BATCH_SEGMENTS
} TwBatchKind;

/** tw_batch_new: Returns: (transfer full): an empty batch */
TwBatch *tw_batch_new (void);

/** tw_batch_free: frees @batch without drawing its shapes. */
void tw_batch_free (TwBatch *batch);

/**
 * tw_batch_add:
 * @batch: a batch
 * @layer: layers are drawn in ascending order
 * @kind: a #TwBatchKind, the order within the layer
 * @p: a polygon, the centre of a disc (if @n is 1), or pairs of ends
 * @n: number of points
 * @measure: radius of a disc, line width of %TW_BATCH_SEGMENTS
 * @colour: colour
 * @alpha: 0 to 1
 */
void tw_batch_add (TwBatch *batch,
                   guint layer,
                   guint kind,
                   const TwPoint *p,
                   guint n,
                   double measure,
                   TwRgb colour,
                   double alpha);

/** tw_surface_is_lean: Returns: whether @cr draws into a file of lines and surfaces, which every
 * point makes larger */
gboolean tw_surface_is_lean (cairo_t *cr);

/** tw_batch_draw: draws everything and empties the batch. */
void tw_batch_draw (TwBatch *batch, cairo_t *cr);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwBatch, tw_batch_free)

G_END_DECLS
