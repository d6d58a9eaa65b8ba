/* Numbers designers' own kinds of land anew when several sets meet in one game. */
#pragma once

#include "engine/set/vocabulary.h"
#include "engine/tile/topology.h"

G_BEGIN_DECLS

/**
 * tw_vocabulary_join_lands:
 * @joined: the vocabulary joined so far
 * @own: what a set or ruleset adds to the rules
 * @out_renumbered: (out) (transfer full) (nullable): the entries of @own that name kinds of land,
 *   with the game's numbers; %NULL if those are the numbers of @own
 * @error: return location
 *
 * Kinds of land with the same id are the same land.
 *
 * Returns: %FALSE with @error set if two kinds with the same id differ, or there are too many
 */
gboolean tw_vocabulary_join_lands (const TwVocabulary *joined, const TwVocabulary *own,
                                   TwVocabulary **out_renumbered, GError **error);

/** tw_vocabulary_renumber_tile: renumbers a set's own kinds of land on @topology from the numbers
 *   of @own, the set's vocabulary, to those of @joined. */
void tw_vocabulary_renumber_tile (const TwVocabulary *joined, const TwVocabulary *own,
                                  TwTopology *topology);

/**
 * tw_vocabulary_letter:
 * @own: (nullable): what a set adds to the rules
 * @kind: a kind of land
 *
 * Returns: its edge letter, for land that the set invents the letter chosen or a free one; 0 if it
 *   has none
 */
char tw_vocabulary_letter (const TwVocabulary *own, guint kind);

/** tw_vocabulary_kind_from_letter: Returns: the kind with that edge letter, or %TW_KIND_NONE */
TwKind tw_vocabulary_kind_from_letter (const TwVocabulary *own, char letter);

/** tw_vocabulary_edge_letters: as tw_topology_edge_letters() for a tile of the set with @own. */
void tw_vocabulary_edge_letters (const TwVocabulary *own, const TwTopology *topology, char out[5]);

G_END_DECLS
