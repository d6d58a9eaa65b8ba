/* Tiles in the hand: the parameters hand and draw of the base game.
 *
 * Everybody draws a hand before the first turn, plays a tile of it and fills it up at the
 * end of the turn. Drawing at the end of the turn is a hand of one tile.
 *
 * Rule: BASE-205, BASE-206.
 */
#include "engine/game/bag.h"
#include "engine/game/notation.h"
#include "engine/game/options.h"
#include "engine/game/play.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MOST_TILES 9

/* @tiles: kinds by seat, in the order of drawing; @n_tiles: how many, by seat. */
typedef struct
{
  guint16 tiles[TW_MAX_SEATS][MOST_TILES];
  guint8 n_tiles[TW_MAX_SEATS];
  guint8 is_dealt;
} Hands;

static guint
hand_size (const TwRules *rules)
{
  guint size = (guint) tw_rules_parameter (rules, "hand");

  return MIN (MAX (size, (guint) tw_rules_parameter (rules, "draw")), MOST_TILES);
}

static gboolean
hand_is_wanted (const TwRules *rules)
{
  return hand_size (rules) > 0;
}

static void
hand_list_draws (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  tw_bag_list (play, (guint) tw_rules_verb (play->rules, "hold"), list);
}

static void
hand_add (TwPlay *play, Hands *hands, guint seat, guint kind)
{
  tw_bag_draw (play, kind);
  hands->tiles[seat][hands->n_tiles[seat]++] = (guint16) kind;
}

/* Before the first turn: who draws next, from the player on turn round, or
 * %TW_SEAT_NONE. */
static guint
next_to_deal (const TwPlay *play, const TwFrame *frame, const Hands *hands)
{
  guint n_seats = play->rules->n_seats;

  for (guint i = 0; tw_play_can_draw (play) && i < n_seats; i++)
    if (hands->n_tiles[(frame->seat + i) % n_seats] < hand_size (play->rules))
      return (frame->seat + i) % n_seats;
  return TW_SEAT_NONE;
}

static TwStepResult
deal_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  Hands *hands = own;

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
  hand_add (play, own, next_to_deal (play, frame, own), action->kind);
}

static guint
n_of_kind (const Hands *hands, guint seat, guint kind, guint before)
{
  guint n = 0;

  for (guint i = 0; i < before; i++)
    n += hands->tiles[seat][i] == kind;
  return n;
}

/* Which tile of the hand: those that fit somewhere; if none does one of them is taken to
 * be put away. */
static TwStepResult
choose_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  if (frame->kind != TW_NO_KIND || ((const Hands *) own)->n_tiles[frame->seat] == 0)
    return TW_STEP_DONE;
  frame->decider = frame->seat;
  return TW_STEP_ASK;
}

static void
choose_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  const Hands *hands = own;
  guint verb = (guint) tw_rules_verb (play->rules, "hand");

  for (guint i = 0; i < hands->n_tiles[frame->seat]; i++)
    {
      guint kind = hands->tiles[frame->seat][i];

      if (n_of_kind (hands, frame->seat, kind, i) == 0
          && tw_play_kind_has_place (play, frame, kind))
        tw_action_list_add (list, verb, frame->seat)->kind = (guint16) kind;
    }
  if (list->n_items == 0)
    tw_action_list_add (list, verb, frame->seat)->kind = hands->tiles[frame->seat][0];
}

static void
choose_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  Hands *hands = own;
  guint16 *tiles = hands->tiles[frame->seat];
  guint at = 0;

  while (tiles[at] != action->kind)
    at++;
  hands->n_tiles[frame->seat]--;
  for (; at < hands->n_tiles[frame->seat]; at++)
    tiles[at] = tiles[at + 1];
  tiles[at] = 0;
  frame->kind = action->kind;
}

/* Which of the rules keeps a tile in the hand, or from it. */
static const char *
hand_why_not (const TwPlay *play, gconstpointer own, const TwAction *action)
{
  const Hands *hands = own;
  const TwFrame *frame = tw_play_turn_frame (play);

  if (frame == NULL || frame->kind != TW_NO_KIND || frame->slot != TW_NO_SLOT
      || hands->n_tiles[frame->seat] == 0)
    return NULL;
  if ((int) action->verb == tw_rules_verb (play->rules, "hand")
      && n_of_kind (hands, frame->seat, action->kind, hands->n_tiles[frame->seat]) > 0)
    return "BASE-024";
  return "BASE-206";
}

/* The hand is filled up when the turn is over, its second part included. */
static TwStepResult
fill_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  const Hands *hands = own;

  if ((frame->flags & TW_FRAME_NESTED) || !tw_play_can_draw (play)
      || hands->n_tiles[frame->seat] >= hand_size (play->rules))
    return TW_STEP_DONE;
  frame->decider = TW_SEAT_CHANCE;
  return TW_STEP_ASK;
}

static void
fill_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  hand_add (play, own, frame->seat, action->kind);
}

static gboolean
hand_has_tile (const TwPlay *play, const TwFrame *frame, gconstpointer own)
{
  return ((const Hands *) own)->n_tiles[frame->seat] > 0;
}

static guint
hand_n_held (const TwPlay *play, gconstpointer own)
{
  guint n = 0;

  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    n += ((const Hands *) own)->n_tiles[seat];
  return n;
}

/* "P1:hand=U,W*2" as a case gives it; tiles come out of the bag. */
static TwFactResult
hand_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error)
{
  Hands *hands = own;
  g_auto (GStrv) names = NULL;

  if (strcmp (fact->name, "hand") != 0 || *fact->group != '\0' || fact->place != NULL
      || fact->seat >= play->rules->n_seats)
    return TW_FACT_UNKNOWN;
  while (hands->n_tiles[fact->seat] > 0)
    {
      guint16 *last = &hands->tiles[fact->seat][--hands->n_tiles[fact->seat]];

      tw_bag_add (play, *last, 1);
      *last = 0;
    }
  names = g_strsplit (strcmp (fact->value, "-") == 0 ? "" : fact->value, ",", -1);
  for (guint i = 0; names[i] != NULL; i++)
    {
      TwAction action = { 0 };

      if (hands->n_tiles[fact->seat] == hand_size (play->rules)
          || !tw_notation_parse_tile_word (play, names[i], &action) || play->bag[action.kind] == 0)
        {
          g_set_error (error, TW_NOTATION_ERROR, TW_NOTATION_ERROR_UNKNOWN,
                       _ ("The tile “%s” cannot be in this hand. Hands hold %u tiles, and it has "
                          "to be left in the bag."),
                       names[i], hand_size (play->rules));
          return TW_FACT_WRONG;
        }
      hand_add (play, hands, fact->seat, action.kind);
    }
  return TW_FACT_DONE;
}

static TwFactResult
hand_tell (const TwPlay *play,
           gconstpointer own,
           const TwFact *fact,
           char **out_value,
           GError **error)
{
  const Hands *hands = own;
  GString *value;

  if (strcmp (fact->name, "hand") != 0 || *fact->group != '\0' || fact->place != NULL
      || fact->seat >= play->rules->n_seats)
    return TW_FACT_UNKNOWN;
  value = g_string_new (hands->n_tiles[fact->seat] == 0 ? "-" : NULL);
  for (guint i = 0; i < hands->n_tiles[fact->seat]; i++)
    g_string_append_printf (value, "%s%s", i > 0 ? "," : "",
                            play->rules->catalogue->kinds[hands->tiles[fact->seat][i]].name);
  *out_value = g_string_free (value, FALSE);
  return TW_FACT_DONE;
}

/* A tile named without its variant is any of the hand that looks so. */
static gboolean
hand_parse (const TwPlay *play, const char *text, TwAction *out_action)
{
  const TwFrame *frame = tw_play_turn_frame (play);
  const Hands *hands = tw_play_own_of (play, &tw_expansion_hand);
  guint named;

  if (!g_str_has_prefix (text, "hand=") || frame == NULL
      || !tw_notation_parse_tile_word (play, text + strlen ("hand="), out_action))
    return FALSE;
  named = (guint) tw_catalogue_find (play->rules->catalogue, text + strlen ("hand="));
  out_action->kind = (guint16) named;
  if (n_of_kind (hands, frame->seat, named, hands->n_tiles[frame->seat]) > 0)
    return TRUE;
  for (guint i = 0; i < hands->n_tiles[frame->seat]; i++)
    if (tw_notation_tile_stands_for (play->rules->catalogue, named, hands->tiles[frame->seat][i]))
      out_action->kind = hands->tiles[frame->seat][i];
  return TRUE;
}

static const TwVerbInfo hand_verbs[] = {
  { .word = "hold", .format = "=TILE", .takes = TW_VERB_TAKES_TILE, .is_chance = TRUE },
  { .word = "hand", .format = "=TILE", .takes = TW_VERB_TAKES_TILE, .parse = hand_parse },
};

static const TwHook hand_hooks[] = {
  { TW_SLOT_BEFORE_DRAW, -20, { "0", deal_run, hand_list_draws, deal_apply } },
  { TW_SLOT_BEFORE_DRAW, -10, { "0", choose_run, choose_list, choose_apply } },
  { TW_SLOT_PART_END, 900, { "6", fill_run, hand_list_draws, fill_apply } },
};

const TwExpansion tw_expansion_hand = {
  .id = "base",
  .state_size = sizeof (Hands),
  .hooks = hand_hooks,
  .n_hooks = G_N_ELEMENTS (hand_hooks),
  .verbs = hand_verbs,
  .n_verbs = G_N_ELEMENTS (hand_verbs),
  .setup = &(const TwSetupHooks){ .is_wanted = hand_is_wanted },
  .placing = &(const TwPlacingHooks){ .has_tile = hand_has_tile, .n_held = hand_n_held },
  .showing = &(const TwShowingHooks){ .why_not = hand_why_not },
  .facts = &(const TwFactHooks){ .give = hand_give, .tell = hand_tell },
};
