/* Cells of the table in words: where they are, what lies there, what fits. */
#include "app/game/table-cells.h"

#include "app/game/table-names.h"
#include "app/game/tiles-left.h"

#include <glib/gi18n.h>
#include <stdlib.h>

static char *
direction (int cells, const char *one_way, const char *other_way)
{
  return g_strdup_printf ("%d %s", abs (cells), cells > 0 ? one_way : other_way);
}

char *
tw_table_cells_name (int x, int y)
{
  g_autofree char *across = direction (x, C_ ("cell", "east"), C_ ("cell", "west"));
  g_autofree char *down = direction (y, C_ ("cell", "south"), C_ ("cell", "north"));

  if (x == 0 && y == 0)
    return g_strdup (C_ ("cell", "middle"));
  if (x == 0 || y == 0)
    return g_strdup (x == 0 ? down : across);
  return g_strdup_printf ("%s, %s", across, down);
}

char *
tw_table_cells_place (int x, int y)
{
  g_autofree char *name = NULL;

  if (x == 0 && y == 0)
    return g_strdup (C_ ("cell", "the start tile"));
  name = tw_table_cells_name (x, y);
  /* Translators: where something is: "1 east, 2 south of the start tile". */
  return g_strdup_printf (C_ ("cell", "%s of the start tile"), name);
}

/* Why the drawn tile may not lie there so. Returns: %FALSE if it may */
static gboolean
find_refusal (TwTableModel *model, int x, int y, guint turns, TwRefusal *out_refusal)
{
  const TwPlay *play = tw_table_model_get_play (model);
  const TwLegalCell *cell = tw_table_model_find_legal (model, x, y);
  int kind = tw_table_model_get_drawn (model);
  TwAction place = { .verb = TW_VERB_PLACE,
                     .seat = (guint8) tw_table_model_get_decider (model),
                     .kind = (guint16) kind,
                     .turns = (guint8) turns,
                     .x = (gint16) x,
                     .y = (gint16) y };

  if (kind < 0 || (cell != NULL && cell->turns >> turns & 1))
    return FALSE;
  tw_refusal_find (play, &place, out_refusal);
  return TRUE;
}

char *
tw_table_cells_refusal (TwTableModel *model, int x, int y, guint turns)
{
  TwRefusal refusal;

  return find_refusal (model, x, y, turns, &refusal)
             ? tw_refusal_message (&refusal, tw_table_model_get_play (model))
             : NULL;
}

/* What does not match, and the rule that wants it to. */
static char *
refusal_with_rule (TwTableModel *model, int x, int y, guint turns)
{
  const TwPlay *play = tw_table_model_get_play (model);
  g_autofree char *message = NULL, *words = NULL;
  TwRefusal refusal;

  if (!find_refusal (model, x, y, turns, &refusal))
    return NULL;
  message = tw_refusal_message (&refusal, play);
  if (refusal.edges == 0 || refusal.rule == NULL)
    return g_steal_pointer (&message);
  words = tw_rule_words (play->rules, refusal.rule);
  return g_strdup_printf ("%s %s", message, words);
}

/* How many of the tiles that nobody has seen fit a cell. */
static guint
count_fitting (const TwPlay *play, const GArray *counts, int x, int y)
{
  g_autofree gboolean *marks = g_new0 (gboolean, counts->len);
  guint n = 0;

  tw_tiles_left_mark_cell (play, x, y, marks);
  for (guint kind = 0; kind < counts->len; kind++)
    n += marks[kind] ? g_array_index (counts, guint, kind) : 0;
  return n;
}

char *
tw_table_cells_explain (TwTableModel *model, int x, int y, guint turns)
{
  const TwPlay *play = tw_table_model_get_play (model);
  g_autofree char *refusal = refusal_with_rule (model, x, y, turns);
  g_autoptr (GArray) counts = tw_tiles_left_count (tw_table_model_get_play (model));
  guint n_left = tw_tiles_left_sum (counts);
  GString *out = g_string_new (refusal);
  g_autofree char *fit = NULL;

  if (refusal == NULL && tw_table_model_get_drawn (model) >= 0)
    g_string_append (out, _ ("The tile fits here this way."));
  if (tw_board_open_at (&play->board, x, y) < 0)
    return g_string_free (out, FALSE);
  /* Whoever ended it may have left tiles that fit. */
  if (play->state->status != TW_STATUS_PLAYING)
    fit = g_strdup (_ ("The game is over."));
  else if (!tw_tiles_left_are_hidden (play->rules))
    fit = tw_tiles_left_say_fit (count_fitting (play, counts, x, y), n_left,
                                 n_left > play->state->n_left);
  if (fit != NULL)
    g_string_append_printf (out, "%s%s", out->len > 0 ? " " : "", fit);
  return g_string_free (out, FALSE);
}
