/* The rules sheet in the window: what can be chosen, and what is written then. */
#include "app/ruleset/sheet-window.h"

#include <string.h>

#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"
#include "engine/tile/language-names.h"
#include "tests/app/find-widget.h"
#include "tests/app/remove-tree.h"
#include "tests/app/wait.h"

static TwSheetWindow *
show_for (const char *set_id, TwDocument **out_document)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load (set_id, NULL);
  TwSheetWindow *window;

  *out_document = tw_document_new_for_set (set, NULL, set_id);
  window = tw_sheet_window_new (*out_document);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  return window;
}

static AdwComboRow *
row (TwSheetWindow *window, guint index)
{
  return ADW_COMBO_ROW (nth_widget (GTK_WIDGET (window), ADW_TYPE_COMBO_ROW, index));
}

/* Chooses a language in the row that comes @from_end rows before the last one. */
static void
choose (TwSheetWindow *window, guint from_end, const char *language)
{
  guint n = count_widgets (GTK_WIDGET (window), ADW_TYPE_COMBO_ROW), i = 0;
  GListModel *names = adw_combo_row_get_model (row (window, n - 1 - from_end));
  g_autofree char *name = tw_language_name (language);

  for (; i < g_list_model_get_n_items (names); i++)
    {
      g_autoptr (GtkStringObject) here = g_list_model_get_item (names, i);

      if (g_str_equal (gtk_string_object_get_string (here), name))
        break;
    }
  g_assert_cmpuint (i, <, g_list_model_get_n_items (names));
  adw_combo_row_set_selected (row (window, n - 1 - from_end), i);
}

static gboolean
can_save (gpointer window)
{
  return gtk_widget_is_sensitive (find_actionable (window, "sheet.save-pdf"));
}

/* What the window says below its buttons. */
static const char *
message (TwSheetWindow *window)
{
  GtkWidget *buttons =
      gtk_widget_get_parent (find_actionable (GTK_WIDGET (window), "sheet.save-pdf"));
  GtkWidget *label = gtk_widget_get_next_sibling (buttons);

  return gtk_label_get_label (GTK_LABEL (label));
}

/* Whether the window tells so of what it writes. */
static gboolean
says_of (TwSheetWindow *window, const char *words)
{
  const char *text = adw_preferences_group_get_description (
      ADW_PREFERENCES_GROUP (nth_widget (GTK_WIDGET (window), ADW_TYPE_PREFERENCES_GROUP, 0)));

  return strstr (text, words) != NULL;
}

static void
test_two_languages (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-sheet-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "rules.html", NULL);
  g_autofree char *text = NULL;
  g_autoptr (TwDocument) document = NULL;
  TwSheetWindow *window = show_for ("base", &document);

  choose (window, 1, "cs");
  choose (window, 0, "en");
  tw_sheet_window_save (window, path);
  g_assert_false (can_save (window));
  wait_until (can_save, window);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "lang=\"cs\""));
  g_assert_nonnull (strstr (text, "lang=\"en\""));
  g_assert_nonnull (strstr (message (window), "rules.html"));
  g_assert_true (gtk_widget_get_mapped (find_actionable (GTK_WIDGET (window), "sheet.show")));
  gtk_window_destroy (GTK_WINDOW (window));
  remove_tree (folder);
}

/* A language beside itself is one column. */
static void
test_twice (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-sheet-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "rules.html", NULL);
  g_autoptr (TwDocument) document = NULL;
  TwSheetWindow *window = show_for ("river", &document);
  gsize length[2] = { 0, 0 };

  choose (window, 1, "cs");
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *text = NULL;

      tw_sheet_window_save (window, path);
      wait_until (can_save, window);
      g_assert_true (g_file_get_contents (path, &text, &length[i], NULL));
      choose (window, 0, "cs");
    }
  g_assert_cmpuint (length[0], ==, length[1]);
  gtk_window_destroy (GTK_WINDOW (window));
  remove_tree (folder);
}

/* Who reads German is offered German first. */
static void
test_own_language (void)
{
  g_autofree char *before = g_strdup (g_getenv ("LANGUAGE")), *german = tw_language_name ("de");
  g_autoptr (TwDocument) document = NULL;
  g_autoptr (GtkStringObject) first = NULL;
  TwSheetWindow *window;

  g_setenv ("LANGUAGE", "de_AT:en", TRUE);
  window = show_for ("river", &document);
  first = g_list_model_get_item (adw_combo_row_get_model (row (window, 2)), 0);
  g_assert_cmpuint (adw_combo_row_get_selected (row (window, 2)), ==, 0);
  g_assert_cmpstr (gtk_string_object_get_string (first), ==, german);
  gtk_window_destroy (GTK_WINDOW (window));
  if (before != NULL)
    g_setenv ("LANGUAGE", before, TRUE);
  else
    g_unsetenv ("LANGUAGE");
}

/* What is no game by itself is written by one of its rulesets. */
static void
test_levels (void)
{
  g_autoptr (TwDocument) document = NULL;
  TwSheetWindow *window = show_for ("mists", &document);
  GListModel *choices = adw_combo_row_get_model (row (window, 1));

  g_assert_cmpuint (g_list_model_get_n_items (choices), ==, 7);
  g_assert_cmpuint (adw_combo_row_get_selected (row (window, 1)), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A failure is said, and the next attempt may succeed. */
static void
test_failure (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-sheet-XXXXXX", NULL);
  g_autofree char *nowhere = g_build_filename (folder, "none", "rules.pdf", NULL);
  g_autofree char *path = g_build_filename (folder, "rules.pdf", NULL);
  g_autoptr (TwDocument) document = NULL;
  TwSheetWindow *window = show_for ("river", &document);

  tw_sheet_window_save (window, nowhere);
  wait_until (can_save, window);
  g_assert_nonnull (strstr (message (window), "rules.pdf"));
  g_assert_false (gtk_widget_get_visible (find_actionable (GTK_WIDGET (window), "sheet.show")));
  tw_sheet_window_save (window, path);
  wait_until (can_save, window);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  gtk_window_destroy (GTK_WINDOW (window));
  remove_tree (folder);
}

static void
test_outdated (void)
{
  static const char text[] =
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'><title>Dale</title>\n"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
      "<rule id='DALE-001' written-for='%s'><statement>Two points.</statement></rule>\n"
      "<procedure id='bonus' at='laid' rules='DALE-001'><give what='points' n='3' to='player'/>"
      "</procedure></rules><tile id='A' count='2' start='1'><road edges='E W'/></tile></tile-set>";
  g_autofree char *xml = g_strdup_printf (text, "0123456789abcdef");
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("dale.xml", xml, -1, &error);
  g_autoptr (TwDocument) document = NULL;
  TwSheetWindow *window;

  g_test_summary ("Who prints the rules is told of texts that were written before");
  g_assert_no_error (error);
  document = tw_document_new_for_set (set, NULL, NULL);
  window = tw_sheet_window_new (document);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (
      says (GTK_WIDGET (window), "1 text was written before its rule was changed. See Texts."));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Who has invented something prints that, and not the game; unless the game is wanted as well. */
static void
test_own (void)
{
  static const char text[] =
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale' requires='base'>"
      "<title>Dale</title><rules xmlns='urn:tilewright:rules:1' version='1.0'>"
      "<symbol id='mill' on='tile'><title>Mills</title></symbol>"
      "<procedure id='bonus' at='laid' if-symbol='mill'><give what='points' n='3' to='player'/>"
      "</procedure></rules><tile id='A' count='2' symbols='mill'><road edges='E W'/></tile>"
      "</tile-set>";
  g_autofree char *folder = g_dir_make_tmp ("tilewright-sheet-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "rules.html", NULL);
  g_autofree char *own = NULL, *whole = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("dale.xml", text, -1, &error);
  g_autoptr (TwDocument) document = NULL;
  TwSheetWindow *window;

  g_assert_no_error (error);
  document = tw_document_new_for_set (set, NULL, NULL);
  window = tw_sheet_window_new (document);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (says_of (window, "What the set adds"));
  g_assert_false (says_of (window, "the turn step by step"));
  tw_sheet_window_save (window, path);
  wait_until (can_save, window);
  g_assert_true (g_file_get_contents (path, &own, NULL, NULL));
  adw_combo_row_set_selected (row (window, 0), 0);
  g_assert_true (says_of (window, "the turn step by step"));
  tw_sheet_window_save (window, path);
  wait_until (can_save, window);
  g_assert_true (g_file_get_contents (path, &whole, NULL, NULL));
  g_assert_nonnull (strstr (own, "<title>Dale</title>"));
  g_assert_nonnull (strstr (own, "gets 3 points"));
  g_assert_nonnull (strstr (own, "Mills"));
  g_assert_null (strstr (own, "Meeple"));
  g_assert_null (strstr (own, "Base"));
  g_assert_nonnull (strstr (whole, "gets 3 points"));
  g_assert_nonnull (strstr (whole, "Base"));
  gtk_window_destroy (GTK_WINDOW (window));
  remove_tree (folder);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/sheet-window/two-languages", test_two_languages);
  g_test_add_func ("/sheet-window/twice", test_twice);
  g_test_add_func ("/sheet-window/own-language", test_own_language);
  g_test_add_func ("/sheet-window/levels", test_levels);
  g_test_add_func ("/sheet-window/failure", test_failure);
  g_test_add_func ("/sheet-window/own", test_own);
  g_test_add_func ("/sheet-window/outdated", test_outdated);
  return g_test_run ();
}
