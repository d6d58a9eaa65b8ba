/* The keys of Undo and Redo where there is nothing to undo. */
#include "app/window/undo-keys.h"

#include <glib/gi18n.h>

#include "app/widgets/announce.h"
#include "app/window/application-keys.h"

static gboolean
pressed_cb (GtkWidget *page, GVariant *arguments, gpointer words)
{
  if (!gtk_widget_get_mapped (page))
    return FALSE;
  tw_announce_words (page, _ ((const char *) words));
  return TRUE;
}

void
tw_undo_keys_add (TwEditPage *page)
{
  static const struct
  {
    const char *action, *words;
  } rows[] = {
    { "doc.undo", N_ ("There is nothing to undo.") },
    { "doc.redo", N_ ("There is nothing to redo.") },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();
  guint n_keys;
  const TwApplicationKey *keys = tw_application_keys (&n_keys);

  for (guint i = 0; i < n_keys; i++)
    for (guint k = 0; k < G_N_ELEMENTS (rows); k++)
      for (guint n = 0; g_str_equal (keys[i].action, rows[k].action) && keys[i].accels[n] != NULL;
           n++)
        gtk_shortcut_controller_add_shortcut (
            GTK_SHORTCUT_CONTROLLER (controller),
            gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys[i].accels[n]),
                              gtk_callback_action_new (pressed_cb, (gpointer) rows[k].words,
                                                       NULL)));
  gtk_widget_add_controller (GTK_WIDGET (page), controller);
}
