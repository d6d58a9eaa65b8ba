/* The tokens and figures that a tile set brings into play. */
#include "engine/set/set-piece.h"

#include <string.h>

#include "engine/set/rules-text.h"

static gboolean
is_named (const char *words, const char *id)
{
  g_auto (GStrv) ids = g_strsplit (words, " ", -1);

  return g_strv_contains ((const char *const *) ids, id);
}

/* Whether @set brings @part into play; its own rules are its own. */
static gboolean
is_of_set (const TwVocabulary *vocabulary, const char *part, const TwTileSet *set)
{
  const TwVocabularyPart *entry;

  if (vocabulary == set->own)
    return TRUE;
  entry = tw_vocabulary_find_part (vocabulary, part);
  if (entry == NULL)
    return FALSE;
  return entry->sets != NULL ? is_named (entry->sets, set->id) : strcmp (part, set->id) == 0;
}

/* The number that an amount is as long as nobody changes a parameter. */
static guint
usual_amount (const TwVocabulary *vocabulary, const char *amount)
{
  int number = 0, index;

  if (tw_amount_is_number (amount, &number))
    return (guint) MAX (number, 0);
  index = tw_vocabulary_find_parameter (vocabulary, amount);
  if (index >= 0)
    number = ((const TwParameter *) vocabulary->parameters->pdata[index])->preset;
  return (guint) MAX (number, 0);
}

/* No rule asks for the end of what there is enough of; but so many of that name lie in every box.
 */
static guint
n_in_box (const TwVocabulary *vocabulary, const TwTokenType *token)
{
  const TwText *title = tw_texts_source (token->texts);

  for (guint i = 0; title != NULL && i < vocabulary->pieces->len; i++)
    {
      const TwBoxPiece *piece = vocabulary->pieces->pdata[i];
      const TwText *other = tw_texts_source (piece->texts);

      if (g_strcmp0 (piece->part, token->part) == 0 && piece->when == NULL && piece->without == NULL
          && other != NULL && strcmp (other->text, title->text) == 0)
        return usual_amount (vocabulary, piece->amount);
    }
  return 0;
}

static void
add_of (GArray *pieces, const TwVocabulary *vocabulary, const TwTileSet *set)
{
  for (guint i = 0; i < vocabulary->tokens->len; i++)
    {
      const TwTokenType *token = vocabulary->tokens->pdata[i];
      TwSetPiece piece = {
        .id = token->id, .texts = token->texts, .is_token = TRUE, .is_neutral = TRUE
      };

      if (!is_of_set (vocabulary, token->part, set))
        continue;
      piece.count = token->supply > 0 ? token->supply : n_in_box (vocabulary, token);
      g_array_append_val (pieces, piece);
    }
  for (guint i = 0; i < vocabulary->figures->len; i++)
    {
      const TwFigureType *figure = vocabulary->figures->pdata[i];
      const TwVocabularyPart *part =
          vocabulary != set->own ? tw_vocabulary_find_part (vocabulary, figure->part) : NULL;
      TwSetPiece piece = { .id = figure->id,
                           .texts = figure->texts,
                           .is_neutral = figure->neutral,
                           .count = figure->neutral ? 1 : figure->supply,
                           .n_players = part != NULL ? part->players : 0 };

      if (piece.count > 0 && is_of_set (vocabulary, figure->part, set))
        g_array_append_val (pieces, piece);
    }
}

GArray *
tw_set_pieces_new (const TwTileSet *set, const TwVocabulary *shipped)
{
  GArray *pieces = g_array_new (FALSE, FALSE, sizeof (TwSetPiece));

  if (shipped != NULL)
    add_of (pieces, shipped, set);
  if (set->own != NULL)
    add_of (pieces, set->own, set);
  return pieces;
}
