/* What is heard of entries. */
#include "app/widgets/entry-names.h"

#include <adwaita.h>

#include "app/widgets/every-window.h"
#include "app/widgets/say.h"

/* With a window: it was in front before. */
#define WAS_ACTIVE "tw-was-active"

static void (*row_constructed) (GObject *object);

static void
title_cb (GObject *row, GParamSpec *pspec, GtkWidget *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), -1);
}

/* Of what has the keyboard here no reader can ask the text. While it is typed the keys are heard.
 */
static void
focus_cb (GtkWidget *text, GParamSpec *pspec, GtkWidget *row)
{
  const char *tooltip = gtk_widget_get_tooltip_text (row);
  const char *words = gtk_editable_get_text (GTK_EDITABLE (text));
  g_autofree char *both = NULL;

  if (!gtk_widget_has_focus (text))
    return;
  if (*words != '\0' && tooltip != NULL)
    both = g_strdup_printf ("%s. %s", words, tooltip);
  tw_describe (text, both != NULL ? both : *words != '\0' ? words : tooltip);
}

/* GTK tells of the focus in a text by what the text stands in. In this row that is a part without a
 * name, which never has the focus: so the text speaks for itself. */
static void
constructed_cb (GObject *row)
{
  GtkEditable *text;

  row_constructed (row);
  text = gtk_editable_get_delegate (GTK_EDITABLE (row));
  g_object_set (text, "accessible-role", GTK_ACCESSIBLE_ROLE_TEXT_BOX, NULL);
  g_signal_connect_object (row, "notify::title", G_CALLBACK (title_cb), text, 0);
  g_signal_connect_object (text, "notify::has-focus", G_CALLBACK (focus_cb), row, 0);
  title_cb (row, NULL, GTK_WIDGET (text));
}

/* An entry that had the focus before its window was seen has had it in secret: it gets it anew. */
static gboolean
tell_cb (gpointer data)
{
  GtkWindow *window = data;
  GtkWidget *focus = gtk_window_get_focus (window);
  int start, end;

  if (GTK_IS_TEXT (focus) && GTK_IS_EDITABLE (gtk_widget_get_parent (focus))
      && gtk_window_is_active (window))
    {
      if (!gtk_editable_get_selection_bounds (GTK_EDITABLE (focus), &start, &end))
        start = end = gtk_editable_get_position (GTK_EDITABLE (focus));
      g_object_ref (focus);
      gtk_window_set_focus (window, NULL);
      gtk_window_set_focus (window, focus);
      gtk_editable_select_region (GTK_EDITABLE (focus), start, end);
      g_object_unref (focus);
    }
  return G_SOURCE_REMOVE;
}

static void
active_cb (GtkWindow *window)
{
  if (!gtk_window_is_active (window) || g_object_get_data (G_OBJECT (window), WAS_ACTIVE) != NULL)
    return;
  g_object_set_data (G_OBJECT (window), WAS_ACTIVE, window);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, tell_cb, g_object_ref (window), g_object_unref);
}

static void
window_cb (GtkWidget *window)
{
  g_signal_connect (window, "notify::is-active", G_CALLBACK (active_cb), NULL);
}

void
tw_entry_names_init (void)
{
  GObjectClass *row = g_type_class_ref (ADW_TYPE_ENTRY_ROW);

  row_constructed = row->constructed;
  row->constructed = constructed_cb;
  tw_every_window (window_cb);
}
