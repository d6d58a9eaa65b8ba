/* Lines of a rule, dragged to another place in it: also into a line and out of one, by how far in or out the pointer
 * is. */
#pragma once

#include "app/ruleset/procedure-line.h"

G_BEGIN_DECLS

typedef struct _TwProcedureDrag TwProcedureDrag;

/** tw_procedure_drag_new: lets the lines in @lines, each a #TwProcedureLine, be dragged. @view: what calls
 * tw_procedure_drag_snapshot(), in which @lines stands. Returns: (transfer full): what it is done with, no longer
 * than both live */
TwProcedureDrag *tw_procedure_drag_new (GtkWidget *view, GtkWidget *lines);

/** tw_procedure_drag_free: ends it. */
void tw_procedure_drag_free (TwProcedureDrag *self);

/** tw_procedure_drag_set: which procedure of @document (nullable) stands there, -1 for none. */
void tw_procedure_drag_set (TwProcedureDrag *self, TwDocument *document, int index);

/** tw_procedure_drag_snapshot: draws where the line would go. */
void tw_procedure_drag_snapshot (TwProcedureDrag *self, GtkSnapshot *snapshot);

/**
 * TwDropPlace: where a line goes.
 * @target: what it stands in then
 * @at: before which of what stands there
 * @line: (nullable): the line at which that is marked, %NULL where it cannot go
 * @is_below: whether it is marked below it
 * @level: how deep it stands then
 */
typedef struct
{
  TwStatementPlace target;
  guint at;
  GtkWidget *line;
  gboolean is_below;
  guint level;
} TwDropPlace;

/** tw_procedure_drag_find: Returns: where @dragged goes if it is dropped at a point of the lines */
TwDropPlace tw_procedure_drag_find (TwProcedureDrag *self, TwProcedureLine *dragged, double x,
                                    double y);

G_END_DECLS
