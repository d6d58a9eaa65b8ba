/* Cemeteries, and what lies face down around those that are haunted. */
#include "engine/expansion/mists-private.h"

#include "engine/game/bag.h"
#include "engine/game/gain.h"
#include "engine/game/pieces.h"

/* ---- open and closed ------------------------------------------------------------------- */

/* Rule: MIST-120, MIST-128, MIST-130. */
gboolean
mists_cemetery_is_closed (const TwPlay *play, const Mists *mists, guint node)
{
  const TwSlot *slot = &play->board.slots[play->board.nodes[node].slot];

  if (mists->level.cemeteries == MISTS_CEMETERIES_HAUNTED)
    return tw_board_is_complete (&play->board, node);
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (tw_board_slot_at (&play->board, slot->x + tw_edge_x (edge), slot->y + tw_edge_y (edge))
        == TW_NO_SLOT)
      return FALSE;
  return TRUE;
}

/* Rule: MIST-071. */
static gboolean
is_open_cemetery (const TwPlay *play, const Mists *mists, guint node)
{
  return play->board.nodes[node].kind == TW_KIND_CEMETERY
         && !mists_cemetery_is_closed (play, mists, node);
}

guint
mists_buried_on (const TwFigure *figure)
{
  return figure->place == TW_FIGURE_LAID ? figure->node : TW_NO_NODE;
}

/* ---- face-down tiles ------------------------------------------------------------------- */

static gboolean
is_near_open_cemetery (const TwPlay *play, const Mists *mists, int x, int y)
{
  const TwBoard *board = &play->board;

  for (int i = 0; i < 9; i++)
    {
      guint slot = tw_board_slot_at (board, x + i % 3 - 1, y + i / 3 - 1);
      guint32 places;

      if (slot == TW_NO_SLOT || board->slots[slot].is_face_down)
        continue;
      for (places = tw_board_tile (board, slot)->places; places != 0; places &= places - 1)
        if (is_open_cemetery (play, mists,
                              board->slots[slot].first_node + (guint) __builtin_ctz (places)))
          return TRUE;
    }
  return FALSE;
}

/* Whether some cell can take a tile: there is an open cemetery. */
static gboolean
has_cell (const TwPlay *play, const Mists *mists)
{
  for (guint open = 0; open < play->board.head->n_open; open++)
    if (is_near_open_cemetery (play, mists, play->board.open[open].x, play->board.open[open].y))
      return TRUE;
  return FALSE;
}

/* 3c: a tile is drawn unseen, then laid. Rule: MIST-132, MIST-133, MIST-141, MIST-142. */
TwStepResult
mists_down_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  Mists *mists = own;

  if (frame->flags & TW_FRAME_ENTERED && mists->unseen == TW_NO_KIND)
    return TW_STEP_DONE;
  mists_pass_on (play, mists);
  if (mists->unseen != TW_NO_KIND)
    {
      frame->decider = frame->seat;
      frame->flags &= (guint8) ~TW_FRAME_DEFAULT;
      return TW_STEP_ASK;
    }
  if (mists->level.cemeteries != MISTS_CEMETERIES_HAUNTED || mists->left == 0
      || play->state->n_left == 0 || !has_cell (play, mists))
    return TW_STEP_DONE;
  frame->flags |= TW_FRAME_ENTERED | TW_FRAME_DEFAULT;
  frame->decider = TW_SEAT_CHANCE;
  return TW_STEP_ASK;
}

/* Rule: MIST-134. */
void
mists_down_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  const Mists *mists = own;

  if (mists->unseen == TW_NO_KIND)
    {
      tw_bag_list (play, mists->verbs.unseen, list);
      return;
    }
  for (guint open = 0; open < play->board.head->n_open; open++)
    {
      const TwOpenPlace *place = &play->board.open[open];
      TwAction *action;

      if (!is_near_open_cemetery (play, mists, place->x, place->y))
        continue;
      action = tw_action_list_add (list, mists->verbs.down, frame->decider);
      action->x = place->x;
      action->y = place->y;
    }
}

void
mists_down_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  Mists *mists = own;

  if (mists->unseen == TW_NO_KIND)
    {
      mists->unseen = action->kind;
      mists->left--;
      tw_bag_add (play, action->kind, -1);
      return;
    }
  tw_board_place_down (&play->board, mists->unseen, action->x, action->y);
  mists->unseen = TW_NO_KIND;
}
