/* The steps of gestures. A gesture works on a copy and hands it over at the end, so a gesture that
 * finds no room changes nothing.
 */
#pragma once

#include "engine/tile/tile-edit.h"

G_BEGIN_DECLS

/** edit_is_way: Returns: whether the segment is a road or path, which end somewhere */
gboolean edit_is_way (const TwTopology *topology, guint segment);

/** edit_edges: Returns: the edges that the segment reaches */
TwEdgeSet edit_edges (const TwTopology *topology, guint segment);

/** edit_n_edges: Returns: how many edges the segment reaches */
guint edit_n_edges (const TwTopology *topology, guint segment);

/** edit_edge_rim: Returns: the ports that a segment of that kind owns on those edges */
TwRim edit_edge_rim (TwKind kind, TwEdgeSet edges);

/** edit_rim_corners_beside: Returns: the two corners beside each of @edges */
TwRim edit_rim_corners_beside (TwEdgeSet edges);

/** edit_junction_ways: Returns: the roads and paths among the members of the junction */
TwSegmentSet edit_junction_ways (const TwTopology *topology, guint junction);

/**
 * edit_way_n_ends:
 *
 * Returns: how many edges and junctions the road or path leads to if it owns @rim; a sound one has
 *   two or more
 */
guint edit_way_n_ends (const TwTopology *topology, guint segment, TwRim rim);

/**
 * edit_take_edge:
 *
 * Takes @edge from the segment that owns it on @layer. If that leaves the segment without rim
 * places, the segment goes, and with it all that stands on it or ends at it.
 *
 * Returns: whether a segment owned the edge
 */
gboolean edit_take_edge (TwTopology *topology, TwEdge edge, guint layer);

/**
 * edit_merge:
 *
 * Makes @from part of @into, with ports, symbols, junctions and overrides. Junctions between the
 * two go. Indices above @from move down by one.
 *
 * Returns: the index of the merged segment
 */
guint edit_merge (TwTopology *topology, guint into, guint from);

/**
 * edit_leave_ends:
 *
 * Takes a road or path out of the junctions it ends at. A crossing with one road left becomes a
 * village; a junction without roads goes.
 */
void edit_leave_ends (TwTopology *topology, guint segment);


/**
 * edit_end_at:
 *
 * Ends a road or path at @end and nowhere else; see tw_tile_edit_end_road().
 *
 * Returns: the junction's index, -1 if it cannot end there, -2 if there is no room
 */
int edit_end_at (TwTopology *topology, guint segment, TwJunctionKind end, int city);

/**
 * edit_part_edges:
 *
 * Makes a segment of its own of @edges, which @segment owns beside others.
 *
 * Returns: the new segment's index, which is the last, or -1 when there is no room
 */
int edit_part_edges (TwTopology *topology, guint segment, TwEdgeSet edges);

/**
 * edit_bridges_needed:
 *
 * Returns: the segments that the segment would cross but for a bridge. Other bridges are the
 *   designer's wish
 */
TwSegmentSet edit_bridges_needed (const TwTopology *topology, guint segment);

/** edit_bridges_drop: takes off the bridges between the segment and @partners, which were needed
 * before but are not now. */
void edit_bridges_drop (TwTopology *topology, guint segment, TwSegmentSet partners);

/**
 * edit_bridge_what_crosses:
 * @newest: see edit_finish()
 *
 * Returns: how many bridges it made, -1 when there is no room
 */
int edit_bridge_what_crosses (TwTopology *topology, int newest);

/** edit_crosses: Returns: whether barriers cross without a junction */
gboolean edit_crosses (const TwTopology *topology);

/** edit_city_in_the_middle: Returns: a city that reaches two opposite edges, or -1 */
int edit_city_in_the_middle (const TwTopology *topology);

/** edit_tidy_land: the part of tw_tile_edit_tidy() that is about segments and junctions */
void edit_tidy_land (TwTopology *topology);

/** edit_tidy_marks: the part of tw_tile_edit_tidy() that is about symbols and overrides */
void edit_tidy_marks (TwTopology *topology);

/**
 * edit_finish:
 * @topology: (inout): the drawing before the gesture, which gets the result
 * @work: the gesture's copy of the drawing
 * @newest: the segment drawn last, which passes over others, or -1
 * @note: what was done
 *
 * Ends loose roads, bridges crossings, tidies, gives handles, and hands @work over.
 *
 * Returns: @note; %TW_EDIT_BRIDGED if bridges were made and @note is only laid or joined;
 *   %TW_EDIT_NOTHING if nothing changed; %TW_EDIT_FULL if there was no room
 */
TwEditNote edit_finish (TwTopology *topology, TwTopology *work, int newest, TwEditNote note);

G_END_DECLS
