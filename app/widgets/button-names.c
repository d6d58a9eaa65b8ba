/* Names of buttons: nothing but their words. */
#include "app/widgets/button-names.h"

#include <string.h>

/* GTK names such a button twice: by the label as it is written, and by the words that are seen,
 * which are enough. Where the name is another one than the label, somebody gave it. */
static void
mnemonic_cb (GtkWidget *button)
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

/* GTK names a button after what is in it, too, also where that is a picture, of which a reader
 * knows no more than "GtkImage". */
static void
picture_cb (GtkWidget *button)
{
  const char *icon = gtk_button_get_icon_name (GTK_BUTTON (button));

  if (icon != NULL
      && gtk_test_accessible_has_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL))
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (!GTK_IS_BUTTON (widget) && !GTK_IS_CHECK_BUTTON (widget))
    return TRUE;
  mnemonic_cb (widget);
  if (GTK_IS_BUTTON (widget))
    picture_cb (widget);
  /* A label may change later; once is enough to hear of it. */
  if (g_object_get_data (G_OBJECT (widget), "button-name") != NULL)
    return TRUE;
  g_object_set_data (G_OBJECT (widget), "button-name", widget);
  g_signal_connect (widget, "notify::label", G_CALLBACK (mnemonic_cb), NULL);
  if (GTK_IS_BUTTON (widget))
    g_signal_connect (widget, "notify::icon-name", G_CALLBACK (picture_cb), NULL);
  return TRUE;
}

void
tw_button_names_init (void)
{
  /* Its signals are known once the class is. */
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL, NULL);
}
