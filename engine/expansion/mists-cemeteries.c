/* Cemeteries: who is buried, and what lies face down around those that are haunted. */
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

/* The closed cemetery with number @index among those that the tile in @slot can have closed.
 * Rule: MIST-125. */
static guint
closed_by (const TwPlay *play, const Mists *mists, guint slot, guint index)
{
  const TwBoard *board = &play->board;
  const TwSlot *entry = &board->slots[slot];

  for (int i = 0; i < 9; i++)
    {
      int dx = i % 3 - 1, dy = i / 3 - 1;
      guint other = tw_board_slot_at (board, entry->x + dx, entry->y + dy);
      guint32 places;

      if (other == TW_NO_SLOT || board->slots[other].is_face_down
          || (mists->level.cemeteries == MISTS_CEMETERIES_ORDINARY && dx != 0 && dy != 0))
        continue;
      for (places = tw_board_tile (board, other)->places; places != 0; places &= places - 1)
        {
          guint node = board->slots[other].first_node + (guint) __builtin_ctz (places);

          if (board->nodes[node].kind == TW_KIND_CEMETERY
              && mists_cemetery_is_closed (play, mists, node) && index-- == 0)
            return node;
        }
    }
  return TW_NO_NODE;
}

/* ---- burying --------------------------------------------------------------------------- */

guint
mists_buried_on (const TwFigure *figure)
{
  return figure->place == TW_FIGURE_ZONE ? figure->node : TW_NO_NODE;
}

static gboolean
is_guard_in (const TwPlay *play, const Mists *mists, guint index, TwFigurePlace place)
{
  const TwFigure *figure = &play->figures[index];

  return figure->place == place && figure->type == mists->level.guard;
}

static gboolean
has_guard_in (const TwPlay *play, const Mists *mists, TwFigurePlace place)
{
  for (guint i = 0; i < play->rules->n_figures; i++)
    if (is_guard_in (play, mists, i, place))
      return TRUE;
  return FALSE;
}

static const TwPhrase cemetery_closed = {
  TW_PLURAL ("The cemetery closed: {n} ghost went back to the bank",
             "The cemetery closed: {n} ghosts went back to the bank"),
};

/* Ghosts leave a cemetery that is closed; a haunted one has none. Rule: MIST-124, MIST-131. */
static void
clear (TwPlay *play, Mists *mists, guint node)
{
  tw_play_record_moved (play, node, mists_n_at (play, mists, node), &cemetery_closed, "MIST-124");
  mists_send_back (play, mists, node, mists_n_at (play, mists, node));
}

/* The cursor counts the cemeteries that were seen to. Rule: MIST-121 to MIST-125. */
static TwStepResult
bury_at (TwPlay *play, TwFrame *frame, Mists *mists, guint slot)
{
  guint node;

  if (mists->level.cemeteries == MISTS_CEMETERIES_NONE)
    return TW_STEP_DONE;
  while ((node = closed_by (play, mists, slot, frame->cursor)) != TW_NO_NODE)
    {
      if (has_guard_in (play, mists, TW_FIGURE_NODE)
          || has_guard_in (play, mists, TW_FIGURE_SUPPLY))
        {
          frame->decider = frame->seat;
          return TW_STEP_ASK;
        }
      clear (play, mists, node);
      frame->cursor++;
    }
  return TW_STEP_DONE;
}

/* 1c */
static TwStepResult
bury_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  return bury_at (play, frame, own, frame->slot);
}

/* Adds the answer once: guards of one colour on one tile, or in one supply, are alike. */
static void
add_guard (const TwPlay *play, const Mists *mists, guint seat, guint index, TwActionList *list)
{
  const TwFigure *figure = &play->figures[index];
  TwAction action = { .verb = mists->verbs.bury, .seat = (guint8) seat, .kind = figure->seat };

  if (figure->place == TW_FIGURE_NODE)
    {
      const TwSlot *slot = &play->board.slots[play->board.nodes[figure->node].slot];

      action.turns = TRUE;
      action.x = slot->x;
      action.y = slot->y;
    }
  for (guint i = 0; i < list->n_items; i++)
    if (list->items[i].kind == action.kind && list->items[i].turns == action.turns
        && list->items[i].x == action.x && list->items[i].y == action.y)
      return;
  list->items[list->n_items++] = action;
}

static void
bury_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  const Mists *mists = own;
  TwFigurePlace place =
      has_guard_in (play, mists, TW_FIGURE_NODE) ? TW_FIGURE_NODE : TW_FIGURE_SUPPLY;

  for (guint i = 0; i < play->rules->n_figures; i++)
    if (is_guard_in (play, mists, i, place))
      add_guard (play, mists, frame->decider, i, list);
}

static TwFigure *
find_guard (const TwPlay *play, const Mists *mists, const TwAction *action)
{
  for (guint i = 0; i < play->rules->n_figures; i++)
    {
      TwFigure *figure = &play->figures[i];
      const TwSlot *slot;

      if (figure->seat != action->kind
          || !is_guard_in (play, mists, i, action->turns ? TW_FIGURE_NODE : TW_FIGURE_SUPPLY))
        continue;
      if (!action->turns)
        return figure;
      slot = &play->board.slots[play->board.nodes[figure->node].slot];
      if (slot->x == action->x && slot->y == action->y)
        return figure;
    }
  g_return_val_if_reached (NULL);
}

/* Rule: MIST-126, MIST-163. */
static void
bury_apply_at (TwPlay *play, TwFrame *frame, Mists *mists, guint slot, const TwAction *action)
{
  TwFigure *guard = find_guard (play, mists, action);
  guint node = closed_by (play, mists, slot, frame->cursor++);

  for (guint hound = 0; hound < MISTS_N_HOUNDS; hound++)
    if (mists_hound_is_with (play, mists, hound, guard))
      mists->hound_place[hound] = MISTS_HOUND_OFF;
  tw_play_take_figure (play, guard);
  guard->place = TW_FIGURE_ZONE;
  guard->node = (guint16) node;
  clear (play, mists, node);
}

static void
bury_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  bury_apply_at (play, frame, own, frame->slot, action);
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
static TwStepResult
down_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  Mists *mists = own;

  if (frame->flags & TW_FRAME_ENTERED && mists->unseen == TW_NO_KIND)
    return TW_STEP_DONE;
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
static void
down_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
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

static void
down_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
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

/* The tile of this turn that lies face down, %TW_NO_SLOT for none: it lies last. */
static guint
down_slot (const TwPlay *play)
{
  guint last = play->board.head->n_slots - 1u;

  return play->board.slots[last].is_face_down ? last : TW_NO_SLOT;
}

/* Rule: MIST-139. */
static TwStepResult
bury_down_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  guint slot = down_slot (play);

  return slot == TW_NO_SLOT ? TW_STEP_DONE : bury_at (play, frame, own, slot);
}

static void
bury_down_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  bury_apply_at (play, frame, own, down_slot (play), action);
}

const TwHook mists_hooks[MISTS_N_HOOKS] = {
  { TW_SLOT_AFTER_PLACING, 20, { "M1c", bury_run, bury_list, bury_apply } },
};
const TwStep mists_down_step = { "M3c", down_run, down_list, down_apply };
const TwStep mists_bury_down_step = { "M3c", bury_down_run, bury_list, bury_down_apply };
