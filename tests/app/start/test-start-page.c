/* The start page: cards of shipped sets, names, search, errors. */
#include "app/start/start-page.h"

#include <glib/gstdio.h>

#include "app/start/recent-sets.h"
#include "app/start/set-card.h"
#include "engine/format/shipped-sets.h"
#include "tests/app/find-widget.h"
#include "tests/app/remove-tree.h"
#include "tests/app/wait.h"

typedef struct
{
  TwTileTextures *textures;
  GtkWidget *window;
  TwStartPage *page;
  guint n_shipped;
  gsize n_bytes;
} Fixture;

/* What a card opens. */
static const char *
target_of (GtkWidget *card)
{
  GtkWidget *button = find_actionable (card, "win.open-set");

  return g_variant_get_string (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button)),
                               NULL);
}

static gboolean
is_loaded (gpointer data)
{
  Fixture *f = data;

  for (guint i = 0; i < f->n_shipped; i++)
    {
      GtkWidget *card = nth_widget (GTK_WIDGET (f->page), TW_TYPE_SET_CARD, i);

      if (card == NULL || !says (card, " tiles, "))
        return FALSE;
    }
  return tw_tile_textures_is_idle (f->textures) && !g_main_context_pending (NULL);
}

/* @data: height of the window in pixels, if it is not as usual */
static void
set_up (Fixture *f, gconstpointer data)
{
  g_auto (GStrv) ids = tw_shipped_set_ids ();

  f->n_shipped = g_strv_length (ids);
  f->textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  f->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (f->window), 1280, 760);
  /* Higher than the screen, if need be. */
  if (data != NULL)
    gtk_widget_set_size_request (f->window, 1280, GPOINTER_TO_INT (data));
  f->page = g_object_new (TW_TYPE_START_PAGE, NULL);
  tw_start_page_set_textures (f->page, f->textures);
  tw_start_page_refresh (f->page);
  gtk_window_set_child (GTK_WINDOW (f->window), GTK_WIDGET (f->page));
  gtk_window_present (GTK_WINDOW (f->window));
  gtk_test_widget_wait_for_draw (f->window);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  assert_last_reference (f->textures);
}

static void
test_cards (Fixture *f, gconstpointer data)
{
  GtkWidget *card, *button;

  g_assert_cmpuint (f->n_shipped, >=, 12);
  g_assert_cmpuint (count_widgets (GTK_WIDGET (f->page), TW_TYPE_SET_CARD), ==, f->n_shipped);
  wait_until (is_loaded, f);
  card = nth_widget (GTK_WIDGET (f->page), TW_TYPE_SET_CARD, 0);
  button = find_actionable (card, "win.open-set");
  gtk_test_accessible_assert_role (button, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Open Base game");
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "72 tiles, 24 shapes");
}

/* Whether more is drawn than was. */
static gboolean
has_more_drawn (gpointer data)
{
  Fixture *f = data;

  return is_loaded (f) && tw_tile_textures_get_bytes (f->textures) > f->n_bytes;
}

/* What is out of view is drawn when it is scrolled to. */
static void
test_scrolled (Fixture *f, gconstpointer data)
{
  GtkWidget *scroller = nth_widget (GTK_WIDGET (f->page), GTK_TYPE_SCROLLED_WINDOW, 0);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  wait_until (is_loaded, f);
  f->n_bytes = tw_tile_textures_get_bytes (f->textures);
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  wait_until (has_more_drawn, f);
}

/* Names are longer in other languages than in English: a card has two lines for them. */
static void
test_long_title (Fixture *f, gconstpointer data)
{
  static const char *const titles[] = { "Wirtshäuser und Kathedralen", "Händler und Baumeister",
                                        "Kupcy i budowniczowie" };
  g_autoptr (TwSetEntry) entry = tw_set_entry_new_shipped ("base");
  GtkWidget *window = gtk_window_new (), *card = tw_set_card_new (entry, f->textures), *label;

  /* As narrow as a card can be. */
  gtk_widget_set_halign (card, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (card, 190, -1);
  gtk_window_set_child (GTK_WINDOW (window), card);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  label = nth_widget (card, GTK_TYPE_LABEL, 0);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      gtk_label_set_label (GTK_LABEL (label), titles[i]);
      gtk_test_widget_wait_for_draw (window);
      if (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))))
        g_error ("“%s” is cut at a width of %d", titles[i], gtk_widget_get_width (label));
    }
  wait_until (is_loaded, f);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
has_entry (gpointer data)
{
  return nth_widget (GTK_WIDGET (((Fixture *) data)->page), GTK_TYPE_SEARCH_ENTRY, 0) != NULL;
}

static void
test_search (Fixture *f, gconstpointer data)
{
  GtkWidget *entry;

  wait_until (is_loaded, f);
  tw_start_page_search (f->page);
  wait_until (has_entry, f);
  entry = nth_widget (GTK_WIDGET (f->page), GTK_TYPE_SEARCH_ENTRY, 0);
  gtk_editable_set_text (GTK_EDITABLE (entry), "RIVER");
  g_signal_emit_by_name (entry, "search-changed");
  g_assert_cmpuint (count_widgets (GTK_WIDGET (f->page), TW_TYPE_SET_CARD), >=, 1);
  g_assert_cmpuint (count_widgets (GTK_WIDGET (f->page), TW_TYPE_SET_CARD), <, f->n_shipped);
  gtk_editable_set_text (GTK_EDITABLE (entry), "no such set");
  g_signal_emit_by_name (entry, "search-changed");
  g_assert_cmpuint (count_widgets (GTK_WIDGET (f->page), TW_TYPE_SET_CARD), ==, 0);
  g_assert_cmpuint (count_widgets (GTK_WIDGET (f->page), ADW_TYPE_STATUS_PAGE), ==, 1);
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  g_signal_emit_by_name (entry, "search-changed");
  g_assert_cmpuint (count_widgets (GTK_WIDGET (f->page), TW_TYPE_SET_CARD), ==, f->n_shipped);
}

static gboolean
is_listed (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  g_autoptr (GListStore) recent = g_list_store_new (TW_TYPE_SET_ENTRY);

  tw_recent_sets_fill (recent, 100);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (recent)); i++)
    {
      g_autoptr (TwSetEntry) entry = g_list_model_get_item (G_LIST_MODEL (recent), i);

      if (g_str_equal (tw_set_entry_get_target (entry), uri))
        return TRUE;
    }
  return FALSE;
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* What is used again is the newest again: of two sets the first one, which is saved once more. */
static void
test_used_again (Fixture *f, gconstpointer data)
{
  g_autoptr (GListStore) recent = g_list_store_new (TW_TYPE_SET_ENTRY);
  g_autoptr (TwSetEntry) newest = NULL;
  GFile *files[2];
  g_autofree char *uri = NULL;
  guint n_changes = 0;

  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *name = g_strdup_printf ("tilewright-used-%u.xml", i % 2);
      g_autofree char *path = g_build_filename (g_get_tmp_dir (), name, NULL);

      g_assert_true (g_file_set_contents (path, "<x/>", -1, NULL));
      if (i < 2)
        files[i] = g_file_new_for_path (path);
      tw_recent_sets_add (files[i % 2]);
    }
  tw_recent_sets_fill (recent, 100);
  newest = g_list_model_get_item (G_LIST_MODEL (recent), 0);
  uri = g_file_get_uri (files[0]);
  g_assert_cmpstr (tw_set_entry_get_target (newest), ==, uri);
  /* Nothing is new since: no card goes. */
  g_signal_connect_swapped (recent, "items-changed", G_CALLBACK (count_cb), &n_changes);
  tw_recent_sets_fill (recent, 100);
  g_assert_cmpuint (n_changes, ==, 0);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *other = g_file_get_uri (files[i]);

      tw_recent_sets_forget (other);
      g_assert_true (g_file_delete (files[i], NULL, NULL));
      g_object_unref (files[i]);
    }
}

/* A set is taken out of the list of recent ones, and its file stays. */
static void
test_forget (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "tilewright-forget.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *uri = g_file_get_uri (file);
  GtkWidget *card = NULL;

  g_assert_true (g_file_set_contents (path, "<x/>", -1, NULL));
  tw_recent_sets_add (file);
  g_assert_true (is_listed (file));
  tw_start_page_refresh (f->page);
  card = nth_widget (GTK_WIDGET (f->page), TW_TYPE_SET_CARD, 0);
  g_assert_cmpstr (target_of (card), ==, uri);
  gtk_widget_activate_action (card, "start.forget-set", "s", uri);
  card = nth_widget (GTK_WIDGET (f->page), TW_TYPE_SET_CARD, 0);
  g_assert_cmpstr (target_of (card), !=, uri);
  g_assert_false (is_listed (file));
  tw_start_page_refresh (f->page);
  card = nth_widget (GTK_WIDGET (f->page), TW_TYPE_SET_CARD, 0);
  g_assert_cmpstr (target_of (card), !=, uri);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_delete (file, NULL, NULL));
}

static gboolean
has_one_more (gpointer data)
{
  Fixture *f = data;

  return count_widgets (GTK_WIDGET (f->page), TW_TYPE_SET_CARD) == f->n_shipped + 1;
}

/* A set that is saved elsewhere while the page is seen is on it at once. */
static void
test_saved_meanwhile (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "tilewright-meanwhile.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *uri = g_file_get_uri (file);

  g_assert_true (g_file_set_contents (path, "<x/>", -1, NULL));
  tw_recent_sets_add (file);
  wait_until (has_one_more, f);
  tw_recent_sets_forget (uri);
  g_assert_true (g_file_delete (file, NULL, NULL));
}

/* Of sets that are called the same, in files that are called the same, the folder is named; four
 * are seen, eight where there is room. */
#define N_TWINS 8

static guint
count_recent (Fixture *f)
{
  return count_widgets (GTK_WIDGET (f->page), TW_TYPE_SET_CARD) - f->n_shipped;
}

static gboolean
has_eight (gpointer data)
{
  return count_recent (data) == N_TWINS;
}

static gboolean
has_four (gpointer data)
{
  return count_recent (data) == 4;
}

static gboolean
says_folders (gpointer data)
{
  Fixture *f = data;

  return says (GTK_WIDGET (f->page), "village-7/ford.xml, ")
         && says (GTK_WIDGET (f->page), "village-6/ford.xml, ");
}

static void
test_twins (Fixture *f, gconstpointer data)
{
  static const char xml[] =
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='ford'>\n"
      "<title>Ford</title><tile id='A' count='2'><road edges='E W'/></tile></tile-set>\n";
  g_autofree char *top = g_dir_make_tmp ("tilewright-twins-XXXXXX", NULL);
  GFile *files[N_TWINS];

  for (guint i = 0; i < N_TWINS; i++)
    {
      g_autofree char *folder = g_strdup_printf ("%s/village-%u", top, i);
      g_autofree char *path = g_build_filename (folder, i == 5 ? "other.xml" : "ford.xml", NULL);

      g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
      g_assert_true (g_file_set_contents (path, xml, -1, NULL));
      files[i] = g_file_new_for_path (path);
      tw_recent_sets_add (files[i]);
    }
  tw_start_page_refresh (f->page);
  wait_until (data != NULL ? has_eight : has_four, f);
  wait_until (says_folders, f);
  /* What its name tells apart needs no more words. */
  g_assert_true (says (GTK_WIDGET (f->page), "other.xml, "));
  g_assert_false (says (GTK_WIDGET (f->page), "village-5/other.xml"));
  for (guint i = 0; i < N_TWINS; i++)
    {
      g_autofree char *uri = g_file_get_uri (files[i]);

      tw_recent_sets_forget (uri);
      g_object_unref (files[i]);
    }
  tw_start_page_refresh (f->page);
  remove_tree (top);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/start/start-page/cards", Fixture, NULL, set_up, test_cards, tear_down);
  g_test_add ("/start/start-page/scrolled", Fixture, NULL, set_up, test_scrolled, tear_down);
  g_test_add ("/start/start-page/long-title", Fixture, NULL, set_up, test_long_title, tear_down);
  g_test_add ("/start/start-page/twins", Fixture, NULL, set_up, test_twins, tear_down);
  g_test_add ("/start/start-page/twins-with-room", Fixture, GINT_TO_POINTER (1000), set_up,
              test_twins, tear_down);
  g_test_add ("/start/start-page/forget", Fixture, NULL, set_up, test_forget, tear_down);
  g_test_add ("/start/start-page/saved-meanwhile", Fixture, NULL, set_up, test_saved_meanwhile,
              tear_down);
  g_test_add ("/start/start-page/used-again", Fixture, NULL, set_up, test_used_again, tear_down);
  g_test_add ("/start/start-page/search", Fixture, NULL, set_up, test_search, tear_down);
  return g_test_run ();
}
