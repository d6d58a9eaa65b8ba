/* What the form of a print plan says of each member of the plan. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/* The most words that a choice has. */
#define TW_PLAN_MAX_WORDS 6

/**
 * TwPlanRow:
 * @member: the plan's member; %NULL for a heading
 * @title: its title for people, marked for gettext; "" for a heading that only begins a group
 * @hint: (nullable): what it is for
 * @words: (nullable): for a choice its words for people, in the order of the member's
 * @is_shown: (nullable): whether it says anything for that plan and set; always without it
 */
typedef struct
{
  const char *member;
  const char *title;
  const char *hint;
  const char *words[TW_PLAN_MAX_WORDS];
  gboolean (*is_shown) (const TwPrintPlan *plan, const TwTileSet *set);
} TwPlanRow;

/** tw_plan_rows: Returns: (array length=out_n): the rows from top to bottom, each heading before
 * its own */
const TwPlanRow *tw_plan_rows (guint *out_n);

G_END_DECLS
