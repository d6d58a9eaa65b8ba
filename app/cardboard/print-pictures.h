/* A print job as pictures in a folder. */
#pragma once

#include "app/cardboard/print-job.h"
#include "app/cardboard/print-progress.h"

G_BEGIN_DECLS

/** tw_print_pictures_save: writes a picture of each page into @folder; parameters as of
 *   tw_print_file_save(). Returns: whether all is written */
gboolean tw_print_pictures_save (TwPrintJob *job,
                                 const char *folder,
                                 GCancellable *cancellable,
                                 TwPrintProgress progress,
                                 gpointer user_data,
                                 GError **error);

G_END_DECLS
