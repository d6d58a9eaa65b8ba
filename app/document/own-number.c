/* The numbers that a rule of a set says. */
#include "app/document/own-number.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n.h>

#include "app/document/own-part-private.h"
#include "app/document/own-procedure.h"
#include "app/document/own-thing.h"
#include "engine/own/own-rules-effect.h"
#include "engine/set/sentence.h"

/* Larger ones the rules refuse. */
#define MOST_DIGITS 4
/* Of what can be less than nothing. */
#define LEAST (-99)

typedef struct
{
  GPtrArray *lines;   /* TwOwnLine */
  GPtrArray *numbers; /* TwOwnNumber */
} Listing;

static void
number_free (gpointer data)
{
  TwOwnNumber *number = data;

  g_free (number->part.text);
  g_free (number->sentence);
  g_free (number);
}

/* Whether @text is a number, and not the name of one. */
static gboolean
is_number (const char *text)
{
  const char *digits = *text == '-' ? text + 1 : text;

  return *digits != '\0' && strspn (digits, "0123456789") == strlen (digits)
         && strlen (digits) <= MOST_DIGITS;
}

/* How deep @place stands in @above, -1 if it does not. */
static int
depth_in (const TwStatementPlace *place, const TwStatementPlace *above)
{
  return place->n >= above->n && memcmp (place->at, above->at, above->n) == 0 ? place->n - above->n
                                                                              : -1;
}

/* The line that tells of the statement at @place: a condition is told with what it is about. */
static const char *
sentence_of (const Listing *listing, const TwStatementPlace *place)
{
  const TwOwnLine *found = NULL;

  for (guint i = 0; i < listing->lines->len; i++)
    {
      const TwOwnLine *line = listing->lines->pdata[i];
      int depth = depth_in (place, &line->place);

      if (depth >= 0 && (found == NULL || depth < depth_in (place, &found->place)))
        found = line;
    }
  return found != NULL ? found->words : "";
}

/* Whether it is so many points, or how much a counter rises: tokens that are given are none that
 * are taken away. */
static gboolean
takes_away (const TwStatement *statement, const TwRuleWord *word)
{
  return tw_sentence_tells_loss (statement, word->name)
         && (strcmp (word->name, "by") == 0
             || (strcmp (word->name, "n") == 0
                 && g_strcmp0 (tw_statement_text (statement, "what"), "points") == 0));
}

/* A counter can stand below 0; nothing else is there less than not at all, nor can be divided by
 * nothing. */
static int
least_of (const TwStatement *statement, const TwRuleWord *word)
{
  gboolean is_counter =
      tw_statement_is (statement, "change") || tw_statement_text (statement, "counter") != NULL;

  if (strcmp (word->name, "divide") == 0 || strcmp (word->name, "every") == 0)
    return 1;
  return is_counter || takes_away (statement, word) ? LEAST : 0;
}

static void
add_numbers (const Listing *listing, const TwStatement *statement, const TwStatementPlace *place)
{
  for (guint i = 0; place->n > 0 && i < statement->n_details; i++)
    {
      const TwDetail *detail = &statement->details[i];
      TwOwnNumber *number;

      if ((detail->word->takes != TW_TAKES_NUMBER && detail->word->takes != TW_TAKES_AMOUNT)
          || !is_number (detail->text))
        continue;
      number = g_new (TwOwnNumber, 1);
      *number = (TwOwnNumber){ { *place, detail->word, g_strdup (detail->text) },
                               atoi (detail->text),
                               g_strdup (sentence_of (listing, place)),
                               least_of (statement, detail->word),
                               takes_away (statement, detail->word) };
      g_ptr_array_add (listing->numbers, number);
    }
  for (guint i = 0; i < statement->children->len && place->n < TW_MAX_STATEMENT_DEPTH; i++)
    {
      TwStatementPlace child = *place;

      child.at[child.n++] = (guint8) i;
      add_numbers (listing, statement->children->pdata[i], &child);
    }
}

GPtrArray *
tw_own_numbers_new (const TwTileSet *set, const TwVocabulary *words, guint index)
{
  g_autoptr (GPtrArray) lines = tw_own_procedure_lines (set, words, index, TRUE);
  Listing listing = { lines, g_ptr_array_new_with_free_func (number_free) };

  add_numbers (&listing, tw_own_part_root (set, index), &(TwStatementPlace){ 0 });
  return listing.numbers;
}

/* ---- effects --------------------------------------------------------------------------- */

/* Only points can be less than nothing, where nothing is divided by them. */
static int
effect_least_of (const TwEffect *effect, const TwRuleWord *word)
{
  return word->sort != TW_WORDS_ATTRIBUTE   ? 0
         : effect->stage == TW_STAGE_DIVIDE ? 1
         : effect->stage == TW_STAGE_TOKENS ? 0
                                            : LEAST;
}

/* The attributes of effects that are numbers of things, and not in which order they apply. */
static const struct
{
  TwWordSort sort;
  const char *name;
} effect_numbers[] = {
  { TW_WORDS_ATTRIBUTE, "points" },
  { TW_WORDS_CONDITION, "if-tiles-least" },
  { TW_WORDS_CONDITION, "if-tiles-most" },
};

static char **
member_of (TwEffect *effect, const TwRuleWord *word)
{
  return (char **) (gpointer) ((char *) effect + word->member.offset);
}

GPtrArray *
tw_own_effect_numbers_new (const TwTileSet *set, guint index, const char *sentence)
{
  GPtrArray *numbers = g_ptr_array_new_with_free_func (number_free);
  TwEffect *effect = set->own->effects->pdata[index];

  for (guint i = 0; i < G_N_ELEMENTS (effect_numbers); i++)
    {
      const TwRuleWord *word = tw_rule_word_find (effect_numbers[i].sort, effect_numbers[i].name);
      const char *text = tw_rule_word_text (word, effect);
      TwOwnNumber *number;

      if (text == NULL || !is_number (text))
        continue;
      number = g_new (TwOwnNumber, 1);
      *number = (TwOwnNumber){ { { 0 }, word, g_strdup (text) },
                               atoi (text),
                               g_strdup (sentence),
                               effect_least_of (effect, word),
                               FALSE };
      g_ptr_array_add (numbers, number);
    }
  return numbers;
}

gboolean
tw_own_effect_set_number (TwDocument *document,
                          guint index,
                          const TwOwnNumber *number,
                          int n,
                          GError **error)
{
  TwTileSet *set = tw_document_get_set (document);
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (set);
  TwEffect *effect = g_new0 (TwEffect, 1);
  char **member = member_of (effect, number->part.word);

  tw_effect_say (effect, set->own->effects->pdata[index]);
  g_free (*member);
  *member = g_strdup_printf ("%d", n);
  tw_own_rules_put_effect (edit, (int) index, effect);
  tw_effect_free (effect);
  return tw_own_rules_try (document, edit, _ ("Change Effect"), NULL, error);
}
