/* Positions that nobody has played to. */
#include "engine/game/position.h"

#include "engine/game/bag.h"
#include "engine/game/options.h"
#include "engine/game/pieces.h"
#include "engine/game/programs-private.h"
#include "engine/game/tokens.h"

#include <string.h>

gboolean
tw_position_is_between (const TwPlay *play)
{
  const TwFrame *frame;

  if (play->state->n_frames != 1)
    return FALSE;
  frame = tw_play_frame (play);
  return frame->program == TW_PROGRAM_TURN && frame->kind == TW_NO_KIND
         && frame->slot == TW_NO_SLOT;
}

/* The cells around the tile have to be apart from those around all others. */
static gboolean
is_too_far (const TwBoard *board, int x, int y)
{
  const TwBoardHead *head = board->head;
  int most = (int) board->side_mask - 3;

  return MAX (head->max_x, x) - MIN (head->min_x, x) > most
         || MAX (head->max_y, y) - MIN (head->min_y, y) > most;
}

/* Whether there is such a tile to be laid: in the bag, or where somebody keeps it, out of which it
 * comes into the bag. */
static gboolean
find_tile (TwPlay *play, guint kind)
{
  for (guint i = 0; play->bag[kind] == 0 && i < play->rules->n_expansions; i++)
    if (TW_HAS_HOOK (play->rules->expansions[i], placing, let_go)
        && play->rules->expansions[i]->placing->let_go (play, tw_play_own (play, (int) i), kind))
      break;
  return play->bag[kind] > 0;
}

TwPositionResult
tw_position_lay (TwPlay *play, guint kind, int x, int y, guint quarter_turns)
{
  int open = tw_board_open_at (&play->board, x, y);

  if (tw_board_slot_at (&play->board, x, y) != TW_NO_SLOT)
    return TW_POSITION_OCCUPIED;
  if (open >= 0 && !tw_board_fits (&play->board, (guint) open, kind, quarter_turns))
    return TW_POSITION_MISFIT;
  if (is_too_far (&play->board, x, y))
    return TW_POSITION_TOO_FAR;
  if (!find_tile (play, kind))
    return TW_POSITION_NOT_LEFT;
  tw_bag_add (play, kind, -1);
  tw_play_laid (play, tw_board_place (&play->board, kind, x, y, quarter_turns));
  return TW_POSITION_DONE;
}

TwPositionResult
tw_position_lay_down (TwPlay *play, guint kind, int x, int y)
{
  if (play->bag[kind] == 0)
    return TW_POSITION_NOT_LEFT;
  if (tw_board_slot_at (&play->board, x, y) != TW_NO_SLOT)
    return TW_POSITION_OCCUPIED;
  if (is_too_far (&play->board, x, y))
    return TW_POSITION_TOO_FAR;
  tw_bag_add (play, kind, -1);
  tw_board_place_down (&play->board, kind, x, y);
  return TW_POSITION_DONE;
}

TwPositionResult
tw_position_stand (TwPlay *play, guint seat, guint type, guint node)
{
  return tw_play_put_figure (play, seat, type, node) ? TW_POSITION_DONE : TW_POSITION_NOT_LEFT;
}

TwPositionResult
tw_position_supply (TwPlay *play, guint seat, guint type, guint n)
{
  for (guint i = 0; i < play->rules->n_figures; i++)
    {
      TwFigure *figure = &play->figures[i];

      if (figure->seat != seat || figure->type != type
          || (figure->place != TW_FIGURE_SUPPLY && figure->place != TW_FIGURE_OFF))
        continue;
      figure->place = n > 0 ? TW_FIGURE_SUPPLY : TW_FIGURE_OFF;
      n -= n > 0;
    }
  return n == 0 ? TW_POSITION_DONE : TW_POSITION_NOT_LEFT;
}

TwPositionResult
tw_position_tokens (TwPlay *play, guint seat, guint token, guint n)
{
  guint16 *held = &play->tokens[seat * play->rules->n_token_types + token];

  if (n > *held + tw_play_tokens_left (play, token))
    return TW_POSITION_NOT_LEFT;
  *held = (guint16) n;
  return TW_POSITION_DONE;
}

void
tw_position_bag (TwPlay *play, const guint *counts)
{
  for (guint kind = 0; kind < play->rules->catalogue->n_kinds; kind++)
    tw_bag_add (play, kind, (int) counts[kind] - (int) play->bag[kind]);
}

void
tw_position_go_to (TwPlay *play, TwStepResult (*run) (TwPlay *play, TwFrame *frame, gpointer own))
{
  const TwRules *rules = play->rules;

  for (guint i = 0; i < rules->n_steps[TW_PROGRAM_TURN]; i++)
    if (rules->programs[TW_PROGRAM_TURN][i].step->run == run)
      tw_play_frame (play)->step = (guint8) i;
}

void
tw_position_go_to_step (TwPlay *play, const TwStep *step)
{
  const TwRules *rules = play->rules;

  for (guint i = 0; i < rules->n_steps[TW_PROGRAM_TURN]; i++)
    if (rules->programs[TW_PROGRAM_TURN][i].step == step)
      tw_play_frame (play)->step = (guint8) i;
}

void
tw_position_next (TwPlay *play, guint seat)
{
  seat = tw_rules_lead (play->rules, seat);
  tw_play_frame (play)->seat = (guint8) seat;
  play->state->on_turn = (guint8) seat;
}

/* A tile of one's own may fit now, although it did not when the turn began: that is asked again,
 * and nothing that comes before it. */
static void
ask_for_own (TwPlay *play)
{
  TwFrame *frame = tw_play_frame (play);
  guint8 step = frame->step;

  tw_position_go_to (play, tw_own_hand_run);
  frame->step = MIN (frame->step, step);
}

void
tw_position_resume (TwPlay *play)
{
  if (tw_position_is_between (play))
    {
      tw_play_frame (play)->flags |= TW_FRAME_GIVEN;
      ask_for_own (play);
    }
  tw_play_advance (play);
}
