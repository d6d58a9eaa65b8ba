/* Whether it matters which of two procedures of one moment comes first. */
#include <stdlib.h>
#include <string.h>

#include "engine/set/validate-private.h"

/* Counters that are told apart. */
#define MOST_COUNTERS 64

/*
 * What a procedure does, with all that it has done by others.
 * @changed: counters that it changes, a bit each
 * @named: counters that it speaks of, a bit each
 * @gives: whether it gives points
 * @sees: whether it asks for points, or for what they move
 * @more: whether it asks, moves or does anything else
 */
typedef struct
{
  guint64 changed, named;
  gboolean gives, sees, more;
} Deeds;

/*
 * @deeds: what each procedure of @own does
 * @counters: counters that are changed somewhere, each with its number
 */
typedef struct
{
  const TwVocabulary *own;
  Deeds *deeds;
  GHashTable *counters;
} Look;

guint
validate_moment_of (const TwProcedure *procedure)
{
  return (guint) tw_statement_word (procedure->root, "at", TW_WORDS_MOMENT, TW_MOMENT_NEVER);
}

/* The counter that @statement changes. Returns: (nullable) */
static const char *
changed_by (const TwStatement *statement)
{
  const char *what =
      tw_statement_is (statement, "change") ? tw_statement_text (statement, "what") : NULL;

  return g_strcmp0 (what, "value") != 0 ? what : NULL;
}

static void
collect_counters (GHashTable *counters, const TwStatement *statement)
{
  const char *name = changed_by (statement);

  if (name != NULL && !g_hash_table_contains (counters, name))
    g_hash_table_insert (counters, (gpointer) name,
                         GUINT_TO_POINTER (g_hash_table_size (counters)));
  for (guint i = 0; i < statement->children->len; i++)
    collect_counters (counters, statement->children->pdata[i]);
}

/* What is one too many is told from nothing: then order may matter. Returns: a bit, or all of them
 */
static guint64
bit_of (const Look *look, const char *counter)
{
  gpointer index;

  if (!g_hash_table_lookup_extended (look->counters, counter, NULL, &index))
    return 0;
  return GPOINTER_TO_UINT (index) < MOST_COUNTERS
             ? G_GUINT64_CONSTANT (1) << GPOINTER_TO_UINT (index)
             : G_MAXUINT64;
}

/* Counters and the score, wherever @text names them: by themselves or in an amount. */
static void
note_names (const Look *look, Deeds *deeds, const char *text, gsize length)
{
  g_auto (GStrv) names = NULL;
  g_autofree char *letters = g_strndup (text, length);

  for (char *at = letters; *at != '\0'; at++)
    if (!g_ascii_isalnum (*at) && *at != '-' && *at != '_')
      *at = ' ';
  names = g_strsplit (letters, " ", -1);
  for (guint i = 0; names[i] != NULL; i++)
    {
      deeds->named |= bit_of (look, names[i]);
      deeds->sees |= strcmp (names[i], "score") == 0;
    }
}

/* Likewise in the places of words for people. */
static void
note_places (const Look *look, Deeds *deeds, const char *text)
{
  for (const char *at = strchr (text, '{'); at != NULL; at = strchr (at, '{'))
    {
      gsize length = strcspn (at, "}");

      note_names (look, deeds, at, length);
      at += length;
    }
}

/* Whether a condition asks for the points of somebody, or for where they have moved a figure. */
static gboolean
asks_points (const TwDetail *detail)
{
  switch (detail->word->value)
    {
    case TW_TEST_SCORE:
    case TW_TEST_SCORED:
    case TW_TEST_EVERY:
    case TW_TEST_GAINS:
      return TRUE;
    case TW_TEST_STANDS:
      return strcmp (detail->text, "from") == 0;
    default:
      return FALSE;
    }
}

static void
note_words (const Look *look, Deeds *deeds, const TwStatement *statement)
{
  int what = tw_statement_word (statement, "what", TW_WORDS_WHAT, TW_SELECTED_FIGURE);

  deeds->sees |= what == TW_SELECTED_SPACE || what == TW_SELECTED_COUNTING;
  for (guint i = 0; i < statement->n_details; i++)
    {
      deeds->sees |= asks_points (&statement->details[i]);
      deeds->named |= bit_of (look, statement->details[i].word->name);
      note_names (look, deeds, statement->details[i].text, strlen (statement->details[i].text));
    }
  for (guint i = 0; statement->texts != NULL && i < statement->texts->n_texts; i++)
    note_places (look, deeds, statement->texts->texts[i].text);
}

static void
collect (const Look *look, Deeds *deeds, const TwStatement *statement)
{
  static const char *const more[] = { "choose", "take", "offer",  "move",  "lay",
                                      "count",  "join", "part",   "draw",  "again",
                                      "play",   "skip", "end",    "spend", "add",
                                      "forget", "give", "change", NULL };
  const char *counter = changed_by (statement), *done = tw_statement_text (statement, "procedure");

  if (counter != NULL)
    deeds->changed |= bit_of (look, counter);
  else if (tw_statement_is (statement, "give")
           && g_strcmp0 (tw_statement_text (statement, "what"), "points") == 0
           && tw_statement_text (statement, "from") == NULL)
    deeds->gives = TRUE;
  else if (tw_statement_is (statement, "do"))
    /* What is done of these rules is looked at by itself. */
    deeds->more |= done == NULL || tw_vocabulary_find_procedure (look->own, done) == NULL;
  else
    deeds->more |= g_strv_contains (more, statement->word->name);
  note_words (look, deeds, statement);
  for (guint i = 0; i < statement->children->len; i++)
    collect (look, deeds, statement->children->pdata[i]);
}

static void
add_deeds (Deeds *deeds, const Deeds *done)
{
  deeds->changed |= done->changed;
  deeds->named |= done->named;
  deeds->gives |= done->gives;
  deeds->sees |= done->sees;
  deeds->more |= done->more;
}

/* What is done by others counts as well; deeper than that nothing can be played. */
static void
spread (const Look *look, GHashTable *calls)
{
  g_autoptr (GHashTable) indices = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < look->own->procedures->len; i++)
    g_hash_table_insert (indices, look->own->procedures->pdata[i], GUINT_TO_POINTER (i));
  for (guint round = 0; round < TW_MAX_PROCEDURE_DEPTH; round++)
    for (guint i = 0; i < look->own->procedures->len; i++)
      {
        const GPtrArray *done = g_hash_table_lookup (calls, look->own->procedures->pdata[i]);

        for (guint k = 0; k < done->len; k++)
          add_deeds (
              &look->deeds[i],
              &look->deeds[GPOINTER_TO_UINT (g_hash_table_lookup (indices, done->pdata[k]))]);
      }
}

/* Whether anybody is asked or anything changes. */
static gboolean
acts (const Deeds *deeds)
{
  return deeds->more || deeds->gives || deeds->changed != 0;
}

/* Whether what @one does means something to @other. */
static gboolean
matters_to (const Deeds *one, const Deeds *other)
{
  return (one->changed & other->named) != 0 || (one->gives && other->sees);
}

/* Whether something else is done whenever somebody gets points: it may see whatever was changed. */
static gboolean
watches_points (const TwVocabulary *own)
{
  for (guint i = 0; i < own->procedures->len; i++)
    {
      guint moment = validate_moment_of (own->procedures->pdata[i]);

      if (moment == TW_MOMENT_GAIN || moment == TW_MOMENT_MOVED)
        return TRUE;
    }
  return FALSE;
}

static gboolean
order_matters (const Deeds *one, const Deeds *other, gboolean is_watched)
{
  return one->more || other->more || matters_to (one, other) || matters_to (other, one)
         || ((one->gives || other->gives) && is_watched);
}

static int
order_of (const TwProcedure *procedure)
{
  const char *order = tw_statement_text (procedure->root, "order");

  return order != NULL ? atoi (order) : 0;
}

/* The first procedure before that of @index which may have to come after it. Returns: @index if
 * there is none */
static guint
find_tie (const Look *look, guint index, gboolean is_watched)
{
  const TwProcedure *procedure = look->own->procedures->pdata[index];
  guint moment = validate_moment_of (procedure);

  /* What is done in place of a figure is one more answer of the same question, in no order. */
  if (moment == TW_MOMENT_NEVER || moment == TW_MOMENT_ACTION || !acts (&look->deeds[index]))
    return index;
  for (guint i = 0; i < index; i++)
    {
      const TwProcedure *other = look->own->procedures->pdata[i];

      if (validate_moment_of (other) == moment && order_of (other) == order_of (procedure)
          && acts (&look->deeds[i])
          && order_matters (&look->deeds[index], &look->deeds[i], is_watched))
        return i;
    }
  return index;
}

guint *
validate_find_ties (const TwVocabulary *own, GHashTable *calls)
{
  guint n = own->procedures->len;
  g_autofree Deeds *deeds = g_new0 (Deeds, n);
  g_autoptr (GHashTable) counters = g_hash_table_new (g_str_hash, g_str_equal);
  Look look = { own, deeds, counters };
  guint *ties = g_new (guint, n);
  gboolean is_watched = watches_points (own);

  for (guint i = 0; i < n; i++)
    collect_counters (counters, ((const TwProcedure *) own->procedures->pdata[i])->root);
  for (guint i = 0; i < n; i++)
    collect (&look, &deeds[i], ((const TwProcedure *) own->procedures->pdata[i])->root);
  spread (&look, calls);
  for (guint i = 0; i < n; i++)
    ties[i] = find_tie (&look, i, is_watched);
  return ties;
}
