/* The parameters of the rules in play, and what they are set to. */
#include "app/setup/house-rules.h"

#include <glib/gi18n.h>
#include <string.h>

/* The part that is always in play. */
#define BASE "base"

struct _TwHouseRules
{
  GObject parent_instance;
  TwVocabulary *vocabulary;
  GArray *rules; /* TwHouseRule */
  char **parts;  /* in play beside the base game */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TwHouseRules, tw_house_rules, G_TYPE_OBJECT)

const char *
tw_house_rule_title (const TwHouseRule *rule)
{
  const TwParameter *parameter = rule->parameter;
  const char *title =
      parameter->texts != NULL ? tw_texts_best (parameter->texts, g_get_language_names ()) : NULL;

  return title != NULL ? title : parameter->name;
}

char *
tw_house_rule_words (const TwHouseRule *rule, int value)
{
  const TwParameter *parameter = rule->parameter;
  const char *words = NULL;

  if (parameter->type == TW_PARAMETER_SWITCH)
    return g_strdup (value ? _ ("on") : _ ("off"));
  if (parameter->choice_texts != NULL && parameter->choice_texts[value] != NULL)
    words = tw_texts_best (parameter->choice_texts[value], g_get_language_names ());
  if (parameter->type == TW_PARAMETER_SIZE && value == 0)
    words = _ ("unlimited");
  return words != NULL ? g_strdup (words) : tw_parameter_format (parameter, value);
}

static TwHouseRule *
rule_at (TwHouseRules *self, guint index)
{
  return &g_array_index (self->rules, TwHouseRule, index);
}

static TwHouseRule *
find_named (TwHouseRules *self, const char *name)
{
  for (guint i = 0; i < self->rules->len; i++)
    if (strcmp (rule_at (self, i)->parameter->name, name) == 0)
      return rule_at (self, i);
  return NULL;
}

static TwHouseRule *
find_switch (TwHouseRules *self, const char *name)
{
  TwHouseRule *rule = find_named (self, name);

  return rule != NULL && rule->parameter->type == TW_PARAMETER_SWITCH ? rule : NULL;
}

static void
set_rule (TwHouseRules *self, TwHouseRule *rule, int value, gboolean is_reset)
{
  gboolean is_other = value != rule->value;

  rule->value = value;
  rule->is_reset = is_reset || (rule->is_reset && value == rule->preset);
  if (is_other || is_reset)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
house_rules_finalize (GObject *object)
{
  TwHouseRules *self = TW_HOUSE_RULES (object);

  g_clear_pointer (&self->vocabulary, tw_vocabulary_unref);
  g_array_unref (self->rules);
  g_strfreev (self->parts);
  G_OBJECT_CLASS (tw_house_rules_parent_class)->finalize (object);
}

static void
tw_house_rules_class_init (TwHouseRulesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = house_rules_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
tw_house_rules_init (TwHouseRules *self)
{
  self->rules = g_array_new (FALSE, FALSE, sizeof (TwHouseRule));
}

TwHouseRules *
tw_house_rules_new (void)
{
  return g_object_new (TW_TYPE_HOUSE_RULES, NULL);
}

void
tw_house_rules_set_vocabulary (TwHouseRules *self, TwVocabulary *vocabulary)
{
  TwVocabulary *before = self->vocabulary;

  g_array_set_size (self->rules, 0);
  g_clear_pointer (&self->parts, g_strfreev);
  self->vocabulary = tw_vocabulary_ref (vocabulary);
  g_clear_pointer (&before, tw_vocabulary_unref);
  for (guint i = 0; i < vocabulary->parameters->len; i++)
    {
      const TwParameter *parameter = g_ptr_array_index (vocabulary->parameters, i);
      TwHouseRule rule = { parameter, parameter->preset, parameter->preset, FALSE };

      if (tw_vocabulary_find_part (vocabulary, parameter->part) != NULL)
        g_array_append_val (self->rules, rule);
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

const TwVocabulary *
tw_house_rules_get_vocabulary (TwHouseRules *self)
{
  return self->vocabulary;
}

const TwHouseRule *
tw_house_rules_list (TwHouseRules *self, guint *out_n)
{
  *out_n = self->rules->len;
  return (const TwHouseRule *) (gpointer) self->rules->data;
}

gboolean
tw_house_rules_is_in_play (TwHouseRules *self, const char *part)
{
  return strcmp (part, BASE) == 0
         || (self->parts != NULL && g_strv_contains ((const char *const *) self->parts, part));
}

void
tw_house_rules_set_value (TwHouseRules *self, guint index, int value)
{
  set_rule (self, rule_at (self, index), value, FALSE);
}

void
tw_house_rules_reset (TwHouseRules *self, guint index)
{
  set_rule (self, rule_at (self, index), rule_at (self, index)->preset, TRUE);
}

void
tw_house_rules_set_parts (TwHouseRules *self, const char *const *parts)
{
  g_strfreev (self->parts);
  self->parts = g_strdupv ((char **) parts);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
tw_house_rules_set_ruleset (TwHouseRules *self, const TwRuleset *ruleset)
{
  for (guint i = 0; i < self->rules->len; i++)
    {
      TwHouseRule *rule = rule_at (self, i);
      int preset = rule->parameter->preset;

      for (guint k = 0; ruleset != NULL && k < ruleset->n_values; k++)
        if (strcmp (ruleset->values[k].name, rule->parameter->name) == 0)
          tw_parameter_parse (rule->parameter, ruleset->values[k].value, &preset);
      *rule = (TwHouseRule){ rule->parameter, preset, preset, FALSE };
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

const char *
tw_house_rules_get_title (TwHouseRules *self, const char *name)
{
  const TwHouseRule *rule = find_switch (self, name);

  return rule != NULL ? tw_house_rule_title (rule) : NULL;
}

void
tw_house_rules_turn_on (TwHouseRules *self, const char *name)
{
  TwHouseRule *rule = find_switch (self, name);

  if (rule != NULL)
    set_rule (self, rule, TRUE, FALSE);
}

gboolean
tw_house_rules_take (TwHouseRules *self, const char *name, const char *value)
{
  TwHouseRule *rule = find_named (self, name);
  int number;

  if (rule == NULL || !tw_house_rules_is_in_play (self, rule->parameter->part))
    return FALSE;
  number = rule->preset;
  if (value != NULL && !tw_parameter_parse (rule->parameter, value, &number))
    return FALSE;
  set_rule (self, rule, number, FALSE);
  return TRUE;
}

gboolean
tw_house_rules_has (TwHouseRules *self, const char *name, const char *value)
{
  const TwHouseRule *rule = find_named (self, name);
  int number;

  return rule != NULL && tw_house_rules_is_in_play (self, rule->parameter->part)
         && tw_parameter_parse (rule->parameter, value, &number) && rule->value == number;
}

char *
tw_house_rules_describe (TwHouseRules *self, const char *name, const char *value)
{
  const TwHouseRule *rule = find_named (self, name);
  g_autofree char *words = NULL;
  int number;

  if (rule == NULL || !tw_parameter_parse (rule->parameter, value, &number))
    return g_strdup_printf ("%s: %s", name, value);
  words = tw_house_rule_words (rule, number);
  return g_strdup_printf ("%s: %s", tw_house_rule_title (rule), words);
}

const char *
tw_house_rules_part_of (TwHouseRules *self, const char *name)
{
  const TwHouseRule *rule = find_named (self, name);

  return rule != NULL ? rule->parameter->part : NULL;
}

static gboolean
is_changed (TwHouseRules *self, const TwHouseRule *rule)
{
  return rule->value != rule->preset && tw_house_rules_is_in_play (self, rule->parameter->part);
}

guint
tw_house_rules_get_n_changed (TwHouseRules *self)
{
  guint n = 0;

  for (guint i = 0; i < self->rules->len; i++)
    n += is_changed (self, rule_at (self, i));
  return n;
}

static char **
dup_values (TwHouseRules *self, gboolean is_all)
{
  GPtrArray *settings = g_ptr_array_new ();

  for (guint i = 0; i < self->rules->len; i++)
    {
      const TwHouseRule *rule = rule_at (self, i);

      if (is_all ? !tw_house_rules_is_in_play (self, rule->parameter->part)
                 : !is_changed (self, rule))
        continue;
      g_ptr_array_add (settings, g_strdup (rule->parameter->name));
      g_ptr_array_add (settings, tw_parameter_format (rule->parameter, rule->value));
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
  const TwHouseRule *rule = find_named (self, name);

  return rule != NULL && rule->is_reset;
}
