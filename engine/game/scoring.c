/* Counting one feature: majority and value, points, figures home. */
#include "engine/game/feature-value.h"
#include "engine/game/programs-private.h"

#include <string.h>

void
tw_play_count_feature (TwPlay *play, guint node, guint event)
{
  TwFrame *frame = tw_play_push (play, TW_PROGRAM_FEATURE);

  frame->node = (guint16) tw_board_root (&play->board, node);
  frame->event = (guint8) event;
}

/* 3d: a recall scores the figure that comes back, so no majority is asked for. Rule:
 * BASE-061, BASE-067, BASE-068, BASE-095, ABBOT-040, TURN-017. */
static TwStepResult
value_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  frame->winners = frame->event == TW_EVENT_RECALL
                       ? (guint8) (1u << frame->seat)
                       : (guint8) tw_feature_majority (play, frame->node);
  frame->value = frame->winners != 0
                     ? (gint16) tw_feature_value (play, frame->node, frame->event, NULL, NULL)
                     : 0;
  if (play->rules->tie != TW_TIE_ALL_FULL && (frame->winners & (frame->winners - 1)) != 0)
    {
      int n = __builtin_popcount (frame->winners);

      frame->value = play->rules->tie == TW_TIE_NOBODY ? 0 : (gint16) ((frame->value + n - 1) / n);
    }
  return TW_STEP_DONE;
}

static void
record_score (TwPlay *play, const TwFrame *frame, guint seat)
{
  const TwNode *root = &play->board.nodes[frame->node];
  TwEvent event;

  if (play->events == NULL)
    return;
  memset (&event, 0, sizeof event);
  event.kind = TW_EVENT_SCORED;
  event.turn = frame->event == TW_EVENT_END ? 0 : play->state->turn;
  event.seat = seat;
  event.points = frame->value;
  event.feature = (TwKind) root->kind;
  event.node = frame->node;
  event.complete = frame->event == TW_EVENT_COMPLETE;
  event.n_tiles = root->n_tiles;
  for (guint i = 0; i < play->board.n_seats; i++)
    event.weights[i] = play->board.weights[frame->node * play->board.n_seats + i];
  tw_feature_value (play, frame->node, frame->event, event.lines, &event.n_lines);
  if (frame->event != TW_EVENT_RECALL)
    event.rules = (frame->winners & (frame->winners - 1)) != 0 ? "BASE-068" : "BASE-067";
  g_array_append_val (play->events, event);
}

/* 3d: the winners get the points, all in full on a tie. */
static TwStepResult
credit_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  for (guint winners = frame->winners; winners != 0; winners &= winners - 1)
    {
      guint seat = (guint) __builtin_ctz (winners);

      tw_play_credit (play, seat, (TwKind) play->board.nodes[frame->node].kind, frame->value);
      record_score (play, frame, seat);
    }
  return TW_STEP_DONE;
}

/* 3g: after a completion all figures go home. Rule: BASE-070, BASE-071, BASE-072;
 * farmers and the figures of the end stay (BASE-049). */
static TwStepResult
return_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  if (frame->event != TW_EVENT_COMPLETE
      || (play->board.nodes[frame->node].occupants == 0 && !play->rules->has_bystanders))
    return TW_STEP_DONE;
  for (guint i = 0; i < play->rules->n_figures; i++)
    {
      TwFigure *figure = &play->figures[i];

      if (figure->place == TW_FIGURE_NODE
          && tw_board_root (&play->board, figure->node) == frame->node)
        tw_play_take_figure (play, figure);
    }
  return TW_STEP_DONE;
}

static const TwStep value_step = { "3d", value_run, NULL, NULL };
static const TwStep credit_step = { "3d", credit_run, NULL, NULL };
static const TwStep return_step = { "3g", return_run, NULL, NULL };

static const TwProgramItem feature_program[] = {
  { &value_step, 0 },  { NULL, TW_SLOT_BEFORE_CREDIT },
  { &credit_step, 0 }, { NULL, TW_SLOT_AFTER_CREDIT },
  { &return_step, 0 },
};

const TwProgramItem *
tw_feature_program (guint *out_n)
{
  *out_n = G_N_ELEMENTS (feature_program);
  return feature_program;
}
