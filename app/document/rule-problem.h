/* Problems of a set's own procedures, in the words in which the Rules page tells them. */
#pragma once

#include "app/document/document.h"
#include "engine/set/problem.h"

G_BEGIN_DECLS

/** tw_rule_problem_index: Returns: which procedure of @set the problem is about, -1 if it is about none */
int tw_rule_problem_index (const TwTileSet *set, const TwProblem *problem);

/** tw_rule_problem_message: Returns: (transfer full): as tw_problem_message(), with procedures called by their sentences
 *   and things by their names, where files call them by ids, and elements by what the editor calls them */
char *tw_rule_problem_message (TwDocument *document, const TwProblem *problem);

G_END_DECLS
