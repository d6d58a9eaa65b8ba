/* A piece that is carried over the table by hand, by pointer and keys. */
#pragma once

#include "app/table/table-scene.h"

G_BEGIN_DECLS

/** tw_table_carry_words: Returns: (transfer full) (nullable): a description of the carried piece and of
 * what is below it */
char *tw_table_carry_words (TwTableScene *self);

/** tw_table_carry_put: puts the carried piece down where the pointer or the keyboard is. */
void tw_table_carry_put (TwTableScene *self);

/** tw_table_carry_press: handles a key while a piece is carried. Returns: whether the key was used */
gboolean tw_table_carry_press (TwTableScene *self, guint keyval);

G_END_DECLS
