/* What a player has, as lines beside the score: figures that are left, tokens, and what rules count. */
#pragma once

#include <gtk/gtk.h>

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** tw_score_label_new: Returns: (transfer floating): a line beside a score, with one style class or two (@second_class
 * is nullable) */
GtkWidget *tw_score_label_new (const char *text, const char *first_class, const char *second_class);

/** tw_score_belongings_supply_new: Returns: (transfer floating): how many figures @seat has left, and a picture of each
 * other figure that is left; in fewer words if @is_compact */
GtkWidget *tw_score_belongings_supply_new (TwTableModel *model, guint seat, gboolean is_compact);

/** tw_score_belongings_new: Returns: (transfer floating): the tokens that @seat holds, with their numbers, the figures of
 * others, and what rules count; hidden if there are none */
GtkWidget *tw_score_belongings_new (TwTableModel *model, guint seat);

G_END_DECLS
