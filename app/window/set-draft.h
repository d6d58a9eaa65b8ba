/* The draft of the open set: unsaved changes outlive a crash. */
#pragma once

#include "app/document/document.h"
#include "app/document/draft.h"
#include "app/widgets/message-bar.h"

G_BEGIN_DECLS

#define TW_TYPE_SET_DRAFT (tw_set_draft_get_type ())
G_DECLARE_FINAL_TYPE (TwSetDraft, tw_set_draft, TW, SET_DRAFT, GObject)

/** tw_set_draft_new: Returns: (transfer full): keeps no set yet; shows in @bar (not owned) when a
 * draft cannot be written */
TwSetDraft *tw_set_draft_new (TwMessageBar *bar);

/** tw_set_draft_set_document: keeps the changes of @document, %NULL for nothing, in a new draft. The
 * draft of the document before stays on the disk. */
void tw_set_draft_set_document (TwSetDraft *self, TwDocument *document);

/** tw_set_draft_keep_in: keeps the changes of the set in @draft from now on. */
void tw_set_draft_keep_in (TwSetDraft *self, TwDraft *draft);

/** tw_set_draft_restore: puts the changes of @draft, which has been read, into the open set if both
 * have the same file. Returns: whether they have */
gboolean tw_set_draft_restore (TwSetDraft *self, TwDraft *draft);

/** tw_set_draft_is_kept: Returns: whether a draft with the unsaved changes is on the disk */
gboolean tw_set_draft_is_kept (TwSetDraft *self);

/** tw_set_draft_flush: writes unsaved changes to the disk at once, for the end of the program. */
void tw_set_draft_flush (TwSetDraft *self);

/** tw_set_draft_discard: removes the draft of the set, and writes none from then on. */
void tw_set_draft_discard (TwSetDraft *self);

G_END_DECLS
