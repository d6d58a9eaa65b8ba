/* The drafts that programs which are gone have left: what the start page offers. */
#pragma once

#include "app/document/draft.h"

G_BEGIN_DECLS

#define TW_TYPE_DRAFT_LIST (tw_draft_list_get_type ())
G_DECLARE_FINAL_TYPE (TwDraftList, tw_draft_list, TW, DRAFT_LIST, GObject)

/* A GListModel of TwDraft, the newest first. All windows show the same one: a draft is
 * offered until it is restored or discarded in any of them. */

/** tw_draft_list_get_default: Returns: (transfer none): the drafts in tw_drafts_folder() */
TwDraftList *tw_draft_list_get_default (void);

/** tw_draft_list_refresh: looks for drafts in a worker. */
void tw_draft_list_refresh (TwDraftList *self);

/** tw_draft_list_take: Returns: (transfer full) (nullable): the draft of that id, claimed and offered
 * no more; %NULL if another program has it or it is gone */
TwDraft *tw_draft_list_take (TwDraftList *self, const char *id);

/** tw_draft_list_put: lets go of @draft and offers it again. */
void tw_draft_list_put (TwDraftList *self, TwDraft *draft);

/** tw_draft_list_find: Returns: (transfer none) (nullable): the newest draft of @file */
TwDraft *tw_draft_list_find (TwDraftList *self, GFile *file);

G_END_DECLS
