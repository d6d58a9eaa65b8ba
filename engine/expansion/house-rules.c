/* House rules of the base game: an extra turn for filling a hole, roads that go on past bushes.
 * Parameters fill-hole, bushes-end-road.
 *
 * Rule: BASE-208, BASE-210.
 */
#include "engine/expansion/registry.h"
#include "engine/board/feature-merge.h"
#include "engine/game/play.h"

#include <string.h>

/* The symbol that says that no house stands where the roads of a tile meet. */
#define BUSHES "bushes"

/* @filled_hole: a tile of this turn has filled a hole. */
typedef struct
{
  gboolean filled_hole;
} HouseRules;

static gboolean
house_is_wanted (const TwRules *rules)
{
  return tw_rules_parameter (rules, "fill-hole") || !tw_rules_parameter (rules, "bushes-end-road");
}

/* ---- a hole is filled ---------------------------------------------------------------- */

static TwStepResult
hole_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  const TwSlot *slot = &play->board.slots[frame->slot];

  if (tw_rules_parameter (play->rules, "fill-hole")
      && tw_board_slot_at (&play->board, slot->x, slot->y - 1) != TW_NO_SLOT
      && tw_board_slot_at (&play->board, slot->x + 1, slot->y) != TW_NO_SLOT
      && tw_board_slot_at (&play->board, slot->x, slot->y + 1) != TW_NO_SLOT
      && tw_board_slot_at (&play->board, slot->x - 1, slot->y) != TW_NO_SLOT)
    ((HouseRules *) own)->filled_hole = TRUE;
  return TW_STEP_DONE;
}

static TwStepResult
extra_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  HouseRules *house = own;

  if (house->filled_hole && !(frame->flags & TW_FRAME_NESTED))
    {
      frame->flags |= TW_FRAME_EXTRA;
      house->filled_hole = FALSE;
    }
  return TW_STEP_DONE;
}

/* ---- bushes -------------------------------------------------------------------------- */

static gboolean
shows_bushes (const TwTopology *topology)
{
  for (guint i = 0; i < topology->n_symbols; i++)
    if (strcmp (topology->symbols[i].id, BUSHES) == 0)
      return TRUE;
  return FALSE;
}

/* Where roads meet among bushes they are one road, though each was drawn for itself. */
static void
house_laid (TwPlay *play, gpointer own, guint slot)
{
  const TwTileKind *kind = &play->rules->catalogue->kinds[play->board.slots[slot].kind];
  TwTopology topology;

  if (tw_rules_parameter (play->rules, "bushes-end-road"))
    return;
  tw_tile_variant_topology (kind->tile, kind->variant, &topology);
  for (guint i = 0; shows_bushes (&topology) && i < topology.n_junctions; i++)
    {
      int first = -1;

      if (topology.junctions[i].kind != TW_JUNCTION_CROSSING)
        continue;
      for (guint node = 0; node < topology.n_segments; node++)
        if ((topology.junctions[i].members & TW_SEGMENT_BIT (node))
            && topology.segments[node].kind == TW_KIND_ROAD)
          {
            guint at = play->board.slots[slot].first_node + node;

            if (first >= 0)
              tw_board_join (&play->board, (guint) first, at);
            first = (int) at;
          }
    }
}

static const TwHook house_hooks[] = {
  { TW_SLOT_AFTER_PLACING, 0, { "1c", hole_run, NULL, NULL } },
  { TW_SLOT_PART_END, 890, { "6", extra_run, NULL, NULL } },
};

const TwExpansion tw_expansion_house_rules = {
  .id = "base",
  .state_size = sizeof (HouseRules),
  .hooks = house_hooks,
  .n_hooks = G_N_ELEMENTS (house_hooks),
  .setup = &(const TwSetupHooks){ .is_wanted = house_is_wanted },
  .placing = &(const TwPlacingHooks){ .laid = house_laid },
};
