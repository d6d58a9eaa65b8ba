/* Counting one feature: majority and value, points, figures home. */
#include "engine/game/scoring.h"

#include "engine/game/feature-value.h"
#include "engine/game/majority.h"
#include "engine/game/gain.h"
#include "engine/game/pieces.h"
#include "engine/game/programs-private.h"
#include "engine/game/tokens.h"

#include <string.h>

void
tw_play_count_feature (TwPlay *play, guint node, guint event)
{
  TwFrame *frame = tw_play_push (play, TW_PROGRAM_FEATURE);

  frame->node = (guint16) tw_board_root (&play->board, node);
  frame->event = (guint8) event;
}

/* Whose turn it is: at the end of the game nobody's. */
static guint
seat_on_turn (const TwFrame *frame)
{
  return frame->event == TW_EVENT_END ? TW_SEAT_NONE : frame->seat;
}

static const TwEffectSpan *
span_of (const TwPlay *play, const TwFrame *frame)
{
  return &play->rules->spans[__builtin_ctz (frame->event)][play->board.nodes[frame->node].kind];
}

static gboolean
is_tie (const TwFrame *frame)
{
  return (frame->winners & (frame->winners - 1)) != 0;
}

/* What each of those who tie gets of @value; only a majority is tied. Rule: BASE-068. */
static int
share_of_tie (const TwPlay *play, const TwFrame *frame, int value)
{
  if (play->rules->tie == TW_TIE_ALL_FULL
      || tw_feature_value_credit (play, frame->node, frame->event) != TW_TO_MAJORITY)
    return value;
  return tw_feature_value_share (play, frame->winners, value);
}

/* 3d: Rule: BASE-061, BASE-067, BASE-068, BASE-095, ABBOT-040, TURN-017. */
static TwStepResult
value_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  const TwEffectSpan *span = span_of (play, frame);
  TwEffectTo to = span->credit == span->extra && frame->event != TW_EVENT_RECALL
                      ? TW_TO_MAJORITY
                      : tw_feature_value_credit (play, frame->node, frame->event);

  frame->winners =
      (guint8) tw_feature_value_recipients (play, frame->node, to, seat_on_turn (frame));
  /* What is one player's is everybody's, and counts once. */
  if (to == TW_TO_MAJORITY && play->rules->shares_score)
    frame->winners &= (guint8) -frame->winners;
  frame->value = frame->winners != 0
                     ? (gint16) tw_feature_value (play, frame->node, frame->event, NULL, NULL)
                     : 0;
  if (is_tie (frame))
    frame->value = (gint16) share_of_tie (play, frame, frame->value);
  return TW_STEP_DONE;
}

/* Returns: the event of what @seat gets for the feature, to be filled in; or %NULL */
static TwEvent *
record_feature (TwPlay *play, const TwFrame *frame, guint seat, int points)
{
  const TwBoard *board = &play->board;
  const TwNode *root = &board->nodes[frame->node];
  TwEvent *event = tw_play_record (play, TW_EVENT_SCORED, seat);
  TwWeights weights;

  if (event == NULL)
    return NULL;
  event->turn = frame->event == TW_EVENT_END ? 0 : play->state->turn;
  event->points = points;
  event->feature = (TwKind) root->kind;
  event->node = frame->node;
  event->complete = frame->event == TW_EVENT_COMPLETE;
  event->n_tiles = root->n_tiles;
  tw_majority_weights (play, frame->node, &weights);
  for (guint i = 0; i < board->n_seats; i++)
    event->weights[i] = (guint8) MIN (255, weights.there[i]);
  for (guint i = 0; i < board->n_counted; i++)
    event->symbols[i] = board->totals[frame->node * board->n_counted + i];
  return event;
}

/* The rules, with those that changed the value or what figures weigh. */
static const char *
with_changes (const TwPlay *play, guint root, const char *rules)
{
  g_autoptr (GString) all = g_string_new (rules);

  for (guint i = 0; play->rules->has_weigh && i < play->rules->n_expansions; i++)
    if (TW_HAS_HOOK (play->rules->expansions[i], counting, weighed_by))
      g_string_append_printf (all, " %s",
                              play->rules->expansions[i]->counting->weighed_by (
                                  play, tw_play_own (play, (int) i), root));

  for (guint i = 0; i < play->rules->n_expansions; i++)
    if (TW_HAS_HOOK (play->rules->expansions[i], counting, changed_by))
      g_string_append_printf (
          all, " %s",
          play->rules->expansions[i]->counting->changed_by (play, tw_play_own (play, (int) i)));
  return g_intern_string (g_strstrip (all->str));
}

int
tw_play_foresee_value (const TwPlay *play,
                       guint node,
                       guint event,
                       int value,
                       TwValueChanges *out_changes)
{
  *out_changes = (TwValueChanges){ 0 };
  for (guint i = 0; i < play->rules->n_expansions; i++)
    if (TW_HAS_HOOK (play->rules->expansions[i], counting, foresee))
      value = play->rules->expansions[i]->counting->foresee (play, tw_play_own (play, (int) i),
                                                             node, event, value, out_changes);
  return value;
}

static void
record_changes (const TwPlay *play, TwEvent *event)
{
  for (guint i = 0; i < play->rules->n_expansions; i++)
    if (TW_HAS_HOOK (play->rules->expansions[i], counting, changes))
      event->changes =
          *play->rules->expansions[i]->counting->changes (play, tw_play_own (play, (int) i));
  event->rules = with_changes (play, event->node, event->rules);
}

/* Tells who looks out for an effect that it has a part in what @seat gets. */
static void
tell_watch (TwPlay *play, const TwFrame *frame, guint seat, int points)
{
  TwValueLine lines[TW_MAX_VALUE_LINES];
  guint n_lines = 0;

  if (G_LIKELY (play->watch == NULL) || play->watch->rule.effect == NULL || points == 0)
    return;
  tw_feature_value_for (play, frame->node, frame->event, seat, lines, &n_lines);
  for (guint i = 0; i < n_lines; i++)
    play->watch->n += lines[i].effect == play->watch->rule.effect;
  play->watch->n +=
      tw_feature_value_credits_by (play, frame->node, frame->event, play->watch->rule.effect);
}

static void
record_score (TwPlay *play, const TwFrame *frame, guint seat, int points)
{
  TwEvent *event = record_feature (play, frame, seat, points);

  if (event == NULL)
    return;
  /* Whom nobody had to name stays the majority. */
  if (span_of (play, frame)->credit < span_of (play, frame)->extra)
    event->to = tw_feature_value_credit (play, frame->node, frame->event);
  tw_feature_value_for (play, frame->node, frame->event, seat, event->lines, &event->n_lines);
  if (play->rules->tie != TW_TIE_ALL_FULL && is_tie (frame) && event->to == TW_TO_MAJORITY)
    event->n_sharing = (guint) __builtin_popcount (frame->winners);
  if (frame->event != TW_EVENT_RECALL)
    event->rules = tw_feature_value_credit_rules (play, frame->node, frame->event);
  if (frame->event != TW_EVENT_RECALL && event->rules == NULL)
    event->rules = is_tie (frame) ? "BASE-068" : "BASE-067";
  event->changed =
      frame->value
      - share_of_tie (play, frame, tw_feature_value (play, frame->node, frame->event, NULL, NULL));
  if (event->changed != 0)
    record_changes (play, event);
}

/* What @seat gets: the frame's value, changed by what asks for an own figure. */
static int
value_for (const TwPlay *play, const TwFrame *frame, guint seat)
{
  int plain, mine;

  if (!span_of (play, frame)->by_seat)
    return frame->value;
  plain = tw_feature_value (play, frame->node, frame->event, NULL, NULL);
  mine = tw_feature_value_for (play, frame->node, frame->event, seat, NULL, NULL);
  return frame->value + share_of_tie (play, frame, mine) - share_of_tie (play, frame, plain);
}

static void
give_award (TwPlay *play, const TwFrame *frame, const TwEffectRule *rule, guint seat, int n)
{
  int points = n * rule->points;
  TwEvent *event;

  tw_play_credit (play, seat, (TwKind) play->board.nodes[frame->node].kind, points);
  event = points != 0 ? record_feature (play, frame, seat, points) : NULL;
  if (event == NULL)
    return;
  event->is_award = TRUE;
  event->to = (TwEffectTo) rule->to;
  event->n_lines = 1;
  event->lines[0] = (TwValueLine){ rule->effect, n, rule->points, points };
}

/* What effects give beside the value: awards, tokens. Those who get it are asked in the
 * order of seats from the player on turn, should a supply run out. */
static void
give_extras (TwPlay *play, const TwFrame *frame)
{
  guint n_seats = play->rules->n_seats;
  const TwEffectRule *rule;
  int n;

  for (guint i = 0;
       (rule = tw_feature_value_extra (play, frame->node, frame->event, i, TW_SEAT_NONE, &n))
       != NULL;
       i++)
    {
      guint to = tw_feature_value_recipients (play, frame->node, (TwEffectTo) rule->to,
                                              seat_on_turn (frame));

      for (guint k = 0; k < n_seats; k++)
        {
          guint seat = (frame->seat + k) % n_seats;

          if (!(to & (1u << seat)))
            continue;
          tw_feature_value_extra (play, frame->node, frame->event, i, seat, &n);
          if (n * rule->points != 0 && tw_play_watches (play, rule->effect))
            play->watch->n++;
          if (rule->stage == TW_STAGE_CREDIT)
            give_award (play, frame, rule, seat, n);
          else if (n * rule->points > 0)
            tw_play_give_tokens (play, seat, (guint) rule->token, (guint) (n * rule->points));
        }
    }
}

/* 3d: those who get the points get them, all in full on a tie. */
static TwStepResult
credit_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  const TwEffectSpan *span = span_of (play, frame);

  for (guint winners = frame->winners; winners != 0; winners &= winners - 1)
    {
      guint seat = (guint) __builtin_ctz (winners);
      int points = value_for (play, frame, seat);

      tw_play_credit (play, seat, (TwKind) play->board.nodes[frame->node].kind, points);
      record_score (play, frame, seat, points);
      tell_watch (play, frame, seat, points);
    }
  if (span->extra < span->end)
    give_extras (play, frame);
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
