/* Keeps a draft of a document while it has unsaved changes. */
#pragma once

#include "app/document/document.h"
#include "app/document/draft.h"

G_BEGIN_DECLS

/* How long after the first change since the last draft a new draft is written. */
#define TW_DRAFT_DELAY_MS 2000

/* How long after a failed write the keeper tries again. */
#define TW_DRAFT_RETRY_MS 10000

#define TW_TYPE_DRAFT_KEEPER (tw_draft_keeper_get_type ())
G_DECLARE_FINAL_TYPE (TwDraftKeeper, tw_draft_keeper, TW, DRAFT_KEEPER, GObject)

/* Signals:
 *   "failed" (const char *message)   the draft could not be written
 *   "written" ()                     the draft was written
 *
 * The draft is removed when all changes are saved or undone. It stays when the keeper is freed.
 */

/**
 * tw_draft_keeper_new:
 * @document: the document
 * @draft: (transfer none): the file: a new draft, or the one that was restored
 *
 * Returns: (transfer full): a keeper that has started
 */
TwDraftKeeper *tw_draft_keeper_new (TwDocument *document, TwDraft *draft);

/** tw_draft_keeper_has_draft: Returns: whether there is a draft of the unsaved changes */
gboolean tw_draft_keeper_has_draft (TwDraftKeeper *self);

/** tw_draft_keeper_flush: writes a last draft at once, for the end of the program. Blocks. */
void tw_draft_keeper_flush (TwDraftKeeper *self);

/** tw_draft_keeper_discard: removes the draft and writes none from then on. */
void tw_draft_keeper_discard (TwDraftKeeper *self);

G_END_DECLS
