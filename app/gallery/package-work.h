/* Putting files into a package and unpacking them, in worker threads. Tells when it takes long, and
 * can be cancelled. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_PACKAGE_WORK (tw_package_work_get_type ())
G_DECLARE_FINAL_TYPE (TwPackageWork, tw_package_work, TW, PACKAGE_WORK, GtkBox)

/** tw_package_work_set_document: sets the document of the package, %NULL for none; cancels work for
 *   another one. */
void tw_package_work_set_document (TwPackageWork *self, TwDocument *document);

/** tw_package_work_show_problem: shows what went wrong, %NULL for nothing. */
void tw_package_work_show_problem (TwPackageWork *self, const char *text);

/**
 * tw_package_work_enclose:
 * @self: the widget
 * @files: (element-type GFile): the chosen files
 * @as_cover: whether to enclose them as the cover
 *
 * Reads @files in a worker thread and encloses those that can be, in one step of undo. Tells which
 * cannot.
 */
void tw_package_work_enclose (TwPackageWork *self, GListModel *files, gboolean as_cover);

/** tw_package_work_unpack: writes the set and all enclosed files into @folder, which must be empty,
 *   in a worker thread; tells the result. */
void tw_package_work_unpack (TwPackageWork *self, GFile *folder);

/** tw_package_work_is_busy: Returns: whether files are being read or written */
gboolean tw_package_work_is_busy (TwPackageWork *self);

G_END_DECLS
