/* Points and tokens given. */
#include "engine/procedure/run/gift.h"

#include <string.h>

#include "engine/game/award.h"
#include "engine/game/gain.h"
#include "engine/game/pieces.h"
#include "engine/game/tokens.h"
#include "engine/procedure/run/deed-tell.h"
#include "engine/procedure/run/words.h"
#include "engine/procedure/select/segment.h"
#include "engine/procedure/select/size.h"
#include "engine/procedure/state/gain.h"
#include "engine/procedure/state/piles.h"

/* Translators: how many there are, and the points for each. */
static const TwCountedWords counted[TW_N_SELECTED] = {
  [TW_SELECTED_FIGURE] = { TW_PLURAL ("%d figure × %d", "%d figures × %d") },
  [TW_SELECTED_STANDING] = { TW_PLURAL ("%d figure × %d", "%d figures × %d") },
  [TW_SELECTED_POST] = { TW_PLURAL ("%d figure × %d", "%d figures × %d") },
  [TW_SELECTED_TILE] = { TW_PLURAL ("%d tile × %d", "%d tiles × %d") },
  [TW_SELECTED_FEATURE] = { TW_PLURAL ("%d feature × %d", "%d features × %d") },
  [TW_SELECTED_SEGMENT] = { TW_PLURAL ("%d place × %d", "%d places × %d") },
  [TW_SELECTED_CELL] = { TW_PLURAL ("%d cell × %d", "%d cells × %d") },
  [TW_SELECTED_SEAT] = { TW_PLURAL ("%d player × %d", "%d players × %d") },
  [TW_SELECTED_SYMBOL] = { TW_PLURAL ("%d symbol × %d", "%d symbols × %d") },
  [TW_SELECTED_TOKEN] = { TW_PLURAL ("%d token × %d", "%d tokens × %d") },
  [TW_SELECTED_PAIR] = { TW_PLURAL ("%d pair of ends × %d", "%d pairs of ends × %d") },
  [TW_SELECTED_SPACE] = { TW_PLURAL ("%d space × %d", "%d spaces × %d") },
  [TW_SELECTED_COUNTING] = { TW_PLURAL ("%d counting figure × %d", "%d counting figures × %d") },
};

/* How many lie there: on the segment, where such tokens lie on segments. */
static guint
n_at (const TwSight *sight, guint token, const TwThing *there)
{
  return there->slot == TW_NO_SLOT   ? 0
         : there->node != TW_NO_NODE ? tw_piles_on (sight->play, sight->own, token, there->node)
                                     : tw_piles_n (sight->all, sight->own, token, there->slot);
}

/* Whether the pile lies on the tile, segment or feature that tokens are taken from. */
static gboolean
lies_there (const TwPlay *play, const TwPile *pile, const TwThing *there)
{
  if (pile->slot == TW_NO_SLOT)
    return FALSE;
  if (there->node == TW_NO_NODE)
    return pile->slot == there->slot;
  if (there->slot == TW_NO_SLOT)
    return pile->node != TW_NO_NODE
           && tw_board_root (&play->board, pile->node) == tw_board_root (&play->board, there->node);
  return pile->node != TW_NO_NODE ? pile->node == there->node : pile->slot == there->slot;
}

/* Takes up to @n tokens from where they lie. Returns: how many */
static guint
take_lying (const TwSight *sight, gpointer own, guint token, const TwThing *there, guint n)
{
  guint n_piles, taken = 0;
  const TwPile *piles = tw_piles (sight->all, own, &n_piles);

  for (guint i = n_piles; i-- > 0 && taken < n;)
    {
      guint some;

      if (piles[i].token != token || !lies_there (sight->play, &piles[i], there))
        continue;
      some = MIN (n - taken, piles[i].n);
      taken += some;
      tw_piles_set (sight->all, own, token, piles[i].slot, piles[i].node, piles[i].n - some);
    }
  return taken;
}

/* What the log says of tokens, so many as {n}. */
static void
tell (const TwSight *sight, TwPlay *play, const TwGift *gift, const TwThing *there, guint n)
{
  TwEvent *event =
      n > 0 && gift->said != NULL ? tw_play_record (play, TW_EVENT_TOLD, sight->frame->seat) : NULL;

  if (event == NULL)
    return;
  event->said =
      tw_words_filled (gift->said,
                       &(TwWordsNumbers){
                           play, sight->own, sight->frame->seat, { "n", NULL }, { (int) n, 0 } });
  if (event->said != NULL && strstr (event->said, "{player}") == NULL)
    event->seat = TW_SEAT_NONE;
  event->node = there->node;
  event->rules = gift->rules;
}

/* Where tokens that are given to a feature lie: on its tile that was laid last. Of land that they
 * do not lie on there is no such place. */
static TwThing
place_on_feature (const TwSight *sight, guint token, guint root)
{
  const TwBoard *board = &sight->play->board;
  TwKindSet on = sight->all->on[token];
  TwThing nowhere = TW_NOTHING;
  guint last = root;

  if (on != 0 && (on & TW_KIND_BIT (board->nodes[root].kind)) == 0)
    return nowhere;
  for (guint node = board->nodes[root].next; node != root; node = board->nodes[node].next)
    if (board->nodes[node].slot > board->nodes[last].slot)
      last = node;
  return tw_segment_thing (sight->play, last);
}

/* Takes up to @n tokens from where they are, and gives them to a player, lays them on a tile or
 * puts them back. Returns: whether there were any */
static gboolean
give_tokens (const TwSight *sight,
             TwPlay *play,
             gpointer own,
             const TwThing *to,
             const TwGift *gift,
             guint n)
{
  TwThing from = tw_sight_thing (sight, gift->from);
  guint token = (guint) gift->token, n_seats = play->rules->n_seats;

  if (gift->from == TW_NAMED_HOME)
    n = MIN (n, tw_piles_left (play, sight->all, own, token));
  else if (from.seat < n_seats)
    {
      n = MIN (n, tw_play_tokens (play, from.seat, token));
      tw_play_take_tokens (play, from.seat, token, n);
    }
  else
    n = take_lying (sight, own, token, &from, n);
  if (to->seat < n_seats)
    tw_play_give_tokens (play, to->seat, token, n);
  else if (to->slot != TW_NO_SLOT)
    tw_piles_set (sight->all, own, token, to->slot, to->node, n_at (sight, token, to) + n);
  if (gift->said == NULL && !gift->is_worded)
    tw_deed_tell_tokens (play, token, &from, to, tw_frame_player (play, sight->frame), n,
                         gift->rules);
  tell (sight, play, gift, gift->from == TW_NAMED_HOME ? to : &from, n);
  return n > 0;
}

/* Where what is counted is, as far as it was seen. */
typedef struct
{
  guint slot;
  guint node;
} Place;

static gboolean
note_place (const TwSight *sight, const TwThing *thing, gpointer data)
{
  Place *place = data;

  if (place->node == TW_NO_NODE && thing->slot != TW_NO_SLOT)
    *place = (Place){ thing->slot, thing->node };
  else if (thing->slot != place->slot)
    place->node = TW_NO_NODE;
  /* No node after the first one: it is in several places. */
  return place->node == TW_NO_NODE;
}

/* Where a player has what the points are for, %TW_NO_NODE if that is nowhere or on several tiles.
 */
static guint
place_of (const TwSight *sight, const TwGift *gift)
{
  Place place = { TW_NO_SLOT, TW_NO_NODE };

  if (gift->has_per)
    tw_selection_visit (sight, tw_procedures_selection (sight->all, gift->per), note_place, &place);
  return place.node;
}

/* What the log says of points; a share says of whose, and by what it was divided. */
static TwEvent *
record (const TwSight *sight,
        TwPlay *play,
        const TwGift *gift,
        const TwTexts *said,
        const TwThing *to,
        int points,
        int whole,
        guint other)
{
  TwAward award = gift->award;
  TwEvent *event;

  /* The words of a language are looked for only where somebody reads them. */
  if (said != NULL && play->events != NULL)
    award.said = tw_texts_best (said, g_get_language_names ());
  event =
      tw_play_record_award (play, to->seat, points,
                            gift->worth != TW_NAMED_HOME ? tw_sight_thing (sight, gift->worth).node
                                                         : to->node,
                            &award, gift->rules);
  if (event != NULL && event->node == TW_NO_NODE)
    event->node = place_of (sight, gift);
  if (gift->divisor > 1 && sight->frame->program == TW_PROGRAM_GAIN)
    tw_event_share (event, other, whole, gift->divisor, gift->rounds_down);
  return event;
}

/* How many of it are given to @to once. */
static int
number_of (const TwSight *sight,
           const TwGift *gift,
           const TwThing *to,
           TwValueLine *lines,
           guint *out_n_lines)
{
  TwThing worth = tw_sight_thing (sight, gift->worth);
  guint seat = to->seat < sight->play->rules->n_seats ? to->seat
                                                      : tw_frame_player (sight->play, sight->frame);

  return gift->worth != TW_NAMED_HOME
             ? tw_size_worth (sight->play, seat, &worth, lines, out_n_lines)
             : tw_sight_number (sight, gift->n, gift->number);
}

static int
divide (const TwGift *gift, int n)
{
  int whole = ABS (n), part = (whole + (gift->rounds_down ? 0 : gift->divisor - 1)) / gift->divisor;

  return n < 0 ? -part : part;
}

static void
add_points (const TwSight *sight,
            TwPlay *play,
            gpointer own,
            guint seat,
            int points,
            const TwGift *gift)
{
  if (gift->is_paid)
    tw_play_pay (play, seat, points);
  else
    tw_gain_score (play, sight->frame, sight->all, own, seat, points);
}

static guint
each_of (const TwSight *sight, const TwGift *gift)
{
  return gift->has_per ? tw_selection_count (sight, tw_procedures_selection (sight->all, gift->per))
                       : 1;
}

int
tw_gift_amount (const TwSight *sight, const TwThing *to, const TwGift *gift)
{
  guint n_lines = 0;
  TwValueLine lines[TW_MAX_VALUE_LINES];

  return divide (gift, number_of (sight, gift, to, lines, &n_lines)
                           * (int) MIN (each_of (sight, gift), 999));
}

/* What its only line counts: as the gift says it, else by what is selected. */
static void
count (const TwSight *sight, TwEvent *event, const TwGift *gift, guint each, int number)
{
  tw_event_count (event, each, number,
                  &counted[tw_procedures_selection (sight->all, gift->per)->what]);
  if (event != NULL && gift->counted != NULL)
    event->counted_said =
        tw_words_filled (gift->counted, &(TwWordsNumbers){ sight->play,
                                                           sight->own,
                                                           sight->frame->seat,
                                                           { "n", "points" },
                                                           { (int) each, number } });
}

gboolean
tw_gift_give (const TwSight *sight,
              TwPlay *play,
              gpointer own,
              const TwThing *to,
              const TwGift *gift)
{
  guint each = each_of (sight, gift);
  TwValueLine lines[TW_MAX_VALUE_LINES];
  guint n_lines = 0;
  int number = number_of (sight, gift, to, lines, &n_lines), whole = number * (int) MIN (each, 999);
  int n = divide (gift, whole);
  TwEvent *event;
  TwThing from = tw_sight_thing (sight, gift->from);

  TwThing there = *to;

  if (gift->token >= 0 && !gift->is_of_owner && to->slot == TW_NO_SLOT && to->node != TW_NO_NODE)
    there = place_on_feature (sight, (guint) gift->token, to->node);
  if (n == 0 || (gift->token >= 0 && gift->is_of_owner && to->seat >= play->rules->n_seats)
      || (to->node != TW_NO_NODE && there.node == TW_NO_NODE))
    return FALSE;
  if (gift->token >= 0)
    return give_tokens (sight, play, own, &there, gift, (guint) n);
  if (from.seat < play->rules->n_seats)
    {
      from.node = TW_NO_NODE;
      add_points (sight, play, own, from.seat, -n, gift);
      event = record (sight, play, gift, gift->lost, &from, -n, whole, to->seat);
      if (gift->has_per)
        count (sight, event, gift, each, -tw_sight_number (sight, gift->n, gift->number));
    }
  if (to->seat >= play->rules->n_seats)
    return from.seat < play->rules->n_seats;
  /* Points for who stands on a feature come from there. Rule: COUNT-010, WATCH-022. */
  if (to->node != TW_NO_NODE && sight->frame->program != TW_PROGRAM_GAIN)
    tw_play_credit (play, to->seat, (TwKind) play->board.nodes[to->node].kind, n);
  else
    add_points (sight, play, own, to->seat, n, gift);
  event = record (sight, play, gift, gift->said, to, n, whole, sight->frame->seat);
  if (gift->has_per)
    count (sight, event, gift, each, number);
  else if (n_lines > 0 && gift->divisor == 1)
    tw_event_reckon (event, lines, n_lines);
  return TRUE;
}
