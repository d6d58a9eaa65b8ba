/* What goes wrong while pages are written. */
#include "app/cardboard/print-progress.h"

G_DEFINE_QUARK (tw - print - error - quark, tw_print_error)
