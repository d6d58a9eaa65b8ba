/* Notes for translators about a text. */
#pragma once

#include "engine/localise/text-list.h"

G_BEGIN_DECLS

/** tw_text_note_describe: fills in @note, @tile and @limit of an item that has its @element. */
void tw_text_note_describe (TwTextItem *item);

G_END_DECLS
