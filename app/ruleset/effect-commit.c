/* Changes of an effect by its form. */
#include "app/ruleset/effect-commit.h"

#include <glib/gi18n.h>

#include "app/document/own-procedure.h"
#include "app/document/rule-text.h"
#include "app/print/effect-words.h"
#include "app/ruleset/outdated-text.h"
#include "app/ruleset/refused-effect.h"
#include "engine/own/own-rules-effect.h"
#include "engine/own/own-rules-remove.h"
#include "engine/own/own-rules-words.h"
#include "engine/set/idle-effect.h"

/* The last row of the form says that its words are out of date, if they are. */
static void
show_outdated (TwDocument *document, TwEffectGroup *group)
{
  AdwPreferencesGroup *rows = ADW_PREFERENCES_GROUP (
      gtk_widget_get_template_child (GTK_WIDGET (group), TW_TYPE_EFFECT_GROUP, "group"));
  TwOutdatedText *row = g_object_get_data (G_OBJECT (group), "outdated");

  if (row == NULL)
    {
      row = g_object_new (TW_TYPE_OUTDATED_TEXT, NULL);
      g_object_set_data (G_OBJECT (group), "outdated", row);
      adw_preferences_group_add (rows, GTK_WIDGET (row));
    }
  tw_outdated_text_show (row, document,
                         tw_rule_text_of_effect (tw_document_get_set (document),
                                                 tw_effect_group_get_index (group)));
}

/* What was refused, or else why what was taken never does anything. */
static void
tell (TwDocument *document, TwEffectGroup *group, const TwEffectRefusal *refusal)
{
  g_autoptr (TwVocabulary) words = tw_own_procedure_words (document);
  g_autofree char *sentence =
      words != NULL ? tw_effect_words_for_user (words, tw_effect_group_get_effect (group)) : NULL;

  tw_effect_group_set_sentence (group, sentence);
  show_outdated (document, group);
  if (refusal != NULL)
    tw_effect_group_set_refusal (group, refusal);
  else
    tw_effect_group_set_warning (group, tw_effect_why_idle (tw_effect_group_get_effect (group),
                                                            tw_document_get_set (document)->own));
}

/* Why the set cannot have what the form says, if it was not taken. */
static TwEffectRefusal *
refusal_of (TwDocument *document, TwEffectGroup *group)
{
  guint index = tw_effect_group_get_index (group);
  const TwEffect *refused = tw_refused_effect_of (document, index);

  TwEffectRefusal *refusal = NULL;

  if (refused == NULL)
    return NULL;
  refusal = tw_effect_refusal_new (document, refused, index);
  return refusal != NULL ? refusal
                         : tw_effect_refusal_new_words (tw_refused_effect_words (document));
}

void
tw_effect_commit_tell (TwDocument *document, TwEffectGroup *group)
{
  g_autoptr (TwEffectRefusal) refusal = refusal_of (document, group);

  tell (document, group, refusal);
}

static void
refuse (TwDocument *document, TwEffectGroup *group, const char *key, const TwEffectRefusal *refusal)
{
  g_autoptr (TwRefusedEffect) refused =
      tw_refused_effect_new (tw_effect_group_get_index (group), tw_effect_group_get_effect (group),
                             refusal->words);

  tw_document_refuse (document, G_OBJECT (refused), _ ("Change Effect"), key);
  tell (document, group, refusal);
}

void
tw_effect_commit (TwDocument *document, TwEffectGroup *group, const char *typed)
{
  TwTileSet *set = tw_document_get_set (document);
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (set);
  guint index = tw_effect_group_get_index (group);
  const TwEffect *old = set->own->effects->pdata[index];
  g_autoptr (TwEffectRefusal) refusal =
      tw_effect_refusal_new (document, tw_effect_group_get_effect (group), index);
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
  else if (!tw_own_rules_try (document, edit, _ ("Change Effect"), key, &error))
    refusal = tw_effect_refusal_new_words (tw_error_words (error));
  /* Words that are refused stay in their row. */
  if (refusal != NULL && g_strcmp0 (typed, "words") != 0)
    refuse (document, group, key, refusal);
  else
    tell (document, group, refusal);
}

gboolean
tw_effect_commit_remove (TwDocument *document, TwEffectGroup *group)
{
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (tw_document_get_set (document));
  g_autoptr (GError) error = NULL;
  g_autoptr (TwEffectRefusal) refusal = NULL;

  tw_own_rules_remove_effect (edit, tw_effect_group_get_index (group));
  if (tw_own_rules_try (document, edit, C_ ("undo", "Remove Effect"), NULL, &error))
    return TRUE;
  refusal = tw_effect_refusal_new_words (tw_error_words (error));
  tell (document, group, refusal);
  return FALSE;
}
