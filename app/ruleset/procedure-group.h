/* A group of rows for what happens by a set's own rules: procedures, each with the sentence that it begins with,
 * and effects. */
#pragma once

#include <adwaita.h>

#include "app/document/own-procedure.h"
#include "app/document/own-thing.h"

G_BEGIN_DECLS

#define TW_TYPE_PROCEDURE_GROUP (tw_procedure_group_get_type ())
G_DECLARE_FINAL_TYPE (TwProcedureGroup,
                      tw_procedure_group,
                      TW,
                      PROCEDURE_GROUP,
                      AdwPreferencesGroup)

/* Signals:
 *   "chosen" (guint index)   a procedure was activated
 *   "dropped" (guint index, guint to)   a procedure was dragged before number @to
 *   "effect" (guint index)   an effect was activated
 */

/** tw_procedure_group_examples: Returns: (transfer full): a menu of sets to be opened and read */
GMenu *tw_procedure_group_examples (void);

/** tw_procedure_group_fill: shows what happens by the set of @document. The focus stays on its row. */
void tw_procedure_group_fill (TwProcedureGroup *self, TwDocument *document);

/** tw_procedure_group_select: marks the row of procedure @index, -1 for none. */
void tw_procedure_group_select (TwProcedureGroup *self, int index);

/** tw_procedure_group_select_effect: marks the row of effect @index in its place. */
void tw_procedure_group_select_effect (TwProcedureGroup *self, int index);

/** tw_procedure_group_focus: moves the focus to the marked row. Returns: whether there is one */
gboolean tw_procedure_group_focus (TwProcedureGroup *self);

G_END_DECLS
