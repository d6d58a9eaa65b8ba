/* Builder and pig: where they stand, when they go home, and the builder's second part of
 * a turn. What pig and goods bring is data.
 *
 * Rule: TRADE-020 to TRADE-054.
 */
#include "engine/expansion/registry.h"
#include "engine/game/bag.h"
#include "engine/game/notation.h"
#include "engine/game/play.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#define AGAIN_WORD "again"
#define AHEAD_WORD "next"
#define NO_TYPE    0xff

/**
 * SecondPart: what is known of the second part of the turn.
 * @SECOND_NONE: none so far
 * @SECOND_OWED: the first part has extended a feature of the own builder
 * @SECOND_TAKEN: its player has chosen to play it
 * @SECOND_DECLINED: its player has chosen not to
 */
typedef enum
{
  SECOND_NONE,
  SECOND_OWED,
  SECOND_TAKEN,
  SECOND_DECLINED
} SecondPart;

/* @builder, @pig: their types; @ahead: the tile drawn ahead for the second part; @again,
 * @next: the verbs; the others are the parameters. */
typedef struct
{
  guint16 ahead;
  guint8 builder, pig;
  guint8 again, next;
  guint8 second_part;
  guint8 is_optional;
  guint8 draws_ahead;
  guint8 refuses_complete;
  guint8 may_be_alone;
} Traders;

static guint8
type_of (const TwRules *rules, const char *id)
{
  int type = tw_rules_figure (rules, id);

  return type >= 0 ? (guint8) type : NO_TYPE;
}

static void
traders_set_up (TwPlay *play, gpointer own)
{
  Traders *traders = own;
  const TwRules *rules = play->rules;

  traders->ahead = TW_NO_KIND;
  traders->again = (guint8) tw_rules_verb (rules, AGAIN_WORD);
  traders->next = (guint8) tw_rules_verb (rules, AHEAD_WORD);
  traders->builder = type_of (rules, "builder");
  traders->pig = type_of (rules, "pig");
  traders->is_optional = tw_rules_parameter (rules, "builder.second-part") != 0;
  traders->draws_ahead = tw_rules_parameter (rules, "builder.draw") != 0;
  traders->refuses_complete = tw_rules_parameter (rules, "builder.on-complete") != 0;
  traders->may_be_alone = tw_rules_parameter (rules, "special-figures-stay") != 0;
}

/* Whether a figure of @seat that occupies the feature stands there. */
static gboolean
has_company (const TwPlay *play, guint seat, guint root)
{
  const TwFigure *figures = tw_play_figures_of (play, seat);

  if (play->board.nodes[root].occupants == 0)
    return FALSE;
  for (guint i = 0; i < play->rules->n_seat_figures; i++)
    if (figures[i].place == TW_FIGURE_NODE && tw_board_root (&play->board, figures[i].node) == root
        && play->rules->figure_types[figures[i].type].occupies)
      return TRUE;
  return FALSE;
}

static gboolean
is_special (const Traders *traders, const TwFigure *figure)
{
  return figure->type == traders->builder || figure->type == traders->pig;
}

/* Rule: TRADE-021, TRADE-022, TRADE-025, TRADE-050, TRADE-051. */
static const char *
traders_may_stand (const TwPlay *play,
                   const TwFrame *frame,
                   gconstpointer own,
                   const TwAction *figure)
{
  const Traders *traders = own;
  gboolean is_builder = figure->figure == traders->builder;
  guint root;

  if (!is_builder && figure->figure != traders->pig)
    return NULL;
  root = tw_board_root (&play->board, play->board.slots[frame->slot].first_node + figure->node);
  if (!(play->rules->figure_types[figure->figure].kinds
        & TW_KIND_BIT (play->board.nodes[root].kind)))
    return is_builder ? "TRADE-021" : "TRADE-050";
  if (!has_company (play, figure->seat, root))
    return is_builder ? "TRADE-022" : "TRADE-051";
  if (is_builder && traders->refuses_complete && tw_board_is_complete (&play->board, root))
    return "TRADE-025";
  return NULL;
}

/* Rule: TRADE-027, TRADE-028, TRADE-054. */
static void
traders_after_leaving (TwPlay *play, gpointer own, guint node)
{
  const Traders *traders = own;
  guint root = tw_board_root (&play->board, node);

  if (traders->may_be_alone)
    return;
  for (guint i = 0; i < play->rules->n_figures; i++)
    {
      TwFigure *figure = &play->figures[i];

      if (is_special (traders, figure) && figure->place == TW_FIGURE_NODE
          && tw_board_root (&play->board, figure->node) == root
          && !has_company (play, figure->seat, root))
        tw_play_take_figure (play, figure);
    }
}

/* Whether the tile just placed belongs to a feature of an own builder, who has stood
 * there before: nobody has placed a figure on this tile yet. Rule: TRADE-031, TRADE-032,
 * TRADE-039, TRADE-045. */
static gboolean
extends_own_builder (const TwPlay *play, const TwFrame *frame, guint builder)
{
  guint first = play->board.slots[frame->slot].first_node;
  guint n_nodes = tw_board_tile (&play->board, frame->slot)->n_nodes;
  const TwFigure *figures;

  if (builder == NO_TYPE)
    return FALSE;
  figures = tw_play_figures_of_type (play, frame->seat, builder);
  for (guint i = 0; i < play->rules->figure_types[builder].supply; i++)
    if (figures[i].place == TW_FIGURE_NODE)
      for (guint k = 0; k < n_nodes; k++)
        if (tw_board_root (&play->board, first + k)
            == tw_board_root (&play->board, figures[i].node))
          return TRUE;
  return FALSE;
}

static void
record_second_part (TwPlay *play, const TwFrame *frame, guint ahead)
{
  TwEvent *event = tw_play_record (play, TW_EVENT_PART, frame->seat);

  if (event == NULL)
    return;
  event->tile = ahead;
  event->rules = ahead == TW_NO_KIND ? "TRADE-030" : "TRADE-034";
}

static void
list_second_part (const Traders *traders, const TwFrame *frame, TwActionList *list)
{
  tw_action_list_add (list, TW_VERB_NONE, frame->seat);
  tw_action_list_add (list, traders->again, frame->seat);
}

/* 1c: with builder.draw=at-once the second tile is drawn here, and who may choose chooses
 * before. Rule: TRADE-030, TRADE-034, TRADE-037, TRADE-043, TURN-004, TURN-041. */
static TwStepResult
note_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  Traders *traders = own;

  if (frame->part == 1 && traders->second_part == SECOND_NONE
      && extends_own_builder (play, frame, traders->builder))
    traders->second_part = SECOND_OWED;
  if (!traders->draws_ahead || traders->second_part == SECOND_NONE
      || traders->second_part == SECOND_DECLINED || traders->ahead != TW_NO_KIND
      || play->state->n_left == 0)
    return TW_STEP_DONE;
  frame->decider =
      traders->is_optional && traders->second_part == SECOND_OWED ? frame->seat : TW_SEAT_CHANCE;
  return TW_STEP_ASK;
}

static void
note_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  const Traders *traders = own;

  if (frame->decider == TW_SEAT_CHANCE)
    tw_bag_list (play, traders->next, list);
  else
    list_second_part (traders, frame, list);
}

static void
choose_second_part (Traders *traders, const TwAction *action)
{
  traders->second_part = action->verb == TW_VERB_NONE ? SECOND_DECLINED : SECOND_TAKEN;
}

static void
note_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  Traders *traders = own;

  if (action->verb != traders->next)
    {
      choose_second_part (traders, action);
      return;
    }
  tw_bag_add (play, action->kind, -1);
  traders->ahead = action->kind;
  record_second_part (play, frame, action->kind);
}

/* 5: a turn within the turn, with all steps. Only the outermost frame is the turn; what a
 * message has put on top is part of its part. Rule: TRADE-033, TRADE-034, TRADE-038,
 * TRADE-040, TRADE-042, TRADE-043, TURN-028, TURN-042. */
static TwStepResult
part_end_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  Traders *traders = own;
  guint second_part = traders->second_part;
  TwFrame *second;

  if (second_part == SECOND_NONE || frame != play->state->frames)
    return TW_STEP_DONE;
  if (second_part == SECOND_OWED && traders->is_optional && tw_play_has_tile (play, frame))
    {
      frame->decider = frame->seat;
      return TW_STEP_ASK;
    }
  traders->second_part = SECOND_NONE;
  if (second_part == SECOND_DECLINED)
    return TW_STEP_DONE;
  if (traders->ahead == TW_NO_KIND && tw_play_has_tile (play, frame))
    record_second_part (play, frame, TW_NO_KIND);
  second = tw_play_push (play, TW_PROGRAM_TURN);
  second->flags = TW_FRAME_NESTED;
  second->part = 2;
  second->kind = traders->ahead;
  traders->ahead = TW_NO_KIND;
  return TW_STEP_AGAIN;
}

static void
part_end_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  list_second_part (own, frame, list);
}

static void
part_end_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  choose_second_part (own, action);
}

static gboolean
traders_has_tile (const TwPlay *play, const TwFrame *frame, gconstpointer own)
{
  return frame->part == 2 && frame->kind != TW_NO_KIND;
}

static guint
traders_n_held (const TwPlay *play, gconstpointer own)
{
  return ((const Traders *) own)->ahead != TW_NO_KIND;
}

/* Rule: TRADE-022, TRADE-027, TRADE-051, TRADE-054. */
static void
traders_check (const TwPlay *play, gconstpointer own, GString *out)
{
  const Traders *traders = own;

  for (guint i = 0; i < play->rules->n_figures && !traders->may_be_alone; i++)
    if (is_special (traders, &play->figures[i]) && play->figures[i].place == TW_FIGURE_NODE
        && !has_company (play, play->figures[i].seat,
                         tw_board_root (&play->board, play->figures[i].node)))
      g_string_append_printf (out, "figure %u stands without a meeple\n", i);
}

static const TwHook hooks[] = {
  { TW_SLOT_AFTER_PLACING, 0, { "1c", note_run, note_list, note_apply } },
  { TW_SLOT_PART_END, 10, { "5", part_end_run, part_end_list, part_end_apply } },
};

static const TwVerbInfo verbs[] = {
  { .word = AGAIN_WORD,
    .format = "",
    .question = { .one = N_ ("Builder: take a second tile, or go on.") },
    .choice = { .one = N_ ("Take a second tile") } },
  { .word = AHEAD_WORD, .format = "=TILE", .takes = TW_VERB_TAKES_TILE, .is_chance = TRUE },
};

const TwExpansion tw_expansion_traders_and_builders = {
  .id = "traders-and-builders",
  .state_size = sizeof (Traders),
  .hooks = hooks,
  .n_hooks = G_N_ELEMENTS (hooks),
  .verbs = verbs,
  .n_verbs = G_N_ELEMENTS (verbs),
  .setup = &(const TwSetupHooks){ .set_up = traders_set_up },
  .placing = &(const TwPlacingHooks){ .has_tile = traders_has_tile, .n_held = traders_n_held },
  .figures = &(const TwFigureHooks){ .may_stand = traders_may_stand,
                                     .after_leaving = traders_after_leaving },
  .check = traders_check,
};
