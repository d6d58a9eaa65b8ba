/* Names that are long and have no blank: no page gets wider by them than a window may be. */
#include "app/designer/design-page.h"
#include "app/designer/symbol-shelf.h"
#include "app/designer/tile-canvas.h"
#include "app/gallery/compare-window.h"
#include "app/gallery/coverage-window.h"
#include "app/gallery/properties-window.h"
#include "app/gallery/set-page.h"
#include "app/localise/texts-page.h"
#include "app/ruleset/own-form.h"
#include "app/ruleset/rules-page.h"
#include "engine/format/tile-set-file.h"
#include "tests/app/find-widget.h"
#include "tests/app/wait.h"

/* # stands for the name. */
static const char with_names[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='ford'>\n"
    "<title>#</title>\n"
    "<description>#</description>\n"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
    "<land id='rail'><title>#</title></land>\n"
    "<symbol id='mill' on='road'><title>#</title></symbol>\n"
    "<figure id='ox' supply='2' by-hand='true'><title>#</title></figure>\n"
    "<token id='coin' supply='4' by-hand='true'><title>#</title></token>\n"
    "<effect features='road' events='complete' stage='add' per='symbol' symbol='mill' "
    "points='2'/>\n"
    "</rules>\n"
    "<tile id='A#' count='2' start='1'><variant id='#' count='1'/>\n"
    "<road edges='E W' symbols='mill'/></tile>\n"
    "<tile id='A#' count='1'><road edges='E W' symbols='mill'/></tile>\n"
    "<block id='b#'><place tile='A#' x='0' y='0'/></block>\n"
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
         && !g_main_context_pending (NULL);
}

static void
set_up (Fixture *f, const char *name)
{
  g_auto (GStrv) parts = g_strsplit (with_names, "#", -1);
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
    default:
      return which - 8 < TW_N_OWN_SORTS ? form_new (f, (TwOwnSort) (which - 8)) : NULL;
    }
}

static const char *const names[] = { "design",   "set",     "rules",  "texts", "about",  "start",
                                     "coverage", "compare", "symbol", "land",  "figure", "token" };

/* The least width of the widget @which where things are called @name; 0 if there is none. */
static int
width_with (const char *name, guint which)
{
  Fixture f;
  GtkWidget *widget, *window;
  int width;

  set_up (&f, name);
  widget = widget_new (&f, which);
  window = GTK_IS_WINDOW (widget) ? widget : gtk_window_new ();
  if (window != widget)
    gtk_window_set_child (GTK_WINDOW (window), widget);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  wait_until (is_quiet, &f);
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  wait_until (is_quiet, &f);
  g_object_unref (f.document);
  g_object_unref (f.textures);
  return width;
}

static void
test_width (gconstpointer data)
{
  guint which = GPOINTER_TO_UINT (data);
  g_autofree char *longest = g_strnfill (400, 'x');

  g_assert_cmpint (width_with (longest, which), <=, MAX (360, width_with ("abcdefgh", which)));
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
static void
test_symbols (void)
{
  g_autofree char *longest = g_strnfill (400, 'x');
  GtkWidget *page, *window = gtk_window_new (), *shelf, *canvas;
  Fixture f;

  set_up (&f, longest);
  page = tw_design_page_new (f.document, f.textures);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  wait_until (is_quiet, &f);
  shelf = nth_widget (page, TW_TYPE_SYMBOL_SHELF, 0);
  /* One's own come first; enough of the name is there to tell it from another. */
  g_assert_cmpint (natural_width (nth_widget (shelf, GTK_TYPE_TOGGLE_BUTTON, 0)), <=, 300);
  g_assert_cmpint (gtk_widget_get_width (nth_widget (shelf, GTK_TYPE_TOGGLE_BUTTON, 0)), >=, 80);
  canvas = nth_widget (page, TW_TYPE_TILE_CANVAS, 0);
  tw_tile_canvas_select (TW_TILE_CANVAS (canvas), TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, 0), FALSE);
  g_assert_true (gtk_widget_activate_action (canvas, "canvas.symbols", NULL));
  wait_until (is_quiet, &f);
  g_assert_cmpint (natural_width (nth_widget (canvas, GTK_TYPE_LIST_BOX, 0)), <=, 400);
  gtk_window_destroy (GTK_WINDOW (window));
  wait_until (is_quiet, &f);
  g_object_unref (f.document);
  g_object_unref (f.textures);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strdup_printf ("/long-names/%s", names[i]);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_width);
    }
  g_test_add_func ("/long-names/symbols", test_symbols);
  return g_test_run ();
}
