/* What flies over the table. */
#include "app/table/travel-painter.h"

#include "app/table/light-painter.h"
#include "app/table/piece-painter.h"
#include "app/table/table-painter.h"
#include "app/table/travel-homes.h"

/* Points are so small when they arrive. */
#define POINTS_SCALE 0.55f

static graphene_rect_t
between (const graphene_rect_t *from, const graphene_rect_t *to, double at)
{
  graphene_rect_t rect;

  graphene_rect_interpolate (from, to, at, &rect);
  return rect;
}

/* A square in the middle of @rect. */
static graphene_rect_t
square_in (const graphene_rect_t *rect)
{
  float side = MIN (rect->size.width, rect->size.height);

  return GRAPHENE_RECT_INIT (rect->origin.x + (rect->size.width - side) / 2,
                             rect->origin.y + (rect->size.height - side) / 2, side, side);
}

/* ---- tiles --------------------------------------------------------------------------------- */

static void
append_shadow (const TwTableBrush *brush, const graphene_rect_t *rect)
{
  const GdkRGBA black = { 0, 0, 0, 0.5f };
  GskRoundedRect round;

  gsk_rounded_rect_init_from_rect (&round, rect, 0);
  gtk_snapshot_append_outset_shadow (brush->snapshot, &round, &black, 4, 7, 1, 12);
}

static void
paint_lift (const TwTableBrush *brush)
{
  const TwTableScene *scene = brush->scene;
  const TwAction *proposal = tw_table_model_get_proposal (scene->model);
  guint slot = tw_table_model_get_play (scene->model)->board.head->n_slots;
  double at = tw_motion_glide (tw_lift_motion_at (&scene->lift, scene->now));
  graphene_rect_t place, home, rect;

  if (proposal == NULL || !tw_travel_homes_lift (scene, &home))
    return;
  place = tw_table_scene_lift_rect (scene);
  rect = between (&home, &place, at);
  append_shadow (brush, &rect);
  tw_table_painter_paint_tile (brush, proposal->kind,
                               tw_table_model_get_copy_number (scene->model, slot), proposal->turns,
                               &place, &rect);
}

static void
paint_tiles (const TwTableBrush *brush)
{
  const TwTableScene *scene = brush->scene;
  const TwBoard *board = &tw_table_model_get_play (scene->model)->board;
  double at = tw_motion_glide (tw_table_motion_at (&scene->motion, TW_MOTION_TILES, scene->now));

  for (guint i = scene->motion.first_new; i < board->head->n_slots; i++)
    {
      const TwSlot *slot = &board->slots[i];
      graphene_rect_t place = tw_table_view_rect (&scene->camera.view, slot->x, slot->y);
      graphene_rect_t home, rect;

      if (!tw_travel_homes_tile (scene, i, &home))
        continue;
      home = square_in (&home);
      rect = between (&home, &place, at);
      append_shadow (brush, &rect);
      if (slot->is_face_down)
        tw_table_painter_paint_back (brush, slot->kind, &place, &rect);
      else
        tw_table_painter_paint_tile (brush, slot->kind,
                                     tw_table_model_get_copy_number (scene->model, i),
                                     slot->quarter_turns, &place, &rect);
    }
}

/* ---- figures ------------------------------------------------------------------------------- */

/* Paints @moving, which is so far from its player. */
static void
paint_piece (const TwTableBrush *brush, const TwMovingPiece *moving, double away)
{
  graphene_rect_t place = tw_piece_painter_square (brush->scene, moving), home, rect;

  if (!tw_travel_homes_piece (brush->scene, moving, &home))
    return;
  home = square_in (&home);
  rect = between (&place, &home, away);
  tw_piece_painter_paint_figure (brush, &moving->piece, &place, &rect);
}

static void
paint_pieces (const TwTableBrush *brush)
{
  const TwTableMotion *motion = &brush->scene->motion;
  double comes = tw_table_motion_at (motion, TW_MOTION_COMERS, brush->scene->now);
  double goes = tw_table_motion_at (motion, TW_MOTION_GOERS, brush->scene->now);

  for (guint i = 0; comes > 0 && comes < 1 && i < motion->seen->len; i++)
    if (g_array_index (motion->seen, TwMovingPiece, i).way == TW_PIECE_COMES)
      paint_piece (brush, &g_array_index (motion->seen, TwMovingPiece, i),
                   1 - tw_motion_glide (comes));
  for (guint i = 0; i < motion->gone->len; i++)
    {
      const TwMovingPiece *moving = &g_array_index (motion->gone, TwMovingPiece, i);

      if (moving->way == TW_PIECE_VISITS && comes > 0 && comes < 1)
        paint_piece (brush, moving, 1 - tw_motion_glide (comes));
      else if (goes > 0 && goes < 1)
        paint_piece (brush, moving, tw_motion_glide (goes));
    }
}

/* ---- points -------------------------------------------------------------------------------- */

static void
paint_points (const TwTableBrush *brush)
{
  const TwTableScene *scene = brush->scene;
  const TwPlay *play = tw_table_model_get_play (scene->model);
  double at = tw_table_flashes_travel_at (&scene->flashes, scene->now);
  double flash_at = tw_table_flashes_at (&scene->flashes, scene->now);

  for (guint i = 0; at >= 0 && i < scene->flashes.flashes->len; i++)
    {
      TwFlash *flash = &g_array_index (scene->flashes.flashes, TwFlash, i);
      graphene_rect_t from = tw_light_painter_pill_rect (brush, play, flash, flash_at), home, to;
      float width = from.size.width * POINTS_SCALE, height = from.size.height * POINTS_SCALE;

      if (!tw_table_scene_find_home (scene, TW_HOME_SCORE, flash->seat, &home))
        continue;
      to = GRAPHENE_RECT_INIT (home.origin.x + (home.size.width - width) / 2,
                               home.origin.y + (home.size.height - height) / 2, width, height);
      to = between (&from, &to, tw_motion_glide (at));
      tw_light_painter_paint_pill (brush, flash, &to);
    }
}

void
tw_travel_painter_paint (const TwTableBrush *brush)
{
  if (brush->scene->homes.find == NULL || tw_table_model_get_game (brush->scene->model) == NULL)
    return;
  paint_lift (brush);
  paint_tiles (brush);
  paint_pieces (brush);
  paint_points (brush);
}
