/* Where a game with a set begins, as a choice in a list. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/*
 * A choice is an index in the list of tw_start_choice_names(): 0 for the base game's start, then
 * the tiles, then the blocks.
 */

/** tw_start_choice_names: Returns: (transfer full) (array zero-terminated=1): words for each
 * choice */
char **tw_start_choice_names (const TwTileSet *set);

/** tw_start_choice_get: Returns: the present choice */
guint tw_start_choice_get (const TwTileSet *set);

/**
 * tw_start_choice_set:
 * @set: a set under construction
 * @choice: the new choice
 *
 * Clears the start mark of all other tiles and blocks. A tile without copies gets one.
 */
void tw_start_choice_set (TwTileSet *set, guint choice);

/** tw_tile_choice_names: Returns: (transfer full): "None", then the ids of all tiles */
char **tw_tile_choice_names (const TwTileSet *set);

G_END_DECLS
