/* Hashes of drawings, and signatures, which are the same for tiles that play alike. */
#pragma once

#include "engine/tile/field-derivation.h"
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
 * @with_mirror: whether a tile's mirror image counts as the same tile
 *
 * A signature does not depend on the order of segments, on handles or on the quarter turn in which
 * the tile is drawn: two tiles with equal signatures play alike. Symbols, derived fields and
 * overrides count; shapes, paths, and whether a road ends at a village or a crossing, do not.
 *
 * Returns: (transfer full): a string to compare
 */
char *tw_topology_signature (const TwTopology *topology, gboolean with_mirror);

/**
 * tw_topology_signatures:
 * @topology: a topology
 * @drawn: the fields of @topology
 * @out_plain: (out) (transfer full): its signature
 * @out_either: (out) (transfer full): its signature with mirror images counted as the same tile
 *
 * Makes both signatures at once, faster than one after the other.
 */
void tw_topology_signatures (const TwTopology *topology, const TwFields *drawn, char **out_plain,
                             char **out_either);

G_END_DECLS
