/* How a computer player weighs what it sees: what it likes better than others do. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwTemper: weights of tw_judge().
 * @own: how often a point of its own counts
 * @rival: how often one of the best of the others counts
 * @fields: what counts of what fields promise, in percent
 * @hopes: what counts of what other features could bring beyond what they bring now, in percent
 * @at_home: what a figure of the supply is worth, in hundredths of a point
 *
 * Constant data. Games that all win or lose together are judged by their expansion, whatever the temper.
 */
typedef struct
{
  int own;
  int rival;
  int fields;
  int hopes;
  int at_home;
} TwTemper;

/* That of a player who likes nothing better than anything else. */
extern const TwTemper tw_plain_temper;

G_END_DECLS
