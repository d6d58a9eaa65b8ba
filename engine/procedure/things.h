/* What names stand for in procedures, and things that rules declare for them: bags with what is in
 * them, counting figures, zones. Private to the folder. */
#pragma once

#include "engine/set/procedure.h"

G_BEGIN_DECLS

/**
 * TwItemCode: something that can be drawn.
 * @word: its number among the words of the game
 * @n: how many there are
 * @title: (nullable): what it is called
 * @rules: (nullable): ids of the rules behind it
 * @picture: (nullable): what its picture is known by, if it has one
 */
typedef struct
{
  guint8 word;
  guint8 n;
  const TwTexts *title;
  const char *rules;
  const char *picture;
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

/* Zones of one game. */
#define TW_MAX_ZONES 16

/**
 * TwZoneCode: a place of its own, in which figures can wait; a figure in it has @place
 * %TW_FIGURE_ZONE and the number of the zone as its @detail.
 * @procedure: as its file says it
 * @kind: the kind of tile that shows it, %TW_NO_KIND if none in play does
 * @number: the number of its symbol among those drawn on that tile
 * @serves: the kinds of land to which figures come out of it
 * @title: (nullable): what it is called, if not as its symbol, by language
 * @choice: (nullable): the answer by which a figure of it goes home, by language
 * @said: (nullable): what the log says of that
 * @rule: (nullable): the rule that is told of it
 * @rule_in: (nullable): why no other rule puts a figure into it
 * @rule_out: (nullable): why no other rule takes a figure out of it
 */
typedef struct
{
  const TwProcedure *procedure;
  guint16 kind;
  guint8 number;
  TwKindSet serves;
  const TwTexts *title;
  const TwTexts *choice;
  const TwTexts *said;
  const char *rule;
  const char *rule_in;
  const char *rule_out;
} TwZoneCode;

/**
 * TwNamed: numbers of names.
 * @TW_NAMED_PLAYER: who is on turn
 * @TW_NAMED_TILE: the tile of the turn
 * @TW_NAMED_FEATURE: the feature that is counted
 * @TW_NAMED_HOME: where figures come from
 * @TW_NAMED_ASIDE: the tiles that are laid aside
 * @TW_NAMED_LAST: the tile that was laid last, face up or down
 * @TW_NAMED_GAINER: who gets points
 * @TW_NAMED_POINTS: how many
 * @TW_NAMED_FROM: the space on which the counting figure stood that they move
 * @TW_NAMED_COUNTING: that counting figure
 * @TW_NAMED_OWN: the first that a procedure gives itself
 * @TW_NAMED_NEUTRAL: and more: the type of figure that belongs to nobody
 * @TW_NAMED_TALLY: and more: of numbers: one of the @tally_numbers
 * @TW_NAMED_ZONE: and more: the number of a zone
 */
typedef enum
{
  TW_NAMED_PLAYER,
  TW_NAMED_TILE,
  TW_NAMED_FEATURE,
  TW_NAMED_HOME,
  TW_NAMED_ASIDE,
  TW_NAMED_LAST,
  TW_NAMED_GAINER,
  TW_NAMED_POINTS,
  TW_NAMED_FROM,
  TW_NAMED_COUNTING,
  TW_NAMED_OWN,
  TW_NAMED_NEUTRAL = 0x80,
  TW_NAMED_TALLY = 0xa0,
  TW_NAMED_ZONE = 0xc0
} TwNamed;

G_END_DECLS
