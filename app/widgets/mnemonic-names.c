/* Names of buttons whose label has a mnemonic. */
#include "app/widgets/mnemonic-names.h"

#include <string.h>

/* GTK names such a button twice: by the label as it is written, and by the words that are seen,
 * which are enough. Where the name is another one than the label, somebody gave it. */
static void
name_cb (GtkWidget *button)
{
  gboolean has_mnemonic = FALSE;
  g_autofree char *label = NULL, *other = NULL;

  g_object_get (button, "label", &label, "use-underline", &has_mnemonic, NULL);
  if (label == NULL || !has_mnemonic || strchr (label, '_') == NULL)
    return;
  other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (button),
                                              GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  if (other == NULL)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (!GTK_IS_BUTTON (widget) && !GTK_IS_CHECK_BUTTON (widget))
    return TRUE;
  name_cb (widget);
  /* A label may change later; once is enough to hear of it. */
  if (g_object_get_data (G_OBJECT (widget), "mnemonic-name") != NULL)
    return TRUE;
  g_object_set_data (G_OBJECT (widget), "mnemonic-name", widget);
  g_signal_connect (widget, "notify::label", G_CALLBACK (name_cb), NULL);
  return TRUE;
}

void
tw_mnemonic_names_init (void)
{
  /* Its signals are known once the class is. */
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL, NULL);
}
