/* The table of texts: rows, edits as commands, warnings, PO files. */
#include "app/document/rule-text.h"
#include "engine/localise/po-reader.h"
#include "engine/set/limits.h"
#include "tests/app/localise/text-table-fixture.h"
#include "tests/app/remove-tree.h"

static void
test_rows (void)
{
  g_autoptr (TwDocument) document = NULL;
  g_autoptr (TwTextTable) table = new_table (&document);
  g_auto (GStrv) languages = tw_text_table_dup_languages (table);
  TwTextCount count;
  TwTextRow *row;

  g_assert_true (tw_text_table_is_source (table));
  g_assert_cmpuint (g_strv_length (languages), ==, 2);
  g_assert_cmpstr (languages[0], ==, "");
  g_assert_cmpstr (languages[1], ==, "cs");
  /* Title, description, rule, symbol, and two forms of what is counted in English. */
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (table)), ==, 6);
  g_assert_cmpuint (tw_text_table_count (table, "cs", &count), ==, 5);
  g_assert_cmpuint (count.n[TW_TEXT_DONE], ==, 1);
  g_assert_cmpuint (count.n[TW_TEXT_DRAFT], ==, 1);
  g_assert_cmpuint (count.n[TW_TEXT_MISSING], ==, 3);
  tw_text_table_set_language (table, "cs");
  /* Czech counts with three forms: 1, 2, 5. */
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (table)), ==, 7);
  row = row_at (table, "symbol:toll/counted", 0);
  g_assert_cmpuint (row->n_forms, ==, 3);
  g_assert_cmpuint (row->sample, ==, 1);
  g_assert_cmpstr (row->source, ==, "%d toll");
  row = row_at (table, "symbol:toll/counted", 1);
  g_assert_cmpuint (row->sample, ==, 2);
  g_assert_cmpstr (row->source, ==, "%d tolls");
  g_assert_cmpuint (row_at (table, "symbol:toll/counted", 2)->sample, ==, 5);
  g_assert_cmpstr (row->tiles[0], ==, "A");
  g_assert_cmpstr (row->thing, ==, "toll");
  /* A rule is seen where the symbol is whose effect cites it. */
  row = row_at (table, "rule:FORD-001/statement", 0);
  g_assert_cmpstr (row->thing, ==, "toll");
  g_assert_cmpstr (row->tiles[0], ==, "A");
  g_assert_cmpint (row_at (table, "symbol:toll/title", 0)->state, ==, TW_TEXT_DRAFT);
}

static void
assert_own_term (TwTextTable *table, const char *context, const char *words)
{
  g_autoptr (GArray) hits = tw_text_table_find_hits (table, row_at (table, context, 0));

  for (guint i = 0; i < hits->len; i++)
    if (strcmp (g_array_index (hits, TwGlossaryHit, i).term, "Toll") == 0)
      {
        g_assert_cmpstr (g_array_index (hits, TwGlossaryHit, i).words, ==, words);
        return;
      }
  g_assert_not_reached ();
}

/* What a name of the set is called is known to the other texts as soon as one is there, however
 * often it was typed over before. */
static void
test_own_terms (void)
{
  g_autoptr (TwDocument) document = NULL;
  g_autoptr (TwTextTable) table = new_table (&document);
  TwTextRow *toll;

  tw_text_table_set_language (table, "cs");
  toll = row_at (table, "symbol:toll/title", 0);
  assert_own_term (table, "rule:FORD-001/statement", "Mýto");
  tw_text_table_set_words (table, toll, "C");
  tw_text_table_set_words (table, toll, "Clo");
  assert_own_term (table, "rule:FORD-001/statement", "Clo");
  tw_text_table_set_words (table, toll, "Clona");
  tw_text_table_set_words (table, row_at (table, "rule:FORD-001/statement", 0),
                           "Clona pulí cestu.");
  assert_own_term (table, "rule:FORD-001/statement", "Clona");
  assert_own_term (table, "symbol:toll/counted", "Clona");
  tw_document_undo (document);
  tw_document_undo (document);
  assert_own_term (table, "rule:FORD-001/statement", "Mýto");
}

/* Typing is one step; undo shows what was there before. */
static void
test_typing (void)
{
  g_autoptr (TwDocument) document = NULL;
  g_autoptr (TwTextTable) table = new_table (&document);
  g_autofree char *before = set_xml (document), *after = NULL, *typed = NULL;
  TwTextRow *row;

  tw_text_table_set_language (table, "cs");
  row = row_at (table, "description", 0);
  tw_text_table_set_words (table, row, "B");
  tw_text_table_set_words (table, row, "Br");
  tw_text_table_set_words (table, row, "Brody a města. ");
  g_assert_cmpstr (row->words, ==, "Brody a města.");
  g_assert_cmpint (row->state, ==, TW_TEXT_DONE);
  typed = set_xml (document);
  g_assert_nonnull (strstr (typed, "<description xml:lang=\"cs\">Brody a města.</description>"));
  tw_document_undo (document);
  after = set_xml (document);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpstr (row->words, ==, "");
  g_assert_true (row == row_at (table, "description", 0));
  tw_document_redo (document);
  g_assert_cmpstr (row->words, ==, "Brody a města.");
  /* Another row is another step, and so is the same one after a pause at another. */
  tw_text_table_set_words (table, row_at (table, "title", 0), "Brody");
  tw_document_undo (document);
  g_assert_cmpstr (row->words, ==, "Brody a města.");
  g_assert_cmpstr (row_at (table, "title", 0)->words, ==, "Brod");
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
test_announced (void)
{
  g_autoptr (TwDocument) document = NULL;
  g_autoptr (TwTextTable) table = new_table (&document);
  g_autoptr (TwTile) changed = NULL;
  TwTextRow *row;
  guint n = 0, n_rows, n_here = 0;

  g_test_summary ("Only what changes is announced, and a change of language is one");
  tw_text_table_set_language (table, "cs");
  row = row_at (table, "description", 0);
  n_rows = g_list_model_get_n_items (G_LIST_MODEL (table));
  g_signal_connect_swapped (row, "changed", G_CALLBACK (count_cb), &n_here);
  for (guint i = 0; i < n_rows; i++)
    {
      g_autoptr (TwTextRow) each = g_list_model_get_item (G_LIST_MODEL (table), i);

      g_signal_connect_swapped (each, "changed", G_CALLBACK (count_cb), &n);
    }
  tw_text_table_set_words (table, row, "Brody");
  g_assert_cmpuint (n_here, ==, 1);
  g_assert_cmpuint (n, ==, 1);
  /* All rows are looked at again, and none says anything else. */
  n = 0;
  changed = tw_tile_with_count (tw_document_get_set (document)->tiles[0], 7);
  tw_document_replace_tile (document, tw_tile_list_get (tw_document_get_tiles (document), 0),
                            changed, "Change", NULL);
  g_assert_cmpuint (n, ==, 0);
  /* What was its translation is its source now. */
  tw_text_table_set_language (table, "");
  g_assert_cmpuint (n_here, ==, 2);
  g_assert_true (row->is_source);
}

/* What no file can hold is left out of what is pasted; ends of line stay where there may be
 * several. */
static void
test_pasting (void)
{
  g_autoptr (TwDocument) document = NULL;
  g_autoptr (TwTextTable) table = new_table (&document);
  TwTextRow *row;

  tw_text_table_set_language (table, "cs");
  row = row_at (table, "description", 0);
  tw_text_table_set_words (table, row,
                           "B\x01r\x1fo\x7f"
                           "d\xef\xbf\xbey\xef\xbf\xbf 1\t2\n3");
  g_assert_cmpstr (row->words, ==, row->is_long ? "Brody 1 2\n3" : "Brody 1 2 3");
  row = row_at (table, "title", 0);
  g_assert_false (row->is_long);
  tw_text_table_set_words (table, row, "Brod\n\x08u\tvody");
  g_assert_cmpstr (row->words, ==, "Brod u vody");
}

/* Whether a text is in the set itself or in its rules, the same is read back from the file. */
static void
test_same_as_file (void)
{
  g_autoptr (TwDocument) document = NULL;
  g_autoptr (TwTextTable) table = new_table (&document);
  g_autoptr (TwTileSet) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *written = NULL, *rewritten = NULL;

  tw_text_table_add_language (table, "pl", NULL);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table)); i++)
    {
      g_autoptr (TwTextRow) row = g_list_model_get_item (G_LIST_MODEL (table), i);
      g_autofree char *words = g_strdup_printf ("%s & <%u>", row->source, i);

      tw_text_table_set_words (table, row, words);
      g_assert_cmpstr (row->words, ==, words);
    }
  written = set_xml (document);
  again = tw_tile_set_file_parse ("again", written, -1, &error);
  g_assert_no_error (error);
  rewritten = tw_tile_set_file_to_xml (again, NULL);
  g_assert_cmpstr (written, ==, rewritten);
  g_assert_cmpstr (tw_texts_get (again->titles, "pl"), ==, "Ford & <0>");
}

static void
test_drafts (void)
{
  g_autoptr (TwDocument) document = NULL;
  g_autoptr (TwTextTable) table = new_table (&document);
  TwTextRow *row;

  tw_text_table_set_language (table, "cs");
  row = row_at (table, "symbol:toll/title", 0);
  /* Typing leaves a draft a draft. */
  tw_text_table_set_words (table, row, "Mýtné");
  g_assert_cmpint (row->state, ==, TW_TEXT_DRAFT);
  tw_text_table_set_draft (table, row, FALSE);
  g_assert_cmpint (row->state, ==, TW_TEXT_DONE);
  tw_document_undo (document);
  g_assert_cmpint (row->state, ==, TW_TEXT_DRAFT);
  tw_document_redo (document);
  g_assert_cmpint (row->state, ==, TW_TEXT_DONE);
  /* Of the source, all translations are meant; what has no words is no draft. */
  tw_text_table_set_language (table, "");
  tw_text_table_set_draft (table, row_at (table, "title", 0), TRUE);
  tw_text_table_set_language (table, "cs");
  g_assert_cmpint (row_at (table, "title", 0)->state, ==, TW_TEXT_DRAFT);
  tw_text_table_set_draft (table, row_at (table, "description", 0), TRUE);
  g_assert_cmpint (row_at (table, "description", 0)->state, ==, TW_TEXT_MISSING);
}

static void
test_source (void)
{
  g_autoptr (TwDocument) document = NULL;
  g_autoptr (TwTextTable) table = new_table (&document);
  TwTextRow *row = row_at (table, "title", 0);

  tw_text_table_set_words (table, row, "Fords");
  g_assert_cmpstr (tw_document_get_title (document), ==, "Fords");
  /* A source is never empty. */
  tw_text_table_set_words (table, row, " ");
  g_assert_cmpstr (tw_document_get_title (document), ==, "Fords");
  tw_text_table_set_words (table, row_at (table, "symbol:toll/counted", 1), "%d toll houses");
  tw_text_table_set_language (table, "cs");
  g_assert_cmpstr (row_at (table, "symbol:toll/counted", 2)->source, ==, "%d toll houses");
}

/* What translates another text now is a draft, until somebody has looked at it or the text is back.
 */
static void
test_source_changed (void)
{
  g_autoptr (TwDocument) document = NULL;
  g_autoptr (TwTextTable) table = new_table (&document);

  tw_text_table_set_language (table, "cs");
  g_assert_cmpint (row_at (table, "title", 0)->state, ==, TW_TEXT_DONE);
  tw_text_table_set_language (table, "");
  tw_text_table_set_words (table, row_at (table, "title", 0), "Fords");
  tw_text_table_set_language (table, "cs");
  g_assert_cmpint (row_at (table, "title", 0)->state, ==, TW_TEXT_DRAFT);
  tw_document_undo (document);
  g_assert_cmpint (row_at (table, "title", 0)->state, ==, TW_TEXT_DONE);
}

static void
assert_warnings (TwTextTable *table,
                 const char *context,
                 guint form,
                 const char *words,
                 guint expected)
{
  TwTextRow *row = row_at (table, context, form);
  g_auto (GStrv) messages = NULL;

  tw_text_table_set_words (table, row, words);
  g_assert_cmphex (row->warnings, ==, expected);
  messages = tw_text_table_warn (table, row);
  g_assert_cmpint (messages[0] != NULL, ==, expected != 0);
}

static void
test_warnings (void)
{
  g_autoptr (TwDocument) document = NULL;
  g_autoptr (TwTextTable) table = new_table (&document);
  const char *counted = "symbol:toll/counted";

  tw_text_table_set_language (table, "cs");
  /* The form for one alone may leave the number out, that for two may not. */
  assert_warnings (table, counted, 0, "jedno mýto", 0);
  g_assert_cmphex (row_at (table, counted, 1)->warnings, ==, TW_TEXT_WRONG_PLURALS);
  assert_warnings (table, counted, 1, "mýta", TW_TEXT_LOST_PLACEHOLDER);
  assert_warnings (table, counted, 1, "%d mýta", 0);
  assert_warnings (table, counted, 2, "%d mýt", 0);
  assert_warnings (table, "symbol:toll/title", 0, "Mýto, jehož jméno je delší než třicet znaků",
                   TW_TEXT_TOO_LONG);
  assert_warnings (table, "symbol:toll/title", 0, "Mýto {n}", TW_TEXT_LOST_PLACEHOLDER);
  assert_warnings (table, "rule:FORD-001/statement", 0, "Mýto dělí hrad.", TW_TEXT_OTHER_TERM);
  assert_warnings (table, "rule:FORD-001/statement", 0, "Mýto dělí svou cestu.", 0);
  /* Private use: no font has it. */
  assert_warnings (table, "title", 0, "Brod \xf4\x80\x80\x81", TW_TEXT_NO_GLYPH);
}

/* The name of a tile is typed like any text: letter by letter, one step to undo. */
static void
test_tile_name (void)
{
  static const char named[] = "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='x'>\n"
                              "<tile id='A' count='1' name='Mill'/>\n"
                              "<tile id='B' count='1' name='Bridge'/></tile-set>\n";
  static const char *const typed[] = { "M", "Ml", "Mly", "Mlyn" };
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("x", named, -1, NULL);
  g_autoptr (TwDocument) document = tw_document_new_for_set (set, NULL, NULL);
  g_autoptr (TwTextTable) table = tw_text_table_new (document, NULL);
  g_autofree char *before = set_xml (document), *after = NULL, *undone = NULL;

  tw_text_table_set_active (table, TRUE);
  tw_text_table_add_language (table, "cs", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      tw_text_table_set_words (table, row_at (table, "tile:A/name", 0), typed[i]);
      g_assert_cmpstr (row_at (table, "tile:A/name", 0)->words, ==, typed[i]);
    }
  tw_text_table_set_words (table, row_at (table, "tile:B/name", 0), "Most");
  after = set_xml (document);
  g_assert_nonnull (strstr (after, "<name xml:lang=\"cs\">Mlyn</name>"));
  g_assert_nonnull (strstr (after, "<name xml:lang=\"cs\">Most</name>"));
  tw_document_undo (document);
  tw_document_undo (document);
  undone = set_xml (document);
  g_assert_cmpstr (undone, ==, before);
}

static gboolean
import (TwTextTable *table, const char *path, TwTextPoReport *out_report, GError **error)
{
  g_autoptr (TwPoFile) file = tw_po_file_load (path, error);
  g_autofree char *name = g_path_get_basename (path);

  return file != NULL && tw_text_table_import (table, file, name, out_report, error);
}

static void
test_po (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-texts-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "cs.po", NULL);
  g_autoptr (TwDocument) document = NULL;
  g_autoptr (TwTextTable) table = new_table (&document);
  g_autofree char *before = NULL, *after = NULL, *po = NULL, *broken = NULL;
  g_auto (TwTextPoReport) report = { 0 }, refused = { 0 };
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) parts = NULL;

  tw_text_table_set_language (table, "cs");
  po = tw_text_table_to_po (table, "cs", NULL);
  g_assert_nonnull (strstr (po, "Plural-Forms: nplurals=3"));
  parts = g_strsplit (po, "msgid \"Fords and cities.\"\nmsgstr \"\"", 2);
  g_assert_nonnull (parts[1]);
  /* A broken file: nothing changes, and the line is named. */
  broken = g_strdup_printf ("%smsgid \"Fords and cities.\"\nmsgstr \"Brody%s", parts[0], parts[1]);
  g_assert_true (g_file_set_contents (path, broken, -1, NULL));
  before = set_xml (document);
  g_assert_false (import (table, path, &refused, &error));
  g_assert_true (g_regex_match_simple ("cs.po:[0-9]+: ", error->message, 0, 0));
  g_clear_error (&error);
  after = set_xml (document);
  g_assert_cmpstr (before, ==, after);
  g_free (broken);
  broken = g_strdup_printf ("%smsgid \"Fords and cities.\"\nmsgstr \"Brody a města.\"%s", parts[0],
                            parts[1]);
  g_assert_true (g_file_set_contents (path, broken, -1, NULL));
  g_assert_true (import (table, path, &report, &error));
  g_assert_cmpuint (report.n_changed, ==, 1);
  g_assert_cmpstr (row_at (table, "description", 0)->words, ==, "Brody a města.");
  tw_document_undo (document);
  g_assert_cmpstr (row_at (table, "description", 0)->words, ==, "");
  remove_tree (folder);
}

/* What is done elsewhere shows; while nobody looks, nothing is read again and again. */
static void
test_follows (void)
{
  g_autoptr (TwDocument) document = NULL;
  g_autoptr (TwTextTable) table = new_table (&document);
  g_autoptr (TwTileSet) changed = tw_tile_set_copy (tw_document_get_set (document));
  TwTexts *titles = tw_texts_with (changed->titles, "cs", "Přechod");

  tw_text_table_set_language (table, "cs");
  tw_text_table_set_active (table, FALSE);
  tw_texts_unref (changed->titles);
  changed->titles = titles;
  tw_document_replace_set (document, changed, "Elsewhere", NULL);
  g_assert_cmpstr (row_at (table, "title", 0)->words, ==, "Brod");
  tw_text_table_set_active (table, TRUE);
  g_assert_cmpstr (row_at (table, "title", 0)->words, ==, "Přechod");
}

static void
failed_cb (char **out_message, const char *message)
{
  g_assert_null (*out_message);
  *out_message = g_strdup (message);
}

static void
test_refused (void)
{
  g_autoptr (TwDocument) document = NULL;
  g_autoptr (TwTextTable) table = new_table (&document);
  g_autofree char *much = g_strnfill (TW_MAX_TEXT + 1, 'x'), *message = NULL;
  TwTextRow *row;

  g_test_summary ("What no file can hold is told of, and the words stay as they were");
  g_signal_connect_swapped (table, "failed", G_CALLBACK (failed_cb), &message);
  row = row_at (table, "description", 0);
  tw_text_table_set_words (table, row, much);
  g_assert_nonnull (message);
  g_assert_nonnull (strstr (message, "1024 KiB"));
  g_assert_cmpstr (row->words, ==, "Fords and cities.");
  g_assert_false (tw_document_is_modified (document));
}

static void
test_outdated (void)
{
  g_autoptr (TwDocument) document = NULL;
  g_autoptr (TwTextTable) table = new_table (&document);
  TwTextRow *rule = row_at (table, "rule:FORD-001/statement", 0);
  g_autoptr (GError) error = NULL;

  g_test_summary ("A text is marked as soon as what it names is called otherwise");
  g_assert_cmpuint (rule->warnings & TW_TEXT_OUTDATED, ==, 0);
  tw_text_table_set_words (table, row_at (table, "symbol:toll/title", 0), "Tariff");
  g_assert_cmpuint (rule->warnings & TW_TEXT_OUTDATED, !=, 0);
  tw_text_table_set_words (table, rule, "Each tariff brings a point.");
  g_assert_cmpuint (rule->warnings & TW_TEXT_OUTDATED, ==, 0);
  tw_document_undo (document);
  rule = row_at (table, "rule:FORD-001/statement", 0);
  g_assert_cmpuint (rule->warnings & TW_TEXT_OUTDATED, !=, 0);
  g_assert_true (tw_rule_text_confirm (document, "FORD-001", &error));
  rule = row_at (table, "rule:FORD-001/statement", 0);
  g_assert_cmpuint (rule->warnings & TW_TEXT_OUTDATED, ==, 0);
}

static void
test_gone (void)
{
  g_autoptr (TwDocument) document = NULL;
  TwTextTable *table = new_table (&document);
  g_autoptr (TwTileSet) set = tw_tile_set_copy (tw_document_get_set (document));

  g_test_summary ("A table that is gone hears no more of the document");
  g_object_add_weak_pointer (G_OBJECT (table), (gpointer *) &table);
  g_object_unref (table);
  g_assert_null (table);
  set->tiles[0]->count = 5;
  tw_document_replace_set (document, set, "Change", NULL);
  g_assert_cmpuint (g_signal_handler_find (document, G_SIGNAL_MATCH_ID,
                                           g_signal_lookup ("changed", TW_TYPE_DOCUMENT), 0, NULL,
                                           NULL, NULL),
                    ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/localise/text-table/rows", test_rows);
  g_test_add_func ("/localise/text-table/own-terms", test_own_terms);
  g_test_add_func ("/localise/text-table/typing", test_typing);
  g_test_add_func ("/localise/text-table/announced", test_announced);
  g_test_add_func ("/localise/text-table/pasting", test_pasting);
  g_test_add_func ("/localise/text-table/same-as-file", test_same_as_file);
  g_test_add_func ("/localise/text-table/drafts", test_drafts);
  g_test_add_func ("/localise/text-table/source", test_source);
  g_test_add_func ("/localise/text-table/source-changed", test_source_changed);
  g_test_add_func ("/localise/text-table/warnings", test_warnings);
  g_test_add_func ("/localise/text-table/tile-name", test_tile_name);
  g_test_add_func ("/localise/text-table/po", test_po);
  g_test_add_func ("/localise/text-table/follows", test_follows);
  g_test_add_func ("/localise/text-table/refused", test_refused);
  g_test_add_func ("/localise/text-table/outdated", test_outdated);
  g_test_add_func ("/localise/text-table/gone", test_gone);
  return g_test_run ();
}
