/* A row that offers a choice, with room for all words of it. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** tw_choice_list: has the list that @row opens show each choice in full, the longest in several lines;
 *   its model is a #GtkStringList. */
void tw_choice_list (AdwComboRow *row);

/** tw_choice_row: the same, and what is chosen stands in full below the title of @row, in its whole
 *   width. */
void tw_choice_row (AdwComboRow *row);

G_END_DECLS
