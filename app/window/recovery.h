/* What a dead process has left, to be restored or discarded: drafts of sets and running games. */
#pragma once

#include "app/document/draft.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_RECOVERY (tw_recovery_get_type ())
G_DECLARE_FINAL_TYPE (TwRecovery, tw_recovery, TW, RECOVERY, GObject)

/* Actions that it adds to its window, each with an id: win.restore-draft, win.discard-draft (can be
 * undone for a while), win.resume-game, win.resume-with-moves '(ss)' (and what was sent for it),
 * win.discard-game (as for a draft).
 *
 * Signals:
 *   "draft" (TwDraft *)      a draft has been claimed and read; restore it
 *   "table" (GtkWidget *)    a table with a game that continues, see play-page.h
 */

/** tw_recovery_new: Returns: (transfer full): tells errors in @window (not owned), an announcer */
TwRecovery *tw_recovery_new (GtkApplicationWindow *window, TwTileTextures *textures);

/** tw_recovery_draft_is_restored: closes earlier errors about drafts that could not be restored. */
void tw_recovery_draft_is_restored (TwRecovery *self);

G_END_DECLS
