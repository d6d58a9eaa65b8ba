/* The Rules page: list, form, names, effects, what is refused, removal, undo. */
#include "app/ruleset/rules-page.h"

#include <string.h>

#include "app/ruleset/effect-group.h"
#include "app/ruleset/own-form.h"
#include "app/ruleset/own-list.h"
#include "engine/format/tile-set-file.h"
#include "tests/app/find-widget.h"
#include "tests/app/page-fixture.h"

static const char small[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='ford'>\n"
    "<title>Ford</title>\n"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
    "<land id='rail'><title>Rail &amp; &lt;b&gt;road&lt;/b&gt;</title></land>\n"
    "<symbol id='mill' on='road'><title>Mill</title>"
    "<title xml:lang='he'>טחנה</title></symbol>\n"
    "<figure id='ox' supply='2' by-hand='true'/>\n"
    "<token id='coin' supply='4' by-hand='true'><title>Coin</title></token>\n"
    "<effect features='road' events='complete' stage='add' per='symbol' symbol='mill' "
    "points='2'/>\n"
    "</rules>\n"
    "<tile id='A' count='2' start='1'><road edges='E W' symbols='mill'/></tile>\n"
    "</tile-set>\n";

static TwOwnForm *
form_of (PageFixture *f)
{
  return TW_OWN_FORM (tw_rules_page_get_form (TW_RULES_PAGE (f->page)));
}

static void
set_up (PageFixture *f, gconstpointer data)
{
  page_show_text (f, small, tw_rules_page_new, 1100);
}

static TwTileSet *
set_of (PageFixture *f)
{
  return tw_document_get_set (f->document);
}

static char *
xml_of (PageFixture *f)
{
  return tw_tile_set_to_xml (set_of (f), NULL);
}

/* Whether the document says @words. */
static gboolean
document_says (PageFixture *f, const char *words)
{
  g_autofree char *xml = xml_of (f);

  return strstr (xml, words) != NULL;
}

/* The row of the list that says @title. */
static GtkWidget *
row_of (PageFixture *f, const char *title)
{
  GtkWidget *row;

  for (guint i = 0; (row = nth_widget (f->page, ADW_TYPE_ACTION_ROW, i)) != NULL; i++)
    if (strcmp (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title) == 0)
      return row;
  return NULL;
}

static void
choose (PageFixture *f, const char *title)
{
  GtkWidget *row = row_of (f, title);

  g_assert_nonnull (row);
  adw_action_row_activate (ADW_ACTION_ROW (row));
  wait_until (page_is_quiet, f);
}

/* The entry of the form whose row has @title. */
static GtkEditable *
entry_of (PageFixture *f, const char *title)
{
  GtkWidget *row;

  for (guint i = 0; (row = nth_widget (GTK_WIDGET (form_of (f)), ADW_TYPE_ENTRY_ROW, i)) != NULL;
       i++)
    if (strcmp (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title) == 0)
      return GTK_EDITABLE (row);
  g_assert_not_reached ();
}

static TwEffectGroup *
effect_at (PageFixture *f, guint index)
{
  return TW_EFFECT_GROUP (nth_widget (GTK_WIDGET (form_of (f)), TW_TYPE_EFFECT_GROUP, index));
}

/* Every thing has its row, whatever its name is made of, and its form. */
static void
test_rows (PageFixture *f, gconstpointer data)
{
  static const char *const titles[] = { "Mill", "Rail & <b>road</b>", "ox", "Coin" };
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

/* Typed letter by letter it is one step. */
static void
test_names (PageFixture *f, gconstpointer data)
{
  static const char *const typed[] = { "", "<", "<b>", "<b>&", "<b>& טחנה" };
  g_autofree char *before = xml_of (f), *after = NULL;
  GtkWidget *languages;

  choose (f, "Mill");
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      gtk_editable_set_text (entry_of (f, "Name"), typed[i]);
      wait_until (page_is_quiet, f);
      if (*typed[i] != '\0')
        g_assert_nonnull (row_of (f, typed[i]));
    }
  g_assert_true (document_says (f, "&lt;b&gt;&amp; טחנה"));
  tw_document_undo (f->document);
  wait_until (page_is_quiet, f);
  after = xml_of (f);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpstr (gtk_editable_get_text (entry_of (f, "Name")), ==, "Mill");
  /* How many languages have a name is told while one is typed. */
  languages = nth_widget (GTK_WIDGET (form_of (f)), ADW_TYPE_EXPANDER_ROW, 0);
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (languages)), ==, "1 language");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (languages), TRUE);
  while (count_widgets (languages, ADW_TYPE_ENTRY_ROW) == 0)
    g_main_context_iteration (NULL, TRUE);
  gtk_editable_set_text (entry_of (f, "Czech"), "Mlýn");
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (languages)), ==, "2 languages");
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

/* The row of a kind of land that the symbol may stand on. */
static GtkWidget *
place_row (PageFixture *f, const char *title)
{
  GtkWidget *row;

  for (guint i = 0; (row = nth_widget (GTK_WIDGET (form_of (f)), ADW_TYPE_ACTION_ROW, i)) != NULL;
       i++)
    if (strcmp (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title) == 0)
      return row;
  g_assert_not_reached ();
}

/* What can be, but never does anything, is said beside it, as soon as it comes to be so. */
static void
test_idle_effect (PageFixture *f, gconstpointer data)
{
  GtkWidget *check, *row;

  choose (f, "Mill");
  g_assert_cmpstr (tw_effect_group_get_error (effect_at (f, 0)), ==, "");
  for (guint i = 0; (row = nth_widget (GTK_WIDGET (form_of (f)), ADW_TYPE_EXPANDER_ROW, i)) != NULL;
       i++)
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  wait_until (page_is_quiet, f);
  check = nth_widget (place_row (f, "road"), GTK_TYPE_CHECK_BUTTON, 0);
  /* No place at all is any place. */
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), FALSE);
  wait_until (page_is_quiet, f);
  g_assert_cmpstr (tw_effect_group_get_error (effect_at (f, 0)), ==, "");
  check = nth_widget (place_row (f, "city"), GTK_TYPE_CHECK_BUTTON, 0);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  wait_until (page_is_quiet, f);
  g_assert_true (g_str_has_prefix (tw_effect_group_get_error (effect_at (f, 0)),
                                   "The symbol never stands on this feature."));
  tw_document_undo (f->document);
  wait_until (page_is_quiet, f);
  g_assert_cmpstr (tw_effect_group_get_error (effect_at (f, 0)), ==, "");
}

/* An effect that cannot be is said beside it and not taken. */
static void
test_effect (PageFixture *f, gconstpointer data)
{
  TwEffectGroup *group;
  GtkWidget *spin;

  choose (f, "Mill");
  group = effect_at (f, 0);
  g_assert_nonnull (group);
  spin = nth_widget (GTK_WIDGET (group), GTK_TYPE_SPIN_BUTTON, 0);
  for (guint i = 0; i < 3; i++)
    {
      static const int points[] = { -99, 0, 99 };
      g_autofree char *words = g_strdup_printf ("points=\"%d\"", points[i]), *xml = NULL;

      gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), points[i]);
      wait_until (page_is_quiet, f);
      xml = xml_of (f);
      g_assert_nonnull (strstr (xml, words));
    }
  gtk_widget_activate_action (GTK_WIDGET (form_of (f)), "form.add-effect", NULL);
  wait_until (page_is_quiet, f);
  g_assert_cmpuint (set_of (f)->own->effects->len, ==, 2);
  g_assert_nonnull (effect_at (f, 1));
  tw_document_undo (f->document);
  tw_document_undo (f->document);
  wait_until (page_is_quiet, f);
  g_assert_false (tw_document_is_modified (f->document));
  g_assert_null (effect_at (f, 1));
  /* The group that was asked is of the form as it was. */
  g_assert_nonnull (effect_at (f, 0));
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

/* The letter of own land: small or capital, refused beside it when it is another's. */
static void
test_letter (PageFixture *f, gconstpointer data)
{
  static const struct
  {
    const char *typed;
    const char *words; /* in the file, or in the refusal */
    gboolean is_good;
  } cases[] = {
    { "b", "letter=\"B\"", TRUE }, { "R", "C city", FALSE }, { "Č", "A to Z", FALSE },
    { "BB", "A to Z", FALSE },     { "7", "A to Z", FALSE }, { "Z", "letter=\"Z\"", TRUE },
  };
  GtkEditable *entry;

  choose (f, "Rail & <b>road</b>");
  entry = entry_of (f, "Letter of Its Edges (Empty: a Free One)");
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "W");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *before = xml_of (f), *xml = NULL;
      GtkWidget *row;

      gtk_editable_set_text (entry, cases[i].typed);
      wait_until (page_is_quiet, f);
      xml = xml_of (f);
      if (cases[i].is_good)
        {
          g_assert_nonnull (strstr (xml, cases[i].words));
          continue;
        }
      g_assert_cmpstr (xml, ==, before);
      for (guint n = 0;
           (row = nth_widget (GTK_WIDGET (form_of (f)), ADW_TYPE_ACTION_ROW, n)) != NULL; n++)
        if (strstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), cases[i].words))
          break;
      g_assert_nonnull (row);
    }
  /* Without one it has a free one, once the focus is gone. */
  gtk_widget_grab_focus (GTK_WIDGET (entry));
  gtk_editable_set_text (entry, "");
  wait_until (page_is_quiet, f);
  g_assert_true (document_says (f, "letter=\"Z\""));
  gtk_widget_grab_focus (row_of (f, "Mill"));
  wait_until (page_is_quiet, f);
  g_assert_false (document_says (f, "letter="));
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "W");
}

/* Nothing that is typed into has an undo of its own, which would take back half of a step. */
static void
test_undo (PageFixture *f, gconstpointer data)
{
  static const char *const titles[] = { "Mill", "Rail & <b>road</b>", "ox", "Coin" };
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

/* What a file says is within the range of every field, and stays when something else is changed. */
static void
test_ranges (PageFixture *f, gconstpointer data)
{
  static const char *const words[] = { "points=\"9999\"", "if-tiles-least=\"500\"",
                                       "supply=\"9999\"" };

  choose (f, "Mill");
  gtk_editable_set_text (GTK_EDITABLE (entry_of (f, "The Rule in Words")), "Ever so many.");
  choose (f, "Coin");
  gtk_editable_set_text (entry_of (f, "Name"), "Penny");
  wait_until (page_is_quiet, f);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *xml = xml_of (f);

      g_assert_nonnull (strstr (xml, words[i]));
    }
  g_assert_true (document_says (f, "Ever so many."));
}

static void
set_up_ranges (PageFixture *f, gconstpointer data)
{
  page_show_text (
      f,
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='ford'>\n"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
      "<symbol id='mill'><title>Mill</title></symbol>"
      "<token id='coin' supply='9999' by-hand='true'><title>Coin</title></token>"
      "<effect features='road' events='complete' stage='add' per='symbol' symbol='mill' "
      "points='9999' if-tiles-least='500'/></rules>"
      "<tile id='A' start='1'/></tile-set>",
      tw_rules_page_new, 1100);
}

/* More symbols than a game can count: all can be had, and the effect too many is refused beside. */
static void
test_sixty (PageFixture *f, gconstpointer data)
{
  for (guint i = 0; i < 60; i++)
    {
      g_autofree char *name = g_strdup_printf ("Symbol %u", i);
      g_autoptr (GError) error = NULL;
      g_autofree char *id = tw_own_thing_add (f->document, TW_OWN_SYMBOL, name, &error);

      g_assert_no_error (error);
      g_assert_nonnull (id);
    }
  wait_until (page_is_quiet, f);
  choose (f, "Symbol 59");
  g_assert_null (effect_at (f, 0));
  gtk_widget_activate_action (GTK_WIDGET (form_of (f)), "form.add-effect", NULL);
  g_assert_null (effect_at (f, 0));
  choose (f, "Symbol 0");
  g_assert_nonnull (effect_at (f, 0));
  for (guint i = 0; i < 60; i++)
    tw_document_undo (f->document);
  wait_until (page_is_quiet, f);
  g_assert_cmpuint (set_of (f)->own->symbols->len, ==, 1);
  g_assert_null (tw_own_form_get_id (form_of (f)));
}

/* A new land has a letter of its name; one that another land has is passed over. */
static void
test_letter_from_name (PageFixture *f, gconstpointer data)
{
  static const char *const names[] = { "Canal", "Čára", "Cafr" };
  /* C is the city's, R the road's, F the field's; A is taken by the first. */
  static const char letters[] = { 'A', 0, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *id = tw_own_thing_add (f->document, TW_OWN_LAND, names[i], &error);

      g_assert_no_error (error);
      g_assert_cmpint (tw_vocabulary_find_land (set_of (f)->own, id)->letter, ==, letters[i]);
    }
  wait_until (page_is_quiet, f);
}

static gboolean
is_scrolled (gpointer data)
{
  GtkAdjustment *adjustment = data;

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  return gtk_adjustment_get_value (adjustment) > 0;
}

/* The form of a new thing begins at its top, however far that of another one was scrolled. */
static void
test_top (PageFixture *f, gconstpointer data)
{
  GtkWidget *label, *scrolled;
  GtkAdjustment *adjustment;
  g_autofree char *id = NULL;

  choose (f, "Rail & <b>road</b>");
  label = GTK_WIDGET (entry_of (f, "Letter of Its Edges (Empty: a Free One)"));
  scrolled = gtk_widget_get_ancestor (label, GTK_TYPE_SCROLLED_WINDOW);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  wait_until (is_scrolled, adjustment);
  id = tw_own_thing_add (f->document, TW_OWN_LAND, "Canal", NULL);
  wait_until (page_is_quiet, f);
  choose (f, "Canal");
  wait_until (page_is_quiet, f);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
}

static const char drawn[] = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">"
                            "<path d=\"M1 1L9 9\"/></svg>";

/* Pictures: what cannot be is said, and nothing is changed. */
static void
test_pictures (PageFixture *f, gconstpointer data)
{
  static const char *const refused[] = {
    "",
    "<svg",
    "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "no picture at all",
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><image href='http://a.b/c'/></svg>",
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><use href='file:///x#y'/></svg>",
    "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>",
  };
  g_autofree char *before = xml_of (f);

  choose (f, "Mill");
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autofree char *after = NULL;

      g_assert_false (tw_own_form_set_picture (form_of (f), "a<b>&.svg", refused[i], -1));
      wait_until (page_is_quiet, f);
      after = xml_of (f);
      g_assert_cmpstr (after, ==, before);
    }
  g_assert_true (tw_own_form_set_picture (form_of (f), "good.svg", drawn, -1));
  gtk_widget_activate_action (GTK_WIDGET (form_of (f)), "form.remove-picture", NULL);
  tw_document_undo (f->document);
  g_assert_nonnull (tw_own_thing_art (set_of (f), TW_OWN_SYMBOL, "mill"));
  tw_document_undo (f->document);
  wait_until (page_is_quiet, f);
  g_assert_null (tw_own_thing_art (set_of (f), TW_OWN_SYMBOL, "mill"));
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

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add ("/rules-page/rows", PageFixture, NULL, set_up, test_rows, page_tear_down);
  g_test_add ("/rules-page/names", PageFixture, NULL, set_up, test_names, page_tear_down);
  g_test_add ("/rules-page/add", PageFixture, NULL, set_up, test_add, page_tear_down);
  g_test_add ("/rules-page/effect", PageFixture, NULL, set_up, test_effect, page_tear_down);
  g_test_add ("/rules-page/idle-effect", PageFixture, NULL, set_up, test_idle_effect,
              page_tear_down);
  g_test_add ("/rules-page/remove", PageFixture, NULL, set_up, test_remove, page_tear_down);
  g_test_add ("/rules-page/letter", PageFixture, NULL, set_up, test_letter, page_tear_down);
  g_test_add ("/rules-page/letter-from-name", PageFixture, NULL, set_up, test_letter_from_name,
              page_tear_down);
  g_test_add ("/rules-page/top", PageFixture, NULL, set_up, test_top, page_tear_down);
  g_test_add ("/rules-page/undo", PageFixture, NULL, set_up, test_undo, page_tear_down);
  g_test_add ("/rules-page/ranges", PageFixture, NULL, set_up_ranges, test_ranges, page_tear_down);
  g_test_add ("/rules-page/sixty", PageFixture, NULL, set_up, test_sixty, page_tear_down);
  g_test_add ("/rules-page/pictures", PageFixture, NULL, set_up, test_pictures, page_tear_down);
  g_test_add ("/rules-page/back-from-new", PageFixture, NULL, set_up, test_back_from_new,
              page_tear_down);
  g_test_add ("/rules-page/keys", PageFixture, NULL, set_up, test_keys, page_tear_down);
  g_test_add ("/rules-page/narrow", PageFixture, NULL, set_up_narrow, test_narrow, page_tear_down);
  return g_test_run ();
}
