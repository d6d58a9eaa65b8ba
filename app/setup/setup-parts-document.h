/* The set that is being edited beside the table, among what can be in play; and the set that is
 * played, as it is now. */
#pragma once

#include "app/setup/setup-parts.h"

G_BEGIN_DECLS

/**
 * tw_setup_parts_take_document:
 * @parts: what there is
 * @set: (nullable): the set that is being edited beside the table
 *
 * Offers @set as it is now, with the sets in the same file, instead of what was offered before. What
 * was in play of them stays in play.
 */
void tw_setup_parts_take_document (GPtrArray *parts, TwTileSet *set);

/** tw_setup_parts_take_played: replaces the set that is played by @set, which has the same id. */
void tw_setup_parts_take_played (GPtrArray *parts, TwTileSet *set);

G_END_DECLS
