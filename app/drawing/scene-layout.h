/* Room for scenes. Private to the drawing. */
#pragma once

#include "app/drawing/survey.h"

G_BEGIN_DECLS

/* A scene is so far from what has to be read, and from the middle of a figure: there nobody hides a
 * scene. */
#define TW_SCENE_APART  .012
#define TW_SCENE_FIGURE .10
/* The smallest, and the largest. */
#define TW_SCENE_LEAST .052
#define TW_SCENE_MOST  .108

/** tw_scene_land_seed: Returns: a number from the land and symbols on a tile, the same in every set
 * and on every machine */
guint32 tw_scene_land_seed (const TwTopology *topology);

/**
 * tw_scene_layout:
 * @layout: a layout in which everything else has its place
 * @survey: its survey
 *
 * Finds room for one scene in the fields, for a second where there is much, and for a house in each
 * town by which one knows it. Trees and houses that are in the way go.
 */
void tw_scene_layout (TwTileLayout *layout, const TwSurvey *survey);

G_END_DECLS
