/* An effect from its element; rates that contradict each other. */
#include "engine/format/rules-file-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/xml-root.h"

static const char *const stage_names[] = { "rate", "add", "divide", NULL };
static const char *const per_names[] = { "feature", "tile", "symbol", "neighbour", "city", NULL };
static const char *const event_names[] = { "complete", "end", "recall", NULL };
static const char *const round_names[] = { "up", "down", NULL };

/* The index of an attribute's word among @names; -1 if the attribute is not there. */
static gboolean
word_attribute (TwXmlReader *reader,
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
read_features (TwXmlReader *reader, const xmlNode *element, TwEffect *effect)
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

      if (!tw_kind_read (reader, element, words[i], &kind))
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

      while (event_names[event] != NULL && strcmp (event_names[event], words[i]) != 0)
        event++;
      if (event_names[event] == NULL)
        return tw_xml_reader_fail (reader, element,
                                   _ ("“%.40s” is no event. Write complete, end or recall."),
                                   words[i]);
      effect->events |= 1u << event;
    }
  return TRUE;
}

static gboolean
read_words (TwXmlReader *reader, const xmlNode *element, TwEffect *effect)
{
  int stage, per, round;

  if (!read_features (reader, element, effect) || !read_events (reader, element, effect)
      || !word_attribute (reader, element, "stage", stage_names, &stage)
      || !word_attribute (reader, element, "per", per_names, &per)
      || !word_attribute (reader, element, "round", round_names, &round)
      || !tw_xml_words_attribute (reader, element, "symbol", &effect->symbol)
      || !tw_xml_words_attribute (reader, element, "points", &effect->points)
      || !tw_xml_words_attribute (reader, element, "if-symbol", &effect->if_symbol)
      || !tw_xml_words_attribute (reader, element, "if-tiles-most", &effect->if_tiles_most)
      || !tw_xml_words_attribute (reader, element, "rules", &effect->rules)
      || !tw_xml_number_attribute (reader, element, "priority", -9999, 9999, &effect->priority)
      || !tw_xml_needs (reader, element, "points", effect->points)
      || !tw_xml_needs (reader, element, "stage", stage >= 0 ? "" : NULL))
    return FALSE;
  effect->stage = (TwEffectStage) stage;
  effect->per = per < 0 ? TW_PER_FEATURE : (TwEffectPer) per;
  effect->round_down = round == 1;
  return TRUE;
}

/* Whether two rates are for the same thing and nothing says which of them counts. */
static gboolean
is_rival (const TwEffect *a, const TwEffect *b)
{
  return a->stage == TW_STAGE_RATE && b->stage == TW_STAGE_RATE && a->per == b->per
         && a->priority == b->priority && (a->features & b->features) != 0
         && (a->events & b->events) != 0 && g_strcmp0 (a->symbol, b->symbol) == 0;
}

static gboolean
check_rivals (TwXmlReader *reader,
              const xmlNode *element,
              const TwVocabulary *vocabulary,
              const TwEffect *effect)
{
  for (guint i = 0; i < vocabulary->effects->len; i++)
    {
      const TwEffect *other = g_ptr_array_index (vocabulary->effects, i);

      if (other != effect && is_rival (other, effect))
        return tw_xml_reader_fail (
            reader, element,
            _ ("This rate and the one of part “%s” in line %u count the same with the same "
               "priority. Give one of them a higher priority."),
            other->part, other->line);
    }
  return TRUE;
}

gboolean
tw_kind_read (TwXmlReader *reader, const xmlNode *element, const char *name, TwKind *out_kind)
{
  *out_kind = tw_kind_from_name (name);
  return *out_kind != TW_KIND_NONE
         || tw_xml_reader_fail (reader, element,
                                _ ("“%.40s” is no kind of feature. Write for instance road, "
                                   "city, monastery or field."),
                                name);
}

gboolean
tw_parameter_check (TwXmlReader *reader,
                    const xmlNode *element,
                    const TwVocabulary *vocabulary,
                    const char *name)
{
  return tw_vocabulary_find_parameter (vocabulary, name) >= 0
         || tw_xml_reader_fail (reader, element,
                                _ ("There is no parameter “%.64s”. Add it before this element."),
                                name);
}

gboolean
tw_rules_check (TwXmlReader *reader,
                const xmlNode *element,
                const TwVocabulary *vocabulary,
                const char *rules)
{
  g_auto (GStrv) words = g_strsplit (rules, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (tw_vocabulary_find_rule (vocabulary, words[i]) == NULL)
      return tw_xml_reader_fail (reader, element,
                                 _ ("There is no rule “%.40s”. Add it before this element."),
                                 words[i]);
  return TRUE;
}

gboolean
tw_effect_read (TwXmlReader *reader, xmlNode *element, TwVocabulary *vocabulary, const char *part)
{
  static const char *const attributes[] = { "features",      "events", "stage",    "per",
                                            "symbol",        "points", "priority", "if-symbol",
                                            "if-tiles-most", "round",  "rules",    NULL };
  TwEffect *effect = tw_vocabulary_add_effect (vocabulary, part);
  g_autoptr (TwForeign) foreign = NULL;

  effect->line = tw_xml_line (element);
  if (!tw_xml_reader_open_simple (reader, element, attributes, FALSE, &foreign)
      || !read_words (reader, element, effect)
      || !tw_parameter_check (reader, element, vocabulary, effect->points))
    return FALSE;
  if ((effect->symbol != NULL) != (effect->per == TW_PER_SYMBOL))
    return tw_xml_reader_fail (
        reader, element,
        _ ("The attribute “symbol” and per=\"symbol\" belong together. Write both or none."));
  if (effect->if_tiles_most != NULL
      && !tw_parameter_check (reader, element, vocabulary, effect->if_tiles_most))
    return FALSE;
  if (effect->rules != NULL && !tw_rules_check (reader, element, vocabulary, effect->rules))
    return FALSE;
  return check_rivals (reader, element, vocabulary, effect);
}
