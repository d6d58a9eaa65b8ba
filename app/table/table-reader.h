/* A cursor that reads the table, apart from aiming: by keys, heard and seen. */
#pragma once

#include "app/table/spot-buttons.h"

G_BEGIN_DECLS

/**
 * tw_table_reader_press:
 * @spots: spots of a table
 * @keyval: a key
 * @state: modifiers
 *
 * Ctrl and arrows go from cell to cell, K (with Shift: back) from feature to feature of the tile there, J to the last
 * tile of each player, O to the next place where the drawn tile fits. What is there is said, explained in the card,
 * and framed. Any other key puts the frame away, and the cursor stays where it is.
 *
 * Returns: whether the key was for the cursor
 */
gboolean tw_table_reader_press (TwSpotButtons *spots, guint keyval, GdkModifierType state);

/** tw_table_reader_go: takes the cursor to a cell, and says what is there. */
void tw_table_reader_go (TwSpotButtons *spots, int x, int y);

G_END_DECLS
