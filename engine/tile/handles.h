/* Names of segments and junctions within a tile, given when something refers to them. */
#pragma once

#include "engine/tile/topology.h"

G_BEGIN_DECLS

/**
 * tw_topology_assign_handles:
 * @topology: a topology
 * @also: segments that something outside of @topology refers to (a symbol that a
 *   variant adds), 0 for none
 *
 * Names what a file has to refer to: the city of a gate, both of a bridge or
 * contact, the city of an override, and @also; junctions at which roads end where
 * the tile has two of a kind (gates are told apart by their city). Names that are
 * there stay, but for the later of two equal ones. New ones are short and unique
 * in the tile: "c", "c2", "r"; junctions "a", "b". Does nothing the second time.
 */
void tw_topology_assign_handles (TwTopology *topology, TwSegmentSet also);

G_END_DECLS
