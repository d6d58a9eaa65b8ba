/* Counts what lies on a feature's tiles and around them. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/**
 * tw_feature_scope_n_symbols:
 * @play: a play
 * @node: any node of the feature
 * @scope: a #TwEffectScope
 * @symbol: number of a counted symbol
 *
 * Returns: how many of that symbol are in the scope
 */
guint tw_feature_scope_n_symbols (const TwPlay *play, guint node, TwEffectScope scope,
                                  guint symbol);

/**
 * tw_feature_scope_n_tiles:
 * @play: a play
 * @node: any node of the feature
 * @scope: not %TW_SCOPE_FEATURE
 *
 * Returns: how many tiles in the scope lie face up
 */
guint tw_feature_scope_n_tiles (const TwPlay *play, guint node, TwEffectScope scope);

/**
 * tw_feature_scope_n_features:
 * @play: a play
 * @node: any node of the feature
 * @scope: not %TW_SCOPE_FEATURE
 * @kind: a kind of feature
 * @only_complete: whether only complete features count
 *
 * Returns: how many different features of that kind lie on the tiles in the scope, without the
 *   feature itself
 */
guint tw_feature_scope_n_features (const TwPlay *play,
                                   guint node,
                                   TwEffectScope scope,
                                   TwKind kind,
                                   gboolean only_complete);

/**
 * tw_feature_scope_n_tiles_with:
 * @play: a play
 * @node: any node of the feature
 * @scope: not %TW_SCOPE_FEATURE
 * @kind: a kind of feature
 * @has: %TRUE to count tiles with that kind, %FALSE for tiles without
 *
 * Returns: how many face-up tiles in the scope have, or have not, that kind
 */
guint tw_feature_scope_n_tiles_with (const TwPlay *play,
                                     guint node,
                                     TwEffectScope scope,
                                     TwKind kind,
                                     gboolean has);

/**
 * tw_feature_scope_has_tile:
 * @play: a play
 * @node: any node of the feature
 * @slot: a tile
 *
 * Rule: GOLD-005, GOLD-006, GOLD-013.
 *
 * Returns: whether the tile counts for the feature: it is one of its own, or one around a place such as
 *   a monastery
 */
gboolean tw_feature_scope_has_tile (const TwPlay *play, guint node, guint slot);

G_END_DECLS
