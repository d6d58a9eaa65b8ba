/* A symbol's id as the value dragged from the shelf to the canvas. */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/** TW_TYPE_SYMBOL_NAME: a boxed type of its own, so that no other text is taken for a symbol. */
#define TW_TYPE_SYMBOL_NAME (tw_symbol_name_get_type ())
GType tw_symbol_name_get_type (void);

G_END_DECLS
