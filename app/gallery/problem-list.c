/* The problems of the open set. */
#include "app/gallery/problem-list.h"

#include <glib/gi18n.h>

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
problem_of (TwProblemList *self, GtkWidget *row)
{
  const TwProblems *problems = tw_document_get_problems (self->document);
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "problem"));

  return problems != NULL && index < problems->n_problems ? &problems->problems[index] : NULL;
}

static void
repair_cb (TwProblemList *self, GtkWidget *button)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW);
  const TwProblem *problem = problem_of (self, row);
  g_autoptr (TwTileSet) set = NULL;

  if (problem == NULL)
    return;
  set = tw_problem_repair (problem, tw_document_get_set (self->document));
  if (set != NULL)
    tw_document_replace_set (self->document, set, gtk_button_get_label (GTK_BUTTON (button)), NULL);
}

static void
show_cb (TwProblemList *self, GtkWidget *button)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW);
  const TwProblem *problem = problem_of (self, row);

  if (problem == NULL || problem->tile < 0)
    return;
  g_signal_emit (self, signals[SIGNAL_SHOW_PROBLEM], 0,
                 tw_tile_list_get (tw_document_get_tiles (self->document), (guint) problem->tile),
                 problem);
}

static GtkWidget *
new_icon (TwSeverity severity)
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
  gtk_accessible_update_property (GTK_ACCESSIBLE (icon), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (looks[severity].words), -1);
  return icon;
}

static GtkWidget *
new_button (TwProblemList *self, const char *label, const char *message, GCallback callback)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  message, -1);
  return button;
}

static void
add_row (TwProblemList *self, guint index, const TwProblem *problem)
{
  TwTileSet *set = tw_document_get_set (self->document);
  g_autofree char *message = tw_problem_message (problem, set);
  g_autofree char *escaped = g_markup_escape_text (message, -1);
  g_autofree char *repair = problem->has_repair ? tw_problem_repair_label (problem, set) : NULL;
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), escaped);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 4);
  gtk_widget_add_css_class (row, "small-row");
  g_object_set_data (G_OBJECT (row), "problem", GUINT_TO_POINTER (index));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), new_icon (problem->severity));
  if (repair != NULL)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                               new_button (self, repair, message, G_CALLBACK (repair_cb)));
  else if (problem->tile >= 0)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                               new_button (self, _ ("Show"), message, G_CALLBACK (show_cb)));
  adw_preferences_group_add (self->group, row);
  g_ptr_array_add (self->rows, row);
}

/* While problems of the new value are not known, what is shown stays: a row's button
 * does nothing for that moment. */
static void
problems_changed_cb (TwProblemList *self)
{
  const TwProblems *problems = tw_document_get_problems (self->document);
  g_autofree char *more = NULL;
  guint n_rows;

  if (problems == NULL)
    return;
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
