/* Figures that players hold: "P1:meeple@held:P2=2". */
#include "engine/case/case-run-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#define HELD "held:"

typedef struct
{
  guint owner;
  guint holder;
  int type;
  int n;
} Held;

gboolean
tw_case_run_is_held (const char *word)
{
  const char *sign = strchr (word, '@');

  return sign != NULL && g_str_has_prefix (sign + 1, HELD);
}

static gboolean
read_held (TwCaseRun *run, const char *word, Held *out_held, GError **error)
{
  const char *rest = tw_case_run_split_seat (run, word, &out_held->owner, TW_SEAT_NONE);
  const char *sign = strchr (rest, '@'), *equals = strchr (rest, '=');
  g_autofree char *name = g_strndup (rest, (gsize) (sign - rest));
  g_autofree char *holder =
      g_strndup (sign + 1 + strlen (HELD), strcspn (sign + 1 + strlen (HELD), "="));

  out_held->type = tw_rules_figure (run->rules, name);
  out_held->n = 1;
  if (out_held->type < 0 || run->rules->figure_types[out_held->type].neutral >= 0
      || out_held->owner >= run->rules->n_seats)
    return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error,
                             _ ("“%s” names no figure of a player."), word);
  if (!tw_case_run_seat (run, holder, &out_held->holder, error))
    return FALSE;
  return equals == NULL || tw_case_run_number (run, equals + 1, &out_held->n, error);
}

gboolean
tw_case_run_give_held (TwCaseRun *run, const char *word, GError **error)
{
  Held held;

  if (!read_held (run, word, &held, error))
    return FALSE;
  for (guint i = 0; held.n > 0 && i < run->rules->n_figures; i++)
    {
      TwFigure *figure = &run->play->figures[i];

      if (figure->place != TW_FIGURE_SUPPLY || figure->seat != held.owner
          || figure->type != held.type)
        continue;
      figure->place = TW_FIGURE_HELD;
      figure->detail = (guint8) held.holder;
      held.n--;
    }
  return held.n <= 0
         || tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error,
                              _ ("The supply has no figure left for “%s”."), word);
}

gboolean
tw_case_run_expect_held (TwCaseRun *run, const char *word, GError **error)
{
  Held held;
  int n;

  if (!read_held (run, word, &held, error))
    return FALSE;
  n = (int) tw_play_n_held (run->play, held.owner, (guint) held.type, held.holder);
  return n == held.n
         || tw_case_run_fail (run, TW_CASE_ERROR_FAILED, error, _ ("%s is %d, not %d."), word, n,
                              held.n);
}

void
tw_case_add_held (const TwPlay *play, GPtrArray *facts)
{
  for (guint owner = 0; owner < play->rules->n_seats; owner++)
    for (guint type = 0; type < play->rules->n_figure_types; type++)
      for (guint holder = 0; holder < play->rules->n_seats; holder++)
        {
          guint n = tw_play_n_held (play, owner, type, holder);

          if (n > 0)
            g_ptr_array_add (facts, g_strdup_printf ("P%u:%s@%sP%u=%u", owner + 1,
                                                     play->rules->figure_types[type].type->id, HELD,
                                                     holder + 1, n));
        }
}
