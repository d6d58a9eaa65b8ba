/* What one game can hold, and what the base game takes of it. The rest is for designers: what a
 * set of one's own brings beyond that keeps it from play, see tw_tile_set_validate(). */
#pragma once

/* Kinds of figures; the base game has the meeple. */
#define TW_MAX_FIGURE_TYPES  12
#define TW_BASE_FIGURE_TYPES 1

/* Kinds of tokens, and ways of counting one of them; the base game has none. */
#define TW_MAX_TOKEN_TYPES  24
#define TW_MAX_TOKEN_WORTHS 8

/* Symbols that effects ask for; the base game asks for the coat of arms. */
#define TW_MAX_COUNTED         16
#define TW_BASE_COUNTED_SYMBOL "coat-of-arms"

/* Effects, each once for every event and every kind of feature that it names. */
#define TW_MAX_EFFECTS  240
#define TW_BASE_EFFECTS 13
