/* What the editor calls the elements of rules, in messages that speak of files. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** tw_element_words: Returns: (transfer full): @message with what the editor shows, in quotation marks, in place of
 *   elements in angle brackets: “Does what another rule says” for "<do>", “Figure” for "<figure>". What it has no
 *   words for stays */
char *tw_element_words (const char *message);

G_END_DECLS
