/* Pictures drawn in the program: each shape is in the document at once. */
#include "app/ruleset/own-form.h"

#include <string.h>

#include "app/ruleset/sketch-canvas.h"
#include "engine/format/tile-set-file.h"
#include "tests/app/find-widget.h"
#include "tests/app/wait.h"

static const char small[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='ford'>\n"
    "<title>Ford</title>\n"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
    "<symbol id='mill' on='road'><title>Mill</title></symbol>\n"
    "<token id='coin' supply='4' by-hand='true'><title>Coin</title></token>\n"
    "</rules>\n"
    "<tile id='A' count='2' start='1'><road edges='E W' symbols='mill'/></tile>\n"
    "</tile-set>\n";

typedef struct
{
  TwDocument *document;
  GtkWidget *window;
  TwOwnForm *form;
} Fixture;

static gboolean
is_quiet (gpointer data)
{
  return !g_main_context_pending (NULL);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("set", small, -1, &error);

  g_assert_no_error (error);
  f->document = tw_document_new_for_set (set, NULL, NULL);
  f->form = g_object_new (TW_TYPE_OWN_FORM, NULL);
  tw_own_form_set_document (f->form, f->document);
  f->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (f->window), 800, 700);
  gtk_window_set_child (GTK_WINDOW (f->window), GTK_WIDGET (f->form));
  gtk_window_present (GTK_WINDOW (f->window));
  gtk_test_widget_wait_for_draw (f->window);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  wait_until (is_quiet, f);
  gtk_window_destroy (GTK_WINDOW (f->window));
  assert_last_reference (f->document);
}

static void
press (GtkWidget *widget, guint keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean is_done;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &is_done);
    }
}

static void
draw_line (GtkWidget *paper, guint way)
{
  press (paper, GDK_KEY_space);
  press (paper, way);
  press (paper, GDK_KEY_space);
}

static void
expect_art (Fixture *f, const char *id, const char *path)
{
  const char *art = tw_own_thing_art (tw_document_get_set (f->document), TW_OWN_SYMBOL, id);

  if (path == NULL)
    g_assert_null (art);
  else
    {
      g_assert_nonnull (art);
      g_assert_nonnull (strstr (art, path));
    }
}

static GtkWidget *
draw_button (Fixture *f)
{
  GtkWidget *button = NULL;

  for (guint i = 0; i == 0 || button != NULL; i++)
    {
      button = nth_widget (GTK_WIDGET (f->form), GTK_TYPE_BUTTON, i);
      if (button != NULL
          && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), "form.draw") == 0)
        return button;
    }
  g_assert_not_reached ();
}

/* Each shape is in the set at once: nothing that happens to the drawing loses one. */
static void
test_drawing (Fixture *f, gconstpointer data)
{
  GtkWidget *paper, *focus;

  tw_own_form_show (f->form, TW_OWN_SYMBOL, "mill");
  gtk_widget_activate_action (GTK_WIDGET (f->form), "form.draw", NULL);
  paper = nth_widget (GTK_WIDGET (f->form), TW_TYPE_SKETCH_CANVAS, 0);
  g_assert_false (tw_document_is_modified (f->document));
  draw_line (paper, GDK_KEY_Right);
  expect_art (f, "mill", "M50 50L55 50");
  g_assert_true (tw_document_is_modified (f->document));
  draw_line (paper, GDK_KEY_Down);
  expect_art (f, "mill", "M55 50L55 55");
  /* Undo takes the shapes back one by one, and the drawing goes on from there. */
  tw_document_undo (f->document);
  expect_art (f, "mill", "M50 50L55 50");
  g_assert_null (
      strstr (tw_own_thing_art (tw_document_get_set (f->document), TW_OWN_SYMBOL, "mill"),
              "M55 50L55 55"));
  draw_line (paper, GDK_KEY_Up);
  expect_art (f, "mill", "M50 50L55 50");
  expect_art (f, "mill", "M55 55L55 50");
  /* What is begun is kept by who looks at something else. */
  press (paper, GDK_KEY_space);
  press (paper, GDK_KEY_Left);
  tw_own_form_show (f->form, TW_OWN_TOKEN, "coin");
  wait_until (is_quiet, f);
  expect_art (f, "mill", "M55 50L50 50");
  tw_own_form_show (f->form, TW_OWN_SYMBOL, "mill");
  focus = draw_button (f);
  gtk_widget_grab_focus (focus);
  g_signal_emit_by_name (focus, "clicked");
  draw_line (paper, GDK_KEY_Up);
  /* Cancel brings the old picture back, and Undo the drawing. */
  gtk_widget_activate_action (paper, "sketch.cancel", NULL);
  g_assert_null (
      strstr (tw_own_thing_art (tw_document_get_set (f->document), TW_OWN_SYMBOL, "mill"),
              "M50 50L50 45"));
  /* The button that led here has the keyboard again. */
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f->window)) == focus);
  tw_document_undo (f->document);
  expect_art (f, "mill", "M50 50L50 45");
  for (guint i = 0; i < 5; i++)
    tw_document_undo (f->document);
  expect_art (f, "mill", NULL);
  wait_until (is_quiet, f);
}

/* A picture from elsewhere stays until something is drawn, and comes back by taking that away. */
static void
test_drawing_over (Fixture *f, gconstpointer data)
{
  static const char foreign[] = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>"
                                "<circle cx='4' cy='4' r='3'/></svg>";
  GtkWidget *paper;

  tw_own_form_show (f->form, TW_OWN_SYMBOL, "mill");
  g_assert_true (tw_own_form_set_picture (f->form, "good.svg", foreign, -1));
  gtk_widget_activate_action (GTK_WIDGET (f->form), "form.draw", NULL);
  paper = nth_widget (GTK_WIDGET (f->form), TW_TYPE_SKETCH_CANVAS, 0);
  expect_art (f, "mill", "<circle");
  draw_line (paper, GDK_KEY_Right);
  expect_art (f, "mill", "M50 50L55 50");
  press (paper, GDK_KEY_Delete);
  expect_art (f, "mill", "<circle");
  draw_line (paper, GDK_KEY_Down);
  /* The symbol itself goes, and comes back with what was drawn. */
  tw_document_undo (f->document);
  expect_art (f, "mill", "<circle");
  tw_document_redo (f->document);
  expect_art (f, "mill", "M55 50L55 55");
  gtk_widget_activate_action (paper, "sketch.done", NULL);
  expect_art (f, "mill", "M55 50L55 55");
  wait_until (is_quiet, f);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add ("/drawing/kept", Fixture, NULL, set_up, test_drawing, tear_down);
  g_test_add ("/drawing/over", Fixture, NULL, set_up, test_drawing_over, tear_down);
  return g_test_run ();
}
