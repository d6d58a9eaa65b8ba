/* The shares of chance: what each party promises at the beginning and gives bit by bit.
 *
 * A party draws a secret and hashes it again and again. The last hash is its promise, which everybody
 * sees when the party joins; with each move the party gives the hash before the one it gave last. So
 * everybody can check a share (its hash is the one before it), and nobody can work out the next one.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Bytes of a secret, of a share, and of the hash of a move: SHA-256. */
#define TW_CHAIN_BYTES 32
/* How many shares a party can give after its promise: the most moves that it can send. */
#define TW_CHAIN_SHARES 4096

/** TwChainDigest: a secret, a share, or the hash of a move. */
typedef struct
{
  guint8 bytes[TW_CHAIN_BYTES];
} TwChainDigest;

/**
 * tw_chain_secret_draw:
 * @out_secret: (out): a new secret
 *
 * Draws from the system's source of randomness, which nobody can foresee.
 *
 * Returns: whether the system gave any
 */
gboolean tw_chain_secret_draw (TwChainDigest *out_secret);

/** tw_chain_digest_text: hashes the bytes of a text. */
void tw_chain_digest_text (const char *text, gsize length, TwChainDigest *out_digest);

/** tw_chain_digest_equal: Returns: whether both are the same */
gboolean tw_chain_digest_equal (const TwChainDigest *a, const TwChainDigest *b);

/**
 * tw_chain_shares_new:
 * @secret: a party's secret; whoever has it wipes it
 *
 * Works out all shares, which takes some milliseconds.
 *
 * Returns: (transfer full) (array): the promise, and %TW_CHAIN_SHARES shares in the order in which
 *   they are given; free with tw_chain_shares_free()
 */
TwChainDigest *tw_chain_shares_new (const TwChainDigest *secret);

/** tw_chain_shares_free: wipes and frees @shares (nullable): the last of them is the secret. */
void tw_chain_shares_free (TwChainDigest *shares);

/** tw_chain_share_follows: Returns: whether @share is the one that comes after @before */
gboolean tw_chain_share_follows (const TwChainDigest *share, const TwChainDigest *before);

/**
 * tw_chain_seed:
 * @move: the hash of the last move, in which all earlier shares are
 * @share: the share that its answer gives
 *
 * Returns: what chance comes from between both
 */
guint64 tw_chain_seed (const TwChainDigest *move, const TwChainDigest *share);

G_END_DECLS
