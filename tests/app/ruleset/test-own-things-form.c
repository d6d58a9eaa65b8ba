/* The forms of decks, dice, counters, zones, figures and tokens on the Rules page. */
#include "app/document/own-declared.h"
#include "app/ruleset/effect-group.h"
#include "app/ruleset/card-row.h"
#include "app/ruleset/deck-group.h"
#include "app/ruleset/procedure-view.h"
#include "app/ruleset/thing-group.h"
#include "app/ruleset/unfinished-group.h"
#include "app/ruleset/use-group.h"
#include "app/widgets/symbol-picture.h"
#include "app/widgets/tile-picture.h"
#include "tests/app/ruleset/rules-page-fixture.h"

static const char fair[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='fair'>\n"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
    "<symbol id='stall' on='tile'><title>Stall</title></symbol>\n"
    "<land id='rail'><title>Rail</title></land>\n"
    "<figure id='ox' supply='2' by-hand='true'><title>Ox</title></figure>\n"
    "<token id='coin' supply='9'><title>Coin</title></token>\n"
    "<bag id='luck' order='kept'><title>Luck</title><item id='gold' "
    "n='4'><title>Gold</title></item>"
    "<item id='rain'><title>Rain</title></item></bag>\n"
    "<bag id='cube' order='die'><title>Cube</title><item id='1'/><item id='2'/></bag>\n"
    "<counter id='mood' start='2' most='5'><title>Mood</title></counter>\n"
    "<zone id='jail' at='stall' serves='city'><title>Jail</title></zone>\n"
    "<procedure id='draws' at='laid' if-symbol='stall'>"
    "<draw as='what' from='luck'><if the='what' is='gold'><give what='coin' n='2'/></if></draw>"
    "</procedure>\n"
    "</rules>\n"
    "<tile id='A' count='9' symbols='stall'><road edges='E W'/></tile>\n"
    "</tile-set>\n";

static void
set_up_fair (PageFixture *f, gconstpointer data)
{
  page_show_text (f, fair, tw_rules_page_new, 1100);
}

/* No tile has a stall. */
static void
set_up_bare (PageFixture *f, gconstpointer data)
{
  g_autoptr (GString) bare = g_string_new (fair);

  g_assert_cmpuint (g_string_replace (bare, " symbols='stall'>", ">", 1), ==, 1);
  page_show_text (f, bare->str, tw_rules_page_new, 1100);
}

static TwCardRow *
card_at (PageFixture *f, guint n)
{
  return TW_CARD_ROW (nth_widget (GTK_WIDGET (form_of (f)), TW_TYPE_CARD_ROW, n));
}

/* The control of that sort in the row of the form that says @title. */
static GtkWidget *
control (PageFixture *f, const char *title, GType type)
{
  GtkWidget *row;

  for (guint i = 0;
       (row = nth_widget (GTK_WIDGET (form_of (f)), ADW_TYPE_PREFERENCES_ROW, i)) != NULL; i++)
    if (g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title) == 0)
      return nth_widget (row, type, 0);
  g_assert_not_reached ();
}

static void
assert_says (PageFixture *f, const char *words)
{
  g_autofree char *xml = NULL;

  wait_until (page_is_quiet, f);
  xml = xml_of (f);
  if (strstr (xml, words) == NULL)
    g_error ("not %s in %s", words, xml);
}

static void
test_deck (PageFixture *f, gconstpointer data)
{
  GtkWidget *form = GTK_WIDGET (form_of (f)), *name;

  choose (f, "Luck");
  g_assert_cmpuint (count_widgets (form, TW_TYPE_CARD_ROW), ==, 2);
  name = nth_widget (GTK_WIDGET (card_at (f, 0)), GTK_TYPE_ENTRY, 0);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (name)), ==, "Gold");
  gtk_editable_set_text (GTK_EDITABLE (name), "Silver");
  assert_says (f, "<item id=\"gold\" n=\"4\">");
  assert_says (f, "<title>Silver</title>");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (
                                 nth_widget (GTK_WIDGET (card_at (f, 1)), GTK_TYPE_SPIN_BUTTON, 0)),
                             3);
  assert_says (f, "<item id=\"rain\" n=\"3\">");
  gtk_widget_activate_action (GTK_WIDGET (card_at (f, 1)), "deck.up", "u", 1u);
  wait_until (page_is_quiet, f);
  name = nth_widget (GTK_WIDGET (card_at (f, 0)), GTK_TYPE_ENTRY, 0);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (name)), ==, "Rain");
  gtk_widget_activate_action (GTK_WIDGET (card_at (f, 0)), "deck.remove", "u", 0u);
  wait_until (page_is_quiet, f);
  g_assert_cmpuint (count_widgets (form, TW_TYPE_CARD_ROW), ==, 1);
  tw_document_undo (f->document);
  wait_until (page_is_quiet, f);
  g_assert_cmpuint (count_widgets (form, TW_TYPE_CARD_ROW), ==, 2);
  g_signal_emit_by_name (nth_widget (nth_widget (form, TW_TYPE_DECK_GROUP, 0), GTK_TYPE_BUTTON, 0),
                         "clicked");
  assert_says (f, "<title>Card 3</title>");
  adw_combo_row_set_selected (ADW_COMBO_ROW (nth_widget (nth_widget (form, TW_TYPE_DECK_GROUP, 0),
                                                         ADW_TYPE_COMBO_ROW, 0)),
                              2);
  assert_says (f, "returns=\"true\"");
  g_assert_false (document_says (f, "order=\"kept\""));
}

/* What has a name need not be for players to see. */
static void
test_hidden_counter (PageFixture *f, gconstpointer data)
{
  GtkWidget *shown;

  choose (f, "Mood");
  shown = control (f, "Shown to Players", GTK_TYPE_SWITCH);
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (shown)));
  gtk_switch_set_active (GTK_SWITCH (shown), FALSE);
  assert_says (f, "hidden=\"true\"");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row_of (f, "Mood"))), ==,
                   "Seen by rules alone");
  tw_document_seal (f->document);
  shown = control (f, "Shown to Players", GTK_TYPE_SWITCH);
  gtk_switch_set_active (GTK_SWITCH (shown), TRUE);
  wait_until (page_is_quiet, f);
  g_assert_false (document_says (f, "hidden"));
  tw_document_undo (f->document);
  wait_until (page_is_quiet, f);
  shown = control (f, "Shown to Players", GTK_TYPE_SWITCH);
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (shown)));
  g_assert_true (document_says (f, "hidden=\"true\""));
}

/* A picture that is drawn on a card is that of the card, not of the deck. */
static void
test_card_picture (PageFixture *f, gconstpointer data)
{
  static const char svg[] = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>"
                            "<circle cx='4' cy='4' r='3'/></svg>";
  TwOwnCard card;
  GtkWidget *deck;

  choose (f, "Luck");
  deck = nth_widget (GTK_WIDGET (form_of (f)), TW_TYPE_DECK_GROUP, 0);
  gtk_widget_activate_action (deck, "deck.draw", "u", 1u);
  wait_until (page_is_quiet, f);
  g_assert_true (tw_own_form_set_picture (form_of (f), "circle.svg", svg, -1));
  wait_until (page_is_quiet, f);
  tw_own_card_nth (set_of (f), TW_OWN_BAG, "luck", 1, &card);
  g_assert_nonnull (card.art);
  g_assert_cmpstr (card.art_id, ==, "luck/rain");
  gtk_widget_activate_action (deck, "deck.bare", "u", 1u);
  wait_until (page_is_quiet, f);
  g_assert_false (document_says (f, "<picture"));
}

static void
test_die (PageFixture *f, gconstpointer data)
{
  choose (f, "Cube");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (
                                 nth_widget (GTK_WIDGET (card_at (f, 1)), GTK_TYPE_SPIN_BUTTON, 0)),
                             5);
  assert_says (f, "<item id=\"5\"/>");
  g_signal_emit_by_name (nth_widget (nth_widget (GTK_WIDGET (form_of (f)), TW_TYPE_DECK_GROUP, 0),
                                     GTK_TYPE_BUTTON, 0),
                         "clicked");
  assert_says (f, "<item id=\"2\"/>");
}

static void
test_counter (PageFixture *f, gconstpointer data)
{
  choose (f, "Mood");
  gtk_switch_set_active (GTK_SWITCH (control (f, "One for Each Player", GTK_TYPE_SWITCH)), TRUE);
  assert_says (f, "each=\"true\"");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (control (f, "Begins At", GTK_TYPE_SPIN_BUTTON)), 9);
  wait_until (page_is_quiet, f);
  /* What cannot be is told, and what is there is shown. */
  g_assert_false (document_says (f, "start=\"9\""));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (
                       GTK_SPIN_BUTTON (control (f, "Begins At", GTK_TYPE_SPIN_BUTTON))),
                   ==, 2);
  gtk_switch_set_active (GTK_SWITCH (control (f, "Has a Highest Number", GTK_TYPE_SWITCH)), FALSE);
  wait_until (page_is_quiet, f);
  g_assert_false (document_says (f, "most="));
  gtk_editable_set_text (entry_of (f, "Name"), "");
  wait_until (page_is_quiet, f);
  g_assert_false (document_says (f, "<title>Mood</title>"));
  g_assert_true (document_says (f, "<counter id=\"mood\""));
}

/* Tiles come from as many piles as it can count; not from those of each player. */
static void
test_piles (PageFixture *f, gconstpointer data)
{
  choose (f, "Mood");
  gtk_switch_set_active (GTK_SWITCH (control (f, "Counts Piles of Tiles", GTK_TYPE_SWITCH)), TRUE);
  assert_says (f, "pile=\"20\"");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (control (f, "Tiles in Each Pile, 0 for Equal Piles",
                                                       GTK_TYPE_SPIN_BUTTON)),
                             12);
  assert_says (f, "pile=\"12\"");
  gtk_switch_set_active (GTK_SWITCH (control (f, "Has a Highest Number", GTK_TYPE_SWITCH)), FALSE);
  wait_until (page_is_quiet, f);
  g_assert_true (document_says (f, "most="));
  gtk_switch_set_active (GTK_SWITCH (control (f, "Counts Piles of Tiles", GTK_TYPE_SWITCH)), FALSE);
  wait_until (page_is_quiet, f);
  g_assert_false (document_says (f, "pile="));
}

static void
test_zone (PageFixture *f, gconstpointer data)
{
  GtkWidget *row;

  choose (f, "Jail");
  /* What it is drawn as is seen beside its name. */
  g_assert_nonnull (control (f, "Drawn on Tiles As", TW_TYPE_SYMBOL_PICTURE));
  row = nth_widget (GTK_WIDGET (form_of (f)), ADW_TYPE_EXPANDER_ROW, 0);
  for (guint i = 0; row != NULL
                    && strcmp (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)),
                               "Figures Come Out of It To")
                           != 0;
       i++)
    row = nth_widget (GTK_WIDGET (form_of (f)), ADW_TYPE_EXPANDER_ROW, i);
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)), ==, "city");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  wait_until (page_is_quiet, f);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (control (f, "road", GTK_TYPE_CHECK_BUTTON)), TRUE);
  assert_says (f, "serves=\"road city\"");
}

static void
tried_cb (GSimpleAction *action, GVariant *tile, gpointer data)
{
  g_assert_null (g_object_get_data (data, "tried"));
  g_object_set_data_full (data, "tried", g_variant_dup_string (tile, NULL), g_free);
}

/* With a tile that has what the zone is drawn as, and with a word of it where none has. */
static void
test_try_zone (PageFixture *f, gconstpointer data)
{
  static const GActionEntry actions[] = {
    { .name = "try-tile", .parameter_type = "s", .activate = tried_cb },
  };
  g_autoptr (GSimpleActionGroup) window = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), window);
  gtk_widget_insert_action_group (f->page, "win", G_ACTION_GROUP (window));
  choose (f, "Jail");
  gtk_widget_activate_action (GTK_WIDGET (form_of (f)), "form.try", NULL);
  g_assert_cmpstr (g_object_get_data (G_OBJECT (window), "tried"), ==, data);
}

/* Land is seen on tiles, and nothing else is. */
static void
test_land (PageFixture *f, gconstpointer data)
{
  choose (f, "Rail");
  g_assert_cmpuint (count_widgets (GTK_WIDGET (form_of (f)), TW_TYPE_TILE_PICTURE), ==, 3);
  choose (f, "Mood");
  g_assert_cmpuint (count_widgets (GTK_WIDGET (form_of (f)), TW_TYPE_TILE_PICTURE), ==, 0);
}

/* A meeple on new land is called by a word of the reader's, and files keep theirs. */
static void
test_role (PageFixture *f, gconstpointer data)
{
  const char *called = "What a Meeple Is Called There (Empty: May Not Stand There)";
  g_autofree char *id = tw_own_thing_add (f->document, TW_OWN_LAND, "Canal", NULL);

  g_assert_nonnull (id);
  wait_until (page_is_quiet, f);
  choose (f, "Canal");
  g_assert_cmpstr (gtk_editable_get_text (entry_of (f, called)), ==, "Traveller");
  gtk_editable_set_text (entry_of (f, "Name"), "Channel");
  assert_says (f, "name=\"traveller\"");
  gtk_editable_set_text (entry_of (f, called), "Boatman");
  assert_says (f, "name=\"boatman\"");
}

/* Unfinished land is worth nothing as long as no effect says so: the form tells, and adds one. */
static void
test_unfinished (PageFixture *f, gconstpointer data)
{
  g_autofree char *id = tw_own_thing_add (f->document, TW_OWN_LAND, "Canal", NULL);
  GtkWidget *told;
  guint n;

  g_assert_nonnull (id);
  wait_until (page_is_quiet, f);
  choose (f, "Ox");
  g_assert_null (nth_widget (GTK_WIDGET (form_of (f)), TW_TYPE_UNFINISHED_GROUP, 0));
  choose (f, "Canal");
  told = nth_widget (GTK_WIDGET (form_of (f)), TW_TYPE_UNFINISHED_GROUP, 0);
  n = count_widgets (GTK_WIDGET (form_of (f)), TW_TYPE_EFFECT_GROUP);
  g_assert_cmpuint (n, >, 0);
  g_assert_true (gtk_widget_get_mapped (told));
  g_assert_false (document_says (f, "events=\"end\""));
  g_signal_emit_by_name (nth_widget (told, GTK_TYPE_BUTTON, 0), "clicked");
  assert_says (f, "events=\"end\"");
  g_assert_false (gtk_widget_get_visible (told));
  g_assert_cmpuint (count_widgets (GTK_WIDGET (form_of (f)), TW_TYPE_EFFECT_GROUP), ==, n + 1);
  tw_document_undo (f->document);
  wait_until (page_is_quiet, f);
  g_assert_true (gtk_widget_get_mapped (told));
}

static void
test_figure (PageFixture *f, gconstpointer data)
{
  choose (f, "Ox");
  gtk_switch_set_active (GTK_SWITCH (control (f, "Moved by the Rules", GTK_TYPE_SWITCH)), TRUE);
  assert_says (f, "<figure id=\"ox\" supply=\"2\" weight=\"1\" needs-free=\"true\">");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (
                                 control (f, "Weight in a Majority", GTK_TYPE_SPIN_BUTTON)),
                             3);
  assert_says (f, "weight=\"3\"");
}

/* Whatever moves it, a figure may be nobody's; what cannot be set then says why. */
static void
test_neutral (PageFixture *f, gconstpointer data)
{
  GtkWidget *many;

  choose (f, "Ox");
  for (guint by_rules = 0; by_rules < 2; by_rules++)
    {
      gtk_switch_set_active (GTK_SWITCH (control (f, "Moved by the Rules", GTK_TYPE_SWITCH)),
                             by_rules);
      wait_until (page_is_quiet, f);
      gtk_switch_set_active (GTK_SWITCH (control (f, "Belongs to Nobody", GTK_TYPE_SWITCH)), TRUE);
      assert_says (f, by_rules
                          ? "<figure id=\"ox\" supply=\"1\" weight=\"0\" neutral=\"true\">"
                          : "<figure id=\"ox\" supply=\"1\" by-hand=\"true\" neutral=\"true\">");
      /* Where rules may put it is told apart from where players may. */
      g_assert_true (!by_rules || says (GTK_WIDGET (form_of (f)), "Rules May Move It Onto"));
      g_assert_false (says (GTK_WIDGET (form_of (f)), "May Stand On"));
      many = gtk_widget_get_ancestor (control (f, "How Many", GTK_TYPE_SPIN_BUTTON),
                                      ADW_TYPE_ACTION_ROW);
      g_assert_true (gtk_widget_get_mapped (control (f, "Belongs to Nobody", GTK_TYPE_SWITCH)));
      g_assert_false (gtk_widget_is_sensitive (many));
      g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (many)), ==,
                       "Always one, for it belongs to nobody");
      gtk_switch_set_active (GTK_SWITCH (control (f, "Belongs to Nobody", GTK_TYPE_SWITCH)), FALSE);
      wait_until (page_is_quiet, f);
      g_assert_true (gtk_widget_is_sensitive (many));
      g_assert_true (!by_rules || says (GTK_WIDGET (form_of (f)), "May Stand On"));
      g_assert_false (document_says (f, "neutral"));
    }
}

/* What uses it leads to the rule. */
static void
test_uses (PageFixture *f, gconstpointer data)
{
  GtkWidget *uses;

  choose (f, "Luck");
  uses = nth_widget (GTK_WIDGET (form_of (f)), TW_TYPE_USE_GROUP, 0);
  adw_action_row_activate (ADW_ACTION_ROW (nth_widget (uses, ADW_TYPE_ACTION_ROW, 0)));
  wait_until (page_is_quiet, f);
  g_assert_cmpint (tw_procedure_view_get_index (
                       TW_PROCEDURE_VIEW (nth_widget (f->page, TW_TYPE_PROCEDURE_VIEW, 0))),
                   ==, 4);
}

/* Things are rows among things; only what happens stands below. */
static void
test_list (PageFixture *f, gconstpointer data)
{
  guint n = 0;
  GtkWidget *row;

  for (guint i = 0; (row = nth_widget (f->page, ADW_TYPE_ACTION_ROW, i)) != NULL; i++)
    n += gtk_widget_get_mapped (row)
         && strcmp (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), "Luck") == 0;
  g_assert_cmpuint (n, ==, 1);
  g_assert_null (row_of (f, "Own Lists"));
}

static void
add_test (const char *path, void (*test) (PageFixture *, gconstpointer))
{
  g_test_add (path, PageFixture, NULL, set_up_fair, test, page_tear_down);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  add_test ("/ruleset/own-things-form/deck", test_deck);
  add_test ("/ruleset/own-things-form/card-picture", test_card_picture);
  add_test ("/ruleset/own-things-form/die", test_die);
  add_test ("/ruleset/own-things-form/counter", test_counter);
  add_test ("/ruleset/own-things-form/piles", test_piles);
  add_test ("/ruleset/own-things-form/zone", test_zone);
  g_test_add ("/ruleset/own-things-form/try-zone", PageFixture, "A", set_up_fair, test_try_zone,
              page_tear_down);
  g_test_add ("/ruleset/own-things-form/try-bare-zone", PageFixture, "", set_up_bare, test_try_zone,
              page_tear_down);
  add_test ("/ruleset/own-things-form/land", test_land);
  add_test ("/ruleset/own-things-form/role", test_role);
  add_test ("/ruleset/own-things-form/unfinished", test_unfinished);
  add_test ("/ruleset/own-things-form/figure", test_figure);
  add_test ("/ruleset/own-things-form/neutral", test_neutral);
  add_test ("/ruleset/own-things-form/uses", test_uses);
  add_test ("/ruleset/own-things-form/list", test_list);
  add_test ("/ruleset/own-things-form/hidden-counter", test_hidden_counter);
  return g_test_run ();
}
