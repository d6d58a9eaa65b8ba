/* What is wrong with a rule. */
#include "app/ruleset/rule-problems.h"

#include "app/document/rule-problem.h"
#include "app/widgets/problem-row.h"

struct _TwRuleProblems
{
  GtkBox parent_instance;

  TwDocument *document;
  int index; /* -1 for none */
};

G_DEFINE_FINAL_TYPE (TwRuleProblems, tw_rule_problems, GTK_TYPE_BOX)

/* Problems of a value that is gone are not known again yet: a button does nothing for that moment.
 */
static void
repair_cb (TwRuleProblems *self, gboolean is_other, TwProblemRow *row)
{
  const TwProblems *problems = tw_document_get_problems (self->document);
  guint index = tw_problem_row_get_index (row);

  if (problems != NULL && index < problems->n_problems)
    tw_problem_row_repair (self->document, &problems->problems[index], is_other);
}

static void
add_row (TwRuleProblems *self, const TwProblem *problem, guint index)
{
  GtkWidget *row = tw_problem_row_new (problem, self->document, index, FALSE);

  gtk_widget_add_css_class (row, "problem");
  if (problem->severity == TW_SEVERITY_HINT)
    gtk_widget_add_css_class (row, "quiet");
  else if (problem->severity == TW_SEVERITY_ERROR)
    gtk_widget_add_css_class (row, "bad");
  g_signal_connect_object (row, "repair", G_CALLBACK (repair_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), row);
}

/* The focus leaves before what has it goes: GTK 4.8 keeps hold of all around it otherwise. */
static void
clear (TwRuleProblems *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *child, *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    gtk_root_set_focus (root, NULL);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_box_remove (GTK_BOX (self), child);
}

/* While problems of the new value are not known, what is shown stays. */
static void
fill (TwRuleProblems *self)
{
  const TwProblems *problems =
      self->document != NULL ? tw_document_get_problems (self->document) : NULL;
  guint n = 0;

  if (self->index >= 0 && self->document != NULL && problems == NULL)
    return;
  clear (self);
  for (guint i = 0; self->index >= 0 && problems != NULL && i < problems->n_problems; i++)
    if (tw_rule_problem_index (tw_document_get_set (self->document), &problems->problems[i])
        == self->index)
      {
        add_row (self, &problems->problems[i], i);
        n++;
      }
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
}

static void
rule_problems_dispose (GObject *object)
{
  TwRuleProblems *self = TW_RULE_PROBLEMS (object);

  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (tw_rule_problems_parent_class)->dispose (object);
}

static void
tw_rule_problems_class_init (TwRuleProblemsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rule_problems_dispose;
}

static void
tw_rule_problems_init (TwRuleProblems *self)
{
  self->index = -1;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
tw_rule_problems_show (TwRuleProblems *self, TwDocument *document, int index)
{
  gboolean is_other = self->index != index || self->document != document;

  g_return_if_fail (TW_IS_RULE_PROBLEMS (self));

  if (self->document != document)
    {
      if (self->document != NULL)
        g_signal_handlers_disconnect_by_data (self->document, self);
      g_set_object (&self->document, document);
      if (document != NULL)
        g_signal_connect_swapped (document, "problems-changed", G_CALLBACK (fill), self);
    }
  self->index = document != NULL ? index : -1;
  /* Those of another rule are none of this one, whether its own are known or not. */
  if (is_other)
    {
      clear (self);
      gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
    }
  fill (self);
}
