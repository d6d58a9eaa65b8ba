/* What is typed into a form fits into a file: every entry of the program has its limit. */
#include "app/designer/tile-inspector.h"
#include "app/document/set-head.h"
#include "app/gallery/properties-window.h"
#include "app/window/edit-page.h"
#include "app/widgets/text-limit.h"
#include "app/window/page-list.h"
#include "app/window/window.h"
#include "engine/format/tile-set-writer.h"
#include "engine/set/limits.h"
#include "tests/app/ruleset/rules-page-fixture.h"
#include "tests/app/window/window-fixture.h"

/* More than a reader takes. */
#define MUCH ((gsize) 2 * TW_MAX_TEXT)

static guint n_entries, n_views, n_refused;

static char *
long_text (const char *letter, gsize size)
{
  GString *text = g_string_sized_new (size);

  while (text->len < size)
    g_string_append (text, letter);
  return g_string_free (text, FALSE);
}

/* What is only looked for is written nowhere, and a number has its range. */
static gboolean
is_typed_for_a_file (GtkWidget *text)
{
  for (GtkWidget *widget = text; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (GTK_IS_SEARCH_ENTRY (widget) || GTK_IS_SPIN_BUTTON (widget))
      return FALSE;
  return TRUE;
}

static void
check_entry (GtkWidget *text)
{
  GtkWidget *parent = gtk_widget_get_parent (text);
  int most = gtk_text_get_max_length (GTK_TEXT (text));

  if (most == 0)
    g_error ("%s in %s has no limit", G_OBJECT_TYPE_NAME (parent),
             G_OBJECT_TYPE_NAME (gtk_widget_get_parent (parent)));
  g_assert_cmpint (most, <=, TW_MAX_TEXT / 4);
  n_entries++;
}

static void
check_view (GtkTextView *view)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (view);
  g_autofree char *text = long_text ("ž", MUCH), *kept = NULL;
  GtkTextIter start, end;

  if (!gtk_text_view_get_editable (view))
    return;
  gtk_text_buffer_set_text (buffer, text, -1);
  gtk_text_buffer_insert_at_cursor (buffer, "xyz", 3);
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  kept = gtk_text_buffer_get_text (buffer, &start, &end, TRUE);
  g_assert_cmpuint (strlen (kept), ==, TW_MAX_TEXT);
  g_assert_true (g_utf8_validate (kept, -1, NULL));
  n_views++;
}

/* All below @widget, seen or not. */
static void
walk (GtkWidget *widget)
{
  if (GTK_IS_TEXT_VIEW (widget))
    {
      check_view (GTK_TEXT_VIEW (widget));
      return;
    }
  if (GTK_IS_TEXT (widget) && is_typed_for_a_file (widget))
    check_entry (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    walk (child);
}

static GtkWidget *
button_with (GtkWidget *window, const char *words)
{
  GtkWidget *button;
  guint i = 0;

  do
    button = nth_widget (window, GTK_TYPE_BUTTON, i++);
  while (button != NULL && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), words) != 0);
  g_assert_nonnull (button);
  return button;
}

static gboolean
is_quiet (gpointer data)
{
  return tw_tile_textures_is_idle (data) && !g_main_context_pending (NULL);
}

static void
refused_cb (void)
{
  n_refused++;
}

static void
test_forms (void)
{
  guint n_pages;
  const TwPageEntry *pages = tw_page_list (&n_pages);
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("set", small, -1, NULL);
  g_autoptr (TwDocument) document = NULL;
  TwTileTextures *textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  TwWindow *window = tw_window_new (NULL, textures);
  g_autofree char *xml = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) again = NULL;
  GtkWidget *properties;

  tw_texts_change (&set->descriptions, "",
                   "A sentence with several words is a text of some length,"
                   " so that it has lines of its own.");
  document = tw_document_new_for_set (set, NULL, NULL);
  g_signal_connect (document, "refused", G_CALLBACK (refused_cb), NULL);
  tw_window_set_document (window, document);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < n_pages; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), "win.page", "s", pages[i].name);
      wait_until (is_quiet, textures);
      if (g_str_equal (pages[i].name, "rules"))
        {
          PageFixture f = { .page = GTK_WIDGET (tw_edit_page_get_page (TW_EDIT_PAGE (
                                nth_widget (GTK_WIDGET (window), TW_TYPE_EDIT_PAGE, 0)))) };

          adw_action_row_activate (ADW_ACTION_ROW (row_of (&f, "Mill")));
          wait_until (is_quiet, textures);
        }
      walk (GTK_WIDGET (window));
    }
  gtk_widget_activate_action (GTK_WIDGET (window), "win.play", NULL);
  wait_until (is_quiet, textures);
  walk (GTK_WIDGET (window));
  properties = GTK_WIDGET (tw_properties_window_new (document, textures, "about"));
  gtk_window_present (GTK_WINDOW (properties));
  wait_until (is_quiet, textures);
  g_signal_emit_by_name (button_with (properties, "_Add Entry"), "clicked");
  wait_until (is_quiet, textures);
  walk (properties);
  g_assert_cmpuint (n_entries, >, 30);
  g_assert_cmpuint (n_views, >, 1);
  /* All of that is in the document, and can be read again. */
  g_assert_cmpuint (n_refused, ==, 0);
  xml = tw_tile_set_file_to_xml (tw_document_get_set (document), NULL);
  again = tw_tile_set_file_parse ("set", xml, -1, &error);
  g_assert_no_error (error);
  gtk_window_destroy (GTK_WINDOW (properties));
  gtk_window_destroy (GTK_WINDOW (window));
  wait_until (is_quiet, textures);
  g_object_unref (textures);
}

/* As many characters as an attribute has, whatever they are in bytes. */
static void
test_line (void)
{
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("set", small, -1, NULL);
  g_autoptr (TwDocument) document = tw_document_new_for_set (set, NULL, NULL);
  TwTileTextures *textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  GtkWidget *window = GTK_WIDGET (tw_properties_window_new (document, textures, "about")), *row;
  g_autofree char *text = long_text ("ž", MUCH), *fits = long_text ("ž", 2 * TW_MAX_LINE);

  n_refused = 0;
  g_signal_connect (document, "refused", G_CALLBACK (refused_cb), NULL);
  gtk_window_present (GTK_WINDOW (window));
  wait_until (is_quiet, textures);
  for (guint i = 0; (row = nth_widget (window, ADW_TYPE_ENTRY_ROW, i)) != NULL; i++)
    gtk_editable_set_text (GTK_EDITABLE (row), text);
  g_assert_cmpuint (n_refused, ==, 0);
  g_assert_cmpstr (tw_document_get_set (document)->author, ==, fits);
  gtk_window_destroy (GTK_WINDOW (window));
  wait_until (is_quiet, textures);
  g_object_unref (textures);
}

static gboolean
tells_most (gpointer window)
{
  return says (window, "No more than 4096 characters fit here.");
}

/* Who types the last character that fits is told, and it is seen until one goes. */
static void
test_told (void)
{
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("set", small, -1, NULL);
  g_autoptr (TwDocument) document = tw_document_new_for_set (set, NULL, NULL);
  TwTileTextures *textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  GtkWidget *window = GTK_WIDGET (tw_properties_window_new (document, textures, "about"));
  GtkEditable *row;
  g_autofree char *text = long_text ("x", TW_MAX_LINE - 1);
  GtkWidget *sign;
  int at = TW_MAX_LINE - 1;

  gtk_window_present (GTK_WINDOW (window));
  wait_until (is_quiet, textures);
  /* The author's. */
  row = GTK_EDITABLE (nth_widget (window, ADW_TYPE_ENTRY_ROW, 1));
  gtk_widget_grab_focus (GTK_WIDGET (gtk_editable_get_delegate (row)));
  gtk_editable_set_text (row, text);
  wait_until (is_quiet, textures);
  g_assert_false (tells_most (window));
  gtk_editable_insert_text (row, "yz", 2, &at);
  wait_until (tells_most, window);
  g_assert_cmpuint (strlen (gtk_editable_get_text (row)), ==, TW_MAX_LINE);
  sign = g_object_get_data (G_OBJECT (row), "tw-full-sign");
  g_assert_true (gtk_widget_get_visible (sign));
  gtk_editable_delete_text (row, 0, 1);
  g_assert_false (gtk_widget_get_visible (sign));
  gtk_window_destroy (GTK_WINDOW (window));
  wait_until (is_quiet, textures);
  g_object_unref (textures);
}

static gboolean
tells_entry (gpointer window)
{
  return says (window, "No more than 32767 characters fit here.");
}

/* An entry of GTK has room for so many bytes; letters with a hook take two. */
static void
test_entry (void)
{
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("set", small, -1, NULL);
  g_autoptr (TwDocument) document = tw_document_new_for_set (set, NULL, NULL);
  TwTileTextures *textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  GtkWidget *window = GTK_WIDGET (tw_properties_window_new (document, textures, "about")), *row;
  g_autofree char *text = long_text ("ž", MUCH);

  gtk_window_present (GTK_WINDOW (window));
  wait_until (is_quiet, textures);
  row = nth_widget (window, ADW_TYPE_ENTRY_ROW, 0);
  tw_text_limit_text (row);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (row))));
  gtk_editable_set_text (GTK_EDITABLE (row), text);
  wait_until (tells_entry, window);
  gtk_window_destroy (GTK_WINDOW (window));
  wait_until (is_quiet, textures);
  g_object_unref (textures);
}

static gboolean
tells_range (gpointer window)
{
  return says (window, "A number from 0 to 99 is needed here.");
}

static void
test_number (WindowFixture *f, gconstpointer data)
{
  GtkWidget *spin;

  g_test_summary ("A number that cannot be is told of while it is typed, and marked");
  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.new-set", NULL);
  spin = nth_widget (nth_widget (GTK_WIDGET (f->window), TW_TYPE_TILE_INSPECTOR, 0),
                     GTK_TYPE_SPIN_BUTTON, 0);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (spin))));
  gtk_editable_set_text (GTK_EDITABLE (spin), "99");
  g_assert_false (tells_range (f->window));
  gtk_editable_set_text (GTK_EDITABLE (spin), "100");
  wait_until (tells_range, f->window);
  g_assert_true (gtk_widget_has_css_class (spin, "error"));
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, 99);
  g_assert_false (gtk_widget_has_css_class (spin, "error"));
}

static void
set_up_window (WindowFixture *f, gconstpointer data)
{
  window_show (f, "own.xml");
}

static void
tear_down_window (WindowFixture *f, gconstpointer data)
{
  window_close (f);
  window_forget (f);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  tw_text_limit_init ();
  g_test_add_func ("/text-limit/forms", test_forms);
  g_test_add_func ("/text-limit/line", test_line);
  g_test_add_func ("/text-limit/told", test_told);
  g_test_add_func ("/text-limit/entry", test_entry);
  g_test_add ("/text-limit/number", WindowFixture, NULL, set_up_window, test_number,
              tear_down_window);
  return g_test_run ();
}
