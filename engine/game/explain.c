/* Events in words: how many points, for what, and how they were reckoned. */
#include "engine/game/explain.h"

#include "engine/set/rule-word.h"
#include "engine/set/word-places.h"
#include "engine/tile/symbol-table.h"

#include <string.h>

#include <glib/gi18n-lib.h>

const char *
tw_explain_symbol (const TwVocabulary *vocabulary, const char *symbol, const char *const *languages)
{
  const TwSymbolType *type = tw_vocabulary_find_symbol (vocabulary, symbol);
  const TwSymbolInfo *info = tw_symbol_table_find (symbol);
  const char *words = type != NULL ? tw_texts_best (type->texts, languages) : NULL;

  if (words == NULL && info != NULL && info->many != NULL)
    return g_dpgettext2 (GETTEXT_PACKAGE, "symbols", info->many);
  return words != NULL ? words : tw_symbol_table_name (symbol);
}

static char *
put_number (const char *words, gulong n)
{
  const char *number = strstr (words, "%d");

  return number != NULL
             ? g_strdup_printf ("%.*s%lu%s", (int) (number - words), words, n, number + 2)
             : g_strdup (words);
}

/* The form for @n of the language that is shown, its number put in. */
char *
tw_explain_counted (const TwVocabulary *vocabulary,
                    const char *symbol,
                    gulong n,
                    const char *const *languages)
{
  const TwSymbolType *type = tw_vocabulary_find_symbol (vocabulary, symbol);
  const char *words = type != NULL
                          ? tw_texts_counted (type->counted, languages, vocabulary->plural_forms, n)
                          : NULL;

  return words != NULL ? put_number (words, n) : NULL;
}

/* "%d vineyard" without its number; a form for one alone may have none. */
static char *
without_number (const char *words)
{
  const char *number = strstr (words, "%d");
  g_autofree char *joined =
      number != NULL ? g_strdup_printf ("%.*s%s", (int) (number - words), words, number + 2)
                     : g_strdup (words);
  const char *from = joined;

  /* Numbers and what they count are kept on one line by a space of their own. */
  while (*from != '\0' && g_unichar_isspace (g_utf8_get_char (from)))
    from = g_utf8_next_char (from);
  return g_strchomp (g_strdup (from));
}

char *
tw_explain_one_symbol (const TwVocabulary *vocabulary,
                       const char *symbol,
                       const char *const *languages)
{
  const TwSymbolType *type = tw_vocabulary_find_symbol (vocabulary, symbol);
  const TwText *title = type != NULL ? tw_texts_best_text (type->texts, languages) : NULL;
  const TwText *counted = type != NULL ? tw_texts_best_text (type->counted[0], languages) : NULL;
  g_autofree char *one = NULL;

  /* A title in the language that is read is understood better than one thing in another. */
  if (counted != NULL && (title == NULL || strcmp (counted->language, title->language) == 0))
    one = without_number (tw_texts_counted (type->counted, languages, vocabulary->plural_forms, 1));
  if (one != NULL && *one != '\0')
    return g_steal_pointer (&one);
  return g_strdup (title != NULL && *title->text != '\0' ? title->text
                                                         : tw_symbol_table_name (symbol));
}

char *
tw_explain_n_symbols (const TwVocabulary *vocabulary,
                      const char *symbol,
                      guint n,
                      const char *const *languages)
{
  const TwSymbolInfo *info = tw_symbol_table_find (symbol);
  char *words = tw_explain_counted (vocabulary, symbol, n, languages);

  if (words == NULL && info != NULL && info->counted != NULL)
    return put_number (g_dngettext (GETTEXT_PACKAGE, info->counted, info->counted_many, n), n);
  return words != NULL ? words
                       /* Translators: how many, and the name of a symbol: "2 × Mill". */
                       : g_strdup_printf (_ ("%u × %s"), n,
                                          tw_explain_symbol (vocabulary, symbol, languages));
}

const char *
tw_explain_token (const TwVocabulary *vocabulary, const char *token, const char *const *languages)
{
  const TwTokenType *type = tw_vocabulary_find_token (vocabulary, token);
  const char *words = type != NULL ? tw_texts_best (type->texts, languages) : NULL;

  return words != NULL ? words : tw_explain_symbol (vocabulary, token, languages);
}

/* Who makes it so: the figure that an effect asks for; "" for none. */
static const char *
figure_words (const TwRules *rules, const TwValueLine *line, const char *const *languages)
{
  const char *id = line->effect != NULL ? line->effect->if_figure : NULL;
  const TwFigureType *type = id != NULL ? tw_vocabulary_find_figure (rules->vocabulary, id) : NULL;
  const char *words = type != NULL ? tw_texts_best (type->texts, languages) : NULL;

  return words != NULL ? words : id != NULL ? id : "";
}

/* What is said of features of a kind; %NULL where it is said as of any. */
static const char *
kind_words (TwKind kind, gulong n)
{
  switch (kind)
    {
    case TW_KIND_ROAD:
      return g_dngettext (GETTEXT_PACKAGE, "%d road × %d", "%d roads × %d", n);
    case TW_KIND_CITY:
      return g_dngettext (GETTEXT_PACKAGE, "%d city × %d", "%d cities × %d", n);
    case TW_KIND_MONASTERY:
      return g_dngettext (GETTEXT_PACKAGE, "%d monastery × %d", "%d monasteries × %d", n);
    case TW_KIND_GARDEN:
      return g_dngettext (GETTEXT_PACKAGE, "%d garden × %d", "%d gardens × %d", n);
    case TW_KIND_FIELD:
      return g_dngettext (GETTEXT_PACKAGE, "%d field × %d", "%d fields × %d", n);
    default:
      return NULL;
    }
}

/* Of how many, and points for each: "%d tiles × %d"; %NULL where nothing is counted. */
static const char *
counted_words (const TwEffect *effect, gulong n)
{
  const TwRuleWord *word = tw_rule_word_of (TW_WORDS_PER, (int) effect->per);
  const char *known = NULL;

  if (effect->per == TW_PER_KIND)
    known = kind_words (effect->kind, n);
  else if (effect->kind == TW_KIND_MIST)
    known = effect->per == TW_PER_TILE_WITH
                ? g_dngettext (GETTEXT_PACKAGE, "%d misty tile × %d", "%d misty tiles × %d", n)
                : g_dngettext (GETTEXT_PACKAGE, "%d clear tile × %d", "%d clear tiles × %d", n);
  if (known != NULL || word == NULL || word->one == NULL)
    return known;
  return g_dngettext (GETTEXT_PACKAGE, word->one, word->many, n);
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

/* "3 vineyards × 2" */
static char *
symbol_term (const TwRules *rules, const TwValueLine *line, const char *const *languages)
{
  const char *symbol = line->effect->symbol;
  gulong n = (gulong) line->n;
  g_autofree char *counted = NULL;

  if (strcmp (symbol, "coat-of-arms") == 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d coat of arms × %d",
                                         "%d coats of arms × %d", n),
                            line->n, line->points);
  counted = tw_explain_counted (rules->vocabulary, symbol, n, languages);
  if (counted != NULL)
    /* Translators: how many symbols, "3 vineyards", and points for each. */
    return g_strdup_printf (_ ("%s × %d"), counted, line->points);
  return g_strdup_printf (_ (tw_rule_word_of (TW_WORDS_PER, TW_PER_SYMBOL)->said),
                          tw_explain_symbol (rules->vocabulary, symbol, languages), line->n,
                          line->points);
}

/* "5 tiles × 2"; a sum for the feature itself is only the sum. */
static char *
term (const TwRules *rules, const TwValueLine *line, const char *const *languages)
{
  const TwEffect *effect = line->effect;
  const char *words = effect != NULL ? counted_words (effect, (gulong) line->n) : NULL;

  if (line->n == 0)
    /* Translators: points for more reasons than can be told one by one. */
    return g_strdup_printf (_ ("the rest: %d"), line->points);
  if (words != NULL)
    return g_strdup_printf (words, line->n, line->points);
  if (effect != NULL && effect->per == TW_PER_SYMBOL)
    return symbol_term (rules, line, languages);
  return line->n == 1 ? g_strdup_printf ("%d", line->points)
                      : g_strdup_printf ("%d × %d", line->n, line->points);
}

#pragma GCC diagnostic pop

/* The sum so far, divided. @before is what it was. */
static void
divide (GString *out, const TwValueLine *line, int before, gboolean rounds_down, gboolean is_sum)
{
  g_autofree char *sum = is_sum ? g_strdup_printf ("(%s)", out->str) : g_strdup (out->str);

  if (before % line->points == 0)
    g_string_printf (out, _ ("%s ÷ %d"), sum, line->points);
  else if (rounds_down)
    g_string_printf (out, _ ("%s ÷ %d, rounded down"), sum, line->points);
  else
    g_string_printf (out, _ ("%s ÷ %d, rounded up"), sum, line->points);
}

char *
tw_explain_value_formula (const TwRules *rules,
                          const TwValueLine *lines,
                          guint n_lines,
                          const char *const *languages)
{
  GString *out = g_string_new (n_lines == 0 ? "0" : NULL);

  for (guint i = 0; i < n_lines; i++)
    {
      if (lines[i].effect != NULL && lines[i].effect->stage == TW_STAGE_DIVIDE)
        {
          if (i == 0)
            g_string_append (out, "0");
          divide (out, &lines[i], i > 0 ? lines[i - 1].total : 0, lines[i].effect->round_down,
                  strchr (out->str, ' ') != NULL);
        }
      else
        {
          g_autofree char *words = term (rules, &lines[i], languages);

          if (out->len > 0)
            g_string_append (out, " + ");
          g_string_append (out, words);
        }
      if (*figure_words (rules, &lines[i], languages) != '\0')
        g_string_append_printf (out, " (%s)", figure_words (rules, &lines[i], languages));
    }
  /* A single sum says it all. */
  if (n_lines > 0 && strchr (out->str, ' ') != NULL)
    g_string_append_printf (out, " = %d", lines[n_lines - 1].total);
  return g_string_free (out, FALSE);
}

static char *
tokens_formula (const TwRules *rules, const TwEvent *event, const char *const *languages)
{
  const TwTokenRule *token = &rules->token_types[event->token];
  const char *name = tw_explain_token (rules->vocabulary, token->type->id, languages);
  const TwTokenWorth *worth;

  if (event->kind == TW_EVENT_TOKENS)
    /* Translators: name of a token, and how many somebody got. */
    return g_strdup_printf (_ ("%s: +%u"), name, event->n_tokens);
  worth = &token->type->worths[event->worth];
  if (worth->by == TW_TOKEN_BY_MOST)
    /* Translators: name of a token, how many somebody holds, and the points. */
    return g_strdup_printf (_ ("%s: most, %u = %d"), name, event->n_tokens, event->points);
  if (worth->every > 1)
    /* Translators: name of a token, how many somebody holds, how many bring the points, how often
     * somebody has so many, and the points. */
    return g_strdup_printf (_ ("%s: %u ÷ %d, rounded down, × %d = %d"), name, event->n_tokens,
                            worth->every, token->points[event->worth], event->points);
  return g_strdup_printf (_ ("%s: %u × %d = %d"), name, event->n_tokens,
                          token->points[event->worth], event->points);
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

/* What an expansion gave: "2 knights × 2 = 4", "3 ÷ 2, rounded up = 2". */
static char *
award_formula (const TwRules *rules, const TwEvent *event, const char *const *languages)
{
  const TwValueLine *line = event->lines;
  g_autoptr (GString) out = g_string_new (NULL);

  if (event->n_lines == 0)
    return g_strdup ("");
  if (event->counted_said != NULL)
    g_string_assign (out, event->counted_said);
  else if (event->counted != NULL)
    g_string_printf (out,
                     g_dngettext (GETTEXT_PACKAGE, event->counted->one, event->counted->many,
                                  (gulong) line->n),
                     line->n, line->points);
  else if (event->divides != TW_DIVIDES_NOT)
    {
      g_string_printf (out, "%d", line->n);
      divide (out, line, line->n, event->divides == TW_DIVIDES_DOWN, FALSE);
    }
  else
    return tw_explain_value_formula (rules, event->lines, event->n_lines, languages);
  g_string_append_printf (out, " = %d", line->total);
  return g_strdup (out->str);
}

#pragma GCC diagnostic pop

static char *
shared_formula (const TwEvent *event, const char *formula, int points)
{
  /* Translators: the arithmetic, how many share the points, and what each gets. */
  return g_strdup_printf (_ ("%s; shared by %u: %d"), formula, event->n_sharing, points);
}

char *
tw_explain_changed_formula (const char *formula,
                            const TwValueChanges *changes,
                            int before,
                            int after)
{
  g_autofree char *words = tw_value_changes_words (changes, before, after);

  if (words != NULL)
    /* Translators: the arithmetic, what a rule did to the points, “× 2”, and what they are then. */
    return g_strdup_printf (_ ("%s; %s: %d"), formula, words, after);
  /* Translators: the arithmetic, by how much a rule changed the points, and what they are then.
   */
  return g_strdup_printf (_ ("%s; changed by %+d: %d"), formula, after - before, after);
}

/* What rules made of the points. */
static char *
changed_formula (const TwEvent *event, const char *formula)
{
  int before = event->points - event->changed;
  g_autofree char *shared =
      event->n_sharing > 0 ? shared_formula (event, formula, before) : g_strdup (formula);

  return tw_explain_changed_formula (shared, &event->changes, before, event->points);
}

char *
tw_explain_event_formula (const TwRules *rules, const TwEvent *event, const char *const *languages)
{
  g_autofree char *formula = NULL;

  if (event->kind == TW_EVENT_TOKENS || event->kind == TW_EVENT_TOKENS_SCORED)
    return tokens_formula (rules, event, languages);
  if (event->kind == TW_EVENT_OWN)
    return award_formula (rules, event, languages);
  if (event->kind != TW_EVENT_SCORED || (event->n_lines == 0 && event->points != 0))
    return g_strdup ("");
  formula = tw_explain_value_formula (rules, event->lines, event->n_lines, languages);
  if (event->changed != 0)
    return changed_formula (event, formula);
  if (event->n_sharing == 0)
    return g_steal_pointer (&formula);
  return shared_formula (event, formula, event->points);
}
char *
tw_explain_event_said (const TwEvent *event, const char *player, const char *tile)
{
  const char *const words[TW_N_WORD_PLACES] = {
    [TW_WORD_PLACE_PLAYER] = player,
    [TW_WORD_PLACE_N] = event->drawn != NULL ? event->drawn : "",
    [TW_WORD_PLACE_TILE] = tile,
  };

  if (event->said == NULL || (event->kind != TW_EVENT_TOLD && event->kind != TW_EVENT_DRAWN))
    return NULL;
  return tw_word_places_fill (event->said, words);
}

char *
tw_explain_event_symbols (const TwRules *rules, const TwEvent *event, const char *const *languages)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; event->kind == TW_EVENT_SCORED && i < rules->catalogue->n_counted; i++)
    if (event->symbols[i] > 0)
      {
        g_autofree char *words = NULL;

        if (out->len > 0)
          g_string_append (out, ", ");
        words = tw_explain_n_symbols (rules->vocabulary, rules->catalogue->counted[i],
                                      event->symbols[i], languages);
        g_string_append (out, words);
      }
  return g_string_free (out, FALSE);
}

static void
add_rules (GPtrArray *all, const char *rules)
{
  g_auto (GStrv) words = g_strsplit (rules != NULL ? rules : "", " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0' && !g_ptr_array_find_with_equal_func (all, words[i], g_str_equal, NULL))
      g_ptr_array_add (all, g_strdup (words[i]));
}

char **
tw_explain_event_rules (const TwEvent *event)
{
  GPtrArray *all = g_ptr_array_new ();

  /* The first one is the one that gives the points. */
  if (event->kind == TW_EVENT_OWN)
    add_rules (all, event->rules);
  for (guint i = 0; i < event->n_lines; i++)
    if (event->lines[i].effect != NULL)
      add_rules (all, event->lines[i].effect->rules);
  add_rules (all, event->rules);
  g_ptr_array_add (all, NULL);
  return (char **) g_ptr_array_free (all, FALSE);
}

const char *
tw_explain_event_to (TwEffectTo to)
{
  return _ (tw_rule_word_of (TW_WORDS_TO, (int) to)->said);
}
