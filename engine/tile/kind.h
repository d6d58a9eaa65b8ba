/* Kinds of land and of places: what a segment can be. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwKind:
 * @TW_KIND_NONE: no land: an inert edge inside a block ("-" in the tile tables)
 * @TW_KIND_FIELD: grass; always derived, see field-derivation.h
 * @TW_KIND_PATH: a line that parts fields and is no road
 * @TW_KIND_MIST: lies over the land as a second layer
 * @TW_KIND_LAKE: a ferry lake, at which roads end
 * @TW_KIND_ENCLAVE: the City of Carcassonne; owns inert edges
 *
 * @TW_KIND_OWN: the first number for designers' own kinds of land
 *
 * The program knows the kinds up to %TW_KIND_ENCLAVE. From %TW_KIND_OWN on there are numbers for
 * designers' own kinds: %TW_N_OWN_LINES that meet the rim in the middle of an edge (a railway),
 * then %TW_N_OWN_AREAS that take a whole edge (a wood). The vocabulary of the set or game says what
 * each number stands for (#TwLandType).
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
  TW_KIND_OWN = 16,
  TW_N_KINDS = 24
} TwKind;

/* Numbers of own kinds of each breadth, in this order from %TW_KIND_OWN. */
#define TW_N_OWN_LINES 4
#define TW_N_OWN_AREAS 4
#define TW_N_OWN_KINDS (TW_N_OWN_LINES + TW_N_OWN_AREAS)

G_STATIC_ASSERT (TW_KIND_OWN + TW_N_OWN_KINDS == TW_N_KINDS);

/** tw_kind_is_own: Returns: whether @kind is a designer's own kind of land */
static inline gboolean
tw_kind_is_own (guint kind)
{
  return kind >= TW_KIND_OWN && kind < TW_N_KINDS;
}

/** TwKindSet: bit n for kind n. */
typedef guint32 TwKindSet;
#define TW_KIND_BIT(kind) ((TwKindSet) 1u << (kind))

/**
 * TwBreadth:
 * @TW_BREADTH_NONE: a place inside the tile that reaches no edge
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
 * @letter: its edge letter in the tile tables, 0 for none
 * @breadth: how it meets the rim
 * @layer: 0 land, 1 mist; ports are owned once per layer
 * @is_barrier: whether it parts fields
 * @merges: whether segments of neighbouring tiles become one feature
 *
 * What a kind means for the drawing of a tile. The rules say who may stand there, when it is
 * complete, and what it scores.
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
 * A designer's own kind is called "land-1" and so on here; its real name stands in the vocabulary.
 *
 * Returns: the kind, or %TW_KIND_NONE
 */
TwKind tw_kind_from_name (const char *name);

/**
 * tw_kind_from_letter:
 * @letter: C city, F field, R road, V river; W to Z and K, L, T, U own kinds of land
 *
 * Returns: the kind, or %TW_KIND_NONE (also for '-')
 */
TwKind tw_kind_from_letter (char letter);

G_END_DECLS
