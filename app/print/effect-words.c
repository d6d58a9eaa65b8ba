/* What a designer's effect does, in words. */
#include "app/print/effect-words.h"

#include <string.h>

#include "engine/set/rule-word.h"
#include "engine/set/section-words.h"
#include "engine/set/thing-words.h"

/*
 * @rules: (nullable): of the game; without it parameters are at their defaults
 */
typedef struct
{
  const TwVocabulary *vocabulary;
  const TwRules *rules;
  const char *const *languages;
} Saying;

static int
amount_of (const Saying *saying, const char *amount, int none)
{
  int number = none, index;

  if (saying->rules != NULL)
    return tw_rules_amount (saying->rules, amount, none);
  if (amount == NULL || tw_amount_is_number (amount, &number))
    return number;
  index = tw_vocabulary_find_parameter (saying->vocabulary, amount);
  return index >= 0 ? ((const TwParameter *) saying->vocabulary->parameters->pdata[index])->preset
                    : none;
}

static const char *
template_of (const Saying *saying, const char *id)
{
  return tw_section_title (saying->vocabulary, id, saying->languages);
}

static char *
fill (const Saying *saying, const char *id, const TwSectionSlot *slots, guint n_slots)
{
  char *words = tw_section_words (saying->vocabulary, id, saying->languages, slots, n_slots);

  return words != NULL ? words : g_strdup ("");
}

/* The template @id with one thing in it. */
static char *
fill_name (const Saying *saying, const char *id, const char *name, const char *words)
{
  const TwSectionSlot slot = { name, words, 0 };

  return fill (saying, id, &slot, 1);
}

static char *
fill_number (const Saying *saying, const char *id, const char *amount, int none)
{
  int number = amount_of (saying, amount, none);
  g_autofree char *words = g_strdup_printf ("%d", number);
  const TwSectionSlot slot = { "n", words, number };

  return fill (saying, id, &slot, 1);
}

static char *
kind_words (const Saying *saying, TwKind kind)
{
  const TwLandType *land = tw_vocabulary_land_of (saying->vocabulary, kind);
  const char *name = tw_vocabulary_kind_name (saying->vocabulary, kind);
  g_autofree char *id = g_strconcat ("kind-", name, NULL);

  if (land != NULL)
    return g_strdup (tw_thing_words_title (land->texts, land->id, saying->languages));
  return template_of (saying, id) != NULL ? fill (saying, id, NULL, 0) : g_strdup (name);
}

/* "Road, City", "completed, at the end of the game" */
static void
append_to_list (GString *list, const char *words)
{
  g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", words);
}

static char *
kinds_words (const Saying *saying, TwKindSet kinds)
{
  GString *list = g_string_new (NULL);

  for (guint kind = 0; kind < TW_N_KINDS; kind++)
    if (kinds & TW_KIND_BIT (kind))
      {
        g_autofree char *words = kind_words (saying, (TwKind) kind);

        append_to_list (list, words);
      }
  return g_string_free (list, FALSE);
}

/* The sentence of a word: "effect-to-" and its name. */
static char *
word_words (const Saying *saying, const char *prefix, const TwRuleWord *word)
{
  g_autofree char *id = g_strconcat (prefix, word->name, NULL);

  return fill (saying, id, NULL, 0);
}

static char *
events_words (const Saying *saying, const TwEffect *effect)
{
  GString *list = g_string_new (NULL);
  const TwRuleWord *event;

  for (guint i = 0; (event = tw_rule_word_nth (TW_WORDS_EVENT, i)) != NULL; i++)
    if (effect->events & (guint) event->value)
      {
        g_autofree char *words = word_words (saying, "effect-when-", event);

        append_to_list (list, words);
      }
  return g_string_free (list, FALSE);
}

/* "2 points for each symbol of this kind (on its tiles): Mill", or as many tokens. */
static char *
amount_words (const Saying *saying, const TwEffect *effect, const char *who)
{
  gboolean is_tokens = effect->stage == TW_STAGE_TOKENS;
  int number = amount_of (saying, effect->points, is_tokens ? 1 : 0);
  const char *token =
      effect->token != NULL
          ? tw_thing_words_token (saying->vocabulary, effect->token, saying->languages)
          : NULL;
  g_autofree char *points = g_strdup_printf ("%d", number);
  g_autofree char *scope =
      word_words (saying, "effect-scope-", tw_rule_word_of (TW_WORDS_SCOPE, (int) effect->scope));
  g_autofree char *name =
      effect->per == TW_PER_SYMBOL && effect->symbol != NULL
          ? g_strdup (tw_thing_words_symbol (saying->vocabulary, effect->symbol, saying->languages))
          : kind_words (saying, effect->kind);
  g_autofree char *id = g_strconcat (
      is_tokens ? "effect-tokens" : "effect-points", effect->per != TW_PER_FEATURE ? "-" : "",
      effect->per != TW_PER_FEATURE ? tw_rule_word_of (TW_WORDS_PER, (int) effect->per)->name : "",
      effect->per == TW_PER_KIND && effect->only_complete ? "-complete" : "", NULL);
  const TwSectionSlot slots[] = {
    { "n", points, number },
    { "scope", scope, 0 },
    { "name", is_tokens && effect->per == TW_PER_FEATURE ? token : name, 0 },
    { "who", who, 0 },
    { "token", token, 0 },
  };

  return fill (saying, id, slots, G_N_ELEMENTS (slots));
}

/* What the effect brings, and to whom. */
static char *
what_words (const Saying *saying, const TwEffect *effect)
{
  g_autofree char *who =
      word_words (saying, "effect-to-", tw_rule_word_of (TW_WORDS_TO, (int) effect->to));
  g_autofree char *amount = amount_words (saying, effect, who);
  const TwSectionSlot slots[] = { { "what", amount, 0 }, { "who", who, 0 } };

  switch (effect->stage)
    {
    case TW_STAGE_RATE:
    case TW_STAGE_TOKENS:
      return g_steal_pointer (&amount);
    case TW_STAGE_ADD:
      return fill (saying, "effect-add", slots, 1);
    case TW_STAGE_DIVIDE:
      return fill_number (saying, effect->round_down ? "effect-divide-down" : "effect-divide-up",
                          effect->points, 1);
    case TW_STAGE_CREDIT:
    default:
      return fill (saying, effect->points != NULL ? "effect-award" : "effect-credit", slots, 2);
    }
}

/* Sentences of their own: (transfer full) @words. */
static void
append_sentence (GString *out, char *words)
{
  if (*words != '\0')
    g_string_append_printf (out, "%s%s", out->len > 0 ? " " : "", words);
  g_free (words);
}

/* The sentence of a condition: "effect-" and its name. */
static void
append_condition (const Saying *saying, const TwRuleWord *word, const char *text, GString *out)
{
  g_autofree char *id = g_strconcat ("effect-", word->name, NULL);
  g_autofree char *setting =
      word->takes == TW_TAKES_SETTING
          ? tw_thing_words_setting (saying->vocabulary, text, saying->languages)
          : NULL;

  switch (word->takes)
    {
    case TW_TAKES_AMOUNT:
      append_sentence (out, fill_number (saying, id, text, 0));
      break;
    case TW_TAKES_SYMBOL:
      append_sentence (out, fill_name (saying, id, "name",
                                       tw_thing_words_symbol (saying->vocabulary, text,
                                                              saying->languages)));
      break;
    case TW_TAKES_FIGURE:
      append_sentence (out, fill_name (saying, id, "name",
                                       tw_thing_words_figure (saying->vocabulary, text,
                                                              saying->languages)));
      break;
    default:
      if (setting != NULL)
        append_sentence (out, fill_name (saying, id, "name", setting));
      break;
    }
}

static void
append_conditions (const Saying *saying, const TwEffect *effect, GString *out)
{
  const TwRuleWord *word;

  for (guint i = 0; (word = tw_rule_word_nth (TW_WORDS_CONDITION, i)) != NULL; i++)
    if (tw_rule_word_text (word, effect) != NULL)
      append_condition (saying, word, tw_rule_word_text (word, effect), out);
}

gboolean
tw_effect_words_has_words (const TwVocabulary *vocabulary, const char *rules)
{
  g_auto (GStrv) ids = rules != NULL ? g_strsplit_set (rules, " \t\n", -1) : g_new0 (char *, 1);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      const TwRule *rule = tw_vocabulary_find_rule (vocabulary, ids[i]);
      const TwText *source = rule != NULL ? tw_texts_source (rule->texts) : NULL;

      if (source != NULL && *source->text != '\0')
        return TRUE;
    }
  return FALSE;
}

static char *
whole_words (const Saying *saying, const TwEffect *effect)
{
  g_autofree char *features = kinds_words (saying, effect->features);
  g_autofree char *events = events_words (saying, effect);
  g_autofree char *what = what_words (saying, effect);
  const TwSectionSlot slots[] = { { "features", features, 0 },
                                  { "events", events, 0 },
                                  { "what", what, 0 } };
  GString *out = g_string_new (NULL);

  append_sentence (out, fill (saying, "effect-sentence", slots, G_N_ELEMENTS (slots)));
  append_conditions (saying, effect, out);
  return g_string_free (out, FALSE);
}

char *
tw_effect_words (const TwRules *rules, const TwEffect *effect, const char *language)
{
  const char *const languages[] = { language, NULL };

  return whole_words (&(const Saying){ rules->vocabulary, rules, languages }, effect);
}

char *
tw_effect_words_for_user (const TwVocabulary *vocabulary, const TwEffect *effect)
{
  return whole_words (&(const Saying){ vocabulary, NULL, g_get_language_names () }, effect);
}

static char *
worth_words (const Saying *saying, const TwTokenType *token, const TwTokenWorth *worth)
{
  int number = amount_of (saying, worth->points, 0);
  g_autofree char *points = g_strdup_printf ("%d", number);
  g_autofree char *from = g_strdup_printf ("%d", worth->from);
  g_autofree char *every = g_strdup_printf ("%d", worth->every);
  const TwSectionSlot slots[] = {
    { "name", tw_thing_words_title (token->texts, token->id, saying->languages), 0 },
    { "n", points, number },
    { "from", from, worth->from },
    { "every", every, worth->every },
  };

  return fill (saying,
               worth->by == TW_TOKEN_BY_MOST ? "token-most"
               : worth->every > 1 ? (worth->from > 1 ? "token-every-from" : "token-every")
               : worth->from > 1  ? "token-each-from"
                                  : "token-each",
               slots, G_N_ELEMENTS (slots));
}

char *
tw_effect_words_token_worth (const TwRules *rules,
                             const TwTokenType *token,
                             const TwTokenWorth *worth,
                             const char *language)
{
  const char *const languages[] = { language, NULL };

  return worth_words (&(const Saying){ rules->vocabulary, rules, languages }, token, worth);
}

char *
tw_effect_words_token_worth_for_user (const TwVocabulary *vocabulary,
                                      const TwTokenType *token,
                                      const TwTokenWorth *worth)
{
  return worth_words (&(const Saying){ vocabulary, NULL, g_get_language_names () }, token, worth);
}

char *
tw_effect_words_kinds (const TwVocabulary *vocabulary, TwKindSet kinds, const char *language)
{
  const char *const languages[] = { language, NULL };

  return kinds_words (&(const Saying){ vocabulary, NULL, languages }, kinds);
}
