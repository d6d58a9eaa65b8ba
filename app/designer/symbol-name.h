/* A symbol's id as what is dragged from the shelf to the canvas. */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/** TW_TYPE_SYMBOL_NAME: boxed, a string of its own so that no other text is taken for one. */
#define TW_TYPE_SYMBOL_NAME (tw_symbol_name_get_type ())
GType tw_symbol_name_get_type (void);

G_END_DECLS
