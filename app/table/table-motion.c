/* What moves after an answer. */
#include "app/table/table-motion.h"

#include <string.h>

#define MOTION_MS 280
/* So many entries of the log may belong to one answer, with what followed of itself; who goes on by
 * more jumps. */
#define MOST_ENTRIES 12

void
tw_table_motion_init (TwTableMotion *self)
{
  *self = (TwTableMotion){ .first_new = TW_NO_SLOT };
  self->seen = g_array_new (FALSE, FALSE, sizeof (TwMovingPiece));
  self->moving = g_array_new (FALSE, FALSE, sizeof (TwMovingPiece));
}

void
tw_table_motion_clear (TwTableMotion *self)
{
  g_clear_pointer (&self->seen, g_array_unref);
  g_clear_pointer (&self->moving, g_array_unref);
}

static gboolean
is_alike (const TwTablePiece *a, const TwTablePiece *b)
{
  return a->colour == b->colour && strcmp (a->figure, b->figure) == 0;
}

/* Pieces that stand together make room for each other: one that is still on its feature stays. */
static gboolean
is_same (const TwMovingPiece *a, const TwMovingPiece *b)
{
  return is_alike (&a->piece, &b->piece) && a->piece.slot == b->piece.slot
         && ABS (a->piece.x - b->piece.x) < .01 && ABS (a->piece.y - b->piece.y) < .01;
}

static GArray *
pieces_on (const TwPlay *play, const GArray *pieces)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (TwMovingPiece));

  for (guint i = 0; i < pieces->len; i++)
    {
      TwMovingPiece one = { .piece = g_array_index (pieces, TwTablePiece, i) };

      /* The rules may be others before the piece is compared. */
      one.piece.figure = g_intern_string (one.piece.figure);
      one.cell_x = play->board.slots[one.piece.slot].x;
      one.cell_y = play->board.slots[one.piece.slot].y;
      g_array_append_val (all, one);
    }
  return all;
}

/* The pieces of @all that are not among @others. Returns: (transfer full): indices */
static GArray *
lacking (const GArray *all, const GArray *others)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < all->len; i++)
    {
      gboolean is_there = FALSE;

      for (guint k = 0; !is_there && k < others->len; k++)
        is_there = is_same (&g_array_index (all, TwMovingPiece, i),
                            &g_array_index (others, TwMovingPiece, k));
      if (!is_there)
        g_array_append_val (found, i);
    }
  return found;
}

/* The piece of @gone that has become @come, and takes it out of @gone. Returns: %NULL for none */
static const TwMovingPiece *
take_alike (const GArray *before, GArray *gone, const TwMovingPiece *come)
{
  for (guint i = 0; i < gone->len; i++)
    {
      const TwMovingPiece *piece =
          &g_array_index (before, TwMovingPiece, g_array_index (gone, guint, i));

      if (!is_alike (&piece->piece, &come->piece))
        continue;
      g_array_remove_index (gone, i);
      return piece;
    }
  return NULL;
}

static void
find_moving (TwTableMotion *self, const GArray *now)
{
  g_autoptr (GArray) gone = lacking (self->seen, now), come = lacking (now, self->seen);

  for (guint i = 0; i < come->len; i++)
    {
      TwMovingPiece moving = g_array_index (now, TwMovingPiece, g_array_index (come, guint, i));
      const TwMovingPiece *from = take_alike (self->seen, gone, &moving);

      moving.way = from != NULL ? TW_PIECE_WALKS : TW_PIECE_COMES;
      if (from != NULL)
        {
          moving.from_x = from->cell_x + from->piece.x - moving.cell_x - moving.piece.x;
          moving.from_y = from->cell_y + from->piece.y - moving.cell_y - moving.piece.y;
        }
      g_array_append_val (self->moving, moving);
    }
  for (guint i = 0; i < gone->len; i++)
    {
      TwMovingPiece moving =
          g_array_index (self->seen, TwMovingPiece, g_array_index (gone, guint, i));

      moving.way = TW_PIECE_GOES;
      g_array_append_val (self->moving, moving);
    }
}

void
tw_table_motion_note (TwTableMotion *self,
                      const TwPlay *play,
                      const GArray *pieces,
                      guint n_entries,
                      gint64 now)
{
  g_autoptr (GArray) all = pieces_on (play, pieces);
  guint n_slots = play->board.head->n_slots;
  gboolean goes_on = now != 0 && n_entries > self->n_entries
                     && n_entries - self->n_entries <= MOST_ENTRIES && self->n_slots > 0
                     && n_slots >= self->n_slots;

  tw_table_motion_end (self);
  if (goes_on)
    {
      find_moving (self, all);
      self->first_new = n_slots > self->n_slots ? self->n_slots : TW_NO_SLOT;
      self->start = self->moving->len > 0 || self->first_new != TW_NO_SLOT ? now : 0;
    }
  g_array_unref (self->seen);
  self->seen = g_steal_pointer (&all);
  self->n_slots = n_slots;
  self->n_entries = n_entries;
}

gboolean
tw_table_motion_advance (TwTableMotion *self, gint64 now)
{
  if (self->start != 0 && now - self->start >= MOTION_MS * G_TIME_SPAN_MILLISECOND)
    tw_table_motion_end (self);
  return self->start != 0;
}

gboolean
tw_table_motion_end (TwTableMotion *self)
{
  gboolean was_moving = self->start != 0;

  g_array_set_size (self->moving, 0);
  self->first_new = TW_NO_SLOT;
  self->start = 0;
  return was_moving;
}

double
tw_table_motion_at (const TwTableMotion *self, gint64 now)
{
  double left;

  if (self->start == 0)
    return 1;
  left = 1 - (double) (now - self->start) / (MOTION_MS * 1000.0);
  left = CLAMP (left, 0, 1);
  return 1 - left * left * left;
}

const TwMovingPiece *
tw_table_motion_find (const TwTableMotion *self, const TwTablePiece *piece)
{
  for (guint i = 0; i < self->moving->len; i++)
    {
      const TwMovingPiece *moving = &g_array_index (self->moving, TwMovingPiece, i);

      if (moving->way != TW_PIECE_GOES && moving->piece.slot == piece->slot
          && moving->piece.x == piece->x && moving->piece.y == piece->y
          && is_alike (&moving->piece, piece))
        return moving;
    }
  return NULL;
}
