/* The legal answers of a game that have a place, as spots; the others as choices. */
#include "app/game/table-question.h"

#include <string.h>

#include "engine/game/pair.h"
#include "engine/game/pieces.h"
#include "engine/game/sandbox.h"
#include "engine/game/tokens.h"

TwVerbPlace
tw_table_question_action_place (const TwGame *game, const TwAction *action)
{
  return action->verb >= TW_N_VERBS ? tw_play_verb (tw_game_play (game), action->verb)->place
                                    : TW_VERB_PLACE_NONE;
}

static gboolean
is_figure (const TwAction *action)
{
  return action->verb == TW_VERB_FIGURE || action->verb == TW_VERB_TAKE;
}

/* Whether the verb's number says how many are meant of what is in one place. */
static gboolean
has_amount (TwVerbPlace place)
{
  return place == TW_VERB_PLACE_CELL || place == TW_VERB_PLACE_NODE;
}

/* ---- where an action has its spot ------------------------------------------------------------ */

/* Where the figure stands that an action names by its tile. */
static guint
standing_node (const TwPlay *play, const TwAction *action, gboolean of_seat)
{
  guint slot = tw_board_slot_at (&play->board, action->x, action->y);

  for (guint i = 0; slot != TW_NO_SLOT && i < play->rules->n_figures; i++)
    if (play->figures[i].place == TW_FIGURE_NODE
        && play->board.nodes[play->figures[i].node].slot == slot
        && (!of_seat || play->figures[i].seat == action->kind))
      return play->figures[i].node;
  return TW_NO_NODE;
}

guint
tw_table_question_about (const TwGame *game)
{
  const TwPlay *play = tw_game_play (game);

  for (guint i = 0; i < play->rules->n_expansions; i++)
    {
      const TwExpansion *expansion = play->rules->expansions[i];
      guint node = TW_HAS_HOOK (expansion, showing, about)
                       ? expansion->showing->about (play, tw_play_own (play, (int) i))
                       : TW_NO_NODE;

      if (node != TW_NO_NODE)
        return node;
    }
  return TW_NO_NODE;
}

/* What the question is about, as near to the tile of the turn as it gets. */
static guint
about_node (const TwGame *game)
{
  const TwBoard *board = &tw_game_play (game)->board;
  const TwFrame *turn = tw_play_turn_frame (tw_game_play (game));
  guint node = tw_table_question_about (game), at = node;

  if (node == TW_NO_NODE || turn == NULL)
    return node;
  do
    {
      if (board->nodes[at].slot == turn->slot)
        return at;
      at = board->nodes[at].next;
    }
  while (at != node);
  return node;
}

/* Puts the spot on @node. Returns: %FALSE if there is none */
static gboolean
set_node (const TwPlay *play, TwTableSpot *spot, guint node)
{
  spot->node = node;
  spot->slot = node != TW_NO_NODE ? play->board.nodes[node].slot : TW_NO_SLOT;
  return node != TW_NO_NODE;
}

/* Puts the spot of a tile on which a token is laid where such tokens lie. */
static void
set_mark (const TwPlay *play, TwTableSpot *spot)
{
  const char *piece = tw_play_verb (play, spot->verb)->piece;
  int token = piece != NULL ? tw_rules_token (play->rules, piece) : -1;
  guint mark = token >= 0 && spot->slot != TW_NO_SLOT
                   ? tw_play_token_mark (play, (guint) token, spot->slot)
                   : 0;

  if (mark == 0)
    return;
  spot->place = TW_SPOT_MARK;
  spot->number = mark - 1;
}

/* Puts the spot on one end of a pair. Over a cell it is at the edge of its tile: a road may have
 * two such ends. */
static gboolean
set_end (const TwPlay *play, const TwAction *action, guint end, TwTableSpot *spot)
{
  guint ends[2];

  if (!tw_pair_nodes (play, action, ends))
    return FALSE;
  spot->place = TW_SPOT_END;
  if (tw_pair_is_over (action))
    spot->number = 1 + (((end == 0 ? action->node : action->kind) + 2u) & 3);
  return set_node (play, spot, ends[end]);
}

/* The spot of an action, without figures; of a pair, that of its end @end. Returns: %FALSE if
 * it has none */
static gboolean
spot_of (const TwGame *game, const TwAction *action, guint end, TwTableSpot *out_spot)
{
  const TwPlay *play = tw_game_play (game);
  const TwFrame *turn = tw_play_turn_frame (play);
  TwVerbPlace place = tw_table_question_action_place (game, action);
  guint slot = tw_board_slot_at (&play->board, action->x, action->y);

  *out_spot = (TwTableSpot){ .verb = action->verb, .node = TW_NO_NODE, .slot = TW_NO_SLOT };
  if (is_figure (action) || action->verb == TW_VERB_COUNT || place == TW_VERB_PLACE_NODE)
    return set_node (play, out_spot, tw_play_action_node (play, action));
  switch (place)
    {
    case TW_VERB_PLACE_CELL:
      out_spot->place = slot != TW_NO_SLOT ? TW_SPOT_TILE : TW_SPOT_CELL;
      out_spot->slot = slot;
      out_spot->x = action->x;
      out_spot->y = action->y;
      set_mark (play, out_spot);
      return TRUE;
    case TW_VERB_PLACE_PAIR:
      return set_end (play, action, end, out_spot);
    case TW_VERB_PLACE_TURN:
      out_spot->place = TW_SPOT_SYMBOL;
      out_spot->slot = turn != NULL ? turn->slot : TW_NO_SLOT;
      return out_spot->slot != TW_NO_SLOT;
    case TW_VERB_PLACE_SIGN:
      out_spot->place = TW_SPOT_SIGN;
      out_spot->slot = turn != NULL ? turn->slot : TW_NO_SLOT;
      out_spot->number = action->kind;
      return out_spot->slot != TW_NO_SLOT;
    case TW_VERB_PLACE_SYMBOL:
    case TW_VERB_PLACE_FIGURE_AT_SYMBOL:
      out_spot->place = TW_SPOT_MARK;
      out_spot->slot = slot;
      out_spot->number = action->node;
      return slot != TW_NO_SLOT;
    case TW_VERB_PLACE_SPACE:
    case TW_VERB_PLACE_SEAT:
      out_spot->place = place == TW_VERB_PLACE_SPACE ? TW_SPOT_SPACE : TW_SPOT_SEAT;
      out_spot->number = action->kind;
      return TRUE;
    case TW_VERB_PLACE_STANDING:
      return set_node (play, out_spot, standing_node (play, action, FALSE));
    case TW_VERB_PLACE_STANDING_OF:
      out_spot->number = action->kind;
      if (action->turns)
        return set_node (play, out_spot, standing_node (play, action, TRUE));
      out_spot->place = TW_SPOT_SEAT;
      return TRUE;
    case TW_VERB_PLACE_ABOUT:
      return set_node (play, out_spot, about_node (game));
    case TW_VERB_PLACE_NONE:
    case TW_VERB_PLACE_NODE:
    default:
      return FALSE;
    }
}

static gboolean
is_same_spot (const TwTableSpot *a, const TwTableSpot *b)
{
  return a->verb == b->verb && a->place == b->place && a->node == b->node && a->slot == b->slot
         && a->number == b->number && a->x == b->x && a->y == b->y;
}

/* ---- one spot for what comes to the same ----------------------------------------------------- */

/* Whether something joins roads of the feature of @root that may come apart again. */
static gboolean
may_come_apart (const TwPlay *play, guint root)
{
  TwPieceWalk walk = { 0 };
  TwPiece piece;

  while (tw_play_next_piece (play, &walk, &piece))
    if (piece.other != TW_NO_NODE && tw_board_root (&play->board, piece.node) == root)
      return TRUE;
  return FALSE;
}

/* Whether it is the same where on its feature the figure goes: it belongs to nobody, so it is
 * there for all of the feature, and the feature stays as it is. */
static gboolean
is_same_all_over (const TwPlay *play, const TwTableSpot *spot)
{
  guint figures = spot->figures;

  if (spot->verb != TW_VERB_FIGURE || spot->place != TW_SPOT_NODE || figures == 0)
    return FALSE;
  for (; figures != 0; figures &= figures - 1)
    if (play->rules->figure_types[__builtin_ctz (figures)].neutral < 0)
      return FALSE;
  return !may_come_apart (play, tw_board_root (&play->board, spot->node));
}

static gboolean
is_taken (const TwPlay *play, guint node)
{
  for (guint i = 0; i < play->rules->n_figures + play->rules->n_neutral; i++)
    if (play->figures[i].place == TW_FIGURE_NODE && play->figures[i].node == node)
      return TRUE;
  return FALSE;
}

/* Whether both spots come to the same; @spot of a whole feature goes where it is free. */
static gboolean
is_alike (const TwPlay *play, TwTableSpot *spot, const TwTableSpot *other)
{
  if (is_same_spot (spot, other))
    return TRUE;
  if (spot->verb != other->verb || !is_same_all_over (play, spot) || !is_same_all_over (play, other)
      || tw_board_root (&play->board, spot->node) != tw_board_root (&play->board, other->node))
    return FALSE;
  if (is_taken (play, spot->node) && !is_taken (play, other->node))
    set_node (play, spot, other->node);
  return TRUE;
}

/* Adds the spot, or what can be done there to the one that is there. */
static void
add_spot (GArray *spots, const TwPlay *play, const TwTableSpot *spot)
{
  for (guint i = 0; i < spots->len; i++)
    {
      TwTableSpot *other = &g_array_index (spots, TwTableSpot, i);

      if (is_alike (play, other, spot))
        {
          other->figures |= spot->figures;
          other->seats |= spot->seats;
          other->amounts |= spot->amounts;
          return;
        }
    }
  g_array_append_val (spots, *spot);
}

/* The spots of an action: one, two ends, or the end that goes with the one @picked. */
static void
add_spots_of (GArray *spots, const TwGame *game, const TwAction *action, guint picked)
{
  TwVerbPlace place = tw_table_question_action_place (game, action);
  gboolean is_pair = place == TW_VERB_PLACE_PAIR;
  guint ends[2] = { TW_NO_NODE, TW_NO_NODE };

  if (is_pair)
    tw_pair_nodes (tw_game_play (game), action, ends);
  if (is_pair && picked != TW_NO_NODE && ends[0] != picked && ends[1] != picked)
    return;
  for (guint end = 0; end < (is_pair ? 2 : 1); end++)
    {
      TwTableSpot spot;

      if (!spot_of (game, action, end, &spot))
        continue;
      if (is_figure (action) || place == TW_VERB_PLACE_TURN
          || place == TW_VERB_PLACE_FIGURE_AT_SYMBOL)
        spot.figures = 1u << action->figure;
      if (is_figure (action))
        spot.seats = 1u << MIN (action->seat, TW_MAX_SEATS);
      if (has_amount (place) && action->kind > 0 && action->kind < TW_MOST_AMOUNT)
        spot.amounts = 1u << action->kind;
      spot.is_picked = is_pair && spot.node == picked;
      add_spot (spots, tw_game_play (game), &spot);
    }
}

/* Figures to be placed come first, those to be taken back last. */
static guint
rank_of (const TwAction *action)
{
  return action->verb == TW_VERB_FIGURE ? 0 : action->verb == TW_VERB_TAKE ? 2 : 1;
}

void
tw_table_question_spots_collect (GArray *spots, const TwGame *game, guint picked)
{
  guint n = 0;
  const TwAction *actions = tw_game_actions (game, &n);

  g_array_set_size (spots, 0);
  if (tw_table_question_find (game) == TW_QUESTION_PLACE)
    return;
  for (guint rank = 0; rank < 3; rank++)
    for (guint i = 0; i < n; i++)
      if (rank_of (&actions[i]) == rank)
        add_spots_of (spots, game, &actions[i], picked);
}

/* ---- from spots back to actions -------------------------------------------------------------- */

/* Whether the action is at the spot; of a pair, at one of its ends. */
static gboolean
is_at_spot (const TwGame *game, const TwAction *action, const TwTableSpot *spot)
{
  gboolean is_pair = tw_table_question_action_place (game, action) == TW_VERB_PLACE_PAIR;

  for (guint end = 0; end < (is_pair ? 2 : 1); end++)
    {
      TwTableSpot other;

      if (spot_of (game, action, end, &other) && is_same_spot (&other, spot))
        return TRUE;
    }
  return FALSE;
}

/* Whether nothing of what is wished for is another one. */
static gboolean
is_wished (const TwAction *action, const TwTableSpot *spot, const TwSpotWish *wish)
{
  return ((spot->seats >> wish->seat & 1) == 0 || action->seat == wish->seat)
         && ((spot->amounts >> wish->amount & 1) == 0 || action->kind == wish->amount);
}

guint
tw_table_question_spot_find_action (const TwGame *game,
                                    const TwTableSpot *spot,
                                    const TwSpotWish *wish,
                                    TwAction *out_action)
{
  guint n = 0, n_found = 0;
  const TwAction *actions = tw_game_actions (game, &n);
  gboolean is_exact = FALSE;

  for (guint i = 0; i < n; i++)
    {
      guint ends[2] = { TW_NO_NODE, TW_NO_NODE };

      if (tw_table_question_action_place (game, &actions[i]) == TW_VERB_PLACE_PAIR)
        tw_pair_nodes (tw_game_play (game), &actions[i], ends);
      if ((wish->picked != TW_NO_NODE && ends[0] != wish->picked && ends[1] != wish->picked)
          || !is_at_spot (game, &actions[i], spot)
          || (spot->figures != 0 && actions[i].figure != wish->figure))
        continue;
      if (spot->place == TW_SPOT_END)
        {
          *out_action = actions[i];
          n_found++;
          continue;
        }
      /* What comes first stands for what cannot be had. */
      if (n_found == 0 || (!is_exact && is_wished (&actions[i], spot, wish)))
        *out_action = actions[i];
      is_exact = is_exact || is_wished (&actions[i], spot, wish);
      n_found = 1;
    }
  return n_found;
}

/* What chance brings with several chances is one outcome. */
static gboolean
is_among (const GArray *choices, const TwAction *action)
{
  for (guint i = 0; i < choices->len; i++)
    if (memcmp (&g_array_index (choices, TwAction, i), action, sizeof *action) == 0)
      return TRUE;
  return FALSE;
}

void
tw_table_question_choices_collect (GArray *choices, const TwGame *game)
{
  TwTableQuestion question = tw_table_question_find (game);
  guint n = 0;
  const TwAction *actions = tw_game_actions (game, &n);

  g_array_set_size (choices, 0);
  if (question != TW_QUESTION_CHOICE && question != TW_QUESTION_FIGURE)
    return;
  for (guint i = 0; i < n; i++)
    {
      TwTableSpot spot;

      /* Tiles are chosen among many pictures. */
      if (actions[i].verb != TW_VERB_NONE && !tw_sandbox_is_draw (tw_game_play (game), &actions[i])
          && !is_among (choices, &actions[i]) && !spot_of (game, &actions[i], 0, &spot))
        g_array_append_val (choices, actions[i]);
    }
}
