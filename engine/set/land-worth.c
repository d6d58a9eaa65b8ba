/* What own land is worth: whether it has to be complete. */
#include "engine/set/land-worth.h"

/* Whether the effect makes points or hands out tokens, in place of changing what others make. */
static gboolean
brings (const TwEffect *effect, TwKind kind, TwEffectEvent event)
{
  return (effect->features & TW_KIND_BIT (kind)) != 0 && (effect->events & event) != 0
         && effect->to != TW_TO_NOBODY && effect->stage != TW_STAGE_DIVIDE
         && (effect->stage != TW_STAGE_CREDIT || effect->points != NULL);
}

static gboolean
any_brings (const TwVocabulary *vocabulary, TwKind kind, TwEffectEvent event)
{
  for (guint i = 0; i < vocabulary->effects->len; i++)
    if (brings (vocabulary->effects->pdata[i], kind, event))
      return TRUE;
  return FALSE;
}

/* The kinds of land that @statement and what stands in it name. */
static TwKindSet
kinds_named (const TwVocabulary *vocabulary, const TwStatement *statement)
{
  TwKindSet kinds = 0;

  for (guint i = 0; i < statement->n_details; i++)
    if (statement->details[i].word->takes == TW_TAKES_KINDS)
      kinds |= tw_vocabulary_kinds (vocabulary, statement->details[i].text);
  for (guint i = 0; i < statement->children->len; i++)
    kinds |= kinds_named (vocabulary, statement->children->pdata[i]);
  return kinds;
}

/* Whether a procedure of the designer's may bring something for it when the game is over. */
static gboolean
is_counted_last (const TwVocabulary *vocabulary, TwKind kind)
{
  for (guint i = 0; i < vocabulary->procedures->len; i++)
    {
      const TwProcedure *procedure = vocabulary->procedures->pdata[i];
      int at = tw_statement_word (procedure->root, "at", TW_WORDS_MOMENT, TW_MOMENT_NEVER);
      TwKindSet kinds;

      if (at < TW_MOMENT_BEFORE_LAST || at > TW_MOMENT_AFTER_LAST
          || g_strcmp0 (procedure->part, TW_PART_OWN) != 0)
        continue;
      kinds = kinds_named (vocabulary, procedure->root);
      if (kinds == 0 || (kinds & TW_KIND_BIT (kind)) != 0)
        return TRUE;
    }
  return FALSE;
}

gboolean
tw_land_worth_is_only_complete (const TwVocabulary *vocabulary, TwKind kind)
{
  return any_brings (vocabulary, kind, TW_EVENT_COMPLETE)
         && !any_brings (vocabulary, kind, TW_EVENT_END) && !is_counted_last (vocabulary, kind);
}

const TwEffect *
tw_land_worth_find_complete (const TwVocabulary *vocabulary, TwKind kind)
{
  for (guint i = 0; i < vocabulary->effects->len; i++)
    {
      const TwEffect *effect = vocabulary->effects->pdata[i];

      if (brings (effect, kind, TW_EVENT_COMPLETE)
          && (effect->stage == TW_STAGE_RATE || effect->stage == TW_STAGE_ADD))
        return effect;
    }
  return NULL;
}
