/* What is in the hand to be put somewhere: a button for each figure, or for each amount. */
#pragma once

#include <adwaita.h>

#include "app/game/table-model.h"

G_BEGIN_DECLS

#define TW_TYPE_FIGURE_CHOICE (tw_figure_choice_get_type ())
G_DECLARE_FINAL_TYPE (TwFigureChoice, tw_figure_choice, TW, FIGURE_CHOICE, AdwBin)

/** tw_figure_choice_set_model: sets the table whose figures are offered; call it once. */
void tw_figure_choice_set_model (TwFigureChoice *self, TwTableModel *model);

/** tw_figure_choice_update: updates the buttons to the deciding player's figures and to what is chosen. */
void tw_figure_choice_update (TwFigureChoice *self);

/** tw_figure_choice_set_compact: leaves out the number of what there is but one of, where there is little
 * room. */
void tw_figure_choice_set_compact (TwFigureChoice *self, gboolean is_compact);

G_END_DECLS
