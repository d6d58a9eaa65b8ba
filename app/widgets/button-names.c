/* Names of buttons: nothing but their words, and once. */
#include "app/widgets/button-names.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/widgets/say.h"

/* With a button: its description is a part of its tooltip. */
#define SHORTENED "tw-short-description"

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
 * knows no more than "GtkImage". That is all of the name of the button by which libadwaita lets a
 * toast be closed. */
static void
picture_cb (GtkWidget *button)
{
  const char *icon = gtk_button_get_icon_name (GTK_BUTTON (button));

  if (g_strcmp0 (icon, "window-close-symbolic") == 0
      && !gtk_test_accessible_has_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL))
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    _ ("Close"), -1);
  if (icon != NULL
      && gtk_test_accessible_has_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL))
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/* libadwaita names what stands in a row by the row's title as well: "Copies Copies". */
static void
row_cb (GtkWidget *widget)
{
  if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL)
      && gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget),
                                           GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/* What @button is called, or %NULL. */
static char *
dup_name (GtkWidget *button)
{
  const char *label = GTK_IS_BUTTON (button) ? gtk_button_get_label (GTK_BUTTON (button)) : NULL;

  if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL))
    return gtk_test_accessible_check_property (GTK_ACCESSIBLE (button),
                                               GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  return label != NULL && strchr (label, '_') == NULL ? g_strdup (label) : NULL;
}

/* What @tooltip says of a button beyond its name: of "Fit (Ctrl+0)" the key; %NULL if the name does
 * not stand at its beginning. */
static char *
dup_rest (const char *tooltip, const char *name)
{
  const char *rest;

  /* "Meeple" of "Meeple, 7". */
  if (g_str_has_prefix (name, tooltip))
    return g_strdup ("");
  if (!g_str_has_prefix (tooltip, name))
    return NULL;
  rest = tooltip + strlen (name);
  if (g_str_has_prefix (rest, " (") && g_str_has_suffix (rest, ")"))
    return g_strndup (rest + 2, strlen (rest) - 3);
  return *rest == '\n' ? g_strdup (rest + 1) : NULL;
}

/* GTK describes a button by its tooltip, which may say its name once more. */
static void
tooltip_cb (GtkWidget *button)
{
  const char *tooltip = gtk_widget_get_tooltip_text (button);
  g_autofree char *name = NULL, *rest = NULL, *other = NULL;

  if (tooltip == NULL)
    return;
  other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (button),
                                              GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tooltip);
  name = dup_name (button);
  /* Where the description is another one than the tooltip, somebody gave it. */
  if (other == NULL && name != NULL && *name != '\0')
    rest = dup_rest (tooltip, name);
  if (rest != NULL || g_object_get_data (G_OBJECT (button), SHORTENED) != NULL)
    tw_describe (button, rest);
  g_object_set_data (G_OBJECT (button), SHORTENED, rest != NULL ? button : NULL);
}

static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (GTK_IS_SWITCH (widget) || GTK_IS_SPIN_BUTTON (widget))
    row_cb (widget);
  if (!GTK_IS_BUTTON (widget) && !GTK_IS_CHECK_BUTTON (widget))
    return TRUE;
  mnemonic_cb (widget);
  if (GTK_IS_BUTTON (widget))
    picture_cb (widget);
  tooltip_cb (widget);
  /* A label may change later; once is enough to hear of it. */
  if (g_object_get_data (G_OBJECT (widget), "button-name") != NULL)
    return TRUE;
  g_object_set_data (G_OBJECT (widget), "button-name", widget);
  g_signal_connect (widget, "notify::label", G_CALLBACK (mnemonic_cb), NULL);
  g_signal_connect (widget, "notify::tooltip-text", G_CALLBACK (tooltip_cb), NULL);
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
