/* How likely features are to be completed with the tiles that are left.
 *
 * A cell is filled if somebody draws a tile that fits there: each player is thought to draw as many
 * tiles as there are left for one of them. A feature is completed if all empty cells that it faces
 * are filled. What the bag holds is no secret, so nothing is looked at that a person could not know.
 */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/** TwClosingChance: memory for reckoning in games of some rules; owned by one thread. */
typedef struct _TwClosingChance TwClosingChance;

/** tw_closing_chance_new: Returns: (transfer full): memory for games of @rules */
TwClosingChance *tw_closing_chance_new (const TwRules *rules);

/** tw_closing_chance_free: frees it. */
void tw_closing_chance_free (TwClosingChance *chance);

/**
 * tw_closing_chance_begin:
 * @chance: memory
 * @play: a game of its rules
 *
 * Turns to another position. What was found for places that ask for the same edges is kept as long as the bag
 * is the same.
 */
void tw_closing_chance_begin (TwClosingChance *chance, const TwPlay *play);

/**
 * tw_closing_chance_find:
 * @chance: memory that has turned to the position
 * @play: the position
 * @root: root of a feature that is not complete, and no field
 *
 * Returns: from 0, nothing that is left fits one of its cells, to 1
 */
float tw_closing_chance_find (TwClosingChance *chance, const TwPlay *play, guint root);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwClosingChance, tw_closing_chance_free)

G_END_DECLS
