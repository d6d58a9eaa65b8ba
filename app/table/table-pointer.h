/* What the pointer does at the table: aim, click, move it, wheel, two fingers, one that stays. */
#pragma once

#include <gtk/gtk.h>

#include "app/table/table-scene.h"

G_BEGIN_DECLS

/** TwTablePointer: the pointer of one table. */
typedef struct _TwTablePointer TwTablePointer;

/** tw_table_pointer_new: Returns: (transfer none): makes @table react to the pointer; @table owns the
 * result */
TwTablePointer *tw_table_pointer_new (GtkWidget *table, TwTableScene *scene);

/** TwTableSpotNear: finds the spot whose middle is nearest to a point of the table, in pixels, and at most @reach away.
 * Returns: %FALSE if there is none */
typedef gboolean (*TwTableSpotNear) (gpointer data, double x, double y, double reach, guint *out_spot);

/** tw_table_pointer_set_near: has fingers, which hit no small thing, find spots by @near; (nullable). */
void tw_table_pointer_set_near (TwTablePointer *self, TwTableSpotNear near, gpointer data);

/** tw_table_pointer_update: checks again what is under the pointer. */
void tw_table_pointer_update (TwTablePointer *self);

/** tw_table_pointer_set_any: sets whether places that are not legal are shown, too. */
void tw_table_pointer_set_any (TwTablePointer *self, gboolean any);

/** tw_table_pointer_is_double_click: Returns: whether a click comes too soon after the one before */
gboolean tw_table_pointer_is_double_click (TwTablePointer *self);

/** tw_table_pointer_let_go: forgets a button press whose release will not be seen. */
void tw_table_pointer_let_go (TwTablePointer *self);

G_END_DECLS
