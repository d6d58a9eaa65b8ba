/* The table of texts: languages come and go, and so do the forms that they count with. */
#include "tests/app/localise/text-table-fixture.h"

/* A language that the program does not know, with its own rule, as a step that can be undone. */
static void
test_new_language (void)
{
  static const char rule[] = "nplurals=4; plural=(n==1 ? 0 : n==2 ? 1 : n==3 ? 2 : 3);";
  g_autoptr (TwDocument) document = NULL;
  g_autoptr (TwTextTable) table = new_table (&document);
  g_autofree char *written = NULL;

  tw_text_table_add_language (table, "qaa", rule);
  g_assert_cmpstr (tw_text_table_get_language (table), ==, "qaa");
  g_assert_cmpuint (row_at (table, "symbol:toll/counted", 3)->sample, ==, 4);
  tw_text_table_set_words (table, row_at (table, "symbol:toll/counted", 2), "%d tol");
  written = set_xml (document);
  g_assert_nonnull (strstr (written, "plural-forms=\"nplurals=4;"));
  g_assert_nonnull (strstr (written, ">%d tol</counted>"));
  tw_document_undo (document);
  tw_document_undo (document);
  g_clear_pointer (&written, g_free);
  written = set_xml (document);
  g_assert_null (strstr (written, "plural-forms"));
}

/* A language goes with its words and its rule, and comes back with both. */
static void
test_remove_language (void)
{
  static const char rule[] = "nplurals=1; plural=0;";
  g_autoptr (TwDocument) document = NULL;
  g_autoptr (TwTextTable) table = new_table (&document);
  g_autofree char *before = NULL, *without = NULL, *after = NULL;
  g_auto (GStrv) languages = NULL;

  tw_text_table_add_language (table, "qaa", rule);
  tw_text_table_set_words (table, row_at (table, "title", 0), "Brod & pole");
  tw_text_table_set_words (table, row_at (table, "symbol:toll/counted", 0), "%d tol");
  before = set_xml (document);
  g_assert_nonnull (strstr (before, "qaa"));
  tw_text_table_remove_language (table);
  g_assert_true (tw_text_table_is_source (table));
  without = set_xml (document);
  g_assert_null (strstr (without, "qaa"));
  g_assert_nonnull (strstr (without, "xml:lang=\"cs\""));
  languages = tw_text_table_dup_languages (table);
  g_assert_cmpuint (g_strv_length (languages), ==, 2);
  tw_document_undo (document);
  after = set_xml (document);
  g_assert_cmpstr (after, ==, before);
  tw_text_table_set_language (table, "qaa");
  g_assert_cmpstr (row_at (table, "title", 0)->words, ==, "Brod & pole");
  /* One that was only offered leaves nothing to undo. */
  tw_text_table_add_language (table, "pl", NULL);
  tw_text_table_remove_language (table);
  g_strfreev (g_steal_pointer (&languages));
  languages = tw_text_table_dup_languages (table);
  g_assert_cmpuint (g_strv_length (languages), ==, 3);
  g_assert_false (g_strv_contains ((const char *const *) languages, "pl"));
}

/* A rule is the set's own when the program has another, and the rows follow it. */
static void
test_plural_rule (void)
{
  static const char dual[] = "nplurals=2; plural=(n > 2);";
  g_autoptr (TwDocument) document = NULL;
  g_autoptr (TwTextTable) table = new_table (&document);
  g_autofree char *own = NULL, *undone = NULL, *known = NULL, *before = set_xml (document);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (table));

  tw_text_table_set_language (table, "cs");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (table)), ==, n + 1);
  tw_text_table_set_plural_forms (table, dual);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (table)), ==, n);
  g_assert_cmpstr (tw_text_table_get_plural_forms (table, "cs"), ==, dual);
  own = set_xml (document);
  g_assert_nonnull (strstr (own, "plural-forms=\"nplurals=2;"));
  tw_document_undo (document);
  undone = set_xml (document);
  g_assert_cmpstr (undone, ==, before);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (table)), ==, n + 1);
  /* Said as the program knows it, it is nothing of the set's own. */
  tw_document_redo (document);
  tw_text_table_set_plural_forms (table, tw_language_plural_forms ("cs"));
  known = set_xml (document);
  g_assert_null (strstr (known, "plural-forms"));
}

static void
items_changed_cb (GListModel *table, guint position, guint n_removed, guint n_added, GString *told)
{
  g_string_append_printf (told, "%u: -%u +%u\n", position, n_removed, n_added);
}

static void
test_rows_in_place (void)
{
  static const char counted[] =
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='x'>"
      "<title>Ford</title><title xml:lang='cs'>Brod</title>\n"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'><symbol id='toll'>"
      "<counted form='0'>%d toll</counted><counted form='1'>%d tolls</counted></symbol></rules>\n"
      "<tile id='A' count='1' name='Mill'/>\n"
      "<tile id='B' count='1' name='Bridge'/></tile-set>\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("x", counted, -1, &error);
  g_autoptr (TwDocument) document = NULL;
  g_autoptr (TwTextTable) table = NULL;
  g_autoptr (GString) told = g_string_new (NULL);

  g_test_summary ("Where a row goes or comes, those above and below it stay where they are");
  g_assert_no_error (error);
  document = tw_document_new_for_set (set, NULL, NULL);
  table = tw_text_table_new (document, NULL);
  tw_text_table_set_active (table, TRUE);
  tw_text_table_set_language (table, "cs");
  /* A title, three forms and two names: the third form goes and comes back. */
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (table)), ==, 6);
  g_signal_connect (table, "items-changed", G_CALLBACK (items_changed_cb), told);
  tw_text_table_set_plural_forms (table, TW_PLURAL_FORMS_ENGLISH);
  tw_document_undo (document);
  g_assert_cmpstr (told->str, ==, "3: -1 +0\n3: -0 +1\n");
}

/* Words for a form that a changed rule has no more are warned of where they stand. */
static void
test_fewer_forms (void)
{
  g_autoptr (TwDocument) document = NULL;
  g_autoptr (TwTextTable) table = new_table (&document);
  TwTextRow *row;

  tw_text_table_set_language (table, "cs");
  for (guint form = 0; form < 3; form++)
    {
      static const char *const words[] = { "%d mýto", "%d mýta", "%d mýt" };

      row = row_at (table, "symbol:toll/counted", form);
      tw_text_table_set_words (table, row, words[form]);
      g_assert_cmpuint (row->warnings & TW_TEXT_LOST_PLACEHOLDER, ==, 0);
    }
  for (guint form = 0; form < 3; form++)
    g_assert_cmpuint (row_at (table, "symbol:toll/counted", form)->warnings, ==, 0);
  tw_text_table_set_plural_forms (table, TW_PLURAL_FORMS_ENGLISH);
  g_assert_cmpuint (row_at (table, "symbol:toll/counted", 1)->warnings, ==, 0);
  g_assert_cmpuint (row_at (table, "symbol:toll/counted", 2)->warnings, ==, TW_TEXT_WRONG_PLURALS);
  tw_document_undo (document);
  g_assert_cmpuint (row_at (table, "symbol:toll/counted", 2)->warnings, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/localise/text-languages/new-language", test_new_language);
  g_test_add_func ("/localise/text-languages/remove-language", test_remove_language);
  g_test_add_func ("/localise/text-languages/plural-rule", test_plural_rule);
  g_test_add_func ("/localise/text-languages/rows-in-place", test_rows_in_place);
  g_test_add_func ("/localise/text-languages/fewer-forms", test_fewer_forms);
  return g_test_run ();
}
