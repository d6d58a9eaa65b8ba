/* The one place that knows which expansions there are. */
#include "engine/expansion/registry.h"

/* clang-format off */
static const TwExpansion *const expansions[] = {
  &tw_expansion_first_player,
  &tw_expansion_house_rules,
  &tw_expansion_hand,
  &tw_expansion_limited_table,
  &tw_expansion_river,
  &tw_expansion_abbot,
  &tw_expansion_traders_and_builders,
  &tw_expansion_flying_machines,
  &tw_expansion_ferries,
  &tw_expansion_gold_mines,
  &tw_expansion_mage_and_witch,
  &tw_expansion_messages,
  &tw_expansion_count,
  &tw_expansion_robbers,
  &tw_expansion_crop_circles,
  &tw_expansion_mists,
  &tw_expansion_ghosts_castles_cemeteries,
};
/* clang-format on */

const TwExpansion *const *
tw_expansions (guint *out_n)
{
  *out_n = G_N_ELEMENTS (expansions);
  return expansions;
}
