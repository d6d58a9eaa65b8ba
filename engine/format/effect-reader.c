/* An effect from its element; rates that contradict each other. */
#include "engine/format/rules-file-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/effect-words.h"
#include "engine/format/xml-root.h"
#include "engine/set/effect-problem.h"

const char *const tw_effect_stage_names[] = { "rate", "add", "divide", "credit", "tokens", NULL };
const char *const tw_effect_per_names[] = { "feature",   "tile",         "symbol",
                                            "neighbour", "city",         "kind",
                                            "tile-with", "tile-without", NULL };
const char *const tw_effect_scope_names[] = { "feature", "tiles", "around-4", "around-8", NULL };
const char *const tw_effect_event_names[] = { "complete", "end", "recall", NULL };
static const char *const round_names[] = { "up", "down", NULL };
const char *const tw_effect_to_names[] = { "majority", "presence", "completer", "colours",
                                           "all",      "nobody",   NULL };

gboolean
tw_word_attribute (TwXmlReader *reader,
                   const xmlNode *element,
                   const char *name,
                   const char *const *names,
                   int *out)
{
  g_autofree char *value = tw_xml_attribute (element, name);
  g_autofree char *all = NULL;

  *out = -1;
  if (value == NULL)
    return TRUE;
  g_strstrip (value);
  for (int i = 0; names[i] != NULL; i++)
    if (strcmp (names[i], value) == 0)
      {
        *out = i;
        return TRUE;
      }
  all = g_strjoinv (", ", (char **) names);
  return tw_xml_reader_fail (reader, element,
                             _ ("“%.40s” is no value for the attribute “%s” of <%s>. Write one of "
                                "%s."),
                             value, name, (const char *) element->name, all);
}

static gboolean
read_features (TwXmlReader *reader,
               const xmlNode *element,
               const TwVocabulary *vocabulary,
               TwEffect *effect)
{
  g_autofree char *value = NULL;
  g_auto (GStrv) words = NULL;

  if (!tw_xml_words_attribute (reader, element, "features", &value)
      || !tw_xml_needs (reader, element, "features", value))
    return FALSE;
  words = g_strsplit (value, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      TwKind kind;

      if (!tw_kind_read (reader, element, vocabulary, words[i], &kind))
        return FALSE;
      effect->features |= TW_KIND_BIT (kind);
    }
  return TRUE;
}

static gboolean
read_events (TwXmlReader *reader, const xmlNode *element, TwEffect *effect)
{
  g_autofree char *value = NULL;
  g_auto (GStrv) words = NULL;

  if (!tw_xml_words_attribute (reader, element, "events", &value)
      || !tw_xml_needs (reader, element, "events", value))
    return FALSE;
  words = g_strsplit (value, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      guint event = 0;

      while (tw_effect_event_names[event] != NULL
             && strcmp (tw_effect_event_names[event], words[i]) != 0)
        event++;
      if (tw_effect_event_names[event] == NULL)
        return tw_xml_reader_fail (reader, element,
                                   _ ("“%.40s” is no event. Write complete, end or recall."),
                                   words[i]);
      effect->events |= 1u << event;
    }
  return TRUE;
}

static gboolean
read_counted (TwXmlReader *reader,
              const xmlNode *element,
              const TwVocabulary *vocabulary,
              TwEffect *effect)
{
  g_autofree char *kind = NULL;
  int per, scope;

  if (!tw_word_attribute (reader, element, "per", tw_effect_per_names, &per)
      || !tw_word_attribute (reader, element, "scope", tw_effect_scope_names, &scope)
      || !tw_xml_words_attribute (reader, element, "symbol", &effect->symbol)
      || !tw_xml_words_attribute (reader, element, "kind", &kind)
      || !tw_xml_truth_attribute (reader, element, "complete-only", &effect->only_complete))
    return FALSE;
  effect->per = per < 0 ? TW_PER_FEATURE : (TwEffectPer) per;
  effect->scope = scope >= 0                        ? (TwEffectScope) scope
                  : effect->per == TW_PER_NEIGHBOUR ? TW_SCOPE_AROUND_8
                                                    : TW_SCOPE_FEATURE;
  effect->kind = TW_KIND_NONE;
  return kind == NULL || tw_kind_read (reader, element, vocabulary, kind, &effect->kind);
}

static gboolean
read_conditions (TwXmlReader *reader, const xmlNode *element, TwEffect *effect)
{
  return tw_xml_words_attribute (reader, element, "if-symbol", &effect->if_symbol)
         && tw_xml_words_attribute (reader, element, "unless-symbol", &effect->unless_symbol)
         && tw_xml_words_attribute (reader, element, "if-tiles-most", &effect->if_tiles_most)
         && tw_xml_words_attribute (reader, element, "if-tiles-least", &effect->if_tiles_least)
         && tw_xml_words_attribute (reader, element, "if-parameter", &effect->if_parameter)
         && tw_xml_words_attribute (reader, element, "if-figure", &effect->if_figure)
         && tw_xml_words_attribute (reader, element, "if-own-figure", &effect->if_own_figure);
}

static gboolean
read_words (TwXmlReader *reader,
            const xmlNode *element,
            const TwVocabulary *vocabulary,
            TwEffect *effect)
{
  int stage, round, to;

  if (!read_features (reader, element, vocabulary, effect) || !read_events (reader, element, effect)
      || !tw_word_attribute (reader, element, "stage", tw_effect_stage_names, &stage)
      || !tw_xml_needs (reader, element, "stage", stage >= 0 ? "" : NULL)
      || !read_counted (reader, element, vocabulary, effect)
      || !read_conditions (reader, element, effect)
      || !tw_word_attribute (reader, element, "round", round_names, &round)
      || !tw_word_attribute (reader, element, "to", tw_effect_to_names, &to)
      || !tw_xml_words_attribute (reader, element, "points", &effect->points)
      || !tw_xml_words_attribute (reader, element, "token", &effect->token)
      || !tw_xml_words_attribute (reader, element, "rules", &effect->rules)
      || !tw_xml_number_attribute (reader, element, "priority", -9999, 9999, &effect->priority))
    return FALSE;
  effect->stage = (TwEffectStage) stage;
  effect->round_down = round == 1;
  effect->to = to < 0 ? TW_TO_MAJORITY : (TwEffectTo) to;
  if ((to >= 0) != (stage >= TW_STAGE_CREDIT))
    return tw_xml_reader_fail (reader, element,
                               _ ("The attribute “to” and the stages credit and tokens belong "
                                  "together. Write both or none."));
  return round < 0 || stage == TW_STAGE_DIVIDE
         || tw_xml_reader_fail (reader, element,
                                _ ("Only a division is rounded. Take out the attribute “round”."));
}

/* Words that have to come together, and those that cannot, as a file says them. */
static gboolean
check_problem (TwXmlReader *reader, const xmlNode *element, const TwEffect *effect)
{
  int divisor = 0;

  switch (tw_effect_find_problem (effect))
    {
    case TW_EFFECT_PROBLEM_SYMBOL:
      return tw_xml_reader_fail (
          reader, element,
          _ ("The attribute “symbol” and per=\"symbol\" belong together. Write both or none."));
    case TW_EFFECT_PROBLEM_KIND:
      return tw_xml_reader_fail (
          reader, element,
          _ ("The attribute “kind” belongs to per=\"kind\", per=\"tile-with\" and "
             "per=\"tile-without\". Write both or none."));
    case TW_EFFECT_PROBLEM_COMPLETE_ONLY:
      return tw_xml_reader_fail (
          reader, element, _ ("The attribute “complete-only” is for per=\"kind\". Take it out."));
    case TW_EFFECT_PROBLEM_SCOPE:
      return tw_xml_reader_fail (reader, element,
                                 _ ("Nothing of this can be counted in that scope. Write "
                                    "scope=\"around-4\" or scope=\"around-8\"."));
    case TW_EFFECT_PROBLEM_CITY:
      return tw_xml_reader_fail (reader, element,
                                 _ ("Only fields count the cities that touch them. Write "
                                    "features=\"field\", or per=\"kind\" kind=\"city\"."));
    case TW_EFFECT_PROBLEM_TOKEN:
      return tw_xml_reader_fail (
          reader, element,
          _ ("The attribute “token” and stage=\"tokens\" belong together. Write both or none."));
    case TW_EFFECT_PROBLEM_POINTS:
      return tw_xml_needs (reader, element, "points", NULL);
    case TW_EFFECT_PROBLEM_DIVISOR:
      tw_amount_is_number (effect->points, &divisor);
      return tw_xml_reader_fail (reader, element,
                                 _ ("Points cannot be divided by %d. Write 1 or more."), divisor);
    case TW_EFFECT_PROBLEM_DIVISION:
      return tw_xml_reader_fail (reader, element,
                                 _ ("A division is made once. Take out the attribute “per”."));
    case TW_EFFECT_PROBLEM_CHOICE:
      return tw_xml_reader_fail (reader, element,
                                 _ ("A credit without points says who gets the value, and counts "
                                    "nothing. Add the attribute “points”, or take out “per” and "
                                    "“if-own-figure”."));
    case TW_EFFECT_PROBLEM_TURN:
      return tw_xml_reader_fail (reader, element,
                                 _ ("At the end of the game nobody is on turn. Take “end” out of "
                                    "the events, or write to=\"majority\"."));
    case TW_EFFECT_PROBLEM_NONE:
    case TW_EFFECT_PROBLEM_RIVAL:
    default:
      return TRUE;
    }
}

/* Two of one file that nothing decides between; those of different files are looked at
 * when they are in play together. */
static gboolean
check_rivals (TwXmlReader *reader,
              const xmlNode *element,
              const TwVocabulary *vocabulary,
              const TwEffect *effect)
{
  for (guint i = 0; i < vocabulary->effects->len; i++)
    {
      const TwEffect *other = g_ptr_array_index (vocabulary->effects, i);

      if (other == effect || g_strcmp0 (other->file, effect->file) != 0
          || !tw_effect_is_rival (other, effect))
        continue;
      if (effect->stage == TW_STAGE_CREDIT)
        return tw_xml_reader_fail (reader, element,
                                   _ ("This credit and the one in line %u give the same points "
                                      "with the same priority. Give one of them a higher "
                                      "priority."),
                                   other->line);
      return tw_xml_reader_fail (reader, element,
                                 _ ("This rate and the one in line %u count the same with the "
                                    "same priority. Give one of them a higher priority."),
                                 other->line);
    }
  return TRUE;
}

gboolean
tw_kind_read (TwXmlReader *reader,
              const xmlNode *element,
              const TwVocabulary *vocabulary,
              const char *name,
              TwKind *out_kind)
{
  *out_kind = tw_vocabulary_kind (vocabulary, name);
  return *out_kind != TW_KIND_NONE
         || tw_xml_reader_fail (reader, element,
                                _ ("“%.40s” is no kind of feature. Write for instance road, "
                                   "city, monastery or field."),
                                name);
}

gboolean
tw_amount_check (TwXmlReader *reader,
                 const xmlNode *element,
                 const TwVocabulary *vocabulary,
                 const char *amount)
{
  int number;

  if (amount != NULL && !tw_amount_is_number (amount, &number)
      && (g_ascii_isdigit (*amount) || *amount == '-' || *amount == '+'))
    return tw_xml_reader_fail (
        reader, element,
        _ ("“%.40s” is no whole number from %d to %d. Write one, or the name "
           "of a parameter."),
        amount, TW_AMOUNT_LEAST, TW_AMOUNT_MOST);
  /* What a designer adds may name what is shipped, and is looked at with it. */
  if (amount == NULL || tw_amount_is_number (amount, &number) || vocabulary->parts->len == 0
      || tw_vocabulary_find_parameter (vocabulary, amount) >= 0)
    return TRUE;
  return tw_xml_reader_fail (reader, element,
                             _ ("“%.64s” is neither a whole number nor a parameter. Add the "
                                "parameter before this element."),
                             amount);
}

gboolean
tw_rules_check (TwXmlReader *reader,
                const xmlNode *element,
                const TwVocabulary *vocabulary,
                const char *rules)
{
  g_auto (GStrv) words = g_strsplit (rules != NULL ? rules : "", " ", -1);

  for (guint i = 0; vocabulary->parts->len > 0 && words[i] != NULL; i++)
    if (tw_vocabulary_find_rule (vocabulary, words[i]) == NULL)
      return tw_xml_reader_fail (reader, element,
                                 _ ("There is no rule “%.40s”. Add it before this element."),
                                 words[i]);
  return TRUE;
}

/* Nobody owns what belongs to nobody. */
static gboolean
check_own_figure (TwXmlReader *reader,
                  const xmlNode *element,
                  const TwVocabulary *vocabulary,
                  const char *id)
{
  const TwFigureType *figure = id != NULL ? tw_vocabulary_find_figure (vocabulary, id) : NULL;

  return figure == NULL || !figure->neutral
         || tw_xml_reader_fail (reader, element,
                                _ ("The figure “%.64s” belongs to nobody. Write “if-figure”."), id);
}

static gboolean
check_names (TwXmlReader *reader,
             const xmlNode *element,
             const TwVocabulary *vocabulary,
             const TwEffect *effect)
{
  const char *figures[] = { effect->if_figure, effect->if_own_figure };

  for (guint i = 0; vocabulary->parts->len > 0 && i < G_N_ELEMENTS (figures); i++)
    if (figures[i] != NULL && tw_vocabulary_find_figure (vocabulary, figures[i]) == NULL)
      return tw_xml_reader_fail (reader, element,
                                 _ ("There is no figure “%.64s”. Add it before this element."),
                                 figures[i]);
  if (!check_own_figure (reader, element, vocabulary, effect->if_own_figure))
    return FALSE;
  if (effect->token != NULL && vocabulary->parts->len > 0
      && tw_vocabulary_find_token (vocabulary, effect->token) == NULL)
    return tw_xml_reader_fail (reader, element,
                               _ ("There is no token “%.64s”. Add it before this element."),
                               effect->token);
  if (effect->if_parameter != NULL && vocabulary->parts->len > 0
      && !tw_vocabulary_setting (vocabulary, effect->if_parameter, NULL, NULL))
    return tw_xml_reader_fail (reader, element,
                               _ ("“%.80s” is no setting. Write a parameter, “=” and a value it "
                                  "can have."),
                               effect->if_parameter);
  return tw_amount_check (reader, element, vocabulary, effect->points)
         && tw_amount_check (reader, element, vocabulary, effect->if_tiles_most)
         && tw_amount_check (reader, element, vocabulary, effect->if_tiles_least)
         && tw_rules_check (reader, element, vocabulary, effect->rules);
}

gboolean
tw_effect_read (TwXmlReader *reader, xmlNode *element, TwVocabulary *vocabulary, const char *part)
{
  static const char *const attributes[] = { "features",
                                            "events",
                                            "stage",
                                            "per",
                                            "scope",
                                            "symbol",
                                            "kind",
                                            "points",
                                            "complete-only",
                                            "priority",
                                            "if-symbol",
                                            "unless-symbol",
                                            "if-figure",
                                            "if-parameter",
                                            "if-own-figure",
                                            "if-tiles-most",
                                            "if-tiles-least",
                                            "round",
                                            "to",
                                            "token",
                                            "rules",
                                            NULL };
  TwEffect *effect = tw_vocabulary_add_effect (vocabulary, part);
  g_autoptr (TwForeign) foreign = NULL;

  effect->file = g_strdup (reader->file);
  effect->line = tw_xml_line (element);
  if (!tw_xml_reader_open_simple (reader, element, attributes, FALSE, &foreign)
      || !read_words (reader, element, vocabulary, effect)
      || !check_problem (reader, element, effect)
      || !check_names (reader, element, vocabulary, effect))
    return FALSE;
  if (effect->points == NULL && effect->stage == TW_STAGE_TOKENS)
    effect->points = g_strdup ("1");
  return check_rivals (reader, element, vocabulary, effect);
}
