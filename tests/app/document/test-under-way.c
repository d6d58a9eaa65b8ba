/* What a process was at when it died is suspect; what it had ended, or another one is at, is not.
 */
#include "app/document/under-way.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/app/remove-tree.h"

typedef struct
{
  char *top;
  char *folder;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->top = g_dir_make_tmp ("tilewright-XXXXXX", NULL);
  f->folder = g_build_filename (f->top, "state", "under-way", NULL);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  remove_tree (f->top);
  g_free (f->top);
  g_free (f->folder);
}

/* Runs @deed in a process that then dies by @number. */
static void
die_by (Fixture *f, int number, void (*deed) (TwUnderWay *self))
{
  pid_t child = fork ();
  int status;

  if (child == 0)
    {
      signal (number, SIG_DFL);
      deed (tw_under_way_new (f->folder));
      kill (getpid (), number);
      _exit (0);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status));
}

static void
draw_some (TwUnderWay *self)
{
  tw_under_way_begin (self, "one");
  tw_under_way_begin (self, "two");
  tw_under_way_begin (self, "three");
  tw_under_way_begin (self, "one");
  tw_under_way_end (self, "two", TRUE);
  tw_under_way_end (self, "one", TRUE);
}

static void
draw_one (TwUnderWay *self)
{
  tw_under_way_begin (self, "one");
}

static void
end_in_good_order (TwUnderWay *self)
{
  tw_under_way_begin (self, "one");
  tw_under_way_end_all (self);
  tw_under_way_begin (self, "two");
}

/* More than a journal may grow to. */
static void
draw_many (TwUnderWay *self)
{
  for (guint i = 0; i < 5000; i++)
    {
      tw_under_way_begin (self, "a long name of something that is drawn");
      tw_under_way_end (self, "a long name of something that is drawn", TRUE);
    }
  tw_under_way_begin (self, "last");
}

/* Ends @self in good order, as the program ends its own, which lives as long as the process. */
static void
end (TwUnderWay *self)
{
  static GSList *ended;

  tw_under_way_end_all (self);
  ended = g_slist_prepend (ended, self);
}

static gboolean
is_suspect (Fixture *f, const char *key)
{
  TwUnderWay *self = tw_under_way_new (f->folder);
  gboolean is_so = tw_under_way_is_suspect (self, key);

  end (self);
  return is_so;
}

static void
test_death (Fixture *f, gconstpointer data)
{
  g_assert_false (is_suspect (f, "one"));
  die_by (f, GPOINTER_TO_INT (data), draw_some);
  g_assert_true (is_suspect (f, "one"));
  g_assert_false (is_suspect (f, "two"));
  g_assert_true (is_suspect (f, "three"));
  /* And is so at the start after that. */
  g_assert_true (is_suspect (f, "one"));
}

static void
test_lifted (Fixture *f, gconstpointer data)
{
  TwUnderWay *self;

  die_by (f, SIGKILL, draw_some);
  self = tw_under_way_new (f->folder);
  tw_under_way_begin (self, "one");
  tw_under_way_end (self, "one", FALSE);
  g_assert_true (tw_under_way_is_suspect (self, "one"));
  tw_under_way_begin (self, "one");
  tw_under_way_end (self, "one", TRUE);
  g_assert_false (tw_under_way_is_suspect (self, "one"));
  g_assert_true (tw_under_way_is_suspect (self, "three"));
  end (self);
  g_assert_false (is_suspect (f, "one"));
}

static void
test_good_end (Fixture *f, gconstpointer data)
{
  die_by (f, SIGTERM, end_in_good_order);
  g_assert_false (is_suspect (f, "one"));
  g_assert_false (is_suspect (f, "two"));
}

static void
test_second_program (Fixture *f, gconstpointer data)
{
  TwUnderWay *first = tw_under_way_new (f->folder);

  g_test_summary ("What a program that lives is at is not suspect to another one");
  tw_under_way_begin (first, "one");
  g_assert_false (is_suspect (f, "one"));
  tw_under_way_end (first, "one", TRUE);
  end (first);
  g_assert_false (is_suspect (f, "one"));
  die_by (f, SIGKILL, draw_one);
  g_assert_true (is_suspect (f, "one"));
}

static void
test_long (Fixture *f, gconstpointer data)
{
  die_by (f, SIGKILL, draw_many);
  g_assert_true (is_suspect (f, "last"));
  g_assert_false (is_suspect (f, "a long name of something that is drawn"));
}

static gpointer
draw_in_thread (gpointer data)
{
  for (guint i = 0; i < 1000; i++)
    {
      tw_under_way_begin (data, "of all");
      tw_under_way_end (data, "of all", TRUE);
    }
  return NULL;
}

static void
draw_in_threads (TwUnderWay *self)
{
  GThread *threads[4];

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("draw", draw_in_thread, self);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    g_thread_join (threads[i]);
  tw_under_way_begin (self, "after all");
}

static void
test_threads (Fixture *f, gconstpointer data)
{
  die_by (f, SIGKILL, draw_in_threads);
  g_assert_false (is_suspect (f, "of all"));
  g_assert_true (is_suspect (f, "after all"));
}

/* The last line of a journal may be torn, and a journal be anything. */
static void
test_damaged (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->folder, "x.journal", NULL);

  g_assert_cmpint (g_mkdir_with_parents (f->folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "-never\n\n+one\nnonsense\n+two", -1, NULL));
  g_assert_true (is_suspect (f, "one"));
  g_assert_false (is_suspect (f, "never"));
  g_assert_false (is_suspect (f, "two"));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

static void
test_key (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->top, "line\nbreak.xml", NULL);
  g_autofree char *before = tw_under_way_key (path), *one = NULL, *again = NULL, *other = NULL;

  g_test_summary ("A file that was changed is another one");
  g_assert_true (g_file_set_contents (path, "one", -1, NULL));
  one = tw_under_way_key (path);
  again = tw_under_way_key (path);
  g_assert_true (g_file_set_contents (path, "other", -1, NULL));
  other = tw_under_way_key (path);
  g_assert_cmpstr (before, !=, one);
  g_assert_cmpstr (one, ==, again);
  g_assert_cmpstr (one, !=, other);
  g_assert_null (strchr (one, '\n'));
}

/* A folder that cannot be made keeps nobody from anything. */
static void
test_no_folder (Fixture *f, gconstpointer data)
{
  g_autofree char *state = g_path_get_dirname (f->folder);
  TwUnderWay *self;

  g_assert_true (g_file_set_contents (state, "in the way", -1, NULL));
  self = tw_under_way_new (f->folder);
  tw_under_way_begin (self, "one");
  g_assert_false (tw_under_way_is_suspect (self, "one"));
  tw_under_way_end (self, "one", TRUE);
  end (self);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, data, func)                                                                      \
  g_test_add ("/document/under-way/" name, Fixture, GINT_TO_POINTER (data), set_up, func, tear_down)
  ADD ("aborted", SIGABRT, test_death);
  ADD ("killed", SIGKILL, test_death);
  ADD ("lifted", 0, test_lifted);
  ADD ("good-end", 0, test_good_end);
  ADD ("second-program", 0, test_second_program);
  ADD ("long", 0, test_long);
  ADD ("threads", 0, test_threads);
  ADD ("damaged", 0, test_damaged);
  ADD ("key", 0, test_key);
  ADD ("no-folder", 0, test_no_folder);
#undef ADD
  return g_test_run ();
}
