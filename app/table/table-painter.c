/* Drawing the table. Tiles are textures; only what is lit is drawn live. */
#include "app/table/table-painter.h"

#include <math.h>

#include "app/drawing/table-shade.h"
#include "app/table/advice-painter.h"
#include "app/table/farm-painter.h"
#include "app/table/fit-painter.h"
#include "app/table/frame-painter.h"
#include "app/table/light-painter.h"
#include "app/table/piece-painter.h"
#include "app/table/spot-lights.h"
#include "app/table/travel-homes.h"
#include "app/table/way-painter.h"

/* How much larger a tile is seen that is about to be put down, and one that was held over its
 * place. */
#define NEARER 0.22
#define LIFTED (TW_TABLE_SCENE_GROWTH - 1)

static const GdkRGBA cream = { 0.98f, 0.93f, 0.80f, 0.85f };

/* The shade of the landscape, where nothing lies. */
static void
draw_shade (const TwTableBrush *brush, const TwBoard *board, const TwSlot *slot)
{
  const GskColorStop stops[2] = { { 0, { 0, 0, 0, TW_TABLE_SHADE_ALPHA } }, { 1, { 0, 0, 0, 0 } } };
  graphene_rect_t rect = tw_table_view_rect (&brush->scene->camera.view, slot->x, slot->y);
  TwTableShade shade[TW_TABLE_MAX_SHADE];
  guint n = tw_table_shade (board, slot, rect.origin.x, rect.origin.y, rect.size.width,
                            TW_TABLE_SHADE_PX, shade);

  for (guint i = 0; i < n; i++)
    gtk_snapshot_append_linear_gradient (
        brush->snapshot,
        &GRAPHENE_RECT_INIT ((float) shade[i].x, (float) shade[i].y, (float) shade[i].width,
                             (float) shade[i].height),
        &GRAPHENE_POINT_INIT ((float) shade[i].from_x, (float) shade[i].from_y),
        &GRAPHENE_POINT_INIT ((float) shade[i].to_x, (float) shade[i].to_y), stops, 2);
}

/* The cardboard of which a tile is. */
static void
draw_edges (const TwTableBrush *brush, const TwBoard *board, const TwSlot *slot)
{
  graphene_rect_t rect = tw_table_view_rect (&brush->scene->camera.view, slot->x, slot->y);
  TwTableEdge edges[TW_TABLE_MAX_EDGES];
  double width = tw_table_edge_width (brush->scene->camera.view.side);
  guint n = tw_table_edges (board, slot, (double) rect.origin.x, (double) rect.origin.y,
                            (double) rect.size.width, width, edges);

  for (guint i = 0; i < n; i++)
    {
      guint32 rgb = edges[i].colour;
      const GdkRGBA colour = { (float) (rgb >> 16) / 255.0f, (float) (rgb >> 8 & 255) / 255.0f,
                               (float) (rgb & 255) / 255.0f, 1 };

      gtk_snapshot_append_color (brush->snapshot, &colour,
                                 &GRAPHENE_RECT_INIT ((float) edges[i].x, (float) edges[i].y,
                                                      (float) edges[i].width,
                                                      (float) edges[i].height));
    }
}

static GdkTexture *
tile_texture (const TwTableBrush *brush,
              guint kind,
              guint copy,
              guint turns,
              const graphene_rect_t *place,
              gboolean exact)
{
  int scale = gtk_widget_get_scale_factor (brush->widget);
  guint size = (guint) lround (MAX (place->size.width, place->size.height) * scale);

  return tw_table_pictures_tile (brush->scene->pictures, kind, copy, turns, size, exact);
}

/* Draws the tile as it was turned before, in somebody's hand, so that it is to be seen until there
 * is a picture of it. Returns: %FALSE if it was not seen yet */
static gboolean
draw_turned (const TwTableBrush *brush,
             guint kind,
             guint copy,
             guint turns,
             const graphene_rect_t *rect)
{
  guint lacking = 0;
  GdkTexture *texture = tw_table_pictures_turned (brush->scene->pictures, kind, copy, turns,
                                                  (guint) lround (rect->size.width), &lacking);
  float half_width = rect->size.width / 2, half_height = rect->size.height / 2;

  if (texture == NULL)
    return FALSE;
  gtk_snapshot_save (brush->snapshot);
  gtk_snapshot_translate (brush->snapshot, &GRAPHENE_POINT_INIT (rect->origin.x + half_width,
                                                                 rect->origin.y + half_height));
  gtk_snapshot_rotate (brush->snapshot, 90.0f * (float) lacking);
  gtk_snapshot_append_texture (brush->snapshot, texture,
                               &GRAPHENE_RECT_INIT (-half_width, -half_height, rect->size.width,
                                                    rect->size.height));
  gtk_snapshot_restore (brush->snapshot);
  return TRUE;
}

void
tw_table_painter_paint_tile (const TwTableBrush *brush,
                             guint kind,
                             guint copy,
                             guint turns,
                             const graphene_rect_t *place,
                             const graphene_rect_t *rect)
{
  GdkTexture *texture = tile_texture (brush, kind, copy, turns, place,
                                      tw_table_camera_is_steady (&brush->scene->camera));
  guint32 grass = tw_theme_grass (tw_theme_find (NULL));
  GdkRGBA flat = { (float) (grass >> 16) / 255.0f, (float) (grass >> 8 & 255) / 255.0f,
                   (float) (grass & 255) / 255.0f, 1 };

  if (texture != NULL)
    gtk_snapshot_append_texture (brush->snapshot, texture, rect);
  /* What nobody has seen yet and is not down need not be seen before there is a picture of it. */
  else if (!draw_turned (brush, kind, copy, turns, rect) && place == rect)
    gtk_snapshot_append_color (brush->snapshot, &flat, rect);
}

static void
draw_tile (const TwTableBrush *brush,
           guint kind,
           guint copy,
           guint turns,
           const graphene_rect_t *rect)
{
  tw_table_painter_paint_tile (brush, kind, copy, turns, rect, rect);
}

static GdkTexture *
back_texture (const TwTableBrush *brush, guint kind, const graphene_rect_t *place, gboolean exact)
{
  int scale = gtk_widget_get_scale_factor (brush->widget);
  guint size = (guint) lround (MAX (place->size.width, place->size.height) * scale);

  return tw_table_pictures_back (brush->scene->pictures, kind,
                                 exact ? size : tw_tile_textures_step (size));
}

void
tw_table_painter_paint_back (const TwTableBrush *brush,
                             guint kind,
                             const graphene_rect_t *place,
                             const graphene_rect_t *rect)
{
  gboolean exact = tw_table_camera_is_steady (&brush->scene->camera);

  gtk_snapshot_append_texture (brush->snapshot, back_texture (brush, kind, place, exact), rect);
}

static void
draw_legal (const TwTableBrush *brush)
{
  const TwAction *proposal = tw_table_model_get_proposal (brush->scene->model);
  const GdkRGBA fill = { 0.98f, 0.93f, 0.80f, 0.10f };
  guint n = 0;
  const TwLegalCell *cells = tw_table_model_get_legal (brush->scene->model, &n);
  float inset = MAX (2.0f, rintf ((float) brush->scene->camera.view.side * 0.05f));

  for (guint i = 0;
       i < n && brush->scene->hints != TW_HINTS_OFF && brush->scene->fit_kind == TW_NO_KIND; i++)
    {
      graphene_rect_t rect =
          tw_table_view_rect (&brush->scene->camera.view, cells[i].x, cells[i].y);

      if (proposal != NULL && proposal->x == cells[i].x && proposal->y == cells[i].y)
        continue;
      graphene_rect_inset (&rect, inset, inset);
      gtk_snapshot_append_color (brush->snapshot, &fill,
                                 &GRAPHENE_RECT_INIT (rect.origin.x + 1, rect.origin.y + 1,
                                                      rect.size.width - 2, rect.size.height - 2));
      tw_table_brush_frame (brush, &rect, 6, 2, &cream);
    }
}

static void
draw_aim (const TwTableBrush *brush)
{
  const TwTableAim *aim = tw_table_model_get_aim (brush->scene->model);
  const TwAction *proposal = tw_table_model_get_proposal (brush->scene->model);
  int kind = tw_table_model_get_drawn (brush->scene->model);
  const GdkRGBA wrong = { 0.80f, 0.16f, 0.12f, 0.42f }, red = { 0.95f, 0.35f, 0.28f, 1 };
  guint slot;
  graphene_rect_t rect;

  if (!aim->is_set || kind < 0
      || (proposal != NULL && proposal->x == aim->x && proposal->y == aim->y))
    return;
  slot = tw_table_model_get_play (brush->scene->model)->board.head->n_slots;
  rect = tw_table_view_rect (&brush->scene->camera.view, aim->x, aim->y);
  gtk_snapshot_push_opacity (brush->snapshot, proposal != NULL ? 0.55 : 0.88);
  draw_tile (brush, (guint) kind, tw_table_model_get_copy_number (brush->scene->model, slot),
             aim->turns, &rect);
  gtk_snapshot_pop (brush->snapshot);
  if (!aim->is_legal)
    gtk_snapshot_append_color (brush->snapshot, &wrong, &rect);
  tw_table_brush_frame (brush, &rect, 3, 3, aim->is_legal ? &cream : &red);
}

static void
draw_proposal (const TwTableBrush *brush)
{
  const TwAction *proposal = tw_table_model_get_proposal (brush->scene->model);
  GdkRGBA colour = tw_table_brush_seat (brush, tw_table_model_get_decider (brush->scene->model));
  const GdkRGBA white = { 1, 0.98f, 0.93f, 1 }, black = { 0, 0, 0, 0.55f };
  graphene_rect_t rect, rim;
  GskRoundedRect round;
  guint slot;

  if (proposal == NULL || tw_travel_homes_lift (brush->scene, NULL))
    return;
  slot = tw_table_model_get_play (brush->scene->model)->board.head->n_slots;
  rect = rim = tw_table_scene_lift_rect (brush->scene);
  gsk_rounded_rect_init_from_rect (&round, &rect, 0);
  gtk_snapshot_append_outset_shadow (brush->snapshot, &round, &black, 6, 9, 2, 14);
  draw_tile (brush, proposal->kind, tw_table_model_get_copy_number (brush->scene->model, slot),
             proposal->turns, &rect);
  graphene_rect_inset (&rim, -1, -1);
  tw_table_brush_frame (brush, &rim, 0, 2, &white);
  graphene_rect_inset (&rim, -3, -3);
  tw_table_brush_frame (brush, &rim, 1, 3, &colour);
}

static gboolean
is_landing_now (const TwTableBrush *brush, guint index)
{
  const TwTableMotion *motion = &brush->scene->motion;

  return index >= motion->first_new
         && tw_table_motion_at (motion, TW_MOTION_TILES, brush->scene->now) < 1;
}

/* The tile in slot @index: one that is being put down is nearer at first. */
static void
draw_slot (const TwTableBrush *brush, const TwSlot *slot, guint index)
{
  const TwTableMotion *motion = &brush->scene->motion;
  graphene_rect_t place = tw_table_view_rect (&brush->scene->camera.view, slot->x, slot->y);
  graphene_rect_t near = place;
  double at = tw_table_motion_at (motion, TW_MOTION_TILES, brush->scene->now);
  gboolean is_landing = is_landing_now (brush, index);
  float beyond = (float) ((1 - tw_motion_ease (at)) * (motion->was_lifted ? LIFTED : NEARER) / 2)
                 * place.size.width;

  if (is_landing)
    graphene_rect_inset (&near, -beyond, -beyond);
  if (slot->is_face_down)
    tw_table_painter_paint_back (brush, slot->kind, &place, is_landing ? &near : &place);
  else
    tw_table_painter_paint_tile (brush, slot->kind,
                                 tw_table_model_get_copy_number (brush->scene->model, index),
                                 slot->quarter_turns, &place, is_landing ? &near : &place);
}

/* What one points at is lit as a hint; a line of the log is asked for, and one of many spots is
 * chosen by it. */
static guint
lit_node (const TwTableScene *scene)
{
  TwTargetKind kind = scene->target.kind;

  if (kind == TW_TARGET_SPOT && tw_spot_sites_are_many (scene))
    return scene->target.node;
  return kind >= TW_TARGET_FEATURE && scene->hints != TW_HINTS_OFF ? scene->target.node
                                                                   : scene->lit;
}

/* Whose line of the log it is, if a panel points at it; else of whoever is asked. */
static GdkRGBA
light_colour (const TwTableBrush *brush, guint lit)
{
  const TwTableScene *scene = brush->scene;
  guint decider = tw_table_model_get_decider (scene->model);
  guint seat = lit == scene->lit && scene->lit_seat != TW_SEAT_NONE ? scene->lit_seat : decider;

  return seat != TW_SEAT_NONE ? tw_table_brush_seat (brush, seat) : cream;
}

static gboolean
is_on (const TwTableCells *cells, const TwSlot *slot)
{
  return slot->x >= cells->x0 && slot->x <= cells->x1 && slot->y >= cells->y0
         && slot->y <= cells->y1;
}

/* Tiles that are seen, or those of them that move. */
static void
paint_slots (const TwTableBrush *brush, const TwBoard *board, gboolean only_landing)
{
  TwTableCells seen = tw_table_view_visible (&brush->scene->camera.view);

  for (guint pass = 0; pass < 3; pass++)
    for (guint i = 0; i < board->head->n_slots; i++)
      {
        const TwSlot *slot = &board->slots[i];

        if (!is_on (&seen, slot) || (only_landing && !is_landing_now (brush, i))
            || tw_travel_homes_tile (brush->scene, i, NULL))
          continue;
        if (pass == 0)
          draw_shade (brush, board, slot);
        else if (pass == 1)
          draw_edges (brush, board, slot);
        else
          draw_slot (brush, slot, i);
      }
}

static void
paint_land (const TwTableBrush *brush, TwTableLand *land, const TwBoard *board)
{
  TwLandPlan plan = tw_table_land_plan (land, &brush->scene->camera, board,
                                        gtk_widget_get_scale_factor (brush->widget));
  g_autoptr (GArray) tiles = g_array_new (FALSE, FALSE, sizeof (TwLandTile));

  for (guint i = 0; i < board->head->n_slots; i++)
    {
      const TwSlot *slot = &board->slots[i];
      graphene_rect_t place = tw_table_view_rect (&plan.view, slot->x, slot->y);
      TwLandTile tile = { .slot = i, .x = slot->x, .y = slot->y };

      if (!is_on (&plan.cells, slot) || is_landing_now (brush, i)
          || tw_travel_homes_tile (brush->scene, i, NULL))
        continue;
      tile.texture = slot->is_face_down
                         ? back_texture (brush, slot->kind, &place, TRUE)
                         : tile_texture (brush, slot->kind,
                                         tw_table_model_get_copy_number (brush->scene->model, i),
                                         slot->quarter_turns, &place, TRUE);
      g_array_append_val (tiles, tile);
    }
  tw_table_land_paint (land, brush, board, &plan, tiles);
  for (guint i = 0; i < tiles->len; i++)
    if (g_array_index (tiles, TwLandTile, i).texture == NULL)
      draw_slot (brush, &board->slots[g_array_index (tiles, TwLandTile, i).slot],
                 g_array_index (tiles, TwLandTile, i).slot);
  paint_slots (brush, board, TRUE);
}

void
tw_table_painter_paint (const TwTableBrush *brush, TwTableLand *land, const TwSpotButtons *spots)
{
  const TwPlay *game, *shown;
  const TwAction *proposal;
  GdkRGBA light;
  guint lit = lit_node (brush->scene);

  if (tw_table_model_get_game (brush->scene->model) == NULL)
    return;
  game = tw_table_model_get_play (brush->scene->model);
  shown = tw_game_play (tw_table_model_get_shown (brush->scene->model));
  proposal = tw_table_model_get_proposal (brush->scene->model);
  light = light_colour (brush, lit);
  if (land != NULL && tw_table_land_is_for (brush->widget))
    paint_land (brush, land, &game->board);
  else
    paint_slots (brush, &game->board, FALSE);
  tw_frame_painter_paint_last (brush);
  tw_frame_painter_paint_lit (brush);
  tw_frame_painter_paint_reading (brush);
  draw_legal (brush);
  tw_fit_painter_paint (brush);
  tw_way_painter_paint_asked (brush, game);
  tw_spot_lights_paint (brush, FALSE);
  if (lit != TW_NO_NODE)
    {
      tw_light_painter_paint (brush, shown, lit, &light, 1, FALSE);
      tw_farm_painter_paint (brush, shown, lit);
    }
  /* Figures of the game: the copy may already have counted what the tile completes. */
  tw_piece_painter_paint (brush);
  tw_piece_painter_paint_carried (brush, game);
  draw_aim (brush);
  draw_proposal (brush);
  if (proposal != NULL)
    tw_spot_lights_paint (brush, TRUE);
  if (lit != TW_NO_NODE && proposal != NULL)
    tw_light_painter_paint (brush, shown, lit, &light, 1, TRUE);
  tw_way_painter_paint (brush, shown);
  if (spots != NULL)
    {
      tw_spot_lights_paint_leads (brush, spots->sites, spots->n_laid);
      tw_advice_painter_paint (brush, spots);
    }
  tw_light_painter_paint_flashes (brush, game);
}
