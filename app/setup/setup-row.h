/* A tile set or an expansion that can be in play, as a row with what can be chosen of it. */
#pragma once

#include <adwaita.h>

#include "app/setup/setup-parts.h"

G_BEGIN_DECLS

#define TW_TYPE_SETUP_ROW (tw_setup_row_get_type ())
G_DECLARE_FINAL_TYPE (TwSetupRow, tw_setup_row, TW, SETUP_ROW, AdwActionRow)

/* Signal "changed" (): what is in play of the part has changed.
 * Signal "remove" (): the set from a file is to be removed. */

/** tw_setup_row_new: Returns: (transfer floating): a row for @part, which it changes; @vocabulary
 * explains the part */
GtkWidget *tw_setup_row_new (TwSetupPart *part, const TwVocabulary *vocabulary);

/** tw_setup_row_take: makes the row show @part. Returns: %FALSE if @part needs a different row */
gboolean tw_setup_row_take (TwSetupRow *self, TwSetupPart *part);

/** tw_setup_row_get_part: Returns: (transfer none): the part that the row shows */
TwSetupPart *tw_setup_row_get_part (TwSetupRow *self);

/** tw_setup_row_describe: updates the description of the part; @n_in_play: its tiles in the game, 0 if
 * not known. */
void tw_setup_row_describe (TwSetupRow *self, guint n_in_play);

/** tw_setup_row_set_narrow: sets whether choices stand below the number of copies; a switch stays
 * beside it. */
void tw_setup_row_set_narrow (TwSetupRow *self, gboolean is_narrow);

G_END_DECLS
