/* What goes wrong while pages are written, and how far they are. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define TW_PRINT_ERROR (tw_print_error_quark ())
GQuark tw_print_error_quark (void);

/**
 * TwPrintError:
 * @TW_PRINT_ERROR_NOTHING: there is nothing to print
 * @TW_PRINT_ERROR_DRAWING: cairo or qpdf failed
 */
typedef enum
{
  TW_PRINT_ERROR_NOTHING,
  TW_PRINT_ERROR_DRAWING
} TwPrintError;

/** TwPrintProgress: is told how many of all pages are done; in whichever thread has drawn one. */
typedef void (*TwPrintProgress) (guint n_done, guint n, gpointer user_data);

G_END_DECLS
