/* Which of many open places a tile fits, and turned how: asked sixteen places at a time.
 *
 * Which of them fit is not to be foreseen, so a jump for each would cost more than the asking: the
 * answers for sixteen places and four turns are the bits of one word.
 */
#pragma once

#include "engine/board/board.h"

G_BEGIN_DECLS

#define TW_FITTING_AT_ONCE 16

/** tw_fitting_word_plain: as tw_fitting_word(), on any processor. */
static inline guint64
tw_fitting_word_plain (const TwBoard *board, guint first, guint n, const TwEdgeCodes edges[4])
{
  guint64 word = 0;

  for (guint i = 0; i < n; i++)
    for (guint turn = 0; turn < 4; turn++)
      {
        const TwOpenPlace *place = &board->open[first + i];

        word |= (guint64) (((edges[turn] ^ place->need) & place->mask) == 0) << (4 * i + turn);
      }
  return word;
}

#ifdef __SSE2__
/* All turns of one place: a lane each, of ones where it fits. */
static inline __m128i
tw_fitting_lanes (const TwOpenPlace *place, __m128i edges)
{
  __m128i all = _mm_loadu_si128 ((gconstpointer) place);
  __m128i need = _mm_shuffle_epi32 (all, _MM_SHUFFLE (0, 0, 0, 0));
  __m128i mask = _mm_shuffle_epi32 (all, _MM_SHUFFLE (1, 1, 1, 1));

  return _mm_cmpeq_epi32 (_mm_and_si128 (_mm_xor_si128 (edges, need), mask), _mm_setzero_si128 ());
}
#endif

/**
 * tw_fitting_word:
 * @board: a board
 * @first: index of the first open place asked
 * @n: how many, up to %TW_FITTING_AT_ONCE
 * @edges: the tile's edges by quarter turn
 *
 * Returns: bit 4 * i + t: whether the tile fits place @first + i when it is turned t times
 */
static inline guint64
tw_fitting_word (const TwBoard *board, guint first, guint n, const TwEdgeCodes edges[4])
{
#ifdef __SSE2__
  const __m128i codes = _mm_loadu_si128 ((gconstpointer) edges);
  guint64 word = 0;

  /* A board has room for more places than it ever has: those behind the last are read and not
   * counted. */
  for (guint i = 0; i < n; i += 4)
    {
      const TwOpenPlace *place = &board->open[first + i];
      __m128i two =
          _mm_packs_epi32 (tw_fitting_lanes (place, codes), tw_fitting_lanes (place + 1, codes));
      __m128i more = _mm_packs_epi32 (tw_fitting_lanes (place + 2, codes),
                                      tw_fitting_lanes (place + 3, codes));

      word |= (guint64) (guint) _mm_movemask_epi8 (_mm_packs_epi16 (two, more)) << (4 * i);
    }
  return n < TW_FITTING_AT_ONCE ? word & ((G_GUINT64_CONSTANT (1) << (4 * n)) - 1) : word;
#else
  return tw_fitting_word_plain (board, first, n, edges);
#endif
}

/**
 * tw_fitting_nth:
 * @board: a board
 * @edges: the tile's edges by quarter turn
 * @at: the upper half of @at, of as many as there are, says which
 * @out_turns: (out): quarter turns, 0 to 3
 *
 * Finds one of the places that a tile fits without listing them all: in the order of the open
 * places, each with its turns, the one that is @at * n / 2^64 on, as tw_dice_below() goes about it.
 *
 * Returns: index of the open place, -1 if the tile fits nowhere
 */
int tw_fitting_nth (const TwBoard *board,
                    const TwEdgeCodes edges[4],
                    guint64 at,
                    guint *out_turns);

/** tw_board_n_places: Returns: how many combinations of open place and turn @kind fits */
guint tw_board_n_places (const TwBoard *board, guint kind);

/** tw_board_has_place: Returns: whether @kind fits anywhere */
gboolean tw_board_has_place (const TwBoard *board, guint kind);

G_END_DECLS
