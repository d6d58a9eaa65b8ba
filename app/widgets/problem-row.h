/* A problem in words, why it is one, and the buttons that mend it or show where it is. */
#pragma once

#include <gtk/gtk.h>

#include "engine/set/problem.h"

G_BEGIN_DECLS

#define TW_TYPE_PROBLEM_ROW (tw_problem_row_get_type ())
G_DECLARE_FINAL_TYPE (TwProblemRow, tw_problem_row, TW, PROBLEM_ROW, GtkBox)

/* Signals:
 *   "repair" ()       somebody wants it mended
 *   "other-repair" () somebody wants it mended in the second way
 *   "show-place" ()   somebody wants to see the place
 */

/**
 * tw_problem_row_new:
 * @problem: a problem
 * @set: the set that has it
 * @index: which of the set's problems it is
 * @can_show: whether the place can be shown
 *
 * Nothing of @problem and @set is kept. What the set brings (tw_problem_find_drawing()) is shown by
 * the window's action "show-own", whatever @can_show says.
 *
 * Returns: (transfer floating): the row
 */
GtkWidget *tw_problem_row_new (const TwProblem *problem, const TwTileSet *set, guint index,
                               gboolean can_show);

/** tw_problem_row_get_index: Returns: which of the set's problems it is */
guint tw_problem_row_get_index (TwProblemRow *self);

/** tw_problem_row_get_message: Returns: (transfer none): what is wrong */
const char *tw_problem_row_get_message (TwProblemRow *self);

/** tw_problem_row_grab: gives the focus to the button that mends it, or else to what there is.
 * Returns: whether there is anything */
gboolean tw_problem_row_grab (TwProblemRow *self);

G_END_DECLS
