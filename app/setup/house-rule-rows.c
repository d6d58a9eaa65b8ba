/* House rules as rows: those of a part are made when its list is opened first, for a game is begun
 * a hundred times before anybody looks at all of them. */
#include "app/setup/house-rule-rows.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/table/still-spin.h"
#include "app/widgets/choice-row.h"
#include "app/widgets/choice-tooltip.h"

/*
 * Row: no widgets before its list has been opened
 * @preset: the default that @reset tells of
 * @row: the row
 * @control: switch, spin button or the row itself; @second: rows of a size in cells
 * @reset: back to the default; hidden where that is chosen
 */
typedef struct
{
  int preset;
  GtkWidget *row;
  GtkWidget *control;
  GtkWidget *second;
  GtkWidget *reset;
} Row;

/*
 * Group: the rules of one part
 * @widget: the row that opens
 * @is_made: whether the rows within it are
 */
typedef struct
{
  char *part;
  GtkWidget *widget;
  gboolean is_made;
} Group;

struct _TwHouseRuleRows
{
  AdwBin parent_instance;
  TwHouseRules *rules;
  const TwVocabulary *vocabulary; /* that the rows are for */
  GtkWidget *box;
  GArray *rows;   /* Row, one for each house rule */
  GArray *groups; /* Group */
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (TwHouseRuleRows, tw_house_rule_rows, ADW_TYPE_BIN)

static int
value_of (const Row *row, const TwHouseRule *rule)
{
  int width, height;

  switch (rule->parameter->type)
    {
    case TW_PARAMETER_SWITCH:
      return gtk_switch_get_active (GTK_SWITCH (row->control));
    case TW_PARAMETER_CHOICE:
      return (int) adw_combo_row_get_selected (ADW_COMBO_ROW (row->control));
    case TW_PARAMETER_SIZE:
      width = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (row->control));
      height = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (row->second));
      return width == 0 || height == 0 ? 0 : width << 8 | height;
    case TW_PARAMETER_NUMBER:
    default:
      return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (row->control));
    }
}

static void
set_value (const Row *row, const TwHouseRule *rule)
{
  switch (rule->parameter->type)
    {
    case TW_PARAMETER_SWITCH:
      gtk_switch_set_active (GTK_SWITCH (row->control), rule->value != 0);
      break;
    case TW_PARAMETER_CHOICE:
      adw_combo_row_set_selected (ADW_COMBO_ROW (row->control), (guint) rule->value);
      break;
    case TW_PARAMETER_SIZE:
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (row->control), tw_size_width (rule->value));
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (row->second), tw_size_height (rule->value));
      break;
    case TW_PARAMETER_NUMBER:
    default:
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (row->control), rule->value);
    }
}

/* What the rules say about a parameter: the first statement that names it. */
static char *
explanation_of (const TwVocabulary *vocabulary, const TwParameter *parameter)
{
  g_autofree char *name = g_strdup_printf ("{%s}", parameter->name);
  g_autofree char *with_forms = g_strdup_printf ("{%s:", parameter->name);

  for (guint i = 0; i < vocabulary->rules->len; i++)
    {
      const TwRule *rule = g_ptr_array_index (vocabulary->rules, i);
      const char *text =
          rule->texts != NULL ? tw_texts_best (rule->texts, g_get_language_names ()) : NULL;

      if (text != NULL && (strstr (text, name) != NULL || strstr (text, with_forms) != NULL))
        return tw_rule_statement (vocabulary, rule, NULL);
    }
  return NULL;
}

/* Somebody has changed a control. */
static void
control_cb (TwHouseRuleRows *self)
{
  guint n = 0;
  const TwHouseRule *rules = tw_house_rules_list (self->rules, &n);

  for (guint i = 0; !self->is_filling && i < n; i++)
    {
      const Row *row = &g_array_index (self->rows, Row, i);

      if (row->row != NULL)
        tw_house_rules_set_value (self->rules, i, value_of (row, &rules[i]));
    }
}

static void
reset_cb (TwHouseRuleRows *self, GtkWidget *button)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = &g_array_index (self->rows, Row, i);

      if (row->reset != button)
        continue;
      /* The button goes away with the difference. */
      gtk_widget_grab_focus (row->control);
      tw_house_rules_reset (self->rules, i);
    }
}

static GtkWidget *
spin_new (TwHouseRuleRows *self, int least, int most, const char *label)
{
  GtkWidget *spin = tw_still_spin_new (least, most, label);

  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (control_cb), self);
  return spin;
}

static void
add_choices (TwHouseRuleRows *self, Row *row, const TwHouseRule *rule)
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);

  for (int i = 0; i <= rule->parameter->most; i++)
    gtk_string_list_take (words, tw_house_rule_words (rule, i));
  adw_combo_row_set_model (ADW_COMBO_ROW (row->row), G_LIST_MODEL (words));
  row->control = row->row;
  g_signal_connect_swapped (row->row, "notify::selected", G_CALLBACK (control_cb), self);
}

static void
add_control (TwHouseRuleRows *self, Row *row, const TwHouseRule *rule)
{
  const TwParameter *parameter = rule->parameter;
  const char *title = tw_house_rule_title (rule);

  switch (parameter->type)
    {
    case TW_PARAMETER_CHOICE:
      add_choices (self, row, rule);
      return;
    case TW_PARAMETER_SWITCH:
      row->control = gtk_switch_new ();
      gtk_widget_set_valign (row->control, GTK_ALIGN_CENTER);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row->control), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      title, -1);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row->row), row->control);
      g_signal_connect_swapped (row->control, "notify::active", G_CALLBACK (control_cb), self);
      break;
    case TW_PARAMETER_SIZE:
      row->control = spin_new (self, 0, 255, _ ("Columns of the table; 0 for no limit"));
      row->second = spin_new (self, 0, 255, _ ("Rows of the table; 0 for no limit"));
      break;
    case TW_PARAMETER_NUMBER:
    default:
      row->control = spin_new (self, parameter->least, parameter->most, title);
    }
  adw_action_row_add_suffix (ADW_ACTION_ROW (row->row), row->control);
  if (row->second != NULL)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row->row), row->second);
}

/* What the default is, on the button that goes back to it. */
static void
tell_preset (Row *row, const TwHouseRule *rule)
{
  g_autofree char *value = tw_house_rule_words (rule, rule->preset);
  /* Translators: sets a rule back to the value that it usually has. */
  g_autofree char *words = g_strdup_printf (_ ("Back to the default: %s"), value);
  g_autofree char *label = g_strdup_printf ("%s: %s", tw_house_rule_title (rule), words);

  row->preset = rule->preset;
  gtk_widget_set_tooltip_text (row->reset, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->reset), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

static GtkWidget *
reset_new (TwHouseRuleRows *self)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("edit-undo-symbolic");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (button, FALSE);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (reset_cb), self);
  return button;
}

static void
make_row (TwHouseRuleRows *self, GtkWidget *group, const TwHouseRule *rule, Row *row)
{
  const TwParameter *parameter = rule->parameter;
  g_autofree char *explanation = explanation_of (self->vocabulary, parameter);

  row->row = parameter->type == TW_PARAMETER_CHOICE ? adw_combo_row_new () : adw_action_row_new ();
  if (parameter->type == TW_PARAMETER_CHOICE)
    tw_choice_tooltip (ADW_COMBO_ROW (row->row));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row->row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row->row), tw_house_rule_title (rule));
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row->row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row->row), 0);
  if (explanation != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row->row), explanation);
  else if (parameter->type == TW_PARAMETER_CHOICE)
    /* What is chosen has the room below. */
    tw_choice_row (ADW_COMBO_ROW (row->row));
  gtk_widget_add_css_class (row->row, "small-row");
  row->reset = reset_new (self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row->row), row->reset);
  add_control (self, row, rule);
  tell_preset (row, rule);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (group), row->row);
}

/* What the row says of the rule as it is now. */
static void
show_rule (Row *row, const TwHouseRule *rule)
{
  if (row->preset != rule->preset)
    tell_preset (row, rule);
  if (value_of (row, rule) != rule->value)
    set_value (row, rule);
  gtk_widget_set_visible (row->reset, rule->value != rule->preset);
}

static void
opened_cb (TwHouseRuleRows *self, GParamSpec *pspec, GtkWidget *widget)
{
  gboolean was_filling = self->is_filling;
  guint n = 0;
  const TwHouseRule *rules = tw_house_rules_list (self->rules, &n);

  for (guint i = 0; i < self->groups->len; i++)
    {
      Group *group = &g_array_index (self->groups, Group, i);

      if (group->widget != widget || group->is_made)
        continue;
      group->is_made = self->is_filling = TRUE;
      for (guint k = 0; k < n; k++)
        if (strcmp (rules[k].parameter->part, group->part) == 0)
          {
            Row *row = &g_array_index (self->rows, Row, k);

            make_row (self, widget, &rules[k], row);
            show_rule (row, &rules[k]);
          }
      self->is_filling = was_filling;
    }
}

static void
add_group (TwHouseRuleRows *self, const TwVocabularyPart *part)
{
  const char *title =
      part->titles != NULL ? tw_texts_best (part->titles, g_get_language_names ()) : NULL;
  GtkWidget *list, *row;
  Group group;

  for (guint i = 0; i < self->groups->len; i++)
    if (strcmp (g_array_index (self->groups, Group, i).part, part->id) == 0)
      return;
  list = adw_preferences_group_new ();
  row = adw_expander_row_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title != NULL ? title : part->id);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (list), row);
  gtk_box_append (GTK_BOX (self->box), list);
  g_signal_connect_swapped (row, "notify::expanded", G_CALLBACK (opened_cb), self);
  group = (Group){ g_strdup (part->id), row, FALSE };
  g_array_append_val (self->groups, group);
}

static void
clear_group (gpointer data)
{
  g_free (((Group *) data)->part);
}

static void
rebuild (TwHouseRuleRows *self)
{
  guint n = 0;
  const TwHouseRule *rules = tw_house_rules_list (self->rules, &n);
  GtkWidget *child;

  self->vocabulary = tw_house_rules_get_vocabulary (self->rules);
  g_array_set_size (self->rows, 0);
  g_array_set_size (self->groups, 0);
  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
  g_array_set_size (self->rows, n);
  for (guint i = 0; i < n; i++)
    add_group (self, tw_vocabulary_find_part (self->vocabulary, rules[i].parameter->part));
}

static void
rules_changed_cb (TwHouseRuleRows *self)
{
  guint n = 0;
  const TwHouseRule *rules = tw_house_rules_list (self->rules, &n);

  /* What is only shown is not chosen; a size is two numbers, which are set one after the other. */
  self->is_filling = TRUE;
  if (self->vocabulary != tw_house_rules_get_vocabulary (self->rules))
    rebuild (self);
  for (guint i = 0; i < n; i++)
    {
      Row *row = &g_array_index (self->rows, Row, i);

      if (row->row != NULL)
        show_rule (row, &rules[i]);
    }
  for (guint i = 0; i < self->groups->len; i++)
    {
      const Group *group = &g_array_index (self->groups, Group, i);
      gboolean is_in_play = tw_house_rules_is_in_play (self->rules, group->part);

      gtk_widget_set_visible (group->widget, is_in_play);
      gtk_widget_set_visible (gtk_widget_get_ancestor (group->widget, ADW_TYPE_PREFERENCES_GROUP),
                              is_in_play);
    }
  self->is_filling = FALSE;
}

static void
house_rule_rows_dispose (GObject *object)
{
  TwHouseRuleRows *self = TW_HOUSE_RULE_ROWS (object);

  self->is_filling = TRUE;
  if (self->rules != NULL)
    g_signal_handlers_disconnect_by_data (self->rules, self);
  g_clear_object (&self->rules);
  G_OBJECT_CLASS (tw_house_rule_rows_parent_class)->dispose (object);
}

static void
house_rule_rows_finalize (GObject *object)
{
  TwHouseRuleRows *self = TW_HOUSE_RULE_ROWS (object);

  g_array_unref (self->rows);
  g_array_unref (self->groups);
  G_OBJECT_CLASS (tw_house_rule_rows_parent_class)->finalize (object);
}

static void
tw_house_rule_rows_class_init (TwHouseRuleRowsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = house_rule_rows_dispose;
  G_OBJECT_CLASS (klass)->finalize = house_rule_rows_finalize;
}

static void
tw_house_rule_rows_init (TwHouseRuleRows *self)
{
  self->rules = tw_house_rules_new ();
  g_signal_connect_swapped (self->rules, "changed", G_CALLBACK (rules_changed_cb), self);
  self->rows = g_array_new (FALSE, TRUE, sizeof (Row));
  self->groups = g_array_new (FALSE, FALSE, sizeof (Group));
  g_array_set_clear_func (self->groups, clear_group);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

TwHouseRules *
tw_house_rule_rows_dup_rules (TwHouseRuleRows *self)
{
  g_return_val_if_fail (TW_IS_HOUSE_RULE_ROWS (self), NULL);
  return g_object_ref (self->rules);
}
