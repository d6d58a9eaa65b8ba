/* One procedure of a set in sentences, with what is done with the whole of it. */
#pragma once

#include <adwaita.h>

#include "app/document/own-procedure.h"

G_BEGIN_DECLS

#define TW_TYPE_PROCEDURE_VIEW (tw_procedure_view_get_type ())
G_DECLARE_FINAL_TYPE (TwProcedureView, tw_procedure_view, TW, PROCEDURE_VIEW, AdwBin)

/* Signals:
 *   "moved" (guint index)   what is shown stands there now
 *   "removed"               what was shown is gone; another one is shown, if there is any
 */

/** tw_procedure_view_set_document: whose procedures are shown; %NULL for none any more. */
void tw_procedure_view_set_document (TwProcedureView *self, TwDocument *document);

/** tw_procedure_view_show: shows procedure @index, -1 for none. */
void tw_procedure_view_show (TwProcedureView *self, int index);

/** tw_procedure_view_focus: takes the keyboard to the first line of what is shown. */
void tw_procedure_view_focus (TwProcedureView *self);

/** tw_procedure_view_get_index: Returns: which one is shown, -1 if none is or it has gone */
int tw_procedure_view_get_index (TwProcedureView *self);

/** tw_procedure_view_move: changes the place of what is shown with the next one, or the one before; does
 * nothing where there is none. */
void tw_procedure_view_move (TwProcedureView *self, gboolean is_later);

/** tw_procedure_view_remove: removes what is shown; what others need stays. */
void tw_procedure_view_remove (TwProcedureView *self);

G_END_DECLS
