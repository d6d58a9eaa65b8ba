/* The scenes that there are. Private to the drawing. */
#pragma once

#include "app/drawing/scene-script.h"

G_BEGIN_DECLS

/**
 * TwSceneGround: where a scene belongs.
 * @TW_GROUND_OPEN: in any field
 * @TW_GROUND_ROAD: at a road
 * @TW_GROUND_RIVER: at a river
 * @TW_GROUND_WALL: before the walls of a town
 * @TW_GROUND_TOWN: a house within the walls; as large as the circle, its ridge along x
 * @TW_GROUND_GREEN: in the middle of a village
 */
typedef enum
{
  TW_GROUND_OPEN = 1 << 0,
  TW_GROUND_ROAD = 1 << 1,
  TW_GROUND_RIVER = 1 << 2,
  TW_GROUND_WALL = 1 << 3,
  TW_GROUND_TOWN = 1 << 4,
  TW_GROUND_GREEN = 1 << 5
} TwSceneGround;

/**
 * TwSceneSeason: when a scene is seen.
 * @TW_SEASON_SUMMER: while no snow lies
 * @TW_SEASON_WINTER: while snow lies
 * @TW_SEASON_MIST: in mist, whether snow lies or not, and only there
 */
typedef enum
{
  TW_SEASON_SUMMER = 1 << 0,
  TW_SEASON_WINTER = 1 << 1,
  TW_SEASON_MIST = 1 << 2
} TwSceneSeason;

/** TwSceneRow: a scene; @ground and @season are sums of flags. */
typedef struct
{
  const char *name;
  guint8 ground;
  guint8 season;
  const char *text;
} TwSceneRow;

/** TwSceneStampRow: a stamp. */
typedef struct
{
  const char *name;
  const char *text;
} TwSceneStampRow;

/** tw_scene_rows_land, tw_scene_rows_season, tw_scene_rows_town: the scenes of summer; those of
 * winter and mist; what stands in towns and villages. The last has no name. */
extern const TwSceneRow tw_scene_rows_land[];
extern const TwSceneRow tw_scene_rows_season[];
extern const TwSceneRow tw_scene_rows_town[];

/** tw_scene_stamps: people, beasts and things; each uses only those before it. The last has no
 * name. */
extern const TwSceneStampRow tw_scene_stamps[];

G_END_DECLS
