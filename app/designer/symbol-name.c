/* A symbol's id as what is dragged from the shelf to the canvas. */
#include "app/designer/symbol-name.h"

static gpointer
symbol_name_copy (gpointer name)
{
  return g_strdup (name);
}

GType
tw_symbol_name_get_type (void)
{
  static gsize type = 0;

  if (g_once_init_enter (&type))
    g_once_init_leave (&type,
                       g_boxed_type_register_static ("TwSymbolName", symbol_name_copy, g_free));
  return type;
}
