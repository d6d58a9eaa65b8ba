/* Widgets that are made from a template alone, and go without a trace. */
#include <adwaita.h>

#include "app/gallery/set-page.h"
#include "app/start/start-page.h"
#include "app/widgets/message-bar.h"
#include "app/widgets/set-title.h"

static void
test_templates (void)
{
  const GType types[] = { TW_TYPE_MESSAGE_BAR, TW_TYPE_SET_TITLE, TW_TYPE_START_PAGE,
                          TW_TYPE_SET_PAGE };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      GtkWidget *widget = g_object_ref_sink (g_object_new (types[i], NULL));

      g_test_message ("%s", g_type_name (types[i]));
      g_assert_nonnull (gtk_widget_get_first_child (widget));
      g_assert_finalize_object (widget);
    }
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/window/templates", test_templates);
  return g_test_run ();
}
