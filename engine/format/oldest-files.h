/* Keeping a folder from growing for ever. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** tw_oldest_files_drop: removes from @folder all files whose names end in @suffix but the @most that were written last; a folder that is
 * not there has none. */
void tw_oldest_files_drop (const char *folder, const char *suffix, guint most);

G_END_DECLS
