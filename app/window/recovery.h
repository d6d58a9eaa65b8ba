/* What a program that is gone has left: drafts of sets and running games, to be restored or given up. */
#pragma once

#include "app/document/draft.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_RECOVERY (tw_recovery_get_type ())
G_DECLARE_FINAL_TYPE (TwRecovery, tw_recovery, TW, RECOVERY, GObject)

/* Actions that it adds to its window, each with an id: win.restore-draft, win.discard-draft (which for a
 * while can be undone), win.resume-game, win.discard-game (as well).
 *
 * Signals:
 *   "draft" (TwDraft *)      a draft has been claimed and read, to be restored
 *   "table" (GtkWidget *)    a table with a game that goes on, see play-page.h
 */

/** tw_recovery_new: Returns: (transfer full): what says in @window (not owned), an announcer, how it goes */
TwRecovery *tw_recovery_new (GtkApplicationWindow *window, TwTileTextures *textures);

/** tw_recovery_draft_is_restored: what was said before of drafts that could not be is taken away. */
void tw_recovery_draft_is_restored (TwRecovery *self);

G_END_DECLS
