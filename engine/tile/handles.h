/* Handles: names of segments and junctions within a tile, for references. */
#pragma once

#include "engine/tile/topology.h"

G_BEGIN_DECLS

/**
 * tw_topology_assign_handles:
 * @topology: a topology
 * @also: further segments that need a handle, because a symbol of a variant refers to them; 0 for
 *   none
 *
 * Gives a handle to everything that a file refers to: the city of a gate, both segments of a bridge
 * or contact, the city of an override, and @also; and to junctions at which roads end if the tile
 * has two of a kind (gates are told apart by their city). Existing handles stay, except the later
 * of two equal ones. New ones are short and unique in the tile: "c", "c2", "r"; junctions "a", "b".
 * A second call changes nothing.
 */
void tw_topology_assign_handles (TwTopology *topology, TwSegmentSet also);

G_END_DECLS
