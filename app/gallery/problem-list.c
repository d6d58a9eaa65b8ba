/* The problems of the open set. */
#include "app/gallery/problem-list.h"

#include <glib/gi18n.h>

#include "app/document/rule-problem.h"
#include "app/widgets/problem-row.h"

/* A set that is being imported can have hundreds; the first ones are enough to begin
 * with, the others come up as these are mended. */
#define MAX_ROWS 40

struct _TwProblemList
{
  AdwBin parent_instance;

  TwDocument *document;
  AdwPreferencesGroup *group;
  GPtrArray *rows;
};

G_DEFINE_FINAL_TYPE (TwProblemList, tw_problem_list, ADW_TYPE_BIN)

enum
{
  SIGNAL_SHOW_PROBLEM,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const TwProblem *
problem_of (TwProblemList *self, TwProblemRow *row)
{
  const TwProblems *problems = tw_document_get_problems (self->document);
  guint index = tw_problem_row_get_index (row);

  return problems != NULL && index < problems->n_problems ? &problems->problems[index] : NULL;
}

static void
repair_cb (TwProblemList *self, gboolean is_other, TwProblemRow *row)
{
  const TwProblem *problem = problem_of (self, row);

  if (problem != NULL)
    tw_problem_row_repair (self->document, problem, is_other);
}

/* The page of the set's properties where a problem of the set itself is, %NULL if there is none. */
static const char *
properties_page (const TwProblem *problem)
{
  switch (problem->code)
    {
    case TW_PROBLEM_MISSING_TITLE:
    case TW_PROBLEM_MISSING_LANGUAGE:
    case TW_PROBLEM_UNWRITABLE_ID:
      return "about";
    case TW_PROBLEM_BLOCK_TILE:
    case TW_PROBLEM_BLOCK_EDGES:
      return "start";
    case TW_PROBLEM_DUPLICATE_LESSON:
    case TW_PROBLEM_LESSON_WITHOUT_TASK:
    case TW_PROBLEM_REFUSED_LESSON:
      return "lessons";
    default:
      return NULL;
    }
}

static void
show_cb (TwProblemList *self, TwProblemRow *row)
{
  const TwProblem *problem = problem_of (self, row);

  if (problem == NULL)
    return;
  if (problem->tile < 0)
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "doc.properties", "s",
                                  properties_page (problem));
      return;
    }
  g_signal_emit (self, signals[SIGNAL_SHOW_PROBLEM], 0,
                 tw_tile_list_get (tw_document_get_tiles (self->document), (guint) problem->tile),
                 problem);
}

static void
add_row (TwProblemList *self, guint index, const TwProblem *problem)
{
  GtkWidget *content = tw_problem_row_new (
      problem, self->document, index,
      problem->tile >= 0 || properties_page (problem) != NULL
          || tw_rule_problem_index (tw_document_get_set (self->document), problem) >= 0);
  GtkWidget *row = adw_preferences_row_new ();

  gtk_widget_add_css_class (content, "problem-row");
  g_signal_connect_object (content, "repair", G_CALLBACK (repair_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (content, "show-place", G_CALLBACK (show_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 tw_problem_row_get_message (TW_PROBLEM_ROW (content)));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), content);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  adw_preferences_group_add (self->group, row);
  g_ptr_array_add (self->rows, row);
}

/* Which row has the focus; as many as there are rows if none has. */
static guint
focused_row (TwProblemList *self)
{
  guint i = 0;

  while (i < self->rows->len && gtk_widget_get_focus_child (self->rows->pdata[i]) == NULL)
    i++;
  return i;
}

/* Whoever mends one by key goes on with what stands in its place. */
static void
focus_row (TwProblemList *self, guint at)
{
  if (self->rows->len > 0)
    tw_problem_row_grab (TW_PROBLEM_ROW (
        gtk_list_box_row_get_child (self->rows->pdata[MIN (at, self->rows->len - 1)])));
}

/* While problems of the new value are not known, what is shown stays: a row's button
 * does nothing for that moment. */
static void
problems_changed_cb (TwProblemList *self)
{
  const TwProblems *problems = tw_document_get_problems (self->document);
  g_autofree char *more = NULL;
  guint n_rows, focused;
  gboolean has_focus;

  if (problems == NULL)
    return;
  focused = focused_row (self);
  has_focus = focused < self->rows->len && gtk_widget_get_mapped (GTK_WIDGET (self));
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->group, self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  n_rows = MIN (problems->n_problems, MAX_ROWS);
  /* What is worse stands above. */
  for (int severity = TW_SEVERITY_ERROR; severity >= TW_SEVERITY_HINT; severity--)
    for (guint i = 0; i < problems->n_problems && self->rows->len < n_rows; i++)
      if (problems->problems[i].severity == (TwSeverity) severity)
        add_row (self, i, &problems->problems[i]);
  if (problems->n_problems > n_rows)
    more = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "and %u more", "and %u more",
                                         problems->n_problems - n_rows),
                            problems->n_problems - n_rows);
  adw_preferences_group_set_description (self->group, more);
  gtk_widget_set_visible (GTK_WIDGET (self), problems->n_problems > 0);
  if (has_focus)
    focus_row (self, focused);
}

static void
problem_list_dispose (GObject *object)
{
  TwProblemList *self = TW_PROBLEM_LIST (object);

  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (tw_problem_list_parent_class)->dispose (object);
}

static void
tw_problem_list_class_init (TwProblemListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = problem_list_dispose;
  signals[SIGNAL_SHOW_PROBLEM] =
      g_signal_new ("show-problem", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 2, TW_TYPE_TILE_ITEM, G_TYPE_POINTER);
}

static void
tw_problem_list_init (TwProblemList *self)
{
  self->rows = g_ptr_array_new ();
  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (self->group, _ ("Problems"));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->group));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
tw_problem_list_set_document (TwProblemList *self, TwDocument *document)
{
  g_return_if_fail (TW_IS_PROBLEM_LIST (self));
  g_return_if_fail (self->document == NULL);

  self->document = g_object_ref (document);
  g_signal_connect_swapped (document, "problems-changed", G_CALLBACK (problems_changed_cb), self);
  problems_changed_cb (self);
}
