/* Problems of a set: more of one's own than a game can hold. */
#include <string.h>

#include "engine/set/limits.h"
#include "engine/set/validate-private.h"

static void
add_too_many (GArray *problems, TwProblemCode code, guint index, const char *detail)
{
  TwProblem problem = problem_new (code, -1);

  problem.other = (int) index;
  problem.detail = g_strdup (detail);
  problems_add (problems, problem);
}

/* The symbols that the base game does not ask for itself are counted anew. */
static guint
ask (GPtrArray *asked, const char *symbol)
{
  if (symbol != NULL && strcmp (symbol, TW_BASE_COUNTED_SYMBOL) != 0
      && !g_ptr_array_find_with_equal_func (asked, symbol, g_str_equal, NULL))
    g_ptr_array_add (asked, (gpointer) symbol);
  return asked->len;
}

static void
validate_effects (GArray *problems, const TwVocabulary *own)
{
  const guint most_symbols = TW_MAX_COUNTED - 1, most = TW_MAX_EFFECTS - TW_BASE_EFFECTS;
  g_autoptr (GPtrArray) asked = g_ptr_array_new ();
  gboolean has_symbols = FALSE;
  guint n = 0;

  for (guint i = 0; i < own->effects->len && n <= most; i++)
    {
      const TwEffect *effect = g_ptr_array_index (own->effects, i);

      ask (asked, effect->symbol);
      ask (asked, effect->if_symbol);
      if (ask (asked, effect->unless_symbol) > most_symbols && !has_symbols)
        {
          add_too_many (problems, TW_PROBLEM_TOO_MANY_SYMBOLS, i,
                        g_ptr_array_index (asked, most_symbols));
          has_symbols = TRUE;
        }
      n += (guint) (__builtin_popcount (effect->events) * __builtin_popcountll (effect->features));
      if (n > most)
        add_too_many (problems, TW_PROBLEM_TOO_MANY_EFFECTS, i, NULL);
    }
}

void
validate_limits (GArray *problems, const TwVocabulary *own)
{
  const guint most_figures = TW_MAX_FIGURE_TYPES - TW_BASE_FIGURE_TYPES;

  if (own == NULL)
    return;
  if (own->figures->len > most_figures)
    {
      const TwFigureType *figure = g_ptr_array_index (own->figures, most_figures);

      add_too_many (problems, TW_PROBLEM_TOO_MANY_FIGURES, most_figures, figure->id);
    }
  if (own->tokens->len > TW_MAX_TOKEN_TYPES)
    {
      const TwTokenType *token = g_ptr_array_index (own->tokens, TW_MAX_TOKEN_TYPES);

      add_too_many (problems, TW_PROBLEM_TOO_MANY_TOKENS, TW_MAX_TOKEN_TYPES, token->id);
    }
  for (guint i = 0; i < own->tokens->len; i++)
    {
      const TwTokenType *token = g_ptr_array_index (own->tokens, i);

      if (token->n_worths > TW_MAX_TOKEN_WORTHS)
        add_too_many (problems, TW_PROBLEM_TOO_MANY_WORTHS, i, token->id);
    }
  validate_effects (problems, own);
}
