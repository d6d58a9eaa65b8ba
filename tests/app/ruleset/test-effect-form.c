/* The form of an effect and of a token: what is typed and chosen is what the file says, one rule in
 * words for each effect, what cannot be is told in the form's words and can be mended and undone,
 * and what the form does not know stays. */
#include "app/ruleset/effect-choices.h"
#include "app/ruleset/own-form.h"
#include "app/ruleset/rules-page.h"
#include "engine/format/tile-set-writer.h"

#include <string.h>

#include "tests/app/find-widget.h"
#include "tests/app/page-fixture.h"
#include "tests/app/ruleset/effect-error.h"

#define HEAD                                                                                       \
  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='ford'>\n"                         \
  "<title>Ford</title>\n<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
#define TAIL                                                                                       \
  "  </rules>\n<tile id='A' count='2' start='1'><road edges='E W' symbols='mill'/></tile>\n"       \
  "</tile-set>\n"
/* As the program writes it, so that it is the same again after an edit that is taken back. */
#define MILL "    <symbol id=\"mill\" on=\"road\">\n      <title>Mill</title>\n    </symbol>\n"
#define COIN                                                                                       \
  "    <token id=\"coin\" supply=\"4\" by-hand=\"true\">\n      <title>Coin</title>\n    "         \
  "</token>\n"

static const char plain[] = HEAD MILL COIN "    <effect features=\"road\" events=\"complete\" "
                                           "stage=\"add\" per=\"symbol\" symbol=\"mill\" "
                                           "points=\"2\"/>\n" TAIL;

static const char many[] =
    HEAD MILL "    <figure id='shepherd' supply='1' by-hand='true'><title>Shepherd</title></figure>"
              "<effect features='road' events='complete' stage='add' per='tile' points='2' "
              "if-symbol='inn' unless-symbol='mill' if-tiles-most='9' if-tiles-least='2' "
              "if-parameter='farmers=y' if-figure='meeple' if-own-figure='shepherd'/>\n" TAIL;

static const char none_counts[] =
    HEAD MILL "    <token id='coin' supply='4' by-hand='true'><title>Coin</title>"
              "<worth by='most' points='5' none-counts='true'/></token>\n" TAIL;

static const char orphans[] =
    HEAD "<rule id='FORD-001'><statement>a</statement></rule>\n"
         "<rule id='FORD-002'><statement>ab</statement></rule>\n"
         "<rule id='FORD-003'><statement>abc</statement></rule>\n"
         "<rule id='FORD-004'><statement>A coin is worth a point.</statement></rule>\n" MILL
         "<token id='coin' by-hand='true'><worth by='each' points='1' rules='FORD-004'/></token>\n"
         "<effect features='road' events='complete' stage='add' per='symbol' symbol='mill' "
         "points='2' rules='FORD-003'/>\n" TAIL;

static void
set_up (PageFixture *f, gconstpointer data)
{
  page_show_text (f, data, tw_rules_page_new, 1100);
}

static GtkWidget *
form_of (PageFixture *f)
{
  return GTK_WIDGET (gtk_widget_get_template_child (f->page, TW_TYPE_RULES_PAGE, "form"));
}

static const TwVocabulary *
own_of (PageFixture *f)
{
  return tw_document_get_set (f->document)->own;
}

static char *
xml_of (PageFixture *f)
{
  return tw_tile_set_file_to_xml (tw_document_get_set (f->document), NULL);
}

/* The row below @widget that says @title. */
static gpointer
row_of (GtkWidget *widget, const char *title)
{
  GtkWidget *row;

  for (guint i = 0; (row = nth_widget (widget, ADW_TYPE_PREFERENCES_ROW, i)) != NULL; i++)
    if (strcmp (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title) == 0)
      return row;
  g_error ("no row “%s”", title);
}

static void
show (PageFixture *f, const char *title)
{
  adw_action_row_activate (row_of (f->page, title));
  wait_until (page_is_quiet, f);
}

static TwEffectGroup *
effect_at (PageFixture *f, guint index)
{
  return TW_EFFECT_GROUP (nth_widget (form_of (f), TW_TYPE_EFFECT_GROUP, index));
}

/* Chooses what says @choice in the row of the effect. */
static void
choose (PageFixture *f, guint effect, const char *title, const char *choice)
{
  AdwComboRow *row = row_of (GTK_WIDGET (effect_at (f, effect)), title);
  GListModel *model = adw_combo_row_get_model (row);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    if (strcmp (gtk_string_list_get_string (GTK_STRING_LIST (model), i), choice) == 0)
      {
        adw_combo_row_set_selected (row, i);
        wait_until (page_is_quiet, f);
        return;
      }
  g_error ("no choice “%s”", choice);
}

static const char *
chosen (PageFixture *f, guint effect, const char *title)
{
  AdwComboRow *row = row_of (GTK_WIDGET (effect_at (f, effect)), title);

  return gtk_string_object_get_string (adw_combo_row_get_selected_item (row));
}

static void
set_number (PageFixture *f, const char *title, int value)
{
  gpointer row = row_of (form_of (f), title);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (nth_widget (row, GTK_TYPE_SPIN_BUTTON, 0)), value);
  wait_until (page_is_quiet, f);
}

static void
type_words (PageFixture *f, const char *words)
{
  gtk_editable_set_text (row_of (GTK_WIDGET (effect_at (f, 0)), "The Rule in Words"), words);
  wait_until (page_is_quiet, f);
}

static GtkWidget *
repair_of (PageFixture *f, guint effect)
{
  GtkWidget *button;

  for (guint i = 0; (button = nth_widget (GTK_WIDGET (effect_at (f, effect)), GTK_TYPE_BUTTON, i));
       i++)
    if (gtk_button_get_label (GTK_BUTTON (button)) != NULL)
      return button;
  return NULL;
}

static void
undo (PageFixture *f)
{
  tw_document_undo (f->document);
  wait_until (page_is_quiet, f);
}

/* ---- the rule in words --------------------------------------------------------------------- */

/* Letter by letter it is one rule and one step; what is typed later replaces it. */
static void
test_words (PageFixture *f, gconstpointer data)
{
  static const char *const typed[] = { "A", "A ", "A m", "A mill turns." };
  g_autofree char *before = xml_of (f), *after = NULL;

  show (f, "Mill");
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    type_words (f, typed[i]);
  g_assert_cmpuint (own_of (f)->rules->len, ==, 1);
  g_assert_cmpstr (tw_texts_get (((TwRule *) own_of (f)->rules->pdata[0])->texts, ""), ==,
                   "A mill turns.");
  tw_document_seal (f->document);
  type_words (f, "A mill stands still.");
  g_assert_cmpuint (own_of (f)->rules->len, ==, 1);
  /* Another choice keeps it. */
  choose (f, 0, "When", "at the end of the game");
  g_assert_cmpstr (((TwEffect *) own_of (f)->effects->pdata[0])->rules, ==, "FORD-001");
  type_words (f, "");
  g_assert_cmpuint (own_of (f)->rules->len, ==, 0);
  g_assert_null (((TwEffect *) own_of (f)->effects->pdata[0])->rules);
  for (guint i = 0; i < 4; i++)
    undo (f);
  after = xml_of (f);
  g_assert_cmpstr (after, ==, before);
  g_assert_false (tw_document_is_modified (f->document));
}

/* What stands below the words that nobody has written, %NULL if nothing does. */
static const char *
sentence_of (PageFixture *f)
{
  GtkWidget *group = GTK_WIDGET (effect_at (f, 0)), *row;

  for (guint i = 0; (row = nth_widget (group, ADW_TYPE_ACTION_ROW, i)) != NULL; i++)
    if (strcmp (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)),
                "Without Words of Yours It Says")
        == 0)
      return gtk_widget_get_visible (row) ? adw_action_row_get_subtitle (ADW_ACTION_ROW (row))
                                          : NULL;
  return NULL;
}

/* As long as nobody has written words, the program's own sentence stands there, and follows what is
 * chosen. */
static void
test_sentence (PageFixture *f, gconstpointer data)
{
  show (f, "Mill");
  g_assert_nonnull (sentence_of (f));
  g_assert_nonnull (strstr (sentence_of (f), "Mill"));
  g_assert_null (strstr (sentence_of (f), "end of the game"));
  choose (f, 0, "When", "at the end of the game");
  g_assert_nonnull (strstr (sentence_of (f), "end of the game"));
  type_words (f, "A mill turns.");
  g_assert_null (sentence_of (f));
}

/* The rule goes with its effect. */
static void
test_words_go (PageFixture *f, gconstpointer data)
{
  GtkWidget *button;

  show (f, "Mill");
  type_words (f, "A mill turns.");
  button = nth_widget (GTK_WIDGET (effect_at (f, 0)), GTK_TYPE_BUTTON, 0);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Remove Effect");
  g_signal_emit_by_name (button, "clicked");
  wait_until (page_is_quiet, f);
  g_assert_cmpuint (own_of (f)->effects->len, ==, 0);
  g_assert_cmpuint (own_of (f)->rules->len, ==, 0);
}

/* Rules that nothing names are shown, and can be taken out: one, or all of them. */
static void
test_unnamed (PageFixture *f, gconstpointer data)
{
  g_autofree char *before = xml_of (f), *after = NULL;
  GtkWidget *button = nth_widget (row_of (f->page, "a"), GTK_TYPE_BUTTON, 0);

  g_signal_emit_by_name (button, "clicked");
  wait_until (page_is_quiet, f);
  g_assert_null (tw_vocabulary_find_rule (own_of (f), "FORD-001"));
  g_assert_cmpuint (own_of (f)->rules->len, ==, 3);
  for (guint i = 0; (button = nth_widget (f->page, GTK_TYPE_BUTTON, i)) != NULL; i++)
    if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), "Remove All") == 0)
      break;
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  wait_until (page_is_quiet, f);
  /* What an effect or a token names stays. */
  g_assert_cmpuint (own_of (f)->rules->len, ==, 2);
  g_assert_nonnull (tw_vocabulary_find_rule (own_of (f), "FORD-003"));
  g_assert_nonnull (tw_vocabulary_find_rule (own_of (f), "FORD-004"));
  g_assert_false (gtk_widget_get_mapped (button));
  undo (f);
  undo (f);
  after = xml_of (f);
  g_assert_cmpstr (after, ==, before);
  row_of (f->page, "ab");
}

/* ---- what cannot be ------------------------------------------------------------------------ */

/* The number of the first effect, in its row and in the set. */
static void
assert_number (PageFixture *f, const char *title, int number)
{
  GtkWidget *spin = nth_widget (row_of (form_of (f), title), GTK_TYPE_SPIN_BUTTON, 0);
  g_autofree char *points = g_strdup_printf ("%d", number);

  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, number);
  g_assert_cmpstr (((const TwEffect *) own_of (f)->effects->pdata[0])->points, ==, points);
}

/* Words of the form, none of the file. */
static void
assert_refused (PageFixture *f, guint effect, const char *words)
{
  const char *error = error_of (effect_at (f, effect));

  g_test_message ("%s", error);
  g_assert_nonnull (strstr (error, words));
  g_assert_null (strstr (error, "=\""));
  g_assert_null (strstr (error, ".xml"));
  g_assert_null (strstr (error, "<"));
}

/* Undo takes back the choice and not the effect; its button mends it. */
static void
test_refused (PageFixture *f, gconstpointer data)
{
  show (f, "Mill");
  gtk_widget_activate_action (form_of (f), "form.add-effect", NULL);
  wait_until (page_is_quiet, f);
  choose (f, 1, "Then", "hand out tokens");
  choose (f, 1, "To", "whoever completed it");
  choose (f, 1, "When", "at the end of the game");
  assert_refused (f, 1, "Nobody is on turn");
  undo (f);
  g_assert_cmpuint (own_of (f)->effects->len, ==, 2);
  g_assert_cmpstr (chosen (f, 1, "When"), ==, "on completion");
  g_assert_cmpstr (error_of (effect_at (f, 1)), ==, "");
  tw_document_redo (f->document);
  wait_until (page_is_quiet, f);
  g_assert_cmpstr (chosen (f, 1, "When"), ==, "at the end of the game");
  assert_refused (f, 1, "Nobody is on turn");
  g_signal_emit_by_name (repair_of (f, 1), "clicked");
  wait_until (page_is_quiet, f);
  g_assert_cmpstr (error_of (effect_at (f, 1)), ==, "");
  g_assert_cmpstr (chosen (f, 1, "When"), ==, "on completion");
}

/* What no longer counts the symbol acts where it is, and so its form keeps it. */
static void
test_its_own (PageFixture *f, gconstpointer data)
{
  const TwEffect *effect;

  show (f, "Mill");
  choose (f, 0, "Then", "divide its points");
  g_assert_cmpstr (chosen (f, 0, "If"), ==, "this symbol is there");
  effect = own_of (f)->effects->pdata[0];
  g_assert_cmpstr (effect->if_symbol, ==, "mill");
  undo (f);
  g_assert_cmpstr (chosen (f, 0, "If"), ==, "always");
  choose (f, 0, "For Each", "tile of it");
  choose (f, 0, "If", "always");
  g_assert_cmpstr (chosen (f, 0, "If"), ==, "this symbol is there");
  undo (f);
  undo (f);
  effect = own_of (f)->effects->pdata[0];
  g_assert_null (effect->if_symbol);
  g_assert_cmpstr (effect->symbol, ==, "mill");
}

/* Two points are no two tokens: where the number counts something else it begins anew, and where
 * it counts the same it stays. */
static void
test_number (PageFixture *f, gconstpointer data)
{
  show (f, "Mill");
  set_number (f, "Points", 7);
  choose (f, 0, "Then", "give points beside its own");
  assert_number (f, "Points", 7);
  choose (f, 0, "Then", "hand out tokens");
  assert_number (f, "How Many", 1);
  set_number (f, "How Many", 4);
  choose (f, 0, "Then", "add points");
  assert_number (f, "Points", 1);
  choose (f, 0, "Then", "divide its points");
  assert_number (f, "By", 2);
  choose (f, 0, "Then", "give its points to somebody else");
  choose (f, 0, "Then", "give points beside its own");
  assert_number (f, "Points", 1);
  for (guint i = 0; i < 4; i++)
    undo (f);
  assert_number (f, "How Many", 4);
}

/* What counts the same as a rule of the base game names it, and goes first if somebody says so. */
static void
test_rival (PageFixture *f, gconstpointer data)
{
  const TwEffect *effect;

  show (f, "Mill");
  choose (f, 0, "For Each", "tile of it");
  choose (f, 0, "Then", "give points in place of the usual ones");
  g_assert_cmpstr (error_of (effect_at (f, 0)), ==, "");
  set_number (f, "Priority", 0);
  assert_refused (f, 0, "Base game");
  g_assert_nonnull (repair_of (f, 0));
  g_signal_emit_by_name (repair_of (f, 0), "clicked");
  wait_until (page_is_quiet, f);
  g_assert_cmpstr (error_of (effect_at (f, 0)), ==, "");
  effect = own_of (f)->effects->pdata[0];
  g_assert_cmpint (effect->stage, ==, TW_STAGE_RATE);
  g_assert_cmpint (effect->priority, >, 0);
}

/* ---- what the form does not know ----------------------------------------------------------- */

/* The element as the file has it: its attributes stand in the order in which they were written. */
static char *
effect_of (PageFixture *f)
{
  g_autofree char *xml = xml_of (f);
  const char *begin = strstr (xml, "<effect ");

  return g_strndup (begin, (gsize) (strchr (begin, '>') - begin));
}

/* Conditions without a row of their own stand in one, in words and not as files write them. */
static void
test_also_in_words (PageFixture *f, gconstpointer data)
{
  const TwEffect *effect = own_of (f)->effects->pdata[0];
  g_autofree char *also = tw_effect_also (tw_document_get_set (f->document), effect);

  g_assert_cmpstr (
      also, ==,
      "not with the symbol “Mill”; tiles at most: 9; tiles at least: 2; with the option "
      "“farmers=y”; a figure stands there: Meeple; for those with this figure there: Shepherd");
}

/* Words of a file that no row would offer: another number of points leaves all of them. */
static void
test_kept (PageFixture *f, gconstpointer data)
{
  static const char *const effects[] = {
    "features=\"road\" events=\"complete end recall\" stage=\"add\" per=\"symbol\" "
    "symbol=\"mill\" points=\"%d\"",
    "features=\"road city garden\" events=\"end recall\" stage=\"add\" per=\"symbol\" "
    "symbol=\"mill\" points=\"%d\"",
    "features=\"road\" events=\"complete\" stage=\"add\" per=\"tile-with\" kind=\"mist\" "
    "scope=\"tiles\" points=\"%d\" if-symbol=\"mill\"",
    "features=\"road\" events=\"complete\" stage=\"add\" per=\"kind\" kind=\"river\" "
    "scope=\"around-8\" complete-only=\"true\" points=\"%d\" if-symbol=\"mill\"",
    "features=\"road\" events=\"complete\" stage=\"add\" per=\"symbol\" symbol=\"inn\" "
    "points=\"%d\" if-symbol=\"mill\"",
    "features=\"road\" events=\"complete\" stage=\"add\" per=\"symbol\" symbol=\"mill\" "
    "points=\"%d\" if-symbol=\"inn\" unless-symbol=\"bushes\" if-tiles-most=\"9\" "
    "if-tiles-least=\"2\" if-parameter=\"farmers=y\" if-figure=\"big-meeple\" "
    "if-own-figure=\"meeple\"",
    "features=\"road\" events=\"complete\" stage=\"add\" per=\"symbol\" symbol=\"mill\" "
    "points=\"%d\" if-tiles-most=\"9\" if-tiles-least=\"2\"",
    "features=\"road\" events=\"complete\" stage=\"divide\" points=\"%d\" priority=\"-7\" "
    "round=\"down\" if-symbol=\"mill\"",
    "features=\"road\" events=\"complete\" stage=\"rate\" per=\"symbol\" symbol=\"mill\" "
    "points=\"%d\" priority=\"3\" rules=\"BASE-021 FORD-001\"",
    "features=\"road\" events=\"complete\" stage=\"credit\" to=\"colours\" points=\"%d\" "
    "if-symbol=\"mill\" scope=\"around-4\"",
    "features=\"road\" events=\"complete\" stage=\"tokens\" to=\"presence\" token=\"coin\" "
    "per=\"symbol\" symbol=\"mill\" points=\"%d\"",
  };

  for (guint i = 0; i < G_N_ELEMENTS (effects); i++)
    {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
      g_autofree char *words = g_strdup_printf (effects[i], 2);
      g_autofree char *others = g_strdup_printf (effects[i], 3);
#pragma GCC diagnostic pop
      g_autofree char *text = g_strconcat (HEAD "<rule id='FORD-001'><statement>x</statement>"
                                                "</rule>" MILL COIN "<effect ",
                                           words, "/>" TAIL, NULL);
      g_autofree char *before = NULL, *after = NULL;
      g_auto (GStrv) sides = NULL;
      g_autofree char *wanted = NULL;
      PageFixture page;

      g_test_message ("%s", words);
      page_show_text (&page, text, tw_rules_page_new, 1100);
      before = effect_of (&page);
      show (&page, "Mill");
      set_number (&page,
                  strstr (words, "divide") != NULL   ? "By"
                  : strstr (words, "tokens") != NULL ? "How Many"
                                                     : "Points",
                  3);
      after = effect_of (&page);
      sides = g_strsplit (before, "points=\"2\"", -1);
      wanted = g_strjoinv ("points=\"3\"", sides);
      g_assert_cmpstr (after, ==, wanted);
      page_tear_down (&page, NULL);
    }
}

/* ---- tokens -------------------------------------------------------------------------------- */

/* Whether a token is moved by hand shows in the effects, wherever it is told. */
static void
test_by_hand (PageFixture *f, gconstpointer data)
{
  g_autofree char *before = xml_of (f), *handed = NULL, *after = NULL;

  g_assert_cmpstr (adw_action_row_get_subtitle (row_of (f->page, "Coin")), ==, "Moved by hand");
  show (f, "Coin");
  gtk_widget_activate_action (form_of (f), "form.add-effect", NULL);
  wait_until (page_is_quiet, f);
  g_assert_cmpstr (adw_action_row_get_subtitle (row_of (f->page, "Coin")), ==,
                   "Handed out by a rule");
  handed = xml_of (f);
  g_assert_null (strstr (handed, "by-hand"));
  g_assert_false (tw_vocabulary_token_is_by_hand (own_of (f), own_of (f)->tokens->pdata[0]));
  g_signal_emit_by_name (nth_widget (GTK_WIDGET (effect_at (f, 0)), GTK_TYPE_BUTTON, 0), "clicked");
  wait_until (page_is_quiet, f);
  after = xml_of (f);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpstr (adw_action_row_get_subtitle (row_of (f->page, "Coin")), ==, "Moved by hand");
}

/* What a token is worth beside what has a row stands in words as well. */
static void
test_also_worth (PageFixture *f, gconstpointer data)
{
  show (f, "Coin");
  g_assert_cmpstr (adw_action_row_get_subtitle (row_of (form_of (f), "Also")), ==,
                   "points for the most: 5, who has none can have the most");
}

/* Five points for whoever has most. */
static void
test_worth (PageFixture *f, gconstpointer data)
{
  g_autofree char *before = xml_of (f), *both = NULL, *after = NULL;

  show (f, "Coin");
  set_number (f, "Points for Whoever Has Most", 5);
  adw_combo_row_set_selected (row_of (form_of (f), "If Several Have Most"),
                              TW_TOKEN_TIES_SPLIT_DOWN);
  wait_until (page_is_quiet, f);
  set_number (f, "Points for Each", 2);
  set_number (f, "For Whoever Has at Least", 4);
  both = xml_of (f);
  g_assert_nonnull (strstr (both, "<worth by=\"most\" points=\"5\" ties=\"split-down\"/>"));
  g_assert_nonnull (strstr (both, "<worth by=\"each\" points=\"2\" from=\"4\"/>"));
  set_number (f, "In Groups of", 3);
  g_free (both);
  both = xml_of (f);
  g_assert_nonnull (strstr (both, "<worth by=\"each\" points=\"2\" from=\"4\" every=\"3\"/>"));
  set_number (f, "Points for Each", 0);
  set_number (f, "Points for Whoever Has Most", 0);
  after = xml_of (f);
  g_assert_cmpstr (after, ==, before);
}

#define TEST(name, text, function)                                                                 \
  g_test_add ("/effect-form/" name, PageFixture, text, set_up, function, page_tear_down)

static void
nothing (PageFixture *f, gconstpointer data)
{
}

/* What there is no word for is not chosen, and stays when something else is. */
static void
test_unknown_word (PageFixture *f, gconstpointer data)
{
  const TwTileSet *set = tw_document_get_set (f->document);
  const TwOwnThing thing = { TW_OWN_SYMBOL, (char *) "mill" };
  TwEffect effect = *(const TwEffect *) set->own->effects->pdata[0];
  GtkWidget *window = gtk_window_new (), *group;
  gpointer points;

  effect.per = (TwEffectPer) 99;
  effect.scope = (TwEffectScope) 98;
  effect.to = (TwEffectTo) 97;
  group = tw_effect_group_new (set, &thing, 0, 1, &effect);
  gtk_window_set_child (GTK_WINDOW (window), group);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  points = nth_widget (row_of (group, "Points"), GTK_TYPE_SPIN_BUTTON, 0);
  gtk_spin_button_set_value (points, 7);
  adw_combo_row_set_selected (row_of (group, "When"), 1);
  g_assert_cmpuint (adw_combo_row_get_selected (row_of (group, "For Each")), ==,
                    GTK_INVALID_LIST_POSITION);
  g_assert_cmpstr (tw_effect_group_get_effect (TW_EFFECT_GROUP (group))->points, ==, "7");
  g_assert_cmpuint (tw_effect_group_get_effect (TW_EFFECT_GROUP (group))->events, ==, TW_EVENT_END);
  g_assert_cmpint (tw_effect_group_get_effect (TW_EFFECT_GROUP (group))->per, ==, 99);
  g_assert_cmpint (tw_effect_group_get_effect (TW_EFFECT_GROUP (group))->scope, ==, 98);
  g_assert_cmpint (tw_effect_group_get_effect (TW_EFFECT_GROUP (group))->to, ==, 97);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  TEST ("also-in-words", many, test_also_in_words);
  TEST ("words", plain, test_words);
  TEST ("words/sentence", plain, test_sentence);
  TEST ("words/go", plain, test_words_go);
  TEST ("words/unnamed", orphans, test_unnamed);
  TEST ("its-own", plain, test_its_own);
  TEST ("number", plain, test_number);
  TEST ("refused", plain, test_refused);
  TEST ("rival", plain, test_rival);
  g_test_add ("/effect-form/kept", PageFixture, NULL, nothing, test_kept, nothing);
  TEST ("unknown-word", plain, test_unknown_word);
  TEST ("token/by-hand", plain, test_by_hand);
  TEST ("token/worth", plain, test_worth);
  TEST ("token/also-worth", none_counts, test_also_worth);
  return g_test_run ();
}
