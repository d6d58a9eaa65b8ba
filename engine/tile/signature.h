/* Tiles that are the same but for turning, and tiles that look the same. */
#pragma once

#include "engine/tile/topology.h"

G_BEGIN_DECLS

/**
 * tw_topology_hash:
 * @topology: a topology
 *
 * Returns: a hash of everything tw_topology_equal() compares
 */
guint64 tw_topology_hash (const TwTopology *topology);

/**
 * tw_topology_signature:
 * @topology: a topology
 * @with_mirror: whether the mirror image counts as the same tile
 *
 * Independent of the order of segments, of handles and of the quarter turn in
 * which the tile was drawn: two tiles with equal signatures play alike. Symbols,
 * derived fields and overrides count, shapes do not.
 *
 * Returns: (transfer full): a string to compare
 */
char *tw_topology_signature (const TwTopology *topology, gboolean with_mirror);

/**
 * tw_topology_symmetry:
 * @topology: a topology
 *
 * Returns: how many quarter turns make the tile look the same: 1, 2 or 4
 */
guint tw_topology_symmetry (const TwTopology *topology);

G_END_DECLS
