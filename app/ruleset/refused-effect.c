/* What was refused for an effect. */
#include "app/ruleset/refused-effect.h"

struct _TwRefusedEffect
{
  GObject parent_instance;

  guint index;
  TwEffect *effect;
  char *words;
};

G_DEFINE_FINAL_TYPE (TwRefusedEffect, tw_refused_effect, G_TYPE_OBJECT)

static void
refused_effect_finalize (GObject *object)
{
  TwRefusedEffect *self = TW_REFUSED_EFFECT (object);

  tw_effect_free (self->effect);
  g_free (self->words);
  G_OBJECT_CLASS (tw_refused_effect_parent_class)->finalize (object);
}

static void
tw_refused_effect_class_init (TwRefusedEffectClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = refused_effect_finalize;
}

static void
tw_refused_effect_init (TwRefusedEffect *self)
{
  self->effect = g_new0 (TwEffect, 1);
}

TwRefusedEffect *
tw_refused_effect_new (guint index, const TwEffect *effect, const char *words)
{
  TwRefusedEffect *self = g_object_new (TW_TYPE_REFUSED_EFFECT, NULL);

  self->index = index;
  self->words = g_strdup (words);
  tw_effect_say (self->effect, effect);
  return self;
}

const TwEffect *
tw_refused_effect_of (TwDocument *document, guint index)
{
  GObject *refused = tw_document_get_refused (document);

  if (refused == NULL || !TW_IS_REFUSED_EFFECT (refused)
      || TW_REFUSED_EFFECT (refused)->index != index)
    return NULL;
  return TW_REFUSED_EFFECT (refused)->effect;
}

const char *
tw_refused_effect_words (TwDocument *document)
{
  return TW_REFUSED_EFFECT (tw_document_get_refused (document))->words;
}
