/* Events in the sentences of their rules. */
#include "app/game/told-event.h"

#include <string.h>

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

  if (is_told (rules, event->rules))
    return NULL;
  if (worth != NULL && !is_told (rules, worth->rules))
    return tw_plain_names (rules->vocabulary,
                           tw_effect_words_token_worth (rules,
                                                        rules->token_types[event->token].type,
                                                        worth, language),
                           languages);
  if (effect != NULL && is_own (effect->part) && !is_told (rules, effect->rules))
    return tw_plain_names (rules->vocabulary, tw_effect_words (rules, effect, language), languages);
  if (procedure != NULL && is_own (procedure->part)
      && !is_told (rules, tw_statement_text (procedure->root, "rules")))
    return tw_told_procedure_words (rules, procedure);
  return NULL;
}
