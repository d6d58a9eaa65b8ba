/* Somebody gets points: a counting figure moves, and others may have a say in it. */
#include "engine/game/gain.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/programs-private.h"

static guint
distance (const TwPlay *play, guint seat)
{
  guint n = play->rules->n_seats;

  return (seat + n - play->state->on_turn) % n;
}

/* What is done before the figure moves may bring points itself: then it waits no more. */
static gboolean
waits (const TwFrame *frame)
{
  return frame->program == TW_PROGRAM_GAIN && frame->step == 0
         && !(frame->flags & (TW_FRAME_MOVED | TW_FRAME_ENTERED));
}

/* The points that @seat gets where it waits for others already, or %NULL. */
static TwFrame *
find_waiting (const TwPlay *play, guint seat)
{
  for (guint i = play->state->n_frames; i-- > 0 && waits (&play->state->frames[i]);)
    if (play->state->frames[i].seat == seat)
      return &play->state->frames[i];
  return NULL;
}

/* Lets the frame on top wait behind those of seats that are nearer to the player on turn. */
static void
line_up (TwPlay *play)
{
  for (TwFrame *frame = tw_play_frame (play);
       frame > play->state->frames && waits (&frame[-1])
       && distance (play, frame[-1].seat) < distance (play, frame->seat);
       frame--)
    {
      TwFrame swapped = *frame;

      *frame = frame[-1];
      frame[-1] = swapped;
    }
}

static void
push_gain (TwPlay *play, guint seat, int points, guint flags)
{
  TwFrame *frame = tw_play_push (play, TW_PROGRAM_GAIN);

  play->state->n_gains++;
  frame->seat = (guint8) seat;
  frame->part = 0;
  frame->flags = (guint8) flags;
  frame->value = (gint16) points;
  line_up (play);
}

/* A rule that gives points for points gives some for those, too, without end: a gain that would
 * stand so deep only counts, and no rule hears of it. Six players who gain at once, each with what
 * another rule gives for it, stand half as deep. */
#define DEEPEST (TW_MAX_FRAMES - 4)
/* And one that gives some to several each time does so without end, too, however deep: what comes
 * later in the turn only counts. */
#define MOST_A_TURN 100

/* At the end of the game nothing but the sum counts. What rules do not hear of is told when the
 * turn is over: whoever gives points may be about to fill an event in. */
static gboolean
is_watched (TwPlay *play)
{
  TwState *state = play->state;

  if (!play->rules->has_gains || state->n_frames == 0 || tw_play_is_ending (play))
    return FALSE;
  if (state->n_frames < DEEPEST && (state->n_gains & ~TW_GAINS_UNHEARD) < MOST_A_TURN)
    return TRUE;
  state->n_unheard += (state->n_gains & TW_GAINS_UNHEARD) == 0;
  state->n_gains |= TW_GAINS_UNHEARD;
  return FALSE;
}

void
tw_play_add_score (TwPlay *play, guint seat, int points)
{
  TwFrame *waiting;

  if (play->rules->shares_score)
    for (guint i = 0; i < play->rules->n_seats; i++)
      play->state->score[i] += points;
  else if (points <= 0 || !is_watched (play))
    play->state->score[seat] += points;
  else if ((waiting = find_waiting (play, seat)) != NULL)
    waiting->value = (gint16) (waiting->value + points);
  else
    push_gain (play, seat, points, 0);
}

void
tw_play_add_derived (TwPlay *play, guint seat, int points)
{
  if (points > 0 && is_watched (play))
    push_gain (play, seat, points, TW_FRAME_DERIVED);
  else
    play->state->score[seat] += points;
}

void
tw_play_pay (TwPlay *play, guint seat, int points)
{
  if (!play->rules->shares_score && is_watched (play))
    push_gain (play, seat, points, TW_FRAME_DERIVED | TW_FRAME_PAID);
  else
    for (guint i = 0; i < play->rules->n_seats; i++)
      play->state->score[i] += i == seat || play->rules->shares_score ? points : 0;
}

TwEvent *
tw_play_record (TwPlay *play, TwEventKind kind, guint seat)
{
  TwEvent *event;

  if (play->events == NULL)
    return NULL;
  g_array_set_size (play->events, play->events->len + 1);
  event = &g_array_index (play->events, TwEvent, play->events->len - 1);
  memset (event, 0, sizeof *event);
  event->kind = kind;
  event->turn = tw_play_is_ending (play) ? 0 : play->state->turn;
  event->seat = seat;
  event->node = TW_NO_NODE;
  event->tile = TW_NO_KIND;
  event->other = TW_SEAT_NONE;
  return event;
}

static TwStepResult
move_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  frame->kind = (guint16) tw_play_counter_space (play, frame->seat, frame->part);
  play->state->score[frame->seat] += frame->value;
  if (frame->part > 0)
    play->state->aside[frame->seat] += frame->value;
  frame->flags |= TW_FRAME_MOVED;
  return TW_STEP_DONE;
}

void
tw_gains_settle (TwPlay *play)
{
  for (guint i = 0; i < play->state->n_frames; i++)
    {
      const TwFrame *frame = &play->state->frames[i];

      if (frame->program == TW_PROGRAM_GAIN && !(frame->flags & TW_FRAME_MOVED))
        play->state->score[frame->seat] += frame->value;
    }
}

void
tw_gains_end_turn (TwPlay *play, guint seat)
{
  TwEvent *event = NULL;

  if ((play->state->n_gains & TW_GAINS_UNHEARD) != 0)
    event = tw_play_record (play, TW_EVENT_TOLD, seat);
  if (event != NULL)
    event->said = _ ("Rules gave points for points without end: those that came later in the turn "
                     "count, but no rule heard of them");
  play->state->n_gains = 0;
}

static const TwStep move_step = { "3d", move_run, NULL, NULL };

static const TwProgramItem gain_program[] = {
  { NULL, TW_SLOT_BEFORE_MOVE },
  { &move_step, 0 },
  { NULL, TW_SLOT_AFTER_MOVE },
};

const TwProgramItem *
tw_gain_program (guint *out_n)
{
  *out_n = G_N_ELEMENTS (gain_program);
  return gain_program;
}
