/* Sentences for the words of the rules. */
#include "app/print/word-example.h"

#include <string.h>

#include "app/print/effect-words.h"
#include "engine/format/data-dir.h"
#include "engine/format/tile-set-file.h"
#include "engine/set/sentence.h"
#include "engine/set/vocabulary-join.h"

/* Shorter sentences say too little, longer ones bury the word. */
#define LEAST_CHARS 40
#define MOST_CHARS  160

/*
 * @text: the sentence
 * @cost: how far it is from a good one
 */
typedef struct
{
  char *text;
  guint cost;
} Example;

/*
 * @by_word: the best #Example so far of a #TwRuleWord
 * @is_whole: whether sentences say now also what players need not know; only for words that are
 * told nowhere else
 */
struct _TwWordExamples
{
  GHashTable *by_word;
  gboolean is_whole;
};

static void
example_free (gpointer data)
{
  g_free (((Example *) data)->text);
  g_free (data);
}

/* @told: whether it is this very word that the sentence tells in @text. */
static void
offer (TwWordExamples *self, const TwRuleWord *word, const char *text, gboolean told)
{
  glong n = g_utf8_strlen (text, -1);
  guint cost = (guint) (n < LEAST_CHARS  ? 10 * (LEAST_CHARS - n)
                        : n > MOST_CHARS ? 10 * n
                                         : n)
               + (told ? 0 : 1000) + self->is_whole * 500;
  Example *old = g_hash_table_lookup (self->by_word, word);

  if (n == 0 || (old != NULL && old->cost <= cost))
    return;
  old = g_new0 (Example, 1);
  old->text = g_strdup (text);
  old->cost = cost;
  g_hash_table_insert (self->by_word, (gpointer) word, old);
}

static void
offer_values (TwWordExamples *self, const TwDetail *detail, const char *text, gboolean told)
{
  g_auto (GStrv) names = g_strsplit (detail->text, " ", -1);

  for (guint i = 0; detail->word->takes == TW_TAKES_WORD && names[i] != NULL; i++)
    {
      const TwRuleWord *value = tw_rule_word_find (detail->word->of, names[i]);

      if (value != NULL)
        offer (self, value, text, told);
    }
}

static void
offer_span (TwWordExamples *self, const TwSentenceSpan *span, const char *text)
{
  offer (self, span->statement->word, text, span->attribute == NULL);
  for (guint i = 0; i < span->statement->n_details; i++)
    {
      const TwDetail *detail = &span->statement->details[i];
      gboolean told = g_strcmp0 (detail->word->name, span->attribute) == 0;

      offer (self, detail->word, text, told);
      offer_values (self, detail, text, told);
    }
}

/* A word without a place of its own in the sentence is in the line of what it stands in. */
static void
offer_within (TwWordExamples *self, const TwStatement *statement, const char *text)
{
  offer (self, statement->word, text, FALSE);
  for (guint i = 0; i < statement->n_details; i++)
    {
      offer (self, statement->details[i].word, text, FALSE);
      offer_values (self, &statement->details[i], text, FALSE);
    }
  for (guint i = 0; i < statement->children->len; i++)
    if (((const TwStatement *) statement->children->pdata[i])->word->stands
        & (TW_STANDS_FILTER | TW_STANDS_TITLE | TW_STANDS_PER | TW_STANDS_ANY))
      offer_within (self, statement->children->pdata[i], text);
}

static void
offer_procedure (TwWordExamples *self,
                 const TwVocabulary *vocabulary,
                 const TwProcedure *procedure,
                 const char *const *languages)
{
  g_autoptr (TwSentence) sentence =
      tw_sentence_new (vocabulary, procedure, NULL, languages, self->is_whole);

  for (guint i = 0; i < sentence->lines->len; i++)
    {
      const TwSentenceLine *line = g_ptr_array_index (sentence->lines, i);
      g_autofree char *text = tw_sentence_line_text (line);

      for (guint k = 0; k < line->spans->len; k++)
        offer_span (self, &g_array_index (line->spans, TwSentenceSpan, k), text);
      offer_within (self, line->statement, text);
    }
}

/* Whether @effect says something in the attribute, or has the value in that which takes it. */
static gboolean
says (const TwEffect *effect, const TwRuleWord *word, const TwRuleWord *table, guint n)
{
  if (tw_rule_word_is_attribute (word))
    return tw_rule_word_is_text (word) ? tw_rule_word_text (word, effect) != NULL
                                       : tw_rule_word_number (word, effect) != 0;
  for (guint i = 0; i < n; i++)
    if (table[i].takes == TW_TAKES_WORD && table[i].of == word->sort)
      return tw_rule_word_number (&table[i], effect) == word->value;
    else if (table[i].takes == TW_TAKES_EVENTS && word->sort == TW_WORDS_EVENT)
      return (tw_rule_word_number (&table[i], effect) & word->value) != 0;
  return FALSE;
}

static void
offer_effect (TwWordExamples *self, const TwVocabulary *vocabulary, const TwEffect *effect)
{
  guint n;
  const TwRuleWord *table = tw_rule_word_table (&n);
  g_autofree char *text = tw_effect_words_for_user (vocabulary, effect);

  for (guint i = 0; text != NULL && i < n; i++)
    if (says (effect, &table[i], table, n))
      offer (self, &table[i], text, TRUE);
}

/* Those of @own, or all where that is %NULL. */
static void
offer_all (TwWordExamples *self, const TwVocabulary *vocabulary, const TwVocabulary *own)
{
  const char *const *languages = g_get_language_names ();
  const TwVocabulary *from = own != NULL ? own : vocabulary;

  for (guint i = 0; i < 2 * from->procedures->len; i++)
    {
      self->is_whole = i >= from->procedures->len;
      offer_procedure (self, vocabulary, from->procedures->pdata[i % from->procedures->len],
                       languages);
    }
  self->is_whole = FALSE;
  for (guint i = 0; i < from->effects->len; i++)
    offer_effect (self, vocabulary, from->effects->pdata[i]);
}

static void
offer_file (TwWordExamples *self, TwVocabulary *vocabulary, const char *path)
{
  g_autoptr (TwTileSet) set = path != NULL ? tw_tile_set_file_load (path, NULL) : NULL;
  g_autoptr (TwVocabulary) joined =
      set != NULL && set->own != NULL ? tw_vocabulary_join (vocabulary, &set->own, 1, NULL) : NULL;

  if (joined != NULL)
    offer_all (self, joined, set->own);
}

static int
compare_paths (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
offer_folder (TwWordExamples *self, TwVocabulary *vocabulary, const char *name)
{
  g_autofree char *folder = tw_data_dir_find (name);
  g_autoptr (GDir) dir = folder != NULL ? g_dir_open (folder, 0, NULL) : NULL;
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  const char *file;

  while (dir != NULL && (file = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (file, ".xml"))
      g_ptr_array_add (files, g_build_filename (folder, file, NULL));
  g_ptr_array_sort (files, compare_paths);
  for (guint i = 0; i < files->len; i++)
    offer_file (self, vocabulary, files->pdata[i]);
}

TwWordExamples *
tw_word_examples_new (TwVocabulary *vocabulary)
{
  TwWordExamples *self = g_new0 (TwWordExamples, 1);
  g_autofree char *path = tw_data_dir_find ("help/words.xml");

  self->by_word = g_hash_table_new_full (NULL, NULL, NULL, example_free);
  offer_all (self, vocabulary, NULL);
  offer_folder (self, vocabulary, "patterns");
  offer_folder (self, vocabulary, "examples");
  offer_file (self, vocabulary, path);
  return self;
}

void
tw_word_examples_free (TwWordExamples *examples)
{
  g_hash_table_unref (examples->by_word);
  g_free (examples);
}

const char *
tw_word_examples_get (const TwWordExamples *examples, const TwRuleWord *word)
{
  const Example *example = g_hash_table_lookup (examples->by_word, word);

  return example != NULL ? example->text : NULL;
}
