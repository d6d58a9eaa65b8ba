/* A tooltip with a row's choice in full, for rows too narrow to show it. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** tw_choice_tooltip: gives @row its choice as a tooltip, shown while the row cuts it off, and
 *   makes its list show all words. The row's model is a #GtkStringList. */
void tw_choice_tooltip (AdwComboRow *row);

G_END_DECLS
