/* All scenes, read. Private to the drawing. */
#pragma once

#include "app/drawing/scene-table.h"

G_BEGIN_DECLS

#define TW_SCENE_MAX_SCENES 128
#define TW_SCENE_MAX_STAMPS 96

/**
 * TwSceneBook:
 * @script: all statements, first those of the stamps
 * @rows: the scenes
 * @scene_first: where the statements of each scene begin; those of the last end where one more would
 * begin
 * @stamp_first: the same for stamps
 */
typedef struct
{
  TwSceneScript script;
  guint n_scenes, n_stamps;
  const TwSceneRow *rows[TW_SCENE_MAX_SCENES];
  guint scene_first[TW_SCENE_MAX_SCENES + 1];
  guint stamp_first[TW_SCENE_MAX_STAMPS + 1];
} TwSceneBook;

/** tw_scene_book: Returns: (transfer none): the scenes; safe in any thread */
const TwSceneBook *tw_scene_book (void);

/**
 * tw_scene_choose:
 * @ground: what the place is, flags
 * @season: when it is seen, one flag
 * @seed: chooses
 *
 * Of those that suit the place, those that suit only few places are chosen more often.
 *
 * Returns: index of a scene, -1 if none suits
 */
int tw_scene_choose (guint ground, TwSceneSeason season, guint32 seed);

/** tw_scene_find: Returns: index of the scene @name; there must be one */
guint tw_scene_find (const char *name);

G_END_DECLS
