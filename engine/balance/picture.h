/* What pictures of many games show: how points spread, how they come, and where on the table things happen.
 *
 * Only records of tw_plan_common() have them. */
#pragma once

#include "engine/balance/match.h"
#include "engine/balance/record.h"

G_BEGIN_DECLS

/** TwBar: a bar of a distribution: so many players had @points points, or up to TW_BAR_WIDTH - 1 more. */
typedef struct
{
  int points;
  gint64 n;
} TwBar;

/* Points that one bar stands for. */
#define TW_BAR_WIDTH 5

/**
 * TwCoursePoint: the points of a player after a part of the turns.
 * @share: which part, from 0 to 1
 * @mean: on average
 * @low: a tenth of the players have fewer
 * @middle: half of them have fewer
 * @high: nine tenths have fewer
 *
 * The last three are as exact as the bars are wide.
 */
typedef struct
{
  double share;
  double mean;
  double low;
  double middle;
  double high;
} TwCoursePoint;

/* Parts of a game at which points are looked at. */
#define TW_COURSE_PARTS 10

/**
 * TwHeat: a cell of the table.
 * @x: columns east of the start
 * @y: rows south of it
 * @tiles: in which share of the games a tile is laid there
 * @figures: how many figures are put there in a game
 */
typedef struct
{
  int x;
  int y;
  double tiles;
  double figures;
} TwHeat;

/** tw_picture_take: adds to @tally what pictures need of a game in which %TW_NOTE_COURSE was noted. */
void tw_picture_take (const TwNotes *notes, TwDealSums *tally);

/** tw_picture_bars: Returns: (transfer full) (element-type TwBar): how the points of players at the end spread, from the fewest up; those
 * that nobody had are left out */
GArray *tw_picture_bars (const TwRecord *record);

/** tw_picture_course: Returns: (transfer full) (element-type TwCoursePoint): how the points come in the course of a game */
GArray *tw_picture_course (const TwRecord *record);

/** tw_picture_heat: Returns: (transfer full) (element-type TwHeat): the cells that were used, from north to south, in each row from
 * west to east */
GArray *tw_picture_heat (const TwRecord *record);

G_END_DECLS
