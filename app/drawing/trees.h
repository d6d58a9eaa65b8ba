/* Trees: a crown with a lit side, a shadow, undergrowth below a clump. */
#pragma once

#include "app/drawing/layers.h"

G_BEGIN_DECLS

/** tw_tree_draw: draws one tree. */
void tw_tree_draw (const TwBrush *brush, const TwTree *tree);

/** tw_trees_draw: draws trees by rank; @undergrowth: darken the ground below them. */
void tw_trees_draw (TwBrush *brush, const TwTree *trees, guint n_trees, gboolean undergrowth);

G_END_DECLS
