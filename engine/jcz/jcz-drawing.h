/* Finds a drawing for given fields: road ends and contacts with which the derived fields are the
 * given ones. */
#pragma once

#include "engine/tile/field-derivation.h"

G_BEGIN_DECLS

/**
 * TwGivenField:
 * @rim: its half-edges, 0 for an enclosed field
 * @cities: the cities it touches
 */
typedef struct
{
  TwRim rim;
  TwSegmentSet cities;
} TwGivenField;

/**
 * tw_jcz_draw:
 * @topology: (inout): the segments without junctions; gets junctions, corners of cities and paths,
 *   and overrides if nothing else helps
 * @given: (array length=n_given): the fields wanted
 * @n_given: how many
 *
 * Tries plain drawings first: roads that end at a monastery, a lake, a crop circle, a
 * crossing, a city's gate or a cottage; then bridges, corners, strokes and contacts.
 *
 * Returns: whether the derived fields are the given ones
 */
gboolean tw_jcz_draw (TwTopology *topology, const TwGivenField *given, guint n_given);

G_END_DECLS
