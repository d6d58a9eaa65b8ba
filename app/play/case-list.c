/* The cases of the file that is open, in a menu button. */
#include "app/play/case-list.h"

#include <glib/gi18n.h>

#include "app/widgets/icon-button.h"
#include "app/widgets/words-button.h"

static GtkWidget *
case_row (const TwFileCase *one, guint index)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *icon = gtk_image_new_from_icon_name (one->failure == NULL ? "object-select-symbolic"
                                                                       : "dialog-warning-symbolic");
  g_autofree char *id = g_markup_escape_text (one->id, -1);
  g_autofree char *title = g_markup_escape_text (one->title, -1);
  const char *words = one->failure == NULL ? _ ("It comes out as it says") : one->failure;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), id);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), title);
  gtk_widget_set_tooltip_text (row, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (icon), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), icon);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", index);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "play.show-case");
  return row;
}

/* Which case is shown, and whether it comes out. */
static void
show_outcome (GtkMenuButton *button, const TwFileCase *shown)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *id = gtk_label_new (shown->id);
  const char *words = shown->failure == NULL ? _ ("It comes out as it says")
                                             : _ ("It does not come out as it says");
  g_autofree char *name = g_strdup_printf ("%s: %s", shown->id, words);

  /* A file may call its cases anything; the tooltip has it in full. */
  gtk_label_set_ellipsize (GTK_LABEL (id), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (id), (int) MIN (g_utf8_strlen (shown->id, -1), 8));
  gtk_label_set_max_width_chars (GTK_LABEL (id), 18);
  gtk_box_append (GTK_BOX (content), gtk_image_new_from_icon_name (
                                         shown->failure == NULL ? "object-select-symbolic"
                                                                : "dialog-warning-symbolic"));
  gtk_box_append (GTK_BOX (content), id);
  gtk_menu_button_set_child (button, content);
  tw_icon_button_set_words (GTK_WIDGET (button), name);
}

void
tw_case_list_show (GtkMenuButton *button, const TwGameFile *opened)
{
  GtkWidget *popover, *scrolled, *list;
  const TwFileCase *shown;

  gtk_widget_set_visible (GTK_WIDGET (button), opened->cases != NULL);
  gtk_menu_button_set_popover (button, NULL);
  if (opened->cases == NULL)
    return;
  shown = g_ptr_array_index (opened->cases, opened->at);
  show_outcome (button, shown);
  popover = gtk_popover_new ();
  list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  for (guint i = 0; i < opened->cases->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (list), case_row (opened->cases->pdata[i], i));
  scrolled = tw_scrolled_new (list, 420);
  gtk_widget_set_size_request (scrolled, 340, -1);
  gtk_popover_set_child (GTK_POPOVER (popover), scrolled);
  g_signal_connect_swapped (list, "row-activated", G_CALLBACK (gtk_popover_popdown), popover);
  gtk_menu_button_set_popover (button, popover);
}
