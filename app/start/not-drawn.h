/* The message about something that was being read or drawn when the program died. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** tw_not_drawn_words: Returns: (transfer none): why there is no picture, in words */
const char *tw_not_drawn_words (void);

G_END_DECLS
