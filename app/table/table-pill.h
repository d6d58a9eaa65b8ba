/* The sentence at a place of the table: a spot's worth, or why the tile may not lie there. */
#pragma once

#include "app/table/spot-buttons.h"

G_BEGIN_DECLS

/** tw_table_pill_new: Returns: (transfer floating): a pill, not to be seen yet */
GtkWidget *tw_table_pill_new (void);

/** tw_table_pill_update: says what there is to be said, and is hidden if that is nothing. */
void tw_table_pill_update (GtkWidget *pill, const TwTableScene *scene);

/** tw_table_pill_allocate: puts it by what it is about, where it covers the fewest answers. */
void tw_table_pill_allocate (GtkWidget *pill, const TwSpotButtons *buttons);

G_END_DECLS
