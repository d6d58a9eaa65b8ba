/* What a feature is worth, and to whom: effects applied in stages. */
#include "engine/game/feature-value.h"

#include "engine/game/feature-scope.h"
#include "engine/game/majority.h"
#include "engine/game/pieces.h"
#include "engine/game/rule-profile.h"

#include <string.h>

/* A feature that is looked at for @seat, as if it had @n_more tiles. */
typedef struct
{
  const TwPlay *play;
  guint node;
  guint root;
  guint seat;
  int n_more;
  int cities; /* -1 until somebody asks */
} Feature;

static int
n_tiles (const Feature *feature)
{
  return feature->play->board.nodes[feature->root].n_tiles + feature->n_more;
}

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
count_neighbours (const Feature *feature, const TwEffectRule *rule)
{
  const TwBoard *board = &feature->play->board;
  const TwSlot *slot = &board->slots[board->nodes[feature->node].slot];

  if (rule->scope != TW_SCOPE_AROUND_4 && board->nodes[feature->root].size == 1)
    return (int) tw_board_n_around (board, slot->x, slot->y, FALSE);
  return (int) tw_feature_scope_n_tiles (feature->play, feature->node,
                                         rule->scope == TW_SCOPE_AROUND_4 ? TW_SCOPE_AROUND_4
                                                                          : TW_SCOPE_AROUND_8);
}

static int
count (Feature *feature, const TwEffectRule *rule)
{
  switch ((TwEffectPer) rule->per)
    {
    case TW_PER_TILE:
      return n_tiles (feature);
    case TW_PER_SYMBOL:
      return (int) tw_feature_scope_n_symbols (feature->play, feature->node, rule->scope,
                                               (guint) rule->symbol);
    case TW_PER_NEIGHBOUR:
      return count_neighbours (feature, rule);
    case TW_PER_CITY:
      return count_cities (feature);
    case TW_PER_KIND:
      return (int) tw_feature_scope_n_features (feature->play, feature->node, rule->scope,
                                                rule->effect->kind, rule->effect->only_complete);
    case TW_PER_TILE_WITH:
    case TW_PER_TILE_WITHOUT:
      return (int) tw_feature_scope_n_tiles_with (feature->play, feature->node, rule->scope,
                                                  rule->effect->kind,
                                                  rule->per == TW_PER_TILE_WITH);
    case TW_PER_FEATURE:
      break;
    }
  return 1;
}

static gboolean
has_symbol (const Feature *feature, const TwEffectRule *rule, int symbol)
{
  return tw_feature_scope_n_symbols (feature->play, feature->node, rule->scope, (guint) symbol) > 0;
}

static gboolean
has_figure (const Feature *feature, int type, guint seat)
{
  const TwPlay *play = feature->play;
  gboolean is_neutral = type < TW_MAX_FIGURE_TYPES && play->rules->figure_types[type].neutral >= 0;
  const TwFigure *figures = is_neutral ? tw_play_neutral (play, (guint) type) : play->figures;
  guint n = is_neutral ? 1 : play->rules->n_figures;

  for (guint i = 0; i < n; i++)
    if (figures[i].place == TW_FIGURE_NODE && figures[i].type == type
        && (seat == TW_SEAT_NONE || figures[i].seat == seat)
        && tw_board_root (&play->board, figures[i].node) == feature->root)
      return TRUE;
  return FALSE;
}

static gboolean
applies (const Feature *feature, const TwEffectRule *rule)
{
  int n = n_tiles (feature);

  return n <= rule->tiles_most && n >= rule->tiles_least
         && (rule->if_symbol < 0 || has_symbol (feature, rule, rule->if_symbol))
         && (rule->unless_symbol < 0 || !has_symbol (feature, rule, rule->unless_symbol))
         && (rule->if_figure < 0 || has_figure (feature, rule->if_figure, TW_SEAT_NONE))
         && (rule->if_own_figure < 0
             || (feature->seat != TW_SEAT_NONE
                 && has_figure (feature, rule->if_own_figure, feature->seat)));
}

/* @out_n: (nullable): how many there are of what the effect counts, if it applies */
static inline gboolean
reckon (Feature *feature, const TwEffectRule *rule, int *out_n)
{
  if (!applies (feature, rule))
    return FALSE;
  if (out_n != NULL)
    *out_n = count (feature, rule);
  return TRUE;
}

static G_NO_INLINE gboolean
reckon_profiled (Feature *feature, const TwEffectRule *rule, int *out_n)
{
  guint before = tw_play_enter_rule (feature->play, rule->effect);
  gboolean does_apply = reckon (feature, rule, out_n);

  tw_play_count_rule (feature->play);
  tw_play_leave_rule (feature->play, before);
  return does_apply;
}

/* Whether the effect applies, of which a profile hears. */
static inline gboolean
reckon_told (Feature *feature, const TwEffectRule *rule, int *out_n)
{
  return G_UNLIKELY (feature->play->profile != NULL) ? reckon_profiled (feature, rule, out_n)
                                                     : reckon (feature, rule, out_n);
}

/* Rates for one thing stand together, the weightiest first. */
static gboolean
same_thing (const TwEffectRule *a, const TwEffectRule *b)
{
  return a->stage == TW_STAGE_RATE && b->stage == TW_STAGE_RATE && a->per == b->per
         && a->symbol == b->symbol && a->scope == b->scope && a->effect->kind == b->effect->kind
         && a->effect->only_complete == b->effect->only_complete;
}

/* Rounds away from zero or towards it; @divisor is positive. */
static int
divide (int value, int divisor, gboolean down)
{
  int quotient = value / divisor;

  if (down || value % divisor == 0)
    return quotient;
  return value > 0 ? quotient + 1 : quotient - 1;
}

static const TwEffectSpan *
span_of (const TwPlay *play, guint node, guint event)
{
  return &play->rules->spans[__builtin_ctz (event)][play->board.nodes[node].kind];
}

/* The last line there is room for tells the rest. Returns: how many there are then */
static guint
add_line (TwValueLine *lines, guint n, TwValueLine line)
{
  if (n == TW_MAX_VALUE_LINES)
    line = (TwValueLine){ NULL, 0, line.total - lines[--n - 1].total, line.total };
  lines[n] = line;
  return n + 1;
}

static int
value_of (Feature *feature, guint event, TwValueLine *out_lines, guint *out_n_lines)
{
  const TwPlay *play = feature->play;
  const TwEffectSpan *span = span_of (play, feature->node, event);
  const TwEffectRule *counted = NULL;
  int value = 0;
  guint n_lines = 0;

  for (guint i = span->begin; i < span->credit; i++)
    {
      const TwEffectRule *rule = &play->rules->effects[i];
      int n;

      if ((counted != NULL && same_thing (counted, rule)) || !reckon_told (feature, rule, &n))
        continue;
      if (rule->stage == TW_STAGE_RATE)
        counted = rule;
      if (rule->stage == TW_STAGE_DIVIDE)
        value = divide (value, rule->points, rule->round_down);
      else
        value += n * rule->points;
      /* What adds nothing is not worth a line. */
      if (out_lines != NULL && n != 0 && (rule->stage != TW_STAGE_ADD || rule->points != 0))
        n_lines =
            add_line (out_lines, n_lines, (TwValueLine){ rule->effect, n, rule->points, value });
    }
  if (out_n_lines != NULL)
    *out_n_lines = n_lines;
  return value;
}

int
tw_feature_value_for (const TwPlay *play,
                      guint node,
                      guint event,
                      guint seat,
                      TwValueLine *out_lines,
                      guint *out_n_lines)
{
  Feature feature = { play, node, tw_board_root (&play->board, node), seat, 0, -1 };

  return value_of (&feature, event, out_lines, out_n_lines);
}

/* More tiles bring no fewer points, but where an effect begins or ends with a number of tiles. */
int
tw_feature_value_least_closed (const TwPlay *play,
                               guint node,
                               TwValueLine *out_lines,
                               guint *out_n_lines)
{
  Feature feature = { play, node, tw_board_root (&play->board, node), TW_SEAT_NONE, 0, -1 };
  const TwEffectSpan *span = span_of (play, node, TW_EVENT_COMPLETE);
  int lies = n_tiles (&feature), needed, least, at;

  needed = tw_board_is_complete (&play->board, node)
               ? 0
               : (int) tw_board_n_open_cells (&play->board, node);
  at = feature.n_more = needed;
  least = value_of (&feature, TW_EVENT_COMPLETE, NULL, NULL);
  for (guint i = span->begin; i < span->credit; i++)
    {
      const TwEffectRule *rule = &play->rules->effects[i];
      const int changes[] = { rule->tiles_least - lies, rule->tiles_most + 1 - lies };

      for (guint k = 0; k < G_N_ELEMENTS (changes); k++)
        {
          int value;

          if (needed == 0 || changes[k] <= needed || changes[k] > G_MAXINT16 - lies)
            continue;
          feature.n_more = changes[k];
          value = value_of (&feature, TW_EVENT_COMPLETE, NULL, NULL);
          if (value < least)
            {
              least = value;
              at = changes[k];
            }
        }
    }
  feature.n_more = at;
  return value_of (&feature, TW_EVENT_COMPLETE, out_lines, out_n_lines);
}

int
tw_feature_value (const TwPlay *play,
                  guint node,
                  guint event,
                  TwValueLine *out_lines,
                  guint *out_n_lines)
{
  return tw_feature_value_for (play, node, event, TW_SEAT_NONE, out_lines, out_n_lines);
}

int
tw_feature_value_share (const TwPlay *play, guint winners, int value)
{
  int n = __builtin_popcount (winners);

  if (n < 2 || play->rules->tie == TW_TIE_ALL_FULL)
    return value;
  return play->rules->tie == TW_TIE_NOBODY ? 0 : (value + n - 1) / n;
}

guint
tw_feature_value_recipients (const TwPlay *play, guint root, TwEffectTo to, guint on_turn)
{
  TwWeights weights;
  guint turn = on_turn < TW_MAX_SEATS ? 1u << on_turn : 0;
  guint there = 0;

  switch (to)
    {
    case TW_TO_MAJORITY:
      return tw_majority (play, root);
    case TW_TO_COMPLETER:
      return turn;
    case TW_TO_ALL:
      return (1u << play->board.n_seats) - 1;
    case TW_TO_PRESENCE:
    case TW_TO_COLOURS:
      tw_majority_weights (play, root, &weights);
      for (guint seat = 0; seat < play->board.n_seats; seat++)
        there |= (guint) (weights.there[seat] > 0) << seat;
      return to == TW_TO_COLOURS ? there : there & turn;
    case TW_TO_NOBODY:
      break;
    }
  return 0;
}

/* The effect that says who gets the value, %NULL if none does. */
static const TwEffectRule *
find_credit (const TwPlay *play, guint root, guint event)
{
  Feature feature = { play, root, root, TW_SEAT_NONE, 0, -1 };
  const TwEffectSpan *span = span_of (play, root, event);

  for (guint i = span->credit; i < span->extra; i++)
    if (reckon_told (&feature, &play->rules->effects[i], NULL))
      return &play->rules->effects[i];
  return NULL;
}

const char *
tw_feature_value_credit_rules (const TwPlay *play, guint root, guint event)
{
  const TwEffectRule *credit = find_credit (play, root, event);

  return credit != NULL ? credit->effect->rules : NULL;
}

TwEffectTo
tw_feature_value_credit (const TwPlay *play, guint root, guint event)
{
  const TwEffectRule *credit = find_credit (play, root, event);

  if (credit != NULL)
    return (TwEffectTo) credit->to;
  /* A recall counts the figure that comes back. Rule: ABBOT-040. */
  return event == TW_EVENT_RECALL ? TW_TO_COMPLETER : TW_TO_MAJORITY;
}

gboolean
tw_feature_value_credits_by (const TwPlay *play, guint root, guint event, const TwEffect *effect)
{
  Feature feature = { play, root, root, TW_SEAT_NONE, 0, -1 };
  const TwEffectSpan *span = span_of (play, root, event);

  for (guint i = span->credit; i < span->extra; i++)
    if (applies (&feature, &play->rules->effects[i]))
      return play->rules->effects[i].effect == effect;
  return FALSE;
}

const TwEffectRule *
tw_feature_value_extra (const TwPlay *play,
                        guint root,
                        guint event,
                        guint index,
                        guint seat,
                        int *out_n)
{
  Feature feature = { play, root, root, seat, 0, -1 };
  const TwEffectSpan *span = span_of (play, root, event);
  const TwEffectRule *rule = &play->rules->effects[span->extra + index];

  if (span->extra + index >= span->end)
    return NULL;
  if (!reckon_told (&feature, rule, out_n))
    *out_n = 0;
  return rule;
}
