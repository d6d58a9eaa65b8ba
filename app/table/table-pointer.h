/* What the pointer does at the table: aim, click, move it, wheel, two fingers. */
#pragma once

#include <gtk/gtk.h>

#include "app/table/table-scene.h"

G_BEGIN_DECLS

/** TwTablePointer: the pointer of one table. */
typedef struct _TwTablePointer TwTablePointer;

/** tw_table_pointer_new: Returns: (transfer none): has @table, which keeps it, hear the pointer */
TwTablePointer *tw_table_pointer_new (GtkWidget *table, TwTableScene *scene);

/** tw_table_pointer_update: finds out anew what the pointer is on. */
void tw_table_pointer_update (TwTablePointer *self);

/** tw_table_pointer_set_any: says whether places that are not legal are shown, too. */
void tw_table_pointer_set_any (TwTablePointer *self, gboolean any);

/** tw_table_pointer_is_double_click: Returns: whether a click follows another too closely */
gboolean tw_table_pointer_is_double_click (TwTablePointer *self);

/** tw_table_pointer_let_go: forgets a press whose release will not come. */
void tw_table_pointer_let_go (TwTablePointer *self);

G_END_DECLS
