/* A row with a problem, its reason, and buttons that repair it or show its place. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_PROBLEM_ROW (tw_problem_row_get_type ())
G_DECLARE_FINAL_TYPE (TwProblemRow, tw_problem_row, TW, PROBLEM_ROW, GtkBox)

/* Signals:
 *   "repair" (gboolean is_other) the button for the repair, or for the second one, was pressed
 *   "show-place" ()              the button for the place was pressed
 */

/**
 * tw_problem_row_new:
 * @problem: a problem
 * @document: whose set has it
 * @index: index of the problem among the set's
 * @can_show: whether the place can be shown
 *
 * Keeps neither @problem nor @document. For something of the set's own vocabulary
 * (tw_problem_find_drawing()) the row uses the window's action "show-own", whatever @can_show says; so it does for a rule,
 * if @can_show.
 *
 * Returns: (transfer floating): the row
 */
GtkWidget *tw_problem_row_new (const TwProblem *problem, TwDocument *document, guint index,
                               gboolean can_show);

/** tw_problem_row_repair: repairs @problem of @document's set, in the second way if @is_other. */
void tw_problem_row_repair (TwDocument *document, const TwProblem *problem, gboolean is_other);

/** tw_problem_row_get_index: Returns: index of the problem among the set's */
guint tw_problem_row_get_index (TwProblemRow *self);

/** tw_problem_row_get_message: Returns: (transfer none): the problem in words */
const char *tw_problem_row_get_message (TwProblemRow *self);

/** tw_problem_row_grab: gives the focus to the repair button, or else to another one. Returns:
 * %FALSE if there is no button */
gboolean tw_problem_row_grab (TwProblemRow *self);

G_END_DECLS
