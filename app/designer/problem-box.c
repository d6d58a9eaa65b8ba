/* The problems of one tile, each with the button that mends it. */
#include "app/designer/problem-box.h"

#include <glib/gi18n.h>

#include "app/widgets/problem-row.h"
#include "engine/set/validate-drawings.h"

struct _TwProblemBox
{
  GtkBox parent_instance;

  TwDocument *document;
  TwTileItem *item; /* whose problems are shown */
  gboolean is_drawn;
  guint64 revision; /* of the document when they were found; the greatest before they are */
  guint n_known;    /* all that were known then; some are found behind the others */
};

G_DEFINE_FINAL_TYPE (TwProblemBox, tw_problem_box, GTK_TYPE_BOX)

/* %NULL if it is out of date for the moment, until the problems are known again. */
static const TwProblem *
problem_of (TwProblemBox *self, TwProblemRow *row)
{
  const TwProblems *problems = tw_document_get_problems (self->document);
  guint index = tw_problem_row_get_index (row);

  return problems != NULL && index < problems->n_problems
                 && self->revision == tw_document_get_revision (self->document)
             ? &problems->problems[index]
             : NULL;
}

static void
repair_cb (TwProblemBox *self, gboolean is_other, TwProblemRow *row)
{
  const TwProblem *problem = problem_of (self, row);

  if (problem != NULL)
    tw_problem_row_repair (self->document, problem, is_other);
}

static void
problem_add (TwProblemBox *self, const TwProblem *problem, guint index)
{
  GtkWidget *row = tw_problem_row_new (problem, self->document, index, FALSE);

  gtk_widget_add_css_class (row, "problem");
  if (self->is_drawn || problem->severity == TW_SEVERITY_HINT)
    gtk_widget_add_css_class (row, "quiet");
  else if (problem->severity == TW_SEVERITY_ERROR)
    gtk_widget_add_css_class (row, "bad");
  g_signal_connect_object (row, "repair", G_CALLBACK (repair_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), row);
}

static void
problem_box_dispose (GObject *object)
{
  TwProblemBox *self = TW_PROBLEM_BOX (object);

  g_clear_object (&self->document);
  g_clear_object (&self->item);
  G_OBJECT_CLASS (tw_problem_box_parent_class)->dispose (object);
}

static void
tw_problem_box_class_init (TwProblemBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = problem_box_dispose;
}

static void
tw_problem_box_init (TwProblemBox *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  self->revision = G_MAXUINT64;
}

void
tw_problem_box_set_document (TwProblemBox *self, TwDocument *document)
{
  g_set_object (&self->document, document);
}

void
tw_problem_box_update (TwProblemBox *self, TwTileItem *item, gboolean is_drawn)
{
  const TwProblems *problems = tw_document_get_problems (self->document);
  guint64 revision = tw_document_get_revision (self->document);
  int position = item != NULL ? tw_tile_item_get_position (item) : -1;
  GtkWidget *child;

  if (item == self->item
      && (problems == NULL || (revision == self->revision && problems->n_problems == self->n_known))
      && is_drawn == self->is_drawn)
    return;
  g_set_object (&self->item, item);
  self->is_drawn = is_drawn;
  self->revision = problems != NULL ? revision : G_MAXUINT64;
  self->n_known = problems != NULL ? problems->n_problems : 0;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_box_remove (GTK_BOX (self), child);
  for (guint i = 0; problems != NULL && i < problems->n_problems; i++)
    if (tw_problem_is_seen_on (&problems->problems[i], tw_document_get_set (self->document),
                               position))
      problem_add (self, &problems->problems[i], i);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          gtk_widget_get_first_child (GTK_WIDGET (self)) != NULL);
}
