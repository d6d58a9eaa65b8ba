/* Finding widgets below another one, as a person would: by what they are and show. */
#pragma once

#include <string.h>

#include <adwaita.h>

/* Counts the widgets of @type below @widget that are mapped. */
static inline guint
count_widgets (GtkWidget *widget, GType type)
{
  guint n_widgets = 0;

  if (g_type_is_a (G_OBJECT_TYPE (widget), type) && gtk_widget_get_mapped (widget))
    n_widgets++;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_widgets += count_widgets (child, type);
  return n_widgets;
}

/* Returns the @index-th mapped widget of @type below @widget, in order, or NULL. */
static inline GtkWidget *
find_widget (GtkWidget *widget, GType type, guint *index)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type) && gtk_widget_get_mapped (widget)
      && (*index)-- == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_widget (child, type, index);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static inline GtkWidget *
nth_widget (GtkWidget *widget, GType type, guint index)
{
  return find_widget (widget, type, &index);
}

/* Returns the first button below @widget that does @action, or NULL. */
static inline GtkWidget *
find_actionable (GtkWidget *widget, const char *action)
{
  if (GTK_IS_ACTIONABLE (widget)
      && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_actionable (child, action);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Returns whether a label that is shown below @widget has these words in it. */
static inline gboolean
says (GtkWidget *widget, const char *words)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
      && strstr (gtk_label_get_text (GTK_LABEL (widget)), words) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (says (child, words))
      return TRUE;
  return FALSE;
}
