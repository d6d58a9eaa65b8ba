/* The game played again before one's eyes. */
#include "app/game/table-replay.h"

#include "app/game/table-history.h"
#include "app/game/table-since.h"

/* How long a moment is looked at: a tile, a figure, and what it brings. */
#define MOMENT_MS 900
/* How long the last scoring takes at most, and a line of it at least. */
#define CEREMONY_MS   20000
#define LEAST_LINE_MS 250
/* A field is looked at for so many lines: its cities have to be found and counted. */
#define FIELD_LINES 3

/*
 * @timer: shows the next moment; 0 if nothing is played
 * @interval_ms: how long a moment is shown at 100 percent
 * @speed: in percent
 * @shown_until: until when it is to be seen how the moment that is shown came about
 * @waits: whether the next moment waits for that
 * @is_stepping: the change comes from here
 * @has_ceremony: whether the last scoring is played when the game ends
 * @ceremony: begins it, once all know that the game has ended
 * @has_scored: whether the change brings new events
 */
struct _TwTableReplay
{
  GObject parent_instance;

  TwTableModel *model;
  guint timer;
  guint interval_ms;
  guint speed;
  gint64 shown_until;
  gboolean waits;
  gboolean is_stepping;
  gboolean has_ceremony;
  guint ceremony;
  gboolean has_scored;
};

enum
{
  PROP_PLAYING = 1,
  PROP_SPEED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (TwTableReplay, tw_table_replay, G_TYPE_OBJECT)

/* How many lines' time the event of the last scoring that is shown takes. */
static guint
lines_of (TwTableReplay *self, const TwEvent *event)
{
  const TwBoard *board = &tw_table_model_get_play (self->model)->board;

  return event->node < board->head->n_nodes && board->nodes[event->node].kind == TW_KIND_FIELD
             ? FIELD_LINES
             : 1;
}

static guint
lines_shown (TwTableReplay *self)
{
  guint event = TW_ALL_COUNTED, n = 0;
  const TwEvent *events;

  tw_table_history_get_scoring (self->model, NULL, &event);
  events = tw_game_events (tw_table_history_get_whole (self->model), &n);
  return event < n ? lines_of (self, &events[event]) : 1;
}

static gboolean next_cb (gpointer data);

static void
arm (TwTableReplay *self)
{
  guint interval = self->interval_ms * lines_shown (self) * 100 / self->speed;

  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add (interval, next_cb, self);
  /* Who goes on faster than that does not wait for anything. */
  self->waits = self->interval_ms == MOMENT_MS && self->speed <= 100;
}

static gboolean
next_cb (gpointer data)
{
  TwTableReplay *self = data;

  if (g_get_monotonic_time () < self->shown_until)
    return G_SOURCE_CONTINUE;
  self->is_stepping = TRUE;
  tw_table_history_look (self->model, "on");
  self->is_stepping = FALSE;
  if (self->timer == 0)
    return G_SOURCE_REMOVE;
  self->timer = 0;
  if (tw_table_history_is_looking (self->model))
    {
      arm (self);
      return G_SOURCE_REMOVE;
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
  return G_SOURCE_REMOVE;
}

void
tw_table_replay_wait (TwTableReplay *self, gint64 until)
{
  self->shown_until = self->waits ? until : 0;
}

void
tw_table_replay_stop (TwTableReplay *self)
{
  if (self->timer == 0)
    return;
  g_clear_handle_id (&self->timer, g_source_remove);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
}

static void
play (TwTableReplay *self, guint interval_ms)
{
  /* A game without any answer has no moment but the present. */
  if (!tw_table_history_is_looking (self->model))
    return;
  self->interval_ms = interval_ms;
  arm (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
}

void
tw_table_replay_start (TwTableReplay *self)
{
  guint n_entries = 0;

  if (self->timer != 0 || tw_table_model_get_game (self->model) == NULL)
    return;
  self->is_stepping = TRUE;
  if (!tw_table_history_is_looking (self->model))
    {
      if (tw_table_since_find (self->model, &n_entries))
        tw_table_history_look_after (self->model, n_entries);
      else
        tw_table_history_look (self->model, "start");
    }
  self->is_stepping = FALSE;
  play (self, MOMENT_MS);
}

/* For how many lines' time the last scoring goes on. */
static guint
count_lines (TwTableReplay *self)
{
  guint n = 0, n_counted = 0, n_lines = 0;
  const TwEvent *events;

  tw_table_history_get_scoring (self->model, &n_counted, NULL);
  events = tw_game_events (tw_table_history_get_whole (self->model), &n);
  /* They are the last events of the game. */
  for (guint i = n - MIN (n_counted, n); i < n; i++)
    n_lines += lines_of (self, &events[i]);
  return n_lines;
}

void
tw_table_replay_set_speed (TwTableReplay *self, guint percent)
{
  g_return_if_fail (TW_IS_TABLE_REPLAY (self) && percent > 0);
  if (self->speed == percent)
    return;
  self->speed = percent;
  if (self->timer != 0)
    arm (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SPEED]);
}

guint
tw_table_replay_get_speed (TwTableReplay *self)
{
  return self->speed;
}

void
tw_table_replay_start_scoring (TwTableReplay *self)
{
  guint n_lines = count_lines (self);

  if (n_lines == 0)
    return;
  tw_table_replay_stop (self);
  self->is_stepping = TRUE;
  tw_table_history_look (self->model, "scoring");
  self->is_stepping = FALSE;
  play (self, CLAMP (CEREMONY_MS / n_lines, LEAST_LINE_MS, MOMENT_MS));
}

static gboolean
ceremony_cb (gpointer data)
{
  TwTableReplay *self = data;

  self->ceremony = 0;
  if (self->timer == 0 && !tw_table_history_is_looking (self->model))
    tw_table_replay_start_scoring (self);
  return G_SOURCE_REMOVE;
}

void
tw_table_replay_set_ceremony (TwTableReplay *self, gboolean has_ceremony)
{
  self->has_ceremony = has_ceremony;
}

gboolean
tw_table_replay_is_playing (TwTableReplay *self)
{
  return self->timer != 0;
}

static void
scored_cb (TwTableReplay *self)
{
  self->has_scored = TRUE;
}

/* Whoever looks elsewhere or answers meanwhile does not want more of it. The result is not painted
 * before the scoring that leads to it. */
static void
changed_cb (TwTableReplay *self)
{
  const TwGame *whole = tw_table_history_get_whole (self->model);
  gboolean is_over = whole != NULL && tw_play_decider (tw_game_play (whole)) == TW_SEAT_NONE;

  if (!self->is_stepping)
    tw_table_replay_stop (self);
  if (self->has_ceremony && is_over && self->has_scored && self->ceremony == 0)
    self->ceremony = g_idle_add_full (G_PRIORITY_HIGH, ceremony_cb, self, NULL);
  self->has_scored = FALSE;
}

static void
table_replay_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  TwTableReplay *self = TW_TABLE_REPLAY (object);

  if (id == PROP_SPEED)
    g_value_set_uint (value, self->speed);
  else
    g_value_set_boolean (value, tw_table_replay_is_playing (self));
}

static void
table_replay_dispose (GObject *object)
{
  TwTableReplay *self = TW_TABLE_REPLAY (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_handle_id (&self->ceremony, g_source_remove);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (tw_table_replay_parent_class)->dispose (object);
}

static void
tw_table_replay_class_init (TwTableReplayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = table_replay_dispose;
  object_class->get_property = table_replay_get_property;
  properties[PROP_PLAYING] = g_param_spec_boolean ("playing", NULL, NULL, FALSE,
                                                   G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SPEED] = g_param_spec_uint ("speed", NULL, NULL, 1, 1000, 100,
                                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tw_table_replay_init (TwTableReplay *self)
{
  self->speed = 100;
}

TwTableReplay *
tw_table_replay_new (TwTableModel *model)
{
  TwTableReplay *self = g_object_new (TW_TYPE_TABLE_REPLAY, NULL);

  self->model = g_object_ref (model);
  g_signal_connect_object (model, "scored", G_CALLBACK (scored_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}
