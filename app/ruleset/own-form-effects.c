/* The effects of what a form shows. */
#include "app/ruleset/own-form-private.h"

#include <glib/gi18n.h>

#include "app/ruleset/refused-effect.h"
#include "app/widgets/scroll-into-view.h"
#include "engine/format/own-rules-effect.h"
#include "engine/format/own-rules-remove.h"
#include "engine/format/own-rules-words.h"
#include "engine/set/idle-effect.h"

/* What was refused, or else why what was taken never does anything. */
static void
tell (TwOwnForm *self, TwEffectGroup *group, const TwEffectRefusal *refusal)
{
  if (refusal != NULL)
    tw_effect_group_set_refusal (group, refusal);
  else
    tw_effect_group_set_warning (group, tw_effect_why_idle (tw_effect_group_get_effect (group),
                                                            own_form_set (self)->own));
}

/* Why the set cannot have what the form says, if it was not taken. */
static TwEffectRefusal *
refusal_of (TwOwnForm *self, TwEffectGroup *group)
{
  guint index = tw_effect_group_get_index (group);
  const TwEffect *refused = tw_refused_effect_of (self->document, index);

  TwEffectRefusal *refusal = NULL;

  if (refused == NULL)
    return NULL;
  refusal = tw_effect_refusal_new (self->document, refused, index);
  return refusal != NULL ? refusal
                         : tw_effect_refusal_new_words (tw_refused_effect_words (self->document));
}

void
own_form_tell_effects (TwOwnForm *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->effects_box));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      g_autoptr (TwEffectRefusal) refusal = refusal_of (self, TW_EFFECT_GROUP (child));

      tell (self, TW_EFFECT_GROUP (child), refusal);
    }
}

/* What cannot be is a step all the same: Undo takes that choice back and nothing before it. */
static void
refuse (TwOwnForm *self, TwEffectGroup *group, const char *key, const TwEffectRefusal *refusal)
{
  g_autoptr (TwRefusedEffect) refused =
      tw_refused_effect_new (tw_effect_group_get_index (group), tw_effect_group_get_effect (group),
                             refusal->words);

  self->is_changing = TRUE;
  tw_document_refuse (self->document, G_OBJECT (refused), _ ("Change Effect"), key);
  self->is_changing = FALSE;
  tell (self, group, refusal);
}

/* What is typed is one step until the focus leaves; each choice is one. */
static void
effect_changed_cb (TwOwnForm *self, const char *typed, TwEffectGroup *group)
{
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (own_form_set (self));
  guint index = tw_effect_group_get_index (group);
  const TwEffect *old = own_form_set (self)->own->effects->pdata[index];
  g_autoptr (TwEffectRefusal) refusal =
      tw_effect_refusal_new (self->document, tw_effect_group_get_effect (group), index);
  g_autoptr (GError) error = NULL;
  g_autofree char *key = typed != NULL ? g_strdup_printf ("own-effect-%s-%u", typed, index) : NULL;
  TwEffect *effect = g_new0 (TwEffect, 1);

  tw_effect_say (effect, tw_effect_group_get_effect (group));
  g_free (effect->rules);
  effect->rules = g_strdup (old->rules);
  tw_own_rules_put_effect (edit, (int) index, effect);
  if (g_strcmp0 (typed, "words") == 0)
    tw_own_rules_put_words (edit, index, tw_effect_group_get_words (group));
  tw_effect_free (effect);
  if (refusal != NULL)
    tw_own_rules_edit_free (edit);
  else if (!own_form_try (self, edit, _ ("Change Effect"), key, &error))
    refusal = tw_effect_refusal_new_words (tw_error_words (error));
  /* Words that are refused stay in their row. */
  if (refusal != NULL && g_strcmp0 (typed, "words") != 0)
    refuse (self, group, key, refusal);
  else
    tell (self, group, refusal);
}

static void
effect_left_cb (TwOwnForm *self)
{
  if (self->document != NULL)
    tw_document_seal (self->document);
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
    {
      g_autoptr (TwEffectRefusal) refusal = tw_effect_refusal_new_words (tw_error_words (error));

      tell (self, group, refusal);
    }
}

void
own_form_fill_effects (TwOwnForm *self)
{
  const TwTileSet *set = own_form_set (self);
  GtkWidget *child;
  guint number = 0;

  own_form_show_by_hand (self);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->effects_box))) != NULL)
    gtk_box_remove (self->effects_box, child);
  for (guint i = 0; i < set->own->effects->len; i++)
    {
      GtkWidget *group;
      g_autoptr (TwEffectRefusal) refusal = NULL;

      if (!tw_own_thing_has_effect (set, self->thing.sort, self->thing.id, i))
        continue;
      group = tw_effect_group_new (set, &self->thing, i, ++number,
                                   tw_refused_effect_of (self->document, i));
      g_signal_connect_swapped (group, "changed", G_CALLBACK (effect_changed_cb), self);
      g_signal_connect_swapped (group, "left", G_CALLBACK (effect_left_cb), self);
      g_signal_connect_swapped (group, "remove", G_CALLBACK (effect_remove_cb), self);
      gtk_box_append (self->effects_box, group);
      refusal = refusal_of (self, TW_EFFECT_GROUP (group));
      tell (self, TW_EFFECT_GROUP (group), refusal);
    }
}

/* The first of its rows: the button that removes it stands before them. */
static void
focus_first_row (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LIST_BOX (child))
      {
        gtk_widget_child_focus (child, GTK_DIR_TAB_FORWARD);
        return;
      }
    else
      focus_first_row (child);
}

void
tw_own_form_focus_effect (TwOwnForm *self, guint index)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->effects_box));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (tw_effect_group_get_index (TW_EFFECT_GROUP (child)) == index)
      {
        focus_first_row (child);
        tw_scroll_into_view (child);
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
  own_form_show_error (self->error_label, error != NULL ? tw_error_words (error) : NULL);
}
