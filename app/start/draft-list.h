/* The drafts that dead processes have left, as the start page offers them. */
#pragma once

#include "app/document/draft.h"

G_BEGIN_DECLS

#define TW_TYPE_DRAFT_LIST (tw_draft_list_get_type ())
G_DECLARE_FINAL_TYPE (TwDraftList, tw_draft_list, TW, DRAFT_LIST, GObject)

/* A GListModel of TwDraft, the newest first. All windows share it: a draft is offered until it is
 * restored or discarded in any of them. */

/** tw_draft_list_get_default: Returns: (transfer none): the drafts in tw_drafts_folder() */
TwDraftList *tw_draft_list_get_default (void);

/** tw_draft_list_refresh: looks for drafts in a worker thread. */
void tw_draft_list_refresh (TwDraftList *self);

/** tw_draft_list_take: Returns: (transfer full) (nullable): the draft @id, claimed and no longer
 * offered; %NULL if another process has it or it no longer exists */
TwDraft *tw_draft_list_take (TwDraftList *self, const char *id);

/** tw_draft_list_put: releases @draft and offers it again. */
void tw_draft_list_put (TwDraftList *self, TwDraft *draft);

/** tw_draft_list_find: Returns: (transfer none) (nullable): the newest draft of @file */
TwDraft *tw_draft_list_find (TwDraftList *self, GFile *file);

G_END_DECLS
