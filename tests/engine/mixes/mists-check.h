/* What holds in every game of the mists. */
#pragma once

#include "tests/engine/mixes/game-record.h"

/** mists_told: Returns: the number that the mists tell by that name: "ghosts", "bank", "left" */
guint mists_told (const TwPlay *play, const char *name);

/**
 * mists_find_in_record:
 * @record: a game
 * @n_ghosts: how many ghosts take part
 *
 * After each action no ghost is lost, and what lies face down has completed nothing but
 * cemeteries; the game is won or lost, for a reason that belongs to it.
 *
 * Returns: (transfer full) (nullable): what is wrong
 */
char *mists_find_in_record (const GameRecord *record, guint n_ghosts);
