/* Drafts: when they are written, when they go, who may have them. */
#include "app/document/draft-keeper.h"

#include <string.h>

#include "app/document/document-file.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-writer.h"
#include "tests/app/remove-tree.h"
#include "tests/app/wait.h"

typedef struct
{
  char *top;
  char *folder;
  GFile *file;
  TwDocument *document;
  TwDraftKeeper *keeper;
  guint n_written;
  guint n_failed;
  char *message;
  GAsyncResult *result;
} Fixture;

static void
written_cb (Fixture *f)
{
  f->n_written++;
}

static void
failed_cb (Fixture *f, const char *message)
{
  f->n_failed++;
  g_free (f->message);
  f->message = g_strdup (message);
}

static void
keep (Fixture *f, TwDraft *draft)
{
  f->keeper = tw_draft_keeper_new (f->document, draft);
  g_signal_connect_swapped (f->keeper, "written", G_CALLBACK (written_cb), f);
  g_signal_connect_swapped (f->keeper, "failed", G_CALLBACK (failed_cb), f);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("base", NULL);
  g_autoptr (TwDraft) draft = NULL;

  f->top = g_dir_make_tmp ("tilewright-XXXXXX", NULL);
  f->folder = g_build_filename (f->top, "deep", "drafts", NULL);
  f->file = g_file_new_build_filename (f->top, "own.xml", NULL);
  f->document = tw_document_new_for_set (set, NULL, "base");
  draft = tw_draft_new (f->folder);
  keep (f, draft);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_clear_object (&f->keeper);
  g_clear_object (&f->document);
  g_object_unref (f->file);
  remove_tree (f->top);
  g_free (f->top);
  g_free (f->folder);
  g_free (f->message);
}

static void
change_copies (Fixture *f, guint count)
{
  TwTileItem *item = tw_tile_list_get (tw_document_get_tiles (f->document), 0);
  g_autoptr (TwTile) tile = tw_tile_with_count (tw_tile_item_get_tile (item), count);

  tw_document_replace_tile (f->document, item, tile, "Change Copies", NULL);
}

static gboolean
is_written (gpointer data)
{
  return ((Fixture *) data)->n_written > 0;
}

static gboolean
has_failed (gpointer data)
{
  return ((Fixture *) data)->n_failed > 0;
}

/* Files whose name ends with @suffix. */
static guint
count_files (Fixture *f, const char *suffix)
{
  g_autoptr (GDir) dir = g_dir_open (f->folder, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_suffix (name, suffix);
  return n;
}

static void
write_draft (Fixture *f, guint count)
{
  f->n_written = 0;
  change_copies (f, count);
  wait_until (is_written, f);
}

/* The program is gone as far as its drafts know: nobody holds the lock. */
static void
crash (Fixture *f)
{
  g_clear_object (&f->keeper);
}

/* The drafts that are left, claimed and read; nobody else gets them. */
static GPtrArray *
claim (Fixture *f)
{
  GPtrArray *drafts = tw_drafts_list (f->folder);

  for (guint i = 0; i < drafts->len; i++)
    {
      g_assert_true (tw_draft_claim (drafts->pdata[i]));
      tw_draft_read (drafts->pdata[i]);
    }
  return drafts;
}

static void
test_when (Fixture *f, gconstpointer data)
{
  gint64 begin = g_get_monotonic_time ();

  g_test_summary ("Two seconds after the first change, and again for what comes later");
  change_copies (f, 9);
  g_assert_cmpuint (count_files (f, ".draft"), ==, 0);
  wait_until (is_written, f);
  g_assert_cmpint (g_get_monotonic_time () - begin, >=, 1900 * 1000);
  g_assert_cmpint (g_get_monotonic_time () - begin, <, 3000 * 1000);
  g_assert_cmpuint (count_files (f, ".draft"), ==, 1);
  g_assert_true (tw_draft_keeper_has_draft (f->keeper));
  write_draft (f, 10);
  g_assert_cmpuint (count_files (f, ".draft"), ==, 1);
}

static void
test_claim (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) drafts = NULL, again = NULL, others = NULL;
  TwDraft *draft;

  g_test_summary ("A draft belongs to one program, and after a crash to whoever comes first");
  write_draft (f, 9);
  others = claim (f);
  g_assert_cmpuint (others->len, ==, 0);
  crash (f);
  drafts = claim (f);
  g_assert_cmpuint (drafts->len, ==, 1);
  again = claim (f);
  g_assert_cmpuint (again->len, ==, 0);
  draft = drafts->pdata[0];
  g_assert_cmpstr (tw_draft_get_title (draft), ==, "Base game");
  g_assert_cmpstr (tw_draft_get_origin (draft)->shipped_id, ==, "base");
  g_assert_null (tw_draft_get_origin (draft)->file);
  g_assert_cmpuint (tw_draft_get_set (draft)->tiles[0]->count, ==, 9);
  g_clear_pointer (&drafts, g_ptr_array_unref);
  drafts = claim (f);
  g_assert_cmpuint (drafts->len, ==, 1);
}

static void
test_undone (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) drafts = NULL;

  write_draft (f, 9);
  tw_document_undo (f->document);
  g_assert_cmpuint (count_files (f, ".draft"), ==, 0);
  g_assert_false (tw_draft_keeper_has_draft (f->keeper));
  f->n_written = 0;
  tw_document_redo (f->document);
  wait_until (is_written, f);
  g_assert_cmpuint (count_files (f, ".draft"), ==, 1);
}

static void
done_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  ((Fixture *) user_data)->result = g_object_ref (result);
}

static gboolean
is_done (gpointer data)
{
  return ((Fixture *) data)->result != NULL;
}

static void
save (Fixture *f)
{
  g_autoptr (GError) error = NULL;

  tw_document_file_save_async (f->document, f->file, NULL, done_cb, f);
  wait_until (is_done, f);
  g_assert_true (tw_document_file_save_finish (f->document, f->result, &error));
  g_assert_no_error (error);
  g_clear_object (&f->result);
}

static void
test_saved (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) drafts = NULL;
  TwDraft *draft;

  write_draft (f, 9);
  save (f);
  g_assert_cmpuint (count_files (f, ".draft"), ==, 0);
  write_draft (f, 10);
  crash (f);
  g_assert_cmpuint (count_files (f, ".lock"), ==, 1);
  drafts = claim (f);
  draft = drafts->pdata[0];
  g_assert_true (g_file_equal (tw_draft_get_origin (draft)->file, f->file));
  g_assert_false (tw_draft_is_outdated (draft));
  tw_draft_clear (draft);
  g_ptr_array_set_size (drafts, 0);
  g_assert_cmpuint (count_files (f, ""), ==, 0);
}

static void
test_saved_before_crash (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_file_get_path (f->file);
  g_autofree char *xml = NULL;
  g_autoptr (GPtrArray) drafts = NULL;

  g_test_summary ("What the file says already is not offered; a file that says more is told of");
  save (f);
  write_draft (f, 9);
  xml = tw_tile_set_file_to_xml (tw_document_get_set (f->document), NULL);
  crash (f);
  g_assert_true (g_file_set_contents (path, "something else", -1, NULL));
  drafts = claim (f);
  g_assert_cmpuint (drafts->len, ==, 1);
  g_assert_true (tw_draft_is_outdated (drafts->pdata[0]));
  g_ptr_array_set_size (drafts, 0);
  g_assert_true (g_file_set_contents (path, xml, -1, NULL));
  g_clear_pointer (&drafts, g_ptr_array_unref);
  drafts = claim (f);
  g_assert_cmpuint (drafts->len, ==, 0);
  g_assert_cmpuint (count_files (f, ""), ==, 0);
}

static void
test_discarded (Fixture *f, gconstpointer data)
{
  change_copies (f, 8);
  write_draft (f, 9);
  change_copies (f, 10);
  tw_draft_keeper_discard (f->keeper);
  g_assert_cmpuint (count_files (f, ".draft"), ==, 0);
  crash (f);
  g_assert_cmpuint (count_files (f, ""), ==, 0);
}

static void
test_adopted (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) drafts = NULL;
  g_autoptr (TwTileSet) set = NULL;

  g_test_summary ("What is restored goes on in the same draft, and counts as changed");
  write_draft (f, 9);
  crash (f);
  drafts = claim (f);
  set = tw_tile_set_ref (tw_draft_get_set (drafts->pdata[0]));
  g_clear_object (&f->document);
  f->document = tw_document_new_for_set (set, f->file, NULL);
  tw_document_mark_unsaved (f->document);
  g_assert_true (tw_document_is_modified (f->document));
  keep (f, drafts->pdata[0]);
  g_assert_true (tw_draft_keeper_has_draft (f->keeper));
  g_ptr_array_set_size (drafts, 0);
  write_draft (f, 10);
  g_assert_cmpuint (count_files (f, ".draft"), ==, 1);
  tw_document_undo (f->document);
  g_assert_true (tw_document_is_modified (f->document));
  g_assert_cmpuint (count_files (f, ".draft"), ==, 1);
  save (f);
  g_assert_cmpuint (count_files (f, ".draft"), ==, 0);
}

static void
test_flush (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) drafts = NULL;

  change_copies (f, 9);
  tw_draft_keeper_flush (f->keeper);
  crash (f);
  drafts = claim (f);
  g_assert_cmpuint (drafts->len, ==, 1);
  g_assert_cmpuint (tw_draft_get_set (drafts->pdata[0])->tiles[0]->count, ==, 9);
}

static void
test_failure (Fixture *f, gconstpointer data)
{
  g_autofree char *deep = g_path_get_dirname (f->folder);

  g_test_summary ("A draft that cannot be written is told of, and tried again");
  g_assert_true (g_file_set_contents (deep, "in the way", -1, NULL));
  change_copies (f, 9);
  wait_until (has_failed, f);
  g_assert_nonnull (strstr (f->message, f->folder));
  g_assert_false (tw_draft_keeper_has_draft (f->keeper));
  g_assert_cmpint (g_unlink (deep), ==, 0);
  f->n_written = 0;
  change_copies (f, 10);
  /* The retry takes its time; what is waited for is one turn of it. */
  for (guint i = 0; i < 2 && f->n_written == 0; i++)
    {
      gint64 end = g_get_monotonic_time () + TW_DRAFT_RETRY_MS * 1000 / 2 + G_TIME_SPAN_SECOND;

      while (f->n_written == 0 && g_get_monotonic_time () < end)
        if (!g_main_context_iteration (NULL, FALSE))
          g_usleep (1000);
    }
  g_assert_cmpuint (count_files (f, ".draft"), ==, 1);
}

static void
enclose (Fixture *f, const char *name, const char *text)
{
  g_autoptr (TwTileSet) set = tw_tile_set_copy (tw_document_get_set (f->document));
  g_autoptr (GBytes) bytes = text != NULL ? g_bytes_new (text, strlen (text)) : NULL;
  TwEnclosures *old = set->enclosures;

  set->enclosures = tw_enclosures_with (old, name, bytes);
  tw_enclosures_unref (old);
  f->n_written = 0;
  tw_document_replace_set (f->document, set, "Add Files", NULL);
  wait_until (is_written, f);
}

static void
test_enclosed (Fixture *f, gconstpointer data)
{
  static const char cases[] = "case A-1 nothing\n";
  g_autoptr (GPtrArray) drafts = NULL;
  const TwEnclosure *enclosure;
  TwTileSet *set;

  g_test_summary ("What was put into the package is in the draft, what was taken out is not");
  enclose (f, "cases/a.case", cases);
  enclose (f, "cases/b.case", cases);
  enclose (f, "cases/b.case", NULL);
  crash (f);
  drafts = claim (f);
  g_assert_cmpuint (drafts->len, ==, 1);
  set = tw_draft_get_set (drafts->pdata[0]);
  g_assert_nonnull (set);
  g_assert_cmpstr (set->id, ==, "base");
  g_assert_cmpuint (set->enclosures->n_enclosures, ==, 1);
  enclosure = tw_enclosures_find (set->enclosures, "cases/a.case");
  g_assert_nonnull (enclosure);
  g_assert_cmpmem (g_bytes_get_data (enclosure->bytes, NULL), g_bytes_get_size (enclosure->bytes),
                   cases, strlen (cases));
}

static void
test_damaged (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->folder, "some.draft", NULL);
  const char *const texts[] = { "", "nothing", "[Tilewright draft]\ntitle=x\ntime=1\n\n<tile-set" };

  g_test_summary ("What cannot be read is the user's all the same");
  g_assert_cmpint (g_mkdir_with_parents (f->folder, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GPtrArray) drafts = NULL;

      g_assert_true (g_file_set_contents (path, texts[i], -1, NULL));
      drafts = claim (f);
      g_assert_cmpuint (drafts->len, ==, 1);
      g_assert_null (tw_draft_get_set (drafts->pdata[0]));
      g_assert_nonnull (tw_draft_get_title (drafts->pdata[0]));
      g_assert_nonnull (tw_draft_get_time (drafts->pdata[0]));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, func) g_test_add ("/document/draft/" name, Fixture, NULL, set_up, func, tear_down)
  ADD ("when", test_when);
  ADD ("claim", test_claim);
  ADD ("undone", test_undone);
  ADD ("saved", test_saved);
  ADD ("saved-before-crash", test_saved_before_crash);
  ADD ("discarded", test_discarded);
  ADD ("adopted", test_adopted);
  ADD ("flush", test_flush);
  ADD ("failure", test_failure);
  ADD ("enclosed", test_enclosed);
  ADD ("damaged", test_damaged);
#undef ADD
  return g_test_run ();
}
