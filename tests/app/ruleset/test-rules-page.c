/* The Rules page: list and form, adding, what is refused, removal, undo, keys. */
#include "app/ruleset/effect-view.h"
#include "tests/app/ruleset/rules-page-fixture.h"

/* Every thing has its row, whatever its name is made of, and its form. */
static void
test_rows (PageFixture *f, gconstpointer data)
{
  static const char *const titles[] = { "Mill", "Rail & <b>road</b>", "Ox", "Coin" };
  static const char *const ids[] = { "mill", "rail", "ox", "coin" };

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      choose (f, titles[i]);
      g_assert_cmpstr (tw_own_form_get_id (form_of (f)), ==, ids[i]);
      g_assert_cmpstr (gtk_editable_get_text (entry_of (f, "Name")), ==, i == 2 ? "" : titles[i]);
    }
  /* Nothing is changed by looking. */
  g_assert_false (tw_document_is_modified (f->document));
}

static void
test_add (PageFixture *f, gconstpointer data)
{
  static const char *const elements[] = { "symbol", "land", "figure", "token" };
  g_autofree char *before = xml_of (f);

  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    {
      GtkWidget *entry;
      g_autofree char *after = NULL;

      gtk_widget_activate_action (f->page, "rules.add", "s", elements[i]);
      wait_until (page_is_quiet, f);
      entry =
          gtk_root_get_focus (GTK_ROOT (f->window)) != NULL
              ? gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (f->window)), GTK_TYPE_ENTRY)
              : NULL;
      g_assert_nonnull (entry);
      /* Without a name nothing is added. */
      gtk_editable_set_text (GTK_EDITABLE (entry), "  ");
      g_signal_emit_by_name (entry, "activate");
      g_assert_false (tw_document_is_modified (f->document));
      /* The name of something else is a name as well; files tell them apart. */
      gtk_editable_set_text (GTK_EDITABLE (entry), "Mill");
      g_signal_emit_by_name (entry, "activate");
      wait_until (page_is_quiet, f);
      g_assert_cmpstr (tw_own_form_get_id (form_of (f)), ==, "mill-2");
      tw_document_undo (f->document);
      wait_until (page_is_quiet, f);
      after = xml_of (f);
      g_assert_cmpstr (after, ==, before);
      g_assert_null (tw_own_form_get_id (form_of (f)));
    }
}

static GtkWindow *
other_window (PageFixture *f)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window))
        return window;
    }
  return NULL;
}

/* What only the form shows goes at once, what tiles have is asked about. */
static void
test_remove (PageFixture *f, gconstpointer data)
{
  g_autofree char *before = xml_of (f), *after = NULL;
  GtkWindow *dialog;

  choose (f, "Coin");
  gtk_widget_activate_action (GTK_WIDGET (form_of (f)), "form.remove", NULL);
  g_assert_null (other_window (f));
  g_assert_cmpuint (set_of (f)->own->tokens->len, ==, 0);
  tw_document_undo (f->document);
  wait_until (page_is_quiet, f);

  choose (f, "Mill");
  gtk_widget_activate_action (GTK_WIDGET (form_of (f)), "form.remove", NULL);
  dialog = other_window (f);
  g_assert_nonnull (dialog);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), "1 tile"));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  wait_until (page_is_quiet, f);
  g_assert_false (tw_document_is_modified (f->document));

  gtk_widget_activate_action (GTK_WIDGET (form_of (f)), "form.remove", NULL);
  dialog = other_window (f);
  /* What is gone meanwhile is not removed again. */
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "remove");
  wait_until (page_is_quiet, f);
  g_assert_cmpuint (set_of (f)->own->symbols->len, ==, 0);
  g_assert_cmpuint (set_of (f)->tiles[0]->topology.n_symbols, ==, 0);
  g_assert_null (tw_own_form_get_id (form_of (f)));
  tw_document_undo (f->document);
  wait_until (page_is_quiet, f);
  after = xml_of (f);
  g_assert_cmpstr (after, ==, before);
}

/* Nothing that is typed into has an undo of its own, which would take back half of a step. */
static void
test_undo (PageFixture *f, gconstpointer data)
{
  static const char *const titles[] = { "Mill", "Rail & <b>road</b>", "Ox", "Coin" };
  GtkWidget *text;

  for (guint n = 0; n < G_N_ELEMENTS (titles); n++)
    {
      choose (f, titles[n]);
      g_assert_nonnull (nth_widget (GTK_WIDGET (form_of (f)), GTK_TYPE_TEXT, 0));
      for (guint i = 0; (text = nth_widget (GTK_WIDGET (form_of (f)), GTK_TYPE_TEXT, i)) != NULL;
           i++)
        g_assert_false (gtk_editable_get_enable_undo (GTK_EDITABLE (text)));
    }
}

/* How the screen reader tells what has the keyboard. */
static gboolean
is_told_added (gpointer data)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (((PageFixture *) data)->window));
  GtkWidget *told = GTK_IS_TEXT (focus) ? gtk_widget_get_parent (focus) : focus;
  g_autofree char *different =
      told == NULL ? g_strdup ("nothing")
                   : gtk_test_accessible_check_property (GTK_ACCESSIBLE (told),
                                                         GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                                         "Added: Bridge");

  return different == NULL;
}

/* Who goes back from what he has just named finds the focus on something that is there. */
static void
test_back_from_new (PageFixture *f, gconstpointer data)
{
  GtkWidget *entry, *leaflet = nth_widget (f->page, ADW_TYPE_LEAFLET, 0), *focus;

  gtk_widget_activate_action (f->page, "rules.add", "s", "symbol");
  wait_until (page_is_quiet, f);
  entry = gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (f->window)), GTK_TYPE_ENTRY);
  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), "Bridge");
  g_signal_emit_by_name (entry, "activate");
  wait_until (page_is_quiet, f);
  g_assert_cmpstr (tw_own_form_get_id (form_of (f)), ==, "bridge");
  wait_until (is_told_added, f);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (form_of (f)), GTK_DIR_TAB_FORWARD));
  g_assert_true (adw_leaflet_navigate (ADW_LEAFLET (leaflet), ADW_NAVIGATION_DIRECTION_BACK));
  wait_until (page_is_quiet, f);
  focus = gtk_root_get_focus (GTK_ROOT (f->window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_mapped (focus));
}

/* Keys of the page act wherever the focus is, and no label has a mnemonic that takes them. */
static void
test_keys (PageFixture *f, gconstpointer data)
{
  GtkWidget *label;

  choose (f, "Mill");
  for (guint i = 0; (label = nth_widget (f->page, GTK_TYPE_LABEL, i)) != NULL; i++)
    g_assert_cmpuint (gtk_label_get_mnemonic_keyval (GTK_LABEL (label)), ==, GDK_KEY_VoidSymbol);
  g_assert_true (gtk_widget_grab_focus (f->page));
  /* Who is on the page stays where he was. */
  gtk_widget_grab_focus (row_of (f, "Coin"));
  gtk_widget_grab_focus (f->page);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (f->window)) == row_of (f, "Coin"));
}

static gboolean
is_form_alone (gpointer data)
{
  return row_of (data, "Coin") == NULL && row_of (data, "SVG Picture") != NULL;
}

static gboolean
is_list_alone (gpointer data)
{
  return row_of (data, "Coin") != NULL && row_of (data, "SVG Picture") == NULL;
}

/* In a narrow window the form takes the place of the list, and there is a way back. */
static void
test_narrow (PageFixture *f, gconstpointer data)
{
  GtkWidget *focus;

  choose (f, "Mill");
  wait_until (is_form_alone, f);
  gtk_widget_grab_focus (f->page);
  focus = gtk_root_get_focus (GTK_ROOT (f->window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_mapped (focus));
  gtk_widget_activate_action (f->page, "rules.back", NULL);
  wait_until (is_list_alone, f);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (f->window)) == row_of (f, "Mill"));
}

static void
set_up_narrow (PageFixture *f, gconstpointer data)
{
  page_show_text (f, small, tw_rules_page_new, 420);
}

static TwEffectView *
effect_of (PageFixture *f)
{
  return TW_EFFECT_VIEW (nth_widget (f->page, TW_TYPE_EFFECT_VIEW, 0));
}

/* What effects do stands with what happens, with a form of its own, and goes from there. */
static void
test_effects (PageFixture *f, gconstpointer data)
{
  const char *words =
      "Road (when complete): in addition 2 points for each symbol “Mill” on the feature itself.";
  GtkWidget *group;
  TwEffectView *effect;

  g_assert_nonnull (row_of (f, words));
  choose (f, words);
  g_assert_null (tw_own_form_get_id (form_of (f)));
  effect = effect_of (f);
  g_assert_cmpint (tw_effect_view_get_index (effect), ==, 0);
  group = nth_widget (GTK_WIDGET (effect), TW_TYPE_EFFECT_GROUP, 0);
  g_assert_true (gtk_widget_get_mapped (group));
  g_assert_nonnull (row_of (f, "Belongs To"));
  g_signal_emit_by_name (group, "remove");
  wait_until (page_is_quiet, f);
  g_assert_false (document_says (f, "<effect"));
  g_assert_cmpint (tw_effect_view_get_index (effect), ==, -1);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (effect)));
  g_assert_null (row_of (f, words));
  tw_document_undo (f->document);
  wait_until (page_is_quiet, f);
  choose (f, words);
  g_assert_cmpint (tw_effect_view_get_index (effect_of (f)), ==, 0);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add ("/ruleset/rules-page/rows", PageFixture, NULL, set_up, test_rows, page_tear_down);
  g_test_add ("/ruleset/rules-page/add", PageFixture, NULL, set_up, test_add, page_tear_down);
  g_test_add ("/ruleset/rules-page/remove", PageFixture, NULL, set_up, test_remove, page_tear_down);
  g_test_add ("/ruleset/rules-page/undo", PageFixture, NULL, set_up, test_undo, page_tear_down);
  g_test_add ("/ruleset/rules-page/back-from-new", PageFixture, NULL, set_up, test_back_from_new,
              page_tear_down);
  g_test_add ("/ruleset/rules-page/keys", PageFixture, NULL, set_up, test_keys, page_tear_down);
  g_test_add ("/ruleset/rules-page/effects", PageFixture, NULL, set_up, test_effects,
              page_tear_down);
  g_test_add ("/ruleset/rules-page/narrow", PageFixture, NULL, set_up_narrow, test_narrow,
              page_tear_down);
  return g_test_run ();
}
