/* The outlines of areas on a grid of cells. Private to the drawing. */
#pragma once

#include "app/drawing/area-raster.h"

G_BEGIN_DECLS

/** TwAreaOutlineFunc: gets a closed ring of the area @label; the area is on its right, and the ring
 * is the callee's. */
typedef void (*TwAreaOutlineFunc) (guint8 label, TwLine *ring, gpointer data);

/**
 * tw_area_outlines:
 * @raster: labels
 * @func: called for each ring
 * @data: passed to @func
 *
 * Traces all areas. Two that lie beside each other have exactly the same points on the line between
 * them, so nothing lies between them or in both.
 */
void tw_area_outlines (const TwAreaRaster *raster, TwAreaOutlineFunc func, gpointer data);

G_END_DECLS
