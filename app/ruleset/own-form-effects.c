/* The effects of what a form shows. */
#include "app/ruleset/own-form-private.h"

#include <glib/gi18n.h>

#include "app/ruleset/effect-commit.h"
#include "app/ruleset/refused-effect.h"
#include "app/widgets/scroll-into-view.h"
#include "engine/own/own-rules-effect.h"

void
own_form_tell_effects (TwOwnForm *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->effects_box));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    tw_effect_commit_tell (self->document, TW_EFFECT_GROUP (child));
}

/* What effects say decides what unfinished land brings. */
static void
show_unfinished (TwOwnForm *self)
{
  tw_thing_group_show (self->unfinished, self->document, self->thing.sort, self->thing.id);
}

static void
effect_changed_cb (TwOwnForm *self, const char *typed, TwEffectGroup *group)
{
  self->is_changing = TRUE;
  tw_effect_commit (self->document, group, typed);
  self->is_changing = FALSE;
  show_unfinished (self);
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
  gboolean is_done;

  self->is_changing = TRUE;
  is_done = tw_effect_commit_remove (self->document, group);
  self->is_changing = FALSE;
  if (is_done)
    own_form_fill_effects (self);
}

/* The button by which it was added is gone: the keyboard goes to what was added. */
void
own_form_effect_added_cb (TwOwnForm *self)
{
  GtkWidget *last = gtk_widget_get_last_child (GTK_WIDGET (self->effects_box));

  if (last == NULL)
    return;
  tw_effect_group_focus (TW_EFFECT_GROUP (last));
  tw_scroll_into_view (last);
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
  /* GTK does not forget how high a box was while it was empty when something comes into it that is
   * hidden: it is shown first. */
  gtk_widget_set_visible (GTK_WIDGET (self->effects_box), TRUE);
  for (guint i = 0; i < set->own->effects->len; i++)
    {
      GtkWidget *group;

      if (!tw_own_thing_has_effect (set, self->thing.sort, self->thing.id, i))
        continue;
      group = tw_effect_group_new (set, &self->thing, i, ++number,
                                   tw_refused_effect_of (self->document, i));
      g_signal_connect_swapped (group, "changed", G_CALLBACK (effect_changed_cb), self);
      g_signal_connect_swapped (group, "left", G_CALLBACK (effect_left_cb), self);
      g_signal_connect_swapped (group, "remove", G_CALLBACK (effect_remove_cb), self);
      gtk_box_append (self->effects_box, group);
      tw_effect_commit_tell (self->document, TW_EFFECT_GROUP (group));
    }
  /* Nothing takes no room. */
  gtk_widget_set_visible (GTK_WIDGET (self->effects_box), number > 0);
  show_unfinished (self);
  /* Whether anything uses the thing depends on it. */
  if (!self->is_filling)
    own_form_show_parts (self);
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
      /* No field is ever complete. */
      if (land & TW_KIND_BIT (TW_KIND_FIELD))
        effect.events =
            land == TW_KIND_BIT (TW_KIND_FIELD) ? TW_EVENT_END : TW_EVENT_COMPLETE | TW_EVENT_END;
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
    {
      own_form_fill_effects (self);
      own_form_effect_added_cb (self);
    }
  own_form_show_error (self->error_label, error != NULL ? tw_error_words (error) : NULL);
}
