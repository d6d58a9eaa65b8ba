/* Names that are long: no page gets wider by them than a window may be, nothing in it higher than a
 * paragraph, and no tooltip lies over all of it. */
#include "app/designer/design-page.h"
#include "app/designer/symbol-shelf.h"
#include "app/designer/tile-canvas.h"
#include "app/gallery/compare-window.h"
#include "app/gallery/coverage-window.h"
#include "app/gallery/pattern-demand.h"
#include "app/gallery/properties-window.h"
#include "app/gallery/set-page.h"
#include "app/localise/text-cell.h"
#include "app/localise/texts-page.h"
#include "app/play/play-page.h"
#include "app/ruleset/own-form.h"
#include "app/ruleset/rules-page.h"
#include "app/widgets/tooltip.h"
#include "engine/format/tile-set-file.h"
#include "tests/app/find-widget.h"
#include "tests/app/wait.h"

/* # stands for the name, @ for an id. */
static const char with_names[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='ford'>\n"
    "<title>#</title><title xml:lang='cs'>Brod</title>\n"
    "<description>#</description>\n"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
    "<land id='rail'><title>#</title></land>\n"
    "<symbol id='mill' on='road'><title>#</title></symbol>\n"
    "<figure id='ox' supply='2' by-hand='true'><title>#</title></figure>\n"
    "<token id='coin' supply='4' by-hand='true'><title>#</title></token>\n"
    "<effect features='road' events='complete' stage='add' per='symbol' symbol='mill' "
    "points='2'/>\n"
    "</rules>\n"
    "<tile id='A@' count='2' start='1'><name>#</name><variant id='@' count='1'/>\n"
    "<road edges='E W' symbols='mill'/><land kind='rail' edges='N'/></tile>\n"
    "<tile id='A@' count='1'><road edges='E W' symbols='mill'/></tile>\n"
    "<block id='b@'><place tile='A@' x='0' y='0'/></block>\n"
    "</tile-set>\n";

typedef struct
{
  TwDocument *document;
  TwTileTextures *textures;
} Fixture;

static gboolean
is_quiet (gpointer data)
{
  Fixture *f = data;

  return tw_tile_textures_is_idle (f->textures) && tw_document_get_problems (f->document) != NULL
         && tw_pattern_demand_get_state (tw_pattern_demand_of (f->document))
                != TW_PATTERN_DEMAND_PLAYING
         && !g_main_context_pending (NULL);
}

static void
set_up (Fixture *f, const char *name)
{
  g_autofree char *id = g_strdelimit (g_strndup (name, 400), " \n", '-');
  g_auto (GStrv) named = g_strsplit (with_names, "@", -1);
  g_autofree char *with_ids = g_strjoinv (id, named);
  g_auto (GStrv) parts = g_strsplit (with_ids, "#", -1);
  g_autofree char *xml = g_strjoinv (name, parts);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("set", xml, -1, &error);

  g_assert_no_error (error);
  f->document = tw_document_new_for_set (set, NULL, NULL);
  f->textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
}

static GtkWidget *
form_new (Fixture *f, TwOwnSort sort)
{
  TwOwnForm *form = g_object_new (TW_TYPE_OWN_FORM, NULL);

  tw_own_form_set_document (form, f->document);
  tw_own_form_show (form, sort, tw_own_sort_nth (tw_document_get_set (f->document), sort, 0));
  return GTK_WIDGET (form);
}

/* The table with the page before a game in its place. */
static GtkWidget *
setup_new (Fixture *f)
{
  GtkWidget *page = tw_play_page_new (tw_document_get_set (f->document), f->textures);

  gtk_widget_activate_action (GTK_WIDGET (page), "play.new-game", NULL);
  return page;
}

static GtkWidget *
widget_new (Fixture *f, guint which)
{
  switch (which)
    {
    case 0:
      return tw_design_page_new (f->document, f->textures);
    case 1:
      return tw_set_page_new (f->document, f->textures);
    case 2:
      return tw_rules_page_new (f->document, f->textures);
    case 3:
      return tw_texts_page_new (f->document, f->textures);
    case 4:
      return GTK_WIDGET (tw_properties_window_new (f->document, f->textures, "about"));
    case 5:
      return GTK_WIDGET (tw_properties_window_new (f->document, f->textures, "start"));
    case 6:
      return GTK_WIDGET (tw_coverage_window_new (f->document, f->textures));
    case 7:
      return GTK_WIDGET (tw_compare_window_new (f->document, f->document, f->textures));
    case 8:
      return setup_new (f);
    default:
      return which - 9 < TW_N_OWN_SORTS ? form_new (f, (TwOwnSort) (which - 9)) : NULL;
    }
}

static const char *const names[] = { "design", "set",      "rules",   "texts", "about",
                                     "start",  "coverage", "compare", "setup", "symbol",
                                     "land",   "figure",   "token" };

static GtkWidget *
show (Fixture *f, GtkWidget *widget)
{
  GtkWidget *window = GTK_IS_WINDOW (widget) ? widget : gtk_window_new ();

  if (window != widget)
    gtk_window_set_child (GTK_WINDOW (window), widget);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  wait_until (is_quiet, f);
  return window;
}

static void
tear_down (Fixture *f, GtkWidget *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  wait_until (is_quiet, f);
  g_object_unref (f->document);
  g_object_unref (f->textures);
}

/* The least width of the widget @which where things are called @name; 0 if there is none. */
static int
width_with (const char *name, guint which)
{
  Fixture f;
  GtkWidget *widget, *window;
  int width;

  set_up (&f, name);
  widget = widget_new (&f, which);
  window = show (&f, widget);
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  tear_down (&f, window);
  return width;
}

static void
test_width (gconstpointer data)
{
  guint which = GPOINTER_TO_UINT (data);
  g_autofree char *longest = g_strnfill (400, 'x');

  g_assert_cmpint (width_with (longest, which), <=, MAX (360, width_with ("abcdefgh", which)));
}

/* Rows have at most this height, in pixels, and so have headings; menus at most this width. */
#define MOST_HEIGHT 240
#define MOST_WIDTH  600

static char *
many_words (void)
{
  GString *words = g_string_new ("So");

  while (words->len < 5000)
    g_string_append (words, words->len % 2 == 0 ? " many words" : "\nmany words");
  return g_string_free (words, FALSE);
}

/* Asserts that what is seen below @widget is no higher than a paragraph. */
static void
assert_low (GtkWidget *widget, const char *where)
{
  gboolean has_words = GTK_IS_LABEL (widget) || GTK_IS_LIST_BOX_ROW (widget)
                       || GTK_IS_EDITABLE (widget) || GTK_IS_BUTTON (widget)
                       || GTK_IS_TEXT_VIEW (widget);
  GtkWidget *scrolls = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
  int height = gtk_widget_get_height (widget);

  /* As much as is seen of it at a time. */
  if (scrolls != NULL)
    height = MIN (height, gtk_widget_get_height (scrolls));
  if (!gtk_widget_get_mapped (widget))
    return;
  if (has_words && height > MOST_HEIGHT)
    if (has_words && height > MOST_HEIGHT)
      g_error ("%s: a %s in a %s is %d px high", where, G_OBJECT_TYPE_NAME (widget),
               G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)), height);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_low (child, where);
}

/* No tooltip below @widget lies over a menu that is open elsewhere. */
static void
assert_silent (GtkWidget *widget)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean tells = FALSE;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget))
    return;
  if (gtk_widget_get_tooltip_text (widget) != NULL)
    g_signal_emit_by_name (widget, "query-tooltip", 5, 5, FALSE, tooltip, &tells);
  if (tells)
    g_error ("the tooltip “%s” of a %s lies over a menu", gtk_widget_get_tooltip_text (widget),
             G_OBJECT_TYPE_NAME (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_silent (child);
}

static void
check_size (GtkWidget *popover, const char *where)
{
  int width;

  gtk_widget_measure (popover, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  if (width > MOST_WIDTH)
    g_error ("%s: the menu of a %s is %d px wide", where,
             G_OBJECT_TYPE_NAME (gtk_widget_get_parent (popover)), width);
  assert_low (popover, where);
}

static void
check_popover (GtkWidget *popover, const char *where)
{
  check_size (popover, where);
  assert_silent (GTK_WIDGET (gtk_widget_get_root (popover)));
}

/* Opens the list of a choice, which has to be in sight for that. */
static void
open_list (GtkWidget *popover, Fixture *f, const char *where)
{
  GtkWidget *choice = gtk_widget_get_ancestor (popover, ADW_TYPE_COMBO_ROW);

  if (choice == NULL)
    choice = gtk_widget_get_ancestor (popover, GTK_TYPE_DROP_DOWN);
  /* Texts have popovers, too. */
  if (choice == NULL || !gtk_widget_get_sensitive (choice))
    return;
  gtk_widget_grab_focus (choice);
  /* Scrolled to in one frame, shown in the next. */
  for (guint i = 0; i < 2; i++)
    gtk_test_widget_wait_for_draw (choice);
  gtk_popover_popup (GTK_POPOVER (popover));
  wait_until (is_quiet, f);
  check_size (popover, where);
  gtk_popover_popdown (GTK_POPOVER (popover));
  wait_until (is_quiet, f);
}

/* Opens what each button below @widget opens, and the lists of choices. */
static void
open_menus (GtkWidget *widget, Fixture *f, const char *where)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_MENU_BUTTON (widget) && gtk_widget_get_sensitive (widget))
    {
      gtk_menu_button_popup (GTK_MENU_BUTTON (widget));
      wait_until (is_quiet, f);
      check_popover (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (widget))), where);
      gtk_menu_button_popdown (GTK_MENU_BUTTON (widget));
      wait_until (is_quiet, f);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      open_list (child, f, where);
    else
      open_menus (child, f, where);
}

static void
test_height (gconstpointer data)
{
  guint which = GPOINTER_TO_UINT (data);
  g_autofree char *longest = many_words ();
  GtkWidget *widget, *window;
  Fixture f;

  set_up (&f, longest);
  widget = widget_new (&f, which);
  window = show (&f, widget);
  assert_low (widget, names[which]);
  open_menus (widget, &f, names[which]);
  tear_down (&f, window);
}

/* What is told of a selection, and what can be done with it. */
static void
test_selection (void)
{
  static const TwCanvasSpot spots[] = { { TW_CANVAS_SEGMENT, 0 },
                                        { TW_CANVAS_SEGMENT, 1 },
                                        { TW_CANVAS_SYMBOL, 0 },
                                        { TW_CANVAS_EDGE, TW_EDGE_N },
                                        { TW_CANVAS_FIELD, 0 } };
  g_autofree char *longest = many_words ();
  GtkWidget *page, *window;
  TwTileCanvas *canvas;
  Fixture f;

  set_up (&f, longest);
  page = widget_new (&f, 0);
  window = show (&f, page);
  canvas = TW_TILE_CANVAS (nth_widget (page, TW_TYPE_TILE_CANVAS, 0));
  for (guint i = 0; i < G_N_ELEMENTS (spots); i++)
    {
      tw_tile_canvas_select (canvas, spots[i], i == 1);
      wait_until (is_quiet, &f);
      assert_low (page, "selection");
      tw_tile_canvas_show_menu (canvas, spots[i], 50, 50);
      wait_until (is_quiet, &f);
      check_popover (nth_widget (GTK_WIDGET (canvas), GTK_TYPE_POPOVER_MENU, 0), "canvas");
    }
  tear_down (&f, window);
}

static int
natural_width (GtkWidget *widget)
{
  int width;

  g_assert_nonnull (widget);
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

/* What may scroll could grow without end all the same: the shelf of symbols, and the list. */
static gboolean
is_closed (gpointer popover)
{
  return !gtk_widget_get_mapped (popover);
}

static void
test_symbols (void)
{
  g_autofree char *longest = g_strnfill (400, 'x');
  GtkWidget *page, *window, *shelf, *canvas, *list, *popover;
  Fixture f;

  set_up (&f, longest);
  page = tw_design_page_new (f.document, f.textures);
  window = show (&f, page);
  shelf = nth_widget (page, TW_TYPE_SYMBOL_SHELF, 0);
  /* One's own come first; enough of the name is there to tell it from another. */
  g_assert_cmpint (natural_width (nth_widget (shelf, GTK_TYPE_TOGGLE_BUTTON, 0)), <=, 300);
  g_assert_cmpint (gtk_widget_get_width (nth_widget (shelf, GTK_TYPE_TOGGLE_BUTTON, 0)), >=, 80);
  canvas = nth_widget (page, TW_TYPE_TILE_CANVAS, 0);
  tw_tile_canvas_select (TW_TILE_CANVAS (canvas), TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, 0), FALSE);
  g_assert_true (gtk_widget_activate_action (canvas, "canvas.symbols", NULL));
  wait_until (is_quiet, &f);
  list = nth_widget (canvas, GTK_TYPE_LIST_BOX, 0);
  g_assert_cmpint (natural_width (list), <=, 400);
  /* GTK 4.8 asks where the pointer is in a popover that has gone together with its window. */
  popover = gtk_widget_get_ancestor (list, GTK_TYPE_POPOVER);
  gtk_popover_popdown (GTK_POPOVER (popover));
  wait_until (is_closed, popover);
  tear_down (&f, window);
}

static void
press (GtkWidget *widget, guint keyval, GdkModifierType state)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean is_done = FALSE;

  for (guint i = 0; !is_done && i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, state, &is_done);
    }
  g_assert_true (is_done);
}

/* Who translates reads all of a long source by the keyboard alone. */
static void
test_source (void)
{
  g_autofree char *longest = many_words ();
  GtkWidget *page, *window, *entry, *cell;
  GtkAdjustment *source;
  Fixture f;

  set_up (&f, longest);
  page = widget_new (&f, 3);
  window = show (&f, page);
  gtk_widget_activate_action (page, "texts.language", "s", "cs");
  wait_until (is_quiet, &f);
  entry = nth_widget (page, GTK_TYPE_TEXT_VIEW, 0);
  g_assert_true (gtk_widget_grab_focus (entry));
  cell = gtk_widget_get_ancestor (entry, TW_TYPE_TEXT_CELL);
  source = gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (nth_widget (cell, GTK_TYPE_SCROLLED_WINDOW, 0)));
  g_assert_cmpfloat (gtk_adjustment_get_upper (source), >, gtk_adjustment_get_page_size (source));
  press (entry, GDK_KEY_Page_Down, GDK_ALT_MASK);
  wait_until (is_quiet, &f);
  g_assert_cmpfloat (gtk_adjustment_get_value (source), >, 0);
  press (entry, GDK_KEY_Page_Up, GDK_ALT_MASK);
  wait_until (is_quiet, &f);
  g_assert_cmpfloat (gtk_adjustment_get_value (source), ==, 0);
  tear_down (&f, window);
}

/* The question before a thing goes that tiles have: its buttons stay on the screen. */
static void
test_question (void)
{
  g_autofree char *longest = many_words ();
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *form, *window, *dialog = NULL;
  Fixture f;
  int height;

  set_up (&f, longest);
  form = form_new (&f, TW_OWN_SYMBOL);
  window = show (&f, form);
  g_assert_true (gtk_widget_activate_action (form, "form.remove", NULL));
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) one = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (one))
        dialog = one;
    }
  g_assert_cmpint (natural_width (dialog), <=, MOST_WIDTH);
  assert_low (dialog, "question");
  gtk_widget_measure (dialog, GTK_ORIENTATION_VERTICAL, natural_width (dialog), NULL, &height, NULL,
                      NULL);
  g_assert_cmpint (height, <=, 500);
  gtk_window_destroy (GTK_WINDOW (dialog));
  tear_down (&f, window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  tw_tooltip_init ();
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strdup_printf ("/long-names/%s", names[i]);

      g_autofree char *high = g_strdup_printf ("/long-names/%s/height", names[i]);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_width);
      g_test_add_data_func (high, GUINT_TO_POINTER (i), test_height);
    }
  g_test_add_func ("/long-names/symbols", test_symbols);
  g_test_add_func ("/long-names/selection", test_selection);
  g_test_add_func ("/long-names/question", test_question);
  g_test_add_func ("/long-names/source", test_source);
  return g_test_run ();
}
