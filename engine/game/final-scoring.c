/* The end of the game: unfinished features, then fields. */
#include "engine/game/final-scoring.h"

#include "engine/game/feature-value.h"
#include "engine/game/gain.h"
#include "engine/game/majority.h"
#include "engine/game/pieces.h"
#include "engine/game/programs-private.h"
#include "engine/game/scoring.h"

#include <string.h>

/* Whether the end looks at the feature of @entry: somebody stands there, or it is
 * unfinished and some effect does not ask who does. */
static gboolean
counts (const TwPlay *play, const TwNode *entry)
{
  return entry->occupants > 0 || tw_majority (play, entry->root) != 0
         || ((play->rules->counts_empty[1] & TW_KIND_BIT (entry->kind))
             && (entry->kind == TW_KIND_FIELD || entry->n_open > 0));
}

/* Whether the end looks at no feature but those that a figure occupies: nothing weighs without
 * standing, and no effect asks for less. */
static gboolean
counts_occupied_only (const TwPlay *play)
{
  return play->rules->counts_empty[1] == 0 && !play->rules->has_weigh
         && !play->board.head->has_idle_weights;
}

/* The feature with a figure whose root is the least from @first on: there are fewer figures than
 * nodes by far. */
static guint
next_occupied (const TwPlay *play, guint first, gboolean fields)
{
  const TwNode *nodes = play->board.nodes;
  guint next = TW_NO_NODE;

  for (guint i = 0; i < play->rules->n_figures + play->rules->n_neutral; i++)
    if (play->figures[i].place == TW_FIGURE_NODE)
      {
        guint root = nodes[play->figures[i].node].root;

        if (root >= first && root < next && nodes[root].occupants > 0
            && (nodes[root].kind == TW_KIND_FIELD) == fields)
          next = root;
      }
  return next;
}

/* The next feature to be counted from the frame's cursor on, or %TW_NO_NODE. */
static guint
next_counted (const TwPlay *play, TwFrame *frame, gboolean fields)
{
  if (counts_occupied_only (play))
    {
      guint node = next_occupied (play, frame->cursor, fields);

      frame->cursor = (guint16) MIN (node + 1, play->board.head->n_nodes);
      return node;
    }
  while (frame->cursor < play->board.head->n_nodes)
    {
      guint node = frame->cursor++;
      const TwNode *entry = &play->board.nodes[node];

      if (entry->root == node && (entry->kind == TW_KIND_FIELD) == fields && counts (play, entry))
        return node;
    }
  return TW_NO_NODE;
}

/* 35: Rule: BASE-092, BASE-093, BASE-094, BASE-095, BASE-211, TURN-035. */
static TwStepResult
unfinished_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  guint node = play->rules->final_incomplete ? next_counted (play, frame, FALSE) : TW_NO_NODE;

  if (node == TW_NO_NODE)
    {
      frame->cursor = 0;
      return TW_STEP_DONE;
    }
  tw_play_count_feature (play, node, TW_EVENT_END);
  return TW_STEP_AGAIN;
}

/* Gives @points for a city, or for cities at a field, and says so. @node: the city, or a field at
 * the city behind inert edges, which has no node */
static void
credit_city (TwPlay *play,
             guint node,
             guint seat,
             int points,
             const TwWeights *weights,
             const char *rules)
{
  TwEvent *event;

  if (points == 0)
    return;
  tw_play_credit (play, seat, TW_KIND_FIELD, points);
  event = tw_play_record (play, TW_EVENT_SCORED, seat);
  if (event == NULL)
    return;
  event->points = points;
  event->feature = TW_KIND_FIELD;
  event->node = node;
  event->complete = TRUE;
  event->n_tiles = play->board.nodes[node].n_tiles;
  for (guint i = 0; i < play->board.n_seats; i++)
    event->weights[i] = (guint8) MIN (255, weights->there[i]);
  event->rules = rules;
}

/* Adds to @weights what stands on the different fields at @city. Returns: one of them */
static guint
farmers_at_city (TwPlay *play, guint city, TwWeights *weights)
{
  const TwBoard *board = &play->board;
  guint field = TW_NO_NODE;
  TwWeights there;

  for (guint node = 0; node < board->head->n_nodes; node++)
    if (board->nodes[node].root == node && board->nodes[node].kind == TW_KIND_FIELD
        && board->nodes[node].occupants > 0)
      {
        tw_board_n_cities (board, node, play->marks);
        if (play->marks[city / 32] & (1u << (city % 32)))
          {
            field = node;
            tw_majority_weights (play, node, &there);
            for (guint seat = 0; seat < board->n_seats; seat++)
              {
                weights->there[seat] += there.there[seat];
                weights->ties[seat] += there.ties[seat];
              }
          }
        memset (play->marks, 0, (board->head->n_nodes / 32u + 1) * sizeof (guint32));
      }
  return field;
}

/* First edition: each city goes once, to the most farmers of all its fields together; behind
 * the nodes comes the city behind inert edges. Rule: BASE-201, COUNT-008. */
static void
fields_per_city (TwPlay *play)
{
  const TwBoard *board = &play->board;

  for (guint city = 0; city <= board->head->n_nodes; city++)
    {
      gboolean has_node = city < board->head->n_nodes;
      TwWeights weights = { { 0 }, { 0 } };
      guint winners, field;

      if (has_node
          && (board->nodes[city].root != city || board->nodes[city].kind != TW_KIND_CITY
              || board->nodes[city].n_open > 0))
        continue;
      field = farmers_at_city (play, city, &weights);
      winners = tw_majority_of (&weights, board->n_seats);
      for (guint seat = 0; seat < board->n_seats; seat++)
        if (winners >> seat & 1)
          credit_city (play, has_node ? city : field, seat,
                       tw_feature_value_share (play, winners, play->rules->field_per_city_points),
                       &weights, "BASE-201");
    }
}

/* One field for one of those who have the most farmers there: the cities that no field
 * before has brought this player. */
static void
field_once (TwPlay *play, guint node, guint seat, guint winners)
{
  const TwBoard *board = &play->board;
  /* The marks are kept from field to field. */
  int n_new = (int) tw_board_n_cities (board, node, play->marks);
  int points = n_new * tw_rules_parameter (play->rules, "field.city.end");
  TwWeights weights;

  tw_majority_weights (play, node, &weights);
  credit_city (play, node, seat, tw_feature_value_share (play, winners, points), &weights,
               "BASE-202");
}

/* First edition, second wording: each field on its own, but one city feeds one player
 * once. Fields held alone come first, so that a tie takes no city from them. Rule: BASE-202. */
static void
fields_once (TwPlay *play)
{
  const TwBoard *board = &play->board;
  gsize bytes = (board->head->n_nodes / 32u + 1) * sizeof (guint32);

  for (guint seat = 0; seat < board->n_seats; seat++)
    {
      for (guint shared = 0; shared < 2; shared++)
        for (guint node = 0; node < board->head->n_nodes; node++)
          {
            guint winners;

            if (board->nodes[node].root != node || board->nodes[node].kind != TW_KIND_FIELD)
              continue;
            winners = tw_majority (play, node);
            if ((winners >> seat & 1) && ((winners & (winners - 1)) != 0) == shared)
              field_once (play, node, seat, winners);
          }
      memset (play->marks, 0, bytes);
    }
}

/* 36: Rule: BASE-096, BASE-100 to BASE-105, TURN-036. */
static TwStepResult
fields_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  guint node;

  if (play->rules->field_method == TW_FIELD_PER_FIELD)
    {
      node = next_counted (play, frame, TRUE);
      if (node == TW_NO_NODE)
        return TW_STEP_DONE;
      tw_play_count_feature (play, node, TW_EVENT_END);
      return TW_STEP_AGAIN;
    }
  if (play->rules->field_method == TW_FIELD_PER_CITY)
    fields_per_city (play);
  else
    fields_once (play);
  return TW_STEP_DONE;
}

/* 39: Rule: BASE-097, BASE-098, TURN-039. */
static TwStepResult
finish_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  play->state->status = TW_STATUS_FINISHED;
  return TW_STEP_DONE;
}

static const TwStep unfinished_step = { "35", unfinished_run, NULL, NULL };
static const TwStep fields_step = { "36", fields_run, NULL, NULL };
const TwStep tw_finish_step = { "39", finish_run, NULL, NULL };

static const TwProgramItem end_program[] = {
  { NULL, TW_SLOT_BEFORE_FINAL }, { &unfinished_step, 0 },       { &fields_step, 0 },
  { &tw_tokens_step, 0 },         { NULL, TW_SLOT_AFTER_FINAL }, { &tw_finish_step, 0 },
};

const TwProgramItem *
tw_end_program (guint *out_n)
{
  *out_n = G_N_ELEMENTS (end_program);
  return end_program;
}

void
tw_play_end (TwPlay *play, guint reason)
{
  /* The end takes the whole stack: nothing of the turns below goes on. */
  if (play->rules->has_gains)
    tw_gains_settle (play);
  if (play->state->n_gains != 0)
    tw_gains_end_turn (play, play->state->on_turn);
  tw_play_drop_turns (play);
  play->state->reason = (guint8) reason;
  tw_play_push (play, TW_PROGRAM_END)->event = TW_EVENT_END;
}
