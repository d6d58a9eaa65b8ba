/* Sets of files for a game: read in a worker, and brought into play. */
#pragma once

#include "app/setup/setup-game.h"
#include "app/widgets/opening-page.h"

G_BEGIN_DECLS

#define TW_TYPE_SETUP_FILES (tw_setup_files_get_type ())
G_DECLARE_FINAL_TYPE (TwSetupFiles, tw_setup_files, TW, SETUP_FILES, GObject)

/* Signal "added" (const TwSetupPart *part): the set from a file has been put into play.
 * Signal "refused" (const char *words): emitted after all files were read: why some were not added. */

/** tw_setup_files_new: Returns: (transfer full): adds files to @game, which must outlive it */
TwSetupFiles *tw_setup_files_new (TwSetupGame *game);

/** tw_setup_files_set_opening: sets the page that is shown while reading takes long; %NULL for none. */
void tw_setup_files_set_opening (TwSetupFiles *self, TwOpeningPage *opening);

/** tw_setup_files_add: reads the set of @file in a worker and brings it into play. */
void tw_setup_files_add (TwSetupFiles *self, GFile *file);

/** tw_setup_files_take_drops: adds the sets that are dropped on @widget from now on. */
void tw_setup_files_take_drops (TwSetupFiles *self, GtkWidget *widget);

G_END_DECLS
