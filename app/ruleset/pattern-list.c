/* The patterns with which a rule can begin. */
#include "app/ruleset/pattern-list.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/document/rule-patterns.h"

/* Pixels: what a menu has room for in a window of 800 by 600 as well. */
#define WIDTH  400
#define HEIGHT 330
/* Lines of what a pattern says. */
#define LINES 4

/* The vocabulary is joined for each: only who looks at them waits for that. */
static void
mapped_cb (GtkListBox *list)
{
  guint n;
  const TwRulePattern *patterns = tw_rule_patterns (&n);

  for (guint i = 0; i < n; i++)
    {
      AdwActionRow *row = ADW_ACTION_ROW (gtk_list_box_get_row_at_index (list, (int) i));
      const char *known = adw_action_row_get_subtitle (row);
      g_autofree char *words =
          known == NULL || *known == '\0' ? tw_rule_pattern_words (patterns[i].id) : NULL;

      if (words != NULL)
        adw_action_row_set_subtitle (row, words);
    }
}

/* The popover goes first: what is added gets the keyboard. */
static void
activated_cb (GtkListBox *list, GtkListBoxRow *row)
{
  guint n;
  const TwRulePattern *patterns = tw_rule_patterns (&n);
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (list), GTK_TYPE_POPOVER);

  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_widget_activate_action (GTK_WIDGET (list), "rules.add-pattern", "s",
                              patterns[gtk_list_box_row_get_index (row)].id);
}

/* Beyond its first and its last row the keyboard goes on in the menu. */
static gboolean
keynav_failed_cb (GtkWidget *list, GtkDirectionType direction)
{
  GtkWidget *popover = gtk_widget_get_ancestor (list, GTK_TYPE_POPOVER);

  return popover != NULL
         && gtk_widget_child_focus (popover, direction == GTK_DIR_UP ? GTK_DIR_TAB_BACKWARD
                                                                     : GTK_DIR_TAB_FORWARD);
}

/* The arrows of a menu pass over what is no item of it: they go as Tab does. */
static gboolean
key_cb (GtkEventControllerKey *controller,
        guint key,
        guint code,
        GdkModifierType state,
        GtkWidget *list)
{
  GtkWidget *popover = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (popover));
  gboolean is_up = key == GDK_KEY_Up || key == GDK_KEY_KP_Up,
           is_down = key == GDK_KEY_Down || key == GDK_KEY_KP_Down;

  if (!(is_up || is_down) || (state & gtk_accelerator_get_default_mod_mask ()) != 0
      || !gtk_widget_get_mapped (list) || (focus != NULL && gtk_widget_is_ancestor (focus, list)))
    return GDK_EVENT_PROPAGATE;
  return gtk_widget_child_focus (popover, is_up ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD);
}

void
tw_pattern_list_add (GtkPopoverMenu *popover, const char *place)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *list = gtk_list_box_new (), *scrolled = gtk_scrolled_window_new ();
  guint n;
  const TwRulePattern *patterns = tw_rule_patterns (&n);

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "background");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Patterns"), -1);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *row = adw_action_row_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (patterns[i].title));
      adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
      adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), LINES);
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      gtk_list_box_append (GTK_LIST_BOX (list), row);
    }
  g_signal_connect (list, "map", G_CALLBACK (mapped_cb), NULL);
  g_signal_connect (list, "row-activated", G_CALLBACK (activated_cb), NULL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), list);
  gtk_widget_set_size_request (scrolled, WIDTH, HEIGHT);
  g_signal_connect (list, "keynav-failed", G_CALLBACK (keynav_failed_cb), NULL);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), list);
  gtk_widget_add_controller (GTK_WIDGET (popover), keys);
  gtk_popover_menu_add_child (popover, scrolled, place);
}
