/* What happened, for people: scores with their arithmetic, tiles that fit nowhere. */
#pragma once

#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

#define TW_MAX_VALUE_LINES 8

/**
 * TwValueLine:
 * @effect: (nullable): the effect
 * @n: how many of what it counts
 * @points: points for each, or the divisor
 * @total: what the value is after this line
 */
typedef struct
{
  const TwEffect *effect;
  int n;
  int points;
  int total;
} TwValueLine;

/**
 * TwEventKind:
 * @TW_EVENT_SCORED: a feature was counted
 * @TW_EVENT_UNPLACEABLE: a drawn tile fits nowhere and is put away
 * @TW_EVENT_OWN: an expansion gave points
 */
typedef enum
{
  TW_EVENT_SCORED,
  TW_EVENT_UNPLACEABLE,
  TW_EVENT_OWN
} TwEventKind;

/**
 * TwEvent:
 * @kind: what happened
 * @turn: in which turn, from 1; 0 at the end of the game
 * @seat: who got @points
 * @points: what the seat got
 * @feature: the feature's kind
 * @node: any of its nodes
 * @tile: UNPLACEABLE: kind of tile
 * @complete: whether the feature was complete
 * @n_tiles: its different tiles
 * @weights: what each seat had there
 * @n_lines: lines of arithmetic
 * @lines: the arithmetic
 * @rules: (nullable): rule ids beside those of the lines
 * @log_index: index of the log entry that caused it
 */
typedef struct
{
  TwEventKind kind;
  guint turn;
  guint seat;
  int points;
  TwKind feature;
  guint node;
  guint tile;
  gboolean complete;
  guint n_tiles;
  guint8 weights[6];
  guint n_lines;
  TwValueLine lines[TW_MAX_VALUE_LINES];
  const char *rules;
  guint log_index;
} TwEvent;

G_END_DECLS
