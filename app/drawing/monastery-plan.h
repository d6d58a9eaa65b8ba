/* Where church, cloister and gardens of a monastery lie: one of six plans. Private to the drawing. */
#pragma once

#include "app/drawing/tile-layout-data.h"

G_BEGIN_DECLS

/* Houses, beds and trees of a plan at most. */
#define TW_MONASTERY_WINGS 6
#define TW_MONASTERY_BEDS  4
#define TW_MONASTERY_TREES 4

/** TwMonasteryWing: a house or a bed; all measures of a plan are in radii of the yard. */
typedef struct
{
  double x, y, w, d; /* @w along x; the ridge along the longer side */
} TwMonasteryWing;

/** TwMonasteryTree: a tree. */
typedef struct
{
  double x, y, r;
  gboolean is_fir;
} TwMonasteryTree;

/**
 * TwMonasteryPlan: a monastery
 * @church: its middle and radius
 * @turns: quarter turns of the church, whose tower is in the west for 0
 * @court: the middle of the cloister and half its side; 0 for none
 * @wings: more houses, in the hue @hue as the cloister
 * @paths: two paths
 */
typedef struct
{
  TwDisc church;
  guint turns;
  guint hue;
  TwDisc court;
  TwMonasteryWing wings[TW_MONASTERY_WINGS];
  TwMonasteryWing beds[TW_MONASTERY_BEDS];
  TwMonasteryTree trees[TW_MONASTERY_TREES];
  TwPoint paths[4];
} TwMonasteryPlan;

/** TwMonasteryLook: a plan, or its mirror image, with @side -1. */
typedef struct
{
  const TwMonasteryPlan *plan;
  double side;
} TwMonasteryLook;

/**
 * tw_monastery_look:
 * @layout: a layout with the places of figures
 * @place: a monastery of its
 *
 * Returns: the plan that @place has; the next copy of the tile has another
 */
TwMonasteryLook tw_monastery_look (const TwTileLayout *layout, const TwPlace *place);

/** tw_monastery_at: Returns: the point @x, @y of the plan, in radii of the yard, on the tile */
TwPoint tw_monastery_at (const TwMonasteryLook *look, const TwPlace *place, double x, double y);

/** tw_monastery_church_angle: Returns: in radians, where the ridge of the church runs to */
double tw_monastery_church_angle (const TwMonasteryLook *look);

/** tw_monastery_cross: Returns: the middle of the cross, which is on the church's tower */
TwPoint tw_monastery_cross (const TwMonasteryLook *look, const TwPlace *place);

G_END_DECLS
