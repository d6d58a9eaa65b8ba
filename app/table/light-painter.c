/* Lighting features of the table: what one points at, and what was just counted. */
#include "app/table/game-table-private.h"

#include <math.h>

GdkRGBA
tw_game_table_seat_rgba (TwGameTable *self, guint seat, float alpha)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  guint32 rgb = tw_player_colour_fill (seat < TW_MAX_SEATS ? setup->seats[seat].colour : 0);

  return (GdkRGBA){ (float) (rgb >> 16) / 255.0f, (float) (rgb >> 8 & 255) / 255.0f,
                    (float) (rgb & 255) / 255.0f, alpha };
}

graphene_rect_t
tw_table_view_rect (const TwTableView *view, int x, int y)
{
  int x0, y0, x1, y1;

  tw_table_view_corner (view, x, y, &x0, &y0);
  tw_table_view_corner (view, x + 1, y + 1, &x1, &y1);
  return GRAPHENE_RECT_INIT (x0, y0, x1 - x0, y1 - y0);
}

/* Where the tile in @slot is shown: the proposed one is lifted. */
graphene_rect_t
tw_game_table_slot_rect (TwGameTable *self, const TwSlot *slot)
{
  const TwAction *proposal = tw_table_model_get_proposal (self->model);

  if (proposal != NULL && proposal->x == slot->x && proposal->y == slot->y)
    return tw_game_table_lift_rect (self);
  return tw_table_view_rect (&self->view, slot->x, slot->y);
}

/* Appends a node's outline, or a ring where it has none. Returns: whether it is closed */
static gboolean
append_outline (TwGameTable *self, const TwPlay *play, guint node, cairo_t *cr)
{
  gboolean is_closed = TRUE;

  if (!tw_table_pictures_path (self->pictures, play, node, cr, &is_closed))
    {
      TwSpotPoint at = tw_table_pictures_spot (self->pictures, play, node);

      cairo_arc (cr, at.x, at.y, 0.27, 0, 2 * G_PI);
      return TRUE;
    }
  return is_closed;
}

/* Fills the node's area and draws its outline, but not along the rim, where the
 * feature goes on in the neighbouring tile. */
static void
light_area (TwGameTable *self,
            const TwPlay *play,
            guint node,
            cairo_t *cr,
            double side,
            const GdkRGBA *colour,
            float strength)
{
  cairo_set_source_rgba (cr, 1, 0.98, 0.9, 0.32 * strength);
  cairo_fill (cr);
  cairo_rectangle (cr, 2.5 / side, 2.5 / side, 1 - 5 / side, 1 - 5 / side);
  cairo_clip (cr);
  append_outline (self, play, node, cr);
  cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, 0.95 * strength);
  cairo_set_line_width (cr, 5 / side);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgba (cr, 1, 0.98, 0.92, 0.95 * strength);
  cairo_set_line_width (cr, 2 / side);
  cairo_stroke (cr);
}

/* Lights one tile's part of a feature. */
static void
draw_lit_node (TwGameTable *self,
               GtkSnapshot *snapshot,
               const TwPlay *play,
               guint node,
               const GdkRGBA *colour,
               float strength)
{
  const TwSlot *slot = &play->board.slots[play->board.nodes[node].slot];
  graphene_rect_t rect = tw_game_table_slot_rect (self, slot);
  double side = rect.size.width;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &rect);

  cairo_translate (cr, rect.origin.x, rect.origin.y);
  cairo_scale (cr, side, side);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (append_outline (self, play, node, cr))
    light_area (self, play, node, cr, side, colour, strength);
  else
    {
      cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, 0.80 * strength);
      cairo_set_line_width (cr, 0.17);
      cairo_stroke_preserve (cr);
      cairo_set_source_rgba (cr, 1, 0.98, 0.92, strength);
      cairo_set_line_width (cr, 0.10);
      cairo_stroke (cr);
    }
  cairo_destroy (cr);
}

/* Lights a whole feature; @lifted says whether the lifted tile's part or the rest. */
void
tw_game_table_draw_lit (TwGameTable *self,
                        GtkSnapshot *snapshot,
                        const TwPlay *play,
                        guint node,
                        const GdkRGBA *colour,
                        float strength,
                        gboolean lifted)
{
  const TwAction *proposal = tw_table_model_get_proposal (self->model);
  guint at = node;

  if (node >= play->board.head->n_nodes)
    return;
  do
    {
      const TwSlot *slot = &play->board.slots[play->board.nodes[at].slot];
      gboolean is_lifted = proposal != NULL && proposal->x == slot->x && proposal->y == slot->y;

      if (is_lifted == lifted)
        draw_lit_node (self, snapshot, play, at, colour, strength);
      at = play->board.nodes[at].next;
    }
  while (at != node);
}

static void
draw_flash_points (TwGameTable *self,
                   GtkSnapshot *snapshot,
                   const TwPlay *play,
                   const TwFlash *flash,
                   double at)
{
  const TwSlot *slot = &play->board.slots[play->board.nodes[flash->node].slot];
  graphene_rect_t rect = tw_table_view_rect (&self->view, slot->x, slot->y);
  TwSpotPoint point = tw_table_pictures_spot (self->pictures, play, flash->node);
  g_autofree char *text = g_strdup_printf ("+%d", flash->points);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  GdkRGBA fill = tw_game_table_seat_rgba (self, flash->seat, 1), ink = { 1, 1, 1, 1 };
  guint32 mark =
      tw_player_colour_mark (tw_table_model_get_setup (self->model)->seats[flash->seat].colour);
  GskRoundedRect round;
  int width, height;

  ink = (GdkRGBA){ (float) (mark >> 16) / 255.0f, (float) (mark >> 8 & 255) / 255.0f,
                   (float) (mark & 255) / 255.0f, 1 };
  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attributes, pango_attr_scale_new (1.25));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_get_pixel_size (layout, &width, &height);
  rect = GRAPHENE_RECT_INIT (rintf (rect.origin.x + (float) point.x * rect.size.width - width / 2.0f
                                    - 9),
                             rintf (rect.origin.y + (float) point.y * rect.size.height
                                    - height / 2.0f - 18 - (float) at * 22),
                             width + 18, height + 6);
  gsk_rounded_rect_init_from_rect (&round, &rect, rect.size.height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, &fill, &rect);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (rect.origin.x + 9, rect.origin.y + 3));
  gtk_snapshot_append_layout (snapshot, layout, &ink);
  gtk_snapshot_restore (snapshot);
}

void
tw_game_table_draw_flashes (TwGameTable *self, GtkSnapshot *snapshot, const TwPlay *play)
{
  double at = tw_game_table_flash_at (self);
  /* In quickly, out slowly. */
  float strength = at < 0 ? 0 : (float) MIN (at * 8, MIN (1, (1 - at) * 2.5));

  if (at < 0)
    return;
  for (guint i = 0; i < self->flashes->len; i++)
    {
      const TwFlash *flash = &g_array_index (self->flashes, TwFlash, i);
      GdkRGBA colour = tw_game_table_seat_rgba (self, flash->seat, 1);

      tw_game_table_draw_lit (self, snapshot, play, flash->node, &colour, strength, FALSE);
    }
  gtk_snapshot_push_opacity (snapshot, strength);
  for (guint i = 0; i < self->flashes->len; i++)
    draw_flash_points (self, snapshot, play, &g_array_index (self->flashes, TwFlash, i), at);
  gtk_snapshot_pop (snapshot);
}
