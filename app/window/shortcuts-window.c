/* The keys, by where they work. */
#include "app/window/shortcuts-window.h"

#include <glib/gi18n.h>

#include "app/widgets/text-scale.h"
#include "app/window/commands.h"
#include "app/window/help-window.h"
#include "app/window/page-list.h"

/* More lines than so many are higher than a screen of 800 by 600. */
#define MOST_LINES 14
/* The window scrolls nothing, and is larger than the screen where texts are larger than that. */
#define MOST_SCALE 1.15

/* Before GTK 4.14 this is the only way to put them together. */
static void
add (GtkBuilder *builder, gpointer parent, gpointer child)
{
  GTK_BUILDABLE_GET_IFACE (parent)->add_child (parent, builder, child, NULL);
}

/* The pages, in the order of their keys; all of their names would be wider than a small screen. */
static gpointer
pages_new (void)
{
  guint n;
  const TwPageEntry *pages = tw_page_list (&n);
  g_autofree char *names = g_strdup_printf ("%s – %s", _ (pages[0].title), _ (pages[n - 1].title));
  g_autofree char *key = g_strdup_printf ("<Alt>1...%u", n);
  /* Translators: what the first page is called, and the last one */
  g_autofree char *title = g_strdup_printf (_ ("Pages %s"), names);

  return g_object_new (GTK_TYPE_SHORTCUTS_SHORTCUT, "title", title, "accelerator", key, NULL);
}

static gpointer
shortcut_new (const TwCommandRow *row)
{
  if (g_strcmp0 (row->action, TW_COMMAND_PAGES) == 0)
    return pages_new ();
  return g_object_new (GTK_TYPE_SHORTCUTS_SHORTCUT, "title", tw_command_row_title (row),
                       row->key != NULL ? "accelerator" : "action-name",
                       row->key != NULL ? row->key : row->action, NULL);
}

/* A section for each group, which is one column: two side by side are wider than a small screen. */
static void
add_sections (GtkWindow *shortcuts)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new ();
  guint n;
  const TwCommandRow *rows = tw_command_rows (&n);

  for (guint i = 0; i < n;)
    {
      const TwCommandRow *heading = &rows[i];
      const char *title = tw_command_row_title (heading);
      gpointer group, section;

      i++;
      if (heading->is_for_palette)
        {
          while (i < n && rows[i].section == NULL)
            i++;
          continue;
        }
      group = g_object_new (GTK_TYPE_SHORTCUTS_GROUP, "title", title, NULL);
      section = g_object_new (GTK_TYPE_SHORTCUTS_SECTION, "title", title, "section-name",
                              heading->section, "max-height", MOST_LINES, NULL);
      for (; i < n && rows[i].section == NULL; i++)
        if (!rows[i].is_for_palette)
          add (builder, group, shortcut_new (&rows[i]));
      add (builder, section, group);
      add (builder, shortcuts, section);
    }
}

/* The button of the search has a picture alone, that of the sections no name. */
static void
name_buttons (GtkWidget *widget)
{
  if (GTK_IS_MENU_BUTTON (widget))
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    C_ ("keyboard shortcuts", "Section"), -1);
  else if (GTK_IS_TOGGLE_BUTTON (widget))
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    C_ ("keyboard shortcuts", "Search"), -1);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      name_buttons (child);
}

/* The keys of the page in front, or of the table. Returns: (nullable): the section, %NULL for the
 * first one */
static const char *
section_of (const char *place)
{
  static const struct
  {
    const char *place;
    const char *section;
  } sections[] = {
    { "design", "drawing" }, { "set", "set-page" }, { "rules", "rules-page" },
    { "texts", "texts" },    { "lab", "balance" },  { "play", "table" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    if (g_strcmp0 (sections[i].place, place) == 0)
      return sections[i].section;
  return NULL;
}

/* Built when it is asked for and destroyed when it is closed, not kept hidden: GTK 4.8 crashes
 * when assistive technology asks the program for one window more than are shown, as it does
 * while a dialog closes, and the last of its windows has never been shown. */
void
tw_shortcuts_window_show (GtkApplicationWindow *window,
                          GtkWindow *active,
                          TwTileTextures *textures,
                          const char *place)
{
  GtkWindow *shortcuts;

  if (tw_text_scale (GTK_WIDGET (window)) > MOST_SCALE)
    {
      tw_help_window_show (GTK_WINDOW (window), active, textures, "keys");
      return;
    }
  /* No bar shows the title: it is the window's name for assistive technology. */
  shortcuts = g_object_new (GTK_TYPE_SHORTCUTS_WINDOW, "modal", TRUE, "title",
                            _ ("Keyboard Shortcuts"), NULL);
  add_sections (shortcuts);
  gtk_application_window_set_help_overlay (window, GTK_SHORTCUTS_WINDOW (shortcuts));
  gtk_window_set_hide_on_close (shortcuts, FALSE);
  gtk_window_set_application (shortcuts, gtk_window_get_application (GTK_WINDOW (window)));
  /* Closed, the keyboard goes back to where it was asked for. */
  if (active != NULL)
    gtk_window_set_transient_for (shortcuts, active);
  if (section_of (place) != NULL)
    g_object_set (shortcuts, "section-name", section_of (place), NULL);
  name_buttons (gtk_window_get_titlebar (shortcuts));
  gtk_window_present (shortcuts);
}
