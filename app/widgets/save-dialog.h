/* Asks where something is to be saved. */
#pragma once

#include <gtk/gtk.h>

#include "engine/format/save-kind.h"

G_BEGIN_DECLS

/**
 * tw_save_dialog_complete:
 * @typed: the name of a file as somebody typed it
 * @kinds: (array length=n_kinds): what can be saved
 * @n_kinds: how many, at least 1
 * @wanted: which of them is meant by a name without an ending
 * @out_name: (out) (transfer full): the name with the ending of one of @kinds, once
 *
 * A name that was typed over the part before the suffix has two and loses one. A name with the
 * ending of something else that people know ("rules.pdf" for a package) contradicts the kind:
 * then @out_name has the ending of @wanted in its place, and somebody has to be asked.
 *
 * Returns: whether @typed does not contradict what is saved
 */
gboolean tw_save_dialog_complete (const char *typed,
                                  const TwSaveKind *kinds,
                                  guint n_kinds,
                                  guint wanted,
                                  char **out_name);

/**
 * tw_save_dialog_propose_name:
 * @title: what is to be saved, in words
 * @otherwise: a name for what no letter or digit can be told of
 * @ending: what the name ends in, with its suffix
 *
 * Returns: (transfer full): a name that every file system takes: "Ford and Inn" is kept in
 *   "ford-and-inn.xml"
 */
char *tw_save_dialog_propose_name (const char *title, const char *otherwise, const char *ending);

/**
 * tw_save_dialog_show:
 * @parent: the window that waits for the answer
 * @title: of the dialog
 * @kinds: (array length=n_kinds): what can be saved; not copied
 * @n_kinds: how many, at least 1
 * @folder: (nullable): where to begin; %NULL for the folder of documents
 * @name: a name to begin with, whose suffix is that of one of @kinds
 * @callback: called when somebody has answered
 * @user_data: for @callback
 *
 * Asks for a place and a name, and again before another file would be overwritten than the one
 * that was named. Of several kinds the one whose name is chosen in the dialog counts.
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
 * Returns: (transfer full) (nullable): where to save, %NULL if nowhere
 */
GFile *tw_save_dialog_finish (GAsyncResult *result);

G_END_DECLS
