/* A procedure in sentences: its lines. */
#include <string.h>

#include "engine/set/placeholder.h"
#include "engine/set/section-words.h"
#include "engine/set/sentence-private.h"
#include "engine/set/thing-words.h"
#include "engine/tile/capital.h"

/* Extends *@id, the phrase of @statement, by what it is about. */
static void
add_subject (TwSentenceTelling *t, const TwStatement *statement, char **id)
{
  const char *what = tw_statement_text (statement, "what"), *order;

  if (tw_statement_is (statement, "change") && g_strcmp0 (what, "value") == 0)
    tw_sentence_extend (t, id, "value");
  if (tw_statement_is (statement, "forbid") && g_strcmp0 (what, "cell") == 0)
    tw_sentence_extend (t, id, "cell");
  if (tw_statement_is (statement, "give") && g_strcmp0 (what, "points") == 0
      && tw_statement_text (statement, "from") != NULL
      && g_strcmp0 (tw_statement_text (statement, "to"), "home") == 0)
    tw_sentence_extend (t, id, "pays");
  if (tw_statement_is (statement, "otherwise") && t->parent != NULL)
    tw_sentence_extend (t, id, t->parent->word->name);
  if (tw_statement_is (statement, "draw") && (order = tw_sentence_order (t, statement)) != NULL)
    tw_sentence_extend (t, id, order);
}

/* Extends *@id by what there has to be, or for what something is given. */
static void
add_there_is (TwSentenceTelling *t, const TwStatement *statement, char **id)
{
  for (guint i = 0; i < statement->children->len; i++)
    {
      const TwStatement *child = statement->children->pdata[i];
      const char *form =
          child->word->stands == TW_STANDS_ANY ? tw_sentence_any_form (t, child) : NULL;

      if ((child->word->stands != TW_STANDS_ANY && child->word->stands != TW_STANDS_PER)
          || !tw_sentence_extend (t, id, child->word->name))
        continue;
      if (form != NULL)
        tw_sentence_extend (t, id, form);
      return;
    }
}

/* Whether @detail says that a figure moves to where it was chosen for: that is said without it. */
static gboolean
is_own_place (const TwStatement *statement, const TwDetail *detail)
{
  return tw_statement_is (statement, "move") && strcmp (detail->word->name, "to") == 0
         && g_strcmp0 (detail->text, tw_statement_text (statement, "what")) == 0;
}

/* The phrase of an element, by what it asks, the attributes and the elements that it has. */
static char *
line_id (TwSentenceTelling *t, const TwStatement *statement, const char *asked)
{
  char *id = g_strconcat ("say-", statement->word->name, NULL);

  add_subject (t, statement, &id);
  if (asked != NULL)
    tw_sentence_extend (t, &id, asked);
  if (tw_sentence_is_drawn (t, statement, "times"))
    tw_sentence_extend (t, &id, "drawn");
  if (tw_statement_text (statement, "n") != NULL && tw_sentence_amount (t, statement, "n") < 0)
    tw_sentence_extend (t, &id, "loses");
  if (tw_statement_text (statement, "by") != NULL && tw_sentence_amount (t, statement, "by") < 0)
    tw_sentence_extend (t, &id, "falls");
  for (guint i = 0; i < statement->n_details; i++)
    {
      const TwDetail *detail = &statement->details[i];
      gboolean is_sort = detail->word->takes == TW_TAKES_NAME && strcmp (detail->text, "home") != 0;
      g_autofree char *with =
          g_strconcat (detail->word->name, "-",
                       is_sort ? tw_sentence_sort_named (t, detail->text) : detail->text, NULL);

      if (is_own_place (statement, detail))
        continue;
      if ((detail->word->takes != TW_TAKES_TRUTH || strcmp (detail->text, "true") == 0)
          && !tw_sentence_extend (t, &id, with))
        tw_sentence_extend (t, &id, detail->word->name);
    }
  /* Whose counter it is. */
  if (tw_statement_is (statement, "change") && !g_str_has_suffix (id, "-to")
      && tw_sentence_counts_each (t, tw_statement_text (statement, "what")))
    tw_sentence_extend (t, &id, "to");
  if (asked == NULL)
    add_there_is (t, statement, &id);
  if (tw_statement_is (statement, "bag"))
    tw_sentence_extend_named (t, statement, &id);
  if (tw_statement_is (statement, "if") && asked == NULL && strcmp (id, "say-if") == 0)
    tw_sentence_extend (t, &id, "always");
  return id;
}

/* The words of what a question about things on the table offers; answers that have names stand in
 * lines of their own. %NULL if it has none: what files call the answer tells nobody anything. */
static GArray *
answer_words (TwSentenceTelling *t, const TwStatement *choose)
{
  const TwTexts *texts = tw_statement_words_of (choose, "choice");
  const char *words = texts != NULL ? tw_texts_best (texts, t->languages) : NULL;
  g_autofree char *blank = words != NULL ? tw_placeholder_blank (words) : NULL;

  return blank != NULL
                 && tw_statement_word (choose, "what", TW_WORDS_WHAT, TW_SELECTED_FIGURE)
                        != TW_SELECTED_WORD
             ? tw_sentence_plain (t, (TwSentenceSource){ choose, "word" }, blank)
             : NULL;
}

/* Words that only who writes rules wants to know, and bounds of what is declared. */
static GArray *
add_asides (TwSentenceTelling *t, const TwStatement *statement, GArray *words)
{
  const TwSentenceSource source = { statement, NULL };
  GPtrArray *pieces = g_ptr_array_new ();
  gboolean is_counter = tw_statement_is (statement, "counter");
  gboolean is_end = tw_statement_is (statement, "end");
  TwSentenceSlot slots[] = { { "line", words }, { "aside", NULL }, { NULL, NULL } };
  GArray *answer;

  for (guint i = 0; (statement->texts == NULL || is_end) && i < statement->n_details; i++)
    {
      const char *name = statement->details[i].word->name;
      g_autofree char *of_element =
          g_strdup_printf ("say-aside-%s-%s", statement->word->name, name);
      gboolean is_own = tw_sentence_has (t, of_element);
      g_autofree char *of_all = g_strconcat ("say-aside-", name, NULL);
      /* Piles of none are as large as one another. */
      const char *id = strcmp (name, "pile") == 0 && tw_sentence_amount (t, statement, name) == 0
                           ? "say-aside-counter-pile-even"
                       : is_own ? of_element
                                : of_all;
      gboolean is_told =
          (strcmp (name, "id") == 0 && (is_counter || tw_statement_text (statement, "at") == NULL))
          || statement->details[i].word->takes == TW_TAKES_WORD;

      if (!tw_sentence_has (t, id) || is_told || !(t->is_whole || is_counter))
        continue;
      if (strcmp (id, "say-aside-choose-word") != 0)
        g_ptr_array_add (pieces,
                         tw_sentence_fill (t, (TwSentenceSource){ statement, name }, id, NULL));
      else if ((answer = answer_words (t, statement)) != NULL)
        g_ptr_array_add (pieces, tw_sentence_wrap (t, (TwSentenceSource){ statement, name }, id,
                                                   "answer", answer));
    }
  if (pieces->len == 0)
    {
      g_ptr_array_unref (pieces);
      return words;
    }
  slots[1].words = tw_sentence_list (t, source, pieces, "say-comma");
  return tw_sentence_fill (t, source, "say-aside", slots);
}

static GArray *
line_words (TwSentenceTelling *t, const TwStatement *statement)
{
  gboolean is_forbidden =
      tw_statement_is (statement, "forbid") || tw_statement_is (statement, "allow");
  gboolean is_if = tw_statement_is (statement, "if");
  gboolean is_taking = tw_statement_is (statement, "take");
  const char *name = is_forbidden || is_taking ? "where" : "if";
  GArray *asked = is_forbidden || is_taking ? tw_sentence_where (t, statement)
                  : is_if || tw_statement_is (statement, "procedure")
                      ? tw_sentence_asked (t, statement)
                      : NULL;
  const TwSentenceSlot slots[] = { { asked != NULL ? name : NULL, asked }, { NULL, NULL } };
  g_autofree char *id = line_id (t, statement, slots[0].name);
  GArray *words = tw_sentence_fill (t, (TwSentenceSource){ statement, NULL }, id, slots);
  guint first = 0;

  /* What an <if> or <forbid> without other conditions begins with is told already. */
  while ((is_if || is_forbidden) && asked == NULL && first < statement->children->len)
    if (((const TwStatement *) statement->children->pdata[first++])->word->stands == TW_STANDS_ANY)
      break;
  return is_forbidden || is_if || is_taking || tw_statement_is (statement, "repeat")
             ? tw_sentence_add_others (t, statement, first, words)
             : words;
}

static gboolean
is_line (const TwSentenceTelling *t, const TwStatement *statement)
{
  if (tw_statement_is (statement, "title"))
    return FALSE;
  if (statement->word->stands == TW_STANDS_TEXT)
    return t->is_whole
           || (tw_statement_is (statement, "choice")
               && tw_statement_text (statement, "word") != NULL);
  return (statement->word->stands & (TW_STANDS_STATEMENT | TW_STANDS_ELSE | TW_STANDS_ITEM)) != 0;
}

static void
begin_upper (TwSentenceTelling *t, GArray *words)
{
  TwSentenceSpan *first = &g_array_index (words, TwSentenceSpan, 0);
  g_autofree char *text = tw_capital_words (first->text);

  first->text = g_string_chunk_insert (t->sentence->texts, text);
}

/* A comma that ends a clause goes where another mark or a bracket follows it. */
static void
drop_commas (TwSentenceTelling *t, GArray *words)
{
  for (guint i = words->len; i-- > 1;)
    {
      TwSentenceSpan *span = &g_array_index (words, TwSentenceSpan, i - 1);
      const char *next = g_array_index (words, TwSentenceSpan, i).text;
      gsize length = strlen (span->text);

      if (!g_str_has_suffix (span->text, ",")
          || (strchr (",.:;)", *next) == NULL && !g_str_has_prefix (next, " (")))
        continue;
      if (length > 1)
        span->text =
            g_string_chunk_insert_len (t->sentence->texts, span->text, (gssize) length - 1);
      else
        g_array_remove_index (words, i - 1);
    }
}

/* What is said word for word ends with a mark of its own: no full stop follows its quotation mark.
 * A title that does is a word of the sentence. */
static void
drop_stop (TwSentenceTelling *t, const TwStatement *statement, GArray *words)
{
  static const char marks[] = ".?!…", quotes[] = "”“\"’»";
  TwSentenceSpan *last =
      words->len > 0 ? &g_array_index (words, TwSentenceSpan, words->len - 1) : NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  const char *at;

  if (!statement->word->is_text || last == NULL || !g_str_has_suffix (last->text, "."))
    return;
  for (guint i = 0; i < words->len; i++)
    g_string_append (text, g_array_index (words, TwSentenceSpan, i).text);
  at = g_utf8_find_prev_char (text->str, text->str + text->len - 1);
  if (at == NULL || g_utf8_strchr (quotes, -1, g_utf8_get_char (at)) == NULL)
    return;
  at = g_utf8_find_prev_char (text->str, at);
  if (at == NULL || g_utf8_strchr (marks, -1, g_utf8_get_char (at)) == NULL)
    return;
  if (strlen (last->text) > 1)
    last->text = g_string_chunk_insert_len (t->sentence->texts, last->text,
                                            (gssize) strlen (last->text) - 1);
  else
    g_array_remove_index (words, words->len - 1);
}

/* Puts @statement into a line, with what is done by it in lines below. */
static void
tell (TwSentenceTelling *t, const TwStatement *statement, guint level)
{
  const GPtrArray *children = statement->children;
  TwSentenceLine *line = g_new0 (TwSentenceLine, 1);
  guint n_names = t->n_names, n_lines;

  tw_sentence_push_name (t, statement);
  line->level = level;
  line->statement = statement;
  line->spans = add_asides (t, statement, line_words (t, statement));
  g_ptr_array_add (t->sentence->lines, line);
  n_lines = t->sentence->lines->len;
  for (guint i = 0; i < children->len; i++)
    if (is_line (t, children->pdata[i]))
      tell (t, children->pdata[i], level + 1);
  line->spans = tw_sentence_wrap (t, (TwSentenceSource){ statement, NULL },
                                  t->sentence->lines->len > n_lines ? "say-heading" : "say-step",
                                  "line", line->spans);
  drop_commas (t, line->spans);
  drop_stop (t, statement, line->spans);
  if (line->spans->len > 0)
    begin_upper (t, line->spans);
  t->n_names = n_names;
  for (guint i = 0; i < children->len; i++)
    if (tw_statement_is (children->pdata[i], "otherwise"))
      {
        t->parent = statement;
        tell (t, children->pdata[i], level);
      }
}

static void
line_free (gpointer data)
{
  TwSentenceLine *line = data;

  g_array_unref (line->spans);
  g_free (line);
}

TwSentence *
tw_sentence_new (const TwVocabulary *vocabulary,
                 const TwProcedure *procedure,
                 const int *values,
                 const char *const *languages,
                 gboolean is_whole)
{
  TwSentence *sentence = g_new0 (TwSentence, 1);
  int at = tw_statement_word (procedure->root, "at", TW_WORDS_MOMENT, TW_MOMENT_NEVER);
  TwSentenceTelling t = { .vocabulary = vocabulary,
                          .procedure = procedure,
                          .values = values,
                          .languages = languages,
                          .is_whole = is_whole,
                          .feature = at == TW_MOMENT_LEAVES ? "left-"
                                     : at == TW_MOMENT_COUNTING || at == TW_MOMENT_LAST_COUNTING
                                         ? "now-"
                                         : "",
                          .sentence = sentence };

  sentence->lines = g_ptr_array_new_with_free_func (line_free);
  sentence->texts = g_string_chunk_new (1024);
  tell (&t, procedure->root, 0);
  return sentence;
}

void
tw_sentence_free (TwSentence *sentence)
{
  g_ptr_array_unref (sentence->lines);
  g_string_chunk_free (sentence->texts);
  g_free (sentence);
}

char *
tw_sentence_line_text (const TwSentenceLine *line)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < line->spans->len; i++)
    g_string_append (text, g_array_index (line->spans, TwSentenceSpan, i).text);
  return g_string_free (text, FALSE);
}

char *
tw_sentence_text (const TwSentence *sentence)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < sentence->lines->len; i++)
    {
      const TwSentenceLine *line = g_ptr_array_index (sentence->lines, i);

      g_autofree char *words = tw_sentence_line_text (line);

      g_string_append_printf (text, "%s%*s%s", i > 0 ? "\n" : "", (int) (2 * line->level), "",
                              words);
    }
  return g_string_free (text, FALSE);
}

const char *
tw_sentence_phrase (const TwVocabulary *vocabulary,
                    const TwRuleWord *word,
                    const char *const *languages)
{
  gboolean is_alone = word->sort == TW_WORDS_STATEMENT || word->sort == TW_WORDS_DETAIL;
  g_autofree char *name =
      g_strdup_printf ("%s%s%s", is_alone ? "" : tw_rule_word_sort_name (word->sort),
                       is_alone ? "" : "-", word->name);
  /* As it is said of all; of a place; of an element that it stands in. */
  g_autofree char *ids =
      g_strdup_printf ("say-%s say-%s-place say-%s-each say-%s-choose say-%s-forbid say-if-%s "
                       "say-give-%s",
                       name, name, name, name, name, name, name);
  g_auto (GStrv) all = g_strsplit (ids, " ", -1);
  const char *phrase = NULL;

  if (word->sort < TW_WORDS_STATEMENT
      || (word->sort == TW_WORDS_DETAIL
          && (word->value == TW_TEST_NONE || word->takes == TW_TAKES_WORD)))
    return NULL;
  for (guint i = 0; all[i] != NULL && phrase == NULL; i++)
    phrase = tw_section_title (vocabulary, all[i], languages);
  return phrase;
}
