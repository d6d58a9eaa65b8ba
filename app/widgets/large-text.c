/* What GTK and libadwaita would cut where texts are large. */
#include "app/widgets/large-text.h"

#include "app/widgets/large-icons.h"
#include "app/widgets/text-scale.h"

/* From that size of texts on few words fit into a line. */
#define WRAPPED_FROM 1.25
/* In a line of a menu's entry, were texts as large as usual: beside it there may be keys. */
#define ENTRY_CHARS 40

static void
wrap (GtkLabel *label)
{
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
}

void
tw_large_text_wrap (GtkLabel *label)
{
  if (tw_text_scale (GTK_WIDGET (label)) >= WRAPPED_FROM)
    wrap (label);
}

void
tw_large_text_scroll (AdwBin *bin)
{
  GtkWidget *child = adw_bin_get_child (bin), *scrolled;

  if (tw_text_scale (GTK_WIDGET (bin)) < WRAPPED_FROM)
    return;
  scrolled = gtk_scrolled_window_new ();
  g_object_ref (child);
  adw_bin_set_child (bin, NULL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_AUTOMATIC,
                                  GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), child);
  /* As wide as it wants to be, so that nothing in it takes more lines. */
  g_object_set (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scrolled)), "hscroll-policy",
                GTK_SCROLL_NATURAL, NULL);
  adw_bin_set_child (bin, scrolled);
  g_object_unref (child);
}

void
tw_large_text_stack (GtkBox *box)
{
  if (tw_text_scale (GTK_WIDGET (box)) >= WRAPPED_FROM)
    gtk_orientable_set_orientation (GTK_ORIENTABLE (box), GTK_ORIENTATION_VERTICAL);
}

/* The title of a group of rows, in the box with it and what stands behind it. */
static GtkLabel *
find_title (GtkWidget *widget)
{
  GtkLabel *found = NULL;

  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "heading"))
    return GTK_LABEL (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && !GTK_IS_LIST_BOX (child) && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_title (child);
  return found;
}

static gboolean
resize_cb (gpointer label)
{
  gtk_widget_queue_resize (label);
  return G_SOURCE_REMOVE;
}

/* libadwaita 1.2 ends a title that is too long with dots. */
static void
map_group_cb (GtkWidget *group)
{
  GtkLabel *title = find_title (group);

  if (title != NULL && !gtk_label_get_wrap (title))
    {
      wrap (title);
      /* What is mapped while it is laid out is not measured again before that is over. */
      g_idle_add_full (G_PRIORITY_HIGH_IDLE, resize_cb, g_object_ref (title), g_object_unref);
    }
  g_signal_chain_from_overridden_handler (group);
}

/* Has the tooltip of @widget tell what its @property may have no room for. */
static void
tell_whole (GtkWidget *widget, const char *property)
{
  if (tw_text_scale (widget) >= WRAPPED_FROM && gtk_widget_get_tooltip_text (widget) == NULL)
    g_object_bind_property (widget, property, widget, "tooltip-text", G_BINDING_SYNC_CREATE);
}

static void
map_title_cb (GtkWidget *title)
{
  tell_whole (title, "title");
  g_signal_chain_from_overridden_handler (title);
}

static void
tell_tabs (GtkWidget *widget)
{
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "AdwViewSwitcherButton"))
    tell_whole (widget, "label");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    tell_tabs (child);
}

static void
map_tabs_cb (GtkWidget *tabs)
{
  tell_tabs (tabs);
  g_signal_chain_from_overridden_handler (tabs);
}

/* The words of a menu's entries, not their keys. */
static void
wrap_entries (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget)
      && g_str_equal (G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)), "GtkModelButton"))
    {
      gtk_label_set_max_width_chars (GTK_LABEL (widget),
                                     (int) (ENTRY_CHARS / tw_text_scale (widget)));
      wrap (GTK_LABEL (widget));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    wrap_entries (child);
  /* It would ask pages that are not shown how wide they are if no line of theirs is wrapped. */
  if (GTK_IS_STACK (widget))
    gtk_stack_set_hhomogeneous (GTK_STACK (widget), FALSE);
}

/* No menu scrolls sideways. */
static void
show_menu_cb (GtkWidget *menu)
{
  if (tw_text_scale (menu) >= WRAPPED_FROM)
    wrap_entries (menu);
  g_signal_chain_from_overridden_handler (menu);
}

/* Returns: @size with texts @scale times as large, no larger than the window below, but no smaller
 * than it was */
static int
grown (int size, double scale, int below)
{
  return MAX (size, MIN ((int) (size * scale), below));
}

static void
realize_window_cb (GtkWidget *window)
{
  GtkWindow *below = gtk_window_get_transient_for (GTK_WINDOW (window));
  double scale = tw_text_scale (window);
  int width, height;

  if (below != NULL && scale > 1)
    {
      gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
      if (width > 0)
        width = grown (width, scale, gtk_widget_get_width (GTK_WIDGET (below)));
      if (height > 0)
        height = grown (height, scale, gtk_widget_get_height (GTK_WIDGET (below)));
      gtk_window_set_default_size (GTK_WINDOW (window), width, height);
    }
  g_signal_chain_from_overridden_handler (window);
}

void
tw_large_text_init (void)
{
  static gsize is_done;

  if (!g_once_init_enter (&is_done))
    return;
  tw_large_icons_init ();
  /* From then on it has signals. */
  g_type_class_ref (GTK_TYPE_WIDGET);
  g_signal_override_class_handler ("map", ADW_TYPE_PREFERENCES_GROUP, G_CALLBACK (map_group_cb));
  g_signal_override_class_handler ("map", ADW_TYPE_WINDOW_TITLE, G_CALLBACK (map_title_cb));
  g_signal_override_class_handler ("map", ADW_TYPE_ENTRY_ROW, G_CALLBACK (map_title_cb));
  g_signal_override_class_handler ("map", ADW_TYPE_VIEW_SWITCHER, G_CALLBACK (map_tabs_cb));
  g_signal_override_class_handler ("show", GTK_TYPE_POPOVER_MENU, G_CALLBACK (show_menu_cb));
  g_signal_override_class_handler ("realize", GTK_TYPE_WINDOW, G_CALLBACK (realize_window_cb));
  g_once_init_leave (&is_done, TRUE);
}
