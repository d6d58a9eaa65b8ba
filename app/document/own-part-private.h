/* Shared by own-part*.c. */
#pragma once

#include "app/document/own-part.h"

G_BEGIN_DECLS

/** tw_own_part_root: Returns: (transfer none): the element of procedure @index of @set */
const TwStatement *tw_own_part_root (const TwTileSet *set, guint index);

/** tw_own_words_as_title: Returns: (transfer full): @words, which stand in lists and begin small there, with
 * a capital */
char *tw_own_words_as_title (const char *words);

G_END_DECLS
