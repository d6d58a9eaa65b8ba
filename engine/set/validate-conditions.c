/* Conditions of one selection that nothing passes together. */
#include <string.h>

#include "engine/set/validate-private.h"

/* Whether the statement holds only in some games: then another one may take its place. */
static gboolean
is_optional (const TwStatement *statement)
{
  return tw_statement_text (statement, "if-parameter") != NULL
         || tw_statement_text (statement, "if-part") != NULL;
}

/* Whether the statement only tells why something else refuses. */
static gboolean
is_reason (const TwStatement *statement)
{
  return g_strcmp0 (tw_statement_text (statement, "reason"), "true") == 0;
}

/* What a filter asks that is no condition of a thing by itself: "<not>" has one, or some. Returns:
 * (nullable) */
static const TwStatement *
denied (const TwStatement *filter)
{
  const TwStatement *where = NULL;

  if (!tw_statement_is (filter, "not") || is_optional (filter) || filter->children->len != 1)
    return NULL;
  where = filter->children->pdata[0];
  return tw_statement_is (where, "where") && where->children->len == 0 && !is_optional (where)
                 && !is_reason (where)
             ? where
             : NULL;
}

static gboolean
is_condition (const TwStatement *filter)
{
  return tw_statement_is (filter, "where") && !is_optional (filter) && !is_reason (filter);
}

/* Whether @filter asks everything that @where does. */
static gboolean
asks_all (const TwStatement *filter, const TwStatement *where)
{
  gboolean asks = FALSE;

  for (guint i = 0; i < where->n_details; i++)
    {
      const TwDetail *detail = &where->details[i];

      if (strcmp (detail->word->name, "rules") == 0)
        continue;
      asks = TRUE;
      if (g_strcmp0 (tw_statement_text (filter, detail->word->name), detail->text) != 0)
        return FALSE;
    }
  return asks && filter->children->len == 0;
}

/* Whether no kind of land is named in both lists. */
static gboolean
have_nothing_in_common (const char *one, const char *other)
{
  g_auto (GStrv) kinds = g_strsplit (one, " ", -1), others = g_strsplit (other, " ", -1);

  for (guint i = 0; kinds[i] != NULL; i++)
    if (g_strv_contains ((const char *const *) others, kinds[i]))
      return FALSE;
  return TRUE;
}

/* Whether a thing that is selected is on one kind of land at most: a tile has several. */
static gboolean
has_one_kind (int what)
{
  return what == TW_SELECTED_FIGURE || what == TW_SELECTED_STANDING || what == TW_SELECTED_FEATURE
         || what == TW_SELECTED_SEGMENT;
}

/* The detail of @filter that contradicts one of @other. Returns: (nullable) */
static const TwDetail *
find_opposite (const TwStatement *filter, const TwStatement *other, int what)
{
  for (guint i = 0; i < filter->n_details; i++)
    {
      const TwDetail *detail = &filter->details[i];
      const char *text = tw_statement_text (other, detail->word->name);

      if (text == NULL || strcmp (text, detail->text) == 0 || detail->word->value == TW_TEST_NONE)
        continue;
      if (detail->word->takes == TW_TAKES_TRUTH
          || (detail->word->value == TW_TEST_KIND && has_one_kind (what)
              && have_nothing_in_common (text, detail->text)))
        return detail;
    }
  return NULL;
}

/* Who is at home is on no land. Returns: (nullable): what it is asked for all the same */
static const TwDetail *
find_homeless (const TwStatement *filter, gboolean is_home, int what)
{
  for (guint i = 0; is_home && what == TW_SELECTED_FIGURE && i < filter->n_details; i++)
    if (filter->details[i].word->value == TW_TEST_COMPLETE
        || filter->details[i].word->value == TW_TEST_KIND
        || filter->details[i].word->value == TW_TEST_ENDS_AT)
      return &filter->details[i];
  return NULL;
}

static char *
say (const TwDetail *detail)
{
  return g_strdup_printf ("%s=\"%s\"", detail->word->name, detail->text);
}

/* Moments at which nothing is known that the tile of the turn has completed. */
#define NOTHING_COMPLETED                                                                          \
  ((1u << TW_MOMENT_SET_UP) | (1u << TW_MOMENT_TURN) | (1u << TW_MOMENT_NO_TILE)                   \
   | (1u << TW_MOMENT_UNPLACEABLE) | (1u << TW_MOMENT_DRAWN) | (1u << TW_MOMENT_LAID)              \
   | (1u << TW_MOMENT_ACTION) | (1u << TW_MOMENT_AFTER_ACTION) | (1u << TW_MOMENT_BEFORE_LAST)     \
   | (1u << TW_MOMENT_LAST_COUNTING) | (1u << TW_MOMENT_LAST_COUNTED)                              \
   | (1u << TW_MOMENT_AFTER_LAST))
/* Moments at which somebody gets points; a rule without one may be done at any. */
#define POINTS ((1u << TW_MOMENT_NEVER) | (1u << TW_MOMENT_GAIN) | (1u << TW_MOMENT_MOVED))

char *
validate_find_untimely (const TwStatement *statement, TwTurnMoment moment)
{
  guint bit = 1u << moment;

  for (guint i = 0; i < statement->n_details; i++)
    {
      int test = statement->details[i].word->value;

      if ((bit & NOTHING_COMPLETED && (test == TW_TEST_AMONG || test == TW_TEST_WON))
          || (!(bit & POINTS) && (test == TW_TEST_PAID || test == TW_TEST_DERIVED)))
        return say (&statement->details[i]);
    }
  return NULL;
}

/* Comparisons: what follows “to”. */
static const TwDetail *
comparison (const TwStatement *statement)
{
  static const char *const comparing[] = {
    "same", "near", "steps", "reach", "size", "worth", NULL
  };

  for (guint i = 0; i < statement->n_details; i++)
    if (g_strv_contains (comparing, statement->details[i].word->name))
      return &statement->details[i];
  return NULL;
}

/* The condition in @filters, what is turned round with them, that compares what is called @name
 * with itself. Returns: (nullable) */
static const TwStatement *
find_itself (const TwStatement *filters, const char *name)
{
  for (guint i = 0; i < filters->children->len; i++)
    {
      const TwStatement *filter = filters->children->pdata[i], *found = NULL;

      if (tw_statement_is (filter, "where") && comparison (filter) != NULL
          && g_strcmp0 (tw_statement_text (filter, "to"), name) == 0)
        return filter;
      if (tw_statement_is (filter, "not"))
        found = find_itself (filter, name);
      if (found != NULL)
        return found;
    }
  return NULL;
}

char *
validate_find_itself (const TwStatement *statement, guint *out_line)
{
  const char *name = tw_statement_is (statement, "if") ? tw_statement_text (statement, "the")
                                                       : tw_statement_text (statement, "as");
  const TwStatement *found = NULL;

  if (name != NULL && tw_statement_is (statement, "if"))
    found =
        comparison (statement) != NULL && g_strcmp0 (tw_statement_text (statement, "to"), name) == 0
            ? statement
            : NULL;
  else if (name != NULL && (statement->word->holds & TW_STANDS_FILTER))
    found = find_itself (statement, name);
  if (found == NULL)
    return NULL;
  *out_line = found->line;
  return say (comparison (found));
}

char *
validate_find_contrary (const TwStatement *selection, guint *out_line)
{
  int what = tw_statement_word (selection, "what", TW_WORDS_WHAT, TW_SELECTED_FIGURE);
  gboolean is_home = FALSE;

  for (guint i = 0; i < selection->children->len; i++)
    {
      const TwStatement *filter = selection->children->pdata[i];

      is_home |= is_condition (filter) && g_strcmp0 (tw_statement_text (filter, "in"), "home") == 0;
    }
  for (guint i = 0; i < selection->children->len; i++)
    {
      const TwStatement *filter = selection->children->pdata[i];
      const TwDetail *found;

      if (!is_condition (filter))
        continue;
      found = find_homeless (filter, is_home, what);
      for (guint k = 0; found == NULL && k < selection->children->len; k++)
        {
          const TwStatement *other = selection->children->pdata[k], *not = denied (other);

          if (not != NULL && asks_all (filter, not ))
            found = &not ->details[0];
          else if (k < i && is_condition (other))
            found = find_opposite (filter, other, what);
        }
      if (found != NULL)
        {
          *out_line = filter->line;
          return say (found);
        }
    }
  return NULL;
}
