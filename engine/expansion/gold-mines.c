/* The Gold Mines: bars that are laid on tiles, and given out when a feature is complete.
 *
 * What bars are worth at the end is data; bars in front of players are tokens. What is kept
 * here is how many lie where, and who may take them in this part of the turn.
 *
 * Rule: GOLD-002 to GOLD-016, TURN-005, TURN-021, TURN-031.
 */
#include "engine/expansion/registry.h"
#include "engine/game/feature-value.h"
#include "engine/game/notation.h"
#include "engine/game/play.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define GOLD_WORD "gold"
#define TAKE_WORD "take=gold"
/* Tiles that can have bars at a time: more than there are bars in a box. */
#define MOST_PILES 64

/* @entitled: seats that may take from it, a bit each. */
typedef struct
{
  guint16 slot;
  guint8 n;
  guint8 entitled;
} Pile;

/* @token, @symbol: indices of the rules and the catalogue; @lay, @take: the verbs. */
typedef struct
{
  Pile piles[MOST_PILES];
  guint8 n_piles;
  guint8 token, symbol;
  guint8 lay, take;
} Gold;

static void
gold_set_up (TwPlay *play, gpointer own)
{
  Gold *gold = own;

  gold->token = (guint8) tw_rules_token (play->rules, GOLD_WORD);
  gold->symbol = (guint8) tw_catalogue_counted (play->rules->catalogue, GOLD_WORD);
  gold->lay = (guint8) tw_rules_verb (play->rules, GOLD_WORD);
  gold->take = (guint8) tw_rules_verb (play->rules, TAKE_WORD);
}

static guint
n_lying (const Gold *gold)
{
  guint n = 0;

  for (guint i = 0; i < gold->n_piles; i++)
    n += gold->piles[i].n;
  return n;
}

/* Bars that are neither on the table nor in front of anybody. Rule: GOLD-019. */
static gboolean
has_bar_left (const TwPlay *play, const Gold *gold)
{
  return tw_play_tokens_left (play, gold->token) > n_lying (gold);
}

static int
find_pile (const Gold *gold, guint slot)
{
  for (guint i = 0; i < gold->n_piles; i++)
    if (gold->piles[i].slot == slot)
      return (int) i;
  return -1;
}

/* Makes it @n bars that lie on a tile; %FALSE if there is no room for another pile. */
static gboolean
set_pile (Gold *gold, guint slot, guint n)
{
  int at = find_pile (gold, slot);

  if (at < 0 && n > 0)
    {
      if (gold->n_piles == MOST_PILES)
        return FALSE;
      at = gold->n_piles++;
      gold->piles[at] = (Pile){ .slot = (guint16) slot };
    }
  if (at < 0)
    return TRUE;
  gold->piles[at].n = (guint8) n;
  if (n == 0)
    {
      gold->piles[at] = gold->piles[--gold->n_piles];
      gold->piles[gold->n_piles] = (Pile){ 0 };
    }
  return TRUE;
}

static void
add_bar (const TwPlay *play, Gold *gold, guint slot)
{
  int at = find_pile (gold, slot);

  if (has_bar_left (play, gold))
    set_pile (gold, slot, at >= 0 ? gold->piles[at].n + 1u : 1);
}

/* The tile that lies face up around @slot in one of eight directions, or TW_NO_SLOT. */
static guint
neighbour (const TwPlay *play, guint slot, guint direction)
{
  const TwSlot *centre = &play->board.slots[slot];
  guint other = tw_board_slot_at (&play->board, centre->x + tw_direction_x (direction),
                                  centre->y + tw_direction_y (direction));

  return other != TW_NO_SLOT && !play->board.slots[other].is_face_down ? other : TW_NO_SLOT;
}

/* 1d: a bar on the tile, another one beside it. Rule: GOLD-002, GOLD-004, TURN-005. */
static TwStepResult
lay_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  Gold *gold = own;

  if (tw_board_tile (&play->board, frame->slot)->tile_symbols[gold->symbol] == 0)
    return TW_STEP_DONE;
  if (!(frame->flags & TW_FRAME_ENTERED))
    {
      frame->flags |= TW_FRAME_ENTERED;
      add_bar (play, gold, frame->slot);
      if (has_bar_left (play, gold))
        {
          frame->decider = frame->seat;
          return TW_STEP_ASK;
        }
    }
  return TW_STEP_DONE;
}

static TwAction *
list_tile (const TwPlay *play, guint slot, guint verb, guint seat, TwActionList *list)
{
  TwAction *action = tw_action_list_add (list, verb, seat);

  action->x = play->board.slots[slot].x;
  action->y = play->board.slots[slot].y;
  return action;
}

static void
lay_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  const Gold *gold = own;

  for (guint i = 0; i < TW_DIRECTION_NONE; i++)
    {
      guint slot = neighbour (play, frame->slot, i);

      if (slot != TW_NO_SLOT)
        list_tile (play, slot, gold->lay, frame->seat, list);
    }
}

static void
lay_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  add_bar (play, own, tw_board_slot_at (&play->board, action->x, action->y));
}

/* ---- giving out ------------------------------------------------------------------------ */

/* Whether the feature has a part on the tile, or looks at it. Rule: GOLD-005, GOLD-006,
 * GOLD-013. */
static gboolean
covers (const TwPlay *play, guint root, guint slot)
{
  const TwBoard *board = &play->board;
  const TwPlayTile *tile = tw_board_tile (board, slot);
  const TwSlot *centre = &board->slots[board->nodes[root].slot], *entry = &board->slots[slot];
  guint index = root - centre->first_node;

  if (tw_board_tile (board, board->nodes[root].slot)->places >> index & 1)
    return ABS (centre->x - entry->x) <= 1 && ABS (centre->y - entry->y) <= 1;
  for (guint i = 0; i < tile->n_segments; i++)
    if (tw_board_root (board, entry->first_node + i) == root)
      return TRUE;
  return FALSE;
}

/* 3d: whose bars these will be is what the majority is now; farmers have none. Rule: GOLD-007,
 * GOLD-010, GOLD-011, GOLD-012, GOLD-014, TURN-048. */
static TwStepResult
entitle_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  Gold *gold = own;
  guint winners;

  if (frame->event != TW_EVENT_COMPLETE || gold->n_piles == 0)
    return TW_STEP_DONE;
  winners = tw_feature_value_majority (play, frame->node);
  for (guint i = 0; i < gold->n_piles && winners != 0; i++)
    if (covers (play, frame->node, gold->piles[i].slot))
      gold->piles[i].entitled |= (guint8) winners;
  return TW_STEP_DONE;
}

static void
take_bar (TwPlay *play, Gold *gold, guint seat, guint pile)
{
  set_pile (gold, gold->piles[pile].slot, gold->piles[pile].n - 1u);
  tw_play_give_tokens (play, seat, gold->token, 1);
}

static guint
n_entitled_piles (const Gold *gold, guint seats)
{
  guint n = 0;

  for (guint i = 0; i < gold->n_piles; i++)
    n += (gold->piles[i].entitled & seats) != 0;
  return n;
}

static gboolean
is_alone (const Gold *gold, guint seat)
{
  for (guint i = 0; i < gold->n_piles; i++)
    if ((gold->piles[i].entitled & ~(1u << seat)) != 0)
      return FALSE;
  return TRUE;
}

/* Nobody contests what is left: in which order it is taken is no question. Rule: GOLD-008. */
static void
take_all (TwPlay *play, Gold *gold, guint seat)
{
  for (guint i = gold->n_piles; i-- > 0;)
    while (i < gold->n_piles && (gold->piles[i].entitled >> seat & 1))
      take_bar (play, gold, seat, i);
}

/* 4a: one bar at a time in the order of seats from the player on turn. Rule: GOLD-009,
 * GOLD-023, GOLD-024, TURN-021, TURN-051. */
static TwStepResult
give_out_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  Gold *gold = own;
  guint n_seats = play->rules->n_seats;

  for (; n_entitled_piles (gold, 0xff) > 0; frame->cursor++)
    {
      guint seat = (frame->seat + frame->cursor) % n_seats;
      guint n = n_entitled_piles (gold, 1u << seat);

      if (n > 1 && is_alone (gold, seat))
        take_all (play, gold, seat);
      else if (n > 0)
        {
          frame->decider = (guint8) seat;
          return TW_STEP_ASK;
        }
    }
  return TW_STEP_DONE;
}

/* Bars that most others may take come first: whoever does not mind takes those. */
static void
give_out_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  const Gold *gold = own;

  for (guint most = play->rules->n_seats; most > 0; most--)
    for (guint i = 0; i < gold->n_piles; i++)
      if ((gold->piles[i].entitled >> frame->decider & 1)
          && (guint) __builtin_popcount (gold->piles[i].entitled) == most)
        list_tile (play, gold->piles[i].slot, gold->take, frame->decider, list);
}

static void
give_out_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  Gold *gold = own;
  int pile = find_pile (gold, tw_board_slot_at (&play->board, action->x, action->y));

  g_return_if_fail (pile >= 0);
  take_bar (play, gold, action->seat, (guint) pile);
  frame->cursor++;
}

/* 31: Rule: GOLD-016, TURN-031. */
static TwStepResult
leave_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  Gold *gold = own;

  memset (gold->piles, 0, sizeof gold->piles);
  gold->n_piles = 0;
  return TW_STEP_DONE;
}

/* ---- in words --------------------------------------------------------------------------- */

static const char *
gold_why_not (const TwPlay *play, gconstpointer own, const TwAction *action)
{
  const Gold *gold = own;
  const char *phase = tw_play_phase (play);

  if (strcmp (phase, "1d") == 0)
    return action->verb == TW_VERB_FIGURE                              ? "GOLD-004"
           : action->verb == gold->lay || action->verb == TW_VERB_NONE ? "GOLD-002"
                                                                       : NULL;
  if (strcmp (phase, "4a") == 0)
    return action->verb == gold->take     ? "GOLD-010"
           : action->verb == TW_VERB_NONE ? "GOLD-009"
                                          : NULL;
  return NULL;
}

/* ---- facts, pieces, checks ---------------------------------------------------------------- */

/* The tile of a fact about bars on it; %FALSE if the fact is another one. */
static gboolean
is_gold_fact (const TwPlay *play, const TwFact *fact, guint *out_slot)
{
  const char *at = fact->place;
  int x, y;

  if (*fact->group != '\0' || fact->seat != TW_SEAT_NONE || strcmp (fact->name, GOLD_WORD) != 0
      || at == NULL)
    return FALSE;
  *out_slot = tw_notation_read_cell (&at, &x, &y) && *at == '\0'
                  ? tw_board_slot_at (&play->board, x, y)
                  : TW_NO_SLOT;
  return TRUE;
}

static TwFactResult
gold_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error)
{
  Gold *gold = own;
  guint slot, most;
  guint64 n;
  int at;

  if (!is_gold_fact (play, fact, &slot))
    return TW_FACT_UNKNOWN;
  at = slot != TW_NO_SLOT ? find_pile (gold, slot) : -1;
  most = tw_play_tokens_left (play, gold->token)
         - MIN (n_lying (gold), tw_play_tokens_left (play, gold->token))
         + (at >= 0 ? gold->piles[at].n : 0);
  if (slot != TW_NO_SLOT
      && g_ascii_string_to_unsigned (fact->value, 10, 0, MIN (most, 255), &n, NULL)
      && set_pile (gold, slot, (guint) n))
    return TW_FACT_DONE;
  g_set_error (
      error, TW_NOTATION_ERROR, TW_NOTATION_ERROR_UNKNOWN,
      _ ("“%s” bars cannot lie at “%s”. Name a tile on the table, and no more bars than are "
         "left."),
      fact->value, fact->place);
  return TW_FACT_WRONG;
}

static TwFactResult
gold_tell (const TwPlay *play,
           gconstpointer own,
           const TwFact *fact,
           char **out_value,
           GError **error)
{
  const Gold *gold = own;
  guint slot;
  int at;

  if (!is_gold_fact (play, fact, &slot))
    return TW_FACT_UNKNOWN;
  at = slot != TW_NO_SLOT ? find_pile (gold, slot) : -1;
  *out_value = g_strdup_printf ("%u", at >= 0 ? gold->piles[at].n : 0);
  return TW_FACT_DONE;
}

/* Rule: GOLD-006, GOLD-012. */
static const TwPhrase bars_there = { TW_PLURAL ("{n} gold bar lies there.",
                                                "{n} gold bars lie there.") };

static gboolean
gold_piece (const TwPlay *play, gconstpointer own, guint index, TwPiece *out_piece)
{
  const Gold *gold = own;

  if (index >= gold->n_piles)
    return FALSE;
  *out_piece = (TwPiece){ .id = GOLD_WORD,
                          .there = &bars_there,
                          .slot = gold->piles[index].slot,
                          .node = TW_NO_NODE,
                          .other = TW_NO_NODE,
                          .n = gold->piles[index].n };
  return TRUE;
}

static guint64
gold_hash (const TwPlay *play, gconstpointer own)
{
  const Gold *gold = own;
  guint64 hash = 0;

  for (guint i = 0; i < gold->n_piles; i++)
    hash += tw_hash_facts (30, tw_play_hash_cell (play, gold->piles[i].slot), gold->piles[i].n,
                           gold->piles[i].entitled);
  return hash;
}

static void
gold_check (const TwPlay *play, gconstpointer own, GString *out)
{
  const Gold *gold = own;

  if (n_lying (gold) > tw_play_tokens_left (play, gold->token))
    g_string_append_printf (out, "%u bars lie on tiles, %u are left\n", n_lying (gold),
                            tw_play_tokens_left (play, gold->token));
  for (guint i = 0; i < gold->n_piles; i++)
    if (gold->piles[i].n == 0 || find_pile (gold, gold->piles[i].slot) != (int) i)
      g_string_append_printf (out, "pile %u is wrong\n", i);
}

static const TwHook hooks[] = {
  { TW_SLOT_AFTER_PLACING, 10, { "1d", lay_run, lay_list, lay_apply } },
  { TW_SLOT_BEFORE_CREDIT, 90, { "3d", entitle_run, NULL, NULL } },
  { TW_SLOT_AFTER_SCORING, 0, { "4a", give_out_run, give_out_list, give_out_apply } },
  { TW_SLOT_BEFORE_FINAL, 0, { "31", leave_run, NULL, NULL } },
};

static const TwVerbInfo verbs[] = {
  { .word = GOLD_WORD,
    .format = "@x,y",
    .takes = TW_VERB_TAKES_CELL,
    .place = TW_VERB_PLACE_CELL,
    .question = { .one = N_ ("Gold: lay a second bar on one of the highlighted tiles.") },
    .choice = { .one = N_ ("Lay gold: {cell}") },
    .done = { .one = N_ ("{player} laid a gold bar: {cell}") },
    .piece = "gold",
    .rule = "GOLD-002" },
  { .word = TAKE_WORD,
    .format = "@x,y",
    .takes = TW_VERB_TAKES_CELL,
    .place = TW_VERB_PLACE_CELL,
    .question = { .one = N_ ("Gold: take a bar from one of the highlighted tiles.") },
    .choice = { .one = N_ ("Take gold: {cell}") },
    .done = { .one = N_ ("{player} took a gold bar: {cell}") },
    .piece = "gold",
    .rule = "GOLD-009" },
};

static const char *const symbols[] = { GOLD_WORD, NULL };

const TwExpansion tw_expansion_gold_mines = {
  .id = "gold-mines",
  .state_size = sizeof (Gold),
  .most_actions = MOST_PILES,
  .symbols = symbols,
  .hooks = hooks,
  .n_hooks = G_N_ELEMENTS (hooks),
  .verbs = verbs,
  .n_verbs = G_N_ELEMENTS (verbs),
  .setup = &(const TwSetupHooks){ .set_up = gold_set_up },
  .showing = &(const TwShowingHooks){ .why_not = gold_why_not, .piece = gold_piece },
  .facts = &(const TwFactHooks){ .give = gold_give, .tell = gold_tell },
  .hash = gold_hash,
  .check = gold_check,
};
