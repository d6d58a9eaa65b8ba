/* One move of a game by file, as one line of text and back.
 *
 *   tilewright1:BODY.CHECK
 *
 * BODY is a short text in base64url, CHECK the beginning of its hash, so that a line that was cut or
 * mistyped is known at once. There is one line for a move: what is read is written again the same.
 */
#pragma once

#include "engine/chain/chain-error.h"
#include "engine/chain/chain-links.h"
#include "engine/game/rules.h"

G_BEGIN_DECLS

#define TW_CHAIN_PREFIX "tilewright1:"
/* The longest line, in bytes: the opening of a game with many sets of one's own. */
#define TW_CHAIN_MAX_LINE (512u * 1024u)

/**
 * TwChainMove:
 * @number: 0 for the opening, then one more each
 * @party: who sends it, from 0
 * @game: of which game: the hash of its opening; not of the opening itself
 * @before: the hash of the move before; not of the opening
 * @share: the sender's share of chance; of an opening and where somebody joins, the promise
 * @n_seats: of an opening: how many seats there are, else 0
 * @parties: of an opening: the party that sits at each seat, from 0
 * @xml: (nullable): of an opening: the game as a saved game without a log
 * @words: (nullable): of other moves: the sender's answers in notation, with a blank between
 * @state: of other moves: the hash of the position after it
 */
typedef struct
{
  guint number;
  guint party;
  TwChainDigest game;
  TwChainDigest before;
  TwChainDigest share;
  guint n_seats;
  guint8 parties[TW_MAX_SEATS];
  char *xml;
  char *words;
  guint64 state;
} TwChainMove;

/** tw_chain_move_clear: frees what @move holds. */
void tw_chain_move_clear (TwChainMove *move);

/**
 * tw_chain_move_print:
 * @move: a move
 * @out_hash: (out) (optional): its hash
 *
 * Returns: (transfer full): its line, without a line break
 */
char *tw_chain_move_print (const TwChainMove *move, TwChainDigest *out_hash);

/**
 * tw_chain_move_parse:
 * @line: a line as tw_chain_move_print() writes it
 * @out_move: (out): the move; cleared or to be cleared by the caller, also after an error
 * @out_hash: (out): its hash
 * @error: %TW_CHAIN_ERROR_DAMAGED, %TW_CHAIN_ERROR_VERSION, %TW_CHAIN_ERROR_LIMIT
 *
 * Whether the move fits a game is not asked here.
 *
 * Returns: whether it is a move
 */
gboolean tw_chain_move_parse (const char *line, TwChainMove *out_move, TwChainDigest *out_hash,
                              GError **error);

/**
 * tw_chain_find_lines:
 * @text: a post, a letter, a file: with lines of moves in it
 *
 * Finds them whatever stands around them, also where a program for letters has broken or quoted
 * them.
 *
 * Returns: (transfer full) (array zero-terminated=1): the lines, in their order
 */
char **tw_chain_find_lines (const char *text);

/** tw_chain_digest_print: Returns: (transfer full): @digest in base64url */
char *tw_chain_digest_print (const TwChainDigest *digest);

/** tw_chain_digest_parse: reads what tw_chain_digest_print() writes. Returns: whether it is a digest */
gboolean tw_chain_digest_parse (const char *word, TwChainDigest *out_digest);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TwChainMove, tw_chain_move_clear)

G_END_DECLS
