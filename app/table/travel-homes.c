/* What is on its way, and between where. */
#include "app/table/travel-homes.h"

static gboolean
find (const TwTableScene *scene, TwTableHome home, guint seat, graphene_rect_t *out_rect)
{
  graphene_rect_t rect;

  if (!tw_table_scene_find_home (scene, home, seat, &rect))
    return FALSE;
  if (out_rect != NULL)
    *out_rect = rect;
  return TRUE;
}

gboolean
tw_travel_homes_lift (const TwTableScene *scene, graphene_rect_t *out_rect)
{
  const TwLiftMotion *lift = &scene->lift;

  if (lift->start == 0 || scene->homes.find == NULL)
    return FALSE;
  if (lift->is_from_hand)
    return find (scene, TW_HOME_HAND, TW_SEAT_NONE, out_rect);
  if (out_rect != NULL)
    *out_rect = tw_table_view_rect (&scene->camera.view, lift->from_x, lift->from_y);
  return TRUE;
}

/* The seat that laid @slot; %TW_SEAT_NONE for nobody. */
static guint
laid_by (const TwTableScene *scene, const TwSlot *slot)
{
  guint n = 0;
  const TwLogEntry *log = tw_game_log (tw_table_model_get_game (scene->model), &n);

  for (guint i = n; i-- > 0;)
    if (tw_action_lays (&log[i].action) && log[i].action.x == slot->x && log[i].action.y == slot->y)
      return log[i].action.seat;
  return TW_SEAT_NONE;
}

gboolean
tw_travel_homes_tile (const TwTableScene *scene, guint slot, graphene_rect_t *out_rect)
{
  const TwTableMotion *motion = &scene->motion;
  guint seat;

  /* A proposed tile comes after those that lie. */
  if (slot < motion->first_new || slot >= motion->n_slots || motion->was_lifted
      || tw_table_motion_at (motion, TW_MOTION_TILES, scene->now) >= 1)
    return FALSE;
  seat = laid_by (scene, &tw_table_model_get_play (scene->model)->board.slots[slot]);
  return seat < TW_MAX_SEATS && find (scene, TW_HOME_SEAT, seat, out_rect);
}

gboolean
tw_travel_homes_piece (const TwTableScene *scene,
                       const TwMovingPiece *piece,
                       graphene_rect_t *out_rect)
{
  const TwTableSetup *setup = tw_table_model_get_setup (scene->model);

  /* What joins roads brings its plank, which has no other place. */
  if (piece->piece.colour == TW_COLOUR_NOBODY || piece->piece.joins)
    return FALSE;
  for (guint seat = 0; seat < setup->rules->n_seats; seat++)
    if (setup->seats[seat].colour == piece->piece.colour)
      return find (scene, TW_HOME_SEAT, seat, out_rect);
  return FALSE;
}
