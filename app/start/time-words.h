/* Times in words. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** tw_time_in_words: Returns: (transfer full): "today, 14:05", "Monday", "3 May 2026" */
char *tw_time_in_words (GDateTime *time);

G_END_DECLS
