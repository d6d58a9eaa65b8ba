/* What is to be heard of an answer. */
#include "app/game/table-heard.h"

#include "engine/format/data-dir.h"

/* So many entries at once are a jump, and no answer. */
#define MOST_ENTRIES 4

static TwTableHeard
listen (const TwGame *game)
{
  const TwPlay *play = tw_game_play (game);
  TwTableHeard now = { .has_listened = TRUE,
                       .n_slots = play->board.head->n_slots,
                       .is_over = tw_play_decider (play) == TW_SEAT_NONE };

  tw_game_log (game, &now.n_entries);
  tw_game_events (game, &now.n_events);
  for (guint i = 0; i < play->rules->n_figures; i++)
    now.n_supply += play->figures[i].place == TW_FIGURE_SUPPLY;
  return now;
}

/* Whether one of the events from @first on gives points, or is a die or another draw. */
static gboolean
has_event (const TwGame *game, guint first, gboolean with_points)
{
  guint n = 0;
  const TwEvent *events = tw_game_events (game, &n);

  for (guint i = first; i < n; i++)
    if (with_points ? events[i].points != 0 : events[i].kind == TW_EVENT_DRAWN)
      return TRUE;
  return FALSE;
}

TwTableSound
tw_table_heard_note (TwTableHeard *self, const TwGame *game)
{
  const TwTableHeard before = *self;

  *self = listen (game);
  if (!before.has_listened || self->n_entries <= before.n_entries
      || self->n_entries - before.n_entries > MOST_ENTRIES || self->n_slots < before.n_slots
      || self->n_events < before.n_events)
    return TW_TABLE_SOUND_NONE;
  if (self->is_over && !before.is_over)
    return TW_TABLE_SOUND_END;
  if (has_event (game, before.n_events, TRUE))
    return TW_TABLE_SOUND_POINTS;
  if (has_event (game, before.n_events, FALSE))
    return TW_TABLE_SOUND_DIE;
  if (self->n_supply < before.n_supply)
    return TW_TABLE_SOUND_FIGURE;
  if (self->n_supply > before.n_supply)
    return TW_TABLE_SOUND_HOME;
  return self->n_slots > before.n_slots ? TW_TABLE_SOUND_TILE : TW_TABLE_SOUND_NONE;
}

char *
tw_table_sound_file (TwTableSound sound)
{
  static const char *const names[TW_N_TABLE_SOUNDS] = {
    [TW_TABLE_SOUND_TILE] = "tile",       [TW_TABLE_SOUND_FIGURE] = "figure",
    [TW_TABLE_SOUND_HOME] = "home",       [TW_TABLE_SOUND_POINTS] = "points",
    [TW_TABLE_SOUND_DIE] = "die",         [TW_TABLE_SOUND_END] = "end",
    [TW_TABLE_SOUND_REFUSED] = "refused",
  };
  g_autofree char *path = NULL;

  if (names[sound] == NULL)
    return NULL;
  path = g_strdup_printf ("sounds/%s.wav", names[sound]);
  return tw_data_dir_find (path);
}
