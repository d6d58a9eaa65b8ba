/* Kinds of land that designers invented, numbered anew where several sets meet in a game. */
#pragma once

#include "engine/set/vocabulary.h"
#include "engine/tile/topology.h"

G_BEGIN_DECLS

/**
 * tw_vocabulary_join_lands:
 * @joined: what is in play so far
 * @own: what a set or ruleset adds
 * @out_renumbered: (out) (transfer full) (nullable): what of @own names kinds of land, with the
 *   numbers they have in the game; %NULL if they are those of @own
 * @error: return location
 *
 * Land of one id is the same land wherever it is said.
 *
 * Returns: %FALSE if two lands of one id differ, or there are too many
 */
gboolean tw_vocabulary_join_lands (const TwVocabulary *joined, const TwVocabulary *own,
                                   TwVocabulary **out_renumbered, GError **error);

/** tw_vocabulary_renumber_tile: gives own kinds of land on a tile of the set with @own the
 *   numbers they have in @joined. */
void tw_vocabulary_renumber_tile (const TwVocabulary *joined, const TwVocabulary *own,
                                  TwTopology *topology);

G_END_DECLS
