/* Ink, washes and soft shadows, which every layer draws with. Private to the drawing. */
#pragma once

#include <cairo.h>

#include "app/drawing/batch.h"
#include "app/drawing/line.h"
#include "app/drawing/palette.h"

G_BEGIN_DECLS

/**
 * TwBrush:
 * @cr: where to draw; user units are tile edges
 * @size: side of the tile in pixels; small tiles have less detail
 * @turn: radians by which the tile is turned
 * @is_lean: whether outlines have no more points than are seen in print, as every point makes the
 *   file larger
 * @reach: how far past the rim the land goes on, in tile edges; 0 for the tile alone
 * @light: direction towards the light, in the tile's own axes
 * @theme: colours
 * @seed: seed of what is drawn
 * @batch: (nullable): gathers fills, inks and shadows instead of drawing them at once, see
 *   tw_brush_begin()
 * @layer: layer in the batch
 */
typedef struct
{
  cairo_t *cr;
  double size;
  double turn;
  gboolean is_lean;
  double reach;
  TwPoint light;
  const TwTheme *theme;
  guint32 seed;
  TwBatch *batch;
  guint layer;
} TwBrush;

/** tw_brush_init: makes a brush for a tile of @size pixels turned by @quarter_turns. */
void tw_brush_init (TwBrush *brush,
                    cairo_t *cr,
                    double size,
                    guint quarter_turns,
                    const TwTheme *theme,
                    guint32 seed);

/**
 * tw_brush_begin:
 * @brush: a brush
 *
 * From now on the brush gathers shapes, and tw_brush_end() draws those of one layer, kind and
 * colour together: that is faster and makes smaller files. Shapes of one layer must not cover each
 * other; their shadows may, since they lie below the layer.
 */
void tw_brush_begin (TwBrush *brush);

/** tw_brush_end: draws the gathered shapes. */
void tw_brush_end (TwBrush *brush);

/** tw_brush_is_coarse: Returns: whether the picture is so small that fewer and rougher
 * strokes look the same */
gboolean tw_brush_is_coarse (const TwBrush *brush);

/**
 * tw_brush_over:
 * @brush: a brush
 * @below: the colour that lies there already
 * @colour: colour
 * @alpha: (inout): 0 to 1; becomes 1 if the colour was mixed
 *
 * Cairo fills with opaque colours in half the time. So small pictures mix @colour with @below
 * instead.
 *
 * Returns: the colour to draw with
 */
TwRgb tw_brush_over (const TwBrush *brush, TwRgb below, TwRgb colour, double *alpha);

/** tw_brush_set_quality: sets the antialiasing that suits the size; fast for small tiles. */
void tw_brush_set_quality (const TwBrush *brush);

/** tw_brush_colour: sets the source of @cr. */
void tw_brush_colour (const TwBrush *brush, TwRgb colour, double alpha);

/** tw_brush_width: sets the line width to @width, at least @min_px pixels. Returns: the width
 * set */
double tw_brush_width (const TwBrush *brush, double width, double min_px);

/** tw_brush_path: makes @line the current path. */
void tw_brush_path (const TwBrush *brush, const TwLine *line, gboolean close);

/** tw_brush_points: adds a polygon to the current path. */
void tw_brush_points (const TwBrush *brush, const TwPoint *p, guint n);

/** tw_brush_stroke: draws along @line. */
void
tw_brush_stroke (const TwBrush *brush, const TwLine *line, double width, TwRgb c, double alpha);

/** tw_brush_fill: fills a polygon. */
void tw_brush_fill (const TwBrush *brush, const TwPoint *p, guint n, TwRgb colour, double alpha);

/** tw_brush_ink: outlines a polygon with ink of @width, at least half a pixel. */
void tw_brush_ink (const TwBrush *brush, const TwPoint *p, guint n, double width, double alpha);

/** tw_brush_segments: strokes @n_pairs straight pieces; @p holds both ends of each. */
void tw_brush_segments (const TwBrush *brush,
                        const TwPoint *p,
                        guint n_pairs,
                        double width,
                        double min_px,
                        TwRgb colour,
                        double alpha);

/**
 * tw_brush_shadow:
 *
 * Draws a soft shadow without a blur: the shape is dragged away from the light in steps, each a
 * thin veil, so that the far end fades out.
 */
void tw_brush_shadow (const TwBrush *brush, const TwPoint *p, guint n, double height, double alpha);

/** tw_brush_shadow_disc: as tw_brush_shadow(), of a disc. */
void tw_brush_shadow_disc (const TwBrush *brush, TwPoint c, double r, double height, double alpha);

/** tw_brush_add_disc: adds a disc to the current path. */
void tw_brush_add_disc (const TwBrush *brush, TwPoint c, double r);

/** tw_brush_disc: fills a disc. */
void tw_brush_disc (const TwBrush *brush, TwPoint c, double r, TwRgb colour, double alpha);

/** tw_brush_ring: strokes a circle; in a batch below the discs of its layer. */
void
tw_brush_ring (const TwBrush *brush, TwPoint c, double r, double width, TwRgb colour, double alpha);

/** tw_brush_facing: Returns: -1 for a slope away from the light to 1 towards it */
double tw_brush_facing (const TwBrush *brush, TwPoint normal);

/** tw_brush_upright: saves @cr and moves to @at, upright for the reader, @scale wide. */
void tw_brush_upright (const TwBrush *brush, TwPoint at, double scale);

/** tw_rounded: fills @q with @n points of a rounded box or ellipse (@power 1) turned by @a. */
void tw_rounded (TwPoint *q, guint n, TwPoint c, double rx, double ry, double power, double a);

G_END_DECLS
