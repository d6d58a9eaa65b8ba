/* Words that given, expect and actions have in common: seats, figures, bags, numbers. */
#include "engine/case/case-run-private.h"
#include "engine/game/notation.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* The seat that the first @length bytes of @word name, or TW_SEAT_NONE. */
static guint
find_seat (const TwCaseRun *run, const char *word, gsize length)
{
  if (length == 2 && word[0] == 'P' && word[1] >= '1' && word[1] < '1' + TW_MAX_SEATS)
    return (guint) (word[1] - '1');
  for (guint i = 0; run->colours != NULL && run->colours[i] != NULL; i++)
    if (strlen (run->colours[i]) == length && strncmp (run->colours[i], word, length) == 0)
      return i;
  return TW_SEAT_NONE;
}

gboolean
tw_case_run_seat (const TwCaseRun *run, const char *word, guint *out_seat, GError **error)
{
  *out_seat = find_seat (run, word, strlen (word));
  if (*out_seat < run->rules->n_seats)
    return TRUE;
  return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error,
                           _ ("“%s” is no seat of this game. Its seats are P1 to P%u."), word,
                           run->rules->n_seats);
}

const char *
tw_case_run_split_seat (const TwCaseRun *run, const char *word, guint *out_seat, guint none)
{
  gsize length = strcspn (word, ":@=/");

  *out_seat = none;
  if (word[length] != ':' || find_seat (run, word, length) == TW_SEAT_NONE)
    return word;
  *out_seat = find_seat (run, word, length);
  return word + length + 1;
}

gboolean
tw_case_run_is_stocked (const TwRules *rules, const char *word)
{
  int token = tw_rules_token (rules, word);

  return token >= 0 && rules->token_types[token].each > 0;
}

int
tw_case_run_figure (const TwRules *rules, const char *word, TwKind kind)
{
  for (guint i = 0; i < rules->n_figure_types; i++)
    {
      const TwFigureType *type = rules->figure_types[i].type;

      if (strcmp (type->id, word) == 0
          || (rules->figure_types[i].role[kind] != NULL
              && strcmp (rules->figure_types[i].role[kind], word) == 0))
        return (int) i;
      for (guint r = 0; r < type->n_roles; r++)
        if (type->roles[r].kind == kind && strcmp (type->roles[r].name, word) == 0)
          return (int) i;
    }
  return -1;
}

int
tw_case_run_neutral (const TwRules *rules, const char *word)
{
  int type = tw_rules_figure (rules, word);

  return type >= 0 && rules->figure_types[type].neutral >= 0 ? type : -1;
}

gboolean
tw_case_run_cell (const TwCaseRun *run, const char *place, guint *out_slot)
{
  int x, y;

  if (!tw_notation_read_cell (&place, &x, &y) || *place != '\0')
    return FALSE;
  *out_slot = tw_board_slot_at (&run->play->board, x, y);
  return TRUE;
}

guint
tw_case_run_first_kind (const TwRules *rules, guint kind)
{
  const TwTileKind *kinds = rules->catalogue->kinds;

  while (kind > 0 && kinds[kind - 1].tile == kinds[kind].tile)
    kind--;
  return kind;
}

static gboolean
count_entry (const TwCaseRun *run, const char *entry, guint *counts, gboolean whole, GError **error)
{
  g_autofree char *name = g_strndup (entry, strcspn (entry, "*"));
  const char *star = strchr (entry, '*');
  int kind = tw_catalogue_find (run->rules->catalogue, name);
  int number = 1;

  if (kind < 0)
    return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, _ ("There is no tile “%s” in play."),
                             name);
  if (star != NULL && !tw_case_run_number (run, star + 1, &number, error))
    return FALSE;
  if (whole && strchr (name, '#') == NULL)
    kind = (int) tw_case_run_first_kind (run->rules, (guint) kind);
  counts[kind] += (guint) MAX (number, 0);
  return TRUE;
}

gboolean
tw_case_run_bag (const TwCaseRun *run,
                 const char *list,
                 guint *counts,
                 gboolean whole,
                 GError **error)
{
  g_auto (GStrv) entries = NULL;

  if (strcmp (list, "-") == 0)
    return TRUE;
  entries = g_strsplit (list, ",", -1);
  for (guint i = 0; entries[i] != NULL; i++)
    if (!count_entry (run, entries[i], counts, whole, error))
      return FALSE;
  return TRUE;
}

gboolean
tw_case_run_key (const TwCaseRun *run,
                 const char *word,
                 char **out_key,
                 const char **out_value,
                 GError **error)
{
  static const char *const lines[] = { "score", "supply", "tokens", "track", NULL };
  const char *sign = strrchr (word, '=');

  if (g_strv_contains (lines, word))
    return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error,
                             _ ("“%s” begins a line of its own. Put it on the next one."), word);
  if (sign == NULL || sign[1] == '\0')
    return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error,
                             _ ("“%s” says nothing. Write KEY=VALUE."), word);
  *out_key = g_strndup (word, (gsize) (sign - word));
  *out_value = sign + 1;
  return TRUE;
}

gboolean
tw_case_run_number (const TwCaseRun *run, const char *value, int *out, GError **error)
{
  gint64 number;

  if (!g_ascii_string_to_signed (value, 10, -99999, 99999, &number, NULL))
    return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, _ ("“%s” is no number."), value);
  *out = (int) number;
  return TRUE;
}
