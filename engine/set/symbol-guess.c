/* What somebody meant who misspelt a symbol. */
#include "engine/set/symbol-guess.h"

#include <string.h>

#include "engine/tile/symbol-table.h"

/* Shorter words are too like each other; in longer ones two slips are likely, too. */
#define LEAST_LENGTH 4
#define LONG         8

/* What players call a symbol that has another name here. */
static const struct
{
  const char *word;
  const char *symbol;
} other_words[] = {
  { "shield", "coat-of-arms" },
  { "pennant", "coat-of-arms" },
};

static const TwKind places[] = { TW_KIND_MONASTERY, TW_KIND_GARDEN, TW_KIND_LAKE, TW_KIND_CASTLE,
                                 TW_KIND_CEMETERY };

/* The best word so far, and how many slips are between it and the one looked for. */
typedef struct
{
  const char *word;
  guint n_slips;
} Guess;

/* How many letters are missing, added, other ones or exchanged with their neighbours. */
static guint
count_slips (const char *a, const char *b)
{
  guint rows[3][TW_SYMBOL_SIZE + 1] = { 0 };
  gsize length = strlen (b);

  for (gsize k = 0; k <= length; k++)
    rows[0][k] = (guint) k;
  for (gsize i = 1; a[i - 1] != '\0'; i++)
    {
      guint *row = rows[i % 3];
      const guint *above = rows[(i + 2) % 3], *before = rows[(i + 1) % 3];

      row[0] = (guint) i;
      for (gsize k = 1; k <= length; k++)
        {
          row[k] = MIN (MIN (above[k], row[k - 1]) + 1, above[k - 1] + (a[i - 1] != b[k - 1]));
          if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1])
            row[k] = MIN (row[k], before[k - 2] + 1);
        }
    }
  return rows[strlen (a) % 3][length];
}

/* Who slips seldom does so in the first letter, where another one makes another word: pine, wine.
 */
static void
try_word (Guess *guess, const char *id, const char *word, const char *meant)
{
  gsize length = strlen (word);
  guint n_slips;

  if (length > TW_SYMBOL_SIZE || length < LEAST_LENGTH - 1 || word[0] != id[0])
    return;
  n_slips = count_slips (id, word);
  if (n_slips >= guess->n_slips || n_slips > (length >= LONG ? 2 : 1))
    return;
  guess->n_slips = n_slips;
  guess->word = meant;
}

static gboolean
is_said (const TwVocabulary *own, const char *id)
{
  for (guint i = 0; own != NULL && i < own->effects->len; i++)
    {
      const TwEffect *effect = g_ptr_array_index (own->effects, i);

      if (g_strcmp0 (effect->symbol, id) == 0 || g_strcmp0 (effect->if_symbol, id) == 0)
        return TRUE;
    }
  return tw_symbol_table_find (id) != NULL
         || (own != NULL && tw_vocabulary_find_symbol (own, id) != NULL);
}

const char *
tw_symbol_guess (const TwVocabulary *own, const char *id)
{
  g_autofree char *lower = NULL;
  Guess guess = { .n_slips = G_MAXUINT };
  guint n_symbols;
  const TwSymbolInfo *symbols = tw_symbol_table (&n_symbols);

  if (strlen (id) < LEAST_LENGTH || strlen (id) > TW_SYMBOL_SIZE || is_said (own, id))
    return NULL;
  lower = g_ascii_strdown (id, -1);
  for (guint i = 0; own != NULL && i < own->symbols->len; i++)
    {
      const TwSymbolType *symbol = g_ptr_array_index (own->symbols, i);

      try_word (&guess, lower, symbol->id, symbol->id);
    }
  for (guint i = 0; i < n_symbols; i++)
    try_word (&guess, lower, symbols[i].id, symbols[i].id);
  for (guint i = 0; i < G_N_ELEMENTS (other_words); i++)
    try_word (&guess, lower, other_words[i].word, other_words[i].symbol);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      const char *name = tw_kind_info (places[i])->name;

      try_word (&guess, lower, name, name);
    }
  return guess.word;
}

TwKind
tw_symbol_guess_place (const char *guess)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (strcmp (tw_kind_info (places[i])->name, guess) == 0)
      return places[i];
  return TW_KIND_NONE;
}
