/* Combo rows that have room for all words of a choice. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** tw_choice_list: makes the list of @row show each choice in full, the longest in several lines.
 *   The row's model is a #GtkStringList. */
void tw_choice_list (AdwComboRow *row);

/** tw_choice_row: as tw_choice_list(), and shows the choice in full below the title of @row, across
 *   the row's whole width. */
void tw_choice_row (AdwComboRow *row);

G_END_DECLS
