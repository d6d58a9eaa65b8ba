/* The parts of a score: what points are for. */
#pragma once

#include "engine/game/event.h"

G_BEGIN_DECLS

/* The parts of a score in charts and tables: kinds of feature, land that sets invent, and tokens.
 * Points from anything else are "other"; points that no event brought are "given": those of a given
 * position, and those that were typed in. */
typedef enum
{
  TW_RESULT_ROADS,
  TW_RESULT_CITIES,
  TW_RESULT_MONASTERIES,
  TW_RESULT_FIELDS,
  TW_RESULT_OWN_LAND,
  TW_RESULT_TOKENS,
  TW_RESULT_OTHER,
  TW_RESULT_GIVEN,
  TW_N_RESULT_PARTS
} TwResultPart;

/** tw_result_part_of: Returns: the part that the points of @event belong to */
TwResultPart tw_result_part_of (const TwEvent *event);

/** tw_result_part_id: Returns: (transfer none): the part's name in files: "roads" */
const char *tw_result_part_id (TwResultPart part);

G_END_DECLS
