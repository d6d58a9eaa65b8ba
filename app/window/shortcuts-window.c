/* The keys, by where they work. */
#include "app/window/shortcuts-window.h"

#include <glib/gi18n.h>

/* More lines than so many are higher than a screen of 800 by 600. */
#define MOST_LINES 14

/*
 * A row of the list: a heading, which begins a section, or what a key does.
 * @key: as GtkShortcutsShortcut has its accelerators; or else
 * @action: the action whose keys are shown
 * @section: (nullable): its name, of a heading
 * @context: (nullable): of @title, for translators
 */
typedef struct
{
  const char *title;
  const char *key;
  const char *action;
  const char *section;
  const char *context;
} Row;

static const Row rows[] = {
  { N_ ("Sets"), .section = "sets" },
  { N_ ("New set"), .action = "win.new-set" },
  { N_ ("Open"), .action = "win.open" },
  { N_ ("Save"), .action = "doc.save" },
  { N_ ("Save as"), .action = "doc.save-as" },
  { N_ ("Versions"), .action = "doc.versions" },
  { N_ ("Properties"), .key = "<Alt>Return" },
  { N_ ("Start and blocks"), .key = "<Control>b" },
  { N_ ("Package"), .key = "<Control>e" },
  { N_ ("Coverage"), .action = "doc.coverage" },
  { N_ ("Compare with a file"), .action = "doc.compare" },
  { N_ ("Write a rules sheet"), .action = "doc.rules-sheet" },
  { N_ ("Play"), .action = "win.play" },
  { N_ ("Window"), .section = "window" },
  { N_ ("Undo, redo"), .key = "<Control>z <Control><Shift>z" },
  { N_ ("All sets"), .action = "win.all-sets" },
  { N_ ("New window"), .action = "app.new-window" },
  { N_ ("Search or filter"), .action = "win.search" },
  { N_ ("Show or hide the panel"), .action = "win.toggle-panel" },
  { N_ ("Pages Design, Set, Rules, Texts"), .key = "<Alt>1...4" },
  { N_ ("Full screen"), .action = "win.toggle-fullscreen" },
  { N_ ("Main menu"), .key = "F10" },
  { N_ ("Help"), .key = "F1" },
  { N_ ("Keyboard shortcuts"), .key = "<Control>question" },
  { N_ ("Close the window"), .action = "window.close" },
  { N_ ("Quit"), .action = "app.quit" },
  { N_ ("Drawing"), .section = "drawing" },
  { N_ ("City, road, field"), .key = "c r f" },
  { N_ ("River, mist, path"), .key = "v m p" },
  { N_ ("Walk over the tile"), .key = "Up Down Left Right" },
  { N_ ("Click the focused part"), .key = "space" },
  { N_ ("Drag it: then arrows and Enter"), .key = "j" },
  { N_ ("Show the fields"), .key = "g" },
  { N_ ("Symbols for what has the focus"), .key = "s" },
  { N_ ("Turn the symbol or the view"), .key = "comma period" },
  { N_ ("Menu for what has the focus"), .key = "Menu" },
  { N_ ("Step back one thing"), .key = "Escape" },
  { N_ ("Tile"), .section = "tile" },
  { N_ ("Copies of the tile"), .key = "plus minus" },
  { N_ ("Tile before"), .key = "Page_Up" },
  { N_ ("Tile after"), .key = "Page_Down" },
  { N_ ("Next blank tile"), .key = "<Control>Return" },
  { N_ ("Duplicate the tile"), .key = "<Control>d" },
  { N_ ("Move the tile in the strip earlier or later"), .key = "<Alt>Left <Alt>Right" },
  { NC_ ("order of tiles", "To the Beginning"), .key = "<Alt><Shift>Home",
    .context = "order of tiles" },
  { NC_ ("order of tiles", "To the End"), .key = "<Alt><Shift>End", .context = "order of tiles" },
  { N_ ("Name and id of the tile"), .key = "F2" },
  { N_ ("Fit the tile"), .key = "<Control>0" },
  { N_ ("Parts of a Tile"), .section = "parts-of-a-tile" },
  { N_ ("Next part of the tile"), .key = "<Control>Left <Control>Right" },
  { N_ ("Click as with Shift: select more"), .key = "<Shift>space" },
  { N_ ("Delete what is selected"), .key = "Delete" },
  { N_ ("Copy, cut and paste"), .key = "<Control>c <Control>x <Control>v" },
  { N_ ("Quick line"), .key = "<Control>l" },
  { N_ ("Number of copies"), .key = "1 2 9" },
  { N_ ("Next variant on the canvas"), .key = "e" },
  { N_ ("Take the tile to the running game"), .key = "t" },
  { N_ ("Shape and Pictures"), .section = "shape-and-pictures" },
  { N_ ("Move a bend, wall, place, symbol or figure"), .key = "<Alt>Up...Right" },
  { N_ ("Bends on a grid"), .key = "<Control>g" },
  { N_ ("Choose a reference picture"), .key = "<Control><Shift>b" },
  { N_ ("Show or hide it"), .key = "b" },
  { N_ ("Move it"), .key = "<Control><Alt>Up...Right" },
  { N_ ("Larger, smaller"), .key = "<Control><Alt>plus...minus" },
  { N_ ("Zoom the tile"), .key = "<Control>plus <Control>minus" },
  { N_ ("Look aside"), .key = "<Shift>Up...Right" },
  { N_ ("Texts"), .section = "texts" },
  { N_ ("Next entry"), .key = "Return" },
  { N_ ("Entry before"), .key = "<Shift>Return" },
  { N_ ("Done, next entry"), .key = "<Control>Return" },
  { N_ ("Draft or done"), .key = "<Control>d" },
  { N_ ("New line in a longer text"), .key = "<Alt>Return" },
  { N_ ("Scroll a long source"), .key = "<Alt>Page_Up <Alt>Page_Down" },
  { N_ ("Languages"), .section = "languages" },
  { N_ ("Next language"), .key = "<Control>Page_Down" },
  { N_ ("Language before"), .key = "<Control>Page_Up" },
  { N_ ("Add a language"), .key = "<Control><Shift>l" },
  { N_ ("How the language counts"), .key = "<Control><Shift>p" },
  { N_ ("Remove the language"), .key = "<Control><Shift>Delete" },
  { N_ ("Import a PO file"), .key = "<Control><Shift>m" },
  { N_ ("Export a PO file"), .key = "<Control><Shift>x" },
  { N_ ("Table"), .section = "table" },
  { N_ ("Propose the tile, go on to the spots"), .key = "Return" },
  { N_ ("Done, without a meeple"), .key = "space" },
  { N_ ("Meeple on a spot"), .key = "1 2 3" },
  { N_ ("Turn the tile"), .key = "R period comma" },
  { N_ ("Next figure"), .key = "M" },
  { N_ ("Figures for the spot with the focus"), .key = "Menu <Shift>F10" },
  { N_ ("Next place where the tile fits"), .key = "Up Down Left Right" },
  { N_ ("Any place, with the reason"), .key = "<Shift>Right" },
  { N_ ("Take the proposal back"), .key = "Escape" },
  { N_ ("Pieces and points by hand"), .key = "b" },
  { N_ ("Sandbox: tiles, draws, points, seats"), .key = "T" },
  { N_ ("New Game"), .section = "new-game" },
  { N_ ("Start the game"), .key = "<Control>Return" },
  { N_ ("Back to the table"), .key = "Escape" },
  { N_ ("Add a set from a file"), .key = "<Control>o" },
  { N_ ("Save changes to an own ruleset"), .key = "<Control>s" },
  { N_ ("Save as own ruleset"), .key = "<Control><Shift>s" },
  { N_ ("Rename an own ruleset"), .key = "F2" },
  { N_ ("Delete an own ruleset"), .key = "<Control>Delete" },
  { N_ ("Begin new games with the ruleset"), .key = "<Control>d" },
  { N_ ("Games"), .section = "games" },
  { N_ ("Open a game, a recording or a case"), .key = "<Control>o" },
  { N_ ("Save the game"), .key = "<Control>s" },
  { N_ ("Save as case"), .key = "<Control><Shift>s" },
  { N_ ("Export a picture of the table"), .key = "<Control>e" },
  { N_ ("Export the points (CSV)"), .key = "<Control><Shift>e" },
  { N_ ("Write a rules sheet"), .key = "<Control>p" },
  { N_ ("Export the notation"), .key = "<Control><Shift>t" },
  { N_ ("Export a recording for JCloisterZone"), .key = "<Control><Shift>j" },
  { NC_ ("shortcuts", "View"), .section = "view", .context = "shortcuts" },
  { N_ ("Rules of the game"), .key = "F1" },
  { N_ ("Keep explanations open"), .key = "I" },
  { N_ ("Log"), .key = "L" },
  { N_ ("Scores"), .key = "S" },
  { N_ ("History"), .key = "H" },
  { N_ ("New game"), .key = "N" },
  { N_ ("Zoom in and out"), .key = "plus minus" },
  { N_ ("Fit to window"), .key = "0" },
  { N_ ("Look one move back, or on again"), .key = "Page_Up Page_Down" },
  { N_ ("Look at the start of the game, or at now"), .key = "<Control>Home <Control>End" },
  { N_ ("Rules page"), .section = "rules-page" },
  { N_ ("Rules of the game"), .key = "F1" },
  { N_ ("Next chapter, chapter before"), .key = "<Control>Page_Down <Control>Page_Up" },
  { N_ ("Add a symbol"), .key = "<Alt><Shift>s" },
  { N_ ("Add a kind of land"), .key = "<Alt><Shift>l" },
  { N_ ("Add a figure, a token"), .key = "<Alt><Shift>f <Alt><Shift>t" },
  { N_ ("Add an effect"), .key = "<Alt><Shift>e" },
  { N_ ("Draw the picture"), .key = "<Alt><Shift>d" },
  { N_ ("Back to the list"), .key = "<Alt>Left" },
  { N_ ("Set Page"), .section = "set-page" },
  { N_ ("Add a tile"), .key = "<Control>Return" },
  { N_ ("Duplicate"), .key = "<Control>d" },
  { N_ ("Delete"), .key = "Delete" },
  { N_ ("Rename"), .key = "F2" },
  { N_ ("Type the number of copies"), .key = "asterisk" },
  { N_ ("Start tile"), .key = "s" },
  { N_ ("Move earlier or later"), .key = "<Alt>Left <Alt>Right" },
  { N_ ("One copy more"), .key = "plus" },
  { N_ ("One copy fewer"), .key = "minus" },
  { N_ ("Select all"), .key = "<Control>a" },
  { N_ ("Draw the tile"), .key = "Return" },
  { N_ ("Menu for what has the focus"), .key = "Menu" },
};

static const char *
title_of (const Row *row)
{
  return row->context != NULL ? g_dpgettext2 (NULL, row->context, row->title) : _ (row->title);
}

/* Before GTK 4.14 this is the only way to put them together. */
static void
add (GtkBuilder *builder, gpointer parent, gpointer child)
{
  GTK_BUILDABLE_GET_IFACE (parent)->add_child (parent, builder, child, NULL);
}

/* A section for each group, which is one column: two side by side are wider than a small screen. */
static void
add_sections (GtkWindow *shortcuts)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new ();

  for (guint i = 0; i < G_N_ELEMENTS (rows);)
    {
      const char *title = title_of (&rows[i]);
      gpointer group = g_object_new (GTK_TYPE_SHORTCUTS_GROUP, "title", title, NULL);
      gpointer section = g_object_new (GTK_TYPE_SHORTCUTS_SECTION, "title", title, "section-name",
                                       rows[i].section, "max-height", MOST_LINES, NULL);

      for (i++; i < G_N_ELEMENTS (rows) && rows[i].section == NULL; i++)
        add (builder, group,
             g_object_new (GTK_TYPE_SHORTCUTS_SHORTCUT, "title", title_of (&rows[i]),
                           rows[i].action != NULL ? "action-name" : "accelerator",
                           rows[i].action != NULL ? rows[i].action : rows[i].key, NULL));
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

/* Built when it is asked for and destroyed when it is closed, not kept hidden: GTK 4.8 crashes
 * when assistive technology asks the program for one window more than are shown, as it does
 * while a dialog closes, and the last of its windows has never been shown. */
void
tw_shortcuts_window_show (GtkApplicationWindow *window, GtkWindow *active, const char *section)
{
  /* No bar shows the title: it is the window's name for assistive technology. */
  GtkWindow *shortcuts = g_object_new (GTK_TYPE_SHORTCUTS_WINDOW, "modal", TRUE, "title",
                                       _ ("Keyboard Shortcuts"), NULL);

  add_sections (shortcuts);
  gtk_application_window_set_help_overlay (window, GTK_SHORTCUTS_WINDOW (shortcuts));
  gtk_window_set_hide_on_close (shortcuts, FALSE);
  gtk_window_set_application (shortcuts, gtk_window_get_application (GTK_WINDOW (window)));
  /* Closed, the keyboard goes back to where it was asked for. */
  if (active != NULL)
    gtk_window_set_transient_for (shortcuts, active);
  if (section != NULL)
    g_object_set (shortcuts, "section-name", section, NULL);
  name_buttons (gtk_window_get_titlebar (shortcuts));
  gtk_window_present (shortcuts);
}
