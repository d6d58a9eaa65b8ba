/* What a feature is worth: effects applied in stages. */
#include "engine/game/feature-value.h"

#include <string.h>

typedef struct
{
  const TwPlay *play;
  guint node;
  guint root;
  int cities; /* -1 until somebody asks */
} Feature;

static int
count_cities (Feature *feature)
{
  const TwPlay *play = feature->play;

  if (feature->cities < 0)
    {
      feature->cities = (int) tw_board_n_cities (&play->board, feature->node, play->marks);
      memset (play->marks, 0, (play->board.head->n_nodes / 32u + 1) * sizeof (guint32));
    }
  return feature->cities;
}

static int
count (Feature *feature, const TwEffectRule *rule)
{
  const TwBoard *board = &feature->play->board;
  const TwSlot *slot;

  switch ((TwEffectPer) rule->per)
    {
    case TW_PER_TILE:
      return board->nodes[feature->root].n_tiles;
    case TW_PER_SYMBOL:
      return board->totals[feature->root * board->n_counted + (guint) rule->symbol];
    case TW_PER_NEIGHBOUR:
      slot = &board->slots[board->nodes[feature->node].slot];
      return (int) tw_board_n_around (board, slot->x, slot->y);
    case TW_PER_CITY:
      return count_cities (feature);
    case TW_PER_FEATURE:
    default:
      return 1;
    }
}

static gboolean
applies (const Feature *feature, const TwEffectRule *rule)
{
  const TwBoard *board = &feature->play->board;

  if (rule->if_symbol >= 0
      && board->totals[feature->root * board->n_counted + (guint) rule->if_symbol] == 0)
    return FALSE;
  return rule->tiles_most < 0 || board->nodes[feature->root].n_tiles <= rule->tiles_most;
}

/* Rates for one thing stand together, the weightiest first. */
static gboolean
same_thing (const TwEffectRule *a, const TwEffectRule *b)
{
  return a->stage == TW_STAGE_RATE && b->stage == TW_STAGE_RATE && a->per == b->per
         && a->symbol == b->symbol;
}

int
tw_feature_value (const TwPlay *play,
                  guint node,
                  guint event,
                  TwValueLine *out_lines,
                  guint *out_n_lines)
{
  const TwRules *rules = play->rules;
  Feature feature = { play, node, tw_board_root (&play->board, node), -1 };
  guint kind = play->board.nodes[node].kind;
  guint when = (guint) __builtin_ctz (event);
  const TwEffectRule *counted = NULL;
  int value = 0;
  guint n_lines = 0;

  for (guint i = rules->effect_begin[when][kind]; i < rules->effect_end[when][kind]; i++)
    {
      const TwEffectRule *rule = &rules->effects[i];
      int n;

      if ((counted != NULL && same_thing (counted, rule)) || !applies (&feature, rule))
        continue;
      n = count (&feature, rule);
      if (rule->stage == TW_STAGE_RATE)
        counted = rule;
      if (rule->stage == TW_STAGE_DIVIDE)
        value = rule->round_down ? value / rule->points : (value + rule->points - 1) / rule->points;
      else
        value += n * rule->points;
      if (out_lines != NULL && n_lines < TW_MAX_VALUE_LINES && n != 0)
        out_lines[n_lines++] = (TwValueLine){ rule->effect, n, rule->points, value };
    }
  if (out_n_lines != NULL)
    *out_n_lines = n_lines;
  return value;
}

guint
tw_feature_majority (const TwPlay *play, guint root)
{
  const guint8 *weights = &play->board.weights[root * play->board.n_seats];
  guint most = 1, winners = 0;

  for (guint seat = 0; seat < play->board.n_seats; seat++)
    if (weights[seat] > most)
      {
        most = weights[seat];
        winners = 1u << seat;
      }
    else if (weights[seat] == most)
      winners |= 1u << seat;
  return winners;
}
