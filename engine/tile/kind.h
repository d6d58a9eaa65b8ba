/* Kinds of land and of places: what a segment can be. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwKind:
 * @TW_KIND_NONE: no land; an edge of the fixed block ("-" in the tile tables)
 * @TW_KIND_FIELD: grass; never typed in, see field-derivation.h
 * @TW_KIND_PATH: a drawn line that parts fields and is no road
 * @TW_KIND_MIST: lies over the land as a second layer
 * @TW_KIND_LAKE: ferry lake, roads end on it
 * @TW_KIND_ENCLAVE: the City of Carcassonne; owns inert edges
 *
 * Kinds up to @TW_KIND_ENCLAVE are known to the program; a set's own kinds are
 * numbered from %TW_KIND_OWN.
 */
typedef enum
{
  TW_KIND_NONE,
  TW_KIND_FIELD,
  TW_KIND_ROAD,
  TW_KIND_CITY,
  TW_KIND_RIVER,
  TW_KIND_PATH,
  TW_KIND_MIST,
  TW_KIND_MONASTERY,
  TW_KIND_GARDEN,
  TW_KIND_LAKE,
  TW_KIND_CASTLE,
  TW_KIND_CEMETERY,
  TW_KIND_ENCLAVE,
  TW_N_KINDS,
  TW_KIND_OWN = 16
} TwKind;

/** TwKindSet: bit n for kind n. */
typedef guint32 TwKindSet;
#define TW_KIND_BIT(kind) ((TwKindSet) 1u << (kind))

/**
 * TwBreadth:
 * @TW_BREADTH_NONE: a place inside the tile, reaches no edge
 * @TW_BREADTH_LINE: meets the rim in the middle of an edge (road, river, path)
 * @TW_BREADTH_EDGE: meets the rim along the whole edge (city, mist, enclave)
 */
typedef enum
{
  TW_BREADTH_NONE,
  TW_BREADTH_LINE,
  TW_BREADTH_EDGE
} TwBreadth;

/**
 * TwKindInfo:
 * @name: stable name, also the XML element and the word of the notation
 * @letter: the edge letter of the tile tables, 0 if it has none
 * @breadth: how it meets the rim
 * @layer: 0 land, 1 mist; ports are owned once per layer
 * @is_barrier: whether it parts fields
 * @merges: whether segments of neighbouring tiles become one feature
 *
 * What a kind means for a tile's shape. What it means for the rules (who may
 * stand there, when it is complete, its points) is the ruleset's.
 */
typedef struct
{
  const char *name;
  char letter;
  TwBreadth breadth;
  guint8 layer;
  gboolean is_barrier;
  gboolean merges;
} TwKindInfo;

/**
 * tw_kind_info:
 * @kind: a kind
 *
 * Returns: (transfer none): its description; that of %TW_KIND_NONE for a number
 *   that is no kind
 */
const TwKindInfo *tw_kind_info (TwKind kind);

/**
 * tw_kind_from_name:
 * @name: for instance "city"
 *
 * Returns: the kind, or %TW_KIND_NONE
 */
TwKind tw_kind_from_name (const char *name);

/**
 * tw_kind_from_letter:
 * @letter: C city, F field, R road, V river
 *
 * Returns: the kind, or %TW_KIND_NONE (also for '-')
 */
TwKind tw_kind_from_letter (char letter);

G_END_DECLS
