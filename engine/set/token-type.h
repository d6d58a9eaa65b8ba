/* Tokens that a part has: how many there are, where they lie at the start, and what they are worth at the
 * end of the game. */
#pragma once

#include "engine/tile/texts.h"

G_BEGIN_DECLS

/**
 * TwTokenBy: how tokens are counted at the end of the game.
 * @TW_TOKEN_BY_EACH: points for each token
 * @TW_TOKEN_BY_MOST: points for the player who holds most
 */
typedef enum
{
  TW_TOKEN_BY_EACH,
  TW_TOKEN_BY_MOST
} TwTokenBy;

/** TwTokenTies: what players get who tie for the most tokens. */
typedef enum
{
  TW_TOKEN_TIES_ALL,
  TW_TOKEN_TIES_SPLIT_UP,
  TW_TOKEN_TIES_SPLIT_DOWN,
  TW_TOKEN_TIES_NOBODY,
  TW_N_TOKEN_TIES
} TwTokenTies;

/**
 * TwTokenWorth:
 * @by: how the tokens are counted
 * @points: an amount
 * @from: by each: the least number of tokens a player must hold; of several worths, the one with
 *   the greatest @from that a player reaches counts
 * @every: by each: the tokens that bring @points together, 1 or more; those left over bring nothing
 * @ties: by most: what a tie gives
 * @none_counts: (nullable): by most: whether holding none can be the most: "true", "false" or the
 *   name of a switch
 * @rules: (nullable): rule ids, blank-separated
 */
typedef struct
{
  TwTokenBy by;
  char *points;
  int from;
  int every;
  TwTokenTies ties;
  char *none_counts;
  char *rules;
} TwTokenWorth;

/**
 * TwTokenType:
 * @id: for instance "wine"
 * @part: the part it belongs to
 * @file: (nullable): the file it stands in
 * @line: its line in the file
 * @supply: how many there are, 0 for an unlimited supply
 * @supply_parameter: (nullable): the parameter that says how many; @supply is its default
 * @word: (nullable): what cases call how many are left in the supply
 * @on: (nullable): the kinds of land on whose segments they lie; without it they lie on tiles
 * @each: (nullable): how many of them each player has at the start: an amount for each number of
 *   players from two on, of which the last goes for more
 * @at: (nullable): the symbol of a tile at which they lie there, one upon the other; on a tile without
 *   it, and without it altogether, they lie in a corner
 * @n_worths: how many worths it has
 * @worths: how it is counted at the end of the game; all worths that apply are added
 * @says_by_hand: whether its file says that players move it by hand, for saved games in which they
 *   did. tw_vocabulary_token_is_by_hand() says whether they do now
 * @art: (nullable): its picture, an SVG element that is safe to draw
 * @texts: (nullable): its name by language
 * @written_for: (nullable): what it was called when words of rules were written that still say so, see outdated-name.h
 */
typedef struct
{
  char *id;
  char *part;
  char *written_for;
  char *file;
  guint line;
  guint supply;
  char *supply_parameter;
  char *word;
  char *on;
  char *each;
  char *at;
  guint n_worths;
  TwTokenWorth *worths;
  gboolean says_by_hand;
  char *art;
  TwTexts *texts;
} TwTokenType;

/** tw_token_type_free: frees a token type. */
void tw_token_type_free (TwTokenType *token);

/** tw_token_type_add_worth: Returns: (transfer none): a new worth to be filled in, of each token from the first on */
TwTokenWorth *tw_token_type_add_worth (TwTokenType *token);

/** tw_token_type_same_worth: Returns: whether both say the same */
gboolean tw_token_type_same_worth (const TwTokenWorth *a, const TwTokenWorth *b);

/** tw_token_type_equal: Returns: whether both say the same; names may differ */
gboolean tw_token_type_equal (const TwTokenType *a, const TwTokenType *b);

G_END_DECLS
