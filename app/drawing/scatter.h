/* Deterministic scatter: dice, and points that keep a distance. */
#pragma once

#include "app/drawing/point.h"

G_BEGIN_DECLS

/** TwDice: a small generator; equal seeds throw equal numbers on every machine. */
typedef struct
{
  guint32 state;
} TwDice;

/** tw_hash_text: Returns: FNV-1a of @text, for seeds */
guint32 tw_hash_text (const char *text);

/** tw_dice: Returns: a number from 0 up to but not including 1 */
double tw_dice (TwDice *dice);

/** tw_dice_in: Returns: a number from @from up to but not including @to */
double tw_dice_in (TwDice *dice, double from, double to);

/** tw_dice_int: Returns: an integer from 0 to @n - 1 */
guint tw_dice_int (TwDice *dice, guint n);

/**
 * tw_scatter_points:
 * @dice: dice
 * @apart: least distance between two points, .008 or more
 * @margin: least distance from the border of the tile
 * @out: (array length=max): the points
 * @max: most points
 *
 * Throws points on the tile until there is hardly room for more (Poisson disc).
 *
 * Returns: number of points
 */
guint tw_scatter_points (TwDice *dice, double apart, double margin, TwPoint *out, guint max);

G_END_DECLS
