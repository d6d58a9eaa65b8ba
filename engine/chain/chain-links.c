/* The shares of chance. */
#include "engine/chain/chain-links.h"

#include <string.h>
#include <unistd.h>

/* What is hashed for one purpose is never hashed for another. */
#define SHARE_WORD  "tilewright share\n"
#define CHANCE_WORD "tilewright chance\n"

gboolean
tw_chain_secret_draw (TwChainDigest *out_secret)
{
  return getentropy (out_secret->bytes, TW_CHAIN_BYTES) == 0;
}

static void
finish (GChecksum *checksum, TwChainDigest *out_digest)
{
  gsize length = TW_CHAIN_BYTES;

  g_checksum_get_digest (checksum, out_digest->bytes, &length);
}

void
tw_chain_digest_text (const char *text, gsize length, TwChainDigest *out_digest)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

  g_checksum_update (checksum, (const guchar *) text, (gssize) length);
  finish (checksum, out_digest);
}

gboolean
tw_chain_digest_equal (const TwChainDigest *a, const TwChainDigest *b)
{
  return memcmp (a->bytes, b->bytes, TW_CHAIN_BYTES) == 0;
}

static void
hash_share (GChecksum *checksum, const TwChainDigest *share, TwChainDigest *out_before)
{
  g_checksum_reset (checksum);
  g_checksum_update (checksum, (const guchar *) SHARE_WORD, strlen (SHARE_WORD));
  g_checksum_update (checksum, share->bytes, TW_CHAIN_BYTES);
  finish (checksum, out_before);
}

TwChainDigest *
tw_chain_shares_new (const TwChainDigest *secret)
{
  TwChainDigest *shares = g_new (TwChainDigest, TW_CHAIN_SHARES + 1);
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

  shares[TW_CHAIN_SHARES] = *secret;
  for (guint i = TW_CHAIN_SHARES; i > 0; i--)
    hash_share (checksum, &shares[i], &shares[i - 1]);
  return shares;
}

void
tw_chain_shares_free (TwChainDigest *shares)
{
  if (shares != NULL)
    explicit_bzero (shares, (TW_CHAIN_SHARES + 1) * sizeof *shares);
  g_free (shares);
}

gboolean
tw_chain_share_follows (const TwChainDigest *share, const TwChainDigest *before)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  TwChainDigest hash;

  hash_share (checksum, share, &hash);
  return tw_chain_digest_equal (&hash, before);
}

guint64
tw_chain_seed (const TwChainDigest *move, const TwChainDigest *share)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  TwChainDigest digest;
  guint64 seed = 0;

  g_checksum_update (checksum, (const guchar *) CHANCE_WORD, strlen (CHANCE_WORD));
  g_checksum_update (checksum, move->bytes, TW_CHAIN_BYTES);
  g_checksum_update (checksum, share->bytes, TW_CHAIN_BYTES);
  finish (checksum, &digest);
  for (guint i = 0; i < 8; i++)
    seed = seed << 8 | digest.bytes[i];
  return seed;
}
