/* A procedure from its element: rows of rule-word.h say what may stand where. */
#include "engine/format/rules-file-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/xml-foreign.h"
#include "engine/format/xml-root.h"
#include "engine/set/limits.h"
#include "engine/set/procedure.h"

/* How far a procedure has been read. */
typedef struct
{
  TwXmlReader *reader;
  const TwVocabulary *vocabulary;
  guint n_statements;
} Reading;

static gboolean
check_words (Reading *reading, const xmlNode *element, const TwRuleWord *detail, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      TwKind kind;

      if (detail->takes == TW_TAKES_KINDS
          && !tw_rules_file_read_kind (reading->reader, element, reading->vocabulary, words[i],
                                       &kind))
        return FALSE;
      /* What is said of a figure may be of one that a part brings which is read later. */
      if (detail->takes == TW_TAKES_FIGURES && !tw_xml_reader_is (element, "said")
          && reading->vocabulary->parts->len > 0
          && tw_vocabulary_find_figure (reading->vocabulary, words[i]) == NULL)
        return tw_xml_reader_fail (reading->reader, element,
                                   _ ("There is no figure “%.64s”. Add it before this element."),
                                   words[i]);
    }
  return TRUE;
}

static gboolean
check_detail (Reading *reading, const xmlNode *element, const TwRuleWord *detail, const char *text)
{
  const char *names[64] = { NULL };
  const TwRuleWord *word;
  int number = 0;

  switch (detail->takes)
    {
    case TW_TAKES_WORD:
      for (guint i = 0; (word = tw_rule_word_nth (detail->of, i)) != NULL; i++)
        names[i] = word->name;
      return tw_rules_file_word_attribute (reading->reader, element, detail->name, names, &number);
    case TW_TAKES_TRUTH:
      return tw_xml_reader_truth_attribute (reading->reader, element, detail->name, &number);
    case TW_TAKES_NUMBER:
      return tw_xml_reader_number_attribute (reading->reader, element, detail->name,
                                             TW_AMOUNT_LEAST, TW_AMOUNT_MOST, &number);
    case TW_TAKES_KINDS:
    case TW_TAKES_FIGURES:
      return check_words (reading, element, detail, text);
    case TW_TAKES_AMOUNT:
      /* It may be the name of what was drawn, which is known when all of it is. */
      return g_ascii_isalpha (*text)
             || tw_rules_file_check_amount (reading->reader, element, reading->vocabulary, text);
    case TW_TAKES_SETTING:
      return reading->vocabulary->parts->len == 0
             || tw_vocabulary_setting (reading->vocabulary, text, NULL, NULL)
             || tw_xml_reader_fail (reading->reader, element,
                                    _ ("“%.80s” is no setting. Write a parameter, “=” and a value "
                                       "it can have."),
                                    text);
    case TW_TAKES_RULES:
      return tw_rules_check (reading->reader, element, reading->vocabulary, text);
    default:
      return TRUE;
    }
}

/* The attributes that the element may have, and of them those that are there. */
static gboolean
read_details (Reading *reading, const xmlNode *element, TwStatement *statement)
{
  const GPtrArray *details = tw_rule_word_details (statement->word->name);

  for (guint i = 0; i < details->len && element->properties != NULL; i++)
    {
      const TwRuleWord *detail = details->pdata[i];
      char *text = NULL;

      if (!tw_xml_reader_words_attribute (reading->reader, element, detail->name, &text))
        return FALSE;
      if (text == NULL)
        continue;
      g_assert (statement->n_details < TW_MAX_DETAILS);
      statement->details[statement->n_details++] = (TwDetail){ detail, text };
      if (!check_detail (reading, element, detail, text))
        return FALSE;
    }
  return TRUE;
}

/* Names of what may stand in @word. */
static guint
list_children (const TwRuleWord *word, TwXmlChild *children)
{
  guint n = 0, n_words;
  const TwRuleWord *const *words = tw_rule_word_all (TW_WORDS_STATEMENT, &n_words);

  for (guint i = 0; i < n_words; i++)
    if (words[i]->stands & word->holds)
      children[n++] = (TwXmlChild){ words[i]->name, 0, 0 };
  return n;
}

static gboolean
open_element (Reading *reading, xmlNode *element, const TwRuleWord *word, TwForeign **foreign)
{
  const char *attributes[TW_MAX_DETAILS + 3] = { NULL };
  TwXmlChild children[64];
  const GPtrArray *details = tw_rule_word_details (word->name);
  guint n = 0;

  for (guint i = 0; i < details->len; i++)
    attributes[n++] = ((const TwRuleWord *) details->pdata[i])->name;
  if (word->is_text)
    {
      attributes[n++] = "xml:lang";
      attributes[n++] = "draft";
      return tw_xml_reader_open_simple (reading->reader, element, attributes, TRUE, foreign);
    }
  n = list_children (word, children);
  if (word->has_picture)
    children[n++] = (TwXmlChild){ "picture", 0, 0 };
  return tw_xml_reader_open (reading->reader, element, attributes, children, n, foreign);
}

/* Words for people, in one language. */
static gboolean
read_texts (Reading *reading, xmlNode *element, TwTexts **out_texts)
{
  g_autofree char *language = tw_xml_reader_language (element);
  gboolean is_draft = FALSE;
  char *text;

  *out_texts = NULL;
  if (!tw_xml_reader_truth_attribute (reading->reader, element, "draft", &is_draft))
    return FALSE;
  text = tw_xml_reader_line_text (element);
  *out_texts = tw_texts_append (NULL, language != NULL ? language : "", text, is_draft);
  if (strlen (text) > TW_MAX_TEXT)
    return tw_xml_reader_fail (reading->reader, element,
                               _ ("A text can be %d KiB long at most. Shorten it."),
                               TW_MAX_TEXT >> 10);
  return *text != '\0'
         || tw_xml_reader_fail (reading->reader, element,
                                _ ("There are no words in <%s>. Write some, or remove it."),
                                (const char *) element->name);
}

static gboolean read_statement (Reading *reading,
                                xmlNode *element,
                                const TwRuleWord *word,
                                guint depth,
                                TwStatement **out_statement);

/* Words in another language are those of the last sibling that says the same; what was translated
 * has no attribute but its language. */
static gboolean
join_texts (GPtrArray *siblings, const TwStatement *statement)
{
  const TwText *text = statement->texts != NULL ? &statement->texts->texts[0] : NULL;

  for (guint i = siblings->len; text != NULL && *text->language != '\0' && i-- > 0;)
    {
      TwStatement *sibling = siblings->pdata[i];

      if (sibling->word != statement->word || tw_texts_find (sibling->texts, text->language) != NULL
          || (statement->n_details > 0 && !tw_statement_equal (sibling, statement)))
        continue;
      sibling->texts =
          tw_texts_append (sibling->texts, text->language, g_strdup (text->text), text->is_draft);
      return TRUE;
    }
  return FALSE;
}

static gboolean
read_children (Reading *reading, xmlNode *element, TwStatement *statement, guint depth)
{
  guint nth = 0;

  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    {
      const TwRuleWord *word = tw_rule_word_find (TW_WORDS_STATEMENT, (const char *) node->name);
      TwStatement *child = NULL;
      gboolean is_read;

      /* Who counts the elements beside it counts this one as well. */
      if (word == NULL)
        {
          nth++;
          continue;
        }
      is_read = read_statement (reading, node, word, depth + 1, &child);
      if (child != NULL)
        child->nth = nth++;
      if (child != NULL && join_texts (statement->children, child))
        tw_statement_free (child);
      else if (child != NULL)
        g_ptr_array_add (statement->children, child);
      if (!is_read)
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_statement (Reading *reading,
                xmlNode *element,
                const TwRuleWord *word,
                guint depth,
                TwStatement **out_statement)
{
  g_autoptr (TwForeign) foreign = NULL;

  if (depth > TW_MAX_STATEMENT_DEPTH)
    return tw_xml_reader_fail (reading->reader, element,
                               _ ("Statements stand more than %d deep within each other. Put the "
                                  "inner ones into a procedure of their own."),
                               TW_MAX_STATEMENT_DEPTH);
  if (++reading->n_statements > TW_MAX_STATEMENTS)
    return tw_xml_reader_fail (reading->reader, element,
                               _ ("A procedure has more than %d statements. Put some of them into "
                                  "another procedure."),
                               TW_MAX_STATEMENTS);
  *out_statement = tw_statement_new (word, tw_xml_reader_line (element));
  if (!open_element (reading, element, word, &foreign)
      || !read_details (reading, element, *out_statement)
      || (word->has_picture
          && !tw_rules_file_read_art (reading->reader, element, &(*out_statement)->art)))
    return FALSE;
  return word->is_text ? read_texts (reading, element, &(*out_statement)->texts)
                       : read_children (reading, element, *out_statement, depth);
}

/* What is drawn on what can be taken from @procedure is known by both names. */
static void
name_pictures (TwProcedure *procedure)
{
  for (guint i = 0; i < procedure->root->children->len; i++)
    {
      TwStatement *item = procedure->root->children->pdata[i];
      const char *id = tw_statement_text (item, "id");

      if (item->word->has_picture && id != NULL)
        item->art_id = g_strconcat (procedure->id, "/", id, NULL);
    }
}

/* What is declared has no id, and says all of these. */
static const struct
{
  const char *element;
  const char *needs[4];
} declared[] = {
  { "terrain", { "as", NULL } },          { "stand", { "of", "kind", "as", NULL } },
  { "reserve", { "of", "n", NULL } },     { "supply", { "of", "n", NULL } },
  { "colours", { "n", NULL } },           { "one-score", { NULL } },
  { "leave-out", { "kind", NULL } },      { "start-block", { "block", NULL } },
  { "hand", { "if-symbol", "n", NULL } },
};

static gboolean
needs_all (TwXmlReader *reader,
           xmlNode *element,
           const TwStatement *statement,
           const char *const *needs)
{
  for (guint i = 0; needs[i] != NULL; i++)
    if (!tw_xml_root_needs (reader, element, needs[i], tw_statement_text (statement, needs[i])))
      return FALSE;
  return TRUE;
}

gboolean
tw_rules_file_read_procedure (TwXmlReader *reader,
                              xmlNode *element,
                              TwVocabulary *vocabulary,
                              const char *part)
{
  const TwRuleWord *word = tw_rule_word_find (TW_WORDS_STATEMENT, (const char *) element->name);
  TwProcedure *procedure = tw_vocabulary_add_procedure (vocabulary, part);
  Reading reading = { reader, vocabulary, 0 };
  const TwProcedure *same;
  const char *id;

  procedure->file = g_strdup (reader->file);
  if (!read_statement (&reading, element, word, 0, &procedure->root))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (declared); i++)
    if (tw_statement_is (procedure->root, declared[i].element))
      return needs_all (reader, element, procedure->root, declared[i].needs);
  if (tw_statement_is (procedure->root, "forbid") || tw_statement_is (procedure->root, "allow")
      || tw_statement_is (procedure->root, "weigh"))
    return TRUE;
  id = tw_statement_text (procedure->root, "id");
  if (!tw_xml_root_needs (reader, element, "id", id))
    return FALSE;
  same =
      (tw_statement_is (procedure->root, "zone") ? tw_vocabulary_find_zone
                                                 : tw_vocabulary_find_procedure) (vocabulary, id);
  if (same != NULL && !tw_procedure_is_for_other_settings (same, procedure))
    return tw_rules_file_refuse_twice (reader, element, id);
  procedure->id = g_strdup (id);
  name_pictures (procedure);
  return TRUE;
}
