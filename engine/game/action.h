/* Actions: everything that changes a game, as small values. */
#pragma once

#include <glib.h>
#include <string.h>

G_BEGIN_DECLS

#define TW_MAX_SEATS 6
/* The seat that answers for chance (draws, dice, cards), and nobody. */
#define TW_SEAT_CHANCE 0xfe
#define TW_SEAT_NONE   0xff

/**
 * TwVerb: verbs every game has; those of expansions are numbered from %TW_N_VERBS in
 * the order in which the rules hold them (see TwVerbInfo).
 * @TW_VERB_DRAW: `draw=TILE`, chance: @kind
 * @TW_VERB_PLACE: `TILE@x,y/rotation`: @kind, @x, @y, @turns
 * @TW_VERB_FIGURE: `knight@x,y:city(N)`: @figure, @x, @y, @node
 * @TW_VERB_TAKE: `take=abbot@x,y:garden`: a figure of @seat goes home from there:
 *   @figure, @x, @y, @node
 * @TW_VERB_COUNT: `score=x,y:city(N)`: the feature to be counted: @x, @y, @node of its
 *   first node (tw_board_first_node())
 * @TW_VERB_NONE: `-`: nothing, no more
 * @TW_VERB_FINISH: `end`: the game is ended by hand, by everybody; never listed, and
 *   taken whatever is asked
 * @TW_VERB_MOVE: `hand=shepherd@x,y:road(W)`, `hand=shepherd.2@-`: a figure that no rule knows
 *   is put there or taken home: @figure, @turns which of them, @kind 1 for home, @x, @y,
 *   @node. This and what follows is never listed, and taken whatever is asked (by-hand.h)
 * @TW_VERB_HOLD: `hold=coin+2`: tokens that no rule hands out: @figure is their type, @x how
 *   many more @seat has
 * @TW_VERB_POINTS: `points=+5:for%20the%20bridge`: points that are typed in: @x, @kind the
 *   number of the note, 0 for none
 * @TW_VERB_PICK: `pick=W`, `pick=-`: the tile that was drawn goes back into the bag for
 *   another one: @kind, %TW_NO_KIND for whichever chance brings (sandbox.h)
 * @TW_VERB_ORDER: `order=W`, `order=-`: @kind is drawn when all tiles ordered before it have
 *   been; %TW_NO_KIND: none is ordered any more
 * @TW_VERB_SEATS: `seats=P2`: who sits at @seat and who sits at seat @kind change seats
 * @TW_VERB_GIVEN: the position was given, number @kind of those that the game keeps: no word
 *   says it, and only a game with its log takes it (tw_game_give())
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
  TW_VERB_GIVEN,
  TW_N_VERBS
} TwVerb;

/**
 * TwAction:
 * @verb: a #TwVerb or a verb of an expansion
 * @seat: who decides, or %TW_SEAT_CHANCE
 * @figure: type of figure, or what the verb makes of it
 * @turns: quarter turns, or what the verb makes of it
 * @kind: kind of tile, or what the verb makes of it
 * @node: segment or field of the tile at @x,@y, counted within the tile
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

/** tw_action_list_unique: takes the last action away again if the list has had it before. */
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
