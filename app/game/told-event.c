/* Events in the sentences of their rules. */
#include "app/game/told-event.h"

#include <string.h>

#include "app/game/table-names.h"
#include "app/print/effect-words.h"
#include "engine/game/told-rule.h"
#include "engine/set/plain-names.h"
#include "engine/tile/language.h"

static gboolean
is_own (const char *part)
{
  return strcmp (part, TW_PART_OWN) == 0;
}

static gboolean
is_told (const TwRules *rules, const char *ids)
{
  return tw_effect_words_has_words (rules->vocabulary, ids);
}

/* The effect that gives the points, or the tokens. */
static const TwEffect *
effect_of (const TwEvent *event)
{
  return event->n_lines > 0 ? event->lines[0].effect : NULL;
}

static const TwTokenWorth *
worth_of (const TwRules *rules, const TwEvent *event)
{
  const TwTokenType *token =
      event->kind == TW_EVENT_TOKENS_SCORED ? rules->token_types[event->token].type : NULL;

  return token != NULL && event->worth < token->n_worths && is_own (token->part)
             ? &token->worths[event->worth]
             : NULL;
}

static char *
effect_words (const TwRules *rules, const TwEffect *effect)
{
  g_autofree char *language = tw_language_from_locale (g_get_language_names ()[0]);
  const char *const languages[] = { language, NULL };

  return tw_plain_names (rules->vocabulary, tw_effect_words (rules, effect, language), languages);
}

char *
tw_told_event_words (const TwRules *rules, const TwEvent *event)
{
  const TwEffect *effect = effect_of (event);
  const TwTokenWorth *worth = worth_of (rules, event);
  const TwProcedure *procedure = event->kind == TW_EVENT_OWN && event->what != NULL
                                     ? tw_vocabulary_find_procedure (rules->vocabulary, event->what)
                                     : NULL;
  g_autofree char *language = tw_language_from_locale (g_get_language_names ()[0]);
  const char *const languages[] = { language, NULL };

  /* What else the event goes by, as who has the majority, is not what gives the points. */
  if (effect != NULL && is_own (effect->part) && !is_told (rules, effect->rules))
    return effect_words (rules, effect);
  if (is_told (rules, event->rules))
    return NULL;
  if (worth != NULL && !is_told (rules, worth->rules))
    return tw_plain_names (rules->vocabulary,
                           tw_effect_words_token_worth (rules,
                                                        rules->token_types[event->token].type,
                                                        worth, language),
                           languages);
  if (procedure != NULL && is_own (procedure->part)
      && !is_told (rules, tw_statement_text (procedure->root, "rules")))
    return tw_told_procedure_words (rules, procedure);
  return NULL;
}

/* The first of its rules that has words. */
static char *
first_words (const TwRules *rules, const char *ids)
{
  g_auto (GStrv) all = g_strsplit (ids, " ", -1);

  for (guint i = 0; all[i] != NULL; i++)
    if (is_told (rules, all[i]))
      return tw_rule_words (rules, all[i]);
  return NULL;
}

/* Adds @words (transfer full) (nullable), each once. */
static void
say (GPtrArray *said, char *words)
{
  if (words == NULL || g_ptr_array_find_with_equal_func (said, words, g_str_equal, NULL))
    g_free (words);
  else
    g_ptr_array_add (said, words);
}

/* What a rule does to the value of what is counted. */
static void
say_change (GPtrArray *said, const TwRules *rules, const TwValueChange *change)
{
  const TwProcedure *procedure =
      change->by > 0 ? rules->vocabulary->procedures->pdata[change->by - 1] : NULL;
  const char *ids = procedure != NULL ? tw_statement_text (procedure->root, "rules") : NULL;

  if (procedure != NULL && is_own (procedure->part))
    say (said, is_told (rules, ids) ? first_words (rules, ids)
                                    : tw_told_procedure_words (rules, procedure));
}

char *
tw_told_event_more (const TwRules *rules, const TwEvent *event, const char *told)
{
  g_autoptr (GPtrArray) said = g_ptr_array_new_with_free_func (g_free);
  const TwEffect *first = effect_of (event);

  g_ptr_array_add (said, g_strdup (told));
  for (guint i = 1; i < event->n_lines; i++)
    {
      const TwEffect *effect = event->lines[i].effect;

      if (effect != NULL && effect != first && is_own (effect->part))
        say (said, is_told (rules, effect->rules) ? first_words (rules, effect->rules)
                                                  : effect_words (rules, effect));
    }
  for (guint i = 0; event->kind == TW_EVENT_SCORED && i < event->changes.n_changes
                    && i < G_N_ELEMENTS (event->changes.changes);
       i++)
    say_change (said, rules, &event->changes.changes[i]);
  g_ptr_array_remove_index (said, 0);
  g_ptr_array_add (said, NULL);
  return said->len > 1 ? g_strjoinv (" ", (char **) said->pdata) : NULL;
}
