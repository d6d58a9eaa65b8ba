/* Exporting the open set to a file of another kind: asks where, and tells the result. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/saver.h"

G_BEGIN_DECLS

/**
 * tw_set_exporting_ask:
 * @widget: a widget of the window that asks; messages go to its announcer
 * @saver: the saver of the open set
 * @id: the kind of export, see #TwSetExporter
 *
 * Asks for the address of its pictures, if it has any, and for a file, then does tw_set_exporting_write().
 */
void tw_set_exporting_ask (GtkWidget *widget, TwSaver *saver, const char *id);

/**
 * tw_set_exporting_write:
 * @widget: as for tw_set_exporting_ask()
 * @saver: as for tw_set_exporting_ask()
 * @id: the kind of export, see #TwSetExporter
 * @file: the file to write; an existing one is replaced
 * @address: (nullable): the web address of its pictures, for a kind of export that asks for one
 *
 * Writes a copy; the open set keeps its file. If @file is the open set's own, the set is saved if
 * @id is a kind of set of the program's own; any other kind is refused, since the set would be
 *   lost.
 */
void tw_set_exporting_write (GtkWidget *widget, TwSaver *saver, const char *id, GFile *file,
                             const char *address);

/** tw_set_exporting_fill_menu: adds the kinds of export of a set to @menu, as `doc.export`, and the sheet of its rules. */
void tw_set_exporting_fill_menu (GMenu *menu);

G_END_DECLS
