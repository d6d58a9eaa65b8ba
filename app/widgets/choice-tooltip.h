/* What is chosen in a row, told in full where the row is too narrow for it. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** tw_choice_tooltip: gives @row the words of what is chosen as its tooltip, shown while the row
 *   cuts them off, and its list room for all words; its model is a #GtkStringList. */
void tw_choice_tooltip (AdwComboRow *row);

G_END_DECLS
