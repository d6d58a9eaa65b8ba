/* What things have in common. */
#include "engine/procedure/select/share.h"

#include "engine/game/feature-scope.h"
#include "engine/procedure/state/join.h"
#include "engine/procedure/state/track.h"

/* Whether the thing lies on the tile, or a segment of the feature that it is. */
static gboolean
is_on_tile (const TwPlay *play, const TwThing *thing, guint slot)
{
  if (thing->slot != TW_NO_SLOT || thing->node == TW_NO_NODE || slot == TW_NO_SLOT)
    return slot != TW_NO_SLOT && thing->slot == slot;
  for (guint i = 0; i < tw_board_tile (&play->board, slot)->n_nodes; i++)
    if (tw_board_root (&play->board, play->board.slots[slot].first_node + i)
        == tw_board_root (&play->board, thing->node))
      return TRUE;
  return FALSE;
}

static gboolean
is_whole_tile (const TwThing *thing)
{
  return thing->slot != TW_NO_SLOT && thing->node == TW_NO_NODE && thing->figure == TW_NO_FIGURE;
}

gboolean
tw_thing_shares (const TwPlay *play, guint what, const TwThing *a, const TwThing *b)
{
  const TwThing *feature = b->node != TW_NO_NODE ? b : a, *tile = feature == b ? a : b;

  if (what == TW_SHARED_EXTENT)
    return feature->node != TW_NO_NODE && tile->slot != TW_NO_SLOT
           && tw_feature_scope_has_tile (play, feature->node, tile->slot);
  if (what == TW_SHARED_TILE)
    return a->slot != TW_NO_SLOT ? is_on_tile (play, b, a->slot) : is_on_tile (play, a, b->slot);
  if (what == TW_SHARED_SPACE)
    return tw_thing_space (play, a) != TW_NO_SPACE
           && tw_thing_space (play, a) == tw_thing_space (play, b);
  if (what == TW_SHARED_ZONE)
    return a->zone != 0 && a->zone == b->zone;
  if (what == TW_SHARED_TYPE)
    return a->type != TW_NO_TYPE && a->type == b->type;
  if (what == TW_SHARED_SEGMENT)
    return a->node != TW_NO_NODE && a->node == b->node;
  /* A tile has a part of the feature. */
  if (feature->node != TW_NO_NODE && feature->slot == TW_NO_SLOT && is_whole_tile (tile))
    return is_on_tile (play, feature, tile->slot);
  return a->node != TW_NO_NODE && b->node != TW_NO_NODE
         && tw_board_root (&play->board, a->node) == tw_board_root (&play->board, b->node);
}

gboolean
tw_thing_shares_with (const TwPlay *play, guint what, const TwThing *thing, const TwThing *other)
{
  TwThing end;

  if (tw_thing_shares (play, what, thing, other))
    return TRUE;
  if (other->other == 0)
    return FALSE;
  end = tw_joins_end (play, other, TRUE);
  return tw_thing_shares (play, what, thing, &end);
}

gboolean
tw_thing_moves (const TwPlay *play, guint what, const TwThing *thing)
{
  const TwFigure *figure = tw_thing_figure (play, thing);
  TwThing now;

  if (figure == NULL)
    return TRUE;
  now = tw_thing_of_figure (play, figure);
  return !tw_thing_shares (play, what, thing, &now);
}
