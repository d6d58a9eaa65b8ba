/* Asks where something is to be saved. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tw_save_dialog_complete_name:
 * @name: the name of a file as somebody typed it
 *
 * What is saved here is XML, or a package where the name says so (".tilewright"). A name without
 * a suffix gets that of XML; one that was typed over the part before the suffix has two and loses
 * one.
 *
 * Returns: (transfer full): @name with ".xml" or ".tilewright" at its end once
 */
char *tw_save_dialog_complete_name (const char *name);

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
 * @filter: what files of this kind look like
 * @folder: (nullable): where to begin; %NULL leaves it to the system
 * @name: a name to begin with, with its suffix
 * @callback: called when somebody has answered
 * @user_data: for @callback
 *
 * Asks for a place and a name, and again before another file would be overwritten.
 */
void tw_save_dialog_show (GtkWindow *parent,
                          const char *title,
                          GtkFileFilter *filter,
                          GFile *folder,
                          const char *name,
                          GAsyncReadyCallback callback,
                          gpointer user_data);

/**
 * tw_save_dialog_complete_suffix:
 * @name: the name of a file as somebody typed it
 * @suffixes: (array zero-terminated=1): endings that are possible, with their dots
 *
 * Returns: (transfer full): @name with one of the endings: the first one if it has none of them
 */
char *tw_save_dialog_complete_suffix (const char *name, const char *const *suffixes);

/**
 * tw_save_dialog_show_suffixes:
 * @parent: the window that waits for the answer
 * @title: of the dialog
 * @filter: what files of this kind look like
 * @name: a name to begin with, with its suffix
 * @suffixes: (array zero-terminated=1): endings of which the name gets one
 * @callback: called when somebody has answered
 * @user_data: for @callback
 *
 * As tw_save_dialog_show() for what is not XML.
 */
void tw_save_dialog_show_suffixes (GtkWindow *parent,
                                   const char *title,
                                   GtkFileFilter *filter,
                                   const char *name,
                                   const char *const *suffixes,
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
