/* The expansions that have code: the one list of them. */
#pragma once

#include "engine/game/expansion.h"

G_BEGIN_DECLS

/* One a file; the registry alone names them. */
extern const TwExpansion tw_expansion_abbot;
extern const TwExpansion tw_expansion_count;
extern const TwExpansion tw_expansion_crop_circles;
extern const TwExpansion tw_expansion_mists;
extern const TwExpansion tw_expansion_ghosts_castles_cemeteries;
extern const TwExpansion tw_expansion_ferries;
extern const TwExpansion tw_expansion_first_player;
extern const TwExpansion tw_expansion_flying_machines;
extern const TwExpansion tw_expansion_gold_mines;
extern const TwExpansion tw_expansion_hand;
extern const TwExpansion tw_expansion_house_rules;
extern const TwExpansion tw_expansion_limited_table;
extern const TwExpansion tw_expansion_mage_and_witch;
extern const TwExpansion tw_expansion_messages;
extern const TwExpansion tw_expansion_river;
extern const TwExpansion tw_expansion_robbers;
extern const TwExpansion tw_expansion_traders_and_builders;

/**
 * tw_expansions:
 * @out_n: (out): how many
 *
 * Handed to whoever sets up games; nobody else asks for it.
 *
 * Returns: (transfer none) (array length=out_n): the expansions, in the order in which
 *   steps of equal order run
 */
const TwExpansion *const *tw_expansions (guint *out_n);

G_END_DECLS
