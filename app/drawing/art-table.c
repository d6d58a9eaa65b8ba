/* The art by name: every figure, piece, symbol and place that has a picture of its own. */
#include "app/drawing/art-table.h"

#include <string.h>

#define INK 0x1c1410

/* ---- figures and pieces ---------------------------------------------------------------- */

static const char shape_meeple[] =
    "M0 -50C-13 -50 -19 -41 -17 -31C-16 -26 -15 -22 -19 -19C-29 -14 -42 -10 -47 -4"
    "C-51 2 -49 9 -41 10C-35 10 -29 9 -22 8C-25 20 -34 32 -38 41"
    "C-40 47 -38 50 -33 50L-12 50C-7 50 -6 47 -4 42C-2 35 -2 31 0 31C2 31 2 35 4 42"
    "C6 47 7 50 12 50L33 50C38 50 40 47 38 41C34 32 25 20 22 8C29 9 35 10 41 10"
    "C49 9 51 2 47 -4C42 -10 29 -14 19 -19C15 -22 16 -26 17 -31C19 -41 13 -50 0 -50"
    "Z";
/* On a bench: the arms on the knees, the shins before it. */
static const char shape_monk[] =
    "M0 -44C-13 -44 -18 -35 -16 -26C-15 -21 -15 -18 -19 -15C-29 -10 -35 -2 -37 8C-46 12 -50 20 -49 "
    "28"
    "C-48 34 -45 36 -40 36C-42 40 -41 44 -37 44L-18 44C-13 44 -11 41 -10 37C-8 33 8 33 10 37"
    "C11 41 13 44 18 44L37 44C41 44 42 40 40 36C45 36 48 34 49 28C50 20 46 12 37 8"
    "C35 -2 29 -10 19 -15C15 -18 15 -21 16 -26C18 -35 13 -44 0 -44Z";
static const char shape_abbot[] =
    "M0 -50C-12 -42 -16 -33 -13 -24C-17 -17 -14 -10 -10 -6C-22 2 -30 24 -33 44"
    "C-34 49 -31 50 -28 50L28 50C31 50 34 49 33 44C30 24 22 2 10 -6"
    "C14 -10 17 -17 13 -24C16 -33 12 -42 0 -50Z";
static const char shape_builder[] =
    "M-2 -36C-12 -36 -16 -28 -14 -20C-14 -15 -16 -13 -20 -10C-30 -5 -36 2 -36 10"
    "C-35 16 -28 17 -22 13C-22 25 -30 38 -32 45C-33 49 -31 50 -28 50L24 50"
    "C28 50 29 48 28 45C24 36 17 22 17 10C25 6 32 -4 34 -20L46 -22L46 -40L18 -40"
    "L18 -24L25 -21C22 -14 16 -10 12 -12C10 -14 10 -16 10 -20C12 -28 8 -36 -2 -36Z";
static const char shape_pig[] =
    "M-50 -2L-48 10L-38 13C-34 17 -31 19 -29 21L-30 36L-17 36L-14 24L14 24L17 36"
    "L30 36L32 17C40 10 42 -2 38 -10C46 -12 50 -18 47 -26C45 -20 40 -18 34 -17"
    "C22 -28 -6 -29 -20 -22L-26 -33L-36 -17C-40 -12 -43 -6 -50 -2Z";
static const char shape_mage[] =
    "M6 -50L-16 -20L-28 -16L-14 -12C-15 -4 -17 0 -22 6C-32 18 -36 34 -36 50L36 50"
    "C36 34 32 18 22 6C17 0 15 -4 14 -12L28 -16L17 -20Z";
static const char shape_witch[] =
    "M-18 -50C-2 -46 8 -36 12 -22L34 -16L14 -12C15 -5 12 2 20 8L46 2L46 9L24 15"
    "C30 26 34 40 34 50L-34 50C-34 36 -28 20 -18 8C-13 2 -14 -6 -14 -12L-34 -14"
    "L-12 -22C-7 -34 -10 -44 -18 -50Z";
static const char shape_count[] =
    "M-20 -50L-9 -38L0 -50L9 -38L20 -50L16 -26C17 -16 13 -11 10 -8"
    "C30 -2 40 22 42 50L-42 50C-40 22 -30 -2 -10 -8C-13 -11 -17 -16 -16 -26Z";
static const char shape_ghost[] =
    "M0 -48C-24 -48 -30 -28 -30 -6C-36 -8 -44 -6 -44 3C-42 10 -34 10 -30 10"
    "C-30 26 -34 36 -38 48C-28 50 -24 42 -18 38C-12 44 -6 50 0 42C6 36 12 40 16 46"
    "C22 50 26 42 28 40C32 44 36 46 40 46C34 34 30 24 30 10C38 12 46 8 45 -1"
    "C42 -8 34 -6 30 -5C30 -28 24 -48 0 -48Z";
static const char shape_phantom[] =
    "M0 -50C-15 -46 -21 -36 -18 -26C-16 -22 -17 -20 -20 -18C-31 -13 -42 -8 -46 0"
    "C-49 8 -44 13 -36 11C-31 10 -27 9 -24 10C-26 24 -34 36 -40 46"
    "C-34 52 -28 48 -24 43C-20 50 -12 52 -8 44C-4 50 4 50 8 44C12 52 20 50 24 43"
    "C28 48 34 52 40 46C34 36 26 24 24 10C27 9 31 10 36 11C44 13 49 8 46 0"
    "C42 -8 31 -13 20 -18C17 -20 16 -22 18 -26C21 -36 15 -46 0 -50Z";
static const char shape_guard[] =
    "M-6 -44C-18 -44 -22 -34 -20 -26L-22 -17C-36 -10 -40 4 -38 16L-26 22L-30 50"
    "L18 50L14 14L29 12L29 50L36 50L36 -20L46 -26L46 -38L37 -36L32 -50L28 -36"
    "L20 -30L29 -20L29 0L14 -10L9 -17L8 -26C10 -34 6 -44 -6 -44Z";
static const char shape_ferry[] = "M-48 6L-6 6L-6 -42L34 -2L2 -2L2 6L48 6C44 24 34 32 24 32L-24 32"
                                  "C-34 32 -44 24 -48 6Z";
static const char shape_gold[] = "M-30 -16L30 -16L46 22L-46 22Z";
static const char shape_robber[] =
    "M-12 -46L10 -46L14 -32L30 -28L13 -24C15 -16 12 -12 10 -10C20 -6 24 -2 27 2"
    "C42 -2 52 14 46 28C42 36 34 38 28 36L30 50L-34 50C-36 26 -32 2 -10 -10"
    "C-14 -13 -16 -17 -14 -24L-30 -28L-15 -32Z";
static const char shape_hound[] =
    "M-48 -16L-34 -28L-28 -38L-22 -27C-14 -20 -10 -12 -6 -8C10 -12 24 -10 30 -6"
    "C40 -12 46 -22 46 -32C53 -20 48 -2 36 4L32 18L38 42L28 42L20 18L-8 18L-10 42"
    "L-20 42L-24 10C-28 4 -30 -2 -32 -6L-46 -6Z";
static const char shape_pawn[] =
    "M0 -48C-16 -48 -22 -36 -20 -26C-19 -19 -15 -14 -11 -11L-22 -6L-14 -1"
    "C-16 14 -26 28 -34 38L-34 50L34 50L34 38C26 28 16 14 14 -1L22 -6L11 -11"
    "C15 -14 19 -19 20 -26C22 -36 16 -48 0 -48Z";
/* A tall pointed hat with a veil, a narrow waist and a wide gown: no other outline has them. */
static const char shape_lady[] =
    "M20 -50L5 -34C12 -30 14 -22 10 -15C8 -11 9 -8 13 -5C17 -1 16 5 12 10C18 20 34 32 42 50"
    "L-42 50C-34 32 -18 20 -12 10C-16 5 -17 -1 -13 -5C-9 -8 -8 -11 -10 -15C-14 -22 -13 -29 -6 -32Z";
static const char shape_dragon[] =
    "M-44 50C-30 44 -22 36 -20 24C-34 26 -46 18 -50 2C-40 8 -32 6 -26 0C-38 -6 -44 -20 -42 -36"
    "C-32 -24 -20 -18 -8 -16C-8 -30 -2 -42 12 -46L9 -38L26 -42L42 -30L40 -23L24 -22"
    "C16 -20 14 -14 16 -6C26 6 28 22 24 36C34 36 42 40 46 50Z";
static const char shape_fairy[] =
    "M0 -50C-9 -50 -12 -42 -10 -35C-9 -31 -6 -29 -6 -26C-20 -40 -40 -42 -46 -30"
    "C-50 -18 -38 -4 -20 0C-30 8 -28 18 -18 18L-28 50L28 50L18 18C28 18 30 8 20 0"
    "C38 -4 50 -18 46 -30C40 -42 20 -40 6 -26C6 -29 9 -31 10 -35C12 -42 9 -50 0 -50Z";
static const char shape_barn[] = "M-46 -8L0 -44L46 -8L38 -8L38 40L-38 40L-38 -8Z";
static const char shape_bridge[] =
    "M-50 30L-50 2C-30 -24 30 -24 50 2L50 30L32 30C26 4 -26 4 -32 30Z";
static const char shape_tower[] =
    "M-28 50L-22 -24L-32 -24L-32 -50L-18 -50L-18 -40L-7 -40L-7 -50L7 -50L7 -40"
    "L18 -40L18 -50L32 -50L32 -24L22 -24L28 50Z";

static const char shape_floor[] =
    "M-46 -36L-28 -36L-28 -24L-10 -24L-10 -36L10 -36L10 -24L28 -24L28 -36L46 -36L46 -8L38 -2"
    "L38 36L-38 36L-38 -2L-46 -8Z";

/* What is drawn on the silhouette. */
static const TwGlyphPart monk_details[] = {
  { "M-37 9C-31 15 -27 19 -25 28M37 9C31 15 27 19 25 28M-40 36C-31 33 -22 33 -14 36M40 36C31 33 22 "
    "33 14 36",
    TW_GLYPH_NONE, 40, INK },
};
static const TwGlyphPart mage_details[] = {
  { "M0 9L4 17L12 18L6 24L8 32L0 29L-8 32L-6 24L-12 18L-4 17Z", 0xf6d860, 0, 0 },
  { "M-15 -20L16 -20", TW_GLYPH_NONE, 50, 0xf6d860 },
};
static const TwGlyphPart witch_details[] = {
  { "M-12 -22L12 -22", TW_GLYPH_NONE, 60, 0x4a2a5e },
  { "M8 34C-4 42 -16 32 -13 21C-11 10 1 8 7 13C-1 12 -5 18 -4 24C-3 31 2 35 8 34Z", 0x4a2a5e, 0,
    0 },
};
static const TwGlyphPart count_details[] = {
  { "M-20 -50L-9 -38L0 -50L9 -38L20 -50L16 -28L-16 -28Z", 0xf2c233, 40, INK },
  { "M-6 -6L6 -6L9 47L-9 47Z", 0xf8f4ea, 0, 0 },
  { "O-3 6 2O3 21 2O-3 36 2", INK, 0, 0 },
};
static const TwGlyphPart dragon_details[] = {
  { "O20 -33 3", 0xf6d860, 0, 0 },
  { "M-8 -14C-4 2 -8 16 -18 24M-26 0C-18 2 -12 2 -8 -2", TW_GLYPH_NONE, 40, INK },
};
static const TwGlyphPart fairy_details[] = {
  { "M0 12L4 20L12 21L6 27L8 35L0 31L-8 35L-6 27L-12 21L-4 20Z", 0xf2c233, 0, 0 },
  { "M-8 -20C-4 -8 -8 4 -14 14M8 -20C4 -8 8 4 14 14", TW_GLYPH_NONE, 40, INK },
};
static const TwGlyphPart guard_details[] = {
  { "M-30 -2L-2 -2C-1 16 -6 26 -16 34C-26 26 -31 16 -30 -2Z", 0xb7262c, 35, INK },
  { "M-20 -28L7 -28", TW_GLYPH_NONE, 45, INK },
};
/* On its shield is the mark of its player. */
static const TwGlyphPart team_details[] = {
  { "M-30 -2L-2 -2C-1 16 -6 26 -16 34C-26 26 -31 16 -30 -2Z", TW_GLYPH_NONE, 40, INK },
  { "M-20 -28L7 -28", TW_GLYPH_NONE, 45, INK },
};
static const TwGlyphPart phantom_details[] = {
  { "M-13 -31C-9 -23 9 -23 13 -31C11 -39 -11 -39 -13 -31Z", INK, 0, 0 },
};
static const TwGlyphPart ghost_details[] = { { "E-11 -20 6 9E11 -20 6 9E0 -2 5 7", 0x3a4654, 0,
                                               0 } };
static const TwGlyphPart gold_details[] = { { "M-30 -16L30 -16L22 -28L-22 -28Z", 0xfbe08a, 50,
                                              INK } };
static const TwGlyphPart hound_details[] = { { "O-33 -19 3", 0x9c2b2b, 0, 0 } };
static const TwGlyphPart ferry_details[] = { { "M-2 -38L-2 2", TW_GLYPH_NONE, 35, INK } };
static const TwGlyphPart tower_details[] = { { "R-5 -16 10 16", INK, 0, 0 } };
static const TwGlyphPart floor_details[] = {
  { "M-38 -2L38 -2", TW_GLYPH_NONE, 50, 0x7a4c22 },
  { "R-8 8 16 20", 0x4a2a14, 0, 0 },
};
static const TwGlyphPart barn_details[] = { { "M-46 -8L46 -8", TW_GLYPH_NONE, 45, INK } };

/* ---- seals ------------------------------------------------------------------------------ */

static const TwGlyphPart mage_seal[] = {
  { "M-26 18L5 -33L26 18Z", 0x9fb4ea, 0, 0 },
  { "E0 18 34 9", 0x9fb4ea, 0, 0 },
  { "R-21 6 43 5", 0xf0c845, 0, 0 },
  { "M3 -19L5 -13L12 -13L6 -9L8 -2L3 -6L-2 -2L0 -9L-6 -13L1 -13Z", 0xf0c845, 0, 0 },
  { "M-24 -23L-22 -19L-18 -17L-22 -15L-24 -11L-26 -15L-30 -17L-26 -19Z", 0xffffff, 0, 0 },
  { "M26 -17L28 -14L31 -12L28 -10L26 -7L24 -10L21 -12L24 -14Z", 0xffffff, 0, 0 },
};

static const TwGlyphPart robber_seal[] = {
  { "O0 2 25", 0xf0cfa4, 0, 0 },
  { "M-27 -2C-27 -38 27 -38 27 -2L36 -2L-36 -2Z", 0x2c2320, 0, 0 },
  { "R-25 1 50 12", 0x2c2320, 0, 0 },
  { "O-10 7 4O10 7 4", 0xffffff, 0, 0 },
  { "M16 -26L34 -34L24 -12Z", 0xe7d9b0, 0, 0 },
};

/* A jester's cap. */
static const TwGlyphPart festival_seal[] = {
  { "M-22 13C-20 -2 -25 -9 -31 5C-38 -10 -31 -22 -20 -21C-9 -20 -3 -8 0 13Z", 0xf0c845, 0, 0 },
  { "M22 13C20 -2 25 -9 31 5C38 -10 31 -22 20 -21C9 -20 3 -8 0 13Z", 0x7fc8e8, 0, 0 },
  { "M0 13L-12 13C-13 -6 -10 -20 0 -31Z", 0x7fc8e8, 0, 0 },
  { "M0 13L12 13C13 -6 10 -20 0 -31Z", 0xf0c845, 0, 0 },
  { "M-24 11L24 11L21 22L14 17L7 24L0 17L-7 24L-14 17L-21 22Z", 0xf8f4ea, 0, 0 },
  { "O-31 8 5O31 8 5O0 -33 5", 0xffffff, 0, 0 },
};

static const TwGlyphPart volcano_seal[] = {
  { "M-36 28L-14 -10L14 -10L36 28Z", 0x6a5a52, 0, 0 },
  { "M-14 -10L14 -10L10 -2L6 8L1 0L-5 16L-9 0Z", 0xf28a2a, 0, 0 },
  { "M-3 -14C-16 -18 -12 -34 0 -32C12 -34 16 -18 3 -14Z", 0xf0c845, 0, 0 },
  { "O-20 -24 4O20 -22 3O13 -33 3", 0xf28a2a, 0, 0 },
};

/* Its head, with fire. */
static const TwGlyphPart dragon_seal[] = {
  { "M-30 26C-32 2 -22 -16 -4 -20L-8 -32L8 -22C20 -20 30 -12 34 -2L28 8L8 8L14 16L-2 14"
    "C-6 18 -8 22 -8 26Z",
    0x58a846, 0, 0 },
  { "M30 10L38 22L27 18L24 30L19 18L11 22L18 10Z", 0xf28a2a, 0, 0 },
  { "O8 -8 4", 0xf8f4ea, 0, 0 },
  { "O25 -3 2", 0x2c2320, 0, 0 },
};

static const TwGlyphPart portal_seal[] = {
  { "M-26 30L-26 -4C-26 -40 26 -40 26 -4L26 30L14 30L14 -4C14 -22 -14 -22 -14 -4L-14 30Z", 0xd8cdb4,
    0, 0 },
  { "M-14 30L-14 -4C-14 -22 14 -22 14 -4L14 30Z", 0x7fc8e8, 0, 0 },
  { "M0 -8C9 -8 10 6 0 6C-7 6 -7 -2 -1 -2M0 6C-2 14 4 20 8 24", TW_GLYPH_NONE, 40, 0xffffff },
};

/* A crown above a veil. */
static const TwGlyphPart princess_seal[] = {
  { "M-20 28C-26 4 -20 -14 0 -14C20 -14 26 4 20 28Z", 0xf0c845, 0, 0 },
  { "O0 5 13", 0xf6d9b8, 0, 0 },
  { "M-18 -10L-22 -30L-10 -20L0 -34L10 -20L22 -30L18 -10Z", 0xf8f4ea, 0, 0 },
  { "O-5 4 2O5 4 2", 0x2c2320, 0, 0 },
};

/* A tower of two floors, and where the third one goes. */
static const TwGlyphPart tower_seal[] = {
  { "M-20 30L-17 -12L17 -12L20 30Z", 0xe9dcc0, 0, 0 },
  { "M-24 -32L-13 -32L-13 -24L-6 -24L-6 -32L6 -32L6 -24L13 -24L13 -32L24 -32L24 -15L18 -10L-18 -10"
    "L-24 -15Z",
    0xf8f4ea, 0, 0 },
  { "R-19 8 38 4", 0xb5763c, 0, 0 },
  { "R-3 -5 6 9", 0x5b2a1c, 0, 0 },
  { "M-6 30L-6 22C-6 14 6 14 6 22L6 30Z", 0x5b2a1c, 0, 0 },
};

static const TwGlyphPart floor_seal[] = {
  { "M-27 -22L-17 -22L-17 -14L-6 -14L-6 -22L6 -22L6 -14L17 -14L17 -22L27 -22L27 -5L22 -1L22 22"
    "L-22 22L-22 -1L-27 -5Z",
    0xe0ae6c, 0, 0 },
  { "R-5 6 10 12", 0x5b2a1c, 0, 0 },
};

static const TwGlyphPart king_seal[] = {
  { "M-29 14L-34 -18L-16 0L0 -27L16 0L34 -18L29 14Z", 0xf2c233, 0, 0 },
  { "R-29 17 58 9", 0xf2c233, 0, 0 },
  { "O-34 -20 5O0 -29 5O34 -20 5", 0xf8f4ea, 0, 0 },
  { "O0 4 6", 0xb7262c, 0, 0 },
};

/* The helmet of a knight. */
static const TwGlyphPart baron_seal[] = {
  { "M-4 -24C-2 -42 22 -44 33 -26C24 -31 12 -30 6 -20Z", 0xc8442b, 0, 0 },
  { "M-23 -6C-23 -34 23 -34 23 -6L21 26C12 33 -12 33 -21 26Z", 0xc3c8cf, 0, 0 },
  { "R-19 -8 38 8R-3 -8 6 32", 0x2c2a2e, 0, 0 },
  { "O-12 12 3O12 12 3O-11 22 3O11 22 3", 0x2c2a2e, 0, 0 },
};

/* A tower, and beside it what it counts. */
#define TOWER                                                                                      \
  { "M-35 -30L-28 -30L-28 -24L-23 -24L-23 -30L-16 -30L-16 -24L-11 -24L-11 -30L-4 -30L-4 -13L-8 -9" \
    "L-6 30L-33 30L-31 -9L-35 -13Z",                                                               \
    0xf8f4ea, 0, 0 },                                                                              \
  {                                                                                                \
    "R-23 15 7 15R-22 -5 5 9", 0x33506b, 0, 0                                                      \
  }

static const TwGlyphPart road_tower_seal[] = {
  TOWER,
  { "M13 -16L22 -16L34 28L1 28Z", 0xf0dca6, 0, 0 },
  { "R16 16 3 9R16 2 3 9R16 -11 3 8", 0x33506b, 0, 0 },
};
static const TwGlyphPart city_tower_seal[] = {
  TOWER,
  { "M0 -10L8 -10L8 -4L13 -4L13 -10L21 -10L21 -4L26 -4L26 -10L34 -10L34 25L0 25Z", 0xd9764c, 0, 0 },
  { "M11 25L11 13C11 4 23 4 23 13L23 25Z", 0x33506b, 0, 0 },
};
static const TwGlyphPart meeple_tower_seal[] = {
  TOWER,
  { "M17 -11C12 -11 10 -8 11 -4C11 -2 12 -1 10 0C7 2 2 3 0 6C-1 8 -1 10 2 11C4 11 7 10 9 10"
    "C8 14 5 19 3 22C3 24 3 25 5 25L13 25C14 25 15 24 16 22C16 20 16 18 17 18"
    "C18 18 18 20 18 22C19 24 20 25 21 25L29 25C31 25 31 24 31 22C29 19 26 14 25 10"
    "C27 10 30 11 32 11C35 10 35 8 34 6C32 3 27 2 24 0C22 -1 23 -2 23 -4C24 -8 22 -11 17 -11Z",
    0xf2c233, 0, 0 },
};
static const TwGlyphPart coat_tower_seal[] = {
  TOWER,
  { "M1 -12L33 -12L33 4C33 15 25 22 17 27C9 22 1 15 1 4Z", 0xb7262c, 40, 0xf2c233 },
};
static const TwGlyphPart monastery_tower_seal[] = {
  TOWER,
  { "R12 -14 10 40R2 -5 30 10", 0xf2c233, 0, 0 },
};

static const TwGlyphPart castle_seal[] = {
  { "R-24 -6 48 28R-25 -20 12 16R-6 -20 12 16R13 -20 12 16", 0xf8f4ea, 0, 0 },
  { "R-6 6 12 16", 0xb7262c, 0, 0 },
};

static const TwGlyphPart market_seal[] = {
  { "R-25 0 50 5R-23 2 5 24R18 2 5 24", 0xf8f4ea, 0, 0 },
  { "M-20 -22L-12 -22L-15 2L-25 2ZM-4 -22L4 -22L5 2L-5 2ZM12 -22L20 -22L25 2L15 2Z", 0xe2b23c, 0,
    0 },
  { "M-12 -22L-4 -22L-5 2L-15 2ZM4 -22L12 -22L15 2L5 2Z", 0xf8f4ea, 0, 0 },
  { "O-6 14 6O7 14 6", 0xe2b23c, 0, 0 },
};

static const TwGlyphPart blacksmith_seal[] = {
  { "M-30 -12L24 -12L24 0L9 8L9 14L18 24L-16 24L-7 14L-7 8L-18 0Z", 0xf2c233, 0, 0 },
};

static const TwGlyphPart minster_seal[] = { { "R-5 -28 10 54R-19 -13 38 10", 0xf8f4ea, 0, 0 } };

static const TwGlyphPart water_seal[] = {
  { "M-26 -12C-18 -22 -9 -2 0 -12C9 -22 18 -2 26 -12", TW_GLYPH_NONE, 60, 0xffffff },
  { "M-26 8C-18 -2 -9 18 0 8C9 -2 18 18 26 8", TW_GLYPH_NONE, 60, 0xffffff },
};

#define DETAILS(name) .details = name##_details, .n_details = G_N_ELEMENTS (name##_details)
#define SEAL(name)    .seal = name##_seal, .n_seal = G_N_ELEMENTS (name##_seal)

/* The one place in which the drawing knows anything by name. */
static const TwArtRow rows[] = {
  { .id = "meeple",
    .seated = "monk",
    .shape = shape_meeple,
    .fill = TW_ART_PLAYER,
    .mark_y = 2,
    .mark_r = 140 },
  { .id = "monk",
    .shape = shape_monk,
    .fill = TW_ART_PLAYER,
    .mark_y = 6,
    .mark_r = 140,
    DETAILS (monk) },
  { .id = "farmer",
    .shape = shape_meeple,
    .fill = TW_ART_PLAYER,
    .mark_y = 2,
    .mark_r = 140,
    .lies = TRUE },
  { .id = "big-meeple",
    .seated = "big-monk",
    .shape = shape_meeple,
    .fill = TW_ART_PLAYER,
    .mark_y = 2,
    .mark_r = 140,
    .is_large = TRUE },
  { .id = "big-monk",
    .shape = shape_monk,
    .fill = TW_ART_PLAYER,
    .mark_y = 6,
    .mark_r = 140,
    .is_large = TRUE,
    DETAILS (monk) },
  { .id = "big-farmer",
    .shape = shape_meeple,
    .fill = TW_ART_PLAYER,
    .mark_y = 2,
    .mark_r = 140,
    .is_large = TRUE,
    .lies = TRUE },
  { .id = "phantom",
    .shape = shape_phantom,
    .fill = TW_ART_PLAYER,
    .mark_y = 14,
    .mark_r = 140,
    DETAILS (phantom) },
  { .id = "phantom-farmer",
    .shape = shape_phantom,
    .fill = TW_ART_PLAYER,
    .mark_y = 14,
    .mark_r = 140,
    .lies = TRUE,
    DETAILS (phantom) },
  { .id = "abbot",
    .shape = shape_abbot,
    .fill = TW_ART_PLAYER,
    .mark_y = 22,
    .mark_r = 140,
    .has_cross = TRUE },
  { .id = "builder",
    .shape = shape_builder,
    .fill = TW_ART_PLAYER,
    .mark_x = -3,
    .mark_y = 16,
    .mark_r = 140 },
  { .id = "pig", .shape = shape_pig, .fill = TW_ART_PLAYER, .mark_x = 4, .mark_r = 140 },
  { .id = "lady", .shape = shape_lady, .fill = TW_ART_PLAYER, .mark_y = 26, .mark_r = 140 },
  { .id = "robber",
    .shape = shape_robber,
    .fill = TW_ART_PLAYER,
    .mark_y = 18,
    .mark_r = 140,
    .look = TW_LOOK_SEAL,
    .ground = 0x8f2f2a,
    SEAL (robber) },
  { .id = "ferry", .shape = shape_ferry, .fill = 0xb08050, DETAILS (ferry) },
  { .id = "barn",
    .shape = shape_barn,
    .fill = TW_ART_PLAYER,
    .mark_y = 17,
    .mark_r = 150,
    DETAILS (barn) },
  { .id = "bridge", .shape = shape_bridge, .fill = TW_ART_PLAYER },
  { .id = "tower",
    .shape = shape_tower,
    .fill = TW_ART_PLAYER,
    .mark_y = 14,
    .mark_r = 100,
    DETAILS (tower),
    .look = TW_LOOK_TOWER,
    .ground = 0x6b2f22,
    SEAL (tower) },
  { .id = "floor",
    .shape = shape_floor,
    .fill = 0xc08a4e,
    DETAILS (floor),
    .look = TW_LOOK_SEAL,
    .ground = 0x6b2f22,
    SEAL (floor) },
  { .id = "mage",
    .shape = shape_mage,
    .fill = 0x6a4fb0,
    DETAILS (mage),
    .look = TW_LOOK_SEAL,
    .ground = 0x44307e,
    SEAL (mage) },
  { .id = "dragon",
    .shape = shape_dragon,
    .fill = 0xb3261e,
    DETAILS (dragon),
    .look = TW_LOOK_SEAL,
    .ground = 0x2c4a2a,
    SEAL (dragon) },
  { .id = "fairy", .shape = shape_fairy, .fill = 0xf3c9dc, .is_pale = TRUE, DETAILS (fairy) },
  { .id = "witch", .shape = shape_witch, .fill = 0xd9822b, DETAILS (witch) },
  { .id = "count", .shape = shape_count, .fill = 0x8e2440, DETAILS (count) },
  { .id = "hound", .shape = shape_hound, .fill = 0xe9e2d2, DETAILS (hound) },
  { .id = "hound1", .shape = shape_hound, .fill = 0xe9e2d2, DETAILS (hound) },
  { .id = "hound2", .shape = shape_hound, .fill = 0x9a6a3c, DETAILS (hound) },
  { .id = "guard", .shape = shape_guard, .fill = 0xb8bec6, .as = "meeple", DETAILS (guard) },
  { .id = "ghost", .shape = shape_ghost, .fill = 0xf4f4ee, DETAILS (ghost), .look = TW_LOOK_GHOST },
  { .id = "gold", .shape = shape_gold, .fill = 0xf0bf2e, DETAILS (gold), .look = TW_LOOK_MINE },
  { .id = "guard-meeple",
    .shape = shape_guard,
    .fill = TW_ART_PLAYER,
    .mark_x = -16,
    .mark_y = 13,
    .mark_r = 120,
    DETAILS (team) },
  { .id = "guard-farmer",
    .shape = shape_guard,
    .fill = TW_ART_PLAYER,
    .mark_x = -16,
    .mark_y = 13,
    .mark_r = 120,
    .lies = TRUE,
    DETAILS (team) },
  /* Symbols that are no figures as well. */
  { .id = "festival", .look = TW_LOOK_SEAL, .ground = 0x74104e, SEAL (festival) },
  { .id = "volcano", .look = TW_LOOK_SEAL, .ground = 0x5a1f16, SEAL (volcano) },
  { .id = "portal", .look = TW_LOOK_SEAL, .ground = 0x3a2f6b, SEAL (portal) },
  { .id = "princess", .look = TW_LOOK_SEAL, .ground = 0x8e2440, SEAL (princess) },
  { .id = "king", .look = TW_LOOK_SEAL, .ground = 0x1f4f96, SEAL (king) },
  { .id = "baron", .look = TW_LOOK_SEAL, .ground = 0x4a3a2c, SEAL (baron) },
  { .id = "watchtower-road", .look = TW_LOOK_TOWER, .ground = 0x33506b, SEAL (road_tower) },
  { .id = "watchtower-city", .look = TW_LOOK_TOWER, .ground = 0x33506b, SEAL (city_tower) },
  { .id = "watchtower-meeple", .look = TW_LOOK_TOWER, .ground = 0x33506b, SEAL (meeple_tower) },
  { .id = "watchtower-coat", .look = TW_LOOK_TOWER, .ground = 0x33506b, SEAL (coat_tower) },
  { .id = "watchtower-monastery",
    .look = TW_LOOK_TOWER,
    .ground = 0x33506b,
    SEAL (monastery_tower) },
  { .id = "source",
    .look = TW_LOOK_SPRING,
    .ground = 0x4d8ba6,
    SEAL (water),
    .place = TW_PLACE_SPRING,
    .place_r = .170 },
  { .id = "lake-end",
    .look = TW_LOOK_LAKE,
    .ground = 0x2f6f8f,
    SEAL (water),
    .place = TW_PLACE_LAKE,
    .place_r = .200 },
  { .id = "coat-of-arms", .look = TW_LOOK_ARMS },
  { .id = "cathedral", .look = TW_LOOK_CATHEDRAL },
  { .id = "inn", .look = TW_LOOK_INN, .place = TW_PLACE_INN, .place_r = .200 },
  { .id = "bushes", .look = TW_LOOK_BUSHES, .place = TW_PLACE_VILLAGE, .place_r = .130 },
  { .id = "flying-machine", .look = TW_LOOK_FLYER },
  { .id = "wine", .look = TW_LOOK_GOODS },
  { .id = "grain", .look = TW_LOOK_GOODS, .variant = 1 },
  { .id = "cloth", .look = TW_LOOK_GOODS, .variant = 2 },
  { .id = "crop-club", .look = TW_LOOK_CROP, .place = TW_PLACE_CROP, .place_r = .200 },
  { .id = "crop-fork",
    .look = TW_LOOK_CROP,
    .variant = 1,
    .place = TW_PLACE_CROP,
    .place_r = .200 },
  { .id = "crop-shield",
    .look = TW_LOOK_CROP,
    .variant = 2,
    .place = TW_PLACE_CROP,
    .place_r = .200 },
  { .id = "quarter-castle", .look = TW_LOOK_QUARTER, .ground = 0xb7262c, SEAL (castle) },
  { .id = "quarter-market", .look = TW_LOOK_QUARTER, .ground = 0x217a45, SEAL (market) },
  { .id = "quarter-blacksmith", .look = TW_LOOK_QUARTER, .ground = 0x2c2a2e, SEAL (blacksmith) },
  { .id = "quarter-cathedral", .look = TW_LOOK_QUARTER, .ground = 0x1f4f96, SEAL (minster) },
  /* Places. */
  { .id = "monastery", .place = TW_PLACE_MONASTERY, .place_r = .200 },
  { .id = "garden", .place = TW_PLACE_GARDEN, .place_r = .200 },
  { .id = "village", .place = TW_PLACE_VILLAGE, .place_r = .110 },
  { .id = "castle", .place = TW_PLACE_CASTLE, .place_r = .185 },
  { .id = "cemetery", .place = TW_PLACE_CEMETERY, .place_r = .205 },
  { .id = "ruin", .place = TW_PLACE_RUIN, .place_r = .200 },
  { .id = "lake", .place = TW_PLACE_LAKE, .place_r = .200 },
};

/* For all that has no row: a pawn, and a mark with its initial. */
static const TwArtRow unknown = { .id = "pawn",
                                  .shape = shape_pawn,
                                  .fill = TW_ART_PLAYER,
                                  .mark_y = 22,
                                  .mark_r = 140 };

static const TwArtRow *
find_row (const char *id, gsize length)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (strncmp (rows[i].id, id, length) == 0 && rows[i].id[length] == '\0')
      return &rows[i];
  return NULL;
}

/* What a set has copied is called "dragon-2" there. */
const TwArtRow *
tw_art_row (const char *id)
{
  const char *number = strrchr (id, '-');
  const TwArtRow *row = find_row (id, strlen (id));

  if (row == NULL && number != NULL && number[1] != '\0'
      && strspn (number + 1, "0123456789") == strlen (number + 1))
    row = find_row (id, (gsize) (number - id));
  return row != NULL ? row : &unknown;
}

const TwArtRow *
tw_art_of_look (TwSymbolLook look)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].look == look)
      return &rows[i];
  return &unknown;
}

gboolean
tw_art_look_stands (const TwTileLayout *layout, TwSymbolLook look, int segment)
{
  const TwTopology *t = &layout->topology;

  for (guint i = 0; i < t->n_symbols; i++)
    if ((segment == -2 || t->symbols[i].segment == segment) && t->symbols[i].count > 0
        && tw_symbol_look (t->symbols[i].id) == look)
      return TRUE;
  return FALSE;
}
