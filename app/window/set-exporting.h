/* Exporting the open set as a file of another kind: asks where, and says how it goes. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/saver.h"

G_BEGIN_DECLS

/**
 * tw_set_exporting_ask:
 * @widget: whose window asks; what is said goes to its announcer
 * @saver: what saves the open set
 * @id: what it becomes, see #TwSetExporter
 *
 * Asks where to, then goes on as tw_set_exporting_write().
 */
void tw_set_exporting_ask (GtkWidget *widget, TwSaver *saver, const char *id);

/**
 * tw_set_exporting_write:
 * @widget: as for tw_set_exporting_ask()
 * @saver: as for tw_set_exporting_ask()
 * @id: what it becomes, see #TwSetExporter
 * @file: where to; what is there is replaced
 *
 * Writes a copy; what is open stays open. Where the open set itself is kept there, it is saved if @id is
 * a kind of set of ours, else that is refused, as the set would be lost.
 */
void tw_set_exporting_write (GtkWidget *widget, TwSaver *saver, const char *id, GFile *file);

/** tw_set_exporting_fill_menu: puts what a set can be exported as into @menu, as `doc.export`. */
void tw_set_exporting_fill_menu (GMenu *menu);

G_END_DECLS
