/* An effect from its element; rates that contradict each other. */
#include "engine/format/rules-file-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/xml-foreign.h"
#include "engine/format/xml-root.h"
#include "engine/set/effect-problem.h"
#include "engine/set/rule-word.h"

gboolean
tw_rules_file_word_attribute (TwXmlReader *reader,
                              const xmlNode *element,
                              const char *name,
                              const char *const *names,
                              int *out)
{
  g_autofree char *value = tw_xml_reader_attribute (element, name);
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
read_kinds (TwXmlReader *reader,
            const xmlNode *element,
            const TwVocabulary *vocabulary,
            const char *attribute,
            TwKindSet *out_kinds)
{
  g_autofree char *value = NULL;
  g_auto (GStrv) words = NULL;

  if (!tw_xml_reader_words_attribute (reader, element, attribute, &value)
      || !tw_xml_root_needs (reader, element, attribute, value))
    return FALSE;
  words = g_strsplit (value, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      TwKind kind;

      if (!tw_rules_file_read_kind (reader, element, vocabulary, words[i], &kind))
        return FALSE;
      *out_kinds |= TW_KIND_BIT (kind);
    }
  return TRUE;
}

static gboolean
read_events (TwXmlReader *reader, const xmlNode *element, const char *attribute, guint *out_events)
{
  g_autofree char *value = NULL;
  g_auto (GStrv) words = NULL;

  if (!tw_xml_reader_words_attribute (reader, element, attribute, &value)
      || !tw_xml_root_needs (reader, element, attribute, value))
    return FALSE;
  words = g_strsplit (value, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      const TwRuleWord *event = tw_rule_word_find (TW_WORDS_EVENT, words[i]);

      if (event == NULL)
        return tw_xml_reader_fail (reader, element,
                                   _ ("“%.40s” is no event. Write complete, end or recall."),
                                   words[i]);
      *out_events |= (guint) event->value;
    }
  return TRUE;
}

/* A word of the sort that the attribute takes; what stands in it already if it is not there. */
static gboolean
read_word (TwXmlReader *reader, const xmlNode *element, const TwRuleWord *attribute, int *out_value)
{
  const char *names[16] = { NULL };
  const TwRuleWord *word;
  int index;

  for (guint i = 0; (word = tw_rule_word_nth (attribute->of, i)) != NULL; i++)
    names[i] = word->name;
  if (!tw_rules_file_word_attribute (reader, element, attribute->name, names, &index))
    return FALSE;
  if (index >= 0)
    *out_value = tw_rule_word_nth (attribute->of, (guint) index)->value;
  return TRUE;
}

static gboolean
read_kind (TwXmlReader *reader,
           const xmlNode *element,
           const TwVocabulary *vocabulary,
           const char *attribute,
           TwKind *out_kind)
{
  g_autofree char *kind = NULL;

  return tw_xml_reader_words_attribute (reader, element, attribute, &kind)
         && (kind == NULL || tw_rules_file_read_kind (reader, element, vocabulary, kind, out_kind));
}

static gboolean
read_attribute (TwXmlReader *reader,
                const xmlNode *element,
                const TwVocabulary *vocabulary,
                const TwRuleWord *word,
                TwEffect *effect)
{
  gpointer at = G_STRUCT_MEMBER_P (effect, word->member.offset);

  switch (word->takes)
    {
    case TW_TAKES_KINDS:
      return read_kinds (reader, element, vocabulary, word->name, at);
    case TW_TAKES_EVENTS:
      return read_events (reader, element, word->name, at);
    case TW_TAKES_WORD:
      return read_word (reader, element, word, at);
    case TW_TAKES_KIND:
      return read_kind (reader, element, vocabulary, word->name, at);
    case TW_TAKES_TRUTH:
      return tw_xml_reader_truth_attribute (reader, element, word->name, at);
    case TW_TAKES_NUMBER:
      return tw_xml_reader_number_attribute (reader, element, word->name, TW_AMOUNT_LEAST,
                                             TW_AMOUNT_MOST, at);
    case TW_TAKES_AMOUNT:
    case TW_TAKES_SYMBOL:
    case TW_TAKES_FIGURE:
    case TW_TAKES_TOKEN:
    case TW_TAKES_SETTING:
    case TW_TAKES_RULES:
      return tw_xml_reader_words_attribute (reader, element, word->name, at);
    case TW_TAKES_NAME:
    case TW_TAKES_FIGURES:
    case TW_TAKES_THING:
    case TW_TAKES_GAIN:
    case TW_TAKES_BAG:
    case TW_TAKES_ID:
    case TW_TAKES_ANSWER:
    case TW_TAKES_PART:
    case TW_TAKES_NOTHING:
      break;
    }
  return TRUE;
}

static gboolean
read_words (TwXmlReader *reader,
            const xmlNode *element,
            const TwVocabulary *vocabulary,
            TwEffect *effect)
{
  g_autofree char *stage = tw_xml_reader_attribute (element, "stage");
  g_autofree char *scope = tw_xml_reader_attribute (element, "scope");
  g_autofree char *round = tw_xml_reader_attribute (element, "round");
  g_autofree char *to = tw_xml_reader_attribute (element, "to");
  guint n_words;
  const TwRuleWord *words = tw_rule_word_table (&n_words);

  for (guint i = 0; i < n_words; i++)
    if (!read_attribute (reader, element, vocabulary, &words[i], effect))
      return FALSE;
  if (!tw_xml_root_needs (reader, element, "stage", stage))
    return FALSE;
  if (scope == NULL)
    effect->scope = tw_effect_default_scope (effect->per);
  if ((to != NULL) != (effect->stage >= TW_STAGE_CREDIT))
    return tw_xml_reader_fail (reader, element,
                               _ ("The attribute “to” and the stages credit and tokens belong "
                                  "together. Write both or none."));
  return round == NULL || effect->stage == TW_STAGE_DIVIDE
         || tw_xml_reader_fail (reader, element,
                                _ ("Only a division is rounded. Take out the attribute “round”."));
}

/* Words that have to come together, and those that cannot, as a file says them. */
static gboolean
check_problem (TwXmlReader *reader, const xmlNode *element, const TwEffect *effect)
{
  int divisor = 0;

  switch (tw_effect_problem_find (effect))
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
      return tw_xml_root_needs (reader, element, "points", NULL);
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
tw_rules_file_read_kind (TwXmlReader *reader,
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
tw_rules_file_read_supply (TwXmlReader *reader,
                           const xmlNode *element,
                           const TwVocabulary *vocabulary,
                           int least,
                           int most,
                           guint *out_supply,
                           char **out_parameter)
{
  g_autofree char *text = tw_xml_reader_attribute (element, "supply");
  const TwParameter *parameter;
  int index, supply = 0;

  if (!g_ascii_isalpha (*g_strstrip (text)))
    {
      if (!tw_xml_reader_number_attribute (reader, element, "supply", least, most, &supply))
        return FALSE;
      *out_supply = (guint) supply;
      return TRUE;
    }
  index = tw_vocabulary_find_parameter (vocabulary, text);
  if (index < 0)
    return tw_xml_reader_fail (reader, element,
                               _ ("There is no parameter “%.64s”. Add it before this element."),
                               text);
  parameter = g_ptr_array_index (vocabulary->parameters, index);
  if (parameter->type != TW_PARAMETER_NUMBER || parameter->least < least || parameter->most > most)
    return tw_xml_reader_fail (reader, element,
                               _ ("“%.40s” cannot say how many there are. Name a number from %d to "
                                  "at most %d."),
                               text, least, most);
  *out_supply = (guint) parameter->preset;
  *out_parameter = g_steal_pointer (&text);
  return TRUE;
}

gboolean
tw_rules_file_check_amount (TwXmlReader *reader,
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

/* What the attribute names, and whether it is there. */
static gboolean
check_name (TwXmlReader *reader,
            const xmlNode *element,
            const TwVocabulary *vocabulary,
            const TwRuleWord *word,
            const char *text)
{
  /* What a designer adds may name what is shipped, and is looked at with it. */
  gboolean is_whole = vocabulary->parts->len > 0;

  if (text == NULL)
    return TRUE;
  switch (word->takes)
    {
    case TW_TAKES_FIGURE:
      return !is_whole || tw_vocabulary_find_figure (vocabulary, text) != NULL
             || tw_xml_reader_fail (reader, element,
                                    _ ("There is no figure “%.64s”. Add it before this element."),
                                    text);
    case TW_TAKES_TOKEN:
      return !is_whole || tw_vocabulary_find_token (vocabulary, text) != NULL
             || tw_xml_reader_fail (reader, element,
                                    _ ("There is no token “%.64s”. Add it before this element."),
                                    text);
    case TW_TAKES_SETTING:
      return !is_whole || tw_vocabulary_setting (vocabulary, text, NULL, NULL)
             || tw_xml_reader_fail (reader, element,
                                    _ ("“%.80s” is no setting. Write a parameter, “=” and a value "
                                       "it can have."),
                                    text);
    case TW_TAKES_AMOUNT:
      return tw_rules_file_check_amount (reader, element, vocabulary, text);
    case TW_TAKES_RULES:
      return tw_rules_check (reader, element, vocabulary, text);
    default:
      return TRUE;
    }
}

gboolean
tw_rules_file_read_effect (TwXmlReader *reader,
                           xmlNode *element,
                           TwVocabulary *vocabulary,
                           const char *part)
{
  const char *attributes[32] = { NULL };
  guint n_attributes = 0, n_words;
  const TwRuleWord *words = tw_rule_word_table (&n_words);
  TwEffect *effect = tw_vocabulary_add_effect (vocabulary, part);
  g_autoptr (TwForeign) foreign = NULL;

  effect->file = g_strdup (reader->file);
  effect->line = tw_xml_reader_line (element);
  for (guint i = 0; i < n_words; i++)
    if (tw_rule_word_is_attribute (&words[i]))
      attributes[n_attributes++] = words[i].name;
  if (!tw_xml_reader_open_simple (reader, element, attributes, FALSE, &foreign)
      || !read_words (reader, element, vocabulary, effect)
      || !check_problem (reader, element, effect))
    return FALSE;
  for (guint i = 0; i < n_words; i++)
    if (!check_name (reader, element, vocabulary, &words[i], tw_rule_word_text (&words[i], effect)))
      return FALSE;
  if (!check_own_figure (reader, element, vocabulary, effect->if_own_figure))
    return FALSE;
  if (effect->points == NULL && effect->stage == TW_STAGE_TOKENS)
    effect->points = g_strdup ("1");
  return check_rivals (reader, element, vocabulary, effect);
}
