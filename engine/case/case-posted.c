/* Figures at a symbol of a tile: "P1:meeple@0,1:tower". */
#include "engine/case/case-run-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/notation-place.h"
#include "engine/game/pieces.h"

typedef struct
{
  guint seat;
  int type;
  guint slot;
  guint symbol;
  int n;
} Posted;

/* Whether it names a tile and a symbol that stands on it. */
static gboolean
find_place (const TwCaseRun *run, const char *place, Posted *out_posted)
{
  g_autofree char *symbol = NULL;
  int number, x, y;

  if (!tw_notation_read_cell (&place, &x, &y) || *place++ != ':')
    return FALSE;
  symbol = g_strndup (place, strcspn (place, "="));
  number = tw_catalogue_counted (run->rules->catalogue, symbol);
  out_posted->symbol = (guint) MAX (number, 0);
  out_posted->slot = tw_board_slot_at (&run->play->board, x, y);
  return number >= 0 && out_posted->slot != TW_NO_SLOT
         && !run->play->board.slots[out_posted->slot].is_face_down
         && tw_board_tile (&run->play->board, out_posted->slot)->tile_symbols[number] > 0;
}

gboolean
tw_case_run_is_posted (const TwCaseRun *run, const char *word)
{
  const char *sign = strchr (word, '@');
  Posted posted;

  return sign != NULL && find_place (run, sign + 1, &posted);
}

static gboolean
read_posted (TwCaseRun *run, const char *word, Posted *out_posted, GError **error)
{
  const char *rest = tw_case_run_split_seat (run, word, &out_posted->seat, TW_SEAT_NONE);
  const char *sign = strchr (rest, '@'), *equals = strchr (rest, '=');
  g_autofree char *name = g_strndup (rest, (gsize) (sign - rest));

  out_posted->type = tw_rules_figure (run->rules, name);
  out_posted->n = 1;
  find_place (run, sign + 1, out_posted);
  if (out_posted->type < 0 || run->rules->figure_types[out_posted->type].neutral >= 0
      || out_posted->seat >= run->rules->n_seats)
    return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error,
                             _ ("“%s” names no figure of a player."), word);
  return equals == NULL || tw_case_run_number (run, equals + 1, &out_posted->n, error);
}

static gboolean
is_there (const TwPlay *play, const TwFigure *figure, const Posted *posted)
{
  return figure->place == TW_FIGURE_TILE && figure->detail == posted->symbol + 1
         && figure->seat == posted->seat && figure->type == posted->type
         && tw_play_figure_slot (play, figure) == posted->slot;
}

gboolean
tw_case_run_give_posted (TwCaseRun *run, const char *word, GError **error)
{
  Posted posted;

  if (!read_posted (run, word, &posted, error))
    return FALSE;
  for (guint i = 0; posted.n > 0 && i < run->rules->n_figures; i++)
    {
      TwFigure *figure = &run->play->figures[i];

      if (figure->place != TW_FIGURE_SUPPLY || figure->seat != posted.seat
          || figure->type != posted.type)
        continue;
      tw_play_lay_figure (run->play, figure, posted.slot);
      figure->detail = (guint8) (posted.symbol + 1);
      posted.n--;
    }
  return posted.n <= 0
         || tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error,
                              _ ("The supply has no figure left for “%s”."), word);
}

TwFigure *
tw_case_run_find_posted (TwCaseRun *run, const char *word)
{
  Posted posted;

  if (!tw_case_run_is_posted (run, word) || !read_posted (run, word, &posted, NULL))
    return NULL;
  for (guint i = 0; i < run->rules->n_figures; i++)
    if (is_there (run->play, &run->play->figures[i], &posted))
      return &run->play->figures[i];
  return NULL;
}

gboolean
tw_case_run_expect_posted (TwCaseRun *run, const char *word, GError **error)
{
  Posted posted;
  int n = 0;

  if (!read_posted (run, word, &posted, error))
    return FALSE;
  for (guint i = 0; i < run->rules->n_figures; i++)
    n += is_there (run->play, &run->play->figures[i], &posted);
  return n == posted.n
         || tw_case_run_fail (run, TW_CASE_ERROR_FAILED, error, _ ("%s is %d, not %d."), word, n,
                              posted.n);
}

char *
tw_case_posted_word (const TwPlay *play, const TwFigure *figure)
{
  const TwSlot *slot;

  if (figure->place != TW_FIGURE_TILE || figure->detail == 0)
    return NULL;
  slot = &play->board.slots[tw_play_figure_slot (play, figure)];
  return g_strdup_printf ("P%u:%s@%d,%d:%s", figure->seat + 1u,
                          play->rules->figure_types[figure->type].type->id, slot->x, slot->y,
                          play->rules->catalogue->counted[figure->detail - 1]);
}

void
tw_case_add_posted (const TwPlay *play, GPtrArray *facts)
{
  for (guint i = 0; i < play->rules->n_figures; i++)
    {
      char *word = tw_case_posted_word (play, &play->figures[i]);

      if (word != NULL)
        g_ptr_array_add (facts, word);
    }
}
