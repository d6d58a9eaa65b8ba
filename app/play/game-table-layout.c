/* Where the spots on the table and the words at them are put. */
#include "app/play/game-table-private.h"

static void
allocate_at (GtkWidget *child, float x, float y, int width, int height)
{
  GskTransform *transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y));

  gtk_widget_allocate (child, width, height, -1, transform);
}

/* The tile that a figure is asked for: lifted, or as it lies when it was laid before. */
static graphene_rect_t
tile_rect (TwGameTable *self)
{
  const TwPlay *play = tw_table_model_get_play (self->model);
  const TwFrame *turn = tw_play_turn_frame (play);

  if (tw_table_model_get_proposal (self->model) != NULL || turn == NULL || turn->slot == TW_NO_SLOT)
    return tw_game_table_lift_rect (self);
  return tw_game_table_slot_rect (self, &play->board.slots[turn->slot]);
}

gboolean
tw_table_spot_is_on_table (const TwTableSpot *spot)
{
  return spot->slot != TW_NO_SLOT || spot->place == TW_SPOT_CELL;
}

graphene_rect_t
tw_game_table_spot_rect (TwGameTable *self, const TwTableSpot *spot)
{
  const TwBoard *board = &tw_game_play (tw_table_model_get_shown (self->model))->board;

  return spot->place == TW_SPOT_CELL ? tw_table_view_rect (&self->view, spot->x, spot->y)
                                     : tw_game_table_slot_rect (self, &board->slots[spot->slot]);
}

/* The middle of a spot's button. Beside a figure it stays in sight with it: it is at the rim of
 * the table when the figure is beyond. */
static void
spot_position (TwGameTable *self, guint index, const TwTableSpot *spot, float *out_x, float *out_y)
{
  graphene_rect_t rect = tw_game_table_spot_rect (self, spot);
  const TwSpotLayout *layout = &self->spot_layouts[index];
  float half = TW_SPOT_MOST_PX / 2.0f + 4;
  float left = (float) self->view.left + half;
  float right = (float) (self->view.width - self->view.right) - half;
  float bottom = (float) (self->view.height - self->view.bottom) - half;

  *out_x = rect.origin.x + (float) layout->point.x * rect.size.width;
  *out_y = rect.origin.y + (float) layout->point.y * rect.size.height;
  if (layout->is_beside)
    {
      *out_x = CLAMP (*out_x, left, MAX (right, left));
      *out_y = CLAMP (*out_y, half, MAX (bottom, half));
    }
}

/* The rectangle that the pill is about. */
static graphene_rect_t
spot_rect (TwGameTable *self)
{
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (self->model, &n);
  gboolean is_spot = self->target.kind == TW_TARGET_SPOT && self->target.spot < n
                     && tw_table_spot_is_on_table (&spots[self->target.spot]);
  float x, y;

  if (!is_spot)
    return tile_rect (self);
  if (tw_table_model_get_proposal (self->model) != NULL
      && !self->spot_layouts[self->target.spot].is_beside)
    return tw_game_table_spot_rect (self, &spots[self->target.spot]);
  spot_position (self, self->target.spot, &spots[self->target.spot], &x, &y);
  return GRAPHENE_RECT_INIT (x - TW_SPOT_MOST_PX / 2.0f, y - TW_SPOT_MOST_PX / 2.0f,
                             TW_SPOT_MOST_PX, TW_SPOT_MOST_PX);
}

static void
allocate_pill (TwGameTable *self)
{
  const TwTableAim *aim = tw_table_model_get_aim (self->model);
  int least = 8, width, height, x, y;
  graphene_rect_t rect;
  float most;

  if (self->target.kind == TW_TARGET_SPOT || !aim->is_set)
    rect = spot_rect (self);
  else
    {
      tw_table_view_corner (&self->view, aim->x, aim->y, &x, &y);
      rect = GRAPHENE_RECT_INIT (x, y, (float) self->view.side, (float) self->view.side);
    }
  gtk_widget_measure (self->pill, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  width = MIN (width, self->view.width - 2 * least);
  gtk_widget_measure (self->pill, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  most = (float) (self->view.width - self->view.right - width - least);
  rect.origin.x =
      CLAMP (rect.origin.x + rect.size.width / 2 - width / 2.0f, (float) (self->view.left + least),
             MAX (most, (float) (self->view.left + least)));
  /* Below the tile, above it where the hand would cover the words. */
  if (rect.origin.y + rect.size.height + 14 + height > self->view.height - self->view.bottom + 6)
    rect.origin.y -= height + 12;
  else
    rect.origin.y += rect.size.height + 12;
  allocate_at (self->pill, (float) (int) rect.origin.x, (float) (int) rect.origin.y, width, height);
}

void
tw_game_table_allocate_children (TwGameTable *self)
{
  guint n = 0;
  const TwTableSpot *spots =
      self->model != NULL ? tw_table_model_get_spots (self->model, &n) : NULL;

  for (guint i = 0; i < MIN (self->spots->len, n); i++)
    {
      float side = (float) self->view.side, x, y;
      int width, height;

      if (!tw_table_spot_is_on_table (&spots[i]))
        continue;
      spot_position (self, i, &spots[i], &x, &y);
      gtk_widget_measure (self->spots->pdata[i], GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL,
                          NULL);
      gtk_widget_measure (self->spots->pdata[i], GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL,
                          NULL);
      if (tw_table_model_get_proposal (self->model) != NULL)
        side *= TW_LIFT_GROWTH;
      width = height = CLAMP ((int) (side * TW_SPOT_APART),
                              MAX (TW_SPOT_LEAST_PX, MAX (width, height)), TW_SPOT_MOST_PX);
      allocate_at (self->spots->pdata[i], (float) (int) (x - (float) width / 2),
                   (float) (int) (y - (float) height / 2), width, height);
    }
  if (gtk_widget_should_layout (self->pill))
    allocate_pill (self);
  if (self->figure_menu != NULL)
    gtk_popover_present (GTK_POPOVER (self->figure_menu));
}
