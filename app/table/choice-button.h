/* A button for an answer that has words and a number: in the hand, and on a card. */
#pragma once

#include <gtk/gtk.h>

#include "app/game/table-model.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

/**
 * tw_choice_button_new:
 * @model: a table
 * @textures: (nullable): pictures of tiles, for answers that name one
 * @choice: one of its answers
 * @index: which of the spots and choices it is, from 0; see tw_table_model_press_number()
 *
 * Makes a button that shows the number by which it can be chosen, as spots on the table do; see
 * tw_table_number_first().
 *
 * Returns: (transfer floating): the button
 */
GtkWidget *tw_choice_button_new (TwTableModel *model,
                                 TwTileTextures *textures,
                                 const TwAction *choice,
                                 guint index);

/** tw_choice_button_is_number: Returns: whether the answer is a number and nothing else */
gboolean tw_choice_button_is_number (GtkWidget *button);

G_END_DECLS
