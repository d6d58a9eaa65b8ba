/* Changes of what a set says of itself. */
#include "app/document/set-head.h"

static void
title_cb (TwTileSet *set, gpointer data)
{
  tw_texts_change (&set->titles, "", data);
}

static void
test_change (void)
{
  g_autoptr (TwDocument) document = tw_document_new ();
  const char *before = tw_texts_get (tw_document_get_set (document)->titles, "");
  g_autofree char *old = g_strdup (before);

  g_test_summary ("Typing merges into one step of undo");
  tw_set_head_change (document, title_cb, (gpointer) "H", "Title", "title");
  tw_set_head_change (document, title_cb, (gpointer) "Hi", "Title", "title");
  g_assert_cmpstr (tw_texts_get (tw_document_get_set (document)->titles, ""), ==, "Hi");
  tw_document_undo (document);
  g_assert_cmpstr (tw_texts_get (tw_document_get_set (document)->titles, ""), ==, old);
}

static void
test_string (void)
{
  char *member = g_strdup ("before");

  tw_set_head_string (&member, "after");
  g_assert_cmpstr (member, ==, "after");
  tw_set_head_string (&member, "");
  g_assert_null (member);
  tw_set_head_string (&member, NULL);
  g_assert_null (member);
}

/* The tests run in the C locale: what has no language is shown. */
static void
test_language (void)
{
  g_autoptr (TwTexts) czech = tw_texts_with (NULL, "cs", "Řeka");
  g_autoptr (TwTexts) both = tw_texts_with (czech, "", "River");
  g_autofree char *none = tw_texts_best_language (NULL);
  g_autofree char *of_czech = tw_texts_best_language (czech);
  g_autofree char *of_both = tw_texts_best_language (both);

  g_test_summary ("The language to edit is that of the text that is shown");
  g_assert_cmpstr (none, ==, "");
  g_assert_cmpstr (of_both, ==, "");
  g_assert_cmpstr (of_czech, ==, "cs");
}

static void
test_texts (void)
{
  TwTexts *texts = tw_texts_with (NULL, "", "River");

  tw_texts_change (&texts, "cs", "Řeka");
  g_assert_cmpstr (tw_texts_get (texts, "cs"), ==, "Řeka");
  g_assert_cmpstr (tw_texts_get (texts, ""), ==, "River");
  tw_texts_change (&texts, "cs", "");
  g_assert_cmpuint (texts->n_texts, ==, 1);
  g_assert_cmpstr (tw_texts_get (texts, ""), ==, "River");
  tw_texts_unref (texts);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document/set-head/change", test_change);
  g_test_add_func ("/document/set-head/string", test_string);
  g_test_add_func ("/document/set-head/language", test_language);
  g_test_add_func ("/document/set-head/texts", test_texts);
  return g_test_run ();
}
