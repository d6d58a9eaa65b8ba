/* The form of a print plan. */
#include "app/printing/plan-form.h"

#include <math.h>

#include <glib/gi18n.h>

#include "app/cardboard/paper.h"
#include "app/printing/plan-rows.h"
#include "app/table/still-spin.h"
#include "app/widgets/choice-row.h"

/* A row, its control, and what both stand for. */
typedef struct
{
  const TwPlanRow *row;
  const TwMember *member;
  GtkWidget *widget;
  GtkWidget *control;
} Field;

struct _TwPlanForm
{
  GtkBox parent_instance;

  TwPrintPlan *plan;
  GArray *fields; /* Field */
  gboolean is_showing;
};

G_DEFINE_FINAL_TYPE (TwPlanForm, tw_plan_form, GTK_TYPE_BOX)

static guint changed_signal;

static int *
number_at (TwPlanForm *self, const Field *field)
{
  return G_STRUCT_MEMBER_P (self->plan, field->member->offset);
}

static gboolean
is_paper (const Field *field)
{
  return g_str_equal (field->row->member, "paper");
}

static void
take (TwPlanForm *self, const Field *field)
{
  guint n;

  switch (field->member->type)
    {
    case TW_MEMBER_LENGTH:
      *number_at (self, field) =
          (int) lround (gtk_spin_button_get_value (GTK_SPIN_BUTTON (field->control)) * 1000);
      break;
    case TW_MEMBER_NUMBER:
      *number_at (self, field) =
          gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (field->control));
      break;
    case TW_MEMBER_TRUTH:
      *number_at (self, field) = gtk_switch_get_active (GTK_SWITCH (field->control));
      break;
    case TW_MEMBER_WORD:
      *number_at (self, field) = (int) adw_combo_row_get_selected (ADW_COMBO_ROW (field->control));
      break;
    default:
      n = adw_combo_row_get_selected (ADW_COMBO_ROW (field->control));
      g_free (self->plan->paper);
      self->plan->paper =
          n > 0 ? g_strdup (
              tw_papers (&n)[adw_combo_row_get_selected (ADW_COMBO_ROW (field->control))].id)
                : NULL;
      break;
    }
}

static void
changed_cb (TwPlanForm *self, GParamSpec *pspec, GtkWidget *control)
{
  for (guint i = 0; i < self->fields->len && !self->is_showing; i++)
    {
      const Field *field = &g_array_index (self->fields, Field, i);

      if (field->control != control)
        continue;
      take (self, field);
      g_signal_emit (self, changed_signal, 0, field->row->member);
      return;
    }
}

static GtkWidget *
spin_new (TwPlanForm *self, const TwPlanRow *row, const TwMember *member)
{
  gboolean is_length = member->type == TW_MEMBER_LENGTH;
  int unit = is_length ? 1000 : 1;
  GtkWidget *spin = tw_still_spin_new (member->least / unit, member->most / unit, _ (row->title));

  gtk_spin_button_set_increments (GTK_SPIN_BUTTON (spin), is_length ? .1 : 1, is_length ? 1 : 10);
  gtk_spin_button_set_digits (GTK_SPIN_BUTTON (spin), is_length ? 1 : 0);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 5);
  g_signal_connect_swapped (spin, "notify::value", G_CALLBACK (changed_cb), self);
  return spin;
}

static GtkWidget *
choice_new (TwPlanForm *self, const TwPlanRow *row)
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  GtkWidget *choice = adw_combo_row_new ();
  guint n;
  const TwPaper *papers = tw_papers (&n);

  if (g_str_equal (row->member, "paper"))
    for (guint i = 0; i < n; i++)
      gtk_string_list_append (words, _ (papers[i].title));
  for (guint i = 0; i < TW_PLAN_MAX_WORDS && row->words[i] != NULL; i++)
    gtk_string_list_append (words, _ (row->words[i]));
  adw_combo_row_set_model (ADW_COMBO_ROW (choice), G_LIST_MODEL (words));
  tw_choice_row (ADW_COMBO_ROW (choice));
  g_signal_connect_swapped (choice, "notify::selected", G_CALLBACK (changed_cb), self);
  return choice;
}

static GtkWidget *
control_new (TwPlanForm *self, const TwPlanRow *row, const TwMember *member)
{
  GtkWidget *control;

  if (member->type != TW_MEMBER_TRUTH)
    return spin_new (self, row, member);
  control = gtk_switch_new ();
  g_signal_connect_swapped (control, "notify::active", G_CALLBACK (changed_cb), self);
  return control;
}

static void
add_field (TwPlanForm *self, AdwPreferencesGroup *group, const TwPlanRow *row)
{
  Field field = { .row = row, .member = tw_print_plan_member (row->member) };
  gboolean is_choice = field.member->type == TW_MEMBER_WORD || is_paper (&field);

  field.widget = is_choice ? choice_new (self, row) : adw_action_row_new ();
  field.control = is_choice ? field.widget : control_new (self, row, field.member);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (field.widget), _ (row->title));
  if (row->hint != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (field.widget), _ (row->hint));
  if (!is_choice)
    {
      gtk_widget_set_valign (field.control, GTK_ALIGN_CENTER);
      adw_action_row_add_suffix (ADW_ACTION_ROW (field.widget), field.control);
      if (field.member->type == TW_MEMBER_LENGTH)
        adw_action_row_add_suffix (ADW_ACTION_ROW (field.widget), gtk_label_new (_ ("mm")));
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (field.widget), field.control);
      gtk_accessible_update_property (GTK_ACCESSIBLE (field.control), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      _ (row->title), -1);
    }
  adw_preferences_group_add (group, field.widget);
  g_array_append_val (self->fields, field);
}

static void
build (TwPlanForm *self)
{
  AdwPreferencesGroup *group = NULL;
  guint n;
  const TwPlanRow *rows = tw_plan_rows (&n);

  for (guint i = 0; i < n; i++)
    if (rows[i].member != NULL)
      add_field (self, group, &rows[i]);
    else
      {
        group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
        if (*rows[i].title != '\0')
          adw_preferences_group_set_title (group, _ (rows[i].title));
        gtk_box_append (GTK_BOX (self), GTK_WIDGET (group));
      }
}

static guint
paper_index (const TwPrintPlan *plan)
{
  guint n;
  const TwPaper *papers = tw_papers (&n), *paper = tw_paper_find (plan->paper);

  return paper != NULL ? (guint) (paper - papers) : 0;
}

static void
show_field (TwPlanForm *self, const Field *field)
{
  int number = field->member->type == TW_MEMBER_WORDS ? 0 : *number_at (self, field);

  switch (field->member->type)
    {
    case TW_MEMBER_LENGTH:
      /* An eighth of an inch is not rounded when somebody passes by. */
      gtk_spin_button_set_digits (GTK_SPIN_BUTTON (field->control), number % 100 != 0 ? 3 : 1);
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (field->control), number / 1000.);
      break;
    case TW_MEMBER_NUMBER:
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (field->control), number);
      break;
    case TW_MEMBER_TRUTH:
      gtk_switch_set_active (GTK_SWITCH (field->control), number);
      break;
    case TW_MEMBER_WORD:
      adw_combo_row_set_selected (ADW_COMBO_ROW (field->control), (guint) number);
      break;
    default:
      adw_combo_row_set_selected (ADW_COMBO_ROW (field->control), paper_index (self->plan));
      break;
    }
}

void
tw_plan_form_show (TwPlanForm *self, const TwPrintPlan *plan, const TwTileSet *set)
{
  TwPrintPlan *before = self->plan;

  self->plan = tw_print_plan_copy (plan);
  tw_print_plan_free (before);
  self->is_showing = TRUE;
  for (guint i = 0; i < self->fields->len; i++)
    {
      const Field *field = &g_array_index (self->fields, Field, i);

      show_field (self, field);
      gtk_widget_set_visible (field->widget,
                              field->row->is_shown == NULL || field->row->is_shown (plan, set));
    }
  self->is_showing = FALSE;
}

const TwPrintPlan *
tw_plan_form_get_plan (TwPlanForm *self)
{
  return self->plan;
}

static void
plan_form_finalize (GObject *object)
{
  TwPlanForm *self = TW_PLAN_FORM (object);

  tw_print_plan_free (self->plan);
  g_array_unref (self->fields);
  G_OBJECT_CLASS (tw_plan_form_parent_class)->finalize (object);
}

static void
tw_plan_form_class_init (TwPlanFormClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = plan_form_finalize;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
tw_plan_form_init (TwPlanForm *self)
{
  self->plan = tw_print_plan_new ();
  self->fields = g_array_new (FALSE, FALSE, sizeof (Field));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 18);
  build (self);
}
