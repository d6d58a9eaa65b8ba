/* Problems that a tile shows on its own. */
#pragma once

#include "engine/set/problem.h"

G_BEGIN_DECLS

/**
 * tw_tile_set_validate_shapes:
 * @set: a set
 * @problems: (transfer full): its problems
 * @check: judges how a tile looks, which the engine cannot
 *
 * Returns: (transfer full): @problems with those of shapes added
 */
TwProblems *tw_tile_set_validate_shapes (const TwTileSet *set, TwProblems *problems,
                                         TwShapeCheck check);

/**
 * tw_tile_set_validate_pictures:
 * @set: a set
 * @problems: (transfer full): its problems
 * @check: tells which pictures can be drawn, which the engine does not know
 * @may_wait: for @check
 * @out_is_whole: (out) (optional): whether the answer is known for all of them
 *
 * Returns: (transfer full): @problems with those of pictures added
 */
TwProblems *tw_tile_set_validate_pictures (const TwTileSet *set, TwProblems *problems,
                                           TwPictureCheck check, gboolean may_wait,
                                           gboolean *out_is_whole);

/**
 * tw_tile_validate:
 * @tile: a tile
 * @own: (nullable): what its set adds to the rules
 *
 * Finds only problems of the tile by itself, for the designer's live list.
 *
 * Returns: (transfer full): its problems; @tile of each problem is 0
 */
TwProblems *tw_tile_validate (const TwTile *tile, const TwVocabulary *own);

G_END_DECLS
