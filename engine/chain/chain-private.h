/* What the files of a chain share. */
#pragma once

#include "engine/chain/chain.h"

G_BEGIN_DECLS

/**
 * TwChainParty:
 * @share: what the party has given last, its promise at first
 * @n_given: how many shares it has given after the promise
 */
typedef struct
{
  TwChainDigest share;
  guint n_given;
} TwChainParty;

/*
 * @opened: what the opening says; its game is the one after the last move
 * @lines: (element-type utf8): of all moves
 * @hashes: (element-type TwChainDigest): of all moves
 * @senders: (element-type guint8): of all moves
 * @own: the party here
 * @shares: (nullable): all shares of the party here, its secret the last of them
 */
struct _TwChain
{
  TwSavedGame *opened;
  GPtrArray *lines;
  GArray *hashes;
  GByteArray *senders;
  guint n_parties;
  guint8 party_of[TW_MAX_SEATS];
  guint n_joined;
  TwChainParty parties[TW_MAX_SEATS];
  guint own;
  TwChainDigest *shares;
};

/** tw_chain_hold: makes @party the one here, with all its @shares (transfer full). */
void tw_chain_hold (TwChain *self, guint party, TwChainDigest *shares);

/** tw_chain_take_for_good: as tw_chain_take(), but plays on the chain's game itself, without a copy of it: a
 * chain that has refused a move must be thrown away. */
gboolean tw_chain_take_for_good (TwChain *self, const char *line, GError **error);

G_END_DECLS
