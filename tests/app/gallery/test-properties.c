/* The windows about the whole set: its properties, its blocks, its coverage. */
#include "app/gallery/properties-window.h"

#include "app/gallery/block-editor.h"
#include "app/gallery/compare-window.h"
#include "app/gallery/coverage-window.h"
#include "app/gallery/lesson-answer-row.h"
#include "engine/format/shipped-sets.h"
#include "engine/set/set-pictures.h"
#include "tests/app/find-widget.h"
#include "tests/app/wait.h"

typedef struct
{
  TwDocument *document;
  TwTileTextures *textures;
} Fixture;

static void
set_up (Fixture *f, gconstpointer set_id)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load (set_id, NULL);

  f->document = tw_document_new_for_set (set, NULL, set_id);
  f->textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
}

static gboolean
is_quiet (gpointer data)
{
  Fixture *f = data;

  return tw_tile_textures_is_idle (f->textures) && tw_document_get_problems (f->document) != NULL
         && !g_main_context_pending (NULL);
}

/* A window that closes is held for a moment by what moves in it. */
static void
tear_down (Fixture *f, gconstpointer set_id)
{
  wait_until (is_quiet, f);
  assert_last_reference (f->document);
  assert_last_reference (f->textures);
}

static GtkWidget *
show (Fixture *f, gpointer window)
{
  gtk_window_present (window);
  gtk_test_widget_wait_for_draw (window);
  wait_until (is_quiet, f);
  return window;
}

static void
close_window (Fixture *f, GtkWidget *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static GtkWidget *
entry_row (GtkWidget *window, const char *title)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *row = nth_widget (window, ADW_TYPE_ENTRY_ROW, i);

      g_assert_nonnull (row);
      if (g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title))
        return row;
    }
}

static GtkWidget *
button_named (GtkWidget *window, const char *words)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *button = nth_widget (window, GTK_TYPE_BUTTON, i);

      g_assert_nonnull (button);
      if (g_strcmp0 (gtk_widget_get_tooltip_text (button), words) == 0
          || g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), words) == 0)
        return button;
    }
}

static void
test_about (Fixture *f, gconstpointer set_id)
{
  GtkWidget *window = show (f, tw_properties_window_new (f->document, f->textures, "about"));
  GtkWidget *title = entry_row (window, "Title"),
            *version = entry_row (window, "Version of the Set");

  gtk_editable_set_text (GTK_EDITABLE (title), "Mine");
  gtk_editable_set_text (GTK_EDITABLE (version), "2.0");
  g_assert_cmpstr (tw_document_get_title (f->document), ==, "Mine");
  g_assert_cmpstr (tw_document_get_set (f->document)->release, ==, "2.0");
  g_signal_emit_by_name (button_named (window, "_Add Entry"), "clicked");
  g_assert_cmpuint (tw_document_get_set (f->document)->n_changes, ==, 1);
  g_assert_cmpstr (tw_document_get_set (f->document)->changes[0].release, ==, "2.0");
  wait_until (is_quiet, f);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (
                                GTK_TEXT_VIEW (nth_widget (window, GTK_TYPE_TEXT_VIEW, 0))),
                            "Two lines\nof news", -1);
  g_assert_cmpstr (tw_texts_get (tw_document_get_set (f->document)->changes[0].texts, ""), ==,
                   "Two lines\nof news");
  g_signal_emit_by_name (button_named (window, "Remove This Entry"), "clicked");
  g_assert_cmpuint (tw_document_get_set (f->document)->n_changes, ==, 0);
  while (tw_document_is_modified (f->document))
    tw_document_undo (f->document);
  /* The window follows. */
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (title)), ==, "Base game");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (version)), ==, "");
  close_window (f, window);
}

static void
test_focus (Fixture *f, gconstpointer set_id)
{
  static const char *const pages[] = { "about", "start", "package" };

  g_test_summary ("Whoever asks for a page can use it by keyboard at once");
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      GtkWidget *window = show (f, tw_properties_window_new (f->document, f->textures, pages[i]));
      GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
      AdwPreferencesPage *page =
          adw_preferences_window_get_visible_page (ADW_PREFERENCES_WINDOW (window));

      g_assert_nonnull (focus);
      g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (page)));
      close_window (f, window);
    }
}

static void
test_start (Fixture *f, gconstpointer set_id)
{
  GtkWidget *window = show (f, tw_properties_window_new (f->document, f->textures, "start"));
  AdwComboRow *start = ADW_COMBO_ROW (nth_widget (window, ADW_TYPE_COMBO_ROW, 0));
  const TwTileSet *set;

  /* 0 is the base game's, then the tiles: D is the fourth. */
  g_assert_cmpuint (adw_combo_row_get_selected (start), ==, 4);
  adw_combo_row_set_selected (start, 2);
  set = tw_document_get_set (f->document);
  g_assert_cmpuint (set->tiles[1]->n_start, ==, 1);
  g_assert_cmpuint (set->tiles[3]->n_start, ==, 0);
  tw_document_undo (f->document);
  g_assert_cmpuint (adw_combo_row_get_selected (start), ==, 4);
  adw_combo_row_set_selected (ADW_COMBO_ROW (nth_widget (window, ADW_TYPE_COMBO_ROW, 1)), 1);
  adw_combo_row_set_selected (ADW_COMBO_ROW (nth_widget (window, ADW_TYPE_COMBO_ROW, 3)), 5);
  gtk_editable_set_text (GTK_EDITABLE (entry_row (window, "Mark for Sorting Tiles")), "B");
  set = tw_document_get_set (f->document);
  g_assert_cmpint (set->draw, ==, TW_SET_DRAW_FIRST);
  g_assert_cmpstr (set->last_tile, ==, "E");
  g_assert_null (set->first_tile);
  g_assert_cmpstr (set->mark, ==, "B");
  gtk_editable_set_text (GTK_EDITABLE (entry_row (window, "Custom Tile Back")), "harbour");
  set = tw_document_get_set (f->document);
  g_assert_cmpstr (tw_tile_set_back (set, set->tiles[0]), ==, "harbour");
  close_window (f, window);
}

static void
test_blocks (Fixture *f, gconstpointer set_id)
{
  GtkWidget *window = show (f, tw_properties_window_new (f->document, f->textures, "start"));
  GtkWidget *page = nth_widget (window, ADW_TYPE_PREFERENCES_PAGE, 0), *editor;
  const TwBlock *block;

  g_test_summary ("A block of any size is laid cell by cell");
  g_assert_true (gtk_widget_activate_action (page, "blocks.new", NULL));
  wait_until (is_quiet, f);
  editor = nth_widget (window, TW_TYPE_BLOCK_EDITOR, 0);
  g_assert_nonnull (editor);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (nth_widget (editor, GTK_TYPE_DROP_DOWN, 0)), 4);
  g_signal_emit_by_name (button_named (editor, "Column 1, row 1: empty"), "clicked");
  g_signal_emit_by_name (button_named (editor, "Column 0, row 1: empty"), "clicked");
  block = &tw_document_get_set (f->document)->blocks[0];
  g_assert_cmpuint (block->n_tiles, ==, 2);
  g_assert_cmpstr (block->tiles[1].tile, ==, "E");
  /* What is laid in the west moves the rest to the east. */
  g_assert_cmpint (block->tiles[0].x, ==, 1);
  g_assert_cmpint (block->tiles[1].x, ==, 0);
  g_signal_emit_by_name (button_named (editor, "Column 2, row 1: tile E, turned by 0°"), "clicked");
  block = &tw_document_get_set (f->document)->blocks[0];
  g_assert_cmpuint (block->tiles[0].quarter_turns, ==, 1);
  gtk_switch_set_active (GTK_SWITCH (nth_widget (editor, GTK_TYPE_SWITCH, 0)), TRUE);
  g_assert_nonnull (tw_tile_set_start_block (tw_document_get_set (f->document)));
  g_signal_emit_by_name (button_named (editor, "Delete Block"), "clicked");
  g_assert_cmpuint (tw_document_get_set (f->document)->n_blocks, ==, 0);
  tw_document_undo (f->document);
  g_assert_cmpuint (tw_document_get_set (f->document)->blocks[0].n_tiles, ==, 2);
  close_window (f, window);
}

static void
test_shipped_block (Fixture *f, gconstpointer set_id)
{
  GtkWidget *window = show (f, tw_properties_window_new (f->document, f->textures, "start"));
  GtkWidget *page = nth_widget (window, ADW_TYPE_PREFERENCES_PAGE, 0);
  const TwTileSet *set;

  g_assert_true (
      gtk_widget_activate_action (page, "blocks.insert", "(ss)", "count", "carcassonne"));
  set = tw_document_get_set (f->document);
  g_assert_cmpuint (set->n_blocks, ==, 1);
  g_assert_cmpuint (set->blocks[0].n_tiles, ==, 12);
  g_assert_cmpuint (set->n_tiles, ==, 24 + 12);
  tw_document_undo (f->document);
  g_assert_cmpuint (tw_document_get_set (f->document)->n_tiles, ==, 24);
  close_window (f, window);
}

static void
remember_cb (gpointer window, guint edges, gboolean is_present, guint *out_edges)
{
  *out_edges = edges;
}

static void
test_coverage (Fixture *f, gconstpointer set_id)
{
  GtkWidget *window = show (f, tw_coverage_window_new (f->document, f->textures));
  guint edges = 0;

  g_signal_connect (window, "pattern", G_CALLBACK (remember_cb), &edges);
  g_signal_emit_by_name (button_named (window, "city, city, city, city: 1 tile"), "clicked");
  g_assert_cmphex (edges, ==, 0x03030303u);
  adw_preferences_window_set_visible_page_name (ADW_PREFERENCES_WINDOW (window), "hole");
  wait_until (is_quiet, f);
  /* J, K and L three each, O two, P three, V nine, W four, X one. */
  g_signal_emit_by_name (button_named (window, "road in the north, road in the east: 28 tiles fit"),
                         "clicked");
  wait_until (is_quiet, f);
  g_assert_nonnull (button_named (window, "Tile V fits in 1 rotation, 9 copies"));
  close_window (f, window);
}

static void
test_compare (Fixture *f, gconstpointer set_id)
{
  g_autoptr (TwTileSet) base = tw_shipped_set_load (set_id, NULL), other = tw_tile_set_copy (base);
  g_autoptr (TwTile) more = tw_tile_with_count (base->tiles[3], 9);
  g_autoptr (TwDocument) right = NULL;
  g_autofree char *long_title = g_strnfill (200, 'x');
  TwTexts *titles = other->titles;
  GtkWidget *window;
  const char *subtitle;

  other->titles = tw_texts_with (titles, "", long_title);
  tw_texts_unref (titles);
  tw_tile_set_replace_tile (other, 3, more);
  tw_tile_set_remove_tile (other, 5);
  right = tw_document_new_for_set (other, NULL, NULL);
  window = show (f, tw_compare_window_new (f->document, right, f->textures));
  /* What comes after a long name is not pushed out of the window by it. */
  subtitle = adw_window_title_get_subtitle (
      ADW_WINDOW_TITLE (nth_widget (window, ADW_TYPE_WINDOW_TITLE, 0)));
  g_assert_true (g_str_has_prefix (subtitle, "Base game – xxxxxxxxxxxxxxxxxxxxxxxxxxx… ("));
  g_signal_emit_by_name (button_named (window, "D: take the other file's into this set"),
                         "clicked");
  g_assert_cmpuint (tw_document_get_set (f->document)->tiles[3]->count, ==, 9);
  g_assert_false (tw_document_is_modified (right));
  g_signal_emit_by_name (button_named (window, "F: take this set's into the other file"),
                         "clicked");
  g_assert_cmpuint (tw_document_get_set (right)->n_tiles, ==, 24);
  g_assert_cmpstr (tw_document_get_set (right)->tiles[5]->id, ==, "F");
  /* The titles differ. */
  g_assert_cmpuint (count_widgets (window, GTK_TYPE_LIST_BOX_ROW), ==, 1);
  tw_document_undo (f->document);
  g_assert_cmpuint (tw_document_get_set (f->document)->tiles[3]->count, ==, 4);
  g_assert_true (gtk_widget_activate_action (window, "compare.undo-right", NULL));
  g_assert_cmpuint (tw_document_get_set (right)->n_tiles, ==, 23);
  wait_until (is_quiet, f);
  g_assert_cmpuint (count_widgets (window, GTK_TYPE_LIST_BOX_ROW), ==, 3);
  g_assert_true (gtk_widget_activate_action (window, "compare.take-all-right", NULL));
  g_assert_cmpuint (tw_document_get_set (f->document)->n_tiles, ==, 23);
  close_window (f, window);
}

static gboolean
says_refused (gpointer window)
{
  return says (window, "Reference picture, 2 bytes\nThis is ")
         && says (window, "Picture, 2 bytes\nThis is ");
}

/* A picture that is not drawn lies in the package all the same: why is said in its row. */
static void
test_refused_picture (Fixture *f, gconstpointer set_id)
{
  g_autoptr (TwTileSet) set = tw_tile_set_copy (tw_document_get_set (f->document));
  g_autoptr (GBytes) bytes = g_bytes_new_static ("BM", 2);
  GtkWidget *window;

  g_free (tw_set_pictures_enclose (set, TW_ENCLOSURE_PICTURE, "bad.png", bytes));
  g_free (tw_set_pictures_enclose (set, TW_ENCLOSURE_REFERENCE, "bad.png", bytes));
  tw_document_replace_set (f->document, set, "Add", NULL);
  window = show (f, tw_properties_window_new (f->document, f->textures, "package"));
  wait_until (says_refused, window);
  close_window (f, window);
}

/* What is told of a lesson's answer; "" while it is being played. */
static const char *
answer_of (GtkWidget *lesson)
{
  GtkWidget *row = nth_widget (lesson, TW_TYPE_LESSON_ANSWER_ROW, 0);
  const char *words = row != NULL ? adw_action_row_get_subtitle (ADW_ACTION_ROW (row)) : NULL;

  return words != NULL ? words : "";
}

static gboolean
tells_points (gpointer lesson)
{
  return g_str_equal (answer_of (lesson), "2 north; no figure\nAsked for: 8 points");
}

static gboolean
tells_figure (gpointer lesson)
{
  return g_str_equal (answer_of (lesson), "1 east; Highwayman");
}

static gboolean
tells_what_is_wrong (gpointer lesson)
{
  return g_str_has_prefix (answer_of (lesson), "Line 1: ");
}

/* The answer of a lesson is told in words; what cannot be played says why as soon as it is typed.
 */
static void
test_answer (Fixture *f, gconstpointer data)
{
  GtkWidget *window = show (f, tw_properties_window_new (f->document, f->textures, "lessons"));
  GtkWidget *first = nth_widget (window, ADW_TYPE_EXPANDER_ROW, 0);
  GtkWidget *third = nth_widget (window, ADW_TYPE_EXPANDER_ROW, 2), *code;

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (first), TRUE);
  wait_until (tells_figure, first);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (third), TRUE);
  wait_until (tells_points, third);
  code = nth_widget (third, GTK_TYPE_EXPANDER, 0);
  g_assert_false (gtk_expander_get_expanded (GTK_EXPANDER (code)));
  gtk_expander_set_expanded (GTK_EXPANDER (code), TRUE);
  wait_until (is_quiet, f);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (
                                GTK_TEXT_VIEW (nth_widget (third, GTK_TYPE_TEXT_VIEW, 0))),
                            "turn P1 E@7,7/0 -\nexpect score P1=8", -1);
  wait_until (tells_what_is_wrong, third);
  tw_document_undo (f->document);
  wait_until (tells_points, third);
  close_window (f, window);
}

/* Lessons: what is typed, moved and removed is of the set, and undo takes it back. */
static void
test_lessons (Fixture *f, gconstpointer data)
{
  GtkWidget *window = show (f, tw_properties_window_new (f->document, f->textures, "lessons"));
  const char *second = tw_document_get_set (f->document)->lessons[1]->id;
  guint n = tw_document_get_set (f->document)->n_lessons;
  GtkWidget *first = nth_widget (window, ADW_TYPE_EXPANDER_ROW, 0);

  g_assert_cmpuint (n, ==, 7);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (first)), ==,
                   "The First Tile");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (first), TRUE);
  wait_until (is_quiet, f);
  gtk_editable_set_text (GTK_EDITABLE (entry_row (first, "Task")), "Lay it");
  g_assert_cmpstr (
      tw_texts_get (tw_document_get_set (f->document)->lessons[0]->texts[TW_LESSON_TASK], ""), ==,
      "Lay it");
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (first)), ==, "Lay it");
  g_signal_emit_by_name (button_named (first, "Move Down"), "clicked");
  g_assert_cmpstr (tw_document_get_set (f->document)->lessons[0]->id, ==, second);
  g_signal_emit_by_name (button_named (first, "Remove This Lesson"), "clicked");
  g_assert_cmpuint (tw_document_get_set (f->document)->n_lessons, ==, n - 1);
  tw_document_undo (f->document);
  tw_document_undo (f->document);
  tw_document_undo (f->document);
  g_assert_cmpuint (tw_document_get_set (f->document)->n_lessons, ==, n);
  g_assert_cmpstr (tw_document_get_set (f->document)->lessons[1]->id, ==, second);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry_row (first, "Task"))), ==,
                   "Lay the tile to the right of the start tile, and put your meeple on its road.");
  close_window (f, window);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
#define ADD(name, func)                                                                            \
  g_test_add ("/gallery/properties/" name, Fixture, "base", set_up, func, tear_down)
  ADD ("about", test_about);
  ADD ("focus", test_focus);
  ADD ("start", test_start);
  ADD ("blocks", test_blocks);
  ADD ("shipped-block", test_shipped_block);
  ADD ("coverage", test_coverage);
  ADD ("lessons", test_lessons);
  ADD ("lesson-answer", test_answer);
  ADD ("compare", test_compare);
  ADD ("refused-picture", test_refused_picture);
#undef ADD
  return g_test_run ();
}
