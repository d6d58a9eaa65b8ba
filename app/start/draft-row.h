/* A draft that can be restored: picture, title, place and time, and what to do with it. */
#pragma once

#include <adwaita.h>

#include "app/document/draft.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_DRAFT_ROW (tw_draft_row_get_type ())
G_DECLARE_FINAL_TYPE (TwDraftRow, tw_draft_row, TW, DRAFT_ROW, AdwBin)

/** tw_draft_row_new: Returns: (transfer floating): a row for @draft; its buttons are
 * `win.restore-draft` and `win.discard-draft`. What the draft holds is read in a worker, and not at all
 * if the program died of that. */
GtkWidget *tw_draft_row_new (TwDraft *draft, TwTileTextures *textures);

G_END_DECLS
