/* Files that are put into a package, and taken out of it: read and written in workers. What takes
 * long is told, and can be given up. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_PACKAGE_WORK (tw_package_work_get_type ())
G_DECLARE_FINAL_TYPE (TwPackageWork, tw_package_work, TW, PACKAGE_WORK, GtkBox)

/** tw_package_work_set_document: @document is the one that is packed, %NULL when it is none any
 *   more; what runs for another one is given up. */
void tw_package_work_set_document (TwPackageWork *self, TwDocument *document);

/** tw_package_work_show_problem: says what went wrong, %NULL for nothing. */
void tw_package_work_show_problem (TwPackageWork *self, const char *text);

/**
 * tw_package_work_enclose:
 * @self: the widget
 * @files: (element-type GFile): what was chosen
 * @as_cover: whether it is to be the cover
 *
 * Reads @files in a worker. As many as can be had of them are enclosed, in one step; what cannot be
 * is said.
 */
void tw_package_work_enclose (TwPackageWork *self, GListModel *files, gboolean as_cover);

/** tw_package_work_unpack: writes the set and all enclosed files into @folder, which is refused if
 *   anything is in it, in a worker; says what came of it. */
void tw_package_work_unpack (TwPackageWork *self, GFile *folder);

/** tw_package_work_is_busy: Returns: whether anything is read or written */
gboolean tw_package_work_is_busy (TwPackageWork *self);

G_END_DECLS
