/* Counts sequences of placements, a check of the board that other programs can repeat.
 *
 * The start is on the table. A move is a kind of tile left in the bag (variants are one kind), an
 * open place, and a rotation that matches every neighbour.
 */
#pragma once

#include "engine/game/rules.h"

G_BEGIN_DECLS

/**
 * TwPerft: the counts of one depth.
 * @raw: number of sequences
 * @distinct: the same, but rotations of a tile with the same four edge letters count once
 */
typedef struct
{
  guint64 raw;
  guint64 distinct;
} TwPerft;

/**
 * tw_perft:
 * @rules: the rules; only their tiles matter
 * @depth: number of placements, 1 or more
 * @out: (out) (array): room for @depth results; the first is that of depth 1
 */
void tw_perft (const TwRules *rules, guint depth, TwPerft *out);

G_END_DECLS
