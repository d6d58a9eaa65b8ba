/* The free room on a tile while it is laid out: distances to walls, ways and claimed places.
 * Private to the drawing. */
#pragma once

#include "app/drawing/tile-layout-data.h"

G_BEGIN_DECLS

#define TW_MAX_CLAIMS 96

/** TwSurvey: distances sampled on a grid of %TW_MAP_NODES squared. */
typedef struct
{
  float wall[TW_MAP_NODES][TW_MAP_NODES];  /* to the nearest wall's outer face */
  float road[TW_MAP_NODES][TW_MAP_NODES];  /* to the nearest middle line of a road */
  float river[TW_MAP_NODES][TW_MAP_NODES]; /* to the nearest middle line of a river */
  float clear[TW_MAP_NODES][TW_MAP_NODES]; /* free radius in the fields, < 0 on a barrier */
  guint8 town[TW_MAP_NODES][TW_MAP_NODES]; /* index of the town + 1, 0 outside */
  const TwTileLayout *layout;
  guint n_claims;
  TwDisc claims[TW_MAX_CLAIMS];
} TwSurvey;

/** tw_survey_new: Returns: (transfer full): the survey of @layout's towns and ways */
TwSurvey *tw_survey_new (const TwTileLayout *layout);

/** tw_survey_claim: keeps decoration at least @r away from @at from now on. */
void tw_survey_claim (TwSurvey *survey, TwPoint at, double r);

/** tw_survey_clear: Returns: free radius round @p in the fields, negative on a barrier */
double tw_survey_clear (const TwSurvey *survey, TwPoint p);

/** tw_survey_wall: Returns: distance of @p to the nearest wall */
double tw_survey_wall (const TwSurvey *survey, TwPoint p);

/** tw_survey_town: Returns: index of the town in which @p lies, or -1 */
int tw_survey_town (const TwSurvey *survey, TwPoint p);

/**
 * tw_survey_find_in:
 * @survey: a survey
 * @label: what the point has to lie on, as the layout's map has it
 * @want: the wanted radius
 * @pull: the weight of nearness to the middle of all that has the label
 * @out_point: (out): the best free point, as tw_survey_find() has it
 * @out_r: (out): the free radius there
 *
 * Returns: %FALSE if nothing has that label
 */
gboolean
tw_survey_find_in (const TwSurvey *survey, guint label, double want, double pull,
                   TwPoint *out_point, double *out_r);

/**
 * tw_survey_find:
 * @survey: a survey
 * @want: the wanted radius
 * @near_to: the point to be near to
 * @pull: the weight of nearness
 * @out_r: (out) (optional): the free radius there
 *
 * Returns: the best free point in the fields: wide enough first, then near
 */
TwPoint
tw_survey_find (const TwSurvey *survey, double want, TwPoint near_to, double pull, double *out_r);

G_END_DECLS
