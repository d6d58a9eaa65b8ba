/* What is chosen, as an answer. */
#include "engine/procedure/answer/answer.h"

#include "engine/game/pieces.h"
#include "engine/procedure/answer/by-tile.h"
#include "engine/procedure/answer/held.h"
#include "engine/procedure/state/track.h"

#include <string.h>

#include "engine/game/pair.h"
#include "engine/procedure/answer/post-answer.h"
#include "engine/procedure/answer/zone-answer.h"
#include "engine/procedure/select/near.h"
#include "engine/procedure/select/zone.h"
#include "engine/procedure/state/join.h"
#include "engine/procedure/state/posted.h"

void
tw_thing_list (const TwPlay *play,
               const TwThing *thing,
               const TwSelection *selection,
               guint seat,
               TwActionList *list)
{
  const TwFigure *figure;
  const TwSlot *slot;
  TwAction *action, leaving;
  int x, y;

  switch ((TwSelected) selection->what)
    {
    case TW_SELECTED_TILE:
      slot = &play->board.slots[thing->slot];
      action = tw_action_list_add (list, selection->verb, seat);
      action->x = slot->x;
      action->y = slot->y;
      break;
    case TW_SELECTED_CELL:
      if (tw_near_find_cell (play, thing, &x, &y))
        {
          action = tw_action_list_add (list, selection->verb, seat);
          action->x = (gint16) x;
          action->y = (gint16) y;
        }
      break;
    case TW_SELECTED_FEATURE:
      tw_play_list_at (play, list, selection->verb, seat,
                       tw_board_first_node (&play->board, thing->node));
      break;
    case TW_SELECTED_SEGMENT:
      tw_play_list_at (play, list, selection->verb, seat, thing->node);
      break;
    case TW_SELECTED_WORD:
      tw_action_list_add (list, selection->verb, seat)->kind =
          (guint16) (thing->figure - TW_FIRST_WORD);
      break;
    case TW_SELECTED_SPACE:
      tw_action_list_add (list, selection->verb, seat)->kind =
          (guint16) (thing->figure - TW_FIRST_SPACE);
      break;
    case TW_SELECTED_NUMBER:
      tw_action_list_add (list, selection->verb, seat)->kind =
          (guint16) (thing->figure - TW_FIRST_NUMBER);
      break;
    case TW_SELECTED_SEAT:
      tw_action_list_add (list, selection->verb, seat)->kind = thing->seat;
      break;
    case TW_SELECTED_PAIR:
      tw_pair_name (play, thing->node, thing->other - 1u,
                    tw_action_list_add (list, selection->verb, seat));
      break;
    case TW_SELECTED_POST:
      tw_post_list (play, thing, selection, seat, list);
      break;
    case TW_SELECTED_ZONE:
    case TW_SELECTED_ENTRY:
      tw_zone_list (play, thing, selection, seat, list);
      break;
    case TW_SELECTED_FIGURE:
    case TW_SELECTED_STANDING:
    case TW_SELECTED_SYMBOL:
    case TW_SELECTED_TOKEN:
    case TW_SELECTED_COUNTING:
    case TW_N_SELECTED:
    default:
      figure = tw_thing_figure (play, thing);
      if (selection->by_tile)
        tw_by_tile_list (play, thing, selection, seat, list);
      else if (selection->held)
        tw_held_list (play, thing, selection, seat, list);
      else if (figure != NULL && selection->posted && tw_posted_is (figure))
        tw_post_list (play, thing, selection, seat, list);
      else if (figure != NULL && figure->place == TW_FIGURE_ZONE && selection->in_zone
               && selection->what == TW_SELECTED_FIGURE
               && tw_play_name_leaving (play, figure, &leaving))
        *tw_action_list_add (list, leaving.verb, leaving.seat) = leaving;
      else if (selection->at_home)
        tw_action_list_add (list, selection->verb, seat)->figure = thing->type;
      else
        {
          action = tw_play_list_at (play, list, selection->verb, seat, thing->node);
          action->figure = thing->type;
          if (selection->what == TW_SELECTED_FIGURE && thing->seat < play->rules->n_seats
              && thing->seat != seat)
            action->kind = thing->seat + 1u;
        }
    }
}

/* The figure that stands there, or for a standing one that may be set down there. */
static const TwFigure *
figure_of (const TwPlay *play, const TwAction *action, guint what, gboolean in_zone)
{
  const TwFigureRule *type = &play->rules->figure_types[action->figure];
  const TwFigure *figure;

  if (type->neutral >= 0)
    {
      figure = tw_play_neutral (play, action->figure);
      return what == TW_SELECTED_STANDING
                     || (figure->place == TW_FIGURE_NODE
                         && figure->node == tw_play_action_node (play, action))
                 ? figure
                 : NULL;
    }
  if (tw_action_owner (action) >= play->rules->n_seats)
    return NULL;
  if (what == TW_SELECTED_FIGURE)
    return tw_play_find_figure (play, action);
  if (in_zone)
    return tw_zone_find_leaving (play, action);
  return tw_thing_supplied (play, action->seat, action->figure);
}

/* A verb of one's own for a figure that stands somewhere says whose it is as that of the game does.
 */
static gboolean
read_figure (const TwPlay *play,
             const TwAction *answer,
             const TwSelection *selection,
             TwThing *out_thing)
{
  gboolean at_home = selection->at_home && selection->what == TW_SELECTED_FIGURE;
  const TwAction take = { TW_VERB_TAKE, answer->seat, answer->figure, 0,
                          answer->kind, answer->node, answer->x,      answer->y };
  const TwAction *action =
      selection->what == TW_SELECTED_FIGURE && !at_home && answer->verb >= TW_N_VERBS ? &take
                                                                                      : answer;
  const TwFigure *figure;
  guint node;

  if (action->figure >= play->rules->n_figure_types)
    return FALSE;
  figure = figure_of (play, action, at_home ? TW_SELECTED_STANDING : selection->what,
                      !at_home && selection->in_zone);
  *out_thing = figure != NULL ? tw_thing_of_figure (play, figure)
                              : (TwThing){ TW_NO_FIGURE,
                                           TW_NO_NODE,
                                           TW_NO_SLOT,
                                           action->figure,
                                           (guint8) tw_action_owner (action),
                                           0,
                                           0 };
  node = at_home ? TW_NO_NODE : tw_play_action_node (play, action);
  if (node != TW_NO_NODE)
    {
      out_thing->node = (guint16) node;
      out_thing->slot = (guint16) play->board.nodes[node].slot;
    }
  return TRUE;
}

/* A figure in a zone that the answer takes out of it. */
static gboolean
read_leaving (const TwPlay *play, const TwAction *action, TwThing *out_thing)
{
  for (guint i = 0; i < play->rules->n_figures; i++)
    {
      TwAction leaving;

      if (play->figures[i].seat != action->seat || play->figures[i].type != action->figure
          || !tw_play_name_leaving (play, &play->figures[i], &leaving)
          || memcmp (&leaving, action, sizeof leaving) != 0)
        continue;
      *out_thing = tw_thing_of_figure (play, &play->figures[i]);
      return TRUE;
    }
  return FALSE;
}

static gboolean
read_pair (const TwPlay *play, const TwAction *action, TwThing *out_thing)
{
  guint nodes[2];

  if (!tw_pair_nodes (play, action, nodes))
    return FALSE;
  *out_thing = tw_joins_thing (play, nodes[0], nodes[1]);
  return TRUE;
}

gboolean
tw_thing_read (const TwPlay *play,
               const TwAction *action,
               const TwSelection *selection,
               TwThing *out_thing)
{
  guint slot = tw_board_slot_at (&play->board, action->x, action->y);

  if (action->verb != selection->verb)
    return (selection->in_zone && selection->what == TW_SELECTED_FIGURE
            && read_leaving (play, action, out_thing))
           || (selection->posted && tw_post_read (play, action, selection, out_thing));
  *out_thing = TW_NOTHING;
  if (selection->by_tile)
    return tw_by_tile_read (play, action, selection, out_thing);
  if (selection->held)
    {
      tw_held_read (play, action, out_thing);
      return action->figure < play->rules->n_figure_types;
    }
  switch ((TwSelected) selection->what)
    {
    case TW_SELECTED_TILE:
      out_thing->slot = (guint16) slot;
      return slot != TW_NO_SLOT && !play->board.slots[slot].is_face_down;
    case TW_SELECTED_FEATURE:
      out_thing->node = (guint16) tw_play_action_node (play, action);
      return out_thing->node != TW_NO_NODE;
    case TW_SELECTED_SEGMENT:
      out_thing->node = (guint16) tw_play_action_node (play, action);
      out_thing->slot = (guint16) slot;
      return out_thing->node != TW_NO_NODE;
    case TW_SELECTED_WORD:
      out_thing->figure = (guint16) (TW_FIRST_WORD + action->kind);
      return action->kind < TW_MAX_WORDS && (selection->types >> action->kind & 1);
    case TW_SELECTED_SPACE:
      *out_thing = tw_thing_of_space (action->kind);
      return action->kind < TW_TRACK_SPACES;
    case TW_SELECTED_NUMBER:
      out_thing->figure = (guint16) (TW_FIRST_NUMBER + action->kind);
      return action->kind <= TW_MOST_NUMBER;
    case TW_SELECTED_SEAT:
      out_thing->seat = (guint8) action->kind;
      return action->kind < play->rules->n_seats;
    case TW_SELECTED_PAIR:
      return read_pair (play, action, out_thing);
    case TW_SELECTED_POST:
      return tw_post_read (play, action, selection, out_thing);
    case TW_SELECTED_ZONE:
    case TW_SELECTED_ENTRY:
      return tw_zone_read (play, action, selection, out_thing);
    case TW_SELECTED_CELL:
      return tw_near_cell_at (play, action->x, action->y, out_thing);
    case TW_SELECTED_FIGURE:
    case TW_SELECTED_STANDING:
    case TW_SELECTED_SYMBOL:
    case TW_SELECTED_TOKEN:
    case TW_SELECTED_COUNTING:
    case TW_N_SELECTED:
    default:
      return read_figure (play, action, selection, out_thing);
    }
}
