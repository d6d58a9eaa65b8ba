/* Joints, where two segments meet, and the readings to choose from. No GTK. */
#pragma once

#include "app/designer/canvas-spot.h"

G_BEGIN_DECLS

/**
 * TwCanvasJoint:
 * @a: a segment, -1 for none
 * @b: the segment that meets it, -1 for none
 * @corner: for a corner between two edges of city, a #TwRimPlace; else -1
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
 * @label: (transfer none): its name, "Junction"
 * @words: (transfer none): its meaning, a sentence
 * @topology: the drawing that it makes
 * @is_now: whether it is the present drawing
 *
 * One reading of a joint.
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
 * @out_readings: (out caller-allocates) (array length=TW_CANVAS_MAX_READINGS): all readings of it
 *
 * Cities: joined, touching or apart. A wall in a corner: touching or apart. Roads: one junction,
 * one road that only touches the other, or a bridge with either on top. A road and a river, or a
 * road and a city: which is on top.
 *
 * Returns: how many readings there are; less than two if there is no choice
 */
guint tw_canvas_joint_readings (const TwTopology *topology, TwCanvasJoint joint,
                                TwCanvasReading *out_readings);

/**
 * tw_canvas_joint_at:
 * @topology: a drawing
 * @spot: a junction or a corner
 * @out_joint: (out): the joint there
 *
 * Returns: %FALSE if nothing meets there
 */
gboolean tw_canvas_joint_at (const TwTopology *topology, TwCanvasSpot spot,
                             TwCanvasJoint *out_joint);

/**
 * tw_canvas_joint_made:
 * @before: a drawing
 * @now: the drawing that a gesture made of it
 * @segment: the changed segment in @now, -1 for none
 * @edge: the changed edge, -1 for none
 * @out_joint: (out): where the change meets a segment that it did not meet before
 *
 * Returns: %FALSE if there is no such joint
 */
gboolean tw_canvas_joint_made (const TwTopology *before, const TwTopology *now, int segment,
                               int edge, TwCanvasJoint *out_joint);

/** tw_canvas_joint_spot: Returns: the joint's spot on the canvas */
TwCanvasSpot tw_canvas_joint_spot (const TwTopology *topology, TwCanvasJoint joint);

G_END_DECLS
