/* Words for people in the statements of procedures: questions, answers, what the log says.
 *
 * Several stand beside each other with the same name, and so do their translations; a translation belongs to
 * the last one before it that has none in its language and says the same of itself.
 */
#pragma once

#include <glib.h>
#include <libxml/tree.h>

G_BEGIN_DECLS

/** tw_text_statement_is: Returns: whether @node is such a statement */
gboolean tw_text_statement_is (const xmlNode *node);

/** tw_text_statement_source: Returns: (transfer none): what the statement @node translates; @node itself if it
 *   translates nothing */
const xmlNode *tw_text_statement_source (const xmlNode *node);

G_END_DECLS
