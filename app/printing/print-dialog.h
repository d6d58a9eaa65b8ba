/* The system's print dialog. */
#pragma once

#include <gtk/gtk.h>

#include "app/printing/print-work.h"

G_BEGIN_DECLS

/** TwPrinted: is told that the pages have been printed; or, in @failure, why the printer did not
 * take them. */
typedef void (*TwPrinted) (const char *failure, gpointer user_data);

/**
 * tw_print_dialog_run:
 * @parent: the window above which it stands
 * @order: what is printed
 * @folder: (nullable): where a file is proposed, for who prints to one
 * @name: the file's name without an ending
 * @printed: called when all is over, unless it was cancelled
 * @user_data: for @printed, which is not called any more once it is gone; a #GObject
 *
 * Asks for a printer and prints the pages at their size, without scaling; the dialog has the
 * system's preview and writes files as well. Returns at once.
 */
void tw_print_dialog_run (GtkWindow *parent,
                          const TwPrintOrder *order,
                          GFile *folder,
                          const char *name,
                          TwPrinted printed,
                          gpointer user_data);

G_END_DECLS
