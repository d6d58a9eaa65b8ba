/* The problems of one tile, each with the button that mends it. */
#include "app/designer/problem-box.h"

#include <glib/gi18n.h>

struct _TwProblemBox
{
  GtkBox parent_instance;

  TwDocument *document;
  TwTileItem *item; /* whose problems are shown */
  gboolean is_drawn;
  guint64 revision; /* of the document when they were found; the greatest before they are */
};

G_DEFINE_FINAL_TYPE (TwProblemBox, tw_problem_box, GTK_TYPE_BOX)

static void
repair_cb (GtkButton *button, TwProblemBox *self)
{
  const TwProblems *problems = tw_document_get_problems (self->document);
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "problem"));
  g_autoptr (TwTileSet) repaired = NULL;
  g_autofree char *label = NULL;

  /* Out of date for the moment until the problems are known again. */
  if (problems == NULL || index >= problems->n_problems
      || self->revision != tw_document_get_revision (self->document))
    return;
  label =
      tw_problem_repair_label (&problems->problems[index], tw_document_get_set (self->document));
  repaired = tw_problem_repair (&problems->problems[index], tw_document_get_set (self->document));
  if (repaired != NULL)
    tw_document_replace_set (self->document, repaired, label != NULL ? label : _ ("Repair"), NULL);
}

static const char *
problem_icon (TwSeverity severity)
{
  switch (severity)
    {
    case TW_SEVERITY_ERROR:
      return "dialog-error-symbolic";
    case TW_SEVERITY_WARNING:
      return "dialog-warning-symbolic";
    case TW_SEVERITY_HINT:
    default:
      return "dialog-information-symbolic";
    }
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
problem_add (TwProblemBox *self, const TwProblem *problem, guint index)
{
  TwTileSet *set = tw_document_get_set (self->document);
  g_autofree char *message = tw_problem_message (problem, set);
  g_autofree char *repair = tw_problem_repair_label (problem, set);
  const char *explanation = tw_problem_explanation (problem);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *icon = gtk_image_new_from_icon_name (problem_icon (problem->severity));
  GtkWidget *label = text_new (message);

  gtk_widget_add_css_class (row, "problem");
  if (self->is_drawn || problem->severity == TW_SEVERITY_HINT)
    gtk_widget_add_css_class (row, "quiet");
  else if (problem->severity == TW_SEVERITY_ERROR)
    gtk_widget_add_css_class (row, "bad");
  gtk_widget_set_valign (icon, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (row), icon);
  gtk_box_append (GTK_BOX (column), label);
  if (*explanation != '\0')
    {
      GtkWidget *why = gtk_expander_new (_ ("Why?")), *words = text_new (explanation);

      gtk_widget_add_css_class (why, "caption");
      gtk_widget_set_margin_top (words, 3);
      gtk_expander_set_child (GTK_EXPANDER (why), words);
      gtk_box_append (GTK_BOX (column), why);
    }
  if (problem->has_repair && repair != NULL)
    {
      GtkWidget *button = gtk_button_new_with_label (repair);

      gtk_widget_set_halign (button, GTK_ALIGN_START);
      gtk_widget_set_tooltip_text (button, explanation);
      gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
      g_object_set_data (G_OBJECT (button), "problem", GUINT_TO_POINTER (index));
      g_signal_connect (button, "clicked", G_CALLBACK (repair_cb), self);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      message, -1);
      gtk_box_append (GTK_BOX (column), button);
    }
  gtk_widget_set_hexpand (column, TRUE);
  gtk_box_append (GTK_BOX (row), column);
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

  if (item == self->item && (problems == NULL || revision == self->revision)
      && is_drawn == self->is_drawn)
    return;
  g_set_object (&self->item, item);
  self->is_drawn = is_drawn;
  self->revision = problems != NULL ? revision : G_MAXUINT64;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_box_remove (GTK_BOX (self), child);
  for (guint i = 0; problems != NULL && i < problems->n_problems; i++)
    if (position >= 0 && problems->problems[i].tile == position)
      problem_add (self, &problems->problems[i], i);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          gtk_widget_get_first_child (GTK_WIDGET (self)) != NULL);
}
