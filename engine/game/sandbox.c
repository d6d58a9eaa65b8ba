/* What a sandbox allows beyond the rules. */
#include "engine/game/sandbox.h"

#include <string.h>

#include "engine/game/bag.h"
#include "engine/game/notation-place.h"
#include "engine/game/programs-private.h"

/* The turn that can be changed: the only thing that goes on. */
static TwFrame *
quiet_turn (const TwPlay *play)
{
  TwFrame *frame = play->state->n_frames == 1 ? tw_play_frame (play) : NULL;

  return frame != NULL && frame->program == TW_PROGRAM_TURN && frame->slot == TW_NO_SLOT ? frame
                                                                                         : NULL;
}

gboolean
tw_sandbox_is_quiet (const TwPlay *play)
{
  return quiet_turn (play) != NULL;
}

static const TwStep *
step_of (const TwPlay *play, const TwFrame *frame)
{
  return play->rules->programs[frame->program][frame->step].step;
}

/* The turn whose tile is drawn and not laid, if that is what is asked. */
static TwFrame *
turn_with_tile (const TwPlay *play)
{
  TwFrame *frame = play->state->n_frames > 0 ? tw_play_frame (play) : NULL;

  return frame != NULL && frame->program == TW_PROGRAM_TURN && frame->kind != TW_NO_KIND
                 && frame->slot == TW_NO_SLOT && step_of (play, frame) == &tw_place_step
             ? frame
             : NULL;
}

/* Index of the step that draws from one bag, -1 where tiles come in another way. */
static int
find_draw_step (const TwPlay *play)
{
  for (guint i = 0; i < play->rules->n_steps[TW_PROGRAM_TURN]; i++)
    if (play->rules->programs[TW_PROGRAM_TURN][i].step == &tw_draw_step)
      return (int) i;
  return -1;
}

gboolean
tw_sandbox_may_pick (const TwPlay *play, guint kind)
{
  const TwFrame *frame = turn_with_tile (play);

  if (frame == NULL)
    return FALSE;
  /* Where tiles come from piles nobody knows what is in which: any of the bag may be the next, but
   * the pile cannot be drawn from anew. */
  if (kind == TW_NO_KIND)
    return play->state->n_pile == TW_NO_PILE && find_draw_step (play) >= 0;
  return kind < play->rules->catalogue->n_kinds && play->bag[kind] > 0
         && tw_play_kind_has_place (play, frame, kind);
}

gboolean
tw_sandbox_may_turn (const TwPlay *play, guint seat)
{
  const TwFrame *frame = quiet_turn (play);

  return frame != NULL && !play->rules->shares_score && find_draw_step (play) >= 0
         && seat < play->rules->n_players * play->rules->hand && seat % play->rules->hand == 0
         && seat != frame->seat;
}

gboolean
tw_sandbox_may_lay (const TwPlay *play, const TwAction *action)
{
  const TwFrame *frame = turn_with_tile (play);

  return frame != NULL && action->kind == frame->kind && action->turns < 4
         && tw_board_open_at (&play->board, action->x, action->y) >= 0;
}

gboolean
tw_sandbox_may (const TwPlay *play, const TwAction *action)
{
  switch (action->verb)
    {
    case TW_VERB_PICK:
      return tw_sandbox_may_pick (play, action->kind);
    case TW_VERB_ORDER:
      return action->kind == TW_NO_KIND || action->kind < play->rules->catalogue->n_kinds;
    case TW_VERB_TURN:
      return tw_sandbox_may_turn (play, action->kind);
    case TW_VERB_LAY:
      return tw_sandbox_may_lay (play, action);
    case TW_VERB_SEATS:
    default:
      return action->seat < play->rules->n_seats && action->kind < play->rules->n_seats
             && action->kind != action->seat;
    }
}

/* The step that draws follows again where chance is to bring another tile. */
static void
draw_again (TwPlay *play, TwFrame *frame)
{
  frame->step = (guint8) find_draw_step (play);
  frame->flags &= (guint8) ~(TW_FRAME_ENTERED | TW_FRAME_DEFAULT | TW_FRAME_DUTY);
  frame->cursor = frame->scratch = 0;
}

/* Whoever draws or lays from now on; the order of the others goes on from there. */
static void
take_turn (TwPlay *play, guint seat)
{
  TwFrame *frame = quiet_turn (play);

  if (frame->decider == frame->seat)
    frame->decider = (guint8) seat;
  frame->seat = (guint8) seat;
  play->state->on_turn = (guint8) seat;
}

/* As by the rules, but for the edges. */
static void
lay (TwPlay *play, const TwAction *action)
{
  TwFrame *frame = turn_with_tile (play);

  frame->slot =
      (guint16) tw_board_place (&play->board, action->kind, action->x, action->y, action->turns);
  tw_play_laid (play, frame->slot);
}

/* Another tile in place of the drawn one. Returns: whether one is drawn now */
static gboolean
pick (TwPlay *play, guint kind)
{
  TwFrame *frame = turn_with_tile (play);

  tw_bag_add (play, frame->kind, 1);
  frame->kind = (guint16) kind;
  if (kind == TW_NO_KIND)
    draw_again (play, frame);
  else
    tw_bag_add (play, kind, -1);
  return kind == TW_NO_KIND;
}

gboolean
tw_sandbox_apply (TwPlay *play, const TwAction *action)
{
  switch (action->verb)
    {
    case TW_VERB_TURN:
      take_turn (play, action->kind);
      return FALSE;
    case TW_VERB_LAY:
      lay (play, action);
      return TRUE;
    case TW_VERB_PICK:
      return pick (play, action->kind);
    default:
      return FALSE;
    }
}

void
tw_sandbox_print (const TwPlay *play, const TwAction *action, GString *out)
{
  if (action->verb == TW_VERB_SEATS || action->verb == TW_VERB_TURN)
    g_string_append_printf (out, "%s=P%u", action->verb == TW_VERB_TURN ? "turn" : "seats",
                            action->kind + 1u);
  else if (action->verb == TW_VERB_LAY)
    g_string_append_printf (out, "lay=%s@%d,%d/%d",
                            play->rules->catalogue->kinds[action->kind].name, action->x, action->y,
                            90 * action->turns);
  else
    g_string_append_printf (out, "%s=%s", action->verb == TW_VERB_PICK ? "pick" : "order",
                            action->kind == TW_NO_KIND
                                ? "-"
                                : play->rules->catalogue->kinds[action->kind].name);
}

static gboolean
parse_kind (const TwPlay *play, const char *text, guint16 *out_kind)
{
  int kind = tw_catalogue_find (play->rules->catalogue, text);

  *out_kind = strcmp (text, "-") == 0 ? TW_NO_KIND : (guint16) kind;
  return *out_kind == TW_NO_KIND ? strcmp (text, "-") == 0 : TRUE;
}

/* "W@1,0/90" */
static gboolean
parse_lay (const TwPlay *play, const char *text, TwAction *out_action)
{
  const char *sign = strchr (text, '@');
  TwAction action = { .seat = out_action->seat };

  if (sign == NULL || !tw_notation_parse_placement (play, text, sign, &action, NULL))
    return FALSE;
  action.verb = TW_VERB_LAY;
  *out_action = action;
  return TRUE;
}

gboolean
tw_sandbox_parse (const TwPlay *play, const char *text, TwAction *out_action)
{
  TwAction action = { .seat = out_action->seat };
  const char *word = strchr (text, '=');

  if (word == NULL)
    return FALSE;
  word++;
  if (g_str_has_prefix (text, "pick="))
    action.verb = TW_VERB_PICK;
  else if (g_str_has_prefix (text, "order="))
    action.verb = TW_VERB_ORDER;
  else if (g_str_has_prefix (text, "lay="))
    return parse_lay (play, word, out_action);
  else if ((g_str_has_prefix (text, "seats=P") || g_str_has_prefix (text, "turn=P"))
           && g_ascii_isdigit (word[1]) && word[2] == '\0')
    {
      action.verb = *text == 't' ? TW_VERB_TURN : TW_VERB_SEATS;
      action.kind = (guint16) (word[1] - '1');
    }
  else
    return FALSE;
  if (action.verb != TW_VERB_SEATS && action.verb != TW_VERB_TURN
      && !parse_kind (play, word, &action.kind))
    return FALSE;
  *out_action = action;
  return TRUE;
}

gboolean
tw_sandbox_is_draw (const TwPlay *play, const TwAction *action)
{
  const TwVerbInfo *verb;

  if (action->verb == TW_VERB_DRAW)
    return TRUE;
  if (action->verb < TW_N_VERBS || action->seat != TW_SEAT_CHANCE)
    return FALSE;
  verb = tw_play_verb (play, action->verb);
  return verb->is_chance && verb->takes == TW_VERB_TAKES_TILE;
}
