/* The sentence at a place of the table: a spot's worth, what was typed, or why the tile may not lie
 * there. */
#pragma once

#include "app/table/spot-buttons.h"

G_BEGIN_DECLS

/** tw_table_pill_new: Returns: (transfer floating): a hidden pill */
GtkWidget *tw_table_pill_new (void);

/** tw_table_pill_update: updates the sentence; without one, hides the pill. */
void tw_table_pill_update (GtkWidget *pill, const TwTableScene *scene);

/** tw_table_pill_allocate: puts the pill beside its subject, where it covers the fewest buttons. */
void tw_table_pill_allocate (GtkWidget *pill, const TwSpotButtons *buttons);

G_END_DECLS
