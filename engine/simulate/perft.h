/* Counts sequences of placements: a check of boards that others can repeat.
 *
 * The start lies; a move is a kind of tile still in the bag (variants are one kind),
 * an open place and a rotation that agrees with every neighbour.
 */
#pragma once

#include "engine/game/rules.h"

G_BEGIN_DECLS

/**
 * TwPerft: what one depth has.
 * @raw: sequences
 * @distinct: the same, rotations of a tile with the same four edge letters counted once
 */
typedef struct
{
  guint64 raw;
  guint64 distinct;
} TwPerft;

/**
 * tw_perft:
 * @rules: the rules; only their tiles matter
 * @depth: placements, 1 or more
 * @out: (out) (array): room for @depth results; the first is that of depth 1
 */
void tw_perft (const TwRules *rules, guint depth, TwPerft *out);

G_END_DECLS
