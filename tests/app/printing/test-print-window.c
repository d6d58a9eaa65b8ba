/* The window of printing: what is chosen is seen at once, remembered with the set, undone, kept as
 * a preset, and written. */
#include "app/printing/print-window.h"

#include <glib/gstdio.h>

#include "app/printing/plan-form.h"
#include "app/printing/preset-group.h"
#include "app/printing/print-view.h"
#include "app/printing/which-group.h"
#include "engine/format/shipped-sets.h"
#include "tests/app/find-widget.h"
#include "tests/app/remove-tree.h"
#include "tests/app/wait.h"

typedef struct
{
  TwDocument *document;
  TwPrintWindow *window;
  char *folder;
  char *waiting; /* a file that is wanted */
} Fixture;

static gpointer
child (Fixture *f, const char *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (f->window), TW_TYPE_PRINT_WINDOW, name);
}

static const char *
name_of_page (Fixture *f)
{
  return gtk_label_get_label (
      GTK_LABEL (gtk_widget_get_template_child (child (f, "view"), TW_TYPE_PRINT_VIEW, "name")));
}

static gboolean
is_seen (gpointer data)
{
  Fixture *f = data;

  return g_strcmp0 (name_of_page (f), f->waiting) == 0;
}

/* Waits until the page of that name is shown. */
static void
see (Fixture *f, const char *name)
{
  g_free (f->waiting);
  f->waiting = g_strdup (name);
  wait_until (is_seen, f);
}

static const TwPrintPlan *
plan (Fixture *f)
{
  return tw_document_get_set (f->document)->print;
}

/* The row of that title below @widget, seen or not. */
static GtkWidget *
find_row (GtkWidget *widget, const char *title)
{
  if (ADW_IS_PREFERENCES_ROW (widget)
      && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0)
    return widget;
  for (GtkWidget *below = gtk_widget_get_first_child (widget); below != NULL;
       below = gtk_widget_get_next_sibling (below))
    {
      GtkWidget *found = find_row (below, title);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
row (Fixture *f, const char *title)
{
  return find_row (child (f, "form"), title);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("river", NULL);

  f->folder = g_dir_make_tmp ("tilewright-print-XXXXXX", NULL);
  f->document = tw_document_new ();
  g_assert_true (tw_document_replace_set (f->document, set, "River", NULL));
  f->window = tw_print_window_new (f->document, data);
  g_object_add_weak_pointer (G_OBJECT (f->window), (gpointer *) &f->window);
  gtk_window_present (GTK_WINDOW (f->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (f->window));
}

static gboolean
is_gone (gpointer data)
{
  return ((Fixture *) data)->window == NULL;
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  wait_until (is_gone, f);
  assert_last_reference (f->document);
  remove_tree (f->folder);
  g_free (f->folder);
  g_free (f->waiting);
}

/* 12 tiles of the river lie on one sheet, and their backs on its other side. */
static void
test_leafing (Fixture *f, gconstpointer data)
{
  see (f, "Front 1 (1 of 2)");
  gtk_widget_activate_action (GTK_WIDGET (f->window), "printing.turn", "i", 1);
  see (f, "Back 1 (2 of 2)");
  /* Behind the last one there is none. */
  gtk_widget_activate_action (GTK_WIDGET (f->window), "printing.turn", "i", 1);
  gtk_widget_activate_action (GTK_WIDGET (f->window), "printing.turn", "i", -1);
  see (f, "Front 1 (1 of 2)");
}

static void
test_remembered (Fixture *f, gconstpointer data)
{
  g_assert_null (plan (f));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row (f, "Backs")), TW_PRINT_BACKS_NONE);
  see (f, "Front 1 (1 of 1)");
  g_assert_nonnull (plan (f));
  g_assert_cmpint (plan (f)->backs, ==, TW_PRINT_BACKS_NONE);
  gtk_widget_activate_action (GTK_WIDGET (f->window), "printing.undo", NULL);
  g_assert_null (plan (f));
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row (f, "Backs"))), ==,
                    TW_PRINT_BACKS_LONG);
  gtk_widget_activate_action (GTK_WIDGET (f->window), "printing.redo", NULL);
  g_assert_cmpint (plan (f)->backs, ==, TW_PRINT_BACKS_NONE);
}

/* What the undone step leaves is what the form shows. */
static void
test_undone (Fixture *f, gconstpointer data)
{
  AdwComboRow *ink = ADW_COMBO_ROW (row (f, "Ink"));

  adw_combo_row_set_selected (ink, TW_PRINT_INK_GREY);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row (f, "Backs")), TW_PRINT_BACKS_NONE);
  tw_document_undo (f->document);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row (f, "Backs"))), ==,
                    TW_PRINT_BACKS_LONG);
  g_assert_cmpuint (adw_combo_row_get_selected (ink), ==, TW_PRINT_INK_GREY);
}

static void
test_hidden_rows (Fixture *f, gconstpointer data)
{
  g_assert_false (gtk_widget_get_visible (row (f, "Columns")));
  g_assert_true (gtk_widget_get_visible (row (f, "Right margin")));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row (f, "Output")), TW_PRINT_GRID);
  g_assert_true (gtk_widget_get_visible (row (f, "Columns")));
  g_assert_false (gtk_widget_get_visible (row (f, "Right margin")));
}

static AdwComboRow *
presets (Fixture *f)
{
  return ADW_COMBO_ROW (
      gtk_widget_get_template_child (child (f, "presets"), TW_TYPE_PRESET_GROUP, "choice"));
}

static const char *
preset (Fixture *f)
{
  return gtk_string_object_get_string (adw_combo_row_get_selected_item (presets (f)));
}

static gboolean
is_own_choice (gpointer data)
{
  return g_strcmp0 (preset (data), "Custom") == 0;
}

static void
test_presets (Fixture *f, gconstpointer data)
{
  GtkEditable *keep = GTK_EDITABLE (
      gtk_widget_get_template_child (child (f, "presets"), TW_TYPE_PRESET_GROUP, "keep"));
  GtkWidget *remove = GTK_WIDGET (
      gtk_widget_get_template_child (child (f, "presets"), TW_TYPE_PRESET_GROUP, "remove"));
  guint n;

  g_assert_cmpstr (preset (f), ==, "At home: with bleed and backs");
  /* A shop's has an eighth of an inch, which looking at it does not round. */
  for (n = 0; g_strcmp0 (preset (f), "The Game Crafter: tiles of 2 inches") != 0; n++)
    adw_combo_row_set_selected (presets (f), n);
  g_assert_cmpint (plan (f)->bleed, ==, 3175);
  g_assert_cmpint (plan (f)->pixels, ==, 675);
  g_assert_false (gtk_widget_get_visible (remove));

  adw_combo_row_set_selected (ADW_COMBO_ROW (row (f, "Ink")), TW_PRINT_INK_LIGHT);
  g_assert_cmpstr (preset (f), ==, "Custom");
  gtk_editable_set_text (keep, "at home: WITH bleed and backs");
  g_signal_emit_by_name (keep, "entry-activated");
  g_assert_cmpstr (preset (f), ==, "Custom");
  gtk_editable_set_text (keep, "Pale shop");
  g_signal_emit_by_name (keep, "entry-activated");
  g_assert_cmpstr (preset (f), ==, "Pale shop");
  g_assert_true (gtk_widget_get_visible (remove));
  g_assert_cmpstr (gtk_editable_get_text (keep), ==, "");
  adw_action_row_activate (ADW_ACTION_ROW (remove));
  wait_until (is_own_choice, f);
  g_assert_false (gtk_widget_get_visible (remove));
  gtk_widget_activate_action (GTK_WIDGET (f->window), "printing.put-back", NULL);
  g_assert_cmpstr (preset (f), ==, "Pale shop");
  g_assert_cmpint (plan (f)->ink, ==, TW_PRINT_INK_LIGHT);
  g_assert_true (gtk_widget_get_visible (remove));
  /* Once. */
  adw_action_row_activate (ADW_ACTION_ROW (remove));
  wait_until (is_own_choice, f);
}

static gboolean
has_no_page (gpointer data)
{
  return tw_print_view_get_n_pages (child (data, "view")) == 0;
}

static gboolean
has_pages (gpointer data)
{
  return !has_no_page (data);
}

/* Typed as people list things, and picked by their pictures. What nothing is called is told; with
 * nothing to print nothing can be printed. */
static void
test_chosen (Fixture *f, gconstpointer data)
{
  GtkWidget *which = child (f, "which");
  GtkEditable *chosen =
      GTK_EDITABLE (gtk_widget_get_template_child (which, TW_TYPE_WHICH_GROUP, "chosen"));
  GtkLabel *told = GTK_LABEL (gtk_widget_get_template_child (which, TW_TYPE_WHICH_GROUP, "told"));
  GtkWidget *save = child (f, "save");

  adw_combo_row_set_selected (ADW_COMBO_ROW (row (f, "Tiles")), TW_PRINT_CHOSEN);
  wait_until (has_no_page, f);
  g_assert_false (gtk_widget_get_sensitive (save));
  g_assert_false (gtk_widget_get_sensitive (child (f, "print")));
  gtk_editable_set_text (chosen, "BB6F1, RZ; BB6F2");
  wait_until (has_pages, f);
  g_assert_true (gtk_widget_get_sensitive (save));
  g_assert_cmpstr (gtk_editable_get_text (chosen), ==, "BB6F1, RZ; BB6F2");
  g_assert_cmpstr (gtk_label_get_label (told), ==, "The set has no tile “RZ”.");
  g_signal_emit_by_name (gtk_widget_get_template_child (which, TW_TYPE_WHICH_GROUP, "choice"),
                         "changed", "BB6F2");
  g_assert_cmpstr (plan (f)->chosen, ==, "BB6F2");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (told)));
}

/* Where presets are kept there is a file: none can be kept, and that is told. */
static void
test_preset_fails (Fixture *f, gconstpointer data)
{
  g_autofree char *own = g_build_filename (g_get_user_data_dir (), "tilewright", NULL);
  g_autofree char *folder = g_build_filename (own, "print", NULL);
  GtkEditable *keep = GTK_EDITABLE (
      gtk_widget_get_template_child (child (f, "presets"), TW_TYPE_PRESET_GROUP, "keep"));

  remove_tree (folder);
  g_mkdir_with_parents (own, 0700);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  gtk_editable_set_text (keep, "Pale shop");
  g_signal_emit_by_name (keep, "entry-activated");
  g_assert_cmpstr (gtk_editable_get_text (keep), ==, "Pale shop");
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (
                                nth_widget (child (f, "message_bar"), GTK_TYPE_LABEL, 0))),
                            "The preset is not kept"));
  g_remove (folder);
}

static gboolean
is_written (gpointer data)
{
  Fixture *f = data;

  return g_file_test (f->waiting, G_FILE_TEST_EXISTS)
         && !gtk_revealer_get_reveal_child (GTK_REVEALER (child (f, "busy")));
}

static void
test_written (Fixture *f, gconstpointer data)
{
  g_autofree char *bytes = NULL;
  gsize length;

  g_free (f->waiting);
  f->waiting = g_build_filename (f->folder, "river.pdf", NULL);
  tw_print_window_save (f->window, f->waiting);
  wait_until (is_written, f);
  g_assert_true (g_file_get_contents (f->waiting, &bytes, &length, NULL));
  g_assert_cmpmem (bytes, 5, "%PDF-", 5);
}

/* Only those that were selected. */
static void
test_selected (Fixture *f, gconstpointer data)
{
  see (f, "Front 1 (1 of 2)");
  g_assert_cmpstr (gtk_label_get_label (
                       GTK_LABEL (gtk_widget_get_template_child (child (f, "view"),
                                                                 TW_TYPE_PRINT_VIEW, "facts"))),
                   ==, "2 tiles · 2 pages · 4 × 5 on a sheet");
}

int
main (int argc, char *argv[])
{
  static const char *selected[3] = { NULL };
  g_autoptr (TwTileSet) river = NULL;
  g_autofree char *data = g_dir_make_tmp ("tilewright-print-XXXXXX", NULL);
  int status;

  g_setenv ("XDG_DATA_HOME", data, TRUE);
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_assert_nonnull (river = tw_shipped_set_load ("river", NULL));
  selected[0] = river->tiles[0]->id;
  selected[1] = river->tiles[2]->id;
  g_assert_cmpuint (river->tiles[0]->count + river->tiles[2]->count, ==, 2);
#define ADD(path, given, test)                                                                     \
  g_test_add ("/printing/window/" path, Fixture, given, set_up, test, tear_down)
  ADD ("leafing", NULL, test_leafing);
  ADD ("remembered", NULL, test_remembered);
  ADD ("undone", NULL, test_undone);
  ADD ("hidden-rows", NULL, test_hidden_rows);
  ADD ("presets", NULL, test_presets);
  ADD ("preset-fails", NULL, test_preset_fails);
  ADD ("chosen", NULL, test_chosen);
  ADD ("written", NULL, test_written);
  ADD ("selected", selected, test_selected);
  status = g_test_run ();
  remove_tree (data);
  return status;
}
