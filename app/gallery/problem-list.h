/* The problems of the open set, each with a button that repairs it or shows its place. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_PROBLEM_LIST (tw_problem_list_get_type ())
G_DECLARE_FINAL_TYPE (TwProblemList, tw_problem_list, TW, PROBLEM_LIST, AdwBin)

/* Signal "show-problem" (TwTileItem *item, gpointer problem): show the place of the problem.
 * @problem is a TwProblem, valid during the signal. */

/** tw_problem_list_set_document: follows the problems of @document. */
void tw_problem_list_set_document (TwProblemList *self, TwDocument *document);

G_END_DECLS
