/* Dice that fall alike on every machine, so that a tile looks the same wherever it is drawn. */
#pragma once

#include <glib.h>

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

G_END_DECLS
