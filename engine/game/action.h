/* Actions: everything that changes a game, as small plain values. */
#pragma once

#include <glib.h>
#include <string.h>

G_BEGIN_DECLS

#define TW_MAX_SEATS 6
/* In place of a seat: chance (draws, dice, cards), and none. */
#define TW_SEAT_CHANCE 0xfe
#define TW_SEAT_NONE   0xff

/**
 * TwVerb: the built-in verbs; verbs of expansions are numbered from %TW_N_VERBS in the order of the
 * rules (see #TwVerbInfo).
 * @TW_VERB_DRAW: `draw=TILE`, chance: @kind
 * @TW_VERB_PLACE: `TILE@x,y/rotation`: @kind, @x, @y, @turns
 * @TW_VERB_FIGURE: `knight@x,y:city(N)`: @figure, @x, @y, @node
 * @TW_VERB_TAKE: `take=abbot@x,y:garden`: a figure of @seat goes home: @figure, @x, @y, @node;
 *   `take=P2:knight@x,y:city(N)`: one of another player's, whose seat is @kind less 1
 * @TW_VERB_COUNT: `score=x,y:city(N)`: the feature to count: @x, @y, @node of its first node
 *   (tw_board_first_node())
 * @TW_VERB_NONE: `-`: the player does nothing, or nothing more
 * @TW_VERB_FINISH: `end`: the players end the game by hand; never listed, legal at any question
 * @TW_VERB_MOVE: `hand=shepherd@x,y:road(W)`, `hand=shepherd.2@-`: a figure that no rule knows is
 *   put there or taken home: @figure, @turns its number, @kind 1 for home, @x, @y, @node. This verb
 *   and the next ones are never listed (by-hand.h)
 * @TW_VERB_HOLD: `hold=coin+2`: @seat takes tokens that no rule hands out: @figure is their type,
 *   @x how many more
 * @TW_VERB_POINTS: `points=+5:for%20the%20bridge`: points that are typed in: @x points, @kind the
 *   number of the note, 0 for none
 * @TW_VERB_PICK: `pick=W`, `pick=-`: the drawn tile goes back into the bag for one of @kind,
 *   %TW_NO_KIND to let chance draw one (sandbox.h)
 * @TW_VERB_ORDER: `order=W`, `order=-`: @kind is drawn after all tiles ordered before it;
 *   %TW_NO_KIND cancels all orders
 * @TW_VERB_SEATS: `seats=P2`: the players at @seat and at seat @kind change seats
 * @TW_VERB_TURN: `turn=P2`: it is the turn of seat @kind, who draws or lays the tile
 * @TW_VERB_LAY: `lay=W@1,0/90`: the drawn tile is laid although the rules forbid it there: as
 *   %TW_VERB_PLACE
 * @TW_VERB_GIVEN: the position was given: number @kind of those that the game keeps. It has no
 *   notation, and only a game with its log takes it (tw_game_give())
 */
typedef enum
{
  TW_VERB_DRAW,
  TW_VERB_PLACE,
  TW_VERB_FIGURE,
  TW_VERB_TAKE,
  TW_VERB_COUNT,
  TW_VERB_NONE,
  TW_VERB_FINISH,
  TW_VERB_MOVE,
  TW_VERB_HOLD,
  TW_VERB_POINTS,
  TW_VERB_PICK,
  TW_VERB_ORDER,
  TW_VERB_SEATS,
  TW_VERB_TURN,
  TW_VERB_LAY,
  TW_VERB_GIVEN,
  TW_N_VERBS
} TwVerb;

/**
 * TwAction:
 * @verb: a #TwVerb or a verb of an expansion
 * @seat: the seat that decides, or %TW_SEAT_CHANCE
 * @figure: type of figure, or as the verb says
 * @turns: quarter turns, or as the verb says
 * @kind: kind of tile, or as the verb says
 * @node: segment or field of the tile at @x,@y, its index within the tile
 * @x: column
 * @y: row
 *
 * Unused members are 0, so equal actions have equal bytes.
 */
typedef struct
{
  guint8 verb;
  guint8 seat;
  guint8 figure;
  guint8 turns;
  guint16 kind;
  guint16 node;
  gint16 x, y;
} TwAction;

G_STATIC_ASSERT (sizeof (TwAction) == 12);

/* Of an answer that takes a figure from who holds it: whose it is and who that is, in @kind. */
#define TW_HELD_KIND(owner, holder) ((owner) << 8 | (holder))
#define TW_HELD_OWNER(kind)         ((guint) (kind) >> 8)
#define TW_HELD_HOLDER(kind)        ((guint) (kind) & G_MAXUINT8)

/** tw_action_owner: Returns: the seat whose figure a %TW_VERB_FIGURE or %TW_VERB_TAKE is about */
static inline guint
tw_action_owner (const TwAction *action)
{
  return action->verb == TW_VERB_TAKE && action->kind > 0 ? action->kind - 1u : action->seat;
}

/** tw_action_lays: Returns: whether @action lays the tile of the turn, be it against the rules */
static inline gboolean
tw_action_lays (const TwAction *action)
{
  return action->verb == TW_VERB_PLACE || action->verb == TW_VERB_LAY;
}

/** TwActionList: legal actions; @items has room for as many as the rules allow. */
typedef struct
{
  TwAction *items;
  guint n_items;
} TwActionList;

/** tw_action_list_add: Returns: (transfer none): a zeroed action at the end of the list */
static inline TwAction *
tw_action_list_add (TwActionList *list, guint verb, guint seat)
{
  TwAction *action = &list->items[list->n_items++];

  *action = (TwAction){ .verb = (guint8) verb, .seat = (guint8) seat };
  return action;
}

/** tw_action_list_unique: takes the last action off if the list had it already. */
static inline void
tw_action_list_unique (TwActionList *list)
{
  const TwAction *last = &list->items[list->n_items - 1];

  for (const TwAction *other = list->items; other < last; other++)
    if (memcmp (other, last, sizeof *last) == 0)
      {
        list->n_items--;
        return;
      }
}

G_END_DECLS
