/* Whether it matters which of two procedures of one moment comes first. */
#include <string.h>

#include "engine/set/validate-private.h"

/*
 * What a procedure does.
 * @changed: (element-type utf8): counters that it changes
 * @gives: whether it gives points
 * @takes: whether it may take some away as well
 * @more: whether it asks, moves or does anything else
 */
typedef struct
{
  const TwVocabulary *own;
  GPtrArray *changed;
  gboolean gives, takes, more;
} Deeds;

static gboolean
is_number (const char *text)
{
  return text == NULL || text[strspn (text, "0123456789")] == '\0';
}

static const TwProcedure *
done_by (const TwVocabulary *own, const TwStatement *statement)
{
  const char *id =
      tw_statement_is (statement, "do") ? tw_statement_text (statement, "procedure") : NULL;

  return id != NULL ? tw_vocabulary_find_procedure (own, id) : NULL;
}

static void
collect (Deeds *deeds, const TwStatement *statement, guint depth)
{
  static const char *const more[] = { "choose", "take",  "offer", "move",   "lay",  "count",
                                      "join",   "part",  "draw",  "again",  "play", "skip",
                                      "end",    "spend", "add",   "forget", NULL };
  const TwProcedure *done = done_by (deeds->own, statement);
  const char *what = tw_statement_text (statement, "what");

  if (tw_statement_is (statement, "change") && g_strcmp0 (what, "value") != 0)
    g_ptr_array_add (deeds->changed, (gpointer) what);
  else if (tw_statement_is (statement, "give") && g_strcmp0 (what, "points") == 0
           && tw_statement_text (statement, "from") == NULL)
    {
      deeds->gives = TRUE;
      deeds->takes |= !is_number (tw_statement_text (statement, "n"));
    }
  else if (tw_statement_is (statement, "change") || tw_statement_is (statement, "give")
           || tw_statement_is (statement, "do") || g_strv_contains (more, statement->word->name))
    deeds->more |= done == NULL || depth == TW_MAX_PROCEDURE_DEPTH;
  if (done != NULL && depth < TW_MAX_PROCEDURE_DEPTH)
    collect (deeds, done->root, depth + 1);
  for (guint i = 0; i < statement->children->len; i++)
    collect (deeds, statement->children->pdata[i], depth);
}

static gboolean
is_of_name (char letter)
{
  return g_ascii_isalnum (letter) || letter == '-' || letter == '_';
}

/* Whether @name stands in @text, not as a part of another name. */
static gboolean
has_name (const char *text, const char *name)
{
  gsize length = strlen (name);

  for (const char *at = strstr (text, name); at != NULL; at = strstr (at + 1, name))
    if ((at == text || !is_of_name (at[-1])) && !is_of_name (at[length]))
      return TRUE;
  return FALSE;
}

/* Whether anything in @statement speaks of the counter @name. */
static gboolean
names (const Deeds *deeds, const TwStatement *statement, const char *name, guint depth)
{
  const TwProcedure *done = done_by (deeds->own, statement);

  for (guint i = 0; i < statement->n_details; i++)
    if (has_name (statement->details[i].text, name)
        || strcmp (statement->details[i].word->name, name) == 0)
      return TRUE;
  for (guint i = 0; statement->texts != NULL && i < statement->texts->n_texts; i++)
    if (has_name (statement->texts->texts[i].text, name))
      return TRUE;
  if (done != NULL && depth < TW_MAX_PROCEDURE_DEPTH && names (deeds, done->root, name, depth + 1))
    return TRUE;
  for (guint i = 0; i < statement->children->len; i++)
    if (names (deeds, statement->children->pdata[i], name, depth))
      return TRUE;
  return FALSE;
}

/* Whether what @deeds changes means something to @other, which does @others. */
static gboolean
matters_to (const Deeds *deeds, const TwStatement *other, const Deeds *others)
{
  for (guint i = 0; i < deeds->changed->len; i++)
    if (names (deeds, other, deeds->changed->pdata[i], 0))
      return TRUE;
  return deeds->gives
         && (names (deeds, other, "score", 0)
             || (others->gives && (deeds->takes || others->takes)));
}

/* Whether something else is done whenever somebody gets points: it may see whatever was changed. */
static gboolean
watches_points (const TwVocabulary *own)
{
  for (guint i = 0; i < own->procedures->len; i++)
    {
      const TwProcedure *procedure = own->procedures->pdata[i];
      int moment = tw_statement_word (procedure->root, "at", TW_WORDS_MOMENT, TW_MOMENT_NEVER);

      if (moment == TW_MOMENT_GAIN || moment == TW_MOMENT_MOVED)
        return TRUE;
    }
  return FALSE;
}

gboolean
validate_order_matters (const TwVocabulary *own, const TwProcedure *one, const TwProcedure *other)
{
  g_autoptr (GPtrArray) first = g_ptr_array_new (), second = g_ptr_array_new ();
  Deeds ones = { .own = own, .changed = first }, others = { .own = own, .changed = second };

  collect (&ones, one->root, 0);
  collect (&others, other->root, 0);
  return ones.more || others.more || matters_to (&ones, other->root, &others)
         || matters_to (&others, one->root, &ones)
         || ((ones.gives || others.gives) && watches_points (own));
}
