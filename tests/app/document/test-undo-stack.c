/* The undo stack on a target that is one number. */
#include "app/document/undo-stack.h"

typedef struct
{
  int from, to;
} Step;

static void
step_apply (gpointer command, gpointer target, gboolean forwards)
{
  const Step *step = command;
  int *number = target;

  g_assert_cmpint (*number, ==, forwards ? step->from : step->to);
  *number = forwards ? step->to : step->from;
}

static gboolean
step_merge (gpointer older, gpointer newer)
{
  ((Step *) older)->to = ((Step *) newer)->to;
  return TRUE;
}

static gboolean
step_is_nothing (gpointer command)
{
  const Step *step = command;

  return step->from == step->to;
}

static gsize
step_bytes (gpointer command)
{
  return 100;
}

static const TwCommandType step_type = { step_apply, step_merge, step_is_nothing, step_bytes,
                                         g_free };

typedef struct
{
  int number;
  TwUndoStack *stack;
} Fixture;

static void
set_up (Fixture *f, gconstpointer max_bytes)
{
  f->number = 0;
  f->stack = tw_undo_stack_new (&step_type, &f->number, GPOINTER_TO_SIZE (max_bytes));
}

static void
tear_down (Fixture *f, gconstpointer max_bytes)
{
  tw_undo_stack_free (f->stack);
}

static void
go (Fixture *f, int to, const char *key, gint64 seconds)
{
  Step *step = g_new (Step, 1);
  g_autofree char *label = g_strdup_printf ("to %d", to);

  *step = (Step){ f->number, to };
  tw_undo_stack_push (f->stack, step, label, key, seconds * G_TIME_SPAN_SECOND);
  g_assert_cmpint (f->number, ==, to);
}

static void
test_undo_redo (Fixture *f, gconstpointer data)
{
  g_assert_null (tw_undo_stack_undo (f->stack));
  go (f, 1, NULL, 0);
  go (f, 2, NULL, 0);
  g_assert_cmpstr (tw_undo_stack_undo_label (f->stack), ==, "to 2");
  g_assert_null (tw_undo_stack_redo_label (f->stack));
  g_assert_nonnull (tw_undo_stack_undo (f->stack));
  g_assert_cmpint (f->number, ==, 1);
  g_assert_cmpstr (tw_undo_stack_redo_label (f->stack), ==, "to 2");
  g_assert_nonnull (tw_undo_stack_redo (f->stack));
  g_assert_null (tw_undo_stack_redo (f->stack));
  g_assert_cmpint (f->number, ==, 2);
  tw_undo_stack_undo (f->stack);
  go (f, 5, NULL, 0);
  g_assert_null (tw_undo_stack_redo (f->stack));
  tw_undo_stack_undo (f->stack);
  tw_undo_stack_undo (f->stack);
  g_assert_cmpint (f->number, ==, 0);
  g_assert_null (tw_undo_stack_undo_label (f->stack));
}

static void
test_merge (Fixture *f, gconstpointer data)
{
  g_test_summary ("Equal keys merge until a pause, a seal, another key or an undo");
  go (f, 1, "k", 10);
  go (f, 2, "k", 11);
  go (f, 3, "k", 12);
  tw_undo_stack_undo (f->stack);
  g_assert_cmpint (f->number, ==, 0);
  go (f, 4, "k", 12);
  go (f, 5, "k", 14);
  tw_undo_stack_undo (f->stack);
  g_assert_cmpint (f->number, ==, 4);
  go (f, 6, "other", 14);
  tw_undo_stack_seal (f->stack);
  go (f, 7, "other", 14);
  tw_undo_stack_undo (f->stack);
  g_assert_cmpint (f->number, ==, 6);
  tw_undo_stack_undo (f->stack);
  g_assert_cmpint (f->number, ==, 4);
}

static void
test_nothing (Fixture *f, gconstpointer data)
{
  guint64 state;

  g_test_summary ("A command that ends where it began disappears, and the target is clean");
  go (f, 0, NULL, 0);
  g_assert_null (tw_undo_stack_undo_label (f->stack));
  go (f, 1, NULL, 0);
  state = tw_undo_stack_state (f->stack);
  tw_undo_stack_mark_clean (f->stack, state);
  go (f, 2, "k", 0);
  g_assert_false (tw_undo_stack_is_clean (f->stack));
  go (f, 1, "k", 0);
  g_assert_true (tw_undo_stack_is_clean (f->stack));
  g_assert_cmpuint (tw_undo_stack_state (f->stack), ==, state);
  g_assert_cmpstr (tw_undo_stack_undo_label (f->stack), ==, "to 1");
  g_assert_null (tw_undo_stack_redo_label (f->stack));
}

static void
test_clean (Fixture *f, gconstpointer data)
{
  guint64 saved;

  g_assert_true (tw_undo_stack_is_clean (f->stack));
  go (f, 1, "k", 0);
  g_assert_false (tw_undo_stack_is_clean (f->stack));
  saved = tw_undo_stack_state (f->stack);
  go (f, 2, NULL, 0);
  tw_undo_stack_mark_clean (f->stack, saved);
  g_assert_false (tw_undo_stack_is_clean (f->stack));
  tw_undo_stack_undo (f->stack);
  g_assert_true (tw_undo_stack_is_clean (f->stack));
  /* What follows a saved state does not merge into it. */
  go (f, 3, "k", 0);
  tw_undo_stack_undo (f->stack);
  g_assert_true (tw_undo_stack_is_clean (f->stack));
  /* Dropping the branch that holds the mark makes it modified for good. */
  tw_undo_stack_undo (f->stack);
  go (f, 9, NULL, 0);
  g_assert_false (tw_undo_stack_is_clean (f->stack));
  tw_undo_stack_undo (f->stack);
  g_assert_false (tw_undo_stack_is_clean (f->stack));
}

static void
test_limit (Fixture *f, gconstpointer data)
{
  g_test_summary ("The oldest go first, and the clean mark with them");
  for (int i = 1; i <= 5; i++)
    go (f, i, NULL, 0);
  g_assert_nonnull (tw_undo_stack_undo (f->stack));
  g_assert_nonnull (tw_undo_stack_undo (f->stack));
  g_assert_nonnull (tw_undo_stack_undo (f->stack));
  g_assert_null (tw_undo_stack_undo (f->stack));
  g_assert_cmpint (f->number, ==, 2);
  g_assert_false (tw_undo_stack_is_clean (f->stack));
}

static void
test_limit_keeps_newest (Fixture *f, gconstpointer data)
{
  go (f, 1, NULL, 0);
  go (f, 2, NULL, 0);
  g_assert_nonnull (tw_undo_stack_undo (f->stack));
  g_assert_null (tw_undo_stack_undo (f->stack));
  g_assert_cmpint (f->number, ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, bytes, func)                                                                     \
  g_test_add ("/document/undo-stack/" name, Fixture, GSIZE_TO_POINTER (bytes), set_up, func,       \
              tear_down)
  ADD ("undo-redo", 1 << 20, test_undo_redo);
  ADD ("merge", 1 << 20, test_merge);
  ADD ("nothing", 1 << 20, test_nothing);
  ADD ("clean", 1 << 20, test_clean);
  ADD ("limit", 300, test_limit);
  ADD ("limit-keeps-newest", 1, test_limit_keeps_newest);
#undef ADD
  return g_test_run ();
}
