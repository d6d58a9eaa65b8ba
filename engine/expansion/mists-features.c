/* Completed features: for each of them points or fewer ghosts, then its guards go home. */
#include "engine/expansion/mists-private.h"

#include "engine/game/award.h"
#include "engine/game/feature-value.h"
#include "engine/game/notation.h"
#include "engine/game/pieces.h"
#include "engine/game/scoring.h"

#include <glib/gi18n-lib.h>

/* ---- haunted ones ---------------------------------------------------------------------- */

static gboolean
is_down_at (const TwPlay *play, int x, int y)
{
  guint slot = tw_board_slot_at (&play->board, x, y);

  return slot != TW_NO_SLOT && play->board.slots[slot].is_face_down;
}

/* Whether a face-down tile lies where @node of its tile would go on. */
static gboolean
meets_down (const TwPlay *play, guint node)
{
  const TwSlot *slot = &play->board.slots[play->board.nodes[node].slot];
  const TwPlayTile *tile = tw_board_tile (&play->board, play->board.nodes[node].slot);
  TwRim rim = tw_rim_rotate (tile->rim[node - slot->first_node], slot->quarter_turns);

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if ((rim & TW_RIM_MIDDLE (edge))
        && is_down_at (play, slot->x + tw_edge_x (edge), slot->y + tw_edge_y (edge)))
      return TRUE;
  return FALSE;
}

/* Rule: MIST-135 to MIST-137. */
gboolean
mists_is_haunted (const TwPlay *play, guint node)
{
  const TwBoard *board = &play->board;
  const TwSlot *slot = &board->slots[board->nodes[node].slot];
  guint at = node;

  if (board->nodes[node].kind == TW_KIND_CEMETERY)
    return FALSE;
  if (tw_board_tile (board, board->nodes[node].slot)->places & (1u << (node - slot->first_node)))
    return tw_board_n_around (board, slot->x, slot->y, TRUE)
           != tw_board_n_around (board, slot->x, slot->y, FALSE);
  do
    {
      if (meets_down (play, at))
        return TRUE;
      at = board->nodes[at].next;
    }
  while (at != node);
  return FALSE;
}

/* ---- points ---------------------------------------------------------------------------- */

/* The colours on a feature, a bit each. Rule: MIST-109, MIST-110. */
static guint
colours_on (const TwPlay *play, guint root)
{
  guint colours = 0;

  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    colours |= (guint) (play->board.weights[root * play->board.n_seats + seat] > 0) << seat;
  return colours;
}

/* Rule: MIST-100 to MIST-103, MIST-109, MIST-115, MIST-170. */
static void
give_points (TwPlay *play, const Mists *mists, guint root)
{
  TwValueLine lines[TW_MAX_VALUE_LINES];
  guint n_lines, colours = colours_on (play, root);
  int value = tw_feature_value (play, root, TW_EVENT_COMPLETE, lines, &n_lines);

  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    if (colours & (1u << seat))
      {
        tw_play_credit (play, seat, (TwKind) play->board.nodes[root].kind, value);
        tw_play_record_completed (play, root, seat, value, lines, n_lines, "MIST-109");
        if (mists->level.colours_once && play->rules->shares_score)
          return;
      }
}

static const TwCountedWords ghosts_on_plan = { TW_PLURAL ("%d ghost × %d", "%d ghosts × %d") };

static const TwAward for_hound = { "hound", N_ ("{player} scored with the hound") };

/* Rule: MIST-158, MIST-160, MIST-162, MIST-164, MIST-173. */
static void
score_hounds (TwPlay *play, Mists *mists, guint root)
{
  for (guint hound = 0; hound < MISTS_N_HOUNDS; hound++)
    {
      const TwFigure *guard = &play->figures[mists->hound_guard[hound]];

      if (mists->hound_place[hound] != MISTS_HOUND_GUARD || guard->place != TW_FIGURE_NODE
          || tw_board_root (&play->board, guard->node) != root)
        continue;
      mists->hound_place[hound] = MISTS_HOUND_OFF;
      if (play->rules->shares_score || !mists->level.hound_points_lost)
        {
          guint n = mists_n_on_plan (play);
          int points = mists->level.hound_points;

          tw_event_count (tw_play_award (play, guard->seat, (int) n * points, root, &for_hound,
                                         "MIST-158 MIST-160 SCORE-103"),
                          n, points, &ghosts_on_plan);
        }
    }
}

/* Rule: MIST-108. */
static void
send_home (TwPlay *play, guint root)
{
  for (guint i = 0; i < play->rules->n_figures; i++)
    if (play->figures[i].place == TW_FIGURE_NODE
        && tw_board_root (&play->board, play->figures[i].node) == root)
      tw_play_take_figure (play, &play->figures[i]);
}

/* The choice is made: what else belongs to the feature. */
static void
settle (TwPlay *play, Mists *mists)
{
  mists->ask = MISTS_ASK_NOTHING;
  if (mists_is_over (play, mists))
    return;
  score_hounds (play, mists, mists->feature);
  send_home (play, mists->feature);
  mists->feature = TW_NO_NODE;
  mists_is_over (play, mists);
}

/* ---- the step -------------------------------------------------------------------------- */

/* Rule: MIST-104. */
static gboolean
is_scored (const TwPlay *play, guint root)
{
  return (TW_KIND_BIT (play->board.nodes[root].kind)
          & (TW_KIND_BIT (TW_KIND_ROAD) | TW_KIND_BIT (TW_KIND_CITY)
             | TW_KIND_BIT (TW_KIND_CASTLE)))
         && play->board.nodes[root].occupants > 0;
}

static gboolean
has_feature (const TwPlay *play, const TwFrame *frame)
{
  for (guint i = frame->queue_begin; i < frame->queue_end; i++)
    if (is_scored (play, tw_board_root (&play->board, play->state->queue[i])))
      return TRUE;
  return FALSE;
}

/* Whether a hound is asked about, where they come as soon as their mark is reached. */
static gboolean
asks_for_hound (TwPlay *play, Mists *mists)
{
  return mists->level.hounds_at_once && mists->feature == TW_NO_NODE
         && mists_hounds_go_on (play, mists);
}

/* 3a: one feature after the other, in the order in which the active player takes them.
 * Rule: MIST-104, MIST-105, MIST-112, MIST-157. */
static TwStepResult
features_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  Mists *mists = own;

  frame->decider = frame->seat;
  frame->flags &= (guint8) ~TW_FRAME_DEFAULT;
  if (mists->ask == MISTS_ASK_TAKE && !mists_take_goes_on (play, mists))
    {
      settle (play, mists);
      return TW_STEP_AGAIN;
    }
  if (mists->ask != MISTS_ASK_CHOICE && mists->ask != MISTS_ASK_TAKE
      && asks_for_hound (play, mists))
    return TW_STEP_ASK;
  if (mists->ask == MISTS_ASK_NOTHING)
    {
      if (!has_feature (play, frame))
        return TW_STEP_DONE;
      mists->ask = MISTS_ASK_ORDER;
    }
  if (mists->ask != MISTS_ASK_TAKE)
    frame->flags |= TW_FRAME_DEFAULT;
  return TW_STEP_ASK;
}

static void
list_order (const TwPlay *play, const TwFrame *frame, TwActionList *list)
{
  for (guint i = frame->queue_begin; i < frame->queue_end; i++)
    {
      guint root = tw_board_root (&play->board, play->state->queue[i]);

      if (is_scored (play, root))
        tw_notation_count_actions (play, root, frame->decider, &list->items[list->n_items++]);
    }
}

static void
features_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  const Mists *mists = own;

  switch ((MistsAsk) mists->ask)
    {
    case MISTS_ASK_ORDER:
      list_order (play, frame, list);
      break;
    case MISTS_ASK_CHOICE:
      tw_action_list_add (list, mists->verbs.points, frame->decider);
      tw_action_list_add (list, mists->verbs.take_none, frame->decider);
      mists_take_list (play, mists, frame->decider, list);
      break;
    case MISTS_ASK_TAKE:
      tw_action_list_add (list, TW_VERB_NONE, frame->decider);
      mists_take_list (play, mists, frame->decider, list);
      break;
    default:
      mists_hounds_list (play, mists, frame->decider, list);
      break;
    }
}

static guint
named_feature (const TwPlay *play, const TwAction *action)
{
  guint slot = tw_board_slot_at (&play->board, action->x, action->y);

  return tw_board_root (&play->board, play->board.slots[slot].first_node + action->node);
}

/* Rule: MIST-105, MIST-107, MIST-111, MIST-116, MIST-172. */
static void
features_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  Mists *mists = own;

  if (mists->ask == MISTS_ASK_ORDER)
    {
      mists->feature = (guint16) named_feature (play, action);
      mists_take_begin (mists, mists->level.remove_most, mists->level.remove_tiles, TW_NO_SLOT);
      mists->ask = MISTS_ASK_CHOICE;
    }
  else if (action->verb == mists->verbs.take_ghost
           && (mists->ask == MISTS_ASK_CHOICE || mists->ask == MISTS_ASK_TAKE))
    {
      mists_take_apply (play, mists, action);
      mists->ask = MISTS_ASK_TAKE;
    }
  else if (mists->ask == MISTS_ASK_CHOICE || mists->ask == MISTS_ASK_TAKE)
    {
      if (action->verb == mists->verbs.points)
        give_points (play, mists, mists->feature);
      settle (play, mists);
    }
  else
    mists_hounds_apply (play, mists, action);
}

const TwStep mists_features_step = { "M3a", features_run, features_list, features_apply };
