/* The tokens and figures that a tile set brings into play, and how many lie in its box. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * TwSetPiece: a token or a figure.
 * @id: its id
 * @texts: (nullable): its name by language
 * @is_token: whether it is a token
 * @is_neutral: whether it belongs to no player, as tokens do
 * @count: how many there are; of what belongs to players, for each of them. 0 if a token never runs
 *   out
 * @n_players: how many players can play with the set, because it brings figures for more; 0 if it
 *   brings none
 */
typedef struct
{
  const char *id;
  const TwTexts *texts;
  gboolean is_token;
  gboolean is_neutral;
  guint count;
  guint n_players;
} TwSetPiece;

/**
 * tw_set_pieces_new:
 * @set: a set
 * @shipped: (nullable): the rules that come with the program, for tokens and figures of the
 *   published sets
 *
 * Tokens of which no rule says how many there are are as many as lie in the box. The numbers are
 * those of the default values of parameters. The list must not outlive @set and @shipped.
 *
 * Returns: (transfer full) (element-type TwSetPiece): what the shipped rules bring with the set,
 *   then what its own rules bring: first tokens, then figures, in the order of the rules
 */
GArray *tw_set_pieces_new (const TwTileSet *set, const TwVocabulary *shipped);

G_END_DECLS
