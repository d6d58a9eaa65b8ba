/* Quick lines: a tile in a few letters, for drawing by keys: "CRrc", "FRFR monastery", "CFFF
 * coat*2". */
#pragma once

#include "engine/tile/topology.h"

G_BEGIN_DECLS

/**
 * TwQuickLineFault:
 * @TW_QUICK_LINE_GOOD: no fault
 * @TW_QUICK_LINE_LETTER: a letter stands for no land: C city, R road, V river, F field
 * @TW_QUICK_LINE_NOTHING_TO_CONTINUE: a small letter has no capital of its kind before it
 * @TW_QUICK_LINE_SHORT: there are fewer than four letters
 * @TW_QUICK_LINE_WORD: a word is neither a place nor a symbol, and begins none
 * @TW_QUICK_LINE_SEVERAL: a word begins the names of several places or symbols
 * @TW_QUICK_LINE_PLACE: a symbol cannot stand on this tile, or not that often
 */
typedef enum
{
  TW_QUICK_LINE_GOOD,
  TW_QUICK_LINE_LETTER,
  TW_QUICK_LINE_NOTHING_TO_CONTINUE,
  TW_QUICK_LINE_SHORT,
  TW_QUICK_LINE_WORD,
  TW_QUICK_LINE_SEVERAL,
  TW_QUICK_LINE_PLACE
} TwQuickLineFault;

/** TwQuickLineSymbol: a set's own symbol, and the kinds of land it may stand on, with the bit of
 *   %TW_KIND_NONE for the tile; 0 for anywhere. */
typedef struct
{
  const char *id;
  TwKindSet places;
} TwQuickLineSymbol;

/** TwQuickLineName: what people call a place or symbol, as tw_quick_line_name() writes it, and its id. */
typedef struct
{
  char *name;
  const char *id;
} TwQuickLineName;

/**
 * TwQuickLineOwn: a set's own symbols and kinds of land, for a line.
 * @letters: the capital of each own kind of land from %TW_KIND_OWN on, 0 for none
 * @symbols: the own symbols
 * @n_symbols: how many
 * @names: other names of places and symbols, those of the user's language
 * @n_names: how many
 */
typedef struct
{
  char letters[TW_N_OWN_KINDS];
  const TwQuickLineSymbol *symbols;
  guint n_symbols;
  const TwQuickLineName *names;
  guint n_names;
} TwQuickLineOwn;

/** tw_quick_line_name: Returns: (transfer full): @text as names are compared: in small letters, with one
 *   hyphen for the blanks between words */
char *tw_quick_line_name (const char *text);

/**
 * tw_quick_line_parse:
 * @text: the line
 * @own: (nullable): the set's own symbols and kinds of land
 * @out_topology: (out caller-allocates): the drawing, if there is no fault
 * @out_at: (out): byte offset of the fault
 *
 * Four letters for the edges, clockwise from the north: a capital begins a feature, a small letter
 * continues the last one of its kind. Words follow: places (monastery, garden …) and symbols by
 * their ids, other names or the beginning of one (a whole one may have blanks for its hyphens). Each may have
 * `*2` for several and `@S` for the edge whose land it stands on, or `@SL` for half of one, which names
 * a field beside a road; without that it stands on the first land that may have it, or in the first
 * field if it is for fields and not for the tile. Roads without an end get the default end.
 *
 * Returns: the first fault
 */
TwQuickLineFault
tw_quick_line_parse (const char *text, const TwQuickLineOwn *own, TwTopology *out_topology,
                     guint *out_at);

/**
 * tw_quick_line_begun:
 * @text: a line
 * @own: (nullable): as for tw_quick_line_parse()
 * @out_ids: (element-type utf8): gets the ids of places and symbols that @text can go on with, those
 *   first whose name begins like its end; none that cannot stand on the tile
 *
 * Returns: byte offset in @text of the name that is begun at its end, its length if there is none
 */
gsize tw_quick_line_begun (const char *text, const TwQuickLineOwn *own, GPtrArray *out_ids);

/** tw_quick_line_letters: writes the four letters of a drawing and a final 0 to @out; paths count
 * as field. */
void tw_quick_line_letters (const TwTopology *topology, const TwQuickLineOwn *own, char out[5]);

G_END_DECLS
