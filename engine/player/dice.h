/* A computer player's own random numbers, apart from the game's generator. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tw_dice_next:
 * @state: (inout): the generator's state; any number is a valid seed
 *
 * The generator is splitmix64, for which every seed is equally good.
 *
 * Returns: the next number
 */
static inline guint64
tw_dice_next (guint64 *state)
{
  guint64 z = *state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

/** tw_dice_below: Returns: the next number below @n */
static inline guint
tw_dice_below (guint64 *state, guint n)
{
  return (guint) (((tw_dice_next (state) >> 32) * n) >> 32);
}

G_END_DECLS
