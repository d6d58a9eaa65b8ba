/* What moves after an answer. */
#include "app/table/table-motion.h"

#include <string.h>

#include "app/table/motion-start.h"
#include "app/table/walk-path.h"

/* How long a tile flies to its place, and how long it drops that was held over it. */
#define FLY_MS  300
#define DROP_MS 170
/* How long pieces come and go, and how long they walk from one cell to the next, up to some. */
#define COME_MS     280
#define GO_MS       280
#define HOP_MS      170
#define MOST_HOP_MS 4 * HOP_MS
/* So many entries of the log may belong to one answer, with what followed of itself; who goes on by
 * more jumps. */
#define MOST_ENTRIES 12
/* What has come is looked at before something goes. */
#define LOOK_MS 170

void
tw_table_motion_init (TwTableMotion *self)
{
  *self = (TwTableMotion){ .first_new = TW_NO_SLOT };
  self->seen = g_array_new (FALSE, FALSE, sizeof (TwMovingPiece));
  self->gone = g_array_new (FALSE, FALSE, sizeof (TwMovingPiece));
}

void
tw_table_motion_clear (TwTableMotion *self)
{
  g_clear_pointer (&self->seen, g_array_unref);
  g_clear_pointer (&self->gone, g_array_unref);
}

/* ---- what has moved ------------------------------------------------------------------------ */

static gboolean
is_alike (const TwTablePiece *a, const TwTablePiece *b)
{
  return a->colour == b->colour && strcmp (a->figure, b->figure) == 0;
}

/* Whether what joins roads leads elsewhere. */
static gboolean
has_swung (const TwTablePiece *a, const TwTablePiece *b)
{
  return a->joins && b->joins && (a->ends[0] != b->ends[0] || a->ends[1] != b->ends[1]);
}

static gboolean
is_at_place (const TwMovingPiece *a, const TwMovingPiece *b)
{
  return is_alike (&a->piece, &b->piece) && a->piece.slot == b->piece.slot
         && ABS (a->piece.x - b->piece.x) < .01 && ABS (a->piece.y - b->piece.y) < .01;
}

static TwMovingPiece
piece_on (const TwPlay *play, const TwTablePiece *piece)
{
  TwMovingPiece one = { .piece = *piece };

  /* The rules may be others before the piece is compared. */
  one.piece.figure = g_intern_string (piece->figure);
  one.cell_x = play->board.slots[piece->slot].x;
  one.cell_y = play->board.slots[piece->slot].y;
  return one;
}

static GArray *
pieces_on (const TwPlay *play, const GArray *pieces)
{
  GArray *all = g_array_sized_new (FALSE, FALSE, sizeof (TwMovingPiece), pieces->len);

  for (guint i = 0; i < pieces->len; i++)
    {
      TwMovingPiece one = piece_on (play, &g_array_index (pieces, TwTablePiece, i));

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
      const TwMovingPiece *one = &g_array_index (all, TwMovingPiece, i);
      gboolean is_there = FALSE;

      for (guint k = 0; !is_there && k < others->len; k++)
        {
          const TwMovingPiece *other = &g_array_index (others, TwMovingPiece, k);

          is_there = is_at_place (one, other) && !has_swung (&one->piece, &other->piece);
        }
      if (!is_there)
        g_array_append_val (found, i);
    }
  return found;
}

/* The piece of @gone that has become @come, and takes it out of @gone: rather one of the same tile.
 * Returns: %NULL for none */
static const TwMovingPiece *
take_alike (const GArray *before, GArray *gone, const TwMovingPiece *come)
{
  const TwMovingPiece *best = NULL;
  guint at = 0;

  for (guint i = 0; i < gone->len; i++)
    {
      const TwMovingPiece *piece =
          &g_array_index (before, TwMovingPiece, g_array_index (gone, guint, i));

      if (!is_alike (&piece->piece, &come->piece)
          || (best != NULL
              && (best->piece.slot == come->piece.slot || piece->piece.slot != come->piece.slot)))
        continue;
      best = piece;
      at = i;
    }
  if (best != NULL)
    g_array_remove_index (gone, at);
  return best;
}

/* Whether an answer has put @come on its tile; takes it out of @put. */
static gboolean
take_put (GArray *put, const TwMovingPiece *come)
{
  for (guint i = 0; i < put->len; i++)
    {
      const TwMovingPiece *piece = &g_array_index (put, TwMovingPiece, i);

      if (!is_alike (&piece->piece, &come->piece) || piece->piece.slot != come->piece.slot)
        continue;
      g_array_remove_index (put, i);
      return TRUE;
    }
  return FALSE;
}

/* How @moving, which was @from, got to its place. */
static void
find_walk (TwMovingPiece *moving, const TwMovingPiece *from, const TwBoard *board)
{
  moving->way = TW_PIECE_WALKS;
  if (is_at_place (from, moving))
    {
      moving->way = TW_PIECE_SWINGS;
      memcpy (moving->from_ends, from->piece.ends, sizeof moving->from_ends);
      return;
    }
  moving->from_x = from->cell_x + from->piece.x - moving->cell_x - moving->piece.x;
  moving->from_y = from->cell_y + from->piece.y - moving->cell_y - moving->piece.y;
  /* Whoever belongs to nobody goes over the land; figures of players are put. */
  if (moving->piece.colour == TW_COLOUR_NOBODY)
    moving->n_hops =
        tw_walk_path (board, from->piece.slot, moving->piece.slot, TW_MOST_HOPS, moving->hops);
}

/* Sets how the pieces of @now move, and collects those that have gone. */
static void
find_moving (TwTableMotion *self, GArray *now, const TwTableMoment *moment)
{
  g_autoptr (GArray) gone = lacking (self->seen, now), come = lacking (now, self->seen);
  g_autoptr (GArray) put = moment->put != NULL ? pieces_on (moment->play, moment->put)
                                               : g_array_new (FALSE, FALSE, sizeof (TwMovingPiece));

  for (guint i = 0; i < come->len; i++)
    {
      TwMovingPiece *moving = &g_array_index (now, TwMovingPiece, g_array_index (come, guint, i));
      const TwMovingPiece *from =
          take_put (put, moving) ? NULL : take_alike (self->seen, gone, moving);

      moving->way = TW_PIECE_COMES;
      if (from != NULL)
        find_walk (moving, from, &moment->play->board);
    }
  for (guint i = 0; i < gone->len; i++)
    {
      TwMovingPiece moving =
          g_array_index (self->seen, TwMovingPiece, g_array_index (gone, guint, i));

      moving.way = TW_PIECE_GOES;
      g_array_append_val (self->gone, moving);
    }
  for (guint i = 0; i < put->len; i++)
    {
      TwMovingPiece moving = g_array_index (put, TwMovingPiece, i);

      moving.way = TW_PIECE_VISITS;
      g_array_append_val (self->gone, moving);
    }
}

/* ---- when ---------------------------------------------------------------------------------- */

/* How long pieces come and walk. */
static guint
come_ms (const TwTableMotion *self)
{
  guint longest = 0;

  for (guint i = 0; i < self->seen->len; i++)
    {
      const TwMovingPiece *moving = &g_array_index (self->seen, TwMovingPiece, i);

      if (moving->way != TW_PIECE_STAYS)
        longest = MAX (longest, MAX (COME_MS, MIN ((moving->n_hops + 1) * HOP_MS, MOST_HOP_MS)));
    }
  for (guint i = 0; i < self->gone->len; i++)
    if (g_array_index (self->gone, TwMovingPiece, i).way == TW_PIECE_VISITS)
      longest = MAX (longest, COME_MS);
  return longest;
}

static void
set_times (TwTableMotion *self)
{
  guint tiles = self->first_new == TW_NO_SLOT ? 0 : self->was_lifted ? DROP_MS : FLY_MS;
  guint comers = come_ms (self), goers = self->gone->len > 0 ? GO_MS : 0;
  guint look = tiles + comers > 0 ? LOOK_MS : 0;
  const guint begins[] = { 0, tiles, tiles + comers + look }, lengths[] = { tiles, comers, goers };

  for (guint i = 0; i < TW_N_MOTION_STEPS; i++)
    {
      self->begins[i] = begins[i] * G_TIME_SPAN_MILLISECOND;
      self->lengths[i] = lengths[i] * G_TIME_SPAN_MILLISECOND;
    }
}

gboolean
tw_table_motion_goes_on (const TwTableMotion *self, guint n_entries)
{
  return n_entries > self->n_entries && n_entries - self->n_entries <= MOST_ENTRIES;
}

void
tw_table_motion_note (TwTableMotion *self, const TwTableMoment *moment, gint64 now)
{
  const TwBoard *board = &moment->play->board;
  g_autoptr (GArray) all = pieces_on (moment->play, moment->pieces);
  guint n_slots = board->head->n_slots;
  gboolean goes_on = now != 0 && self->n_slots > 0 && n_slots >= self->n_slots
                     && tw_table_motion_goes_on (self, moment->n_entries);

  tw_table_motion_end (self);
  if (goes_on)
    {
      find_moving (self, all, moment);
      self->first_new = n_slots > self->n_slots ? self->n_slots : TW_NO_SLOT;
      self->was_lifted = self->first_new != TW_NO_SLOT && moment->lift != NULL
                         && moment->lift->is_lifted
                         && board->slots[self->first_new].x == moment->lift->x
                         && board->slots[self->first_new].y == moment->lift->y;
    }
  g_array_unref (self->seen);
  self->seen = g_steal_pointer (&all);
  self->n_slots = n_slots;
  self->n_entries = moment->n_entries;
  set_times (self);
  if (self->first_new != TW_NO_SLOT || self->lengths[TW_MOTION_COMERS] > 0
      || self->lengths[TW_MOTION_GOERS] > 0)
    self->start = now;
}

gboolean
tw_table_motion_advance (TwTableMotion *self, gint64 now)
{
  tw_motion_start_note (&self->start, &self->has_begun, now);
  if (self->start != 0 && now >= tw_table_motion_until (self))
    tw_table_motion_end (self);
  return self->start != 0;
}

gboolean
tw_table_motion_end (TwTableMotion *self)
{
  gboolean was_moving = self->start != 0;

  for (guint i = 0; i < self->seen->len; i++)
    g_array_index (self->seen, TwMovingPiece, i).way = TW_PIECE_STAYS;
  g_array_set_size (self->gone, 0);
  self->first_new = TW_NO_SLOT;
  self->start = 0;
  self->has_begun = FALSE;
  return was_moving;
}

double
tw_table_motion_at (const TwTableMotion *self, TwMotionStep step, gint64 now)
{
  gint64 done = now - self->start - self->begins[step];

  if (self->start == 0)
    return 1;
  if (self->lengths[step] == 0)
    return done >= 0;
  return CLAMP ((double) done / (double) self->lengths[step], 0, 1);
}

gint64
tw_table_motion_until (const TwTableMotion *self)
{
  /* Nobody waits for what does not come. */
  TwMotionStep last = self->lengths[TW_MOTION_GOERS] > 0 ? TW_MOTION_GOERS : TW_MOTION_COMERS;

  return self->start != 0 ? self->start + self->begins[last] + self->lengths[last] : 0;
}

double
tw_motion_ease (double at)
{
  double left = 1 - at;

  return 1 - left * left * left;
}

double
tw_motion_glide (double at)
{
  return at * at * (3 - 2 * at);
}
