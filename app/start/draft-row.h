/* A row for a draft: picture, title, place, time, and buttons to restore or discard it. */
#pragma once

#include <adwaita.h>

#include "app/document/draft.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_DRAFT_ROW (tw_draft_row_get_type ())
G_DECLARE_FINAL_TYPE (TwDraftRow, tw_draft_row, TW, DRAFT_ROW, AdwBin)

/** tw_draft_row_new: Returns: (transfer floating): a row for @draft; its buttons use
 * `win.restore-draft` and `win.discard-draft`. The draft is read in a worker thread, but not if the
 * program has died of it before. */
GtkWidget *tw_draft_row_new (TwDraft *draft, TwTileTextures *textures);

G_END_DECLS
