/* A dialog that asks where to save something. */
#pragma once

#include <gtk/gtk.h>

#include "engine/format/save-kind.h"

G_BEGIN_DECLS

/**
 * tw_save_dialog_complete:
 * @typed: the file name that the user typed
 * @kinds: (array length=n_kinds): the kinds of file that can be saved
 * @n_kinds: how many, at least 1
 * @wanted: index of the kind for a name without an ending
 * @out_name: (out) (transfer full): the name with the ending of one of @kinds, once
 *
 * If the user has typed a name with its ending before the proposed ending, one of the two is
 * removed. A name with another well-known ending ("rules.pdf" for a package) contradicts the kind.
 * Then @out_name has the ending of @wanted instead, and the caller has to ask the user.
 *
 * Returns: %FALSE if @typed contradicts the kind
 */
gboolean tw_save_dialog_complete (const char *typed,
                                  const TwSaveKind *kinds,
                                  guint n_kinds,
                                  guint wanted,
                                  char **out_name);

/**
 * tw_save_dialog_propose_name:
 * @title: title of what is saved
 * @otherwise: the name if @title has no letter or digit that can be used
 * @ending: the end of the name, with its suffix
 *
 * Returns: (transfer full): a name valid on every file system: "ford-and-inn.xml" for "Ford and
 *   Inn"
 */
char *tw_save_dialog_propose_name (const char *title, const char *otherwise, const char *ending);

/**
 * tw_save_dialog_show:
 * @parent: the window that waits for the answer
 * @title: title of the dialog
 * @kinds: (array length=n_kinds): the kinds of file that can be saved; not copied
 * @n_kinds: how many, at least 1
 * @folder: (nullable): the first folder; %NULL for the user's documents
 * @name: the proposed name, with the suffix of one of @kinds
 * @callback: called when the user has answered
 * @user_data: for @callback
 *
 * Asks for a folder and a name, and once more if completing the name would overwrite another file.
 * If there are several kinds, the one chosen in the dialog counts.
 */
void tw_save_dialog_show (GtkWindow *parent,
                          const char *title,
                          const TwSaveKind *kinds,
                          guint n_kinds,
                          GFile *folder,
                          const char *name,
                          GAsyncReadyCallback callback,
                          gpointer user_data);

/**
 * tw_save_dialog_finish:
 * @result: of tw_save_dialog_show(), whose source is the parent
 *
 * Returns: (transfer full) (nullable): the file, %NULL if the user cancelled
 */
GFile *tw_save_dialog_finish (GAsyncResult *result);

G_END_DECLS
