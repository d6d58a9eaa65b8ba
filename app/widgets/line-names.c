/* What is heard of the lines of lists. */
#include "app/widgets/line-names.h"

/* With a line: its name, where it was given here. */
#define NAME "tw-line-name"
/* With a line: it is known. */
#define WATCHED "tw-line-watched"

/* Adds what is written in @widget, part by part. */
static void
add_words (GtkWidget *widget, GString *words)
{
  if (!gtk_widget_get_visible (widget))
    return;
  if (GTK_IS_LABEL (widget))
    {
      const char *text = gtk_label_get_text (GTK_LABEL (widget));

      if (words->len > 0 && *text != '\0')
        g_string_append (words, ", ");
      g_string_append (words, text);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_words (child, words);
}

/* Whether somebody else has given @line a name. */
static gboolean
is_named (GtkWidget *line)
{
  const char *name = g_object_get_data (G_OBJECT (line), NAME);
  g_autofree char *other = NULL;

  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL))
    return FALSE;
  if (name == NULL)
    return TRUE;
  other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                              name);
  return other != NULL;
}

/* Lists use a line for one thing after another: what it says is known when somebody is there. */
static void
focus_cb (GtkWidget *line)
{
  g_autoptr (GString) words = g_string_new (NULL);

  if (!gtk_widget_has_focus (line) || is_named (line))
    return;
  add_words (line, words);
  if (words->len > 0)
    gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    words->str, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_object_set_data_full (G_OBJECT (line), NAME, words->len > 0 ? g_strdup (words->str) : NULL,
                          g_free);
}

/* The class of lines is GTK's own, which tells of nothing but its name. */
static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (g_strcmp0 (G_OBJECT_TYPE_NAME (widget), "GtkListItemWidget") != 0
      || g_object_get_data (G_OBJECT (widget), WATCHED) != NULL)
    return TRUE;
  g_object_set_data (G_OBJECT (widget), WATCHED, widget);
  g_signal_connect (widget, "notify::has-focus", G_CALLBACK (focus_cb), NULL);
  return TRUE;
}

void
tw_line_names_init (void)
{
  /* Its signals are known once the class is. */
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL, NULL);
}
