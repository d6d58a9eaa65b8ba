/* What the designer can do, in a few pages. */
#include "app/window/help-window.h"

#include <glib/gi18n.h>

#include "app/widgets/key-bindings.h"

#define MOST_PARTS 6

/* A page: headings, each with what is to be said. */
static const struct
{
  const char *name;
  const char *title;
  const char *icon_name;
  struct
  {
    const char *heading;
    const char *text;
  } parts[MOST_PARTS];
} pages[] = {
  { "first",
    N_ ("Your First Expansion"),
    "starred-symbolic",
    {
        { N_ ("1. Draw a Tile"),
          N_ ("Press New Set on the Start page. Click an edge: it gets the land of the pen. Drag "
              "from edge to edge to join them. Drag a road to the middle and it ends at a village; "
              "the next one ending there makes a crossing. Ctrl+Enter goes to the next blank tile, "
              "+ and - change the copies.") },
        { N_ ("2. Put Something on It"),
          N_ ("Click a symbol on the shelf below the tile; the places it may stand light up, and a "
              "click drops it. Symbols, lands, figures and tokens of your own are made on the "
              "Rules "
              "page.") },
        { N_ ("3. Say What It Does"),
          N_ ("On the Rules page, choose your symbol and add an effect: when it happens, to whom, "
              "and how many points. Try It deals a tile with it at once.") },
        { N_ ("4. See What Is Missing"),
          N_ ("The Set page lists problems, each with its reason and often with a repair. Its edge "
              "patterns show what the set has and, faded, what it lacks.") },
        { N_ ("5. Play It"), N_ ("F5 opens the table with your tiles; New Game there adds other "
                                 "sets. W puts the table "
                                 "into a window of its own, and what you change on the tiles shows "
                                 "in the running game. "
                                 "T takes the tile on the canvas to the game.") },
        { N_ ("6. Pass It On"),
          N_ ("Ctrl+E encloses pictures, rulesets and a cover, and exports all of it as one "
              "package. "
              "Rules Sheet in the menu writes the rules for people, on paper or as a web page.") },
    } },
  { "drawing",
    N_ ("Drawing"),
    "document-edit-symbolic",
    {
        { N_ ("Pens"), N_ ("C city, R road, F field, V river, M mist, P path, L land of your own. "
                           "The pen draws on "
                           "what is empty. A click on land that is there selects it; a second "
                           "click draws over it "
                           "or clears that edge, and Delete takes all of it off.") },
        { N_ ("Fields"), N_ ("They follow from what is drawn. G shows them with the cities they "
                             "feed. Drag one number "
                             "to another to join two fields under a road, or to a city to change "
                             "whether it is fed.") },
        { N_ ("Another Reading"), N_ ("Where a drawing can be read in several ways, buttons offer "
                                      "the others: Left and Right "
                                      "choose, Escape closes them.") },
        { N_ ("By Keyboard"),
          N_ ("Arrow keys walk around the tile, Space is a click. J, arrow keys and Enter are a "
              "drag. "
              "S lists the symbols that may stand here. Full stop and comma turn the view.") },
    } },
  { "rules",
    N_ ("Rules"),
    "view-list-bullet-symbolic",
    {
        { N_ ("Rules as Sentences"),
          N_ ("The + beside What Happens on the Rules page begins a rule: an empty one, or a "
              "pattern that is whole already. Click a sentence to open it: each of its parts "
              "offers what fits there and says what it is for. Add a Line puts something into it; "
              "Undo takes any of it back.") },
        { N_ ("The Little Table"),
          N_ ("Beside the sentences lies the smallest position that sets the rule off. Play it by "
              "hand, or press Show What It Does. The dials below change the numbers of the rule, "
              "and what was played is played again with them.") },
        { N_ ("Cases"),
          N_ ("Save as Case keeps that game with what came out of it. The command “tilewright-tool "
              "test” plays it again, and tells when a change of the rule changes the outcome.") },
        { N_ ("From Other Sets"),
          N_ ("Open an Example shows whole sets whose rules are worth reading. Copy Rule "
              "(Ctrl+Shift+C) takes a rule with all that it names, and Paste Rule (Ctrl+Shift+V) "
              "puts it into another set.") },
        { N_ ("In Plain Words"),
          N_ ("The rules sheet and the table tell each rule in sentences, in the reader’s "
              "language, until you write better ones on the Texts page.") },
    } },
  { "line",
    N_ ("Quick Line"),
    "insert-text-symbolic",
    {
        { N_ ("A Tile in a Few Letters"), N_ ("Ctrl+L opens a line. Type the four edges from the "
                                              "north, clockwise: C city, R road, V "
                                              "river, F field, and the letters of your own lands. "
                                              "A capital begins a feature, a small "
                                              "letter continues the last one of its kind: CRrc is "
                                              "a city in the north and west, and a "
                                              "road from the east to the south.") },
        { N_ ("Words after the Letters"),
          N_ ("Then come places and symbols, by their English ids or the beginning of one: FRFR "
              "monastery, CFFF coat of arms. A number makes several of it, as in coat*2; an edge "
              "says "
              "where it stands, as in inn@E.") },
    } },
};

static GtkWidget *
new_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), style == NULL);
  gtk_widget_set_can_focus (label, FALSE);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
new_page (guint page)
{
  GtkWidget *scrolled = gtk_scrolled_window_new (), *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (guint i = 0; i < MOST_PARTS && pages[page].parts[i].heading != NULL; i++)
    {
      GtkWidget *heading = new_label (_ (pages[page].parts[i].heading), "heading");

      if (i > 0)
        gtk_widget_set_margin_top (heading, 12);
      gtk_box_append (GTK_BOX (box), heading);
      gtk_box_append (GTK_BOX (box), new_label (_ (pages[page].parts[i].text), NULL));
    }
  gtk_widget_set_margin_top (box, 18);
  gtk_widget_set_margin_bottom (box, 24);
  gtk_widget_set_margin_start (box, 18);
  gtk_widget_set_margin_end (box, 18);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  gtk_widget_set_vexpand (scrolled, TRUE);
  return scrolled;
}

GtkWindow *
tw_help_window_new (GtkWindow *parent)
{
  static const TwKeyBinding keys[] = { { "Escape|F1", "window.close" } };
  GtkWidget *window = adw_window_new (), *bar = adw_header_bar_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  AdwViewStack *stack = ADW_VIEW_STACK (adw_view_stack_new ());
  GtkWidget *switcher = g_object_new (ADW_TYPE_VIEW_SWITCHER, "stack", stack, "policy",
                                      ADW_VIEW_SWITCHER_POLICY_WIDE, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    adw_view_stack_add_titled_with_icon (stack, new_page (i), pages[i].name, _ (pages[i].title),
                                         pages[i].icon_name);
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (bar), switcher);
  gtk_box_append (GTK_BOX (box), bar);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (stack));
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_set_title (GTK_WINDOW (window), _ ("Help"));
  gtk_window_set_default_size (GTK_WINDOW (window), 760, 560);
  gtk_widget_add_controller (window, tw_key_bindings_new (keys, G_N_ELEMENTS (keys)));
  tw_key_bindings_share (GTK_WINDOW (window), parent);
  return GTK_WINDOW (window);
}
