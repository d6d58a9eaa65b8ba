/* Whether a tile fits anywhere, and where. */
#include "engine/board/fitting.h"

/* So many words are kept while places are counted: as many as the base game has. To ask them again
 * takes a twentieth of a whole game. */
#define MOST_WORDS 4

static guint64
word_at (const TwBoard *board, guint first, const TwEdgeCodes edges[4])
{
  return tw_fitting_word (board, first, MIN (board->head->n_open - first, TW_FITTING_AT_ONCE),
                          edges);
}

guint
tw_board_n_places (const TwBoard *board, guint kind)
{
  const TwEdgeCodes *edges = board->catalogue->tiles[kind].edges;
  guint n = 0;

  for (guint first = 0; first < board->head->n_open; first += TW_FITTING_AT_ONCE)
    n += (guint) __builtin_popcountll (word_at (board, first, edges));
  return n;
}

gboolean
tw_board_has_place (const TwBoard *board, guint kind)
{
  const TwEdgeCodes *edges = board->catalogue->tiles[kind].edges;

  for (guint first = 0; first < board->head->n_open; first += TW_FITTING_AT_ONCE)
    if (word_at (board, first, edges) != 0)
      return TRUE;
  return FALSE;
}

int
tw_fitting_nth (const TwBoard *board, const TwEdgeCodes edges[4], guint64 at, guint *out_turns)
{
  guint64 words[MOST_WORDS], word;
  guint n_open = board->head->n_open, n = 0, n_words = 0, first = 0, index, bit;

  for (; first < n_open; first += TW_FITTING_AT_ONCE, n_words++)
    {
      word = word_at (board, first, edges);
      n += (guint) __builtin_popcountll (word);
      if (n_words < MOST_WORDS)
        words[n_words] = word;
    }
  if (n == 0)
    return -1;
  index = (guint) (((at >> 32) * n) >> 32);
  for (first = 0;; first += TW_FITTING_AT_ONCE)
    {
      guint i = first / TW_FITTING_AT_ONCE, here;

      word = i < MOST_WORDS ? words[i] : word_at (board, first, edges);
      here = (guint) __builtin_popcountll (word);
      if (index < here)
        break;
      index -= here;
    }
  for (; index > 0; index--)
    word &= word - 1;
  bit = (guint) __builtin_ctzll (word);
  *out_turns = bit % 4;
  return (int) (first + bit / 4);
}
