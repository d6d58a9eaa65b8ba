/* The legal answers of a game, sorted for a table. */
#include "app/play/table-question.h"

#include <string.h>

static TwVerbPlace
place_of (const TwGame *game, const TwAction *action)
{
  return action->verb >= TW_N_VERBS ? tw_play_verb (tw_game_play (game), action->verb)->place
                                    : TW_VERB_PLACE_NONE;
}

TwTableQuestion
tw_table_question_find (const TwGame *game)
{
  guint n = 0;
  const TwAction *actions = tw_game_actions (game, &n);
  TwTableQuestion question = TW_QUESTION_NONE;

  for (guint i = 0; i < n; i++)
    switch (actions[i].verb)
      {
      case TW_VERB_PLACE:
        return TW_QUESTION_PLACE;
      case TW_VERB_FIGURE:
      case TW_VERB_TAKE:
        question = TW_QUESTION_FIGURE;
        break;
      case TW_VERB_NONE:
        break;
      default:
        /* Who goes to the tile's symbol stands nowhere else. */
        if (place_of (game, &actions[i]) == TW_VERB_PLACE_TURN)
          question = TW_QUESTION_FIGURE;
        else if (question == TW_QUESTION_NONE)
          question = TW_QUESTION_CHOICE;
      }
  return question;
}

gboolean
tw_table_question_is_about (const TwGame *game, guint slot)
{
  const TwFrame *frame = tw_play_turn_frame (tw_game_play (game));

  /* What the counting asks, and other players, is another question. */
  return frame != NULL && frame->slot == slot && tw_table_question_find (game) == TW_QUESTION_FIGURE
         && tw_play_decider (tw_game_play (game)) == frame->seat
         && *tw_play_phase (tw_game_play (game)) < '3';
}

guint
tw_table_spots_of_nobody (const TwRules *rules, const TwTableSpot *spots, guint n)
{
  guint figures = 0;

  for (guint i = 0; i < n; i++)
    figures |= spots[i].figures;
  for (guint type = 0; type < rules->n_figure_types; type++)
    if (rules->figure_types[type].neutral < 0)
      figures &= ~(1u << type);
  return figures;
}

void
tw_legal_cells_collect (GArray *cells, const TwGame *game)
{
  guint n = 0;
  const TwAction *actions = tw_game_actions (game, &n);

  g_array_set_size (cells, 0);
  for (guint i = 0; i < n; i++)
    {
      TwLegalCell *cell = NULL;

      if (actions[i].verb != TW_VERB_PLACE)
        continue;
      for (guint k = 0; k < cells->len && cell == NULL; k++)
        {
          TwLegalCell *other = &g_array_index (cells, TwLegalCell, k);

          if (other->x == actions[i].x && other->y == actions[i].y)
            cell = other;
        }
      if (cell == NULL)
        {
          TwLegalCell fresh = { actions[i].x, actions[i].y, 0 };

          g_array_append_val (cells, fresh);
          cell = &g_array_index (cells, TwLegalCell, cells->len - 1);
        }
      cell->turns |= (guint8) (1u << actions[i].turns);
    }
}

/* ---- spots ------------------------------------------------------------------------------- */

/* The ends that an action joins. */
static void
ends_of (const TwPlay *play, const TwAction *action, guint out_ends[2])
{
  guint slot = tw_board_slot_at (&play->board, action->x, action->y);
  guint first = slot != TW_NO_SLOT ? play->board.slots[slot].first_node : 0;

  out_ends[0] = slot != TW_NO_SLOT ? first + action->node : TW_NO_NODE;
  out_ends[1] = slot != TW_NO_SLOT ? first + action->kind : TW_NO_NODE;
}

/* Whether one place stands for several answers (how many ghosts, whose guard), so that these
 * have to be chosen by name. */
static gboolean
shares_place (const TwGame *game, const TwAction *action)
{
  TwVerbPlace place = place_of (game, action);
  guint n = 0;
  const TwAction *actions = tw_game_actions (game, &n);

  for (guint i = 0; i < n && (place == TW_VERB_PLACE_CELL || place == TW_VERB_PLACE_NODE); i++)
    if (actions[i].verb == action->verb && actions[i].x == action->x && actions[i].y == action->y
        && actions[i].node == action->node && memcmp (&actions[i], action, sizeof *action) != 0)
      return TRUE;
  return FALSE;
}

/* The spot of an action, without figures; of a pair, that of its end @end. Returns: %FALSE if
 * it has none */
static gboolean
spot_of (const TwGame *game, const TwAction *action, guint end, TwTableSpot *out_spot)
{
  const TwPlay *play = tw_game_play (game);
  const TwFrame *turn = tw_play_turn_frame (play);
  guint slot = tw_board_slot_at (&play->board, action->x, action->y), ends[2];

  *out_spot = (TwTableSpot){ .verb = action->verb, .node = TW_NO_NODE, .slot = TW_NO_SLOT };
  if (action->verb == TW_VERB_FIGURE || action->verb == TW_VERB_TAKE
      || action->verb == TW_VERB_COUNT || place_of (game, action) == TW_VERB_PLACE_NODE)
    {
      out_spot->node = tw_play_action_node (play, action);
      out_spot->slot = slot;
      return out_spot->node != TW_NO_NODE && !shares_place (game, action);
    }
  switch (place_of (game, action))
    {
    case TW_VERB_PLACE_CELL:
      out_spot->place = TW_SPOT_TILE;
      out_spot->slot = slot;
      return slot != TW_NO_SLOT && !shares_place (game, action);
    case TW_VERB_PLACE_PAIR:
      ends_of (play, action, ends);
      out_spot->place = TW_SPOT_END;
      out_spot->node = ends[end];
      out_spot->slot = slot;
      return slot != TW_NO_SLOT;
    case TW_VERB_PLACE_TURN:
      out_spot->place = TW_SPOT_SYMBOL;
      out_spot->slot = turn != NULL ? turn->slot : TW_NO_SLOT;
      return out_spot->slot != TW_NO_SLOT;
    case TW_VERB_PLACE_SYMBOL:
    case TW_VERB_PLACE_FIGURE_AT_SYMBOL:
      out_spot->place = TW_SPOT_MARK;
      out_spot->slot = slot;
      out_spot->number = action->node;
      return slot != TW_NO_SLOT;
    case TW_VERB_PLACE_SPACE:
    case TW_VERB_PLACE_SEAT:
      out_spot->place =
          place_of (game, action) == TW_VERB_PLACE_SPACE ? TW_SPOT_SPACE : TW_SPOT_SEAT;
      out_spot->number = action->kind;
      return TRUE;
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
         && a->number == b->number;
}

/* Adds the spot, or the figure to the one that is there. */
static void
add_spot (GArray *spots, const TwTableSpot *spot)
{
  for (guint i = 0; i < spots->len; i++)
    {
      TwTableSpot *other = &g_array_index (spots, TwTableSpot, i);

      if (is_same_spot (other, spot))
        {
          other->figures |= spot->figures;
          return;
        }
    }
  g_array_append_val (spots, *spot);
}

/* The spots of an action: one, two ends, or the end that goes with the one @picked. */
static void
add_spots_of (GArray *spots, const TwGame *game, const TwAction *action, guint picked)
{
  gboolean is_pair = place_of (game, action) == TW_VERB_PLACE_PAIR;
  guint ends[2] = { TW_NO_NODE, TW_NO_NODE };

  if (is_pair)
    ends_of (tw_game_play (game), action, ends);
  if (is_pair && picked != TW_NO_NODE && ends[0] != picked && ends[1] != picked)
    return;
  for (guint end = 0; end < (is_pair ? 2 : 1); end++)
    {
      TwTableSpot spot;

      if (!spot_of (game, action, end, &spot))
        continue;
      if (action->verb == TW_VERB_FIGURE || action->verb == TW_VERB_TAKE
          || spot.place == TW_SPOT_SYMBOL
          || place_of (game, action) == TW_VERB_PLACE_FIGURE_AT_SYMBOL)
        spot.figures = 1u << action->figure;
      spot.is_picked = is_pair && spot.node == picked;
      add_spot (spots, &spot);
    }
}

/* Figures to be placed come first, those to be taken back last. */
static guint
rank_of (const TwAction *action)
{
  return action->verb == TW_VERB_FIGURE ? 0 : action->verb == TW_VERB_TAKE ? 2 : 1;
}

void
tw_table_spots_collect (GArray *spots, const TwGame *game, guint picked)
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

guint
tw_table_spot_find_action (const TwGame *game,
                           const TwTableSpot *spot,
                           guint figure,
                           guint picked,
                           TwAction *out_action)
{
  guint n = 0, n_found = 0;
  const TwAction *actions = tw_game_actions (game, &n);

  for (guint i = 0; i < n; i++)
    {
      gboolean is_pair = place_of (game, &actions[i]) == TW_VERB_PLACE_PAIR;
      guint ends[2] = { TW_NO_NODE, TW_NO_NODE };
      gboolean is_it = FALSE;

      if (is_pair)
        ends_of (tw_game_play (game), &actions[i], ends);
      if (picked != TW_NO_NODE && ends[0] != picked && ends[1] != picked)
        continue;
      for (guint end = 0; end < (is_pair ? 2 : 1); end++)
        {
          TwTableSpot other;

          is_it = is_it
                  || (spot_of (game, &actions[i], end, &other) && is_same_spot (&other, spot)
                      && (spot->figures == 0 || actions[i].figure == figure));
        }
      if (!is_it)
        continue;
      /* Of a player with several colours the first that has a figure left goes there. */
      if (actions[i].verb == TW_VERB_FIGURE && n_found > 0 && out_action->verb == TW_VERB_FIGURE
          && out_action->seat != actions[i].seat)
        continue;
      *out_action = actions[i];
      n_found++;
    }
  return n_found;
}

void
tw_table_choices_collect (GArray *choices, const TwGame *game)
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

      if (actions[i].verb != TW_VERB_NONE && !spot_of (game, &actions[i], 0, &spot))
        g_array_append_val (choices, actions[i]);
    }
}

/* ---- who is asked next -------------------------------------------------------------------- */

static gboolean
has_seat (const GArray *queue, guint seat)
{
  for (guint i = 0; i < queue->len; i++)
    if (g_array_index (queue, guint8, i) == seat)
      return TRUE;
  return FALSE;
}

void
tw_table_queue_collect (GArray *queue, const TwGame *game)
{
  g_autoptr (TwGame) after = NULL;
  const TwPlay *play = tw_game_play (game);
  guint decider = tw_play_decider (play), turn = play->state->turn, n_answers;
  const char *phase = tw_play_phase (play);

  g_array_set_size (queue, 0);
  if (decider >= play->rules->n_seats
      || (tw_table_question_find (game) != TW_QUESTION_FIGURE
          && tw_table_question_find (game) != TW_QUESTION_CHOICE))
    return;
  after = tw_game_copy (game);
  play = tw_game_play (after);
  for (n_answers = 0; n_answers < 2 * play->rules->n_seats; n_answers++)
    {
      guint n = 0;
      const TwAction *actions = tw_game_actions (after, &n);
      TwAction answer;
      guint8 seat;

      if (n == 0)
        return;
      answer = actions[0];
      for (guint i = 0; i < n; i++)
        if (actions[i].verb == TW_VERB_NONE)
          answer = actions[i];
      if (!tw_game_apply (after, &answer, NULL) || play->state->turn != turn
          || strcmp (tw_play_phase (play), phase) != 0)
        return;
      seat = (guint8) tw_play_decider (play);
      if (seat < play->rules->n_seats && seat != decider && !has_seat (queue, seat))
        g_array_append_val (queue, seat);
    }
}

gboolean
tw_table_question_find_action (const TwGame *game,
                               guint verb,
                               guint node,
                               guint figure,
                               TwAction *out_action)
{
  const TwPlay *play = tw_game_play (game);
  guint n = 0;
  const TwAction *actions = tw_game_actions (game, &n);

  for (guint i = 0; i < n; i++)
    {
      if (actions[i].verb != verb)
        continue;
      if ((verb == TW_VERB_FIGURE || verb == TW_VERB_TAKE)
          && (actions[i].figure != figure || tw_play_action_node (play, &actions[i]) != node))
        continue;
      *out_action = actions[i];
      return TRUE;
    }
  return FALSE;
}
