/* Where the spots on the table and the words at them are put. */
#include "app/table/game-table-private.h"

/* How often, and how much farther each time, the pill looks for a place where it covers no spot. */
#define PILL_STEPS   6
#define PILL_STEP_PX 16

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

gboolean
tw_game_table_target_box (TwGameTable *self, graphene_rect_t *out)
{
  const TwTableView *view = self->move_start != 0 ? &self->view_to : &self->view;
  const TwTableTarget *target = &self->target;
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (self->model, &n), *spot;
  const TwBoard *board;

  if (target->kind == TW_TARGET_CELL || target->kind == TW_TARGET_FEATURE)
    {
      *out = tw_table_view_rect (view, target->x, target->y);
      return TRUE;
    }
  if (target->kind != TW_TARGET_SPOT || target->spot >= n)
    return FALSE;
  spot = &spots[target->spot];
  if (!tw_table_spot_is_on_table (spot))
    return FALSE;
  board = &tw_game_play (tw_table_model_get_shown (self->model))->board;
  *out = spot->place == TW_SPOT_CELL
             ? tw_table_view_rect (view, spot->x, spot->y)
             : tw_table_view_rect (view, board->slots[spot->slot].x, board->slots[spot->slot].y);
  return TRUE;
}

/* Where the middles of spots stay that are beside a figure: in sight with it, when it is at the rim
 * of the table or beyond. */
static TwSpotBounds
sight (TwGameTable *self)
{
  double half = TW_SPOT_MOST_PX / 2.0 + 4;
  TwSpotBounds bounds = { .left = self->view.left + half, .top = half };

  bounds.right = MAX (bounds.left, self->view.width - self->view.right - half);
  bounds.bottom = MAX (bounds.top, self->view.height - self->view.bottom - half);
  return bounds;
}

static void
keep_in_sight (TwGameTable *self, graphene_point_t *middle)
{
  TwSpotBounds bounds = sight (self);

  middle->x = (float) CLAMP ((double) middle->x, bounds.left, bounds.right);
  middle->y = (float) CLAMP ((double) middle->y, bounds.top, bounds.bottom);
}

/* The middle of a spot's button. */
static graphene_point_t
spot_position (TwGameTable *self, guint index, const TwTableSpot *spot)
{
  graphene_rect_t rect = tw_game_table_spot_rect (self, spot);
  const TwSpotLayout *layout = &self->spot_layouts[index];
  graphene_point_t middle =
      GRAPHENE_POINT_INIT (rect.origin.x + (float) layout->point.x * rect.size.width,
                           rect.origin.y + (float) layout->point.y * rect.size.height);

  if (layout->is_beside)
    keep_in_sight (self, &middle);
  return middle;
}

/* The side of a spot's button: as spots are apart on a tile, within bounds, but not less than its
 * number needs. */
static int
spot_side (TwGameTable *self, guint index)
{
  float side = (float) self->view.side;
  int width, height;

  gtk_widget_measure (self->spots->pdata[index], GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL,
                      NULL);
  gtk_widget_measure (self->spots->pdata[index], GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL,
                      NULL);
  if (tw_table_model_get_proposal (self->model) != NULL)
    side *= TW_LIFT_GROWTH;
  return CLAMP ((int) (side * TW_SPOT_APART), MAX (TW_SPOT_LEAST_PX, MAX (width, height)),
                TW_SPOT_MOST_PX);
}

/* Those that are beside something go farther from it, if they have to: the others are first. */
static void
keep_clear (TwGameTable *self, const TwTableSpot *spots, guint n)
{
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (self->model));
  g_autoptr (GArray) pieces = tw_game_table_piece_discs (self, play);
  g_autofree TwSpotDisc *labels = g_new (TwSpotDisc, n + 1);
  g_autofree guint *at = g_new (guint, n + 1);
  TwSpotBounds bounds = sight (self);
  guint n_labels = 0;

  for (guint is_beside = 0; is_beside < 2; is_beside++)
    for (guint i = 0; i < n; i++)
      {
        const graphene_point_t *middle = &g_array_index (self->spot_middles, graphene_point_t, i);

        if (!tw_table_spot_is_on_table (&spots[i])
            || self->spot_layouts[i].is_beside != (gboolean) is_beside)
          continue;
        at[n_labels] = i;
        labels[n_labels++] = (TwSpotDisc){ (double) middle->x, (double) middle->y,
                                           spot_side (self, i) / 2.0, (gboolean) is_beside };
      }
  tw_spot_layout_keep_clear (labels, n_labels, (const TwSpotDisc *) pieces->data, pieces->len,
                             &bounds);
  for (guint k = 0; k < n_labels; k++)
    g_array_index (self->spot_middles, graphene_point_t, at[k]) =
        GRAPHENE_POINT_INIT ((float) labels[k].x, (float) labels[k].y);
}

/* Finds the middles of the buttons in pixels. On small tiles they are bigger than what they are
 * about: then they go apart over the rim of the tile, so that none is below another one. */
static void
place_spots (TwGameTable *self, const TwTableSpot *spots, guint n)
{
  g_autofree TwSpotPoint *points = g_new (TwSpotPoint, n + 1);
  g_autofree guint *at = g_new (guint, n + 1);
  guint n_points = 0;
  int side = TW_SPOT_LEAST_PX;

  g_array_set_size (self->spot_middles, n);
  for (guint i = 0; i < n; i++)
    {
      graphene_point_t *middle = &g_array_index (self->spot_middles, graphene_point_t, i);

      if (!tw_table_spot_is_on_table (&spots[i]))
        continue;
      *middle = spot_position (self, i, &spots[i]);
      side = MAX (side, spot_side (self, i));
      points[n_points] = (TwSpotPoint){ middle->x, middle->y };
      at[n_points++] = i;
    }
  /* Points are pushed apart in tile edges; here a button is as wide as they keep apart. */
  for (guint k = 0; k < n_points; k++)
    points[k] =
        (TwSpotPoint){ points[k].x * TW_SPOT_APART / side, points[k].y * TW_SPOT_APART / side };
  tw_spot_layout_spread_around (points, n_points, NULL, 0);
  for (guint k = 0; k < n_points; k++)
    {
      graphene_point_t *middle = &g_array_index (self->spot_middles, graphene_point_t, at[k]);

      *middle = GRAPHENE_POINT_INIT ((float) (points[k].x * side / TW_SPOT_APART),
                                     (float) (points[k].y * side / TW_SPOT_APART));
      /* Going apart may have led over the rim of the table. */
      if (self->spot_layouts[at[k]].is_beside)
        keep_in_sight (self, middle);
    }
  if (n_points > 0)
    keep_clear (self, spots, n);
}

/* The rectangle that the pill is about. */
static graphene_rect_t
spot_rect (TwGameTable *self)
{
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (self->model, &n);
  gboolean is_spot = self->target.kind == TW_TARGET_SPOT && self->target.spot < n
                     && tw_table_spot_is_on_table (&spots[self->target.spot]);
  const graphene_point_t *middle;

  if (!is_spot || self->target.spot >= self->spot_middles->len)
    return tile_rect (self);
  if (tw_table_model_get_proposal (self->model) != NULL
      && !self->spot_layouts[self->target.spot].is_beside)
    return tw_game_table_spot_rect (self, &spots[self->target.spot]);
  middle = &g_array_index (self->spot_middles, graphene_point_t, self->target.spot);
  return GRAPHENE_RECT_INIT (middle->x - TW_SPOT_MOST_PX / 2.0f, middle->y - TW_SPOT_MOST_PX / 2.0f,
                             TW_SPOT_MOST_PX, TW_SPOT_MOST_PX);
}

guint
tw_game_table_n_covered (TwGameTable *self, const graphene_rect_t *rect)
{
  guint n = 0, n_spots = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (self->model, &n_spots);

  for (guint i = 0; i < MIN (self->spot_middles->len, n_spots); i++)
    {
      const graphene_point_t *middle = &g_array_index (self->spot_middles, graphene_point_t, i);
      graphene_rect_t spot =
          GRAPHENE_RECT_INIT (middle->x - TW_SPOT_MOST_PX / 2.0f,
                              middle->y - TW_SPOT_MOST_PX / 2.0f, TW_SPOT_MOST_PX, TW_SPOT_MOST_PX);

      if (!tw_table_spot_is_on_table (&spots[i]))
        continue;
      n += graphene_rect_intersection (&spot, rect, NULL);
    }
  return n;
}

/* Below what the pill is about, above it, or farther away: where it covers the fewest answers, and
 * never under the hand. */
static float
pill_top (TwGameTable *self, const graphene_rect_t *about, float x, float width, float height)
{
  float bottom = (float) (self->view.height - self->view.bottom) + 6;
  float best = about->origin.y - height - 12;
  guint least = G_MAXUINT;

  for (guint step = 0; step < PILL_STEPS; step++)
    for (guint side = 0; side < 2; side++)
      {
        float away = 12 + (float) step * PILL_STEP_PX;
        float y = side == 0 ? about->origin.y + about->size.height + away
                            : about->origin.y - height - away;
        guint n = tw_game_table_n_covered (self, &GRAPHENE_RECT_INIT (x, y, width, height));

        if ((side == 0 ? y + 2 + height > bottom : y < 0) || n >= least)
          continue;
        best = y;
        least = n;
      }
  return best;
}

static void
allocate_pill (TwGameTable *self)
{
  const TwTableAim *aim = tw_table_model_get_aim (self->model);
  int least = 8, width, height, x, y;
  graphene_rect_t rect;
  float most, top;

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
  top = pill_top (self, &rect, rect.origin.x, (float) width, (float) height);
  allocate_at (self->pill, (float) (int) rect.origin.x, (float) (int) top, width, height);
}

void
tw_game_table_allocate_children (TwGameTable *self)
{
  guint n = 0;
  const TwTableSpot *spots =
      self->model != NULL ? tw_table_model_get_spots (self->model, &n) : NULL;

  n = MIN (self->spots->len, n);
  place_spots (self, spots, n);
  for (guint i = 0; i < n; i++)
    {
      const graphene_point_t *middle = &g_array_index (self->spot_middles, graphene_point_t, i);
      int side;

      if (!tw_table_spot_is_on_table (&spots[i]))
        continue;
      side = spot_side (self, i);
      allocate_at (self->spots->pdata[i], (float) (int) (middle->x - (float) side / 2),
                   (float) (int) (middle->y - (float) side / 2), side, side);
    }
  if (gtk_widget_should_layout (self->pill))
    allocate_pill (self);
  if (self->figure_menu != NULL)
    gtk_popover_present (GTK_POPOVER (self->figure_menu));
}
