/* The system's print dialog. */
#pragma once

#include <gtk/gtk.h>

#include "app/printing/print-work.h"

G_BEGIN_DECLS

/** TwPrintFailed: is told, in words, that a printer did not take the pages. */
typedef void (*TwPrintFailed) (const char *words, gpointer user_data);

/**
 * tw_print_dialog_run:
 * @parent: the window above which it stands
 * @order: what is printed
 * @failed: called if printing fails
 * @user_data: for @failed, which is not called any more once it is gone; a #GObject
 *
 * Asks for a printer and prints the pages at their size, without scaling; the dialog has the
 * system's preview and writes files as well. Returns at once.
 */
void tw_print_dialog_run (GtkWindow *parent,
                          const TwPrintOrder *order,
                          TwPrintFailed failed,
                          gpointer user_data);

G_END_DECLS
