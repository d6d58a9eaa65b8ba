/* The form of an own thing: names, letters, numbers, effects, pictures. */
#include "app/document/own-thing.h"
#include "app/widgets/tile-picture.h"
#include "engine/format/land-words.h"
#include "engine/own/own-rules-effect.h"
#include "engine/format/worth-words.h"
#include "tests/app/ruleset/rules-page-fixture.h"

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
drafted_cb (TwDocument *document, guint n, guint *out_n)
{
  *out_n += n;
}

/* What translates another name now may not fit any more, until somebody has looked at it. */
static void
test_renamed (PageFixture *f, gconstpointer data)
{
  guint n_drafted = 0;

  choose (f, "Mill");
  g_signal_connect (f->document, "drafted", G_CALLBACK (drafted_cb), &n_drafted);
  g_assert_false (document_says (f, "draft"));
  gtk_editable_set_text (entry_of (f, "Name"), "Water mill");
  wait_until (page_is_quiet, f);
  gtk_editable_set_text (entry_of (f, "Name"), "Wind mill");
  wait_until (page_is_quiet, f);
  g_assert_true (document_says (f, "draft=\"true\""));
  /* It is said once. */
  g_assert_cmpuint (n_drafted, ==, 1);
  tw_document_undo (f->document);
  wait_until (page_is_quiet, f);
  g_assert_false (document_says (f, "draft"));
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
  g_assert_cmpstr (error_of (effect_at (f, 0)), ==, "");
  for (guint i = 0; (row = nth_widget (GTK_WIDGET (form_of (f)), ADW_TYPE_EXPANDER_ROW, i)) != NULL;
       i++)
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  wait_until (page_is_quiet, f);
  check = nth_widget (place_row (f, "road"), GTK_TYPE_CHECK_BUTTON, 0);
  /* No place at all is any place. */
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), FALSE);
  wait_until (page_is_quiet, f);
  g_assert_cmpstr (error_of (effect_at (f, 0)), ==, "");
  check = nth_widget (place_row (f, "city"), GTK_TYPE_CHECK_BUTTON, 0);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  wait_until (page_is_quiet, f);
  g_assert_true (
      g_str_has_prefix (error_of (effect_at (f, 0)), "The symbol never stands on this feature."));
  tw_document_undo (f->document);
  wait_until (page_is_quiet, f);
  g_assert_cmpstr (error_of (effect_at (f, 0)), ==, "");
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

/* What is shown on tiles is the land as it is now, and not as it was when it was chosen. */
static void
test_preview (PageFixture *f, gconstpointer data)
{
  GtkWidget *picture;

  choose (f, "Rail & <b>road</b>");
  picture = nth_widget (GTK_WIDGET (form_of (f)), TW_TYPE_TILE_PICTURE, 0);
  g_assert_nonnull (picture);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Rail & <b>road</b>");
  gtk_editable_set_text (entry_of (f, "Name"), "Railway");
  wait_until (page_is_quiet, f);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Railway");
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
      /* It stands beside the field: no file and line. */
      g_assert_null (strstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), "rules:"));
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

/* A token for each way to share, a land for each way to be drawn: whatever else is changed of them,
 * the file keeps its words. */
static void
set_up_words (PageFixture *f, gconstpointer data)
{
  g_autoptr (GString) text =
      g_string_new ("<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='ford'>\n"
                    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>");

  for (guint i = 0; tw_land_patterns[i] != NULL; i++)
    g_string_append_printf (text,
                            "<land id='land%u' shape='line' colour='#123456' pattern='%s'>"
                            "<title>Land %u</title></land>",
                            i, tw_land_patterns[i], i);
  for (guint i = 0; tw_token_ties_names[i] != NULL; i++)
    g_string_append_printf (text,
                            "<token id='token%u' by-hand='true'><title>Token %u</title>"
                            "<worth by='most' points='%u' ties='%s'/></token>",
                            i, i, i + 2, tw_token_ties_names[i]);
  g_string_append (text, "</rules><tile id='A' start='1'/></tile-set>");
  page_show_text (f, text->str, tw_rules_page_new, 1100);
}

/* Gives the thing another name, and finds that the file says @word of @id still. */
static void
rename_keeps (PageFixture *f, const char *sort, guint number, const char *word)
{
  g_autofree char *title = g_strdup_printf ("%s %u", sort, number);
  g_autofree char *name = g_strdup_printf ("Other %u", number);
  g_autofree char *wanted = g_strdup_printf ("=\"%s\"", word);

  choose (f, title);
  gtk_editable_set_text (entry_of (f, "Name"), name);
  wait_until (page_is_quiet, f);
  g_assert_true (document_says (f, name));
  /* “all” is what is meant without a word. */
  g_assert_true (document_says (f, wanted) || g_str_equal (word, tw_token_ties_names[0]));
}

static void
test_words (PageFixture *f, gconstpointer data)
{
  for (guint i = 0; tw_land_patterns[i] != NULL; i++)
    rename_keeps (f, "Land", i, tw_land_patterns[i]);
  for (guint i = 0; tw_token_ties_names[i] != NULL; i++)
    rename_keeps (f, "Token", i, tw_token_ties_names[i]);
}

/* Gives the symbol an effect, if a game can count it beside the others. */
static void
count_symbol (TwDocument *document, guint number)
{
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (tw_document_get_set (document));
  g_autofree char *id = g_strdup_printf ("symbol-%u", number);
  const TwEffect effect = { .features = TW_KIND_BIT (TW_KIND_ROAD),
                            .events = TW_EVENT_COMPLETE,
                            .stage = TW_STAGE_ADD,
                            .per = TW_PER_SYMBOL,
                            .symbol = id,
                            .points = (char *) "1" };

  tw_own_rules_put_effect (edit, -1, &effect);
  tw_own_rules_try (document, edit, "Add Effect", NULL, NULL);
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
  for (guint i = 0; i < 59; i++)
    count_symbol (f->document, i);
  wait_until (page_is_quiet, f);
  choose (f, "Symbol 59");
  g_assert_null (effect_at (f, 0));
  gtk_widget_activate_action (GTK_WIDGET (form_of (f)), "form.add-effect", NULL);
  g_assert_null (effect_at (f, 0));
  choose (f, "Symbol 0");
  g_assert_nonnull (effect_at (f, 0));
  while (set_of (f)->own->symbols->len > 1)
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

/* What matters for points only is seen before there are any, and can be changed while they are
 * typed. */
static void
test_worth_rows (PageFixture *f, gconstpointer data)
{
  GtkWidget *spin;

  choose (f, "Coin");
  g_assert_true (gtk_widget_get_mapped (place_row (f, "In Groups of")));
  g_assert_false (gtk_widget_get_sensitive (place_row (f, "In Groups of")));
  spin = nth_widget (place_row (f, "Points for Each"), GTK_TYPE_SPIN_BUTTON, 0);
  gtk_editable_set_text (GTK_EDITABLE (spin), "1");
  g_assert_true (gtk_widget_get_sensitive (place_row (f, "In Groups of")));
  gtk_editable_set_text (GTK_EDITABLE (spin), "0");
  g_assert_false (gtk_widget_get_sensitive (place_row (f, "In Groups of")));
}

/* Adding the first effect moves what stands below it down, and the keyboard goes to its first part.
 */
static void
test_first_effect (PageFixture *f, gconstpointer data)
{
  GtkWidget *add, *focus;
  graphene_rect_t of_effect, of_button;

  choose (f, "Coin");
  g_assert_null (effect_at (f, 0));
  g_assert_true (says (f->page, "Used by No Rule Yet"));
  gtk_widget_activate_action (GTK_WIDGET (form_of (f)), "form.add-effect", NULL);
  wait_until (page_is_quiet, f);
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_false (says (f->page, "Used by No Rule Yet"));
  add = find_actionable (GTK_WIDGET (form_of (f)), "form.add-effect");
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (effect_at (f, 0)), f->page, &of_effect));
  g_assert_true (gtk_widget_compute_bounds (add, f->page, &of_button));
  g_assert_cmpfloat (of_button.origin.y, >=, of_effect.origin.y + of_effect.size.height);
  focus = gtk_root_get_focus (GTK_ROOT (f->window));
  g_assert_nonnull (focus);
  focus = gtk_widget_get_ancestor (focus, ADW_TYPE_COMBO_ROW);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (focus)), ==, "When");
  /* Each further one comes into view. */
  for (guint i = 1; i < 4; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (form_of (f)), "form.add-effect", NULL);
      wait_until (page_is_quiet, f);
      for (guint frame = 0; frame < 4; frame++)
        gtk_test_widget_wait_for_draw (f->window);
      g_assert_true (
          gtk_widget_compute_bounds (GTK_WIDGET (effect_at (f, i)), f->page, &of_effect));
      g_assert_cmpfloat (of_effect.origin.y, >=, 0);
      g_assert_cmpfloat (of_effect.origin.y + 100, <=, gtk_widget_get_height (f->page));
    }
}

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

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add ("/ruleset/own-form/names", PageFixture, NULL, set_up, test_names, page_tear_down);
  g_test_add ("/ruleset/own-form/renamed", PageFixture, NULL, set_up, test_renamed, page_tear_down);
  g_test_add ("/ruleset/own-form/effect", PageFixture, NULL, set_up, test_effect, page_tear_down);
  g_test_add ("/ruleset/own-form/first-effect", PageFixture, NULL, set_up, test_first_effect,
              page_tear_down);
  g_test_add ("/ruleset/own-form/worth-rows", PageFixture, NULL, set_up, test_worth_rows,
              page_tear_down);
  g_test_add ("/ruleset/own-form/idle-effect", PageFixture, NULL, set_up, test_idle_effect,
              page_tear_down);
  g_test_add ("/ruleset/own-form/preview", PageFixture, NULL, set_up, test_preview, page_tear_down);
  g_test_add ("/ruleset/own-form/letter", PageFixture, NULL, set_up, test_letter, page_tear_down);
  g_test_add ("/ruleset/own-form/letter-from-name", PageFixture, NULL, set_up,
              test_letter_from_name, page_tear_down);
  g_test_add ("/ruleset/own-form/top", PageFixture, NULL, set_up, test_top, page_tear_down);
  g_test_add ("/ruleset/own-form/ranges", PageFixture, NULL, set_up_ranges, test_ranges,
              page_tear_down);
  g_test_add ("/ruleset/own-form/words", PageFixture, NULL, set_up_words, test_words,
              page_tear_down);
  g_test_add ("/ruleset/own-form/sixty", PageFixture, NULL, set_up, test_sixty, page_tear_down);
  g_test_add ("/ruleset/own-form/pictures", PageFixture, NULL, set_up, test_pictures,
              page_tear_down);
  return g_test_run ();
}
