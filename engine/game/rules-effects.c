/* Effects and tokens compiled: those in play, by event and kind of feature. */
#include "engine/game/rules-private.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

/* What a symbol, figure or token that nobody names has for a number. */
#define NO_NUMBER (-1)

char **
tw_rules_counted_symbols (const TwRules *rules, const TwRulesSetup *setup)
{
  GPtrArray *names = g_ptr_array_new ();

  for (guint i = 0; i < setup->vocabulary->effects->len; i++)
    {
      const TwEffect *effect = g_ptr_array_index (setup->vocabulary->effects, i);
      const char *asked[] = { effect->symbol, effect->if_symbol, effect->unless_symbol };

      for (guint k = 0;
           tw_rules_in_play (setup, effect->part, TW_PART_SYMBOLS) && k < G_N_ELEMENTS (asked); k++)
        if (asked[k] != NULL
            && !g_ptr_array_find_with_equal_func (names, asked[k], g_str_equal, NULL))
          g_ptr_array_add (names, (gpointer) asked[k]);
    }
  for (guint i = 0; i < rules->n_expansions; i++)
    for (guint k = 0;
         rules->expansions[i]->symbols != NULL && rules->expansions[i]->symbols[k] != NULL; k++)
      if (!g_ptr_array_find_with_equal_func (names, rules->expansions[i]->symbols[k], g_str_equal,
                                             NULL))
        g_ptr_array_add (names, (gpointer) rules->expansions[i]->symbols[k]);
  g_ptr_array_add (names, NULL);
  return (char **) g_ptr_array_free (names, FALSE);
}

/* @format: a sentence with the number. */
static gboolean
too_many (const char *format, int most, GError **error)
{
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_set_error (error, TW_RULES_ERROR, TW_RULES_ERROR_EFFECT, format, most);
#pragma GCC diagnostic pop
  return FALSE;
}

static gboolean
truth (const TwRules *rules, const char *word)
{
  if (word == NULL || strcmp (word, "false") == 0)
    return FALSE;
  return strcmp (word, "true") == 0 || tw_rules_parameter (rules, word) != 0;
}

/* How many each player has at the start, by the number of players from two on. */
static guint
each_of (const TwRules *rules, const TwTokenType *type)
{
  g_auto (GStrv) amounts = g_strsplit (type->each != NULL ? type->each : "", " ", -1);
  guint n = g_strv_length (amounts);
  guint i = rules->n_seats > 2 ? rules->n_seats - 2 : 0;

  return n > 0 ? (guint) CLAMP (tw_rules_amount (rules, amounts[MIN (i, n - 1)], 0), 0, 999) : 0;
}

static guint
supply_of (const TwRules *rules, const TwTokenType *type)
{
  return type->supply_parameter != NULL ? (guint) tw_rules_parameter (rules, type->supply_parameter)
                                        : type->supply;
}

gboolean
tw_rules_compile_tokens (TwRules *rules, const TwRulesSetup *setup, GError **error)
{
  for (guint i = 0; i < setup->vocabulary->tokens->len; i++)
    {
      TwTokenType *type = g_ptr_array_index (setup->vocabulary->tokens, i);
      TwTokenRule *token = &rules->token_types[rules->n_token_types];

      if (!tw_rules_in_play (setup, type->part, TW_PART_SYMBOLS))
        continue;
      if (rules->n_token_types == TW_MAX_TOKEN_TYPES)
        return too_many (_ ("More than %d kinds of tokens cannot be in play. Leave some out."),
                         TW_MAX_TOKEN_TYPES, error);
      if (type->n_worths > TW_MAX_TOKEN_WORTHS)
        return too_many (
            _ ("More than %d ways of counting one token cannot be in play. Leave some out."),
            TW_MAX_TOKEN_WORTHS, error);
      token->type = type;
      token->each = (guint16) each_of (rules, type);
      token->supply = (guint16) MAX (supply_of (rules, type), token->each * rules->n_seats);
      token->by_hand = tw_vocabulary_token_is_by_hand (setup->vocabulary, type);
      for (guint w = 0; w < type->n_worths; w++)
        {
          token->points[w] = (gint16) tw_rules_amount (rules, type->worths[w].points, 0);
          token->none_counts[w] = truth (rules, type->worths[w].none_counts);
        }
      rules->n_token_types++;
    }
  return TRUE;
}

/* Rates first, the weightiest for each thing first; then additions, divisions, who gets
 * it, and what is given beside. */
static int
effect_rank (const TwEffectRule *rule)
{
  return rule->stage == TW_STAGE_CREDIT && !rule->is_choice ? TW_STAGE_TOKENS : rule->stage;
}

static int
compare_effects (gconstpointer a, gconstpointer b)
{
  const TwEffectRule *x = a, *y = b;

  if (effect_rank (x) != effect_rank (y))
    return effect_rank (x) - effect_rank (y);
  if (x->stage == TW_STAGE_RATE && x->per != y->per)
    return (int) x->per - (int) y->per;
  if (x->stage == TW_STAGE_RATE && x->symbol != y->symbol)
    return x->symbol - y->symbol;
  if (x->stage == TW_STAGE_RATE && x->scope != y->scope)
    return (int) x->scope - (int) y->scope;
  if (x->stage == TW_STAGE_RATE && x->effect->kind != y->effect->kind)
    return (int) x->effect->kind - (int) y->effect->kind;
  if (x->stage == TW_STAGE_RATE && x->effect->only_complete != y->effect->only_complete)
    return x->effect->only_complete - y->effect->only_complete;
  if (x->effect->priority != y->effect->priority)
    return y->effect->priority - x->effect->priority;
  return (int) x->effect->line - (int) y->effect->line;
}

static gint8
symbol_number (const TwRules *rules, const char *symbol)
{
  return symbol != NULL ? (gint8) tw_catalogue_counted (rules->catalogue, symbol) : NO_NUMBER;
}

/* A figure of a part that is not in play stands nowhere. */
static gint8
figure_number (const TwRules *rules, const char *figure)
{
  int index = figure != NULL ? tw_rules_figure (rules, figure) : NO_NUMBER;

  return figure != NULL && index < 0 ? TW_MAX_FIGURE_TYPES : (gint8) index;
}

static gboolean
compile_effect (const TwRules *rules, const TwEffect *effect, TwEffectRule *rule, GError **error)
{
  rule->effect = effect;
  rule->stage = (guint8) effect->stage;
  rule->per = (guint8) effect->per;
  rule->scope = (guint8) effect->scope;
  rule->to = (guint8) effect->to;
  rule->symbol = symbol_number (rules, effect->symbol);
  rule->if_symbol = symbol_number (rules, effect->if_symbol);
  rule->unless_symbol = symbol_number (rules, effect->unless_symbol);
  rule->if_figure = figure_number (rules, effect->if_figure);
  rule->if_own_figure = figure_number (rules, effect->if_own_figure);
  rule->token = effect->token != NULL ? (gint8) tw_rules_token (rules, effect->token) : NO_NUMBER;
  rule->round_down = (guint8) effect->round_down;
  rule->is_choice = effect->stage == TW_STAGE_CREDIT && effect->points == NULL;
  rule->tiles_most = (gint16) tw_rules_amount (rules, effect->if_tiles_most, G_MAXINT16);
  rule->tiles_least = (gint16) tw_rules_amount (rules, effect->if_tiles_least, 0);
  rule->points = (gint16) tw_rules_amount (rules, effect->points, 0);
  if (rule->stage != TW_STAGE_DIVIDE || rule->points >= 1)
    return TRUE;
  g_set_error (error, TW_RULES_ERROR, TW_RULES_ERROR_EFFECT,
               _ ("%s divides points and cannot be %d. Set it to 1 or more."), effect->points,
               rule->points);
  return FALSE;
}

static void
find_span (TwRules *rules, guint when, guint kind, guint begin)
{
  TwEffectSpan *span = &rules->spans[when][kind];

  qsort (&rules->effects[begin], rules->n_effects - begin, sizeof (TwEffectRule), compare_effects);
  span->begin = span->credit = span->extra = (guint8) begin;
  span->end = (guint8) rules->n_effects;
  for (guint i = begin; i < rules->n_effects; i++)
    {
      const TwEffectRule *rule = &rules->effects[i];

      span->credit += rule->stage < TW_STAGE_CREDIT;
      span->extra += rule->stage < TW_STAGE_CREDIT || rule->is_choice;
      span->by_seat |= rule->stage < TW_STAGE_CREDIT && rule->if_own_figure != NO_NUMBER;
      if (rule->stage >= TW_STAGE_CREDIT && (rule->to == TW_TO_COMPLETER || rule->to == TW_TO_ALL))
        rules->counts_empty[when] |= TW_KIND_BIT (kind);
    }
}

static gboolean
has_setting (const TwRules *rules, const TwEffect *effect)
{
  int index, value;

  return effect->if_parameter == NULL
         || (tw_vocabulary_setting (rules->vocabulary, effect->if_parameter, &index, &value)
             && rules->parameters[index] == value);
}

static gboolean
compile_effects_for (TwRules *rules,
                     const TwRulesSetup *setup,
                     guint when,
                     guint kind,
                     GError **error)
{
  guint begin = rules->n_effects;

  for (guint i = 0; i < setup->vocabulary->effects->len; i++)
    {
      const TwEffect *effect = g_ptr_array_index (setup->vocabulary->effects, i);

      if (!(effect->events & (1u << when)) || !(effect->features & TW_KIND_BIT (kind))
          || !tw_rules_in_play (setup, effect->part, TW_PART_SYMBOLS)
          || !has_setting (rules, effect))
        continue;
      if (rules->n_effects == TW_MAX_EFFECTS)
        return too_many (_ ("More than %d effects cannot be in play. Leave some out."),
                         TW_MAX_EFFECTS, error);
      if (!compile_effect (rules, effect, &rules->effects[rules->n_effects], error))
        return FALSE;
      rules->n_effects++;
    }
  find_span (rules, when, kind, begin);
  return TRUE;
}

static gboolean
refuse_rivals (const TwEffect *a, const TwEffect *b, GError **error)
{
  g_autofree char *words =
      g_strdup_printf (_ ("This effect and the one in %s:%u count the same with the same "
                          "priority. Give one of them a higher priority."),
                       a->file != NULL ? a->file : a->part, a->line);

  tw_rules_error_set_at (error, TW_RULES_ERROR_EFFECT, b->file != NULL ? b->file : b->part, b->line,
                         words);
  return FALSE;
}

/* Two that nothing decides between, in files that are in play together. */
static gboolean
check_rivals (const TwRulesSetup *setup, GError **error)
{
  const GPtrArray *effects = setup->vocabulary->effects;

  for (guint i = 0; i < effects->len; i++)
    for (guint k = 0; k < i; k++)
      {
        const TwEffect *a = g_ptr_array_index (effects, k), *b = g_ptr_array_index (effects, i);

        if (!tw_effect_is_rival (a, b) || !tw_rules_in_play (setup, a->part, TW_PART_SYMBOLS)
            || !tw_rules_in_play (setup, b->part, TW_PART_SYMBOLS))
          continue;
        return refuse_rivals (a, b, error);
      }
  return TRUE;
}

gboolean
tw_rules_compile_effects (TwRules *rules, const TwRulesSetup *setup, GError **error)
{
  if (!check_rivals (setup, error))
    return FALSE;
  for (guint when = 0; when < TW_N_EVENTS; when++)
    for (guint kind = 0; kind < TW_N_KINDS; kind++)
      if (!compile_effects_for (rules, setup, when, kind, error))
        return FALSE;
  return TRUE;
}
