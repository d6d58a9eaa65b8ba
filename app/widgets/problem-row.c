/* A problem in words. */
#include "app/widgets/problem-row.h"

#include <glib/gi18n.h>

#include "app/document/element-words.h"
#include "app/document/own-declared.h"
#include "app/document/own-thing.h"
#include "app/document/rule-problem.h"
#include "app/widgets/flow-layout.h"
#include "app/widgets/inner-names.h"
#include "engine/own/own-rules-words.h"
#include "engine/own/own-rules-written.h"

struct _TwProblemRow
{
  GtkBox parent_instance;

  guint index;
  GtkImage *icon;
  GtkLabel *message;
  GtkWidget *why;
  GtkLabel *explanation;
  GtkWidget *buttons;
};

G_DEFINE_FINAL_TYPE (TwProblemRow, tw_problem_row, GTK_TYPE_BOX)

enum
{
  SIGNAL_REPAIR,
  SIGNAL_SHOW,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
tw_problem_row_class_init (TwProblemRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[SIGNAL_REPAIR] = g_signal_new ("repair", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  signals[SIGNAL_SHOW] = g_signal_new ("show-place", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/widgets/problem-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TwProblemRow, icon);
  gtk_widget_class_bind_template_child (widget_class, TwProblemRow, message);
  gtk_widget_class_bind_template_child (widget_class, TwProblemRow, why);
  gtk_widget_class_bind_template_child (widget_class, TwProblemRow, explanation);
  gtk_widget_class_bind_template_child (widget_class, TwProblemRow, buttons);
}

static void
tw_problem_row_init (TwProblemRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_inner_names (self->why);
  /* Side by side where there is room: an inspector is narrow, and words are long. */
  gtk_widget_set_layout_manager (self->buttons, tw_flow_layout_new (6));
}

static void
show_severity (TwProblemRow *self, TwSeverity severity)
{
  static const struct
  {
    const char *icon;
    const char *style;
    const char *words;
  } looks[] = {
    [TW_SEVERITY_HINT] = { "dialog-information-symbolic", "dim-label", N_ ("Hint") },
    [TW_SEVERITY_WARNING] = { "dialog-warning-symbolic", "warning", N_ ("Warning") },
    [TW_SEVERITY_ERROR] = { "dialog-error-symbolic", "error", N_ ("Error") },
  };

  gtk_image_set_from_icon_name (self->icon, looks[severity].icon);
  gtk_widget_add_css_class (GTK_WIDGET (self->icon), looks[severity].style);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->icon), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (looks[severity].words), -1);
}

static void
repair_cb (TwProblemRow *self)
{
  g_signal_emit (self, signals[SIGNAL_REPAIR], 0, FALSE);
}

static void
other_repair_cb (TwProblemRow *self)
{
  g_signal_emit (self, signals[SIGNAL_REPAIR], 0, TRUE);
}

static void
show_cb (TwProblemRow *self)
{
  g_signal_emit (self, signals[SIGNAL_SHOW], 0);
}

/* Returns: (transfer none): the button, which does nothing yet. */
static GtkWidget *
add_button (TwProblemRow *self, const char *label, const char *tooltip)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  gtk_label_get_label (self->message), -1);
  gtk_box_append (GTK_BOX (self->buttons), button);
  return button;
}

static void
add_answer (TwProblemRow *self, const char *label, const char *tooltip, GCallback callback)
{
  g_signal_connect_object (add_button (self, label, tooltip), "clicked", callback, self,
                           G_CONNECT_SWAPPED);
}

/* What the set brings is on a page of its own, to which the window leads. */
static void
add_way_to (TwProblemRow *self, const TwOwnDrawing *drawing)
{
  static const TwOwnSort sorts[TW_N_DRAWN_SORTS] = { TW_OWN_SYMBOL, TW_OWN_FIGURE, TW_OWN_TOKEN,
                                                     TW_OWN_BAG };
  GtkActionable *button = GTK_ACTIONABLE (add_button (self, _ ("Show"), NULL));
  /* A card is found in its deck. */
  g_autofree char *id = g_strndup (drawing->id, strcspn (drawing->id, "/"));

  gtk_actionable_set_action_target (button, "(ss)", tw_own_sort_element (sorts[drawing->sort]), id);
  gtk_actionable_set_action_name (button, "win.show-own");
}

/* Likewise a rule, or what rules declare. */
static void
add_way_to_rule (TwProblemRow *self, const TwTileSet *set, guint index)
{
  const TwProcedure *procedure = set->own->procedures->pdata[index];
  GtkActionable *button = GTK_ACTIONABLE (add_button (self, _ ("Show"), NULL));
  TwOwnSort sort;

  gtk_actionable_set_action_target (button, "(ss)",
                                    tw_own_declared_sort (set, index, &sort)
                                        ? tw_own_sort_element (sort)
                                        : "procedure",
                                    procedure->id);
  gtk_actionable_set_action_name (button, "win.show-own");
}

GtkWidget *
tw_problem_row_new (const TwProblem *problem, TwDocument *document, guint index, gboolean can_show)
{
  const TwTileSet *set = tw_document_get_set (document);
  TwProblemRow *self = g_object_new (TW_TYPE_PROBLEM_ROW, NULL);
  g_autofree char *message = tw_rule_problem_message (document, problem);
  g_autofree char *explanation = tw_element_words (tw_problem_explanation (problem));
  g_autofree char *repair = problem->has_repair ? tw_problem_repair_label (problem, set) : NULL;
  g_autofree char *other = tw_own_rules_other_repair_label (problem, set);
  int rule = tw_rule_problem_index (set, problem);
  TwOwnDrawing drawing;

  self->index = index;
  show_severity (self, problem->severity);
  gtk_label_set_label (self->message, message);
  gtk_label_set_label (self->explanation, explanation);
  gtk_widget_set_visible (self->why, *explanation != '\0');
  if (repair != NULL)
    add_answer (self, repair, explanation, G_CALLBACK (repair_cb));
  if (other != NULL)
    add_answer (self, other, explanation, G_CALLBACK (other_repair_cb));
  if (tw_problem_find_drawing (problem, set, &drawing))
    add_way_to (self, &drawing);
  else if (can_show && rule >= 0)
    add_way_to_rule (self, set, (guint) rule);
  else if (can_show)
    add_answer (self, _ ("Show"), NULL, G_CALLBACK (show_cb));
  gtk_widget_set_visible (self->buttons, gtk_widget_get_first_child (self->buttons) != NULL);
  return GTK_WIDGET (self);
}

void
tw_problem_row_repair (TwDocument *document, const TwProblem *problem, gboolean is_other)
{
  TwTileSet *set = tw_document_get_set (document);
  g_autoptr (TwTileSet) repaired =
      is_other ? tw_own_rules_other_repair (problem, set) : tw_own_rules_repair (problem, set);
  g_autofree char *label = is_other ? tw_own_rules_other_repair_label (problem, set)
                                    : tw_problem_repair_label (problem, set);

  if (repaired != NULL)
    tw_document_replace_set (document, repaired, label != NULL ? label : _ ("Repair"), NULL);
}

guint
tw_problem_row_get_index (TwProblemRow *self)
{
  return self->index;
}

const char *
tw_problem_row_get_message (TwProblemRow *self)
{
  return gtk_label_get_label (self->message);
}

gboolean
tw_problem_row_grab (TwProblemRow *self)
{
  GtkWidget *first = gtk_widget_get_first_child (self->buttons);

  return first != NULL ? gtk_widget_grab_focus (first)
                       : gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}
