/* Tiles in the hand: the parameters hand and draw of the base game, and <hand> of any rules.
 *
 * Everybody draws a hand before the first turn, plays a tile of it and fills it up at the
 * end of the turn. Drawing at the end of the turn is a hand of one tile.
 *
 * Tiles of one's own, which <hand> gives to each player, lie in the same hand, before the others:
 * they never were in the bag, may be played in place of any tile, and are not filled up.
 *
 * Rule: BASE-205, BASE-206.
 */
#include "engine/game/bag.h"
#include "engine/game/hand-private.h"
#include "engine/game/notation.h"
#include "engine/game/options.h"
#include "engine/game/play.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* Behind all that is done before a tile is drawn. */
#define OWN_ORDER 1000000

guint
tw_hand_size (const TwRules *rules)
{
  guint size = (guint) tw_rules_parameter (rules, "hand");

  return MIN (MAX (size, (guint) tw_rules_parameter (rules, "draw")), TW_HAND_MOST_DRAWN);
}

static gboolean
hand_is_wanted (const TwRules *rules)
{
  return tw_hand_size (rules) > 0 || tw_own_hand_is_wanted (rules);
}

void
tw_hand_draw (TwPlay *play, TwHands *hands, guint seat, guint kind)
{
  tw_bag_draw (play, kind);
  hands->tiles[seat][hands->n_tiles[seat]++] = (guint16) kind;
}

/* One of one's own comes before those that were drawn. */
void
tw_hand_add_own (TwHands *hands, guint seat, guint kind)
{
  guint16 *tiles = hands->tiles[seat];
  guint at = hands->n_own[seat]++;

  memmove (&tiles[at + 1], &tiles[at], (hands->n_tiles[seat]++ - at) * sizeof tiles[0]);
  tiles[at] = (guint16) kind;
}

/* Takes tile @at out of the hand, to be put where it goes. */
void
tw_hand_remove (TwHands *hands, guint seat, guint at)
{
  guint16 *tiles = hands->tiles[seat];

  hands->n_own[seat] = (guint8) (hands->n_own[seat] - (at < hands->n_own[seat]));
  hands->n_tiles[seat]--;
  for (; at < hands->n_tiles[seat]; at++)
    tiles[at] = tiles[at + 1];
  tiles[at] = 0;
}

guint
tw_hand_n_of_kind (const TwHands *hands, guint seat, guint kind, guint before)
{
  guint n = 0;

  for (guint i = 0; i < before; i++)
    n += hands->tiles[seat][i] == kind;
  return n;
}

static void
hand_list_draws (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  tw_bag_list (play, (guint) tw_rules_verb (play->rules, "hold"), list);
}

/* Before the first turn: who draws next, from the player on turn round, or
 * %TW_SEAT_NONE. */
static guint
next_to_deal (const TwPlay *play, const TwFrame *frame, const TwHands *hands)
{
  guint n_seats = play->rules->n_seats;

  for (guint i = 0; tw_play_can_draw (play) && i < n_seats; i++)
    if (tw_hand_n_drawn (hands, (frame->seat + i) % n_seats) < tw_hand_size (play->rules))
      return (frame->seat + i) % n_seats;
  return TW_SEAT_NONE;
}

static TwStepResult
deal_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  TwHands *hands = own;

  if (!hands->is_dealt && next_to_deal (play, frame, hands) != TW_SEAT_NONE)
    {
      frame->decider = TW_SEAT_CHANCE;
      return TW_STEP_ASK;
    }
  hands->is_dealt = TRUE;
  return TW_STEP_DONE;
}

static void
deal_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  tw_hand_draw (play, own, next_to_deal (play, frame, own), action->kind);
}

/* Which tile of the hand: those that fit somewhere; if none does one of them is taken to
 * be put away. */
static TwStepResult
choose_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  if (frame->kind != TW_NO_KIND || tw_hand_n_drawn (own, frame->seat) == 0)
    return TW_STEP_DONE;
  frame->decider = frame->seat;
  return TW_STEP_ASK;
}

/* Lists the tiles from @first on that have a place, each kind once. Returns: whether one has */
static gboolean
list_fitting (const TwPlay *play,
              const TwFrame *frame,
              const TwHands *hands,
              guint first,
              guint end,
              TwActionList *list)
{
  guint verb = (guint) tw_rules_verb (play->rules, "hand"), n = list->n_items;

  for (guint i = first; i < end; i++)
    {
      guint kind = hands->tiles[frame->seat][i];

      if (tw_hand_n_of_kind (hands, frame->seat, kind, i) == 0
          && tw_play_kind_has_place (play, frame, kind))
        tw_action_list_add (list, verb, frame->seat)->kind = (guint16) kind;
    }
  return list->n_items > n;
}

/* One's own may be played, and never has to be. */
static void
choose_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  const TwHands *hands = own;
  guint seat = frame->seat;

  list_fitting (play, frame, hands, 0, hands->n_own[seat], list);
  if (!list_fitting (play, frame, hands, hands->n_own[seat], hands->n_tiles[seat], list))
    tw_action_list_add (list, (guint) tw_rules_verb (play->rules, "hand"), seat)->kind =
        hands->tiles[seat][hands->n_own[seat]];
}

/* Whoever is about to draw may play a tile of the own ones instead, once everything else that comes
 * before is done. */
TwStepResult
tw_own_hand_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  const TwHands *hands = own;
  gboolean has_place = FALSE;

  for (guint i = 0; i < hands->n_own[frame->seat] && frame->kind == TW_NO_KIND; i++)
    has_place |= tw_play_kind_has_place (play, frame, hands->tiles[frame->seat][i]);
  if (!has_place)
    return TW_STEP_DONE;
  frame->decider = frame->seat;
  return TW_STEP_ASK;
}

static void
own_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  const TwHands *hands = own;

  list_fitting (play, frame, hands, 0, hands->n_own[frame->seat], list);
  tw_action_list_add (list, TW_VERB_NONE, frame->seat);
}

static void
choose_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  TwHands *hands = own;
  guint16 *tiles = hands->tiles[frame->seat];
  guint at = 0;

  if (action->verb == TW_VERB_NONE)
    {
      frame->step++;
      return;
    }
  while (tiles[at] != action->kind)
    at++;
  tw_hand_remove (hands, frame->seat, at);
  frame->kind = action->kind;
}

/* Which of the rules keeps a tile in the hand, or from it. */
static const char *
hand_why_not (const TwPlay *play, gconstpointer own, const TwAction *action)
{
  const TwHands *hands = own;
  const TwFrame *frame = tw_play_turn_frame (play);
  gboolean is_hand = (int) action->verb == tw_rules_verb (play->rules, "hand");

  if (frame == NULL || frame->kind != TW_NO_KIND || frame->slot != TW_NO_SLOT)
    return NULL;
  if (is_hand
      && tw_hand_n_of_kind (hands, frame->seat, action->kind, hands->n_tiles[frame->seat]) > 0)
    return "BASE-024";
  if (tw_hand_n_drawn (hands, frame->seat) > 0)
    return "BASE-206";
  return is_hand ? tw_own_hand_rule (play->rules) : NULL;
}

/* Whoever may draw instead is told so. */
static gboolean
hand_phrase (const TwPlay *play, gconstpointer own, const TwSaying *saying, TwPhrase *out_phrase)
{
  if (saying->what == TW_SAY_QUESTION && saying->may_go_on
      && (int) saying->action->verb == tw_rules_verb (play->rules, "hand"))
    out_phrase->one = N_ ("Play a tile of your own, or draw one.");
  return out_phrase->one != NULL;
}

/* The hand is filled up when the turn is over, its second part included. */
static TwStepResult
fill_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  const TwHands *hands = own;

  if ((frame->flags & TW_FRAME_NESTED) || !tw_play_can_draw (play)
      || tw_hand_n_drawn (hands, frame->seat) >= tw_hand_size (play->rules))
    return TW_STEP_DONE;
  frame->decider = TW_SEAT_CHANCE;
  return TW_STEP_ASK;
}

static void
fill_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  tw_hand_draw (play, own, frame->seat, action->kind);
}

static gboolean
hand_has_tile (const TwPlay *play, const TwFrame *frame, gconstpointer own)
{
  return tw_hand_n_drawn (own, frame->seat) > 0;
}

static guint
hand_n_held (const TwPlay *play, gconstpointer own)
{
  guint n = 0;

  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    n += ((const TwHands *) own)->n_tiles[seat];
  return n;
}

/* A tile named without its variant is any of the hand that looks so. */
static gboolean
hand_parse (const TwPlay *play, const char *text, TwAction *out_action)
{
  const TwFrame *frame = tw_play_turn_frame (play);
  const TwHands *hands = tw_play_own_of (play, &tw_expansion_hand);
  guint named;

  if (!g_str_has_prefix (text, "hand=") || frame == NULL
      || !tw_notation_parse_tile_word (play, text + strlen ("hand="), out_action))
    return FALSE;
  named = (guint) tw_catalogue_find (play->rules->catalogue, text + strlen ("hand="));
  out_action->kind = (guint16) named;
  if (tw_hand_n_of_kind (hands, frame->seat, named, hands->n_tiles[frame->seat]) > 0)
    return TRUE;
  for (guint i = 0; i < hands->n_tiles[frame->seat]; i++)
    if (tw_notation_tile_stands_for (play->rules->catalogue, named, hands->tiles[frame->seat][i]))
      out_action->kind = hands->tiles[frame->seat][i];
  return TRUE;
}

static const TwVerbInfo hand_verbs[] = {
  { .word = "hold", .format = "=TILE", .takes = TW_VERB_TAKES_TILE, .is_chance = TRUE },
  { .word = "hand",
    .format = "=TILE",
    .takes = TW_VERB_TAKES_TILE,
    .parse = hand_parse,
    .question = { .one = N_ ("Which tile do you play?") },
    .choice = { .one = N_ ("Play {tile}") },
    .nothing = { .one = N_ ("Draw a Tile") },
    .done = { .one = N_ ("{player} took {tile} from the hand") } },
};

static const TwHook hand_hooks[] = {
  { TW_SLOT_BEFORE_DRAW, -20, { "0", deal_run, hand_list_draws, deal_apply } },
  { TW_SLOT_BEFORE_DRAW, -10, { "0", choose_run, choose_list, choose_apply } },
  { TW_SLOT_BEFORE_DRAW, OWN_ORDER, { "0", tw_own_hand_run, own_list, choose_apply } },
  { TW_SLOT_PART_END, 900, { "6", fill_run, hand_list_draws, fill_apply } },
};

const TwExpansion tw_expansion_hand = {
  .id = "base",
  .state_size = sizeof (TwHands),
  .hooks = hand_hooks,
  .n_hooks = G_N_ELEMENTS (hand_hooks),
  .verbs = hand_verbs,
  .n_verbs = G_N_ELEMENTS (hand_verbs),
  .setup = &(const TwSetupHooks){ .is_wanted = hand_is_wanted, .set_up = tw_own_hand_set_up },
  .placing = &(const TwPlacingHooks){ .has_tile = hand_has_tile,
                                      .n_held = hand_n_held,
                                      .let_go = tw_hand_let_go },
  .showing = &(const TwShowingHooks){ .why_not = hand_why_not, .phrase = hand_phrase },
  .facts = &(const TwFactHooks){ .give = tw_hand_give, .tell = tw_hand_tell, .say = tw_hand_say },
};
