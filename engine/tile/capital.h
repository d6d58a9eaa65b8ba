/* Words that stand inside sentences and lists, where they begin small, at the beginning of one. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tw_capital_words:
 * @words: in UTF-8, "" too
 *
 * Returns: (transfer full): @words with a capital at the beginning
 */
char *tw_capital_words (const char *words);

G_END_DECLS
