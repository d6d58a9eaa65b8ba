/* Manual pages, in the language of the program man. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** tw_roff_new: Returns: (transfer full): a page of the manual, with its name and @summary. @section: its
 *   number; @group: what the section is called */
GString *tw_roff_new (const char *name, const char *section, const char *group, const char *summary);

/** tw_roff_put: adds @words, whatever is in them. */
void tw_roff_put (GString *page, const char *words);

/** tw_roff_line: adds a line. @request: what stands before the words, as in ".B", or "" */
void tw_roff_line (GString *page, const char *request, const char *words);

/** tw_roff_heading: adds a heading. @request: ".SH" or ".SS" */
void tw_roff_heading (GString *page, const char *request, const char *words);

/** tw_roff_tag: adds @words beside @tag. */
void tw_roff_tag (GString *page, const char *tag, const char *words);

G_END_DECLS
