/* The base game built in code, so that tests of the engine need no file. */
#pragma once

#include "engine/game/rules.h"

/**
 * fixture_topology:
 * @facts: "city:NW,coa=1 road:S,end=city road:E,end=crossing monastery", as in the
 *   tables of tiles; fields are derived
 */
void fixture_topology (const char *facts, TwTopology *out_topology);

/** fixture_add: adds a tile to a set under construction. */
TwTile *fixture_add (TwTileSet *set, const char *id, guint count, const char *facts);

/** fixture_base_set: Returns: (transfer full): the 72 tiles, D is the start */
TwTileSet *fixture_base_set (void);

/** fixture_vocabulary: Returns: (transfer full): part "base" with its parameters */
TwVocabulary *fixture_vocabulary (void);

/**
 * fixture_rules:
 * @set: (nullable): the tiles, %NULL for the base set
 * @n_seats: players
 * @expansions: (nullable): expansions in play
 * @n_expansions: their number
 * @values: (nullable): parameters
 * @n_values: their number
 *
 * Returns: (transfer full): the rules; the test ends if they cannot be made
 */
TwRules *fixture_rules (TwTileSet *set,
                        guint n_seats,
                        const TwExpansion *const *expansions,
                        guint n_expansions,
                        const TwParameterValue *values,
                        guint n_values);

/** fixture_rules_try: as fixture_rules(). Returns: (transfer full): %NULL if they cannot be made */
TwRules *fixture_rules_try (TwTileSet *set,
                            guint n_seats,
                            const TwExpansion *const *expansions,
                            guint n_expansions,
                            const TwParameterValue *values,
                            guint n_values,
                            GError **error);
