/* Combo rows that have room for all words of a choice. */
#pragma once

#include <adwaita.h>

#include "app/drawing/theme.h"

G_BEGIN_DECLS

/** tw_choice_list: makes the list of @row show each choice in full, the longest in several lines.
 *   The row's model is a #GtkStringList. */
void tw_choice_list (AdwComboRow *row);

/** tw_choice_row: as tw_choice_list(), and shows the choice in full below the title of @row, across
 *   the row's whole width. */
void tw_choice_row (AdwComboRow *row);

/**
 * tw_choice_row_pictures:
 * @row: a row for which tw_choice_row() was called
 * @ids: (element-type utf8): for each choice the id of what is drawn beside it, %NULL or "" for nothing
 * @are_figures: whether they are figures as they stand on the table, and no symbols and tokens
 * @theme: has the pictures
 *
 * Shows a picture beside each choice, and that of what is chosen in the row.
 */
void tw_choice_row_pictures (AdwComboRow *row, const GPtrArray *ids, gboolean are_figures,
                             const TwTheme *theme);

/** tw_choice_row_is_open: Returns: whether @row, or what is in it, has its list open */
gboolean tw_choice_row_is_open (GtkWidget *row);

G_END_DECLS
