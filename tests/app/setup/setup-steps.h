/* Steps on the page before a game, for its tests. */
#pragma once

#include <string.h>

#include "app/setup/setup-page-private.h"
#include "app/setup/setup-usual.h"
#include "tests/app/play/page-fixture.h"

static inline TwSetupPart *
part_of (TwSetupPage *page, const char *word)
{
  for (guint i = 0; i < page->game.parts->len; i++)
    if (strcmp (((TwSetupPart *) page->game.parts->pdata[i])->word, word) == 0)
      return page->game.parts->pdata[i];
  g_assert_not_reached ();
}

/* The row with a title below @widget, or NULL. */
static inline GtkWidget *
find_row (GtkWidget *widget, const char *title)
{
  GtkWidget *found = NULL;

  if (ADW_IS_PREFERENCES_ROW (widget)
      && strcmp (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_row (child, title);
  return found;
}

/* Opens all lists below; what is in a list of house rules is made with that. */
static inline void
open_lists (GtkWidget *widget)
{
  if (ADW_IS_EXPANDER_ROW (widget))
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (widget), TRUE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    open_lists (child);
}

/* The row of a house rule among @rules, whose lists are opened. */
static inline GtkWidget *
find_rule (GtkWidget *rules, const char *title)
{
  open_lists (rules);
  return find_row (rules, title);
}

static inline GtkWidget *
find_type (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_type (child, type);
  return found;
}

static inline GtkWidget *
in_row (TwSetupPage *page, const char *title, GType type)
{
  GtkWidget *row = find_row (GTK_WIDGET (page), title), *found;

  g_assert_nonnull (row);
  found = find_type (row, type);
  g_assert_nonnull (found);
  return found;
}

/* What is told to have been chosen in vain, or NULL. */
static inline const char *
missing (TwSetupPage *page)
{
  return gtk_widget_get_visible (GTK_WIDGET (page->outcome.missing)) ? gtk_label_get_label (page->outcome.missing)
                                                             : NULL;
}

static inline void
activate (TwSetupPage *page, const char *action)
{
  g_action_group_activate_action (G_ACTION_GROUP (page->actions), action, NULL);
}
