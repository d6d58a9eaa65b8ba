/* Sets of files for a game: read in a worker, and brought into play. */
#pragma once

#include "app/setup/setup-game.h"
#include "app/widgets/opening-page.h"

G_BEGIN_DECLS

#define TW_TYPE_SETUP_FILES (tw_setup_files_get_type ())
G_DECLARE_FINAL_TYPE (TwSetupFiles, tw_setup_files, TW, SETUP_FILES, GObject)

/* Signal "added" (const TwSetupPart *part): the set of a file is in play.
 * Signal "refused" (const char *words): why some of the files have not been added, when all have been
 * read. */

/** tw_setup_files_new: Returns: (transfer full): no files yet for @game, which outlives it */
TwSetupFiles *tw_setup_files_new (TwSetupGame *game);

/** tw_setup_files_set_opening: says where it is told that one takes long to be read; %NULL: nowhere. */
void tw_setup_files_set_opening (TwSetupFiles *self, TwOpeningPage *opening);

/** tw_setup_files_add: reads the set of @file in a worker and brings it into play. */
void tw_setup_files_add (TwSetupFiles *self, GFile *file);

/** tw_setup_files_take_drops: from now on sets that are dropped on @widget are added. */
void tw_setup_files_take_drops (TwSetupFiles *self, GtkWidget *widget);

G_END_DECLS
