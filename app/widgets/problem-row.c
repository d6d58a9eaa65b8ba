/* A problem in words. */
#include "app/widgets/problem-row.h"

#include <glib/gi18n.h>

#include "app/document/own-thing.h"
#include "app/widgets/flow-layout.h"
#include "app/widgets/inner-names.h"
#include "engine/set/other-repair.h"

struct _TwProblemRow
{
  GtkBox parent_instance;

  guint index;
  GtkLabel *message;
  GtkWidget *buttons;
};

G_DEFINE_FINAL_TYPE (TwProblemRow, tw_problem_row, GTK_TYPE_BOX)

enum
{
  SIGNAL_REPAIR,
  SIGNAL_OTHER_REPAIR,
  SIGNAL_SHOW,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
tw_problem_row_class_init (TwProblemRowClass *klass)
{
  static const char *const names[] = {
    [SIGNAL_REPAIR] = "repair", [SIGNAL_OTHER_REPAIR] = "other-repair", [SIGNAL_SHOW] = "show-place"
  };

  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                               NULL, NULL, G_TYPE_NONE, 0);
}

static GtkWidget *
text_new (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

static void
tw_problem_row_init (TwProblemRow *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 12);
  self->message = GTK_LABEL (text_new (""));
  /* Side by side where there is room: an inspector is narrow, and words are long. */
  self->buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->buttons, tw_flow_layout_new (6));
}

static GtkWidget *
icon_new (TwSeverity severity)
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
  GtkWidget *icon = gtk_image_new_from_icon_name (looks[severity].icon);

  gtk_widget_add_css_class (icon, looks[severity].style);
  gtk_widget_set_valign (icon, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (icon), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (looks[severity].words), -1);
  return icon;
}

static void
repair_cb (TwProblemRow *self)
{
  g_signal_emit (self, signals[SIGNAL_REPAIR], 0);
}

static void
other_repair_cb (TwProblemRow *self)
{
  g_signal_emit (self, signals[SIGNAL_OTHER_REPAIR], 0);
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
  static const TwOwnSort sorts[TW_N_DRAWN_SORTS] = { TW_OWN_SYMBOL, TW_OWN_FIGURE, TW_OWN_TOKEN };
  GtkActionable *button = GTK_ACTIONABLE (add_button (self, _ ("Show"), NULL));

  gtk_actionable_set_action_target (button, "(ss)", tw_own_sort_element (sorts[drawing->sort]),
                                    drawing->id);
  gtk_actionable_set_action_name (button, "win.show-own");
}

static GtkWidget *
why_new (const char *explanation)
{
  GtkWidget *why = gtk_expander_new (_ ("Why?")), *words = text_new (explanation);

  gtk_widget_add_css_class (why, "caption");
  gtk_widget_set_margin_top (words, 3);
  gtk_expander_set_child (GTK_EXPANDER (why), words);
  tw_inner_names (why);
  return why;
}

GtkWidget *
tw_problem_row_new (const TwProblem *problem, const TwTileSet *set, guint index, gboolean can_show)
{
  TwProblemRow *self = g_object_new (TW_TYPE_PROBLEM_ROW, NULL);
  g_autofree char *message = tw_problem_message (problem, set);
  g_autofree char *repair = problem->has_repair ? tw_problem_repair_label (problem, set) : NULL;
  g_autofree char *other = tw_problem_other_repair_label (problem, set);
  const char *explanation = tw_problem_explanation (problem);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  TwOwnDrawing drawing;

  self->index = index;
  gtk_label_set_label (self->message, message);
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->message));
  if (*explanation != '\0')
    gtk_box_append (GTK_BOX (column), why_new (explanation));
  if (repair != NULL)
    add_answer (self, repair, explanation, G_CALLBACK (repair_cb));
  if (other != NULL)
    add_answer (self, other, explanation, G_CALLBACK (other_repair_cb));
  if (tw_problem_find_drawing (problem, set, &drawing))
    add_way_to (self, &drawing);
  else if (can_show)
    add_answer (self, _ ("Show"), NULL, G_CALLBACK (show_cb));
  gtk_widget_set_visible (self->buttons, gtk_widget_get_first_child (self->buttons) != NULL);
  gtk_box_append (GTK_BOX (column), self->buttons);
  gtk_widget_set_hexpand (column, TRUE);
  gtk_box_append (GTK_BOX (self), icon_new (problem->severity));
  gtk_box_append (GTK_BOX (self), column);
  return GTK_WIDGET (self);
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
