/* A tile set or an expansion that can be in play, as a row with what can be chosen of it. */
#pragma once

#include <adwaita.h>

#include "app/setup/setup-parts.h"

G_BEGIN_DECLS

#define TW_TYPE_SETUP_ROW (tw_setup_row_get_type ())
G_DECLARE_FINAL_TYPE (TwSetupRow, tw_setup_row, TW, SETUP_ROW, AdwActionRow)

/* Signal "changed" (): something else of the part is in play.
 * Signal "remove" (): the set of a file is given up. */

/** tw_setup_row_new: Returns: (transfer floating): a row about @part, which it changes; @vocabulary
 * explains it */
GtkWidget *tw_setup_row_new (TwSetupPart *part, const TwVocabulary *vocabulary);

/** tw_setup_row_take: Returns: whether the row is about @part now, with what is in play of it; %FALSE
 * if that needs another row */
gboolean tw_setup_row_take (TwSetupRow *self, TwSetupPart *part);

/** tw_setup_row_get_part: Returns: (transfer none): what it is about */
TwSetupPart *tw_setup_row_get_part (TwSetupRow *self);

/** tw_setup_row_describe: says what there is of the part; @n_in_play: its tiles in the bag, 0 if that is
 * not known. */
void tw_setup_row_describe (TwSetupRow *self, guint n_in_play);

/** tw_setup_row_set_narrow: puts what can be chosen below the copies, but for a switch. */
void tw_setup_row_set_narrow (TwSetupRow *self, gboolean is_narrow);

G_END_DECLS
