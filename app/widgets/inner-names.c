/* Names of what GTK and libadwaita put together. */
#include "app/widgets/inner-names.h"

#include <adwaita.h>
#include <glib/gi18n.h>

static void
name (GtkWidget *widget, const char *words)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
}

/* Its letters for a key are not read. */
static void
name_without_key (GtkWidget *widget, const char *label)
{
  g_auto (GStrv) parts = g_strsplit (label, "_", -1);
  g_autofree char *plain = g_strjoinv ("", parts);

  name (widget, plain);
}

static void
name_menu_button (GtkMenuButton *button)
{
  const char *label = gtk_menu_button_get_label (button);

  if (label != NULL && gtk_menu_button_get_use_underline (button))
    name_without_key (GTK_WIDGET (button), label);
  else if (label != NULL)
    name (GTK_WIDGET (button), label);
}

/* GTK 4.8 reads a button with a letter for a key twice, once with the line: "_Save Save"; the one
 * that closes a bar is read as its picture. */
static void
name_button (GtkButton *button)
{
  const char *label = gtk_button_get_label (button);

  if (g_strcmp0 (gtk_button_get_icon_name (button), "window-close-symbolic") == 0)
    name (GTK_WIDGET (button), _ ("Close"));
  if (label == NULL || !gtk_button_get_use_underline (button))
    return;
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  name_without_key (GTK_WIDGET (button), label);
}

/* The button at the end of an entry, by which what is typed is applied. */
static void
name_apply (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget)
      && g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (widget)), "adw-entry-apply-symbolic")
             == 0)
    name (widget, _ ("Apply"));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_apply (child);
}

void
tw_inner_names (GtkWidget *root)
{
  if (ADW_IS_ENTRY_ROW (root))
    name_apply (root);
  if (ADW_IS_VIEW_SWITCHER (root))
    /* Translators: of the tabs that lead to the pages of a window; read by screen readers */
    name (root, C_ ("tabs", "Pages"));
  else if (GTK_IS_MENU_BUTTON (root))
    name_menu_button (GTK_MENU_BUTTON (root));
  else if (GTK_IS_BUTTON (root))
    name_button (GTK_BUTTON (root));
  else if (GTK_IS_EXPANDER (root))
    name (root, gtk_expander_get_label (GTK_EXPANDER (root)));
  else if (GTK_IS_COLOR_BUTTON (root))
    /* What has the focus is the button in it. */
    name (gtk_widget_get_first_child (root), gtk_color_button_get_title (GTK_COLOR_BUTTON (root)));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    tw_inner_names (child);
}
