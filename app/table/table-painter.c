/* Drawing the table. Tiles are textures; only what is lit is drawn live. */
#include "app/table/game-table-private.h"

#include <math.h>

#include "app/drawing/table-shade.h"

static const GdkRGBA cream = { 0.98f, 0.93f, 0.80f, 0.85f };

/* Dark wood, lighter where one looks. Two straight gradients: on the cairo renderer a
 * round one, or a picture of it, costs ten times as much as they and all tiles. */
static void
draw_background (TwGameTable *self, GtkSnapshot *snapshot)
{
  float width = (float) self->view.width, height = (float) self->view.height;
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, width, height);
  const GskColorStop down[] = { { 0, { 0.190f, 0.158f, 0.138f, 1 } },
                                { 0.22f, { 0.232f, 0.193f, 0.168f, 1 } },
                                { 0.45f, { 0.255f, 0.212f, 0.184f, 1 } },
                                { 0.70f, { 0.228f, 0.190f, 0.165f, 1 } },
                                { 1, { 0.165f, 0.137f, 0.121f, 1 } } };
  const GskColorStop across[] = { { 0, { 0.118f, 0.098f, 0.088f, 0.84f } },
                                  { 0.25f, { 0.118f, 0.098f, 0.088f, 0.24f } },
                                  { 0.5f, { 0.118f, 0.098f, 0.088f, 0 } },
                                  { 0.75f, { 0.118f, 0.098f, 0.088f, 0.24f } },
                                  { 1, { 0.118f, 0.098f, 0.088f, 0.84f } } };

  gtk_snapshot_append_linear_gradient (snapshot, &all, &GRAPHENE_POINT_INIT (0, 0),
                                       &GRAPHENE_POINT_INIT (0, height), down, G_N_ELEMENTS (down));
  gtk_snapshot_append_linear_gradient (snapshot, &all, &GRAPHENE_POINT_INIT (0, 0),
                                       &GRAPHENE_POINT_INIT (width, 0), across,
                                       G_N_ELEMENTS (across));
}

/* The shade of the landscape, where nothing lies. */
static void
draw_shade (TwGameTable *self, GtkSnapshot *snapshot, const TwBoard *board, const TwSlot *slot)
{
  const GskColorStop stops[2] = { { 0, { 0, 0, 0, TW_TABLE_SHADE_ALPHA } }, { 1, { 0, 0, 0, 0 } } };
  graphene_rect_t rect = tw_table_view_rect (&self->view, slot->x, slot->y);
  TwTableShade shade[TW_TABLE_MAX_SHADE];
  guint n = tw_table_shade (board, slot, rect.origin.x, rect.origin.y, rect.size.width,
                            TW_TABLE_SHADE_PX, shade);

  for (guint i = 0; i < n; i++)
    gtk_snapshot_append_linear_gradient (
        snapshot,
        &GRAPHENE_RECT_INIT ((float) shade[i].x, (float) shade[i].y, (float) shade[i].width,
                             (float) shade[i].height),
        &GRAPHENE_POINT_INIT ((float) shade[i].from_x, (float) shade[i].from_y),
        &GRAPHENE_POINT_INIT ((float) shade[i].to_x, (float) shade[i].to_y), stops, 2);
}

static void
draw_tile (TwGameTable *self,
           GtkSnapshot *snapshot,
           guint kind,
           guint copy,
           guint turns,
           const graphene_rect_t *rect)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  gboolean exact = self->move_start == 0 && self->pinch_side <= 0;
  guint size = (guint) lround (MAX (rect->size.width, rect->size.height) * scale);
  GdkTexture *texture = tw_table_pictures_tile (self->pictures, kind, copy, turns, size, exact);
  guint32 grass = tw_theme_grass (tw_theme_find (NULL));
  GdkRGBA flat = { (float) (grass >> 16) / 255.0f, (float) (grass >> 8 & 255) / 255.0f,
                   (float) (grass & 255) / 255.0f, 1 };

  if (texture != NULL)
    gtk_snapshot_append_texture (snapshot, texture, rect);
  else
    gtk_snapshot_append_color (snapshot, &flat, rect);
}

/* A tile that lies face down: what it is nobody knows. */
static void
draw_back (TwGameTable *self, GtkSnapshot *snapshot, guint kind, const graphene_rect_t *rect)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  guint size = (guint) lround (MAX (rect->size.width, rect->size.height) * scale);
  gboolean exact = self->move_start == 0 && self->pinch_side <= 0;

  gtk_snapshot_append_texture (snapshot,
                               tw_table_pictures_back (self->pictures, kind,
                                                       exact ? size : tw_tile_textures_step (size)),
                               rect);
}

static void
append_frame (GtkSnapshot *snapshot,
              const graphene_rect_t *rect,
              float radius,
              float width,
              const GdkRGBA *colour)
{
  GskRoundedRect round;
  GdkRGBA colours[4] = { *colour, *colour, *colour, *colour };
  float widths[4] = { width, width, width, width };

  gsk_rounded_rect_init_from_rect (&round, rect, radius);
  gtk_snapshot_append_border (snapshot, &round, widths, colours);
}

static void
draw_legal (TwGameTable *self, GtkSnapshot *snapshot)
{
  const TwAction *proposal = tw_table_model_get_proposal (self->model);
  const GdkRGBA fill = { 0.98f, 0.93f, 0.80f, 0.10f };
  guint n = 0;
  const TwLegalCell *cells = tw_table_model_get_legal (self->model, &n);
  float inset = MAX (2.0f, rintf ((float) self->view.side * 0.05f));

  for (guint i = 0; i < n && self->hints != TW_HINTS_OFF; i++)
    {
      graphene_rect_t rect = tw_table_view_rect (&self->view, cells[i].x, cells[i].y);

      if (proposal != NULL && proposal->x == cells[i].x && proposal->y == cells[i].y)
        continue;
      graphene_rect_inset (&rect, inset, inset);
      gtk_snapshot_append_color (snapshot, &fill,
                                 &GRAPHENE_RECT_INIT (rect.origin.x + 1, rect.origin.y + 1,
                                                      rect.size.width - 2, rect.size.height - 2));
      append_frame (snapshot, &rect, 6, 2, &cream);
    }
}

static void
draw_aim (TwGameTable *self, GtkSnapshot *snapshot)
{
  const TwTableAim *aim = tw_table_model_get_aim (self->model);
  const TwAction *proposal = tw_table_model_get_proposal (self->model);
  int kind = tw_table_model_get_drawn (self->model);
  const GdkRGBA wrong = { 0.80f, 0.16f, 0.12f, 0.42f }, red = { 0.95f, 0.35f, 0.28f, 1 };
  guint slot;
  graphene_rect_t rect;

  if (!aim->is_set || kind < 0
      || (proposal != NULL && proposal->x == aim->x && proposal->y == aim->y))
    return;
  slot = tw_table_model_get_play (self->model)->board.head->n_slots;
  rect = tw_table_view_rect (&self->view, aim->x, aim->y);
  gtk_snapshot_push_opacity (snapshot, proposal != NULL ? 0.55 : 0.88);
  draw_tile (self, snapshot, (guint) kind, tw_table_model_get_copy_number (self->model, slot),
             aim->turns, &rect);
  gtk_snapshot_pop (snapshot);
  if (!aim->is_legal)
    gtk_snapshot_append_color (snapshot, &wrong, &rect);
  append_frame (snapshot, &rect, 3, 3, aim->is_legal ? &cream : &red);
}

static void
draw_proposal (TwGameTable *self, GtkSnapshot *snapshot)
{
  const TwAction *proposal = tw_table_model_get_proposal (self->model);
  GdkRGBA colour = tw_game_table_seat_rgba (self, tw_table_model_get_decider (self->model), 1);
  const GdkRGBA white = { 1, 0.98f, 0.93f, 1 }, black = { 0, 0, 0, 0.55f };
  graphene_rect_t rect, rim;
  GskRoundedRect round;
  guint slot;

  if (proposal == NULL)
    return;
  slot = tw_table_model_get_play (self->model)->board.head->n_slots;
  rect = rim = tw_game_table_lift_rect (self);
  gsk_rounded_rect_init_from_rect (&round, &rect, 0);
  gtk_snapshot_append_outset_shadow (snapshot, &round, &black, 6, 9, 2, 14);
  draw_tile (self, snapshot, proposal->kind, tw_table_model_get_copy_number (self->model, slot),
             proposal->turns, &rect);
  graphene_rect_inset (&rim, -1, -1);
  append_frame (snapshot, &rim, 0, 2, &white);
  graphene_rect_inset (&rim, -3, -3);
  append_frame (snapshot, &rim, 1, 3, &colour);
}

void
tw_game_table_snapshot (TwGameTable *self, GtkSnapshot *snapshot)
{
  const TwPlay *game, *shown;
  TwTableCells seen = tw_table_view_visible (&self->view);
  const TwAction *proposal;
  GdkRGBA light;
  /* What one points at is lit as a hint; a line of the log is asked for. */
  guint lit = self->target.kind >= TW_TARGET_FEATURE && self->hints != TW_HINTS_OFF
                  ? self->target.node
                  : self->lit;

  draw_background (self, snapshot);
  if (tw_table_model_get_game (self->model) == NULL)
    return;
  game = tw_table_model_get_play (self->model);
  shown = tw_game_play (tw_table_model_get_shown (self->model));
  proposal = tw_table_model_get_proposal (self->model);
  light = tw_game_table_seat_rgba (self, tw_table_model_get_decider (self->model), 1);
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < game->board.head->n_slots; i++)
      {
        const TwSlot *slot = &game->board.slots[i];

        if (slot->x < seen.x0 || slot->x > seen.x1 || slot->y < seen.y0 || slot->y > seen.y1)
          continue;
        if (pass == 0)
          draw_shade (self, snapshot, &game->board, slot);
        else
          {
            graphene_rect_t rect = tw_table_view_rect (&self->view, slot->x, slot->y);

            if (slot->is_face_down)
              draw_back (self, snapshot, slot->kind, &rect);
            else
              draw_tile (self, snapshot, slot->kind,
                         tw_table_model_get_copy_number (self->model, i), slot->quarter_turns,
                         &rect);
          }
      }
  tw_game_table_draw_last (self, snapshot);
  tw_game_table_draw_lit_tile (self, snapshot);
  draw_legal (self, snapshot);
  tw_game_table_draw_asked (self, snapshot, game);
  if (lit != TW_NO_NODE)
    tw_game_table_draw_lit (self, snapshot, shown, lit, &light, 1, FALSE);
  /* Figures of the game: the copy may already have counted what the tile completes. */
  tw_game_table_draw_pieces (self, snapshot, game);
  tw_game_table_draw_carried (self, snapshot, game);
  draw_aim (self, snapshot);
  draw_proposal (self, snapshot);
  if (lit != TW_NO_NODE && proposal != NULL)
    tw_game_table_draw_lit (self, snapshot, shown, lit, &light, 1, TRUE);
  tw_game_table_draw_ways (self, snapshot, shown);
  tw_game_table_draw_advice (self, snapshot);
  tw_game_table_draw_flashes (self, snapshot, game);
}
