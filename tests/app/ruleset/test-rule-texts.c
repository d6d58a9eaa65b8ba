/* Texts of rules on the Rules page: written below the sentences, and marked when the rule is
 * another one. */
#include "app/document/rule-text.h"
#include "app/ruleset/outdated-text.h"
#include "app/ruleset/words-row.h"
#include "engine/own/own-rules-procedure.h"
#include "engine/set/rule-stamp.h"
#include "tests/app/ruleset/procedures-fixture.h"

#include "app/document/own-thing.h"

static GtkWidget *
text_row (PageFixture *f, guint nth)
{
  return nth_widget (view_of (f), TW_TYPE_WORDS_ROW, nth);
}

static const TwVocabulary *
own_of (PageFixture *f)
{
  return tw_document_get_set (f->document)->own;
}

static gboolean
is_marked (PageFixture *f)
{
  GtkWidget *mark = nth_widget (view_of (f), TW_TYPE_OUTDATED_TEXT, 0);

  return mark != NULL && gtk_widget_get_visible (mark);
}

static void
type (PageFixture *f, const char *words)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (
      GTK_TEXT_VIEW (gtk_widget_get_template_child (text_row (f, 0), TW_TYPE_WORDS_ROW, "view")));

  gtk_text_buffer_begin_user_action (buffer);
  gtk_text_buffer_set_text (buffer, words, -1);
  gtk_text_buffer_end_user_action (buffer);
  wait_until (page_is_quiet, f);
}

/* The flood rises by another number. */
static void
rise_by (PageFixture *f, const char *number)
{
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (tw_document_get_set (f->document));
  const TwStatementPlace change = { 1, { 0 } };
  g_autoptr (GError) error = NULL;

  tw_own_rules_set_statement (edit, 1, &change, "by", number);
  tw_own_rules_try (f->document, edit, "Change", NULL, &error);
  g_assert_no_error (error);
  wait_until (page_is_quiet, f);
}

static gboolean
shows_tooltip (GtkWidget *row)
{
  g_autoptr (GObject) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean is_shown = FALSE;

  g_signal_emit_by_name (row, "query-tooltip", 4, 4, FALSE, tooltip, &is_shown);
  return is_shown;
}

static void
test_tooltip (PageFixture *f, gconstpointer data)
{
  g_test_summary ("No tooltip lies over what is typed");
  choose (f, RAIN);
  wait_until (page_is_quiet, f);
  g_assert_true (shows_tooltip (text_row (f, 0)));
  g_assert_true (gtk_widget_child_focus (text_row (f, 0), GTK_DIR_TAB_FORWARD));
  wait_until (page_is_quiet, f);
  g_assert_false (shows_tooltip (text_row (f, 0)));
}

static void
test_written (PageFixture *f, gconstpointer data)
{
  const TwRule *rule;

  g_test_summary ("A rule gets a text below its sentences, and loses it again");
  choose (f, RAIN);
  wait_until (page_is_quiet, f);
  g_assert_nonnull (text_row (f, 0));
  g_assert_null (text_row (f, 1));
  type (f, "It rains.");
  g_assert_cmpuint (own_of (f)->rules->len, ==, 1);
  rule = own_of (f)->rules->pdata[0];
  g_assert_cmpstr (tw_texts_get (rule->texts, ""), ==, "It rains.");
  g_assert_cmpstr (
      tw_statement_text (((const TwProcedure *) own_of (f)->procedures->pdata[1])->root, "rules"),
      ==, rule->id);
  g_assert_false (is_marked (f));
  /* The row stays while something is typed. */
  type (f, "");
  g_assert_cmpuint (own_of (f)->rules->len, ==, 0);
  type (f, "It rains again.");
  g_assert_cmpuint (own_of (f)->rules->len, ==, 1);
}

static void
test_marked (PageFixture *f, gconstpointer data)
{
  g_autofree char *text = NULL;

  g_test_summary ("A text is marked when the rule is changed, and the marks go by either repair");
  choose (f, RAIN);
  type (f, "The flood rises by one.");
  rise_by (f, "2");
  g_assert_true (is_marked (f));
  press (f, "It Is Still Right");
  g_assert_false (is_marked (f));
  rise_by (f, "3");
  g_assert_true (is_marked (f));
  press (f, "Use the Sentences");
  g_assert_false (is_marked (f));
  g_assert_cmpuint (own_of (f)->rules->len, ==, 0);
  text = tw_words_row_dup_text (TW_WORDS_ROW (text_row (f, 0)));
  g_assert_cmpstr (text, ==, "");
  tw_document_undo (f->document);
  wait_until (page_is_quiet, f);
  g_assert_true (is_marked (f));
  g_free (text);
  text = tw_words_row_dup_text (TW_WORDS_ROW (text_row (f, 0)));
  g_assert_cmpstr (text, ==, "The flood rises by one.");
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/rule-texts/written", PageFixture, NULL, set_up_wet, test_written, page_tear_down);
  g_test_add ("/rule-texts/tooltip", PageFixture, NULL, set_up_wet, test_tooltip, page_tear_down);
  g_test_add ("/rule-texts/marked", PageFixture, NULL, set_up_wet, test_marked, page_tear_down);
  return g_test_run ();
}
