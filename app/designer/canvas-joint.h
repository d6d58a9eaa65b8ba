/* What else a joint could mean: where two meet, the readings to choose from. No GTK. */
#pragma once

#include "app/designer/canvas-spot.h"

G_BEGIN_DECLS

/**
 * TwCanvasJoint:
 * @a: a segment, -1 for none
 * @b: the segment that it meets, -1 for none
 * @corner: or the corner between two edges of city, a #TwRimPlace; else -1
 *
 * Where two of a tile's segments meet.
 */
typedef struct
{
  int a;
  int b;
  int corner;
} TwCanvasJoint;

/**
 * TwCanvasReading:
 * @label: (transfer none): what it is called, "Junction"
 * @words: (transfer none): what it means, a sentence
 * @topology: the drawing that it makes
 * @is_now: it is what is drawn
 *
 * One way to take a joint.
 */
typedef struct
{
  const char *label;
  const char *words;
  TwTopology topology;
  gboolean is_now;
} TwCanvasReading;

#define TW_CANVAS_MAX_READINGS 4

/**
 * tw_canvas_joint_readings:
 * @topology: a drawing
 * @joint: one of its joints
 * @out_readings: (out caller-allocates) (array length=TW_CANVAS_MAX_READINGS): all ways
 *   to take it
 *
 * Cities: joined, touching or apart. A wall in a corner: touching or apart. Roads: one junction, one that only touches the other, or
 * a bridge with either on top. A road and a river, or a road and a city: which is on top.
 *
 * Returns: how many there are; less than two when there is nothing to choose
 */
guint tw_canvas_joint_readings (const TwTopology *topology, TwCanvasJoint joint,
                                TwCanvasReading *out_readings);

/**
 * tw_canvas_joint_at:
 * @topology: a drawing
 * @spot: a junction or a corner
 * @out_joint: (out): what meets there
 *
 * Returns: %FALSE if nothing does
 */
gboolean tw_canvas_joint_at (const TwTopology *topology, TwCanvasSpot spot,
                             TwCanvasJoint *out_joint);

/**
 * tw_canvas_joint_made:
 * @before: a drawing
 * @now: what a gesture made of it
 * @segment: the segment of @now that it was done to, -1 for none
 * @edge: the edge at which it was done, -1 for none
 * @out_joint: (out): where that meets something it did not meet before
 *
 * Returns: %FALSE if there is no such place
 */
gboolean tw_canvas_joint_made (const TwTopology *before, const TwTopology *now, int segment,
                               int edge, TwCanvasJoint *out_joint);

/** tw_canvas_joint_spot: Returns: where on the canvas the joint is */
TwCanvasSpot tw_canvas_joint_spot (const TwTopology *topology, TwCanvasJoint joint);

G_END_DECLS
