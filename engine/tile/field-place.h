/* How a symbol names the field that it stands in: by one of its places on the rim, or by its number
 * among the fields that reach no edge (`TW_PLACE_FIELD_AT`, `TW_PLACE_ENCLOSED_FIELD`).
 *
 * Any place of a field names it. The same field is named the same way on one tile: by the first half
 * of an edge, clockwise from NL. Files may write another; tw_topology_settle_fields() makes it that.
 */
#pragma once

#include "engine/tile/field-derivation.h"

G_BEGIN_DECLS

/**
 * tw_fields_find_place:
 * @fields: the fields of a drawing
 * @place: what a symbol stands on
 *
 * Returns: the index of the field, -1 if @place names none or one that is not there
 */
int tw_fields_find_place (const TwFields *fields, int place);

/** tw_fields_place: Returns: how a symbol names the field with that index */
int tw_fields_place (const TwFields *fields, guint field);

/**
 * tw_field_place_to_string:
 * @place: a field, as a symbol names it
 *
 * Returns: (transfer full): as files and cases write it, "field(NL)"; "field(-)" is the first field
 *   that reaches no edge, "field(-2)" the second
 */
char *tw_field_place_to_string (int place);

/** tw_field_place_parse: Returns: %FALSE if @text is no field as tw_field_place_to_string() writes
 *   it */
gboolean tw_field_place_parse (const char *text, int *out_place);

/**
 * tw_field_place_follow:
 * @before: the fields of a drawing before an edit
 * @place: a field of it, as a symbol names it
 * @now: the fields afterwards
 *
 * A field that was parted is followed to the part with the place that named it, or else with the
 * first place of the old one; one that reaches no edge to that of its number, or to the only field
 * of the tile, and one that does to the only field if that is cut off from all edges now.
 *
 * Returns: how the field is named now, or what @place is if it is gone
 */
int tw_field_place_follow (const TwFields *before, int place, const TwFields *now);

/**
 * tw_field_place_turned:
 * @before: the fields of a drawing
 * @place: one of them, which symbols of the turned drawing name by the turned place
 * @now: the fields of the same drawing turned or mirrored
 *
 * Returns: how the field is named in the turned drawing
 */
int tw_field_place_turned (const TwFields *before, int place, const TwFields *now);

/**
 * tw_topology_settle_fields:
 * @topology: a drawing, or what a variant adds to one
 * @fields: the fields of the drawing
 *
 * Lets each symbol in a field name it in the way of this file, and makes one of those that stand
 * together then. Symbols of fields that are gone stay as they are.
 */
void tw_topology_settle_fields (TwTopology *topology, const TwFields *fields);

/**
 * tw_topology_follow_fields:
 * @topology: (inout): a drawing after an edit, or what a variant adds to it, whose symbols still name
 *   fields as before it
 * @before: the fields before the edit
 * @now: the fields afterwards
 *
 * As tw_field_place_follow() for all symbols; those whose field is gone stay as they are.
 */
void tw_topology_follow_fields (TwTopology *topology, const TwFields *before, const TwFields *now);

/**
 * tw_topology_renumber_fields:
 * @topology: (inout): a drawing that was turned or mirrored, or what a variant adds to it
 * @before: the fields as they were
 * @now: the fields of the turned drawing
 *
 * Gives fields that reach no edge the numbers that they have now, and settles the others.
 */
void tw_topology_renumber_fields (TwTopology *topology, const TwFields *before, const TwFields *now);

G_END_DECLS
