/* Tokens and symbols of a rules file. */
#include "engine/format/rules-file-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/worth-words.h"
#include "engine/format/symbol-art.h"
#include "engine/format/xml-foreign.h"
#include "engine/format/xml-root.h"

const char *const tw_token_by_names[] = { "each", "most", NULL };
const char *const tw_token_ties_names[] = {
  [TW_TOKEN_TIES_ALL] = "all",
  [TW_TOKEN_TIES_SPLIT_UP] = "split-up",
  [TW_TOKEN_TIES_SPLIT_DOWN] = "split-down",
  [TW_TOKEN_TIES_NOBODY] = "nobody",
  [TW_N_TOKEN_TIES] = NULL,
};

/* The most tokens of a kind. */
#define MOST_TOKENS 9999

static gboolean
read_worth (TwXmlReader *reader,
            xmlNode *element,
            const TwVocabulary *vocabulary,
            TwTokenType *token)
{
  static const char *const attributes[] = { "by",   "points",      "from",  "every",
                                            "ties", "none-counts", "rules", NULL };
  g_autoptr (TwForeign) foreign = NULL;
  TwTokenWorth *worth = tw_token_type_add_worth (token);
  int by, ties;

  if (!tw_xml_reader_open_simple (reader, element, attributes, FALSE, &foreign)
      || !tw_rules_file_word_attribute (reader, element, "by", tw_token_by_names, &by)
      || !tw_xml_root_needs (reader, element, "by", by >= 0 ? "" : NULL)
      || !tw_rules_file_word_attribute (reader, element, "ties", tw_token_ties_names, &ties)
      || !tw_xml_reader_words_attribute (reader, element, "points", &worth->points)
      || !tw_xml_root_needs (reader, element, "points", worth->points)
      || !tw_xml_reader_number_attribute (reader, element, "from", 1, 9999, &worth->from)
      || !tw_xml_reader_number_attribute (reader, element, "every", 1, 9999, &worth->every)
      || !tw_xml_reader_words_attribute (reader, element, "none-counts", &worth->none_counts)
      || !tw_xml_reader_words_attribute (reader, element, "rules", &worth->rules)
      || !tw_rules_file_check_amount (reader, element, vocabulary, worth->points)
      || !tw_rules_check (reader, element, vocabulary, worth->rules))
    return FALSE;
  worth->by = (TwTokenBy) by;
  worth->ties = ties < 0 ? TW_TOKEN_TIES_ALL : (TwTokenTies) ties;
  if (worth->by == TW_TOKEN_BY_MOST && (worth->from != 1 || worth->every != 1))
    return tw_xml_reader_fail (reader, element,
                               _ ("The attributes “from” and “every” are for by=\"each\". Take "
                                  "them out."));
  if (worth->by == TW_TOKEN_BY_EACH && (ties >= 0 || worth->none_counts != NULL))
    return tw_xml_reader_fail (reader, element,
                               _ ("The attributes “ties” and “none-counts” are for by=\"most\". "
                                  "Take them out."));
  for (guint i = 0; i + 1 < token->n_worths && worth->by == TW_TOKEN_BY_EACH; i++)
    if (token->worths[i].by == TW_TOKEN_BY_EACH && token->worths[i].from == worth->from)
      return tw_xml_reader_fail (reader, element,
                                 _ ("There are two worths by each from %d on. Change “from”."),
                                 worth->from);
  return worth->none_counts == NULL || strcmp (worth->none_counts, "true") == 0
         || strcmp (worth->none_counts, "false") == 0
         || tw_rules_file_check_amount (reader, element, vocabulary, worth->none_counts);
}

/* How many there are: without a number, as many as are wanted. */
static gboolean
read_supply (TwXmlReader *reader,
             const xmlNode *element,
             const TwVocabulary *vocabulary,
             TwTokenType *token)
{
  g_autofree char *text = tw_xml_reader_attribute (element, "supply");

  return text == NULL
         || tw_rules_file_read_supply (reader, element, vocabulary, 1, MOST_TOKENS, &token->supply,
                                       &token->supply_parameter);
}

/* The kinds of land on whose segments they lie. */
static gboolean
read_on (TwXmlReader *reader,
         const xmlNode *element,
         const TwVocabulary *vocabulary,
         TwTokenType *token)
{
  g_auto (GStrv) words = NULL;
  TwKind kind;

  if (!tw_xml_reader_words_attribute (reader, element, "on", &token->on))
    return FALSE;
  words = g_strsplit (token->on != NULL ? token->on : "", " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (!tw_rules_file_read_kind (reader, element, vocabulary, words[i], &kind))
      return FALSE;
  return TRUE;
}

/* How many each player has: for two players, for three and so on. */
static gboolean
read_each (TwXmlReader *reader,
           const xmlNode *element,
           const TwVocabulary *vocabulary,
           TwTokenType *token)
{
  g_auto (GStrv) words = NULL;

  if (!tw_xml_reader_words_attribute (reader, element, "each", &token->each))
    return FALSE;
  if (token->each == NULL)
    return TRUE;
  if (token->supply == 0)
    return tw_xml_reader_fail (
        reader, element,
        _ ("“%.64s” does not say how many there are, but how many each player "
           "has. Add the attribute “supply”."),
        token->id);
  words = g_strsplit (token->each, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (!tw_rules_file_check_amount (reader, element, vocabulary, words[i]))
      return FALSE;
  return TRUE;
}

gboolean
tw_rules_file_read_token (TwXmlReader *reader,
                          xmlNode *element,
                          TwVocabulary *vocabulary,
                          const char *part)
{
  static const char *const attributes[] = { "id",      "supply", "word",        "each", "at",
                                            "by-hand", "on",     "written-for", NULL };
  static const TwXmlChild children[] = { { "title", 0, 0 },
                                         { "worth", 1, 0 },
                                         { "picture", 2, 0 } };
  g_autoptr (TwForeign) foreign = NULL;
  g_autofree char *id = tw_xml_reader_attribute (element, "id");
  g_autofree char *art = NULL;
  TwTokenType *token;

  if (!tw_rules_file_read_art (reader, element, &art)
      || !tw_xml_reader_open (reader, element, attributes, children, G_N_ELEMENTS (children),
                              &foreign)
      || !tw_xml_root_needs (reader, element, "id", id))
    return FALSE;
  if (tw_vocabulary_find_token (vocabulary, id) != NULL)
    return tw_rules_file_refuse_twice (reader, element, id);
  token = tw_vocabulary_add_token (vocabulary, part, id);
  token->file = g_strdup (reader->file);
  token->line = tw_xml_reader_line (element);
  token->art = g_steal_pointer (&art);
  token->written_for = tw_xml_reader_attribute (element, "written-for");
  token->at = tw_xml_reader_attribute (element, "at");
  token->word = tw_xml_reader_attribute (element, "word");
  if (!read_supply (reader, element, vocabulary, token)
      || !read_on (reader, element, vocabulary, token)
      || !read_each (reader, element, vocabulary, token))
    return FALSE;
  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    if ((tw_xml_reader_is (node, "title") && !tw_xml_root_read_text (reader, node, &token->texts))
        || (tw_xml_reader_is (node, "worth") && !read_worth (reader, node, vocabulary, token)))
      return FALSE;
  return tw_xml_reader_truth_attribute (reader, element, "by-hand", &token->says_by_hand);
}

/* A drawing of somebody who has not put it into a <picture>: it is kept as what is foreign. */
static void
warn_of_drawing (TwXmlReader *reader, const xmlNode *element, const xmlNode *drawing)
{
  if (strcmp ((const char *) drawing->name, "svg") == 0)
    g_ptr_array_add (reader->warnings,
                     g_strdup_printf (_ ("%s:%u: The <svg> in <%s> is not drawn. Put it into a "
                                         "<picture> there."),
                                      reader->file, tw_xml_reader_line (drawing),
                                      (const char *) element->name));
}

gboolean
tw_rules_file_read_art (TwXmlReader *reader, xmlNode *element, char **art)
{
  for (xmlNode *node = element->children; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE && tw_xml_reader_is (node, "picture"))
      {
        if (!tw_symbol_art_read (reader, node, art))
          return FALSE;
      }
    else if (node->type == XML_ELEMENT_NODE)
      warn_of_drawing (reader, element, node);
  return TRUE;
}

/* Where a symbol may stand: kinds of land, and "tile" for the tile as such. */
static gboolean
read_places (TwXmlReader *reader,
             const xmlNode *element,
             const TwVocabulary *vocabulary,
             TwSymbolType *symbol)
{
  g_autofree char *value = NULL;
  g_auto (GStrv) words = NULL;

  if (!tw_xml_reader_words_attribute (reader, element, "on", &value))
    return FALSE;
  words = g_strsplit (value != NULL ? value : "", " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      TwKind kind = TW_KIND_NONE;

      if (strcmp (words[i], "tile") != 0
          && !tw_rules_file_read_kind (reader, element, vocabulary, words[i], &kind))
        return FALSE;
      symbol->places |= TW_KIND_BIT (kind);
    }
  return TRUE;
}

gboolean
tw_rules_file_read_symbol (TwXmlReader *reader,
                           xmlNode *element,
                           TwVocabulary *vocabulary,
                           const char *part)
{
  static const char *const attributes[] = { "id", "on", "written-for", NULL };
  static const TwXmlChild children[] = { { "title", 0, 0 },
                                         { "counted", 1, 0 },
                                         { "picture", 2, 0 } };
  g_autoptr (TwForeign) foreign = NULL;
  g_autofree char *id = tw_xml_reader_attribute (element, "id");
  g_autofree char *art = NULL;
  TwSymbolType *symbol;

  if (!tw_rules_file_read_art (reader, element, &art)
      || !tw_xml_reader_open (reader, element, attributes, children, G_N_ELEMENTS (children),
                              &foreign)
      || !tw_xml_root_needs (reader, element, "id", id))
    return FALSE;
  if (tw_vocabulary_find_symbol (vocabulary, id) != NULL)
    return tw_rules_file_refuse_twice (reader, element, id);
  symbol = tw_vocabulary_add_symbol (vocabulary, part, id);
  symbol->file = g_strdup (reader->file);
  symbol->line = tw_xml_reader_line (element);
  symbol->art = g_steal_pointer (&art);
  symbol->written_for = tw_xml_reader_attribute (element, "written-for");
  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    if ((tw_xml_reader_is (node, "title") && !tw_xml_root_read_text (reader, node, &symbol->texts))
        || (tw_xml_reader_is (node, "counted")
            && !tw_xml_root_read_counted (reader, node, symbol->counted)))
      return FALSE;
  return read_places (reader, element, vocabulary, symbol);
}
