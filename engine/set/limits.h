/* How much one game can hold, and how much of it the base game takes. The rest is for designers; a
 * set that brings more cannot be played, see tw_tile_set_validate(). */
#pragma once

/* Types of figures; the base game has the meeple. */
#define TW_MAX_FIGURE_TYPES  16
#define TW_BASE_FIGURE_TYPES 1

/* Types of tokens, and worths of one type; the base game has none. */
#define TW_MAX_TOKEN_TYPES  24
#define TW_MAX_TOKEN_WORTHS 8

/* Symbols that effects ask for; the base game asks for the coat of arms. */
#define TW_MAX_COUNTED         32
#define TW_BASE_COUNTED_SYMBOL "coat-of-arms"

/* Effects; each counts once for every event and every kind of feature that it names. */
#define TW_MAX_EFFECTS  240
#define TW_BASE_EFFECTS 13

/* How much a file can hold. Readers refuse more, and so do edits, because a set must fit into its
 * file. First in bytes, then in elements with their attributes: */
#define TW_MAX_FILE_BYTES (16 * 1024 * 1024)
#define TW_MAX_FILE_NODES 400000

/* Characters of an attribute: a name, an id, an author. */
#define TW_MAX_LINE 4096

/* Bytes of one text for people in one language. */
#define TW_MAX_TEXT (1024 * 1024)

/* Languages of one text. */
#define TW_MAX_LANGUAGES 200

/* A set: its tiles, the variants of each, its blocks, the tiles of each, entries of its
 * changelog, its lessons. */
#define TW_MAX_SET_TILES   20000
#define TW_MAX_VARIANTS    64
#define TW_MAX_SET_BLOCKS  256
#define TW_MAX_BLOCK_TILES 4096
#define TW_MAX_SET_CHANGES 1000
#define TW_MAX_SET_LESSONS 256

/* Entries in a set's own rules (a land, a symbol, an effect, a rule). */
#define TW_MAX_OWN_PARTS 2000
