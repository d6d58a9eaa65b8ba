/* What was just counted or flown, shown for a while. */
#include "app/table/table-flashes.h"

#include "app/table/motion-start.h"

/* How long a counted feature is lit, and a flight shown that led nowhere. */
#define FLASH_MS 1400
#define FLOWN_MS 2600
/* How long points are under way. */
#define TRAVEL_MS 340

static void
flash_clear (gpointer data)
{
  TwFlash *flash = data;

  g_clear_pointer (&flash->pill, gsk_render_node_unref);
}

void
tw_table_flashes_init (TwTableFlashes *self)
{
  self->flashes = g_array_new (FALSE, FALSE, sizeof (TwFlash));
  g_array_set_clear_func (self->flashes, flash_clear);
}

int
tw_table_flashes_find_way (const TwPlay *play, guint slot, TwWay *out_way)
{
  for (guint i = 0; i < play->rules->n_expansions; i++)
    {
      const TwExpansion *expansion = play->rules->expansions[i];

      if (TW_HAS_HOOK (expansion, showing, way) && slot < play->board.head->n_slots
          && expansion->showing->way (play, tw_play_own (play, (int) i), slot, out_way))
        return (int) i;
    }
  return -1;
}

/* A flight that is over with the roll would otherwise not be seen at all. */
static void
note_flight (TwTableFlashes *self, TwTableModel *model, const TwEvent *event, gint64 now)
{
  const TwPlay *play = tw_table_model_get_play (model);
  TwOpening opening;

  if (tw_table_model_get_opening (model, &opening) || event->worth == 0
      || tw_table_flashes_find_way (play, play->board.head->n_slots - 1u, &self->flown) < 0
      || event->worth > self->flown.n)
    return;
  self->flown.n = (guint) event->worth;
  self->flown_start = now;
  self->has_flown = FALSE;
}

void
tw_table_flashes_note (TwTableFlashes *self, TwTableModel *model, guint first_event, gint64 now)
{
  guint n = 0;
  const TwEvent *events = tw_game_events (tw_table_model_get_game (model), &n);

  tw_table_flashes_end (self);
  for (guint i = first_event; i < n; i++)
    if (events[i].kind == TW_EVENT_DRAWN)
      note_flight (self, model, &events[i], now);
    else if (events[i].kind == TW_EVENT_SCORED && events[i].seat < TW_MAX_SEATS
             && events[i].points != 0)
      {
        TwFlash flash = { .node = events[i].node,
                          .seat = events[i].seat,
                          .points = events[i].points };

        g_array_append_val (self->flashes, flash);
      }
  self->start = now;
  self->is_new = TRUE;
  self->has_begun = FALSE;
  self->travels_after = 0;
}

void
tw_table_flashes_wait (TwTableFlashes *self, gint64 start, gint64 travels_after)
{
  if (!self->is_new)
    return;
  self->is_new = FALSE;
  self->start = start;
  self->has_begun = FALSE;
  self->travels_after = travels_after;
}

gboolean
tw_table_flashes_advance (TwTableFlashes *self, gint64 now)
{
  self->is_new = FALSE;
  tw_motion_start_note (&self->start, &self->has_begun, now);
  tw_motion_start_note (&self->flown_start, &self->has_flown, now);
  if (tw_table_flashes_at (self, now) >= 1)
    g_array_set_size (self->flashes, 0);
  if (tw_table_flashes_flown_at (self, now) >= 1)
    self->flown_start = 0;
  return self->flashes->len > 0 || self->flown_start != 0;
}

gboolean
tw_table_flashes_end (TwTableFlashes *self)
{
  gboolean were_shown = self->flashes->len > 0 || self->flown_start != 0;

  g_array_set_size (self->flashes, 0);
  self->flown_start = 0;
  return were_shown;
}

double
tw_table_flashes_at (const TwTableFlashes *self, gint64 now)
{
  return self->flashes->len > 0 ? (double) (now - self->start) / (FLASH_MS * 1000.0) : -1;
}

double
tw_table_flashes_travel_at (const TwTableFlashes *self, gint64 now)
{
  double at = (double) (now - self->start - self->travels_after) / (TRAVEL_MS * 1000.0);

  return self->flashes->len > 0 && at >= 0 && at < 1 ? at : -1;
}

gint64
tw_table_flashes_until (const TwTableFlashes *self)
{
  return self->flashes->len > 0
             ? self->start + self->travels_after + TRAVEL_MS * G_TIME_SPAN_MILLISECOND
             : 0;
}

double
tw_table_flashes_flown_at (const TwTableFlashes *self, gint64 now)
{
  return self->flown_start != 0 ? (double) (now - self->flown_start) / (FLOWN_MS * 1000.0) : -1;
}
