/* Notes at moments of the game on the table. */
#include "app/game/table-remarks.h"

#include "app/game/game-marks.h"
#include "app/game/table-model-private.h"

guint
tw_table_remarks_here (TwTableModel *self)
{
  guint n = 0;

  if (self->game != NULL)
    tw_game_log (self->game, &n);
  return n;
}

const char *
tw_table_remarks_get (TwTableModel *self)
{
  return self->game != NULL ? tw_game_remark (self->game, tw_table_remarks_here (self)) : NULL;
}

gboolean
tw_table_remarks_set (TwTableModel *self, guint n_entries, const char *text)
{
  TwGame *games[] = { self->whole, self->game };
  gboolean has_changed = FALSE;
  guint n = 0;

  g_return_val_if_fail (self->game != NULL, FALSE);
  /* The game that is shown goes on from where it is, with what was noted till then. */
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      if (games[i] == NULL)
        continue;
      tw_game_log (games[i], &n);
      if (n_entries <= n && tw_game_set_remark (games[i], n_entries, text))
        has_changed = TRUE;
    }
  if (has_changed)
    tw_table_model_announce (self, tw_table_model_get_decider (self), G_MAXUINT);
  return has_changed;
}

/* The mark of a note; its text is the note's. */
static TwGameMark
mark_of (const TwGame *game, const TwRemark *remark)
{
  guint n = 0;
  const TwLogEntry *log = tw_game_log (game, &n);
  TwGameMark mark = { .kind = TW_MARK_NOTE,
                      .n_entries = remark->n_entries,
                      .turn = 1,
                      .seat = TW_SEAT_NONE,
                      .text = remark->text };

  if (n == 0)
    return mark;
  mark.turn = log[MIN (remark->n_entries, n - 1)].turn;
  mark.seat = log[MIN (remark->n_entries, n - 1)].on_turn;
  return mark;
}

static gboolean
is_same (const TwGameMark *one, const TwGameMark *other)
{
  return one->n_entries == other->n_entries && one->turn == other->turn && one->seat == other->seat
         && g_str_equal (one->text, other->text);
}

/* Whether the notes among the marks are these already. */
static gboolean
is_told (TwGameMarks *marks, const GArray *notes)
{
  guint n = 0, at = 0;
  const TwGameMark *told = tw_game_marks_get (marks, &n);

  for (guint i = 0; i < n; i++)
    if (told[i].kind == TW_MARK_NOTE)
      {
        if (at == notes->len || !is_same (&told[i], &g_array_index (notes, TwGameMark, at)))
          return FALSE;
        at++;
      }
  return at == notes->len;
}

static void
tell_marks (TwTableModel *self)
{
  const TwGame *whole = tw_table_history_get_whole (self);
  g_autoptr (GArray) notes = g_array_new (FALSE, FALSE, sizeof (TwGameMark));
  TwGameMarks *marks = tw_game_marks_of (self);
  guint n = 0;
  const TwRemark *remarks = whole != NULL ? tw_game_remarks (whole, &n) : NULL;

  for (guint i = 0; i < n; i++)
    {
      TwGameMark mark = mark_of (whole, &remarks[i]);

      g_array_append_val (notes, mark);
    }
  if (!is_told (marks, notes))
    tw_game_marks_set (marks, TW_MARK_NOTE, (const TwGameMark *) (gpointer) notes->data,
                       notes->len);
}

void
tw_table_remarks_tell_marks (TwTableModel *self)
{
  g_return_if_fail (TW_IS_TABLE_MODEL (self));
  g_signal_connect (self, "changed", G_CALLBACK (tell_marks), NULL);
  tell_marks (self);
}
