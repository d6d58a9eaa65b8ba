/* Whether a tile fits anywhere, and where. */
#include "engine/board/fitting.h"

/* So many words are kept while places are counted: as many as the whole Big Box has. To ask those
 * of the base game again takes a twentieth of it. */
#define MOST_WORDS 8

/* How many bits are set. Not every processor has an instruction for that, and a call for each word
 * was a fortieth of a game. */
static inline guint
n_bits (guint64 word)
{
  word -= word >> 1 & G_GUINT64_CONSTANT (0x5555555555555555);
  word = (word & G_GUINT64_CONSTANT (0x3333333333333333))
         + (word >> 2 & G_GUINT64_CONSTANT (0x3333333333333333));
  word = (word + (word >> 4)) & G_GUINT64_CONSTANT (0x0f0f0f0f0f0f0f0f);
  return (guint) (word * G_GUINT64_CONSTANT (0x0101010101010101) >> 56);
}

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
    n += n_bits (word_at (board, first, edges));
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
  guint ends[MOST_WORDS];
  guint n_open = board->head->n_open, n = 0, first = 0, index, bit;

  for (guint i = 0; first < n_open; first += TW_FITTING_AT_ONCE, i++)
    {
      word = word_at (board, first, edges);
      n += n_bits (word);
      if (i < MOST_WORDS)
        {
          words[i] = word;
          ends[i] = n;
        }
    }
  if (n == 0)
    return -1;
  index = (guint) (((at >> 32) * n) >> 32);
  n = 0;
  for (guint i = 0;; i++)
    {
      guint end;

      first = i * TW_FITTING_AT_ONCE;
      word = i < MOST_WORDS ? words[i] : word_at (board, first, edges);
      end = i < MOST_WORDS ? ends[i] : n + n_bits (word);
      if (index < end)
        break;
      n = end;
    }
  for (index -= n; index > 0; index--)
    word &= word - 1;
  bit = (guint) __builtin_ctzll (word);
  *out_turns = bit % 4;
  return (int) (first + bit / 4);
}
