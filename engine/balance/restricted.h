/* Restricted play: a player who may not use something, while there is anything else to answer. */
#pragma once

#include "engine/player/player.h"

G_BEGIN_DECLS

/**
 * TwBanKind: what is not used.
 * @TW_BAN_NOTHING: everything is
 * @TW_BAN_FIGURE: a type of figure is not placed; @what is its index in the rules
 * @TW_BAN_FEATURE: no figure is placed on a kind of feature; @what is a #TwKind
 * @TW_BAN_SYMBOL: no figure is placed on a feature with a symbol; @what is its index among those that the catalogue counts
 * @TW_BAN_VERB: a kind of answer is not given; @what is a verb
 */
typedef enum
{
  TW_BAN_NOTHING,
  TW_BAN_FIGURE,
  TW_BAN_FEATURE,
  TW_BAN_SYMBOL,
  TW_BAN_VERB
} TwBanKind;

/** TwBan: what a player may not use. */
typedef struct
{
  TwBanKind kind;
  guint what;
} TwBan;

/** tw_ban_hits: Returns: whether @ban forbids @action, an answer to the open question of @play */
gboolean tw_ban_hits (const TwBan *ban, const TwPlay *play, const TwAction *action);

/** TwRestricted: a player under a ban; owned by one thread. */
typedef struct _TwRestricted TwRestricted;

/**
 * tw_restricted_new:
 * @player: (transfer none): the player who is restricted; outlives it
 * @kind: its kind
 * @rules: the rules
 * @ban: what it may not use
 *
 * A player that looks ahead knows that it may not; what others choose is let through if it is allowed; in
 * place of the rest one that looks ahead chooses for a player that searches, and chance for one that plays at random.
 *
 * Returns: (transfer full): a restricted player
 */
TwRestricted *tw_restricted_new (TwPlayer *player, const TwPlayerKind *kind, const TwRules *rules, const TwBan *ban);

/** tw_restricted_free: frees it. */
void tw_restricted_free (TwRestricted *restricted);

/** tw_restricted_seed: begins a game: all random choices follow from @seed. */
void tw_restricted_seed (TwRestricted *restricted, guint64 seed);

/** tw_restricted_choose: Returns: its answer to the open question of @play, one that the ban leaves out if there is any */
TwAction tw_restricted_choose (TwRestricted *restricted, const TwPlay *play);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwRestricted, tw_restricted_free)

G_END_DECLS
