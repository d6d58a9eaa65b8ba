/* Keeps a draft of a document's unsaved changes while there are any. */
#pragma once

#include "app/document/document.h"
#include "app/document/draft.h"

G_BEGIN_DECLS

/* How long after the first change that is in no draft one is written. */
#define TW_DRAFT_DELAY_MS 2000

/* How long after a draft could not be written it is tried again. */
#define TW_DRAFT_RETRY_MS 10000

#define TW_TYPE_DRAFT_KEEPER (tw_draft_keeper_get_type ())
G_DECLARE_FINAL_TYPE (TwDraftKeeper, tw_draft_keeper, TW, DRAFT_KEEPER, GObject)

/* Signals:
 *   "failed" (const char *message)   the draft cannot be written
 *   "written" ()                     it is
 *
 * When all is saved or undone, the draft goes. When the keeper goes, it stays.
 */

/**
 * tw_draft_keeper_new:
 * @document: what to keep
 * @draft: (transfer none): where to: a new draft, or the one that was restored
 *
 * Returns: (transfer full): a keeper at work
 */
TwDraftKeeper *tw_draft_keeper_new (TwDocument *document, TwDraft *draft);

/** tw_draft_keeper_has_draft: Returns: whether there is a draft of the unsaved changes */
gboolean tw_draft_keeper_has_draft (TwDraftKeeper *self);

/** tw_draft_keeper_flush: writes a last draft before it returns: the program is ending. */
void tw_draft_keeper_flush (TwDraftKeeper *self);

/** tw_draft_keeper_discard: removes the draft and keeps nothing from then on. */
void tw_draft_keeper_discard (TwDraftKeeper *self);

G_END_DECLS
