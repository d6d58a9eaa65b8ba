/* Problems of a set in the window: where they lead to, and how the tiles that have them look. */
#include "app/document/own-thing.h"
#include "app/ruleset/rules-page.h"
#include "app/widgets/tile-cell.h"
#include "app/window/edit-page.h"
#include "tests/app/find-widget.h"
#include "tests/app/window/window-fixture.h"

#define SET                                                                                        \
  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='s'><title>T</title>"              \
  "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"                                           \
  "<symbol id='mill'><title>Mill</title><picture>"                                                 \
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path d='M1 1L3 3'/></svg>"           \
  "</picture></symbol></rules>"                                                                    \
  "<tile id='A' symbols='mill'/>"                                                                  \
  "<tile id='B' count='0'><city edges='N'/></tile>"                                                \
  "<tile id='C'><road edges='N S'/><road edges='E W'/></tile>"                                     \
  "</tile-set>"

static gboolean
refuse (const char *art, gboolean may_wait, char **out_words)
{
  *out_words = g_strdup ("It is too large.");
  return TRUE;
}

static gboolean
has_problems (gpointer data)
{
  WindowFixture *f = data;

  return tw_document_get_problems (tw_window_get_document (f->window)) != NULL
         && find_actionable (GTK_WIDGET (f->window), "win.show-own") != NULL;
}

static void
set_up (WindowFixture *f, gconstpointer page)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("s.xml", SET, -1, &error);
  g_autoptr (TwDocument) document = NULL;

  g_assert_no_error (error);
  tw_document_set_checks (NULL, NULL, refuse);
  window_show (f, "own.xml");
  document = tw_document_new_for_set (set, NULL, NULL);
  tw_window_set_document (f->window, document);
  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.page", "s", page);
  wait_until (has_problems, f);
}

static void
tear_down (WindowFixture *f, gconstpointer page)
{
  window_close (f);
  window_forget (f);
  tw_document_set_checks (NULL, NULL, NULL);
}

static gboolean
is_shown (gpointer data)
{
  WindowFixture *f = data;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (f->window));

  return g_str_equal (tw_edit_page_get_name (
                          TW_EDIT_PAGE (nth_widget (GTK_WIDGET (f->window), TW_TYPE_EDIT_PAGE, 0))),
                      "rules")
         && ADW_IS_ACTION_ROW (focus)
         && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (focus)), "Mill");
}

/* From either page that lists it, to the symbol in the list of what the set brings. */
static void
test_show_own (WindowFixture *f, gconstpointer page)
{
  GtkWidget *button = find_actionable (GTK_WIDGET (f->window), "win.show-own");

  g_assert_true (gtk_widget_get_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  wait_until (is_shown, f);
}

static GtkWidget *
mark_of (WindowFixture *f, const char *id)
{
  GtkWidget *cell;

  for (guint i = 0; (cell = nth_widget (GTK_WIDGET (f->window), TW_TYPE_TILE_CELL, i)) != NULL; i++)
    if (g_str_equal (tw_tile_item_get_tile (tw_tile_cell_get_item (TW_TILE_CELL (cell)))->id, id))
      return nth_widget (cell, GTK_TYPE_IMAGE, 0);
  return NULL;
}

/* An error is another form, and another colour, than a warning. */
static void
test_marks (WindowFixture *f, gconstpointer page)
{
  GtkWidget *warning = mark_of (f, "B"), *error = mark_of (f, "C");
  GdkRGBA warning_colour, error_colour;

  g_assert_nonnull (warning);
  g_assert_nonnull (error);
  g_assert_cmpstr (gtk_image_get_icon_name (GTK_IMAGE (warning)), !=,
                   gtk_image_get_icon_name (GTK_IMAGE (error)));
  gtk_style_context_get_color (gtk_widget_get_style_context (warning), &warning_colour);
  gtk_style_context_get_color (gtk_widget_get_style_context (error), &error_colour);
  g_assert_false (gdk_rgba_equal (&warning_colour, &error_colour));
}

/* The application does so, which there is none of here. */
static void
load_style (void)
{
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, "/org/tilewright/Tilewright/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  load_style ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
#define ADD(name, page, test)                                                                      \
  g_test_add ("/problems/" name, WindowFixture, page, set_up, test, tear_down)
  ADD ("show-own/set", "set", test_show_own);
  ADD ("show-own/design", "design", test_show_own);
  ADD ("marks/set", "set", test_marks);
  ADD ("marks/design", "design", test_marks);
#undef ADD
  return g_test_run ();
}
