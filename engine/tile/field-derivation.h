/* Derives the fields of a tile from its barriers. */
#pragma once

#include "engine/tile/topology.h"

G_BEGIN_DECLS

#define TW_MAX_FIELDS 16

/**
 * TwField:
 * @rim: the places it owns, with the middles of grass edges and free corners; 0 for an enclosed
 *   field. Mask it with %TW_RIM_HALVES for the notation
 * @cities: the cities on its contour
 * @touches_enclave: whether it borders the City of Carcassonne
 * @is_misty: whether its ports lie under mist (only with %TW_FIELDS_MIST_PARTS)
 * @is_overridden: whether an override changed it
 */
typedef struct
{
  TwRim rim;
  TwSegmentSet cities;
  gboolean touches_enclave;
  gboolean is_misty;
  gboolean is_overridden;
} TwField;

/**
 * TwFields:
 * @n_fields: number of fields
 * @fields: fields with ports first, clockwise by their first port from NL; then the enclosed ones
 * @stale: bit n is set when override n of the topology names a port, a city or an enclosed field
 *   that is gone, or changes nothing
 * @crossing: two segments that cross without a junction, if any; such a drawing has no well-defined
 *   fields, and the result is a guess
 */
typedef struct
{
  guint8 n_fields;
  guint16 stale;
  TwSegmentSet crossing;
  TwField fields[TW_MAX_FIELDS];
} TwFields;

/**
 * TwFieldFlags:
 * @TW_FIELDS_DEFAULT: the land alone
 * @TW_FIELDS_MIST_PARTS: mist bounds a field as a city does (competitive Mists)
 * @TW_FIELDS_NO_OVERRIDES: as drawn, without the designer's overrides
 * @TW_FIELDS_RIVER_ENDS_PART: a river that ends on the tile parts its field as if it continued to
 *   the opposite edge
 * @TW_FIELDS_ENCLAVE_IS_NO_CITY: fields at an enclave do not count it as a city that they touch
 */
typedef enum
{
  TW_FIELDS_DEFAULT = 0,
  TW_FIELDS_MIST_PARTS = 1 << 0,
  TW_FIELDS_NO_OVERRIDES = 1 << 1,
  TW_FIELDS_RIVER_ENDS_PART = 1 << 2,
  TW_FIELDS_ENCLAVE_IS_NO_CITY = 1 << 3
} TwFieldFlags;

/**
 * tw_fields_derive:
 * @topology: a topology
 * @flags: see #TwFieldFlags
 * @out_fields: (out caller-allocates): the result
 *
 * Barriers (cities, roads, rivers, paths, the enclave) that a junction connects form one cluster. A
 * cluster cuts the tile between neighbouring places of its own on the rim; the areas that remain
 * are the fields. A field touches the cities on the way through the cluster from one of its places
 * to the next. An area without ports, between two clusters or inside a ring of one, is an enclosed
 * field.
 *
 * Rule: BASE-039, BASE-106, BASE-107, BASE-109.
 */
void tw_fields_derive (const TwTopology *topology, TwFieldFlags flags, TwFields *out_fields);

/**
 * tw_fields_at:
 * @fields: derived fields
 * @place: a rim place
 *
 * Returns: the index of the field that owns @place, or -1
 */
int tw_fields_at (const TwFields *fields, TwRimPlace place);

/**
 * tw_fields_find_named:
 * @fields: fields
 * @rim: rim places, any of which names the field; 0 for an enclosed field
 * @index: index among the enclosed fields, from 0
 *
 * Returns: the index of the field that an override means, or -1
 */
int tw_fields_find_named (const TwFields *fields, TwRim rim, guint index);

G_END_DECLS
