/* Roofs seen from above. Private to the drawing. */
#pragma once

#include "app/drawing/brush.h"

G_BEGIN_DECLS

/**
 * TwRoofKind:
 * @TW_ROOF_GABLE: two slopes
 * @TW_ROOF_HIP: four slopes and a ridge
 * @TW_ROOF_PYRAMID: four slopes that meet in a point
 */
typedef enum
{
  TW_ROOF_GABLE,
  TW_ROOF_HIP,
  TW_ROOF_PYRAMID
} TwRoofKind;

/** tw_roof_draw: draws a roof @w long and @d deep whose ridge runs along angle @a. */
void tw_roof_draw (const TwBrush *brush,
                   TwPoint c,
                   double w,
                   double d,
                   double a,
                   TwRoofKind kind,
                   TwRgb colour,
                   double height);

/** tw_cone_draw: draws a pointed roof of @sides sides with a gilded knob. */
void tw_cone_draw (const TwBrush *brush, TwPoint c, double r, guint sides, TwRgb colour);

/** tw_cottage_draw: draws a house with a chimney. */
void tw_cottage_draw (const TwBrush *brush, TwPoint c, double w, double a, guint hue);

/** tw_chimney_draw: draws a chimney; @s is half its side. */
void tw_chimney_draw (const TwBrush *brush, TwPoint at, double s);

G_END_DECLS
