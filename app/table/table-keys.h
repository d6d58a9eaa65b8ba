/* What keys do at the table. */
#pragma once

#include "app/table/spot-buttons.h"

G_BEGIN_DECLS

/** tw_table_keys_add: makes @table, with the buttons @spots, react to keys. */
void tw_table_keys_add (TwSpotButtons *spots, GtkWidget *table);

/**
 * tw_table_keys_press:
 * @spots: the buttons of a table
 * @keyval: the key
 * @keycode: its hardware code: digits are named by it, for layouts with other
 *   characters there
 * @state: modifiers
 *
 * What a key does at the table; for a page that has the focus elsewhere.
 *
 * Returns: whether it does something
 */
gboolean tw_table_keys_press (TwSpotButtons *spots,
                              guint keyval,
                              guint keycode,
                              GdkModifierType state);

/** tw_table_keys_aim: aims at a cell as the arrows do, if the drawn tile fits there. */
void tw_table_keys_aim (TwSpotButtons *spots, int x, int y);

/** tw_table_keys_release: what the end of a key does at the table of @spots. */
void tw_table_keys_release (TwSpotButtons *spots, guint keyval);

G_END_DECLS
