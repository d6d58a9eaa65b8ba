/* What comes with the program for games with a document's set: read once for each document, if it can be where
 * nobody waits for it. */
#pragma once

#include "app/document/document.h"
#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

/** tw_own_rules_kit: Returns: (transfer none) (nullable): what comes with the program; reads it, which takes some
 *   frames, unless that was done before; %NULL with an error if it cannot be read */
const TwGameKit *tw_own_rules_kit (TwDocument *document, GError **error);

/** tw_rules_kit_share: Returns: (transfer full): the same for a thread, without a vocabulary if it has not been
 *   read; free it with tw_play_rules_kit_clear() */
TwGameKit tw_rules_kit_share (TwDocument *document);

/** tw_rules_kit_take: gives @document what a thread has read, unless it has that; @kit is empty then. */
void tw_rules_kit_take (TwDocument *document, TwGameKit *kit);

G_END_DECLS
