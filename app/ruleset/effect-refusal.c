/* Why an effect cannot be taken, in the words of its form. */
#include "app/ruleset/effect-refusal.h"

#include <string.h>

#include <glib/gi18n.h>

#include "engine/own/own-rules-words.h"
#include "engine/game/rules.h"

/* Far enough from both ends of what a file may say. */
#define MOST_PRIORITY 9999

static TwEffectRefusal *
refusal_new (char *words, const char *repair, TwEffect *repaired)
{
  TwEffectRefusal *refusal = g_new0 (TwEffectRefusal, 1);

  refusal->words = words;
  refusal->repair = repair;
  refusal->repaired = repaired;
  return refusal;
}

TwEffectRefusal *
tw_effect_refusal_new_words (const char *words)
{
  return refusal_new (g_strdup (words), NULL, NULL);
}

void
tw_effect_refusal_free (TwEffectRefusal *refusal)
{
  if (refusal == NULL)
    return;
  g_free (refusal->words);
  g_clear_pointer (&refusal->repaired, tw_effect_free);
  g_free (refusal);
}

static TwEffect *
copy_of (const TwEffect *effect)
{
  TwEffect *copy = g_new0 (TwEffect, 1);

  tw_effect_say (copy, effect);
  return copy;
}

/* ---- an effect by itself ------------------------------------------------------------------- */

static TwEffectRefusal *
refuse_turn (const TwEffect *effect)
{
  TwEffect *repaired = copy_of (effect);

  repaired->events &= ~(guint) TW_EVENT_END;
  if (repaired->events == 0)
    repaired->events = TW_EVENT_COMPLETE;
  return refusal_new (g_strdup (_ ("Nobody is on turn at the end of the game, and nobody completes "
                                   "anything. Choose another time, or somebody else.")),
                      /* Translators: a button beside an effect that cannot be; mends it. */
                      _ ("Not at the End of the Game"), repaired);
}

static TwEffectRefusal *
refuse_scope (const TwEffect *effect)
{
  TwEffect *repaired = copy_of (effect);

  repaired->scope = TW_SCOPE_AROUND_8;
  return refusal_new (g_strdup (_ ("There is nothing to count there. Choose another place.")),
                      /* Translators: a button: count on the tiles all around. */
                      _ ("Look All Around"), repaired);
}

static TwEffectRefusal *
refuse_city (const TwEffect *effect)
{
  TwEffect *repaired = copy_of (effect);

  repaired->features = TW_KIND_BIT (TW_KIND_FIELD);
  return refusal_new (g_strdup (
                          _ ("Only fields have completed cities beside them. Choose fields, or "
                             "count something else.")),
                      /* Translators: a button: the effect is about fields. */
                      _ ("Only for Fields"), repaired);
}

static TwEffectRefusal *
refuse_choice (const TwEffect *effect)
{
  TwEffect *repaired = copy_of (effect);

  repaired->per = TW_PER_FEATURE;
  g_clear_pointer (&repaired->symbol, g_free);
  repaired->kind = TW_KIND_NONE;
  repaired->only_complete = FALSE;
  g_clear_pointer (&repaired->if_own_figure, g_free);
  return refusal_new (g_strdup (_ ("Who gets the points cannot depend on the figures of each "
                                   "player, and nothing is counted for it.")),
                      /* Translators: a button beside an effect that cannot be; mends it. */
                      _ ("Take the Condition Out"), repaired);
}

static TwEffectRefusal *
refuse_problem (TwEffectProblem problem, const TwEffect *effect)
{
  switch (problem)
    {
    case TW_EFFECT_PROBLEM_SYMBOL:
      return tw_effect_refusal_new_words (_ ("Choose the symbol that is counted."));
    case TW_EFFECT_PROBLEM_KIND:
    case TW_EFFECT_PROBLEM_COMPLETE_ONLY:
      return tw_effect_refusal_new_words (_ ("Choose the kind of feature that is counted."));
    case TW_EFFECT_PROBLEM_SCOPE:
      return refuse_scope (effect);
    case TW_EFFECT_PROBLEM_CITY:
      return refuse_city (effect);
    case TW_EFFECT_PROBLEM_TOKEN:
      return tw_effect_refusal_new_words (_ ("The set has no tokens yet. Add one in the list under "
                                             "Own Tokens, then choose it here."));
    case TW_EFFECT_PROBLEM_POINTS:
      return tw_effect_refusal_new_words (_ ("Say how many points."));
    case TW_EFFECT_PROBLEM_DIVISOR:
      return tw_effect_refusal_new_words (_ ("Points are divided by 1 or more."));
    case TW_EFFECT_PROBLEM_DIVISION:
    case TW_EFFECT_PROBLEM_CHOICE:
      return refuse_choice (effect);
    case TW_EFFECT_PROBLEM_TURN:
      return refuse_turn (effect);
    case TW_EFFECT_PROBLEM_NONE:
    case TW_EFFECT_PROBLEM_RIVAL:
    default:
      return NULL;
    }
}

/* ---- beside others ------------------------------------------------------------------------- */

static gboolean
is_in_play (const TwRules *rules, const TwEffect *effect)
{
  gsize length = strlen (effect->part);

  for (guint i = 0; rules->parts[i] != NULL; i++)
    if (strncmp (rules->parts[i], effect->part, length) == 0
        && (rules->parts[i][length] == '\0' || rules->parts[i][length] == ':'))
      return TRUE;
  return FALSE;
}

/* The shipped effects that are in play with the set. */
static GPtrArray *
effects_in_play (const TwRules *rules)
{
  GPtrArray *effects = g_ptr_array_new ();

  for (guint i = 0; rules != NULL && i < rules->vocabulary->effects->len; i++)
    {
      TwEffect *effect = rules->vocabulary->effects->pdata[i];

      if (strcmp (effect->part, TW_PART_OWN) != 0 && is_in_play (rules, effect))
        g_ptr_array_add (effects, effect);
    }
  return effects;
}

/* More than what has the highest priority of those that count the same. */
static int
priority_before (const TwEffect *effect, const GPtrArray *effects, const TwEffect *itself, int most)
{
  for (guint i = 0; i < effects->len; i++)
    {
      const TwEffect *other = effects->pdata[i];

      if (other != itself && tw_effect_same_thing (other, effect)
          && (other->features & effect->features) != 0 && (other->events & effect->events) != 0)
        most = MAX (most, other->priority + 1);
    }
  return MIN (most, MOST_PRIORITY);
}

/* Whose effect of the set it is: what the form that shows it is about. */
static const char *
name_of_own (const TwTileSet *set, const TwEffect *effect)
{
  for (guint i = 0; i < set->own->effects->len; i++)
    for (guint sort = 0; set->own->effects->pdata[i] == effect && sort < TW_N_OWN_SORTS; sort++)
      for (guint k = 0; k < tw_own_sort_n (set, (TwOwnSort) sort); k++)
        if (tw_own_thing_has_effect (set, (TwOwnSort) sort,
                                     tw_own_sort_nth (set, (TwOwnSort) sort, k), i))
          return tw_own_thing_name (set, (TwOwnSort) sort,
                                    tw_own_sort_nth (set, (TwOwnSort) sort, k));
  return NULL;
}

static char *
words_of_own (const TwTileSet *set, const TwEffect *rival)
{
  const TwRule *rule = tw_own_rules_words (set->own, rival);
  const char *words = rule != NULL ? tw_texts_best (rule->texts, g_get_language_names ()) : NULL;
  const char *name = name_of_own (set, rival);

  if (words != NULL)
    return g_strdup_printf (_ ("It counts the same as “%s”, and nothing says which of the two "
                               "holds. Give one of them the higher priority."),
                            words);
  return g_strdup_printf (_ ("It counts the same as another effect of “%s”, and nothing says which "
                             "of the two holds. Give one of them the higher priority."),
                          name != NULL ? name : set->id);
}

static char *
words_of_shipped (const TwRules *rules, const TwEffect *rival)
{
  const TwVocabulary *vocabulary = rules->vocabulary;
  const TwVocabularyPart *part = tw_vocabulary_find_part (vocabulary, rival->part);
  g_auto (GStrv) ids = g_strsplit (rival->rules != NULL ? rival->rules : "", " ", -1);
  const TwRule *rule = ids[0] != NULL ? tw_vocabulary_find_rule (vocabulary, ids[0]) : NULL;
  g_autofree char *words =
      rule != NULL ? tw_rule_statement (vocabulary, rule, rules->parameters) : NULL;
  const char *title =
      part != NULL ? tw_texts_best (part->titles, g_get_language_names ()) : rival->part;

  if (words == NULL)
    return g_strdup_printf (_ ("It counts the same as an effect of “%s”, and nothing says which of "
                               "the two holds. Give this one the higher priority."),
                            title);
  /* Translators: a rule in words, and the set that it belongs to: "Base game". */
  return g_strdup_printf (_ ("It counts the same as “%s” (%s), and nothing says which of the two "
                             "holds. Give this one the higher priority."),
                          words, title);
}

static TwEffectRefusal *
refuse_rival (const TwEffect *effect, char *words, int priority)
{
  TwEffect *repaired = copy_of (effect);

  repaired->priority = priority;
  /* Translators: a button beside an effect: it holds, and not the one that counts the same. */
  return refusal_new (words, _ ("Let This One Go First"), repaired);
}

TwEffectRefusal *
tw_effect_refusal_new (TwDocument *document, const TwEffect *effect, guint index)
{
  const TwTileSet *set = tw_document_get_set (document);
  const GPtrArray *own = set->own->effects;
  const TwEffect *itself = index < own->len ? own->pdata[index] : NULL;
  const TwEffect *own_rival = tw_effect_problem_find_rival (effect, own, itself), *rival;
  TwEffectProblem problem = tw_effect_problem_find (effect);
  g_autoptr (TwRules) rules = NULL;
  g_autoptr (GPtrArray) shipped = NULL;
  int priority;

  if (problem != TW_EFFECT_PROBLEM_NONE)
    return refuse_problem (problem, effect);
  rules = tw_own_rules_game (document);
  shipped = effects_in_play (rules);
  rival = tw_effect_problem_find_rival (effect, shipped, NULL);
  if (own_rival == NULL && rival == NULL)
    return NULL;
  priority = priority_before (effect, own, itself, effect->priority + 1);
  priority = priority_before (effect, shipped, NULL, priority);
  return refuse_rival (effect,
                       own_rival != NULL ? words_of_own (set, own_rival)
                                         : words_of_shipped (rules, rival),
                       priority);
}
