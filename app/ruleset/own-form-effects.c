/* The effects of what a form shows. */
#include "app/ruleset/own-form-private.h"

#include <glib/gi18n.h>

#include "engine/set/idle-effect.h"

/* The rule in words goes with its effect: under an id of its own. */
static void
put_words (TwOwnForm *self, TwOwnRulesEdit *edit, TwEffectGroup *group, TwEffect *effect)
{
  const TwVocabulary *own = own_form_set (self)->own;
  const char *words = tw_effect_group_get_words (group);
  const TwRule *old = effect->rules != NULL ? tw_vocabulary_find_rule (own, effect->rules) : NULL;
  g_autoptr (TwTexts) texts = NULL;
  TwRule rule = { 0 };

  if (*words == '\0')
    return;
  if (effect->rules == NULL)
    effect->rules = tw_own_rules_new_rule_id (own_form_set (self));
  texts = tw_texts_with (old != NULL ? old->texts : NULL, "", words);
  rule.id = effect->rules;
  rule.texts = texts;
  tw_own_rules_put_rule (edit, &rule);
}

/* What was refused, or else why what was taken never does anything. */
static void
tell (TwOwnForm *self, TwEffectGroup *group, const GError *error)
{
  if (error != NULL)
    tw_effect_group_set_error (group, error->message);
  else
    tw_effect_group_set_warning (group, tw_effect_why_idle (tw_effect_group_get_effect (group),
                                                            own_form_set (self)->own));
}

void
own_form_tell_effects (TwOwnForm *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->effects_box));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    tell (self, TW_EFFECT_GROUP (child), NULL);
}

static void
effect_changed_cb (TwOwnForm *self, TwEffectGroup *group)
{
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (own_form_set (self));
  TwEffect *effect = g_new0 (TwEffect, 1);
  g_autoptr (GError) error = NULL;
  g_autofree char *key =
      g_strdup_printf ("own-effect-%s-%u", self->thing.id, tw_effect_group_get_index (group));

  tw_effect_say (effect, tw_effect_group_get_effect (group));
  put_words (self, edit, group, effect);
  tw_own_rules_put_effect (edit, (int) tw_effect_group_get_index (group), effect);
  own_form_try (self, edit, _ ("Change Effect"), key, &error);
  tell (self, group, error);
  tw_effect_free (effect);
}

static void
effect_remove_cb (TwOwnForm *self, TwEffectGroup *group)
{
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (own_form_set (self));
  g_autoptr (GError) error = NULL;

  tw_own_rules_remove_effect (edit, tw_effect_group_get_index (group));
  if (own_form_try (self, edit, C_ ("undo", "Remove Effect"), NULL, &error))
    own_form_fill_effects (self);
  else
    tell (self, group, error);
}

void
own_form_fill_effects (TwOwnForm *self)
{
  const TwTileSet *set = own_form_set (self);
  GtkWidget *child;
  guint number = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->effects_box))) != NULL)
    gtk_box_remove (self->effects_box, child);
  for (guint i = 0; i < set->own->effects->len; i++)
    {
      GtkWidget *group;

      if (!tw_own_thing_has_effect (set, self->thing.sort, self->thing.id, i))
        continue;
      group = tw_effect_group_new (set, &self->thing, i, ++number);
      g_signal_connect_swapped (group, "changed", G_CALLBACK (effect_changed_cb), self);
      g_signal_connect_swapped (group, "remove", G_CALLBACK (effect_remove_cb), self);
      gtk_box_append (self->effects_box, group);
      tell (self, TW_EFFECT_GROUP (group), NULL);
    }
}

void
own_form_add_effect (TwOwnForm *self)
{
  const TwVocabulary *own = own_form_set (self)->own;
  TwOwnRulesEdit *edit;
  g_autoptr (GError) error = NULL;
  TwEffect effect = { .events = TW_EVENT_COMPLETE,
                      .stage = TW_STAGE_ADD,
                      .points = (char *) "1",
                      .features = TW_KIND_BIT (TW_KIND_ROAD) };

  if (self->thing.id == NULL || self->thing.sort == TW_OWN_FIGURE)
    return;
  edit = tw_own_rules_edit_new (own_form_set (self));
  if (self->thing.sort == TW_OWN_SYMBOL)
    {
      const TwSymbolType *symbol = tw_vocabulary_find_symbol (own, self->thing.id);
      TwKindSet land = symbol->places & ~TW_SYMBOL_TYPE_ON_TILE;

      effect.per = TW_PER_SYMBOL;
      effect.symbol = self->thing.id;
      effect.features = land != 0 ? land : effect.features;
      effect.scope = land != 0 ? TW_SCOPE_FEATURE : TW_SCOPE_TILES;
    }
  else if (self->thing.sort == TW_OWN_LAND)
    effect.features = TW_KIND_BIT (tw_vocabulary_find_land (own, self->thing.id)->kind);
  else
    {
      effect.stage = TW_STAGE_TOKENS;
      effect.token = self->thing.id;
      effect.to = TW_TO_COMPLETER;
    }
  tw_own_rules_put_effect (edit, -1, &effect);
  if (own_form_try (self, edit, C_ ("undo", "Add Effect"), NULL, &error))
    own_form_fill_effects (self);
  own_form_show_error (self->error_label, error != NULL ? error->message : NULL);
}
