/* The manual page of the command line, from what that says of itself. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** tw_manual_tool: @tool: path of tilewright-tool, which is asked for its commands and their options.
 *   Returns: (transfer full): the page, in the user's language */
GString *tw_manual_tool (const char *tool);

G_END_DECLS
