/* What is beside a figure, as cases write it: "fairy=P1:highwayman@1,0:road(W)". */
#include "engine/case/case-run-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/notation.h"
#include "engine/game/pieces.h"

/* A figure of that name on a segment or at a symbol, %NULL if nobody stands there so. */
static TwFigure *
find_figure (TwCaseRun *run, const char *words)
{
  const TwPlay *play = run->play;
  guint seat, node;
  const char *rest = tw_case_run_split_seat (run, words, &seat, TW_SEAT_NONE);
  const char *sign = strchr (rest, '@');
  g_autofree char *name = sign != NULL ? g_strndup (rest, (gsize) (sign - rest)) : NULL;
  TwFigure *posted = tw_case_run_find_posted (run, words);
  int type;

  if (posted != NULL)
    return posted;
  if (seat >= run->rules->n_seats || sign == NULL
      || !tw_notation_parse_segment (play, sign + 1, &node, NULL))
    return NULL;
  type = tw_case_run_figure (run->rules, name, (TwKind) play->board.nodes[node].kind);
  for (guint i = 0; i < play->rules->n_figures; i++)
    if (play->figures[i].place == TW_FIGURE_NODE && play->figures[i].node == node
        && play->figures[i].seat == seat && (int) play->figures[i].type == type)
      return &play->figures[i];
  return NULL;
}

/* What belongs to nobody and stands on no land: only that can be beside somebody. */
static TwFigure *
find_neutral (const TwCaseRun *run, const char *word)
{
  g_autofree char *name = g_strndup (word, strcspn (word, "="));
  int type = tw_case_run_neutral (run->rules, name);

  return type >= 0 && run->rules->figure_types[type].kinds == 0
             ? tw_play_neutral (run->play, (guint) type)
             : NULL;
}

gboolean
tw_case_run_is_beside (const TwCaseRun *run, const char *word)
{
  const char *equals = strchr (word, '='), *at = strchr (word, '@');

  return equals != NULL && at != NULL && equals < at && find_neutral (run, word) != NULL;
}

gboolean
tw_case_run_give_beside (TwCaseRun *run, const char *word, GError **error)
{
  const TwFigure *other = find_figure (run, strchr (word, '=') + 1);

  if (other == NULL)
    return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error,
                             _ ("For “%s” no such figure stands there."), word);
  tw_play_lay_beside (run->play, find_neutral (run, word), other);
  return TRUE;
}

gboolean
tw_case_run_expect_beside (TwCaseRun *run, const char *word, GError **error)
{
  const TwFigure *other = find_figure (run, strchr (word, '=') + 1);
  const TwFigure *is = tw_play_beside (run->play, find_neutral (run, word));

  /* Of two that are alike nobody can say which it is. */
  return (other != NULL && is != NULL && is->place == other->place && is->node == other->node
          && is->type == other->type && is->seat == other->seat)
         || tw_case_run_fail (run, TW_CASE_ERROR_FAILED, error, _ ("It is not so: %s."), word);
}
