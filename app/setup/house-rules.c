/* The parameters of the rules in play, as rows. */
#include "app/setup/house-rules.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/table/still-spin.h"
#include "app/widgets/choice-row.h"
#include "app/widgets/choice-tooltip.h"

/* The part that is always in play. */
#define BASE "base"

/*
 * Row:
 * @parameter: what it sets
 * @preset: its default: the ruleset's, else the parameter's own
 * @row: the row
 * @control: switch, spin button or the row itself; @second: rows of a size in cells
 * @reset: back to the default; hidden where that is chosen
 * @is_reset: whether it has its default by that button, and not by a choice
 */
typedef struct
{
  const TwParameter *parameter;
  int preset;
  GtkWidget *row;
  GtkWidget *control;
  GtkWidget *second;
  GtkWidget *reset;
  gboolean is_reset;
} Row;

typedef struct
{
  char *part;
  GtkWidget *widget;
} Group;

struct _TwHouseRules
{
  AdwBin parent_instance;
  TwVocabulary *vocabulary;
  GtkWidget *box;
  GArray *rows;   /* Row */
  GArray *groups; /* Group */
  gboolean is_filling;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TwHouseRules, tw_house_rules, ADW_TYPE_BIN)

static int
value_of (const Row *row)
{
  int width, height;

  switch (row->parameter->type)
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
set_value (const Row *row, int value)
{
  switch (row->parameter->type)
    {
    case TW_PARAMETER_SWITCH:
      gtk_switch_set_active (GTK_SWITCH (row->control), value != 0);
      break;
    case TW_PARAMETER_CHOICE:
      adw_combo_row_set_selected (ADW_COMBO_ROW (row->control), (guint) value);
      break;
    case TW_PARAMETER_SIZE:
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (row->control), tw_size_width (value));
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (row->second), tw_size_height (value));
      break;
    case TW_PARAMETER_NUMBER:
    default:
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (row->control), value);
    }
}

/* A value as people read it. */
static char *
value_words (const TwParameter *parameter, int value)
{
  const char *words = NULL;

  if (parameter->type == TW_PARAMETER_SWITCH)
    return g_strdup (value ? _ ("on") : _ ("off"));
  if (parameter->choice_texts != NULL && parameter->choice_texts[value] != NULL)
    words = tw_texts_best (parameter->choice_texts[value], g_get_language_names ());
  if (parameter->type == TW_PARAMETER_SIZE && value == 0)
    words = _ ("unlimited");
  return words != NULL ? g_strdup (words) : tw_parameter_format (parameter, value);
}

static const char *
title_of (const TwParameter *parameter)
{
  const char *title =
      parameter->texts != NULL ? tw_texts_best (parameter->texts, g_get_language_names ()) : NULL;

  return title != NULL ? title : parameter->name;
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

static gboolean
is_in_play (TwHouseRules *self, const char *part)
{
  for (guint i = 0; i < self->groups->len; i++)
    {
      const Group *group = &g_array_index (self->groups, Group, i);

      if (strcmp (group->part, part) == 0)
        return gtk_widget_get_visible (group->widget);
    }
  return FALSE;
}

static void
changed_cb (TwHouseRules *self)
{
  if (self->is_filling)
    return;
  for (guint i = 0; i < self->rows->len; i++)
    {
      Row *row = &g_array_index (self->rows, Row, i);
      gboolean is_preset = value_of (row) == row->preset;

      gtk_widget_set_visible (row->reset, !is_preset);
      row->is_reset = row->is_reset && is_preset;
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
reset_cb (TwHouseRules *self, GtkWidget *button)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      Row *row = &g_array_index (self->rows, Row, i);

      if (row->reset != button)
        continue;
      /* The button goes away with the difference. */
      gtk_widget_grab_focus (row->control);
      /* A size is two numbers, which are set one after the other. */
      self->is_filling = TRUE;
      set_value (row, row->preset);
      self->is_filling = FALSE;
      row->is_reset = TRUE;
      changed_cb (self);
    }
}

static GtkWidget *
spin_new (TwHouseRules *self, int least, int most, const char *label)
{
  GtkWidget *spin = tw_still_spin_new (least, most, label);

  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (changed_cb), self);
  return spin;
}

static void
add_choices (TwHouseRules *self, Row *row)
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);

  for (int i = 0; i <= row->parameter->most; i++)
    gtk_string_list_take (words, value_words (row->parameter, i));
  adw_combo_row_set_model (ADW_COMBO_ROW (row->row), G_LIST_MODEL (words));
  row->control = row->row;
  g_signal_connect_swapped (row->row, "notify::selected", G_CALLBACK (changed_cb), self);
}

static void
add_control (TwHouseRules *self, Row *row)
{
  const TwParameter *parameter = row->parameter;
  const char *title = title_of (parameter);

  switch (parameter->type)
    {
    case TW_PARAMETER_CHOICE:
      add_choices (self, row);
      return;
    case TW_PARAMETER_SWITCH:
      row->control = gtk_switch_new ();
      gtk_widget_set_valign (row->control, GTK_ALIGN_CENTER);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row->control), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      title, -1);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row->row), row->control);
      g_signal_connect_swapped (row->control, "notify::active", G_CALLBACK (changed_cb), self);
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

/* Another default, which is what is chosen then. */
static void
set_preset (Row *row, int preset)
{
  g_autofree char *value = value_words (row->parameter, preset);
  /* Translators: sets a rule back to the value that it usually has. */
  g_autofree char *words = g_strdup_printf (_ ("Back to the default: %s"), value);
  g_autofree char *label = g_strdup_printf ("%s: %s", title_of (row->parameter), words);

  row->preset = preset;
  row->is_reset = FALSE;
  gtk_widget_set_tooltip_text (row->reset, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->reset), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  set_value (row, preset);
}

static GtkWidget *
reset_new (TwHouseRules *self)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("edit-undo-symbolic");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (button, FALSE);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (reset_cb), self);
  return button;
}

static void
add_row (TwHouseRules *self, GtkWidget *group, const TwParameter *parameter)
{
  Row row = { .parameter = parameter };
  g_autofree char *explanation = explanation_of (self->vocabulary, parameter);

  row.row = parameter->type == TW_PARAMETER_CHOICE ? adw_combo_row_new () : adw_action_row_new ();
  if (parameter->type == TW_PARAMETER_CHOICE)
    tw_choice_tooltip (ADW_COMBO_ROW (row.row));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row.row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row.row), title_of (parameter));
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row.row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row.row), 0);
  if (explanation != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row.row), explanation);
  else if (parameter->type == TW_PARAMETER_CHOICE)
    /* What is chosen has the room below. */
    tw_choice_row (ADW_COMBO_ROW (row.row));
  gtk_widget_add_css_class (row.row, "small-row");
  row.reset = reset_new (self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row.row), row.reset);
  add_control (self, &row);
  set_preset (&row, parameter->preset);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (group), row.row);
  g_array_append_val (self->rows, row);
}

static GtkWidget *
group_of (TwHouseRules *self, const TwVocabularyPart *part)
{
  const char *title =
      part->titles != NULL ? tw_texts_best (part->titles, g_get_language_names ()) : NULL;
  GtkWidget *list, *row;
  Group group;

  for (guint i = 0; i < self->groups->len; i++)
    if (strcmp (g_array_index (self->groups, Group, i).part, part->id) == 0)
      return g_array_index (self->groups, Group, i).widget;
  list = adw_preferences_group_new ();
  row = adw_expander_row_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title != NULL ? title : part->id);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (list), row);
  gtk_box_append (GTK_BOX (self->box), list);
  gtk_widget_set_visible (row, strcmp (part->id, BASE) == 0);
  group = (Group){ g_strdup (part->id), row };
  g_array_append_val (self->groups, group);
  return row;
}

static void
clear_group (gpointer data)
{
  g_free (((Group *) data)->part);
}

static void
house_rules_dispose (GObject *object)
{
  TwHouseRules *self = TW_HOUSE_RULES (object);

  self->is_filling = TRUE;
  g_clear_pointer (&self->vocabulary, tw_vocabulary_unref);
  G_OBJECT_CLASS (tw_house_rules_parent_class)->dispose (object);
}

static void
house_rules_finalize (GObject *object)
{
  TwHouseRules *self = TW_HOUSE_RULES (object);

  g_array_unref (self->rows);
  g_array_unref (self->groups);
  G_OBJECT_CLASS (tw_house_rules_parent_class)->finalize (object);
}

static void
tw_house_rules_class_init (TwHouseRulesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = house_rules_dispose;
  G_OBJECT_CLASS (klass)->finalize = house_rules_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
tw_house_rules_init (TwHouseRules *self)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  self->groups = g_array_new (FALSE, FALSE, sizeof (Group));
  g_array_set_clear_func (self->groups, clear_group);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

void
tw_house_rules_set_vocabulary (TwHouseRules *self, TwVocabulary *vocabulary)
{
  GtkWidget *child;

  self->is_filling = TRUE;
  g_array_set_size (self->rows, 0);
  g_array_set_size (self->groups, 0);
  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
  g_clear_pointer (&self->vocabulary, tw_vocabulary_unref);
  self->vocabulary = tw_vocabulary_ref (vocabulary);
  for (guint i = 0; i < vocabulary->parameters->len; i++)
    {
      const TwParameter *parameter = g_ptr_array_index (vocabulary->parameters, i);
      const TwVocabularyPart *part = tw_vocabulary_find_part (vocabulary, parameter->part);

      if (part != NULL)
        add_row (self, group_of (self, part), parameter);
    }
  self->is_filling = FALSE;
  changed_cb (self);
}

void
tw_house_rules_set_parts (TwHouseRules *self, const char *const *parts)
{
  for (guint i = 0; i < self->groups->len; i++)
    {
      const Group *group = &g_array_index (self->groups, Group, i);

      gtk_widget_set_visible (group->widget, strcmp (group->part, BASE) == 0
                                                 || g_strv_contains (parts, group->part));
      gtk_widget_set_visible (gtk_widget_get_ancestor (group->widget, ADW_TYPE_PREFERENCES_GROUP),
                              gtk_widget_get_visible (group->widget));
    }
  changed_cb (self);
}

void
tw_house_rules_set_ruleset (TwHouseRules *self, const TwRuleset *ruleset)
{
  self->is_filling = TRUE;
  for (guint i = 0; i < self->rows->len; i++)
    {
      Row *row = &g_array_index (self->rows, Row, i);
      int preset = row->parameter->preset;

      for (guint k = 0; ruleset != NULL && k < ruleset->n_values; k++)
        if (strcmp (ruleset->values[k].name, row->parameter->name) == 0)
          tw_parameter_parse (row->parameter, ruleset->values[k].value, &preset);
      set_preset (row, preset);
    }
  self->is_filling = FALSE;
  changed_cb (self);
}

static const Row *
find_named (TwHouseRules *self, const char *name)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (strcmp (g_array_index (self->rows, Row, i).parameter->name, name) == 0)
      return &g_array_index (self->rows, Row, i);
  return NULL;
}

static const Row *
find_switch (TwHouseRules *self, const char *name)
{
  const Row *row = find_named (self, name);

  return row != NULL && row->parameter->type == TW_PARAMETER_SWITCH ? row : NULL;
}

const char *
tw_house_rules_get_title (TwHouseRules *self, const char *name)
{
  const Row *row = find_switch (self, name);

  return row != NULL ? title_of (row->parameter) : NULL;
}

void
tw_house_rules_turn_on (TwHouseRules *self, const char *name)
{
  const Row *row = find_switch (self, name);

  if (row != NULL)
    set_value (row, TRUE);
}

gboolean
tw_house_rules_take (TwHouseRules *self, const char *name, const char *value)
{
  const Row *row = find_named (self, name);
  int number;

  if (row == NULL || !is_in_play (self, row->parameter->part))
    return FALSE;
  number = row->preset;
  if (value != NULL && !tw_parameter_parse (row->parameter, value, &number))
    return FALSE;
  set_value (row, number);
  return TRUE;
}

gboolean
tw_house_rules_has (TwHouseRules *self, const char *name, const char *value)
{
  const Row *row = find_named (self, name);
  int number;

  return row != NULL && is_in_play (self, row->parameter->part)
         && tw_parameter_parse (row->parameter, value, &number) && value_of (row) == number;
}

char *
tw_house_rules_describe (TwHouseRules *self, const char *name, const char *value)
{
  const Row *row = find_named (self, name);
  g_autofree char *words = NULL;
  int number;

  if (row == NULL || !tw_parameter_parse (row->parameter, value, &number))
    return g_strdup_printf ("%s: %s", name, value);
  words = value_words (row->parameter, number);
  return g_strdup_printf ("%s: %s", title_of (row->parameter), words);
}

const char *
tw_house_rules_part_of (TwHouseRules *self, const char *name)
{
  const Row *row = find_named (self, name);

  return row != NULL ? row->parameter->part : NULL;
}

static gboolean
is_changed (TwHouseRules *self, const Row *row)
{
  return value_of (row) != row->preset && is_in_play (self, row->parameter->part);
}

guint
tw_house_rules_get_n_changed (TwHouseRules *self)
{
  guint n = 0;

  for (guint i = 0; i < self->rows->len; i++)
    n += is_changed (self, &g_array_index (self->rows, Row, i));
  return n;
}

static char **
dup_values (TwHouseRules *self, gboolean is_all)
{
  GPtrArray *settings = g_ptr_array_new ();

  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = &g_array_index (self->rows, Row, i);

      if (is_all ? !is_in_play (self, row->parameter->part) : !is_changed (self, row))
        continue;
      g_ptr_array_add (settings, g_strdup (row->parameter->name));
      g_ptr_array_add (settings, tw_parameter_format (row->parameter, value_of (row)));
    }
  g_ptr_array_add (settings, NULL);
  return (char **) g_ptr_array_free (settings, FALSE);
}

char **
tw_house_rules_dup_settings (TwHouseRules *self)
{
  return dup_values (self, FALSE);
}

char **
tw_house_rules_dup_values (TwHouseRules *self)
{
  return dup_values (self, TRUE);
}

gboolean
tw_house_rules_is_reset (TwHouseRules *self, const char *name)
{
  const Row *row = find_named (self, name);

  return row != NULL && row->is_reset;
}
