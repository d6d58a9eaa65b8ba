/* Things that rules declare for procedures: bags with what is in them, and counting figures. */
#pragma once

#include "engine/set/procedure.h"

G_BEGIN_DECLS

/**
 * TwItemCode: something that can be drawn.
 * @word: its number among the words of the game
 * @n: how many there are
 * @title: (nullable): what it is called
 * @rules: (nullable): ids of the rules behind it
 */
typedef struct
{
  guint8 word;
  guint8 n;
  const TwTexts *title;
  const char *rules;
} TwItemCode;

/**
 * TwBagCode: what is drawn from.
 * @procedure: as its file says it
 * @word: what a draw is called
 * @order: a #TwOrder
 * @returns: whether all goes back in when nothing is left
 * @has_numbers: whether all items are numbers
 * @verb: its verb among those of the procedures
 * @first: its first item
 * @n_items: how many different ones there are
 * @n: and how many at all
 * @at: where what is left lies in the state
 */
typedef struct
{
  const TwProcedure *procedure;
  const char *word;
  guint8 order;
  gboolean returns;
  gboolean has_numbers;
  guint verb;
  guint first, n_items;
  guint n;
  gsize at;
} TwBagCode;

/** TwCountingCode: one of two counting figures: as its file says it, what it is called, and what the log says. */
typedef struct
{
  const TwProcedure *procedure;
  const TwTexts *title;
  const TwTexts *said;
} TwCountingCode;

G_END_DECLS
