/* Files that belong to one program at a time. */
#include "app/document/claimed-file.h"

#include <sys/resource.h>

#include "tests/app/remove-tree.h"

#define GROUP "Test"
/* A body is bytes, and may look like a head. */
static const char BODY[] = "a=b\n\nzero \0 within";

typedef struct
{
  char *top;
  char *folder;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->top = g_dir_make_tmp ("tilewright-XXXXXX", NULL);
  f->folder = g_build_filename (f->top, "not", "there", NULL);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  remove_tree (f->top);
  g_free (f->top);
  g_free (f->folder);
}

static TwClaimedFile *
write_one (Fixture *f, const char *title)
{
  TwClaimedFile *file = tw_claimed_file_new (f->folder, ".one");
  g_autoptr (GKeyFile) head = g_key_file_new ();
  g_autoptr (GError) error = NULL;

  g_key_file_set_integer (head, GROUP, "own", 7);
  tw_claimed_file_write (file, head, GROUP, title, BODY, sizeof BODY - 1, &error);
  g_assert_no_error (error);
  return file;
}

static guint
n_entries (Fixture *f)
{
  g_autoptr (GDir) dir = g_dir_open (f->folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

static void
test_claim (Fixture *f, gconstpointer data)
{
  TwClaimedFile *file = write_one (f, "Mine & yours");
  g_autofree char *id = g_strdup (tw_claimed_file_get_id (file));
  g_autoptr (GPtrArray) while_held = tw_claimed_files_list (f->folder, ".one");
  g_autoptr (GPtrArray) left = NULL, others = NULL, again = NULL, claimed = NULL;
  g_autoptr (GKeyFile) head = g_key_file_new ();
  g_autofree char *body = NULL;
  TwClaimedFile *found;
  gsize length;

  g_assert_cmpuint (while_held->len, ==, 0);
  tw_claimed_file_free (file);

  others = tw_claimed_files_list (f->folder, ".two");
  g_assert_cmpuint (others->len, ==, 0);
  left = tw_claimed_files_list (f->folder, ".one");
  g_assert_cmpuint (left->len, ==, 1);
  again = tw_claimed_files_list (f->folder, ".one");
  g_assert_cmpuint (again->len, ==, 1);

  /* Whoever is first has it, until it is let go. */
  found = left->pdata[0];
  g_assert_true (tw_claimed_file_claim (found));
  g_assert_false (tw_claimed_file_claim (again->pdata[0]));
  claimed = tw_claimed_files_list (f->folder, ".one");
  g_assert_cmpuint (claimed->len, ==, 0);
  tw_claimed_file_release (found);
  g_assert_true (tw_claimed_file_claim (again->pdata[0]));
  tw_claimed_file_release (again->pdata[0]);

  g_assert_true (tw_claimed_file_read (found, head, &body, &length));
  g_assert_cmpmem (body, length, BODY, sizeof BODY - 1);
  g_assert_cmpint (g_key_file_get_integer (head, GROUP, "own", NULL), ==, 7);
  g_assert_cmpstr (tw_claimed_file_get_id (found), ==, id);
  g_assert_cmpstr (tw_claimed_file_get_title (found), ==, "Mine & yours");
  g_assert_nonnull (tw_claimed_file_get_time (found));
}

static void
test_clear (Fixture *f, gconstpointer data)
{
  g_autoptr (TwClaimedFile) never = tw_claimed_file_new (f->folder, ".one");
  TwClaimedFile *file = write_one (f, "gone");

  g_assert_false (tw_claimed_file_clear (never));
  g_assert_cmpuint (n_entries (f), ==, 2);
  g_assert_true (tw_claimed_file_clear (file));
  g_assert_cmpuint (n_entries (f), ==, 1);
  /* The lock goes with whoever had it. */
  tw_claimed_file_free (file);
  g_assert_cmpuint (n_entries (f), ==, 0);
}

/* What cannot be read is still somebody's: it keeps its name, and the file stays. */
static void
test_damaged (Fixture *f, gconstpointer data)
{
  static const char *const texts[] = { "", "no head at all", "[Test]\ntitle=x\n\nno time",
                                       "[Test]\ntime=9223372036854775807\n\nno title" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      TwClaimedFile *file = write_one (f, "whole");
      g_autofree char *name = g_path_get_basename (tw_claimed_file_get_path (file));
      g_autoptr (GPtrArray) left = NULL;
      g_autoptr (GKeyFile) head = g_key_file_new ();
      g_autoptr (GKeyFile) only_head = g_key_file_new ();
      g_autofree char *body = NULL, *title = NULL;
      gsize length;

      g_assert_true (g_file_set_contents (tw_claimed_file_get_path (file), texts[i], -1, NULL));
      tw_claimed_file_free (file);
      left = tw_claimed_files_list (f->folder, ".one");
      g_assert_cmpuint (left->len, ==, 1);
      file = left->pdata[0];
      g_assert_true (tw_claimed_file_claim (file));
      g_assert_true (tw_claimed_file_read_head (file, only_head));
      title = g_strdup (tw_claimed_file_get_title (file));
      g_assert_true (tw_claimed_file_read (file, head, &body, &length));
      g_assert_null (body);
      g_assert_cmpstr (tw_claimed_file_get_title (file), ==, title);
      g_assert_nonnull (tw_claimed_file_get_time (file));
      if (i != 2)
        g_assert_cmpstr (tw_claimed_file_get_title (file), ==, name);
      tw_claimed_file_clear (file);
    }
}

/* The newest comes first. */
static void
test_order (Fixture *f, gconstpointer data)
{
  TwClaimedFile *first = write_one (f, "first");
  g_autoptr (GPtrArray) left = NULL;
  const TwClaimedFile *a, *b;

  g_usleep (2000);
  tw_claimed_file_free (write_one (f, "second"));
  tw_claimed_file_free (first);
  left = tw_claimed_files_list (f->folder, ".one");
  g_assert_cmpuint (left->len, ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GKeyFile) head = g_key_file_new ();
      g_autofree char *body = NULL;
      gsize length;

      g_assert_true (tw_claimed_file_read (left->pdata[i], head, &body, &length));
    }
  a = left->pdata[0];
  b = left->pdata[1];
  if (g_str_equal (tw_claimed_file_get_title (a), "first"))
    {
      a = left->pdata[1];
      b = left->pdata[0];
    }
  g_assert_cmpint (tw_claimed_file_compare (a, b), <, 0);
  g_assert_cmpint (tw_claimed_file_compare (b, a), >, 0);
}

/* What is gone meanwhile cannot be claimed, and leaves no lock behind. */
static void
test_gone (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) one = NULL, other = NULL;

  tw_claimed_file_free (write_one (f, "left"));
  one = tw_claimed_files_list (f->folder, ".one");
  other = tw_claimed_files_list (f->folder, ".one");
  g_assert_true (tw_claimed_file_claim (one->pdata[0]));
  g_assert_true (tw_claimed_file_clear (one->pdata[0]));
  tw_claimed_file_release (one->pdata[0]);
  g_assert_false (tw_claimed_file_claim (other->pdata[0]));
  g_assert_cmpuint (n_entries (f), ==, 0);
}

/* As many as there are: none of them costs a handle. */
static void
test_many (Fixture *f, gconstpointer data)
{
  struct rlimit before, few;
  g_autoptr (GPtrArray) left = NULL;

  for (guint i = 0; i < 200; i++)
    tw_claimed_file_free (write_one (f, "one of many"));
  g_assert_cmpint (getrlimit (RLIMIT_NOFILE, &before), ==, 0);
  few = (struct rlimit){ 64, before.rlim_max };
  g_assert_cmpint (setrlimit (RLIMIT_NOFILE, &few), ==, 0);
  left = tw_claimed_files_list (f->folder, ".one");
  for (guint i = 0; i < left->len; i++)
    {
      g_autoptr (GKeyFile) head = g_key_file_new ();

      g_assert_true (tw_claimed_file_read_head (left->pdata[i], head));
      g_assert_cmpstr (tw_claimed_file_get_title (left->pdata[i]), ==, "one of many");
    }
  g_assert_cmpuint (left->len, ==, 200);
  g_assert_cmpint (setrlimit (RLIMIT_NOFILE, &before), ==, 0);
}

/* A head is found however long it is, up to a limit; behind that the file is damaged. */
static void
test_long_head (Fixture *f, gconstpointer data)
{
  for (guint length = 1000; length < 200000; length *= 3)
    {
      g_autofree char *title = g_strnfill (length, 't');
      TwClaimedFile *file = write_one (f, title);
      g_autoptr (GKeyFile) head = g_key_file_new ();
      g_autofree char *name = g_path_get_basename (tw_claimed_file_get_path (file));

      g_assert_true (tw_claimed_file_read_head (file, head));
      g_assert_cmpstr (tw_claimed_file_get_title (file), ==, length < 65000 ? title : name);
      tw_claimed_file_clear (file);
      tw_claimed_file_free (file);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, function)                                                                        \
  g_test_add ("/claimed-file/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("claim", test_claim);
  ADD ("clear", test_clear);
  ADD ("damaged", test_damaged);
  ADD ("gone", test_gone);
  ADD ("long-head", test_long_head);
  ADD ("many", test_many);
  ADD ("order", test_order);
#undef ADD
  return g_test_run ();
}
