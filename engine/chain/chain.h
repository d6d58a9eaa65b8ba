/* A game by file: the chain of moves that parties who are apart send one another.
 *
 * A party is somebody with a program of his own; it holds one or more seats. The first move opens the
 * game, with what is played and who sits where; then the other parties join, each with its promise;
 * then they play. Each move names the hash of the one before it, so nobody can change what was. What
 * chance brings after a move comes from that move and the share in the answer to it: who has sent a move
 * does not know the share, and who answers has promised it before. data/doc/play-by-file.md says more.
 *
 * A chain is owned by one thread.
 */
#pragma once

#include "engine/chain/chain-text.h"
#include "engine/saved/saved-game.h"

G_BEGIN_DECLS

/* No party. */
#define TW_CHAIN_NOBODY G_MAXUINT

typedef struct _TwChain TwChain;

/**
 * tw_chain_begin:
 * @kit: the materials of games
 * @rules: the rules of the game
 * @title: (nullable): what the game is called
 * @seats: (array): the player of each seat of @rules
 * @parties: (array): the party that sits at each seat, from 0; none of them is left out
 * @error: %TW_CHAIN_ERROR_LIMIT, or why no such game can be read again
 *
 * Opens a game, as its party 0.
 *
 * Returns: (transfer full) (nullable): the chain with its opening
 */
TwChain *tw_chain_begin (const TwGameKit *kit, const TwRules *rules, const char *title,
                         const TwSavedSeat *seats, const guint8 *parties, GError **error);

/**
 * tw_chain_open:
 * @kit: the materials of games
 * @line: the opening
 * @error: %TW_CHAIN_ERROR, or %TW_FORMAT_ERROR for the game in it
 *
 * Returns: (transfer full) (nullable): the chain with its opening, which nobody here plays yet
 */
TwChain *tw_chain_open (const TwGameKit *kit, const char *line, GError **error);

/** tw_chain_free: frees a chain, and forgets its secret. */
void tw_chain_free (TwChain *self);

/**
 * tw_chain_take:
 * @self: a chain
 * @line: a move that somebody has sent
 * @error: %TW_CHAIN_ERROR: what is wrong with it, and what to do
 *
 * Adds the move if everything about it is right: it comes next, its sender has to move, its share is
 * the promised one, the rules allow every answer, and the position after it is the sender's. A move
 * that is there already changes nothing.
 *
 * Returns: whether the chain has the move now; else nothing has changed
 */
gboolean tw_chain_take (TwChain *self, const char *line, GError **error);

/**
 * tw_chain_take_text:
 * @self: a chain
 * @text: lines of moves, with anything around them
 * @error: %TW_CHAIN_ERROR: what is wrong with the first move that is not taken
 *
 * Takes one move after the other, as tw_chain_take() does; those before a wrong one stay.
 *
 * Returns: whether the chain has all of them now
 */
gboolean tw_chain_take_text (TwChain *self, const char *text, GError **error);

/** tw_chain_can_join: Returns: whether nobody here plays yet and a party still has to join */
gboolean tw_chain_can_join (const TwChain *self);

/**
 * tw_chain_join:
 * @self: a chain that can be joined
 * @error: if the system gives no secret
 *
 * Adds the move with which the next party joins, which is this one from now on.
 *
 * Returns: whether it has joined
 */
gboolean tw_chain_join (TwChain *self, GError **error);

/**
 * tw_chain_play_on:
 * @self: a chain
 * @game: a copy of its game
 *
 * Lets chance decide in @game, if the party here has to answer: nobody else can know that yet.
 */
void tw_chain_play_on (const TwChain *self, TwGame *game);

/** tw_chain_is_whole: Returns: whether @game, played on from the chain's, is as far as the party here
 * can play it: now it has to send its move */
gboolean tw_chain_is_whole (const TwChain *self, const TwGame *game);

/**
 * tw_chain_send:
 * @self: a chain in which the party here has to move
 * @game: its game, with tw_chain_play_on() and the answers of the party
 * @error: %TW_CHAIN_ERROR_MOVE, %TW_CHAIN_ERROR_LIMIT
 *
 * Adds the party's move; it is the last line then.
 *
 * Returns: whether there is such a move
 */
gboolean tw_chain_send (TwChain *self, const TwGame *game, GError **error);

/** tw_chain_game: Returns: (transfer none): the game after the last move, with chance held */
const TwGame *tw_chain_game (const TwChain *self);

/** tw_chain_opened: Returns: (transfer none): what is played and by whom, as the opening says; its @game is
 * that of tw_chain_game() */
const TwSavedGame *tw_chain_opened (const TwChain *self);

/** tw_chain_n_moves: Returns: how many moves there are, the opening and those who joined with them */
guint tw_chain_n_moves (const TwChain *self);

/** tw_chain_line: Returns: (transfer none): the line of move @number */
const char *tw_chain_line (const TwChain *self, guint number);

/** tw_chain_sender: Returns: the party that has sent move @number */
guint tw_chain_sender (const TwChain *self, guint number);

/** tw_chain_n_parties: Returns: how many parties there are */
guint tw_chain_n_parties (const TwChain *self);

/** tw_chain_n_joined: Returns: how many of them have given their promise */
guint tw_chain_n_joined (const TwChain *self);

/** tw_chain_party_of: Returns: the party that sits at @seat */
guint tw_chain_party_of (const TwChain *self, guint seat);

/** tw_chain_own: Returns: the party here, %TW_CHAIN_NOBODY for none */
guint tw_chain_own (const TwChain *self);

/** tw_chain_next: Returns: the party that has to send the next move, %TW_CHAIN_NOBODY at the end */
guint tw_chain_next (const TwChain *self);

/** tw_chain_hash: Returns: (transfer none): the hash of move @number; that of move 0 is the game's name */
const TwChainDigest *tw_chain_hash (const TwChain *self, guint number);

/** tw_chain_is_of: Returns: whether @line is a sound move of this game, as far as itself says */
gboolean tw_chain_is_of (const TwChain *self, const char *line);

/** tw_chain_to_text: Returns: (transfer full): all moves, a line each */
char *tw_chain_to_text (const TwChain *self);

/** tw_chain_to_keep: Returns: (transfer full): the chain with the secret of the party here, for a file
 * that only this party reads */
char *tw_chain_to_keep (const TwChain *self);

/**
 * tw_chain_from_kept:
 * @kit: the materials of games
 * @text: what tw_chain_to_keep() has written
 * @error: %TW_CHAIN_ERROR
 *
 * Returns: (transfer full) (nullable): the same chain
 */
TwChain *tw_chain_from_kept (const TwGameKit *kit, const char *text, GError **error);

/**
 * tw_chain_read:
 * @kit: the materials of games
 * @text: lines of moves, the opening first, with anything around them
 * @error: %TW_CHAIN_ERROR: the first thing that is wrong
 *
 * Returns: (transfer full) (nullable): the chain of all of them, which nobody here plays
 */
TwChain *tw_chain_read (const TwGameKit *kit, const char *text, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwChain, tw_chain_free)

G_END_DECLS
