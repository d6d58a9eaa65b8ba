/* Taking a table of tiles, changed in a spreadsheet, into the open set. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/document.h"

G_BEGIN_DECLS

/** tw_table_import_ask: asks for a table and takes it into @document; says in the window of @widget what came of it. */
void tw_table_import_ask (GtkWidget *widget, TwDocument *document);

/**
 * tw_table_import_read:
 * @widget: a widget of the window that says what came of it
 * @document: the set that is changed, as one step
 * @file: a table, see engine/format/set-table.h
 *
 * Reads the table in a thread, then changes @document as it is by then.
 */
void tw_table_import_read (GtkWidget *widget, TwDocument *document, GFile *file);

G_END_DECLS
