/* Gestures on what stands on the land: symbols, overrides; and tidying up. */
#pragma once

#include "engine/tile/tile-edit.h"

G_BEGIN_DECLS

/**
 * tw_tile_edit_set_symbol:
 * @topology: a drawing
 * @id: a symbol's id
 * @segment: the segment it stands on, -1 for the tile, or a field
 * @count: how many stand there afterwards, 0 to take it off
 * @direction: where it points
 *
 * Replaces the symbol with that id there. Known symbols (symbol-table.h) stay where they are
 * allowed and within their greatest number; one that points but gets no direction points north.
 * Unlike other edits this changes nothing else, not even an unsound drawing (ways that cross
 * without a bridge).
 *
 * Returns: what was done
 */
TwEditNote tw_tile_edit_set_symbol (TwTopology *topology, const char *id, int segment, guint count,
                                    TwDirection direction);

/**
 * tw_tile_edit_set_override:
 * @topology: a drawing
 * @override: the designer's correction
 * @on: %TRUE to set it, %FALSE to take it off
 *
 * A link and an unlink of the same field and city undo each other; an override that changes nothing
 * is not kept.
 *
 * Returns: %TW_EDIT_FULL, %TW_EDIT_NOTHING or %TW_EDIT_LAID
 */
TwEditNote tw_tile_edit_set_override (TwTopology *topology, const TwFieldOverride *override,
                                      gboolean on);

/** tw_tile_edit_clear_overrides: Returns: what was done */
TwEditNote tw_tile_edit_clear_overrides (TwTopology *topology);

/**
 * tw_tile_edit_mend:
 * @topology: a drawing
 *
 * Makes a drawing as sound as each gesture leaves it: gives loose roads the default end, bridges
 * crossings, takes out what cannot be, and gives handles.
 *
 * Returns: %TW_EDIT_ENDED, %TW_EDIT_NOTHING or %TW_EDIT_FULL
 */
TwEditNote tw_tile_edit_mend (TwTopology *topology);

/**
 * tw_tile_edit_follow_fields:
 * @topology: (inout): a drawing after an edit
 * @before: the drawing before it
 *
 * Lets symbols follow the fields that they stood in, see tw_field_place_follow(). The other functions
 * here call it.
 */
void tw_tile_edit_follow_fields (TwTopology *topology, const TwTopology *before);

/**
 * tw_tile_edit_tidy:
 * @topology: a drawing
 *
 * Takes out what cannot be: segments without a place, junctions with too few members, symbols and
 * overrides of segments that are gone, symbols of fields that are gone. Overrides of fields that are gone stay (see #TwFields). The
 * other functions here call it; readers do not.
 */
void tw_tile_edit_tidy (TwTopology *topology);

G_END_DECLS
