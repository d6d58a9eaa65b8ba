/* Help: its pages say only what is there, and it opens where it belongs. */
#include "app/print/word-example.h"
#include "app/window/commands.h"
#include "app/window/help-index.h"
#include "app/window/help-picture.h"
#include "app/window/help-sheet.h"
#include "app/window/help-tables.h"
#include "app/window/help-text.h"
#include "app/window/help-window.h"
#include "app/window/key-label.h"
#include "app/window/page-list.h"
#include "engine/format/data-dir.h"
#include "engine/format/tile-set-file.h"
#include "engine/set/rule-word.h"
#include "engine/set/validate.h"
#include "engine/setup/play-rules.h"
#include "engine/setup/rules-trial.h"
#include "tests/app/find-widget.h"
#include "tests/app/window/window-fixture.h"
#include "tests/app/window/window-set.h"

static TwHelpFile *
load (void)
{
  g_autoptr (GError) error = NULL;
  TwHelpFile *file = tw_help_file_load (NULL, &error);

  g_assert_no_error (error);
  return file;
}

/* A key, a command, a page or a tile that is not there is a warning, which ends a test. */
static void
test_pages (void)
{
  g_autoptr (TwHelpFile) file = load ();
  g_autoptr (TwHelpIndex) index = tw_help_index_new (file, NULL);

  g_assert_cmpuint (file->pages->len, >=, 10);
  for (guint i = 0; i < file->pages->len; i++)
    {
      const TwHelpPage *page = g_ptr_array_index (file->pages, i);
      const GPtrArray *items = tw_help_index_items (index, page);

      g_assert_true (tw_help_file_find (file, page->id) == page);
      g_assert_cmpstr (tw_help_text_title (page->titles), !=, "");
      g_assert_cmpuint (items->len, >, 1);
      for (guint k = 0; k < items->len; k++)
        {
          const TwHelpItem *item = g_ptr_array_index (items, k);

          g_assert_cmpstr (item->plain, !=, "");
          g_assert_null (strpbrk (item->kind == TW_HELP_ITEM_TEXT ? item->plain : "", "{}`"));
          g_assert_true (pango_parse_markup (item->markup, -1, 0, NULL, NULL, NULL, NULL)
                         || strstr (item->markup, "<a href") != NULL);
          for (guint n = 0; item->tiles != NULL && n < item->tiles->len; n++)
            {
              g_autoptr (TwTile) tile = tw_help_picture_tile (item->tiles->pdata[n]);

              g_assert_nonnull (tile);
            }
        }
    }
}

/* Every place in the program has a page of its own. */
static void
test_places (void)
{
  g_autoptr (TwHelpFile) file = load ();
  const char *const others[] = { "start", "play", "new-game" };
  guint n;
  const TwPageEntry *pages = tw_page_list (&n);

  for (guint i = 0; i < n; i++)
    g_assert_true (i == 0
                   || tw_help_file_at (file, pages[i].name) != tw_help_file_at (file, "nowhere"));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_nonnull (tw_help_file_at (file, others[i])->place);
  g_assert_cmpstr (tw_help_file_at (file, "start")->id, ==, "first");
  g_assert_cmpstr (tw_help_file_at (file, "design")->id, ==, "drawing");
}

static gboolean
has_row (const GPtrArray *groups, const char *code, const char *text)
{
  for (guint i = 0; i < groups->len; i++)
    {
      const GPtrArray *rows = ((const TwHelpGroup *) groups->pdata[i])->rows;

      for (guint k = 0; k < rows->len; k++)
        {
          const TwHelpRow *row = g_ptr_array_index (rows, k);

          if (strcmp (row->code, code) == 0 && (text == NULL || strcmp (row->text, text) == 0))
            return TRUE;
        }
    }
  return FALSE;
}

/* The list of keys has those of the shortcuts, and no others. */
static void
test_keys (void)
{
  g_autoptr (GPtrArray) groups = tw_help_groups_new ("keys", NULL);
  guint n;
  const TwCommandRow *rows = tw_command_rows (&n);

  g_assert_true (has_row (groups, "F1", "Help"));
  g_assert_true (has_row (groups, "Alt+2", "Set"));
  g_assert_true (has_row (groups, "Ctrl+L", "Quick Line…"));
  for (guint i = 0; i < n; i++)
    if (rows[i].section == NULL && !rows[i].is_for_palette && rows[i].key != NULL)
      {
        g_autofree char *key = tw_key_label (rows[i].key);

        g_assert_true (has_row (groups, key, tw_command_row_title (&rows[i])));
      }
}

/* What can be typed into the quick line. */
static void
test_line (void)
{
  g_autoptr (GPtrArray) letters = tw_help_groups_new ("letters", NULL);
  g_autoptr (GPtrArray) words = tw_help_groups_new ("symbols", NULL);

  g_assert_true (has_row (letters, "C", "City"));
  g_assert_true (has_row (letters, "V", "River"));
  g_assert_true (has_row (words, "monastery", NULL));
  g_assert_true (has_row (words, "coat-of-arms", NULL));
}

/* Every word of the rules is there, with a sentence. */
static void
test_words (void)
{
  static const char *const fills[] = { "effects", "statements", "details", "values" };
  TwGameKit kit = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (TwWordExamples) examples = NULL;
  guint n_rows = 0, n_words = 0, n;

  tw_play_rules_kit_load (&kit, &error);
  g_assert_no_error (error);
  examples = tw_word_examples_new (kit.vocabulary);
  for (guint i = 0; i < G_N_ELEMENTS (fills); i++)
    {
      g_autoptr (GPtrArray) groups = tw_help_groups_new (fills[i], examples);

      for (guint k = 0; k < groups->len; k++)
        {
          const TwHelpGroup *group = g_ptr_array_index (groups, k);

          for (guint row = 0; row < group->rows->len; row++)
            {
              const TwHelpRow *word = g_ptr_array_index (group->rows, row);

              g_test_message ("%s: %s", fills[i], word->code);
              g_assert_nonnull (word->sentence);
              g_assert_nonnull (word->written);
              /* What only who writes files wants to know is told of those words alone. */
              if (strstr (word->code, "step") == NULL && strstr (word->code, "order") == NULL)
                g_assert_null (strstr (word->sentence, ", step "));
              n_rows++;
            }
        }
    }
  tw_rule_word_table (&n);
  n_words += n;
  tw_procedure_word_table (&n);
  n_words += n;
  tw_procedure_attribute_table (&n);
  n_words += n;
  tw_procedure_value_table (&n);
  n_words += n;
  g_assert_cmpuint (n_rows, ==, n_words);
  tw_play_rules_kit_clear (&kit);
}

/* The rules that only help knows are right. */
static void
test_own_rules (void)
{
  g_autofree char *path = tw_data_dir_find ("help/words.xml");
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_load (path, &error);
  g_autoptr (TwProblems) problems = NULL;

  g_assert_no_error (error);
  problems = tw_rules_trial_add_of_set (tw_tile_set_validate (set, NULL), set, NULL);
  g_assert_cmpint (tw_problems_worst (problems, -1), !=, TW_SEVERITY_ERROR);
}

static gboolean
finds (const TwHelpIndex *index, const char *typed, const char *page)
{
  g_autoptr (GPtrArray) found = tw_help_index_find (index, typed);

  for (guint i = 0; i < found->len; i++)
    if (strcmp (((const TwHelpFound *) found->pdata[i])->page->id, page) == 0)
      return TRUE;
  return FALSE;
}

static void
test_search (void)
{
  g_autoptr (TwHelpFile) file = load ();
  g_autoptr (TwHelpIndex) index = tw_help_index_new (file, NULL);
  g_autoptr (GPtrArray) found = tw_help_index_find (index, "otherwise");

  g_assert_cmpuint (found->len, >, 0);
  g_assert_cmpstr (((const TwHelpFound *) found->pdata[0])->page->id, ==, "words-statements");
  g_assert_true (finds (index, "quick LINE", "line"));
  g_assert_true (finds (index, "monastery", "line"));
  g_assert_true (finds (index, "crossing", "first"));
  g_assert_true (finds (index, "palette", "keys"));
  g_assert_false (finds (index, "xyzzy", "line"));
  g_assert_false (finds (index, "crossing xyzzy", "first"));
}

/* Every page is found by its title, before whatever has the words elsewhere. */
static void
test_titles (void)
{
  g_autoptr (TwHelpFile) file = load ();
  g_autoptr (TwHelpIndex) index = tw_help_index_new (file, NULL);

  for (guint i = 0; i < file->pages->len; i++)
    {
      const TwHelpPage *page = file->pages->pdata[i];
      const char *title = tw_texts_best (page->titles, g_get_language_names ());
      g_autoptr (GPtrArray) found = tw_help_index_find (index, title);
      gboolean is_found = FALSE, is_first = TRUE;

      for (guint k = 0; k < found->len; k++)
        {
          const TwHelpFound *hit = found->pdata[k];

          is_found |= hit->is_page && hit->page == page && hit->item == 0
                      && strcmp (hit->title, title) == 0;
          /* No page comes behind what is no page. */
          is_first &= hit->is_page;
          g_assert_true (!hit->is_page || is_first);
        }
      g_assert_true (is_found);
    }
}

/* ---- the window ------------------------------------------------------------------------ */

static GtkWidget *
help_of (WindowFixture *f)
{
  return g_object_get_data (G_OBJECT (f->window), "help");
}

static gboolean
is_idle (gpointer help)
{
  return tw_help_window_is_idle (help);
}

static gboolean
is_closed (gpointer data)
{
  return help_of (data) == NULL;
}

static void
assert_opens (WindowFixture *f, const char *id)
{
  TwHelpWindow *help;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->window), "win.help", NULL));
  help = TW_HELP_WINDOW (help_of (f));
  g_assert_cmpstr (tw_help_window_get_page (help), ==, id);
  wait_until (is_idle, help);
  gtk_window_close (GTK_WINDOW (help));
  wait_until (is_closed, f);
}

static void
test_opens (WindowFixture *f, gconstpointer data)
{
  static const char *const pages[][2] = { { "design", "drawing" },
                                          { "set", "set" },
                                          { "rules", "rules" },
                                          { "texts", "texts" },
                                          { "lab", "balance" } };

  assert_opens (f, "first");
  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.open-set", "s", "base");
  wait_until (window_has_document, f->window);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (f->window), "win.page", "s", pages[i][0]);
      assert_opens (f, pages[i][1]);
    }
  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.play", NULL);
  assert_opens (f, "table");
}

/* From page to page by links and back, all of them whole; what is read stays asked for. */
static void
test_walks (WindowFixture *f, gconstpointer data)
{
  g_autoptr (TwHelpFile) file = load ();
  TwHelpWindow *help;

  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.help", NULL);
  help = TW_HELP_WINDOW (help_of (f));
  for (guint i = 1; i < file->pages->len; i++)
    {
      const char *id = ((const TwHelpPage *) file->pages->pdata[i])->id;

      tw_help_window_open (help, id);
      g_assert_cmpstr (tw_help_window_get_page (help), ==, id);
      wait_until (is_idle, help);
    }
  for (guint i = file->pages->len - 1; i-- > 0;)
    {
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (help), "help.back", NULL));
      g_assert_cmpstr (tw_help_window_get_page (help), ==,
                       ((const TwHelpPage *) file->pages->pdata[i])->id);
    }
  gtk_widget_activate_action (GTK_WIDGET (help), "help.back", NULL);
  g_assert_cmpstr (tw_help_window_get_page (help), ==, "first");
  tw_help_window_open (help, "keys");
  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.help", NULL);
  g_assert_true (help_of (f) == GTK_WIDGET (help));
  g_assert_cmpstr (tw_help_window_get_page (help), ==, "first");
}

/* The arrows show what they lead to, and one step back leads to where they began. */
static void
test_walks_list (WindowFixture *f, gconstpointer data)
{
  g_autoptr (TwHelpFile) file = load ();
  TwHelpWindow *help;
  GtkWidget *list;
  guint nth = 0;

  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.help", NULL);
  help = TW_HELP_WINDOW (help_of (f));
  tw_help_window_open (help, ((const TwHelpPage *) file->pages->pdata[0])->id);
  wait_until (is_idle, help);
  list = find_widget (GTK_WIDGET (help), GTK_TYPE_LIST_BOX, &nth);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0)));
  for (guint i = 1; i <= 2; i++)
    {
      g_signal_emit_by_name (list, "move-cursor", GTK_MOVEMENT_DISPLAY_LINES, 1, FALSE, FALSE);
      g_assert_cmpstr (tw_help_window_get_page (help), ==,
                       ((const TwHelpPage *) file->pages->pdata[i])->id);
    }
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (help), "help.back", NULL));
  g_assert_cmpstr (tw_help_window_get_page (help), ==,
                   ((const TwHelpPage *) file->pages->pdata[0])->id);
}

static gboolean
has_focus (gpointer widget)
{
  return gtk_widget_has_focus (widget);
}

/* Return on a line of the list leads into its page, which is called by its title. */
static void
test_enters (WindowFixture *f, gconstpointer data)
{
  g_autoptr (TwHelpFile) file = load ();
  const TwHelpPage *page = file->pages->pdata[2];
  TwHelpWindow *help;
  GtkWidget *list, *row, *sheet, *scrolled;
  guint nth = 0, first = 0, only = 0;

  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.help", NULL);
  help = TW_HELP_WINDOW (help_of (f));
  wait_until (is_idle, help);
  list = find_widget (GTK_WIDGET (help), GTK_TYPE_LIST_BOX, &nth);
  sheet = find_widget (GTK_WIDGET (help), TW_TYPE_HELP_SHEET, &first);
  scrolled = find_widget (sheet, GTK_TYPE_SCROLLED_WINDOW, &only);
  row = GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 2));
  gtk_widget_grab_focus (row);
  wait_until (has_focus, row);
  gtk_widget_activate (row);
  g_assert_cmpstr (tw_help_window_get_page (help), ==, page->id);
  wait_until (has_focus, scrolled);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (scrolled), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       tw_help_text_title (page->titles));
}

static gboolean
says_something (gpointer entry)
{
  return gtk_test_accessible_has_property (GTK_ACCESSIBLE (entry),
                                           GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* While the keyboard is where words are typed, it is said how much there is. */
static void
test_says_found (WindowFixture *f, gconstpointer data)
{
  g_autoptr (TwHelpFile) file = load ();
  g_autoptr (TwHelpIndex) index = tw_help_index_new (file, NULL);
  g_autoptr (GPtrArray) found = tw_help_index_find (index, "crossing");
  g_autofree char *words = g_strdup_printf ("%u places in help", found->len);
  TwHelpWindow *help;
  GtkWidget *entry, *text;
  guint nth = 0, first = 0;

  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.help", NULL);
  help = TW_HELP_WINDOW (help_of (f));
  wait_until (is_idle, help);
  entry = find_widget (GTK_WIDGET (help), GTK_TYPE_SEARCH_ENTRY, &nth);
  text = find_widget (entry, GTK_TYPE_TEXT, &first);
  gtk_widget_grab_focus (entry);
  wait_until (has_focus, text);
  gtk_editable_set_text (GTK_EDITABLE (entry), "crossing");
  wait_until (says_something, entry);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       words);
}

/* How many labels of the page are seen in which there is @words. */
static guint
count_seen (TwHelpWindow *help, const char *words)
{
  guint first = 0, n = 0;
  GtkWidget *sheet = find_widget (GTK_WIDGET (help), TW_TYPE_HELP_SHEET, &first), *label;

  for (guint i = 0;; i++)
    {
      guint nth = i;

      label = find_widget (sheet, GTK_TYPE_LABEL, &nth);
      if (label == NULL)
        return n;
      n += gtk_widget_is_visible (label)
           && strstr (gtk_label_get_text (GTK_LABEL (label)), words) != NULL;
    }
}

/* How words of the rules are written in files is seen by who asks for it, on all pages, or looks
 * for it. */
static void
test_files (WindowFixture *f, gconstpointer data)
{
  TwHelpWindow *help;
  GtkWidget *check;
  guint first = 0, entry = 0;

  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.help", NULL);
  help = TW_HELP_WINDOW (help_of (f));
  wait_until (is_idle, help);
  g_assert_null (find_widget (GTK_WIDGET (help), GTK_TYPE_CHECK_BUTTON, &first));
  first = 0;
  tw_help_window_open (help, "words-statements");
  wait_until (is_idle, help);
  g_assert_cmpuint (count_seen (help, "<choose"), ==, 0);
  check = find_widget (GTK_WIDGET (help), GTK_TYPE_CHECK_BUTTON, &first);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  g_assert_cmpuint (count_seen (help, "<choose"), >, 0);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), FALSE);
  g_assert_cmpuint (count_seen (help, "<choose"), ==, 0);
  tw_help_window_open (help, "words-values");
  wait_until (is_idle, help);
  g_assert_cmpuint (count_seen (help, "at="), ==, 0);
  gtk_editable_set_text (GTK_EDITABLE (
                             find_widget (GTK_WIDGET (help), GTK_TYPE_SEARCH_ENTRY, &entry)),
                         "part-over");
  entry = 0;
  g_signal_emit_by_name (find_widget (GTK_WIDGET (help), GTK_TYPE_SEARCH_ENTRY, &entry),
                         "activate");
  wait_until (is_idle, help);
  g_assert_cmpuint (count_seen (help, "part-over"), >, 0);
}

/* What was found is in sight, however far down. */
static void
test_scrolls (WindowFixture *f, gconstpointer data)
{
  TwHelpWindow *help;
  GtkWidget *entry, *scrolled;
  GtkAdjustment *adjustment;
  guint first = 0, sheet = 0, last = 0;

  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.help", NULL);
  help = TW_HELP_WINDOW (help_of (f));
  wait_until (is_idle, help);
  entry = find_widget (GTK_WIDGET (help), GTK_TYPE_SEARCH_ENTRY, &first);
  gtk_editable_set_text (GTK_EDITABLE (entry), "extent");
  g_signal_emit_by_name (entry, "activate");
  g_assert_cmpstr (tw_help_window_get_page (help), ==, "words-values");
  wait_until (is_idle, help);
  scrolled = find_widget (find_widget (GTK_WIDGET (help), TW_TYPE_HELP_SHEET, &sheet),
                          GTK_TYPE_SCROLLED_WINDOW, &last);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, 1000);
}

/* It goes with its window. */
static void
test_goes (WindowFixture *f, gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (f->window), "win.help", NULL);
  g_assert_nonnull (help_of (f));
}

static void
set_up (WindowFixture *f, gconstpointer data)
{
  window_show (f, "set.xml");
}

static void
tear_down (WindowFixture *f, gconstpointer data)
{
  window_close (f);
  window_forget (f);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/help/pages", test_pages);
  g_test_add_func ("/help/places", test_places);
  g_test_add_func ("/help/keys", test_keys);
  g_test_add_func ("/help/line", test_line);
  g_test_add_func ("/help/words", test_words);
  g_test_add_func ("/help/own-rules", test_own_rules);
  g_test_add_func ("/help/search", test_search);
  g_test_add_func ("/help/titles", test_titles);
  g_test_add ("/help/opens", WindowFixture, NULL, set_up, test_opens, tear_down);
  g_test_add ("/help/walks", WindowFixture, NULL, set_up, test_walks, tear_down);
  g_test_add ("/help/walks-list", WindowFixture, NULL, set_up, test_walks_list, tear_down);
  g_test_add ("/help/enters", WindowFixture, NULL, set_up, test_enters, tear_down);
  g_test_add ("/help/says-found", WindowFixture, NULL, set_up, test_says_found, tear_down);
  g_test_add ("/help/files", WindowFixture, NULL, set_up, test_files, tear_down);
  g_test_add ("/help/scrolls", WindowFixture, NULL, set_up, test_scrolls, tear_down);
  g_test_add ("/help/goes", WindowFixture, NULL, set_up, test_goes, tear_down);
  return g_test_run ();
}
