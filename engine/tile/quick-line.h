/* A tile in a few letters, for who draws by keys: "CRrc", "FRFR monastery", "CFFF coat*2". */
#pragma once

#include "engine/tile/topology.h"

G_BEGIN_DECLS

/**
 * TwQuickLineFault:
 * @TW_QUICK_LINE_GOOD: none
 * @TW_QUICK_LINE_LETTER: no letter of a land: C city, R road, V river, F field
 * @TW_QUICK_LINE_NOTHING_TO_CONTINUE: a small letter without a capital of its kind before it
 * @TW_QUICK_LINE_SHORT: fewer than four letters
 * @TW_QUICK_LINE_WORD: neither a place nor a symbol, or the beginning of several
 * @TW_QUICK_LINE_PLACE: the symbol cannot stand on this tile, or not so often
 */
typedef enum
{
  TW_QUICK_LINE_GOOD,
  TW_QUICK_LINE_LETTER,
  TW_QUICK_LINE_NOTHING_TO_CONTINUE,
  TW_QUICK_LINE_SHORT,
  TW_QUICK_LINE_WORD,
  TW_QUICK_LINE_PLACE
} TwQuickLineFault;

/** TwQuickLineSymbol: a symbol that a set invents, and the kinds of land it may stand on, with the
 *   bit of %TW_KIND_NONE for the tile; 0 for anywhere. */
typedef struct
{
  const char *id;
  TwKindSet places;
} TwQuickLineSymbol;

/**
 * TwQuickLineOwn: what a set invents, for a line.
 * @letters: its capital for each own kind of land from %TW_KIND_OWN, 0 where there is none
 * @symbols: its symbols
 * @n_symbols: how many
 */
typedef struct
{
  char letters[TW_N_OWN_KINDS];
  const TwQuickLineSymbol *symbols;
  guint n_symbols;
} TwQuickLineOwn;

/**
 * tw_quick_line_parse:
 * @text: the line
 * @own: (nullable): what the set invents
 * @out_topology: (out caller-allocates): the drawing, when it is good
 * @out_at: (out): byte at which the fault is
 *
 * Four letters for the edges, clockwise from the north: a capital begins a feature, a small
 * letter continues the last one of its kind. Then words: places (monastery, garden …) and
 * symbols by their ids or the beginning of one (a whole id also with blanks for its hyphens), each with `*2` for several and `@S` for the
 * edge whose land it stands on; without that it stands on the first that may have it. Roads
 * that lead nowhere end by default.
 *
 * Returns: the first fault
 */
TwQuickLineFault
tw_quick_line_parse (const char *text, const TwQuickLineOwn *own, TwTopology *out_topology,
                     guint *out_at);

/** tw_quick_line_letters: the four letters of a drawing and a final 0; paths are field. */
void tw_quick_line_letters (const TwTopology *topology, const TwQuickLineOwn *own, char out[5]);

G_END_DECLS
