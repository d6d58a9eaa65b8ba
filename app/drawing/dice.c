/* Dice: numbers from a seed, and seeds from words. */
#include "app/drawing/dice.h"

guint32
tw_hash_text (const char *text)
{
  guint32 hash = 2166136261u;

  for (; *text != 0; text++)
    hash = (hash ^ (guchar) *text) * 16777619u;
  return hash;
}

double
tw_dice (TwDice *dice)
{
  guint32 z = dice->state += 0x9e3779b9u;

  z = (z ^ (z >> 16)) * 0x85ebca6bu;
  z = (z ^ (z >> 13)) * 0xc2b2ae35u;
  z ^= z >> 16;
  return z / 4294967296.0;
}

double
tw_dice_in (TwDice *dice, double from, double to)
{
  return from + (to - from) * tw_dice (dice);
}

guint
tw_dice_int (TwDice *dice, guint n)
{
  return (guint) (tw_dice (dice) * n) % n;
}
