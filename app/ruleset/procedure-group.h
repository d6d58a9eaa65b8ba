/* A group of rows for what happens by a set's own rules, each with the sentence that it begins with. */
#pragma once

#include <adwaita.h>

#include "app/document/own-procedure.h"

G_BEGIN_DECLS

#define TW_TYPE_PROCEDURE_GROUP (tw_procedure_group_get_type ())
G_DECLARE_FINAL_TYPE (TwProcedureGroup,
                      tw_procedure_group,
                      TW,
                      PROCEDURE_GROUP,
                      AdwPreferencesGroup)

/* Signals:
 *   "chosen" (guint index)   a row was activated
 */

/** tw_procedure_group_examples: Returns: (transfer full): a menu of sets to be opened and read */
GMenu *tw_procedure_group_examples (void);

/** tw_procedure_group_fill: shows the procedures of the set of @document; the group is not seen when
 *   there are none. The focus stays on its row. */
void tw_procedure_group_fill (TwProcedureGroup *self, TwDocument *document);

/** tw_procedure_group_select: marks row @index, -1 for none. */
void tw_procedure_group_select (TwProcedureGroup *self, int index);

/** tw_procedure_group_focus: moves the focus to the marked row. Returns: whether there is one */
gboolean tw_procedure_group_focus (TwProcedureGroup *self);

G_END_DECLS
